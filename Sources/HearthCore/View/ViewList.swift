import HearthPersistence

// The views that a builder gathered, one by one, as values: for containers that make nodes of a view only when they
// show it, and want to know of it before that.

/// What tells a view from the others of a list: the same with each update, as long as the view has its identity.
package struct ViewPlace: Hashable {
  /// Indices, branches and identities on the way to the view.
  package private(set) var steps: [AnyHashable] = []
  /// The identity that the innermost `ForEach` gave the view.
  package var id: AnyHashable?
  package init() {}
  package func appending<Step: Hashable>(_ step: Step) -> ViewPlace {
    var place = self
    place.steps.append(AnyHashable(step))
    return place
  }
  /// The same in the next process; nil where an identity on the way cannot be encoded.
  package var stable: UInt64? {
    var number: UInt64 = 0
    for step in steps where !(step.base is ObjectIdentifier) {
      guard let next = StableIdentity.number(step) else { return nil }
      number = number &* 1_099_511_628_211 &+ next
    }
    return number
  }
}

/// Goes through a list of views. No node is made on the way.
@MainActor package protocol ViewListVisitor: AnyObject {
  /// A view that is one element.
  func visit<V: View>(_ view: V, at place: ViewPlace)
  /// The body of a view of the app that has several elements, or a number that is not known before it is evaluated.
  /// - Parameter surrounded: Applies the modifiers of the view to another view.
  func body<V: View>(of view: V, at place: ViewPlace, surrounded: ((AnyView) -> AnyView)?) -> V.Body
  /// Whether a view of the app with this modifier is one element, whatever its body has.
  func makesOne<M: ViewModifier>(_ modifier: M) -> Bool
  /// Whether a modifier around what is visited makes one element of it.
  var isInOne: Bool { get }
  /// Runs a closure of the app that makes views.
  func evaluate<T>(_ action: () -> T) -> T
}

extension ViewListVisitor {
  /// Visits the elements of `view`.
  package func list<V: View>(_ view: V, at place: ViewPlace) {
    if let list = view as? any ListedView {
      list._list(self, place)
    } else if V._elementCount == 0 {
      return
    } else if V.Body.self != Never.self && V._elementCount != 1 && !isInOne {
      list(body(of: view, at: place, surrounded: nil), at: place.appending("body"))
    } else {
      visit(view, at: place)
    }
  }
  package var isInOne: Bool { false }
}

/// A view that stands for a list of others.
@MainActor package protocol ListedView {
  func _list(_ visitor: any ViewListVisitor, _ place: ViewPlace)
}

nonisolated extension TupleView: ListedView {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ place: ViewPlace) {
    withUnsafePointer(to: value) { pointer in
      @MainActor func visit<V: View>(_ type: V.Type, _ offset: Int, _ index: Int) {
        visitor.list(
          (UnsafeRawPointer(pointer) + offset).assumingMemoryBound(to: type).pointee, at: place.appending(index))
      }
      TupleInfo.forEachView(in: T.self) { index, offset, type in visit(type, offset, index) }
    }
  }
}
nonisolated extension Group: ListedView where Content: View {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ place: ViewPlace) { visitor.list(content, at: place) }
}
nonisolated extension Optional: ListedView where Wrapped: View {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ place: ViewPlace) {
    if let self { visitor.list(self, at: place.appending(0)) }
  }
}
nonisolated extension _ConditionalContent: ListedView where TrueContent: View, FalseContent: View {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ place: ViewPlace) {
    switch storage {
    case .trueContent(let view): visitor.list(view, at: place.appending(0))
    case .falseContent(let view): visitor.list(view, at: place.appending(1))
    }
  }
}
nonisolated extension AnyView: ListedView {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ place: ViewPlace) { storage.list(visitor, place) }
}
nonisolated extension ForEach: ListedView where Content: View {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ place: ViewPlace) {
    // The subviews of another view are known when that has nodes.
    if source != nil { return visitor.visit(self, at: place) }
    for element in data {
      let id = identity(element)
      var place = place.appending(id)
      place.id = AnyHashable(id)
      visitor.list(visitor.evaluate { content(element) }, at: place)
    }
  }
}
nonisolated extension IDView: ListedView {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ place: ViewPlace) {
    var place = place.appending(id)
    place.id = AnyHashable(id)
    visitor.list(content, at: place)
  }
}
nonisolated extension ModifiedContent: ListedView where Content: View, Modifier: ViewModifier {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ place: ViewPlace) {
    if Content._elementCount == 1 && !(Content.self is any ListedView.Type) { return visitor.visit(self, at: place) }
    visitor.list(content, at: place, each: modifier)
  }
}
extension ViewListVisitor {
  /// Visits the elements of `view`, with a modifier around each.
  fileprivate func list<V: View, M: ViewModifier>(_ view: V, at place: ViewPlace, each modifier: M) {
    ModifyingVisitor(modifier, self).list(view, at: place)
  }
}
/// Puts a modifier around each element.
private final class ModifyingVisitor<M: ViewModifier>: ViewListVisitor {
  private let modifier: M
  private let outer: any ViewListVisitor
  let isInOne: Bool
  init(_ modifier: M, _ outer: any ViewListVisitor) {
    (self.modifier, self.outer) = (modifier, outer)
    isInOne = outer.isInOne || outer.makesOne(modifier)
  }
  nonisolated deinit {}
  func visit<V: View>(_ view: V, at place: ViewPlace) {
    outer.visit(ModifiedContent(content: view, modifier: modifier), at: place)
  }
  func body<V: View>(of view: V, at place: ViewPlace, surrounded: ((AnyView) -> AnyView)?) -> V.Body {
    outer.body(of: view, at: place) {
      AnyView(ModifiedContent(content: surrounded?($0) ?? $0, modifier: self.modifier))
    }
  }
  func makesOne<N: ViewModifier>(_ modifier: N) -> Bool { outer.makesOne(modifier) }
  func evaluate<T>(_ action: () -> T) -> T { outer.evaluate(action) }
}

/// A view with a modifier, taken apart.
package protocol TakenApart {
  nonisolated var _parts: (content: Any, modifier: Any) { get }
}
nonisolated extension ModifiedContent: TakenApart {
  package var _parts: (content: Any, modifier: Any) { (content, modifier) }
}
