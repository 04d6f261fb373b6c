import Foundation
import HearthFocus

// Moving: which focusable is next is decided in HearthFocus, which sees identifiers and rectangles only.

extension FocusController {
  /// Whether views that act, and take no input over time, can be reached by keys.
  package var isKeyboardNavigationOn: Bool { idiom == .tv || engine.host.settings.hasKeyboardNavigation }

  var version: FocusTree.Version {
    FocusTree.Version(focus: engine.focusVersion, geometry: engine.focusGeometryVersion)
  }

  /// Runs `body` with the map of this moment. What groups remember and prefer is brought up to date first.
  /// - Parameter excluded: Targets that may not take focus now. A map without them is made again and not kept.
  func withMap<T>(excluding excluded: Set<FocusID> = [], _ body: (inout FocusTree) -> T) -> T {
    var tree: FocusTree
    if !excluded.isEmpty {
      tree = FocusTree(engine.root, version, keyboardNavigation: isKeyboardNavigationOn, excluding: excluded)
      refreshGroups(&tree)
      return body(&tree)
    }
    if let cached = cache.tree, cached.version == version {
      tree = cached
    } else {
      cache.tree = nil
      tree = FocusTree(engine.root, version, keyboardNavigation: isKeyboardNavigationOn)
      engine.counters.focusMaps += 1
    }
    cache.tree = nil
    refreshGroups(&tree)
    let result = body(&tree)
    cache.tree = tree
    return result
  }
  private func refreshGroups(_ tree: inout FocusTree) {
    var defaults: [FocusID?] = []
    var windowDefault: FocusID?
    var inherited: [Int: FocusID] = [:]
    for provider in tree.providers {
      let target = provider.node.defaultFocusTarget.map { FocusTree.id($0) }
      defaults.append(target)
      guard let target else { continue }
      // The window, a page and a modal presentation begin at the first default in them.
      if !provider.node.focusRoles.contains(.scope) { continue }
      var parent = provider.parent
      while parent >= 0, !tree.providers[parent].node.focusRoles.contains(.modal) {
        if tree.providers[parent].node is PageNode, inherited[parent] == nil { inherited[parent] = target }
        parent = tree.providers[parent].parent
      }
      if parent < 0 {
        windowDefault = windowDefault ?? target
      } else if inherited[parent] == nil {
        inherited[parent] = target
      }
    }
    for (index, provider) in tree.providers.enumerated() {
      let last = Self.living(provider.node.focusMemory.last)
      let row = provider.node.currentFocusRow.map { FocusTree.groupID($0) }
      let prefers = provider.node.prefersDefaultForUser
      tree.map.update(provider.id) {
        $0.lastFocused = last
        $0.defaultFocus = defaults[index] ?? inherited[index]
        $0.currentRow = row
        $0.prefersDefaultForUser = prefers
      }
    }
    let last = Self.living(windowMemory.last)
    tree.map.update(FocusTree.windowID) {
      $0.lastFocused = last
      $0.defaultFocus = windowDefault
    }
  }
  private static func living(_ node: LayoutNode?) -> FocusID? {
    guard let node, !node.isUnmounted else { return nil }
    return FocusTree.id(node)
  }

  // MARK: - Targets

  /// Everything that can be focused now, in the order of the tree, as if keyboard navigation were on.
  package func targets(under root: LayoutNode? = nil) -> [any FocusTarget] {
    FocusTree(root ?? engine.root, version).enabledTargets
  }
  func hasTarget(under root: LayoutNode) -> Bool {
    if !root.flags.contains(.subtreeHasFocus) && !root.flags.contains(.isElementWrapper) || root.hidesFromFocus {
      return false
    }
    if root.flags.contains(.isFocusTarget), let target = root as? any FocusTarget, target.canBecomeFocused {
      return true
    }
    var found = false
    root.visitLayoutChildren { if !found { found = hasTarget(under: $0) } }
    return found
  }
  /// Where focus goes that is asked for at a view which may hold several targets: itself, its default, the last one
  /// focused in it, the first in reading order.
  ///
  /// What is only activated is reached by keyboard navigation alone, and does not take focus by program while that is
  /// off. Source: Apple, documentation of `FocusInteractions.activate`.
  func firstTarget(under root: LayoutNode) -> (any FocusTarget)? {
    let tree = FocusTree(root, version, keyboardNavigation: isKeyboardNavigationOn)
    let targets = tree.enabledTargets
    if targets.count < 2 { return targets.first }
    if targets[0].bounds.size == root.bounds.size && targets.dropFirst().allSatisfy({ targets[0].contains($0) }) {
      return targets[0]
    }
    for provider in tree.providers {
      if let target = provider.node.defaultFocusTarget, targets.contains(where: { $0 === target }) { return target }
      if let last = provider.node.focusMemory.last, let target = targets.first(where: { $0 === last }) { return target }
    }
    return tree.map.sequentialOrder.first.flatMap { tree.node($0) }
  }
  func isHidden(_ node: LayoutNode) -> Bool {
    var node: LayoutNode? = node
    while let current = node {
      if current.hidesFromFocus || engine.isDeparting(current) { return true }
      guard let outer = current.layoutParent else { return current !== engine.root }
      node = outer
    }
    return false
  }

  // MARK: - Moving

  /// Tab and Shift-Tab: the next stop in reading order; round at the ends.
  package func moveSequentially(forward: Bool) -> Bool { move(forward ? .following : .preceding) }
  /// An arrow: what lies in the direction. Without focus it is found.
  package func move(_ direction: MoveDirection) -> Bool {
    focused == nil || focused?.isUnmounted == true ? findByKey() : move(.toward(direction))
  }

  private func move(_ step: FocusStep) -> Bool {
    let origin = focused.map { $0.frameInWindow }
    var excluded: Set<FocusID> = []
    var journey = DataJourney()
    for _ in 0..<Self.mostAttempts {
      let (answer, found) = near(step, excluded) ?? search(excluding: excluded) { ask($0, step) }
      // What starts over at the other end has left all rows.
      let isRound = answer.rule == .wrappedToFirst || answer.rule == .wrappedToLast
      if leavesData(to: isRound ? nil : found, step, &journey) { continue }
      guard let id = answer.target, let found else { break }
      if isCovered(found) {
        excluded.insert(id)
        continue
      }
      let (target, reason) = redirected(found, .rule(answer.rule))
      // Tab comes back to the only stop there is; an arrow does not.
      if target === focused, !step.isSequential { break }
      userPressedKey()
      journey.end(at: target)
      note(step.name, from: origin, reason)
      setFocus(target, arrivingBy: step.direction, reason: reason)
      return true
    }
    journey.end(at: nil)
    note(
      step.name, from: origin,
      .rule((moves.answer?.target == nil ? moves.answer : nil)?.rule ?? .nothingThere))
    return false
  }
  private func near(_ step: FocusStep, _ excluded: Set<FocusID>) -> (FocusAnswer, (any FocusTarget)?)? {
    guard let direction = step.direction, excluded.isEmpty, let (answer, target) = neighbour(direction) else {
      return nil
    }
    return (answer, target)
  }
  private func ask(_ map: FocusMap, _ step: FocusStep) -> FocusAnswer {
    let from = focused.map { FocusTree.id($0) }
    guard case .toward(let direction) = step, let from else {
      return map.next(after: from, backwards: step == .preceding)
    }
    return map.next(from: from, toward: direction, reach: idiom == .tv ? .aligned : .aside)
  }
  /// Keeps what was answered for the overlay.
  private func note(_ step: String, from origin: CGRect?, _ reason: FocusReason) {
    guard let answer = moves.answer else { return }
    moves.last = FocusMove(step: step, origin: origin, answer: answer, reason: reason)
    engine.content?.focusOverlay?.noteMove()
  }
  private func findByKey() -> Bool {
    let (answer, found) = search { $0.find() }
    guard let found else { return false }
    setFocus(found, cause: .key, reason: .rule(answer.rule))
    return true
  }
  /// Pages of rows without a focusable view that a move looks through, and covered views it passes over.
  static let mostAttempts = 50

  func search(
    excluding excluded: Set<FocusID> = [], _ question: (FocusMap) -> FocusAnswer
  ) -> (FocusAnswer, (any FocusTarget)?) {
    withMap(excluding: excluded) { tree in
      let answer = question(tree.map)
      moves.examined = answer.examined
      moves.answer = answer
      return (answer, answer.target.flatMap { tree.node($0) })
    }
  }

  /// A region whose default is for the user's moves too gets focus there, when the move comes from outside.
  private func redirected(_ target: any FocusTarget, _ reason: FocusReason) -> (any FocusTarget, FocusReason) {
    var choice: (any FocusTarget)?
    for node in target.layoutChain {
      if let focused, node.contains(focused) { break }
      guard node.flags.contains(.isFocusGroup), let region = node as? any FocusGroupProvider,
        region.prefersDefaultForUser
      else { continue }
      if let preferred = region.defaultFocusTarget, isReachable(preferred) { choice = preferred }
    }
    guard let choice, choice !== target else { return (target, reason) }
    return (choice, .intoRegionWithDefault)
  }

  // MARK: - Data

  /// Whether there are rows that were never made between the focused view and `found`. Then the next page of
  /// them is made, and the move looks again.
  private func leavesData(to found: (any FocusTarget)?, _ step: FocusStep, _ journey: inout DataJourney) -> Bool {
    guard let focused else { return false }
    var chain = focused.layoutChain.dropFirst()
    if step.isSequential {
      // A list is left as a whole, unless it is a form.
      let left = chain.lastIndex { node in
        guard node.flags.contains(.isFocusGroup), let group = node as? any FocusGroupProvider,
          group.focusRoles.contains(.oneStop)
        else { return false }
        return !(found.map { node.contains($0) } ?? false) && !isForm(node)
      }
      if let left { chain = chain[(left + 1)...] }
    }
    for node in chain {
      guard let lazy = node as? LazyNode else { continue }
      // Out of view, where the user has scrolled away: the move begins at its row.
      if !journey.hasBegun, let row = lazy.elementOutOfView(around: focused) {
        journey.begin(lazy)
        lazy.reveal(row)
        engine.updateLayoutForFocus()
        return true
      }
      if let found, lazy.contains(found) { return false }
      if let row = lazy.elementBeyondView(step) {
        journey.begin(lazy)
        lazy.reveal(row)
        engine.updateLayoutForFocus()
        return true
      }
    }
    return false
  }
  private func isForm(_ group: LayoutNode) -> Bool { targets(under: group).contains { $0.editsText } }
}

/// Where the user wants to go.
enum FocusStep: Equatable {
  /// Tab and Shift-Tab.
  case following, preceding
  case toward(MoveDirection)

  var direction: MoveDirection? { if case .toward(let direction) = self { direction } else { nil } }
  var isSequential: Bool { direction == nil }
  /// The key, in words.
  var name: String {
    switch self {
    case .following: "Tab"
    case .preceding: "Shift-Tab"
    case .toward(let direction): "\(direction)"
    }
  }
}

/// A move of the user and what it was answered.
struct FocusMove {
  /// The key, in words.
  var step: String
  /// The rectangle that was left, in the window.
  var origin: CGRect?
  var answer: FocusAnswer
  var reason: FocusReason
}

/// A look through rows that were not there: where nothing is found, the scroll view is put back.
@MainActor private struct DataJourney {
  private var scroll: (node: ScrollNode, offset: CGPoint)?
  private(set) var hasBegun = false
  mutating func begin(_ lazy: LazyNode) {
    hasBegun = true
    if scroll == nil, let node = lazy.scrolls.first { scroll = (node, node.offset) }
  }
  func end(at target: LayoutNode?) {
    guard let scroll, !scroll.node.isUnmounted, target.map({ !scroll.node.contains($0) }) ?? true else { return }
    scroll.node.move(to: scroll.offset)
  }
}
