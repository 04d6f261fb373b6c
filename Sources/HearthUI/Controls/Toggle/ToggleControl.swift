import Foundation
import HearthCore

/// What a toggle does.
package final class ToggleControl: Control {
  @exclusivity(unchecked) private var sources: [Binding<Bool>]
  @exclusivity(unchecked) package private(set) var isOn = false
  /// Some sources are on and some are off.
  @exclusivity(unchecked) package private(set) var isMixed = false
  @exclusivity(unchecked) private var style: ControlStyleBox<ToggleControl>
  /// Inside the body of an app's style the style around it is in force. Nil where no style was ever set.
  private let styleEntry: EnvironmentEntry<ToggleStyleKey>?

  private static let automatic = ToggleLookBox(.automatic, outer: nil)

  static func makeNode(sources: [Binding<Bool>], label: ContentSource, _ inputs: _ViewInputs) -> BehaviorNode {
    let entry = inputs.scope.find(ToggleStyleKey.self).map { _ in
      EnvironmentEntry<ToggleStyleKey>(parent: inputs.scope, value: ToggleStyleValue())
    }
    let focus = EnvironmentEntry<IsFocusedKey>(parent: entry ?? inputs.scope, value: false)
    let node = BehaviorNode(inputs, inner: focus)
    let control = ToggleControl(node, sources: sources, label: label, focus: focus, entry: entry)
    node.behavior = control
    _ = control.readSources()
    control.makeContent()
    return node
  }
  private init(
    _ node: BehaviorNode, sources: [Binding<Bool>], label: ContentSource, focus: EnvironmentEntry<IsFocusedKey>,
    entry: EnvironmentEntry<ToggleStyleKey>?
  ) {
    (self.sources, styleEntry) = (sources, entry)
    style = entry == nil ? Self.automatic : node.scope.value(ToggleStyleKey.self, readBy: node).box ?? Self.automatic
    super.init(node, label: label, focus: focus)
  }
  nonisolated deinit {}
  package override var viewName: String { "Toggle" }
  package override var isDrawnOn: Bool { isOn || isMixed }

  private func makeContent() {
    isPressable = style.isPressable
    updateStyleEntry()
    node.content = style.makeBody(self, node.contentInputs)
  }
  private func updateStyleEntry() {
    _ = styleEntry?.set(ToggleStyleValue(box: style.isPressable ? style : style.outer))
  }

  // MARK: - Value

  /// Reads all sources; true when that changed something. The node is marked when one of them changes.
  private func readSources() -> Bool {
    let outer = Engine.evaluating
    Engine.evaluating = node
    defer { Engine.evaluating = outer }
    let old = (isOn, isMixed)
    node.engine.tracking(node) {
      var on = 0
      for source in sources where source.wrappedValue { on += 1 }
      isOn = on == sources.count && on > 0
      isMixed = on > 0 && !isOn
    }
    return old != (isOn, isMixed)
  }
  package var isOnBinding: Binding<Bool> {
    if sources.count == 1 { return sources[0] }
    let sources = sources
    return Binding(
      get: { !sources.isEmpty && sources.allSatisfy(\.wrappedValue) },
      set: { value in for source in sources { source.wrappedValue = value } })
  }
  package override func activate() {
    guard node.isEnabled else { return }
    let value = !isOn
    for source in sources { source.wrappedValue = value }
  }

  // MARK: - Update

  func update(sources: [Binding<Bool>]) {
    node.engine.counters.nodesVisited += 1
    self.sources = sources
    let hasChanged = readSources()
    if hasChanged || !style.isPressable { style.updateBody(node.content!, self) }
  }
  package override func updateBody() {
    node.flags.remove(.needsBody)
    readShortcut()
    let hasChanged = readSources()
    let old = style
    if styleEntry != nil { style = node.scope.value(ToggleStyleKey.self, readBy: node).box ?? Self.automatic }
    if style === old {
      if hasChanged { style.updateBody(node.content!, self) }
    } else if style.canTakeOver(from: old) {
      updateStyleEntry()
      style.updateBody(node.content!, self)
    } else {
      let oldContent = node.content
      makeContent()
      oldContent?.unmount()
      node.setNeedsElements()
    }
  }

  // MARK: - Events

  /// Source: seen, macOS: Return belongs to the default button.
  package override var activatesOnReturn: Bool { false }

  package override var accessibilityElement: AccessibilityProperties? {
    var properties = AccessibilityProperties()
    properties.behavior = .combine
    properties.label = label.accessibilityLabel
    properties.addedTraits = (style as? ToggleLookBox)?.look == .button ? [.isToggle, .isButton] : .isToggle
    // Source: seen, VoiceOver on macOS: 0, 1, and 2 for a mixed state.
    properties.value = isMixed ? "2" : isOn ? "1" : "0"
    properties.press = { [unowned self] in activate() }
    if let area = look?.pressArea {
      properties.details.pressPoint = node.convertToWindow(CGPoint(x: area.midX, y: area.midY))
    }
    return properties
  }
}
