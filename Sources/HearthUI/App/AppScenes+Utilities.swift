import Foundation
import HearthCore

// Windows that are about other windows, and sizes that the user asks for by one press.

extension AppScenes {
  /// The window that the user works in, or worked in last, of those that are about themselves.
  var principal: WindowSession? { order.first { $0.scene.isPrincipal && !$0.isHidden } }

  /// Keeps floating windows above the window that the user works in, and has utility windows read its focused values.
  func updateUtilities() {
    let principal = principal
    for session in sessions where !session.isClosed {
      if session.isFloating, session.parent !== principal?.host {
        session.parent = principal?.host
        session.host?.setParent(principal?.host)
      }
      if session.scene.kind == .utility {
        session.content?.engine.focusedValues.follow(principal?.content?.engine.focusedValues)
      }
    }
  }
  /// Does what a placement says about another window.
  func relate(_ session: WindowSession) {
    switch session.relation {
    case nil: break
    case .utility:
      session.parent = order.first { $0 !== session && $0.scene.isPrincipal && !$0.isHidden }?.host
      session.host?.setParent(session.parent)
    case .replaces(let window):
      let replaced = window.session
      guard replaced !== session, !replaced.isClosed, session.replaced == nil else { return }
      session.replaced = replaced
      replaced.setHidden(true)
    }
  }

  /// The size that a window has after the user zoomed it: points, of its content. Nil: as large as the display.
  fileprivate func idealSize(of session: WindowSession) -> CGSize? {
    guard let content = session.content, idiom.hasWindows else { return nil }
    let limits = content.limits(session.scene.fit)
    if let placement = session.scene.idealPlacement {
      let context = WindowPlacementContext(
        defaultDisplay: DisplayProxy(platform.display),
        windows: order.filter { $0 !== session }.map { WindowProxy(session: $0) })
      let placed = placement(WindowLayoutRoot(content: content), context)
      if placed.hasPosition { reportPosition("the place of a WindowPlacement") }
      let now = content.windowSize
      return limits.clamped(CGSize(width: placed.width ?? now.width, height: placed.height ?? now.height))
    }
    guard session.scene.idealSize?.kind == .fitToContent else { return nil }
    let ideal = content.idealSize, display = platform.display.size
    return limits.clamped(CGSize(width: min(ideal.width, display.width), height: min(ideal.height, display.height)))
  }
}

extension WindowSession {
  /// The user zooms the window: it has its ideal size, and the second time the size
  /// before. False where the desktop maximises it.
  func zoom() -> Bool {
    guard let content, let host, let ideal = scenes?.idealSize(of: self) else { return false }
    let now = content.windowSize
    if now == ideal {
      if let sizeBeforeZoom { host.resize(to: sizeBeforeZoom) }
      sizeBeforeZoom = nil
    } else {
      sizeBeforeZoom = now
      host.resize(to: ideal)
    }
    return true
  }
  /// F11: fills the screen, or not any more. False where the window may not.
  @discardableResult package func toggleFullScreen() -> Bool {
    guard let content, let host, scenes?.idiom.hasWindows == true, scene.kind != .alert, !isPopup,
      content.abilities.canFillScreen || isFullScreen
    else { return false }
    host.setFullScreen(!isFullScreen)
    return true
  }
}

struct WindowFillsScreenKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  /// Whether the window fills the screen, without its title bar.
  var windowFillsScreen: Bool { self[WindowFillsScreenKey.self] }
}

/// Keys of a window that nothing in it has used: F11 fills the screen, Escape closes
/// a utility window and that of an extra.
nonisolated struct SessionKeys: _ElementModifier {
  let goesByEscape: Bool
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = SessionKeysBehavior(node, goesByEscape: modifier.goesByEscape)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}
private final class SessionKeysBehavior: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  private let goesByEscape: Bool
  init(_ node: BehaviorNode, goesByEscape: Bool) {
    (self.node, self.goesByEscape) = (node, goesByEscape)
    node.engine.content?.input.keys.handleUnusedKeys(of: node) { [weak self] in self?.handleUnused($0) ?? false }
  }
  nonisolated deinit {}
  private func handleUnused(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, event.modifiers.subtracting([.capsLock, .numericPad]).isEmpty,
      let session = node.engine.content?.session
    else {
      return false
    }
    // Source: AppKit's NSF11FunctionKey.
    if event.key == KeyEquivalent("\u{F70E}") { return session.toggleFullScreen() }
    // What is presented goes first.
    guard event.key == .escape, goesByEscape, node.engine.root.presentations.isEmpty else { return false }
    session.dismiss()
    return true
  }
}
