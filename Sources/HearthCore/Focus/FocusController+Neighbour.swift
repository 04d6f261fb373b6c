import Foundation
import HearthFocus

// A move to a neighbour while the map is old: most arrows after something has scrolled or grown go to the view beside,
// for which one need not know where all the others are.

extension FocusController {
  /// What an arrow leads to, where that is aligned with the focused view, near it and no
  /// group; nil where only the map can tell.
  ///
  /// It is the map's answer: on the innermost level around the focused view the nearest aligned edge wins, and every
  /// edge that is as near lies in the strip that was looked at. In long containers only elements are looked at whose
  /// extents, in lazy ones whose frames and as much around them, meet the strip.
  func neighbour(_ direction: MoveDirection) -> (answer: FocusAnswer, target: any FocusTarget)? {
    guard let focused, !focused.isUnmounted, let root = engine.root, cache.tree?.version != version,
      engine.content?.focusOverlay == nil
    else { return nil }
    var level: LayoutNode = root
    for node in focused.layoutChain.dropFirst() where node.flags.contains(.isFocusGroup) {
      guard let group = node as? any FocusGroupProvider, !group.focusRoles.isDisjoint(with: NeighbourSearch.levels)
      else { continue }
      level = node
      break
    }
    if let modal = frontModal, !modal.contains(level) { return nil }
    let frame = focused.frameInWindow
    guard frame.width > 0, frame.height > 0, frame.minX.isFinite, frame.minY.isFinite else { return nil }
    let length = direction == .left || direction == .right ? frame.width : frame.height
    var depth = max(2 * length, Self.leastDepth)
    for _ in 0..<Self.mostStrips {
      var search = NeighbourSearch(
        focused: focused, level: level, strip: Self.strip(frame, direction, depth),
        keyboardNavigation: isKeyboardNavigationOn)
      guard search.run() else { return nil }
      let window = FocusGroup(
        FocusTree.windowID, roles: [], frame: root.frameInWindow,
        readingDirection: level.scope.isRightToLeft ? .rightToLeft : .leftToRight)
      let map = FocusMap(window: window, targets: search.targets)
      let answer = map.next(from: FocusTree.id(focused), toward: direction, reach: .aligned)
      if let id = answer.target, let best = answer.scores.first, best.distance < depth,
        let position = map.position(of: id),
        let target = search.nodes[position].focusTarget
      {
        moves.examined = answer.examined
        moves.answer = answer
        if EngineChecks.areOn && isMoveChecked { verify(answer, direction) }
        return (answer, target)
      }
      depth *= 4
    }
    return nil
  }
  /// Points: a strip is at least as deep, so that the first one meets what stands
  /// beside a thin view. Source: our choice.
  private static let leastDepth: CGFloat = 64
  private static let mostStrips = 2

  /// The frame and what lies as deep behind it.
  private static func strip(_ frame: CGRect, _ direction: MoveDirection, _ depth: CGFloat) -> CGRect {
    switch direction {
    case .right: CGRect(x: frame.minX, y: frame.minY, width: frame.width + depth, height: frame.height)
    case .left: CGRect(x: frame.minX - depth, y: frame.minY, width: frame.width + depth, height: frame.height)
    case .down: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + depth)
    case .up: CGRect(x: frame.minX, y: frame.minY - depth, width: frame.width, height: frame.height + depth)
    }
  }
  private var isMoveChecked: Bool {
    moves.checkedCount &+= 1
    return moves.checkedCount % EngineChecks.interval == 0
  }
  private func verify(_ answer: FocusAnswer, _ direction: MoveDirection) {
    let tree = FocusTree(engine.root, version, keyboardNavigation: isKeyboardNavigationOn)
    let whole = tree.map.next(from: FocusTree.id(focused!), toward: direction, reach: idiom == .tv ? .aligned : .aside)
    if whole.target == answer.target { return }
    EngineChecks.fail(
      "\(direction) of \(focused!.frameInWindow) leads to \(tree.map[answer.target!]?.frame ?? .null), and the map says \(whole)"
    )
  }
}

/// The targets of one level that lie in a strip. It gives up where a group lies there, which is a
/// target as a whole or cuts what it holds.
@MainActor private struct NeighbourSearch {
  static let levels: FocusGroup.Roles = [.section, .oneStop, .scroll, .modal]
  let focused: any FocusTarget
  let level: LayoutNode
  let strip: CGRect
  let keyboardNavigation: Bool
  private(set) var targets: [HearthFocus.FocusTarget] = []
  private(set) var nodes: [LayoutNode] = []
  private var isDecided = true
  /// Nodes that may still be looked at: with more a map is made, which is kept for the next move. Source: our choice.
  private var left = 2_000

  init(focused: any FocusTarget, level: LayoutNode, strip: CGRect, keyboardNavigation: Bool) {
    (self.focused, self.level, self.strip, self.keyboardNavigation) = (focused, level, strip, keyboardNavigation)
  }

  /// False where the map has to be asked.
  mutating func run() -> Bool {
    collect(level, FocusTree.Origin(of: level))
    return isDecided && nodes.contains { $0 === focused }
  }
  private mutating func collect(_ node: LayoutNode, _ origin: FocusTree.Origin) {
    if !isDecided || node.flags.isDisjoint(with: [.subtreeHasFocus, .isElementWrapper]) || node.hidesFromFocus {
      return
    }
    left -= 1
    if left == 0 {
      isDecided = false
      return
    }
    if node !== level, node.flags.contains(.isFocusGroup), let group = node as? any FocusGroupProvider,
      !group.focusRoles.isDisjoint(with: Self.levels)
    {
      if origin.frame(of: node).intersects(strip) { isDecided = false }
      return
    }
    if node !== level, node.flags.contains(.isFocusTarget), let target = node.focusTarget {
      add(target, origin.frame(of: node))
    }
    var area = CGRect.infinite
    if origin.isExact { area = strip.offsetBy(dx: -origin.x, dy: -origin.y) }
    node.visitLayoutChildren(near: area) { collect($0, FocusTree.Origin(of: $0, in: origin)) }
  }
  private mutating func add(_ target: any FocusTarget, _ frame: CGRect) {
    guard
      target === focused
        || frame.intersects(strip) && target.canBecomeFocused && (keyboardNavigation || target.takesFocusByPointer)
    else { return }
    targets.append(HearthFocus.FocusTarget(FocusTree.id(target), frame: frame))
    nodes.append(target)
  }
}
