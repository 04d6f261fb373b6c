import Foundation
import HearthCore

/// What a button does.
package final class ButtonControl: Control {
  @exclusivity(unchecked) package private(set) var role: ButtonRole?
  package let action: ButtonAction
  @exclusivity(unchecked) private var style: ControlStyleBox<ButtonControl>
  /// Inside the body of a primitive style the style around it is in force. Nil where no style was ever set.
  private let styleEntry: EnvironmentEntry<ButtonStyleKey>?

  private static let automatic = ButtonLookBox(.automatic, outer: nil)

  static func makeNode(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, label: ContentSource, _ inputs: _ViewInputs
  ) -> BehaviorNode {
    // The chain of scopes of a node never changes, so that an entry is there from the start or never.
    let entry = inputs.scope.find(ButtonStyleKey.self).map { _ in
      EnvironmentEntry<ButtonStyleKey>(parent: inputs.scope, value: ButtonStyleValue())
    }
    let focus = EnvironmentEntry<IsFocusedKey>(parent: entry ?? inputs.scope, value: false)
    let node = BehaviorNode(inputs, inner: focus)
    let control = ButtonControl(
      node, role: role, action: ButtonAction(action), label: label, focus: focus, entry: entry)
    node.behavior = control
    control.makeContent()
    return node
  }
  private init(
    _ node: BehaviorNode, role: ButtonRole?, action: ButtonAction, label: ContentSource,
    focus: EnvironmentEntry<IsFocusedKey>,
    entry: EnvironmentEntry<ButtonStyleKey>?
  ) {
    (self.role, self.action, styleEntry) = (role, action, entry)
    style = entry == nil ? Self.automatic : node.scope.value(ButtonStyleKey.self, readBy: node).box ?? Self.automatic
    super.init(node, label: label, focus: focus)
  }
  nonisolated deinit {}
  package override var viewName: String { "Button" }
  /// Its look, where that is one of our own.
  var ownLook: ButtonLook? { (style as? ButtonLookBox)?.look }

  private func makeContent() {
    isPressable = style.isPressable
    updateStyleEntry()
    node.content = style.makeBody(self, node.contentInputs)
  }
  private func updateStyleEntry() {
    // Buttons in the label of one that is not primitive keep the style.
    _ = styleEntry?.set(ButtonStyleValue(box: style.isPressable ? style : style.outer))
  }

  // MARK: - Update

  func update(role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    node.engine.counters.nodesVisited += 1
    self.action.action = action
    if role == self.role { return }
    self.role = role
    style.updateBody(node.content!, self)
    node.setNeedsRecord()
  }
  package override func updateBody() {
    node.flags.remove(.needsBody)
    readShortcut()
    let old = style
    if styleEntry != nil { style = node.scope.value(ButtonStyleKey.self, readBy: node).box ?? Self.automatic }
    if style.canTakeOver(from: old) {
      updateStyleEntry()
      style.updateBody(node.content!, self)
      return
    }
    let oldContent = node.content
    makeContent()
    oldContent?.unmount()
    node.setNeedsElements()
  }

  // MARK: - Events

  package override func interactionDidChange() {
    repeatWhilePressed()
    if style.readsPress { node.setNeedsBody() } else { node.setNeedsRecord() }
  }
  package override func activate() {
    guard node.isEnabled else { return }
    // Letting go ends the repetitions and does not count as one.
    if hasRepeated && !isPressed { hasRepeated = false } else { action.perform() }
    // A button of an alert whose action is performed past its style, by its shortcut.
    if !isPressable { node.scope.value(ButtonOwnerKey.self).owner?.buttonDidAct() }
  }
  @exclusivity(unchecked) private var hasRepeated = false
  @exclusivity(unchecked) private var isRepeating = false
  /// Seconds. Source: as those of steppers.
  private static let repeatDelay = 0.5, repeatInterval = 0.1
  private func repeatWhilePressed() {
    guard node.scope.find(ButtonRepeatBehaviorKey.self) != nil else { return }
    guard isPressed, node.scope.value(ButtonRepeatBehaviorKey.self) == .enabled else {
      if isRepeating { node.engine.wakeUps.cancel(of: node) }
      isRepeating = false
      return
    }
    if isRepeating { return }
    isRepeating = true
    hasRepeated = false
    scheduleRepeat(after: Self.repeatDelay)
  }
  private func scheduleRepeat(after delay: Double) {
    node.engine.wakeUps.schedule(after: delay, for: node) { [unowned self] in
      guard isPressed, node.isEnabled else { return }
      hasRepeated = true
      action.perform()
      scheduleRepeat(after: Self.repeatInterval)
    }
  }
  package override var isDestructive: Bool { role == .destructive }
  package override var isHitEverywhere: Bool { !style.readsPress }

  package override var accessibilityElement: AccessibilityProperties? {
    var properties = AccessibilityProperties()
    properties.behavior = .combine
    properties.label = label.accessibilityLabel
    properties.addedTraits = .isButton
    properties.press = { [unowned self] in activate() }
    return properties
  }
}
