import Foundation
import HearthRendering

/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
  /// About to appear; how it looks here is where it comes from.
  case willAppear
  /// There.
  case identity
  /// Gone from the tree of views; how it looks here is where it goes to.
  case didDisappear
  /// Whether the view is there, neither on its way in nor on its way out.
  public var isIdentity: Bool { self == .identity }
  /// -1 before it appears, 0 when it is there, 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Properties of a transition that hold for any view.
public struct TransitionProperties: Sendable {
  /// Something moves: with reduced motion, a fade takes its place.
  public var hasMotion: Bool
  /// Creates properties of a transition; unless told otherwise, of one that moves something.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A type that says how views come and go.
///
///     struct Swing: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content.rotationEffect(.degrees(90 * phase.value)).opacity(phase.isIdentity ? 1 : 0)
///       }
///     }
///
/// A view that is removed with an animation stays, without focus and without events, until the way
/// out is done. Source: Apple, "Transition".
@MainActor @preconcurrency public protocol Transition {
  /// What `body(content:phase:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The view that comes or goes, without the transition's changes.
  typealias Content = PlaceholderContentView<Self>
  /// The view as it looks in a phase: `identity` while it is there, the other phases before it comes and after it goes.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
  /// What the transition asks for besides, such as whether it may move. By default it may.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
  /// The animation that it brings along for a way out, or in: nil for that of the change,
  /// `.some(nil)` for none at all. Not for apps.
  @MainActor @preconcurrency func _animation(isRemoval: Bool) -> Animation??
  /// Whether something moves, of this very transition. Not for apps.
  @MainActor @preconcurrency var _hasMotion: Bool { get }
}

extension Transition {
  /// The default: something moves.
  public static var properties: TransitionProperties { TransitionProperties() }
  public func _animation(isRemoval: Bool) -> Animation?? { nil }
  public var _hasMotion: Bool { Self.properties.hasMotion }
  /// A view as it looks in a phase of this transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(_TransitionModifier(transition: self, phase: phase))
  }
  /// This transition and `other` at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
  /// Uses `animation` whatever the change was made with, also when it was made
  /// without one; nil for no animation at all.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// Applies a transition to a view.
nonisolated struct _TransitionModifier<T: Transition>: ViewModifier {
  var transition: T
  /// Nil: as the view comes and goes.
  var phase: TransitionPhase?
  typealias Body = Never
  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    guard V._elementCount < 0, modifier.phase == nil, let identity = _identity(of: content) else {
      return _ViewNode(TransitionNode(modifier.transition, modifier.phase, content: content, inputs))
    }
    let node = IdentifiedTransitionNode(identity, inputs)
    node.child = TransitionNode(modifier.transition, nil, content: content, node.inputs)
    return _ViewNode(node)
  }
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    guard V._elementCount < 0, modifier.phase == nil, let identity = _identity(of: content) else {
      return unsafeDowncast(node.node, to: TransitionNode<V>.self).update(
        modifier.transition, modifier.phase, content: content)
    }
    let node = unsafeDowncast(node.node, to: IdentifiedTransitionNode.self)
    let known = node.child.map { unsafeDowncast($0, to: TransitionNode<V>.self) }
    if node.id == identity, let known { return known.update(modifier.transition, nil, content: content) }
    let oldIdentity = node.id
    node.id = identity
    if let leaving = node.engine.takeBack(node, identity) {
      node.child = leaving
      unsafeDowncast(leaving, to: TransitionNode<V>.self).update(modifier.transition, nil, content: content)
    } else {
      node.child = TransitionNode(modifier.transition, nil, content: content, node.inputs)
    }
    node.noteAppearance()
    known?.leave(node, as: oldIdentity)
    node.elementsDidChange()
  }
  // A transition makes one view of one.
  nonisolated static func _elementCount(_ content: Int) -> Int { content == 1 ? 1 : -1 }
}

/// A transition around a view with an identity of its own: it belongs to the identity, so that what leaves and what
/// enters each have theirs. The phase of a transition that an app applies itself is not managed, and needs none.
package final class IdentifiedTransitionNode: ChoiceNode {
  var id: AnyHashable
  init(_ id: AnyHashable, _ inputs: _ViewInputs) {
    self.id = id
    super.init(inputs)
  }
  nonisolated deinit {}
}

/// The node of a view with a transition, whatever the view is.
package class AnyTransitionSource: ModifierContentSource {
  init(isManaged: Bool, _ inputs: _ViewInputs) {
    self.isManaged = isManaged
    super.init(inputs)
  }
  nonisolated deinit {}
  /// Follows the view as it comes and goes; otherwise it is a part of a transition around, which says its phase.
  let isManaged: Bool
  /// The animation that the transition brings along: see `Transition._animation(isRemoval:)`.
  func animation(isRemoval: Bool) -> Animation?? { nil }
  func show(_ phase: TransitionPhase, _ transaction: Transaction) {}
}

package final class TransitionNode<V: View>: AnyTransitionSource {
  @exclusivity(unchecked) private var transition: any Transition
  @exclusivity(unchecked) private var content: V
  @exclusivity(unchecked) private var phase: TransitionPhase

  init(_ transition: any Transition, _ phase: TransitionPhase?, content: V, _ inputs: _ViewInputs) {
    (self.transition, self.content) = (transition, content)
    self.phase = phase ?? .identity
    super.init(isManaged: phase == nil, inputs)
    if transition._animation(isRemoval: false) != nil || transition._animation(isRemoval: true) != nil {
      engine.transitionsMayAnimate = true
    }
    child = AnyView._makeNode(evaluate(), self.inputs).node
  }
  nonisolated deinit {}
  override func animation(isRemoval: Bool) -> Animation?? { transition._animation(isRemoval: isRemoval) }
  override func makeContent(_ inputs: _ViewInputs) -> Node { V._makeNode(content, inputs).node }

  private func evaluate() -> AnyView {
    func body<T: Transition>(_ transition: T) -> AnyView {
      AnyView(transition.body(content: PlaceholderContentView(handle: handle), phase: phase))
    }
    if scope.value(ReducesMotionKey.self), isManaged, transition._hasMotion { return body(OpacityTransition()) }
    return engine.evaluate(for: self) { body(transition) }
  }
  func update(_ transition: any Transition, _ phase: TransitionPhase?, content: V) {
    engine.counters.nodesVisited += 1
    self.content = content
    self.transition = transition
    if let phase { self.phase = phase }
    AnyView._update(_ViewNode(child), evaluate())
    handle.forEach { V._update(_ViewNode($0.child!), content) }
  }
  package override func updateBody() {
    flags.remove(.needsBody)
    AnyView._update(_ViewNode(child), evaluate())
  }
  /// Shows another phase, as a change that `transaction` tells how to show.
  override func show(_ phase: TransitionPhase, _ transaction: Transaction) {
    guard isManaged else { return }
    self.phase = phase
    let outer = engine.bodyTransaction
    engine.bodyTransaction = transaction
    AnyView._update(_ViewNode(child), evaluate())
    engine.bodyTransaction = outer
  }
  package override func unmount() {
    child.unmount()
    didUnmountSource()
  }
}

extension View {
  /// Sets how this view comes and goes, when that is animated.
  ///
  ///     if isShown {
  ///       Text("Saved").transition(.move(edge: .top).combined(with: .opacity))
  ///     }
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: transition, phase: nil))
  }
  /// Sets how this view comes and goes, when that is animated.
  @_disfavoredOverload public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t.erased, phase: nil))
  }
}
