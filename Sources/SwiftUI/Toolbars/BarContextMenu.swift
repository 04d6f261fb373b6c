import Foundation
import HearthCore
import HearthRendering

/// The menu of a bar that opens at a press of its secondary button: what it shows of labels, and the way to change it.
nonisolated struct BarContextMenu: ViewModifier {
  let model: BarModel
  @MainActor func body(content: Content) -> some View {
    let model = model
    let _ = model.read()
    content.modifier(
      SecondaryMenu(
        content: Group {
          ForEach(ToolbarLabelStyle.choices, id: \.title) { choice in
            Toggle(choice.title, isOn: isChosen(choice))
          }
          if model.canCustomize {
            Divider()
            Button("Customize Toolbar…") { model.setCustomizing(true) }
          }
        }))
  }
  @MainActor private func isChosen(_ choice: ToolbarLabelStyle.Choice) -> Binding<Bool> {
    let model = model
    return Binding(get: { (model.labelStyle ?? .automatic) == choice.style }, set: { _ in model.setLabelStyle(choice.style) })
  }
}

extension ToolbarLabelStyle {
  struct Choice {
    let title: String
    let style: ToolbarLabelStyle
  }
  static var choices: [Choice] {
    [
      Choice(title: "Icon Only", style: .automatic), Choice(title: "Icon and Text", style: .titleAndIcon),
      Choice(title: "Text Only", style: .titleOnly),
    ]
  }
}

/// A menu at the place where the secondary button is pressed; Shift-F10 opens it while focus is in the content.
nonisolated struct SecondaryMenu<MenuContent: View>: _ElementModifier {
  let content: MenuContent
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    let behavior = SecondaryMenuBehavior(node)
    node.behavior = behavior
    let content = DetachedContent(content: modifier.content)
    behavior.content = unsafeDowncast(DetachedContent._makeNode(content, behavior.contentInputs).node, to: DetachedNode.self)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let behavior = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! SecondaryMenuBehavior
    DetachedContent._update(_ViewNode(behavior.content), DetachedContent(content: modifier.content))
  }
}

final class SecondaryMenuBehavior: NodeBehavior, PointerBehavior, MenuHost {
  unowned(unsafe) let node: BehaviorNode
  fileprivate var content: DetachedNode!
  private let scope: EnvironmentScope
  private var session: MenuSession?
  /// Where the press was, in the window.
  private var point = CGPoint.zero

  init(_ node: BehaviorNode) {
    self.node = node
    scope = node.scope.forMenu()
    node.recognizer = PointerRecognizer(self, node: node)
    node.flags.insert([.hasGesture, .handlesKeys])
  }
  nonisolated deinit {}
  fileprivate var contentInputs: _ViewInputs { _ViewInputs(node, scope) }
  var viewName: String { "BarMenu" }
  func inheritedStyleDidChange() { content.propagateInheritedStyle() }
  func willUnmount() {
    session?.end()
    content.unmount()
  }
  func isHit(_ point: CGPoint) -> Bool { node.bounds.contains(point) }

  func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    switch event.phase {
    case .down:
      guard event.button == .secondary, !(menuEntries ?? []).isEmpty else { return .failed }
      // A view in here has opened a menu of its own with this press.
      if node.engine.content?.grab != nil { return .failed }
      point = event.position
      session = MenuSession(self, byPress: event.position)
      return .active
    case .up: return .ended
    case .moved, .entered, .exited, .cancelled: return recognizer.phase
    }
  }
  func pointerWasCancelled() {}
  func pointerWasRecognized(_ phase: GestureRecognizer.Phase) {}
  func handleKey(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, event.key == MenuBar.key, event.modifiers.contains(.shift) else { return false }
    point = CGPoint(x: node.frameInWindow.minX + 8, y: node.frameInWindow.maxY)
    session = MenuSession(self, byPress: nil)
    session?.moveHighlight(1)
    return true
  }

  var menuAnchor: MenuPopup.Anchor? { node.isUnmounted ? nil : .below(CGRect(origin: point, size: .zero)) }
  var menuEntries: [MenuEntry]? { node.isUnmounted ? nil : MenuEntry.entries(of: content) }
  func target(at point: CGPoint) -> MenuSession.Target {
    hypot(point.x - self.point.x, point.y - self.point.y) <= 4 ? .anchor : .outside
  }
  func openMenu(at index: Int) {}
  func openNeighbor(_ step: Int) -> Bool { false }
  func menuDidClose() { session = nil }
}
