import HearthCore
import SwiftUI
import Testing

private struct Inner: View { var body: some View { Text("inner").bold() } }
private struct Framed: ViewModifier { func body(content: Content) -> some View { content.overlay { Capsule() } } }
private struct Outer: View {
  var isOn = false
  var body: some View {
    VStack {
      if isOn { Inner() } else { Image(systemName: "star") }
      ForEach(0..<3) { _ in Toggle("", isOn: .constant(true)) }
      Color.red.modifier(Framed())
    }
  }
}
private struct Endless: View { var body: some View { AnyView(Endless()) } }
extension Holder { struct Nested {} }
private struct Packed<First, each Rest: Hashable> {}
private struct TwiceKeyed<First, each Rest: Hashable> where repeat each Rest: Codable, First: Numeric {}
/// Plain for some arguments only, and one of an app.
private struct Holder<Value> { var value: Value }
extension Holder: DynamicProperty where Value == Int {}
private struct HoldsText: View {
  let holder = Holder(value: "")
  var body: some View { EmptyView() }
}
private struct HoldsNumber: View {
  let holder = Holder(value: 1)
  var body: some View { EmptyView() }
}

@Suite struct TypePreparationTests {
  private func names(_ type: Any.Type) -> [String] { TypePreparation.visit([type]) { true }.map { String(describing: $0) } }

  @Test func `every type that views are made of is named, through bodies, branches, tuples and modifiers`() {
    let types = TypePreparation.visit([Outer.self]) { true }
    func has(_ type: Any.Type) -> Bool { types.contains { $0 == type } }
    #expect(has(Inner.self) && has(Inner.Body.self) && has(Framed.self) && has(Framed.Body.self))
    #expect(has(Image.self) && has(Toggle<Text>.self) && has(Range<Int>.self) && has(Int.self) && has(Capsule.self))
    #expect(types.count == Set(types.map { ObjectIdentifier($0) }).count)
  }
  @Test func `a view comes before what its body is made of`() throws {
    let types = TypePreparation.visit([Outer.self]) { true }
    let outer = try #require(types.firstIndex { $0 == Outer.self }), inner = try #require(types.firstIndex { $0 == Inner.self })
    #expect(outer == 0 && inner > 0)
    #expect(types[inner...].contains { $0 == Inner.Body.self })
  }
  @Test func `a view without end is named once, and nothing when nobody waits`() {
    #expect(names(Endless.self) == ["Endless", "AnyView"])
    #expect(TypePreparation.visit([Outer.self]) { false }.count == 1)
  }
  @Test func `the types of a pack are found`() {
    #expect(names(Packed<Int, Bool, String>.self).dropFirst() == ["Int", "Bool", "String"])
    #expect(names(Packed<Int>.self).dropFirst() == ["Int"])
    #expect(names(Packed<Int, (Bool), Double, Float>.self).dropFirst() == ["Int", "Bool", "Double", "Float"])
    #expect(names(TwiceKeyed<Float, String, Bool>.self).dropFirst() == ["Float", "String", "Bool"])
  }
  @Test func `what a type is made of is found in tuples, choices and arguments`() {
    #expect(names(Int.self) == ["Int"])
    #expect(names((() -> Int).self).count == 1)
    #expect(names(Optional<(Bool, String)>.self).dropFirst() == ["(Bool, String)", "Bool", "String"])
    #expect(names(Dictionary<String, Double>.self).dropFirst() == ["String", "Double"])
  }
  @Test func `the module of a declaration is found, wherever it is nested`() {
    #expect(TypeMetadata(Text.self).module == "HearthCore")
    #expect(TypeMetadata(String.self).module == "Swift" && TypeMetadata(String.UTF8View.Index.self).module == "Swift")
    #expect(TypeMetadata(Holder<String>.Nested.self).module == "HearthCoreTests")
    #expect(TypeMetadata(Toggle<Text>.self).module == "SwiftUI" && TypeMetadata(WindowGroup<Text>.self).module == "SwiftUI")
    struct Local {}
    #expect(TypeMetadata(Local.self).module == "HearthCoreTests")
  }
  @Test func `a declaration of an app may be a dynamic property for some of its arguments only`() {
    #expect(TypeInfo.of(HoldsText.self).dynamic.isEmpty)
    #expect(TypeInfo.of(HoldsNumber.self).dynamic.count == 1)
  }
}
