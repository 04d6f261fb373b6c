import HearthCore

/// What a window, or the content of one presentation, presents.
///
/// One at a time; a view that asks meanwhile waits until the one before has ended. Above a popover anything else is
/// shown at once, and a critical alert above everything. Source: seen, SwiftUI on iOS, which says "Currently, only
/// presenting a single sheet is supported. The next sheet will be presented when the currently presented sheet gets
/// dismissed."; AppKit's beginSheet and beginCriticalSheet, which queue the same way.
@MainActor package final class PresentationLevel {
  /// That of a window itself.
  fileprivate static let slot = EngineSlot { _ in PresentationLevel() }
  private var shown: [any PresentationOwner] = []
  private var waiting: [any PresentationOwner] = []
  package nonisolated init() {}
  nonisolated deinit {}

  /// The level that views at a node present on.
  static func of(_ node: Node) -> PresentationLevel {
    if let handle = node.scope.value(PresentationHandleKey.self).handle { return handle.level }
    if let level = node.scope.value(PresentationLevelKey.self).object { return level }
    return node.engine[slot]
  }

  private static func holdsBack(_ first: any PresentationOwner, _ next: any PresentationOwner) -> Bool {
    if next.isUrgent { return false }
    return next.isPopover || !first.isPopover
  }

  /// Whether `owner` may show something now. Otherwise it is woken when it may.
  func enter(_ owner: any PresentationOwner) -> Bool {
    if shown.contains(where: { $0 === owner }) { return true }
    let before = waiting.prefix { $0 !== owner }
    if shown.contains(where: { Self.holdsBack($0, owner) }) || before.contains(where: { Self.holdsBack($0, owner) }) {
      if !waiting.contains(where: { $0 === owner }) {
        waiting.append(owner)
        reportWait(owner)
      }
      return false
    }
    waiting.removeAll { $0 === owner }
    shown.append(owner)
    return true
  }
  /// `owner` will ask when its presenter is shown: those that come after it wait for it.
  func expect(_ owner: any PresentationOwner) {
    if !waiting.contains(where: { $0 === owner }) { waiting.append(owner) }
  }
  func leave(_ owner: any PresentationOwner) {
    shown.removeAll { $0 === owner }
    waiting.removeAll { $0 === owner }
    for next in waiting where !next.node.isUnmounted { next.node.setNeedsBody() }
  }
  /// Whether something that is shown here, or presented by that, keeps the app from ending.
  var preventsTermination: Bool {
    shown.contains { owner in owner.shownHandle.map { $0.preventsTermination || $0.level.preventsTermination } ?? false
    }
  }
  /// Whether something is shown that keeps the user from the window behind.
  var isModal: Bool { shown.contains { !$0.isPopover } }
  private func reportWait(_ owner: any PresentationOwner) {
    owner.node.engine.report(
      .presentation, at: owner.node,
      "asks for a presentation while another one is shown at the same level. It is shown when that one has ended; to show it above, present it from the content of the first."
    )
  }
}

/// The level on which views present; nil for that of the window.
struct PresentationLevelKey: EnvironmentKey {
  static var defaultValue: ObjectReference<PresentationLevel> { ObjectReference(nil) }
}

extension WindowContent {
  /// What the window itself presents.
  package var presentationLevel: PresentationLevel { engine[PresentationLevel.slot] }
}
