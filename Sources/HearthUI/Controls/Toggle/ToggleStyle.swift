import HearthCore

/// A type that gives toggles a look and a behaviour of its own.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The parts and the state of what the style shows.
  typealias Configuration = ToggleStyleConfiguration
  /// Shows what the configuration describes. Called again when it changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts and the state of a toggle, for a style to show, and the way to switch it.
nonisolated public struct ToggleStyleConfiguration {
  /// The label of the toggle, for the style to show.
  nonisolated public struct Label: View {
    let source: ContentSource
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
      _ViewNode(view.source.makeNode(inputs))
    }
    @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {}
    public nonisolated static var _elementCount: Int { 1 }
  }
  /// The label of the toggle.
  public let label: ToggleStyleConfiguration.Label
  /// Whether the toggle is on; of several sources: whether all are. Writing sets all of them.
  @Binding public var isOn: Bool
  /// Whether some sources are on and some are off.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

nonisolated struct ToggleStyleBody<S: ToggleStyle>: View {
  let style: StyleProperty<S>
  let label: ToggleStyleConfiguration.Label
  let isMixed: Bool
  let isOn: Binding<Bool>
  @MainActor var body: some View {
    style.style.makeBody(configuration: ToggleStyleConfiguration(label: label, isOn: isOn, isMixed: isMixed))
  }
}

// MARK: - Environment

/// The looks of toggles that we draw ourselves.
package enum ToggleLook: Hashable, Sendable { case automatic, checkbox, `switch`, button }

final class ToggleLookBox: ControlStyleBox<ToggleControl>, @unchecked Sendable {
  // Unchecked: as the class above it.
  let look: ToggleLook
  let tint: Color?
  init(_ look: ToggleLook, tint: Color? = nil, outer: ControlStyleBox<ToggleControl>?) {
    (self.look, self.tint) = (look, tint)
    super.init(outer: outer)
  }
  override var bodyType: ObjectIdentifier { ObjectIdentifier(ToggleLook.self) }
  override func isSameStyle(as other: ControlStyleBox<ToggleControl>) -> Bool {
    (other as? ToggleLookBox).map { $0.look == look && $0.tint == tint } ?? false
  }
  override func canTakeOver(from old: ControlStyleBox<ToggleControl>) -> Bool { isSameStyle(as: old) }
  @MainActor override func makeBody(_ toggle: ToggleControl, _ inputs: _ViewInputs) -> Node {
    look == .button ? ButtonLookDrawing.makeNode(.toggle, toggle) : ToggleLookDrawing.makeNode(look, tint: tint, toggle)
  }
  @MainActor override func updateBody(_ body: Node, _ toggle: ToggleControl) {
    (unsafeDowncast(body, to: BehaviorNode.self).behavior as? ButtonLookDrawing)?.updateLabel()
    toggle.node.setNeedsRecord()
  }
}

/// The style of toggles; nil for the automatic one.
typealias ToggleStyleValue = ControlStyleValue<ToggleControl>
typealias ToggleStyleKey = ControlStyleKey<ToggleControl>
extension EnvironmentValues {
  var toggleStyleValue: ToggleStyleValue {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look and behaviour of the toggles in this view.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\.toggleStyleValue) { value in
      if let look = (S.self as? any BuiltInToggleStyle.Type)?.look {
        value.box = ToggleLookBox(look, tint: (style as? SwitchToggleStyle)?.tint, outer: value.box)
      } else {
        value.box = TypedControlStyleBox(style, outer: value.box) {
          (style: StyleProperty<S>, toggle: ToggleControl) in
          let label = ToggleStyleConfiguration.Label(source: toggle.label)
          return ToggleStyleBody(style: style, label: label, isMixed: toggle.isMixed, isOn: toggle.isOnBinding)
        }
      }
    }
  }
}
