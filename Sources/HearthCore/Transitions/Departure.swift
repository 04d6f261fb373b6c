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
  /// Departures that end no earlier than this one. What a container was given leaves twice: the view itself from where the
  /// app wrote it, and what shows it from the container. The user sees one of them.
  fileprivate var followers: [Departure] = []
  /// How many departures this one has to wait for when its own transition is over.
  fileprivate var leaderCount = 0
  fileprivate var isOver = false
  init(_ node: Node, _ parent: Node, _ identity: AnyHashable) {
    (self.node, self.parent, self.identity) = (node, parent, identity)
  }
  nonisolated deinit {}
}

/// A container that knows which elements it arranges now.
@MainActor protocol ElementArranging: LayoutNode {
  func arranges(_ element: LayoutNode) -> Bool
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
    // What is told of the end waits for it also where somebody else has begun it.
    guard let animation = transaction.animation, change != 0 || !animator.isOver else { return }
    animator.add(change, animation, transaction, of: element)
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
    // All of them say that nothing is to be animated.
    if !own.isEmpty, own.allSatisfy({ $0 == .some(nil) }) { return unmount() }
    let shown = departure.shown
    if transaction.animation == nil {
      let others = shown.flatMap(\.transitions).map { $0.animation(isRemoval: true) }
      transaction.animation = (own + others).lazy.compactMap { $0 ?? nil }.first
    }
    guard transaction.animation != nil || !shown.isEmpty, !departure.elements.isEmpty else { return unmount() }
    engine.departures.append(departure)
    for source in shown { departure.join(source) }
    for part in departure.elements { part.container.departuresDidChange() }
    focusMayHaveChanged()
    let completion = AnimationCompletion(.removed) { [weak departure, unowned(unsafe) engine] in
      if let departure { MainActor.assumeIsolated { engine.transitionIsOver(departure) } }
    }
    departure.show(.didDisappear, transaction, completion)
    completion.seal()
  }
}

extension Departure {
  /// The departures of views that what leaves here has shown for a container: `ForEach(subviews) { $0.padding() }` has lost
  /// the row of a subview that has gone itself.
  fileprivate var shown: [Departure] {
    node.engine.departures.filter { source in
      source !== self && source.elements.contains { covers($0) } && !isAround(source)
    }
  }
  /// Whether the other one's view was written within this one's, which was on its way out earlier then.
  private func isAround(_ other: Departure) -> Bool {
    var ancestor: Node? = other.parent
    while let current = ancestor {
      if current === node { return true }
      ancestor = current.parent
    }
    return false
  }
  private func covers(_ part: Part) -> Bool {
    var element: LayoutNode? = part.element
    while let current = element {
      if elements.contains(where: { $0.element === current }) { return true }
      element = current.layoutParent
    }
    return false
  }
  /// Makes one departure of this one and that of a view that is shown in it. A transition takes precedence over the standard fade, and where
  /// both have one or neither does this one is what is seen.
  fileprivate func join(_ source: Departure) {
    let engine = node.engine
    if transitions.isEmpty && !source.transitions.isEmpty {
      // The same element: it leaves by the view's own transition.
      let count = elements.count
      elements.removeAll { part in source.elements.contains { $0.element === part.element } }
      if elements.count < count { return source.lead(self) }
    }
    for part in source.elements where covers(part) {
      let isSame = elements.contains { $0.element === part.element }
      if source.transitions.isEmpty && !(isSame && transitions.isEmpty) {
        engine.fades[ObjectIdentifier(part.element)] = nil
      }
    }
    source.elements.removeAll { covers($0) }
    if source.elements.isEmpty && source.transitions.isEmpty { source.isOver = true }
    lead(source)
  }
  private func lead(_ other: Departure) {
    followers.append(other)
    other.leaderCount += 1
  }
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
          add(next.firstTransition)
          break
        }
        inner = layout
      }
      add(element)
      return
    }
    if let subview = node as? SubviewNode, subview.elementCount > 0 {
      // The view itself stays where it is owned; it is seen on its way out as long as no container shows it.
      let element = subview.element(at: 0)
      if element.elementOfContainer?.0 is any ElementArranging {
        if !isInTransition { add(element.transition(in: nil)) }
        add(element)
      }
      return
    }
    node.visitChildren { collect($0, isInTransition: isInTransition) }
  }
  private func add(_ element: LayoutNode) {
    guard let (container, outermost) = element.elementOfContainer,
      !elements.contains(where: { $0.element === outermost })
    else { return }
    elements.append(Part(container: container, element: outermost, slot: Int(outermost.indexInParent)))
  }
  /// One that is under way is that of the departure which has begun it.
  private func add(_ transition: AnyTransitionSource?) {
    guard let transition, !node.engine.departures.contains(where: { $0.transitions.contains { $0 === transition } })
    else { return }
    transitions.append(transition)
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

extension Departure {
  /// Only what showed them has gone, and the views that a container was given are there: they come as new ones do when it shows them again.
  fileprivate func viewsStay() {
    for part in elements where !part.element.hasLeftTree {
      let isShown =
        part.element.layoutParent !== part.container
        || (part.container as? any ElementArranging)?.arranges(part.element) == true
      if !isShown { part.element.flags.remove(.isPlaced) }
    }
    for transition in transitions where !transition.isUnmounted {
      transition.engine.performAtEndOfRound {
        if !transition.isUnmounted { transition.show(.identity, .unanimated) }
      }
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
    release(departure)
    departure.show(.identity, parent.transaction, nil)
    for part in departure.elements { part.container.departuresDidChange() }
    departure.node.focusMayHaveChanged()
    return departure.node
  }
  /// The transition of `departure` is over: it ends, unless what is seen of it in its place is still on the way.
  fileprivate final func transitionIsOver(_ departure: Departure) {
    departure.isOver = true
    if departure.leaderCount == 0 { finish(departure) }
  }
  /// Nobody waits for `departure` any more, and it waits for nobody.
  private final func release(_ departure: Departure) {
    let followers = departure.followers
    departure.followers = []
    departure.leaderCount = 0
    for other in departures { other.followers.removeAll { $0 === departure } }
    for follower in followers {
      follower.leaderCount -= 1
      if follower.leaderCount > 0 || !follower.isOver { continue }
      // One that is wanted again, too, is taken back in this round.
      performAtEndOfRound { [unowned(unsafe) self] in finish(follower) }
    }
  }
  final func finish(_ departure: Departure) {
    guard let index = departures.firstIndex(where: { $0 === departure }) else { return }
    departures.remove(at: index)
    defer { release(departure) }
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
    departure.viewsStay()
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
    // A view that a container was given has the transition that the app wrote at it.
    if let subview = self as? SubviewNode, subview.elementCount > 0 {
      return subview.element(at: 0).transition(in: nil)
    }
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
  /// The transition of an element: of the views that made it, of the modifiers inside it, or of the view that modifiers around
  /// each of several views wrap.
  ///
  /// - Parameter container: Where the views end; nil for the source of a container's subviews.
  fileprivate func transition(in container: LayoutNode?) -> AnyTransitionSource? {
    var node: Node? = self
    while let current = node, current !== container, !(current is SubviewSourceNode) {
      if let transition = current as? AnyTransitionSource, transition.isManaged { return transition }
      node = current.parent
    }
    if let transition = firstTransition { return transition }
    var inner: LayoutNode = self
    while inner.flags.contains(.isElementWrapper), let child = (inner as? UnaryNode)?.child { inner = child }
    return inner === self ? nil : inner.transition(in: container)
  }
  /// `element`, which was never placed, appears by its transition. True when something in it has changed for that.
  final func beginAppearance(of element: LayoutNode) -> Bool {
    let transition = element.transition(in: self)
    var transaction = element.transaction
    if let animation = transition?.animation(isRemoval: false) { transaction.animation = animation }
    guard transaction.animation != nil else { return false }
    if let transition {
      // How it is before it is seen is nothing that moves, whatever the transition says of its own animations.
      transition.show(.willAppear, .unanimated)
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
    if engine.fades.isEmpty && engine.departures.isEmpty {
      element.record(into: &list, x: element.x, y: element.y)
      return
    }
    // What a container was given and another one shows by now is seen there.
    if element.layoutParent !== self { return }
    guard let fade = engine.fades[ObjectIdentifier(element)] else {
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
    for part in leavingElements { recordElement(part.element, into: &list) }
  }
  /// What has left and is still seen.
  final var leavingElements: [Departure.Part] {
    var found: [Departure.Part] = []
    let container = self as? any ElementArranging
    for departure in engine.departures {
      for part in departure.elements where part.container === self && !part.element.hasLeftTree {
        // What was shown elsewhere meanwhile may be back.
        if container?.arranges(part.element) != true { found.append(part) }
      }
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
