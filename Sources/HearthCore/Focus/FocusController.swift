import Foundation
import HearthFocus
import HearthRendering

/// Why focus moved.
package enum FocusCause: String, Sendable { case key, click, program, removal, activation, `default` }

/// A change of focus, with the rule that decided.
package struct FocusTraceEntry {
  package var from: LayoutNode?
  package var to: LayoutNode?
  package var cause: FocusCause
  package var rule: String
}

/// Knows which node has focus, and moves it.
@MainActor package final class FocusController {
  unowned let engine: Engine
  package private(set) var focused: (any FocusTarget)?
  /// The ring is shown after focus was moved by keys, as desktops do.
  package internal(set) var showsRing = false
  package private(set) var trace: [FocusTraceEntry] = []
  private var requests: [FocusRequest] = []
  private var bindings: [FocusBindingNode] = []
  /// What the host was told last.
  private var textInput: TextInputRequest?
  /// Called when a key was used by nobody.
  package var unhandledKey: ((KeyEvent) -> Bool)?

  init(engine: Engine) { self.engine = engine }
  nonisolated deinit {}

  struct FocusRequest {
    let storage: FocusStorage
    let wanted: AnyHashable?
    var age = 0
  }

  // MARK: - Moving

  package func setFocus(_ target: (any FocusTarget)?, cause: FocusCause, rule: String) {
    if target === focused { return }
    let old = focused
    focused = target
    trace.append(FocusTraceEntry(from: old, to: target, cause: cause, rule: rule))
    if trace.count > 1_000 { trace.removeFirst(500) }
    showsRing = cause == .key || (showsRing && cause != .click)
    if let old, !old.isUnmounted { old.focusDidChange(isFocused: false) }
    target?.focusDidChange(isFocused: true)
    synchronizeBindings()
    if let target, cause != .click { reveal(target) }
    updateTextInput()
    engine.root.flags.insert(.subtreeNeedsRecord)
    engine.requestFrame()
  }
  private func reveal(_ target: LayoutNode) {
    var node = target.layoutParent
    while let current = node {
      if current.flags.contains(.isScrollTarget), let scroll = current as? any ScrollTarget {
        let frame = target.frameInWindow
        let corner = current.convertFromWindow(frame.origin)
        scroll.scrollToVisible(CGRect(origin: corner, size: frame.size))
      }
      node = current.layoutParent
    }
  }
  package func updateTextInput() {
    let request = engine.content?.input.isWindowActive == true ? focused?.textInput : nil
    if request == textInput { return }
    textInput = request
    engine.host.setTextInput(request)
  }
  func windowActivityDidChange(_ isActive: Bool) {
    updateTextInput()
    if let focused { focused.setNeedsRecord() }
  }

  /// Everything that can be focused now, in the order of the tree.
  package func targets(under root: LayoutNode? = nil) -> [any FocusTarget] {
    var found: [any FocusTarget] = []
    func collect(_ node: LayoutNode) {
      if node.hidesFromFocus { return }
      if node.flags.contains(.isFocusTarget), let target = node as? any FocusTarget, target.canBecomeFocused { found.append(target) }
      node.visitLayoutChildren(collect)
    }
    collect(root ?? engine.root)
    return found
  }

  /// Tab and Shift-Tab: the next one in reading order; round at the ends.
  package func moveSequentially(forward: Bool) -> Bool {
    let order = readingOrder(targets())
    guard !order.isEmpty else { return false }
    let next: any FocusTarget
    if let focused, let index = order.firstIndex(where: { $0 === focused }) {
      next = order[(index + (forward ? 1 : order.count - 1)) % order.count]
    } else {
      next = forward ? order[0] : order[order.count - 1]
    }
    setFocus(next, cause: .key, rule: forward ? "next in reading order" : "previous in reading order")
    return true
  }

  func move(_ direction: MoveDirection) -> Bool {
    let all = targets()
    guard let focused else {
      guard let first = readingOrder(all).first else { return false }
      setFocus(first, cause: .key, rule: "first in reading order")
      return true
    }
    guard let (next, rule) = nearest(from: focused, direction, among: all) else { return false }
    setFocus(next, cause: .key, rule: rule)
    return true
  }

  // MARK: - Events

  func pointerDown(_ chain: [LayoutNode]) {
    for node in chain where node.flags.contains(.isFocusTarget) {
      guard let target = node as? any FocusTarget, target.canBecomeFocused, target.focusInteractions.contains(.edit) else { continue }
      setFocus(target, cause: .click, rule: "clicked")
      return
    }
  }

  // MARK: - Focus state

  func register(_ node: FocusBindingNode) { bindings.append(node) }
  func unregister(_ node: FocusBindingNode) { bindings.removeAll { $0 === node } }
  func request(_ storage: FocusStorage, _ wanted: AnyHashable?) {
    requests.removeAll { $0.storage === storage }
    requests.append(FocusRequest(storage: storage, wanted: wanted))
    engine.requestFrame()
  }
  package var hasRequests: Bool { !requests.isEmpty }

  /// Writes the placement into every focus state.
  private func synchronizeBindings() {
    var storages: [ObjectIdentifier: (storage: FocusStorage, value: AnyHashable?)] = [:]
    for binding in bindings { storages[ObjectIdentifier(binding.storage)] = (binding.storage, nil) }
    var node: LayoutNode? = focused
    while let current = node {
      if current.flags.contains(.hasFocusBinding) {
        let binding = unsafeDowncast(current, to: FocusBindingNode.self)
        if storages[ObjectIdentifier(binding.storage)]?.value == nil {
          storages[ObjectIdentifier(binding.storage)] = (binding.storage, binding.value)
        }
      }
      node = current.layoutParent
    }
    for entry in storages.values where !requests.contains(where: { $0.storage === entry.storage }) { entry.storage.place(entry.value) }
  }

  /// Called by the focus phase: a placement that is gone is replaced, requests are met.
  func update() {
    if let focused, focused.isUnmounted || !focused.canBecomeFocused || isHidden(focused) { handOn(focused) }
    let pending = requests
    requests = []
    for var request in pending {
      if let wanted = request.wanted {
        if let target = target(for: request.storage, wanted) {
          if focused === target { synchronizeBindings() }
          setFocus(target, cause: .program, rule: "requested by a focus state")
        } else if request.age < 3 {
          // The view may be made in this very update.
          request.age += 1
          requests.append(request)
        } else {
          engine.report(
            Report(kind: .focus, path: "", message: "no view is bound to the focus value \(wanted) that was asked for. Is focused(_:equals:) missing, or the view not shown?"))
          synchronizeBindings()
        }
      } else {
        let isInside = bindings.contains { $0.storage === request.storage && focused.map($0.contains) ?? false }
        if isInside { setFocus(nil, cause: .program, rule: "given up by a focus state") } else { request.storage.place(nil) }
      }
    }
  }
  private func target(for storage: FocusStorage, _ wanted: AnyHashable) -> (any FocusTarget)? {
    for binding in bindings where binding.storage === storage && binding.value == wanted && !binding.isUnmounted {
      if let target = targets(under: binding).first { return target }
    }
    return nil
  }
  private func isHidden(_ target: LayoutNode) -> Bool {
    var node: LayoutNode? = target
    while let current = node {
      if current.hidesFromFocus { return true }
      node = current.layoutParent
    }
    return false
  }
  /// The focused view is gone: the one that took its place gets focus, or the one before, or none.
  private func handOn(_ lost: any FocusTarget) {
    let order = readingOrder(targets())
    let frame = lastFocusedFrame
    var best: (any FocusTarget)?
    if let frame, showsRing || lost.focusInteractions.contains(.edit) {
      best = order.min { distance($0.frameInWindow, frame) < distance($1.frameInWindow, frame) }
    }
    setFocus(best, cause: .removal, rule: best == nil ? "nothing left to focus" : "nearest to what was lost")
  }
  /// Where the focused view was in the last frame.
  package private(set) var lastFocusedFrame: CGRect?
  func frameDidEnd() {
    if let focused, !focused.isUnmounted {
      lastFocusedFrame = focused.frameInWindow
      // The caret may have moved with the layout, or the text was changed by the app.
      updateTextInput()
    }
  }
  private func distance(_ a: CGRect, _ b: CGRect) -> CGFloat { hypot(a.midX - b.midX, a.midY - b.midY) }
}

extension LayoutNode {
  package final func contains(_ node: LayoutNode) -> Bool {
    var current: LayoutNode? = node
    while let next = current {
      if next === self { return true }
      current = next.layoutParent
    }
    return false
  }
}
