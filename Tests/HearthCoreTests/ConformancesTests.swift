import Foundation
import QuickTesting
import SwiftUI
import Testing

@testable import HearthCore

nonisolated private struct Nothing { var model: NSObject? }
nonisolated private struct Equal: Equatable { var name = "" }
nonisolated private struct Hashed: Hashable { var name = "" }
nonisolated private enum Choice { case one(String), two }
nonisolated private enum EqualChoice: Equatable { case one(String), two }
nonisolated private struct Boxed<Content> { var content: Content }
nonisolated extension Boxed: Equatable where Content: Equatable {}
nonisolated private struct AlwaysEqual<Content>: Equatable {
  var content: Content
  static func == (a: Self, b: Self) -> Bool { true }
}
private struct Property: DynamicProperty { @State var value = 1 }
private struct Page<Content: View>: View {
  var content: Content
  var body: some View { content }
}
private struct Framed: ViewModifier { func body(content: Content) -> some View { content.padding() } }
private final class Object: Equatable {
  static func == (a: Object, b: Object) -> Bool { a === b }
}
nonisolated private class Wrapped {}
nonisolated private class Narrow: Wrapped {}
nonisolated private class Derived: NSObject {}
private struct Odd {}
extension Odd: @MainActor Equatable {
  @MainActor static func == (a: Odd, b: Odd) -> Bool { true }
}

/// What is known of conformances.
@MainActor struct ConformancesTests {
  private enum Scoped {
    struct Local: View { var body: some View { EmptyView() } }
  }
  private let types: [Any.Type] = [
    Nothing.self, Equal.self, Hashed.self, Choice.self, EqualChoice.self, Boxed<Int>.self, Boxed<Nothing>.self,
    Boxed<Boxed<Equal>>.self,
    AlwaysEqual<Nothing>.self, Property.self, Page<Text>.self, Page<Page<EmptyView>>.self, Framed.self, Object.self,
    Wrapped.self, Narrow.self, Derived.self, Scoped.Local.self,
    State<Int>.self, State<Nothing>.self, Binding<String>.self, Binding<Nothing>.self, Environment<Bool>.self,
    FocusState<Bool>.self, ObservedObject<Watched>.self,
    Namespace.self, ScaledMetric<Double>.self, Text.self, Color.self, Image.self, Spacer.self, EmptyView.self,
    AnyView.self, VStack<Text>.self, Group<Text>.self,
    TupleView<(Text, Text)>.self, ModifiedContent<Text, Framed>.self,
    ModifiedContent<ModifiedContent<Text, Framed>, Framed>.self, ModifiedContent<Framed, Framed>.self,
    ModifiedContent<Page<Text>, EmptyModifier>.self, _ConditionalContent<Text, Color>.self, Optional<Text>.self,
    Optional<Int>.self, Optional<Nothing>.self,
    Optional<Optional<Equal>>.self, ForEach<[Int], Int, Text>.self, ForEach<[Int], Int, Int>.self, Group<Text>.self,
    Group<Int>.self,
    Section<Text, Text, EmptyView>.self, Section<Int, Text, Text>.self, _ConditionalContent<Int, Color>.self,
    AnyHashable.self, Double.self, CGFloat.self, Bool.self, Never.self, String.self, Int.self, [Int].self,
    [Nothing].self, [String: Int].self, URL.self, Date.self, IndexSet.self, (Int, Int).self,
    (() -> Void).self, (any View).self, NSObject.self, Result<Int, any Error>.self, Rectangle.self,
    RoundedRectangle.self, LinearGradient.self,
  ]
}

extension ConformancesTests {
  private final class Watched: ObservableObject { nonisolated deinit {} }

  @QuickTesting.Test func `is what a cast finds`() {
    for type in types {
      expect((Conformances.dynamicProperty(type) != nil) == (type is any DynamicProperty.Type), "\(type)")
      expect((Conformances.equatable(type) != nil) == (type is any Equatable.Type), "\(type)")
      expect((Conformances.view(type) != nil) == (type is any View.Type), "\(type)")
      expect((Conformances.bindingComparable(type) != nil) == (type is any _BindingComparable.Type), "\(type)")
      expect((Conformances.comparableOptional(type) != nil) == (type is any _ComparableOptional.Type), "\(type)")
    }
  }
  @QuickTesting.Test func `leads to the right functions`() throws {
    func equal<T: Equatable>(_ type: T.Type, _ a: Any, _ b: Any) -> Bool { (a as! T) == (b as! T) }
    let pairs: [(Any.Type, Any, Any, Bool)] = [
      (Equal.self, Equal(name: "a"), Equal(name: "a"), true), (Equal.self, Equal(name: "a"), Equal(name: "b"), false),
      (EqualChoice.self, EqualChoice.one("x"), EqualChoice.two, false),
      (Hashed.self, Hashed(name: "b"), Hashed(name: "b"), true),
      (
        AlwaysEqual<Nothing>.self, AlwaysEqual(content: Nothing(model: nil)),
        AlwaysEqual(content: Nothing(model: NSObject())), true
      ),
      (Boxed<Int>.self, Boxed(content: 1), Boxed(content: 2), false),
    ]
    for (type, a, b, answer) in pairs {
      let equatable = try require(Conformances.equatable(type))
      expect(equal(equatable, a, b), equals: answer, "\(type)")
    }
    func count(_ type: any View.Type) -> Int { type._elementCount }
    for type in [Text.self, Page<Text>.self, ModifiedContent<Page<Text>, Framed>.self, VStack<Text>.self]
      as [any View.Type]
    {
      expect(count(try require(Conformances.view(type))), equals: count(type), "\(type)")
    }
    for type in [State<Int>.self, Property.self, Binding<String>.self] as [any DynamicProperty.Type] {
      let found = try require(Conformances.dynamicProperty(type))
      expect(found._wantsUpdate == type._wantsUpdate && found._ownsObject == type._ownsObject, "\(type)")
    }
  }
  @Test(.enabled(if: isKnown)) func `needs no cast for what this program declares`() {
    func isDecided(_ answer: Conformances.Answer) -> Bool { if case .unknown = answer { false } else { true } }
    let equatable = Conformances(to: (any Equatable).self), view = Conformances(to: (any View).self)
    for type in [Nothing.self, Equal.self, Choice.self, Property.self, Page<Text>.self, State<Int>.self] as [Any.Type] {
      expect(isDecided(equatable.answer(for: type)) && isDecided(view.answer(for: type)), "\(type)")
    }
    // What conditions come to is known where it is known of the parts.
    for type in [
      Optional<Text>.self, Optional<Page<Text>>.self, ForEach<[Int], Int, Text>.self,
      _ConditionalContent<Text, Optional<Color>>.self,
      Section<Text, ForEach<[Int], Int, ModifiedContent<Text, Framed>>, EmptyView>.self,
      ModifiedContent<Text, Framed>.self, ModifiedContent<Framed, Framed>.self,
      Object.self, Wrapped.self, Narrow.self, Watched.self, (() -> Void).self,
    ] as [Any.Type] { expect(isDecided(view.answer(for: type)), "\(type)") }
    expect(
      isDecided(equatable.answer(for: Boxed<Equal>.self)) && isDecided(equatable.answer(for: Boxed<Nothing>.self))
        && isDecided(equatable.answer(for: (() -> Void).self)))
    // An actor's conformance holds on that actor only, and one with conditions not always.
    expect(!isDecided(equatable.answer(for: Odd.self)) && !isDecided(equatable.answer(for: Boxed<Int>.self)))
    // What is declared elsewhere may conform by what yet another library says.
    expect(
      !isDecided(view.answer(for: Int.self)) && !isDecided(view.answer(for: [Text].self))
        && !isDecided(view.answer(for: Group<Int>.self)))
    expect(
      !isDecided(view.answer(for: NSObject.self)) && !isDecided(view.answer(for: Derived.self))
        && !isDecided(equatable.answer(for: URL.self)) && !isDecided(equatable.answer(for: Object.self)))
  }
  /// Only where the linker tells what a program consists of.
  private nonisolated static var isKnown: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}
