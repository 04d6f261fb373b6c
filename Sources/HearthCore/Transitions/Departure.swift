import Foundation
import HearthRendering

/// A view that was removed with an animation: it is out of its parent's children and out of layout, takes no
/// events and no focus, and is painted where it was until its transition is over. Only then it is unmounted, so
/// that its tasks end and `onDisappear` runs.
@MainActor final class Departure {
  let node: Node
  /// Where it was a child, and as which: the same view coming back takes its identity again.
  unowned(unsafe) let parent: Node
  let identity: AnyHashable
  /// A view that leaves its container. `slot` is the index of the element of the container that it is painted below: the
  /// first one that came after it.
  struct Part {
    let container, element: LayoutNode
    var slot: Int
    /// Its place among those with the same slot.
    var rank = Int.max
  }
  var elements: [Part] = []
  var transitions: [AnyTransitionSource] = []
  init(_ node: Node, _ parent: Node, _ identity: AnyHashable) {
    (self.node, self.parent, self.identity) = (node, parent, identity)
  }
  nonisolated deinit {}
}

/// An element without a transition of its own fades. Source: seen, SwiftUI: the standard transition.
@MainActor final class Fade {
  unowned(unsafe) let element: LayoutNode
  let animator = Animator<Double>(of: .presence)
  /// 1 when it is there, 0 when it is gone.
  private var target: Double
  init(_ element: LayoutNode, from start: Double) { (self.element, target) = (element, start) }
  nonisolated deinit {}
  var opacity: Double { min(max(target - animator.remaining, 0), 1) }

  func go(to end: Double, _ transaction: Transaction) {
    let change = end - target
    target = end
    if let animation = transaction.animation, change != 0 { animator.add(change, animation, transaction, of: element) }
  }
  func didStep() {
    if animator.isOver && target == 1 { element.engine.fades[ObjectIdentifier(element)] = nil }
    if let container = element.layoutParent {
      container.childNeedsRecord(Int(element.indexInParent))
      container.setNeedsRecord()
    }
  }
}

extension Node {
  /// The view's identity has gone from its parent. Unmounted at once, or, when the change is
  /// animated, when its transition is over.
  final func leave(_ parent: Node, as identity: AnyHashable) {
    guard engine.stage.isUpdating, parent.mayShowOtherValue || engine.transitionsMayAnimate else { return unmount() }
    var transaction = parent.transaction
    let departure = Departure(self, parent, identity)
    departure.collect(self)
    let own = departure.transitions.map { $0.animation(isRemoval: true) }
    if transaction.animation == nil { transaction.animation = own.lazy.compactMap { $0 ?? nil }.first }
    // All of them say that nothing is to be animated.
    if !own.isEmpty, own.allSatisfy({ $0 == .some(nil) }) { return unmount() }
    guard transaction.animation != nil, !departure.elements.isEmpty else { return unmount() }
    engine.departures.append(departure)
    for part in departure.elements { part.container.departuresDidChange() }
    focusMayHaveChanged()
    let completion = AnimationCompletion(.removed) { [weak departure, unowned(unsafe) engine] in
      if let departure { MainActor.assumeIsolated { engine.finish(departure) } }
    }
    departure.show(.didDisappear, transaction, completion)
    completion.seal()
  }
}

extension Departure {
  /// Finds the elements of what leaves, and the transitions around them.
  fileprivate func collect(_ node: Node, isInTransition: Bool = false) {
    var isInTransition = isInTransition
    if let transition = node as? AnyTransitionSource, transition.isManaged {
      if !isInTransition { transitions.append(transition) }
      isInTransition = true
    }
    if let element = node as? LayoutNode {
      var inner = element
      while !isInTransition, let next = (inner as? UnaryNode)?.content {
        guard let layout = next as? LayoutNode else {
          if let found = next.firstTransition { transitions.append(found) }
          break
        }
        inner = layout
      }
      if let (container, outermost) = element.elementOfContainer,
        !elements.contains(where: { $0.element === outermost })
      {
        elements.append(Part(container: container, element: outermost, slot: Int(outermost.indexInParent)))
      }
      return
    }
    node.visitChildren { collect($0, isInTransition: isInTransition) }
  }
  fileprivate func show(_ phase: TransitionPhase, _ transaction: Transaction, _ completion: AnimationCompletion?) {
    var transaction = transaction
    if let completion { transaction.completions.append(completion) }
    for transition in transitions {
      var own = transaction
      if let animation = transition.animation(isRemoval: phase == .didDisappear) { own.animation = animation }
      transition.show(phase, own)
    }
    guard transitions.isEmpty else { return }
    for part in elements {
      let element = part.element, key = ObjectIdentifier(element), engine = element.engine
      let fade = engine.fades[key] ?? Fade(element, from: phase == .didDisappear ? 1 : 0)
      engine.fades[key] = fade
      fade.go(to: phase == .didDisappear ? 0 : 1, transaction)
      fade.didStep()
    }
  }
}

extension Engine {
  /// A view is wanted again that is just leaving: it stays, with its state, and turns round.
  final func takeBack(_ parent: Node, _ identity: some Hashable) -> Node? {
    guard !departures.isEmpty,
      let index = departures.firstIndex(where: { $0.parent === parent && $0.identity == AnyHashable(identity) })
    else { return nil }
    let departure = departures.remove(at: index)
    departure.show(.identity, parent.transaction, nil)
    for part in departure.elements { part.container.departuresDidChange() }
    departure.node.focusMayHaveChanged()
    return departure.node
  }
  final func finish(_ departure: Departure) {
    guard let index = departures.firstIndex(where: { $0 === departure }) else { return }
    departures.remove(at: index)
    for part in departure.elements {
      fades[ObjectIdentifier(part.element)] = nil
      if !part.container.isUnmounted { part.container.departuresDidChange() }
    }
    // Modifiers around what has gone, which wrap each of its elements, go with it.
    var around: [ElementWrappingNode] = []
    for part in departure.elements where !part.element.isUnmounted {
      var wrapper: LayoutNode? = part.element
      while let current = wrapper as? UnaryNode, current.flags.contains(.isElementWrapper) {
        if let parent = current.parent as? ElementWrappingNode { around.append(parent) }
        wrapper = current.child
      }
    }
    departure.node.unmount()
    for node in around where !node.isUnmounted { node.forgetLeftElements() }
    for part in departure.elements where !part.container.isUnmounted { part.container.departuresDidChange() }
    requestFrame()
  }
  /// What was inside of `node` and is still on its way out goes with it.
  final func dropDepartures(of node: Node) {
    for departure in departures
    where departure.parent === node || departure.elements.contains(where: { $0.container === node }) {
      finish(departure)
    }
  }
  final func isDeparting(_ node: LayoutNode) -> Bool {
    if departures.isEmpty { return false }
    return departures.contains { $0.elements.contains { $0.element === node } }
  }
}

extension Node {
  /// The transition among the modifiers of this view, without looking into containers.
  fileprivate var firstTransition: AnyTransitionSource? {
    if let transition = self as? AnyTransitionSource, transition.isManaged { return transition }
    if let unary = self as? UnaryNode { return unary.content?.firstTransition }
    if flags.contains(.isLayoutNode) { return nil }
    var found: AnyTransitionSource?
    visitChildren { if found == nil { found = $0.firstTransition } }
    return found
  }
}

extension LayoutNode {
  /// Whether this view, or one around it, is on its way out.
  final var isLeaving: Bool {
    if engine.departures.isEmpty { return false }
    var node: LayoutNode? = self
    while let current = node {
      if engine.isDeparting(current) { return true }
      node = current.layoutParent
    }
    return false
  }
  /// The container that arranges what this node belongs to, and the element there; nil when no container does.
  fileprivate var elementOfContainer: (LayoutNode, LayoutNode)? {
    var node = self
    while flags.contains(.isPlaced), let parent = node.layoutParent {
      if parent.arrangesElements { return (parent, node) }
      guard parent.flags.contains(.isElementWrapper) else { return nil }
      node = parent
    }
    return nil
  }
  /// The transition of an element: of the views that made it, or of the modifiers inside it.
  fileprivate func transition(in container: LayoutNode) -> AnyTransitionSource? {
    var node: Node? = self
    while let current = node, current !== container {
      if let transition = current as? AnyTransitionSource, transition.isManaged { return transition }
      node = current.parent
    }
    return firstTransition
  }
  /// `element`, which was never placed, appears by its transition. True when something in it has changed for that.
  final func beginAppearance(of element: LayoutNode) -> Bool {
    let transition = element.transition(in: self)
    var transaction = element.transaction
    if let animation = transition?.animation(isRemoval: false) { transaction.animation = animation }
    guard transaction.animation != nil else { return false }
    if let transition {
      // How it is before it is seen is nothing that moves, whatever the transition says of its own animations.
      var before = Transaction()
      before.disablesAnimations = true
      transition.show(.willAppear, before)
      transition.show(.identity, transaction)
      return true
    }
    let fade = Fade(element, from: 0)
    engine.fades[ObjectIdentifier(element)] = fade
    fade.go(to: 1, transaction)
    return false
  }
}

extension LayoutNode {
  final func recordElement(_ element: LayoutNode, into list: inout ContiguousArray<PlacedPiece>) {
    guard !engine.fades.isEmpty, let fade = engine.fades[ObjectIdentifier(element)] else {
      element.record(into: &list, x: element.x, y: element.y)
      return
    }
    var inner: ContiguousArray<PlacedPiece> = []
    element.record(into: &inner, x: element.x, y: element.y)
    let opacity = fade.opacity
    if opacity >= 1 {
      list.append(contentsOf: inner)
    } else if opacity > 0, !inner.isEmpty {
      list.append(PlacedPiece(EffectPiece(.opacity(opacity), GroupPiece(inner)), x: 0, y: 0))
    }
  }
  /// Paints what has left below what is there. A part of it may go at once while the rest is on its way out.
  final func recordDepartures(into list: inout ContiguousArray<PlacedPiece>) {
    for departure in engine.departures {
      for part in departure.elements where part.container === self && !part.element.hasLeftTree {
        recordElement(part.element, into: &list)
      }
    }
  }
  /// What has left and is still seen.
  final var leavingElements: [Departure.Part] {
    var found: [Departure.Part] = []
    for departure in engine.departures {
      for part in departure.elements where part.container === self && !part.element.hasLeftTree { found.append(part) }
    }
    return found
  }
  /// What has left keeps its place between its siblings. Called with the new elements, which still have their old indices
  /// in `indexInParent`.
  final func moveDepartures(between elements: NodeList) {
    guard leavingElements.isEmpty == false else { return }
    // The old indices of the elements that stay, in their order, each with the new index that is right above it.
    var stayed: [(old: Int, above: Int)] = []
    for index in 0..<elements.count {
      let element = elements[index]
      if element.layoutParent === self, element.flags.contains(.isPlaced) {
        stayed.append((Int(element.indexInParent), index + 1))
      }
    }
    stayed.sort { $0.old < $1.old }
    for index in stayed.indices.dropFirst() {
      stayed[index].above = max(stayed[index].above, stayed[index - 1].above)
    }
    var left: [(departure: Departure, index: Int)] = []
    for departure in engine.departures {
      for index in departure.elements.indices where departure.elements[index].container === self {
        left.append((departure, index))
      }
    }
    // Where several come to lie side by side their order stays.
    left.sort { a, b in
      let (a, b) = (a.departure.elements[a.index], b.departure.elements[b.index])
      return (a.slot, a.rank) < (b.slot, b.rank)
    }
    for (rank, entry) in left.enumerated() {
      let slot = entry.departure.elements[entry.index].slot
      let next = stayed.indices.partitionPoint { stayed[$0].old >= slot }
      entry.departure.elements[entry.index].slot = next == 0 ? 0 : stayed[next - 1].above
      entry.departure.elements[entry.index].rank = rank
    }
  }
}
