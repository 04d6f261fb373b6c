import HearthPersistence

// The views that a builder gathered, one by one, as values: for containers that make nodes of a view only when they
// show it, and want to know of it before that.

/// What tells a view from the others of a list: the same with each update, as long as the view has its identity.
package struct IdentityPath: Hashable {
  /// Indices, branches and identities on the way to the view.
  package private(set) var steps: [AnyHashable] = []
  /// The identity that the innermost `ForEach` gave the view.
  package var id: AnyHashable?
  package init() {}
  package func appending<Step: Hashable>(_ step: Step) -> IdentityPath {
    var path = self
    path.steps.append(AnyHashable(step))
    return path
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
  func visit<V: View>(_ view: V, at path: IdentityPath)
  /// The body of a view of the app that has several elements, or a number that is not known before it is evaluated.
  /// - Parameter surrounded: Applies the modifiers of the view to another view.
  func body<V: View>(of view: V, at path: IdentityPath, surrounded: ((AnyView) -> AnyView)?) -> V.Body
  /// Whether a view of the app with this modifier is one element, whatever its body has.
  func makesOne<M: ViewModifier>(_ modifier: M) -> Bool
  /// Whether a modifier around what is visited makes one element of it.
  var isInOne: Bool { get }
  /// Runs a closure of the app that makes views.
  func evaluate<T>(_ action: () -> T) -> T
}

extension ViewListVisitor {
  /// Visits the elements of `view`.
  package func list<V: View>(_ view: V, at path: IdentityPath) {
    if let list = view as? any ListedView {
      list._list(self, path)
    } else if V._elementCount == 0 {
      return
    } else if V.Body.self != Never.self && V._elementCount != 1 && !isInOne {
      list(body(of: view, at: path, surrounded: nil), at: path.appending("body"))
    } else {
      visit(view, at: path)
    }
  }
  package var isInOne: Bool { false }
}

/// A view that stands for a list of others.
@MainActor package protocol ListedView {
  func _list(_ visitor: any ViewListVisitor, _ path: IdentityPath)
}

nonisolated extension TupleView: ListedView {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ path: IdentityPath) {
    withUnsafePointer(to: value) { pointer in
      @MainActor func visit<V: View>(_ type: V.Type, _ offset: Int, _ index: Int) {
        visitor.list(
          (UnsafeRawPointer(pointer) + offset).assumingMemoryBound(to: type).pointee, at: path.appending(index))
      }
      TupleInfo.forEachView(in: T.self) { index, offset, type in visit(type, offset, index) }
    }
  }
}
nonisolated extension Group: ListedView where Content: View {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ path: IdentityPath) {
    visitor.list(content, at: path)
  }
}
nonisolated extension Optional: ListedView where Wrapped: View {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ path: IdentityPath) {
    if let self { visitor.list(self, at: path.appending(0)) }
  }
}
nonisolated extension _ConditionalContent: ListedView where TrueContent: View, FalseContent: View {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ path: IdentityPath) {
    switch storage {
    case .trueContent(let view): visitor.list(view, at: path.appending(0))
    case .falseContent(let view): visitor.list(view, at: path.appending(1))
    }
  }
}
nonisolated extension AnyView: ListedView {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ path: IdentityPath) { storage.list(visitor, path) }
}
nonisolated extension ForEach: ListedView where Content: View {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ path: IdentityPath) {
    // The subviews of another view are known when that has nodes.
    if source != nil { return visitor.visit(self, at: path) }
    for element in data {
      let id = identity(element)
      var path = path.appending(id)
      path.id = AnyHashable(id)
      visitor.list(visitor.evaluate { content(element) }, at: path)
    }
  }
}
nonisolated extension IDView: ListedView {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ path: IdentityPath) {
    var path = path.appending(id)
    path.id = AnyHashable(id)
    visitor.list(content, at: path)
  }
}
nonisolated extension ModifiedContent: ListedView where Content: View, Modifier: ViewModifier {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ path: IdentityPath) {
    if Content._elementCount == 1 && !(Content.self is any ListedView.Type) { return visitor.visit(self, at: path) }
    visitor.list(content, at: path, each: modifier)
  }
}
extension ViewListVisitor {
  /// Visits the elements of `view`, with a modifier around each.
  fileprivate func list<V: View, M: ViewModifier>(_ view: V, at path: IdentityPath, each modifier: M) {
    ModifyingVisitor(modifier, self).list(view, at: path)
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
  func visit<V: View>(_ view: V, at path: IdentityPath) {
    outer.visit(ModifiedContent(content: view, modifier: modifier), at: path)
  }
  func body<V: View>(of view: V, at path: IdentityPath, surrounded: ((AnyView) -> AnyView)?) -> V.Body {
    outer.body(of: view, at: path) {
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
