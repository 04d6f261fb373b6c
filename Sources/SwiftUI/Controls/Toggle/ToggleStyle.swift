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

/// What a style shows of a toggle, and the way to switch it.
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

/// The style that an environment holds for toggles; see `ButtonStyleBox`.
@MainActor package class ToggleStyleBox {
  nonisolated final let outer: ToggleStyleBox?
  nonisolated init(outer: ToggleStyleBox?) { self.outer = outer }
  nonisolated deinit {}
  var isPressable: Bool { true }
  nonisolated var styleType: ObjectIdentifier { fatalError("overridden") }
  nonisolated func isSameStyle(as other: ToggleStyleBox) -> Bool { false }
  /// Whether the body that `old` made can be updated by this style.
  func canTakeOver(from old: ToggleStyleBox) -> Bool { styleType == old.styleType }
  func makeBody(_ toggle: ToggleControl) -> Node { fatalError("overridden") }
  /// The same type of style, or the value has changed.
  func updateBody(_ body: Node, _ toggle: ToggleControl) {}
}

final class ToggleLookBox: ToggleStyleBox {
  nonisolated let look: ToggleLook
  nonisolated let tint: Color?
  nonisolated init(_ look: ToggleLook, tint: Color? = nil, outer: ToggleStyleBox?) {
    (self.look, self.tint) = (look, tint)
    super.init(outer: outer)
  }
  nonisolated deinit {}
  nonisolated override var styleType: ObjectIdentifier { ObjectIdentifier(ToggleLook.self) }
  nonisolated override func isSameStyle(as other: ToggleStyleBox) -> Bool {
    (other as? ToggleLookBox).map { $0.look == look && $0.tint == tint } ?? false
  }
  override func canTakeOver(from old: ToggleStyleBox) -> Bool { isSameStyle(as: old) }
  override func makeBody(_ toggle: ToggleControl) -> Node {
    look == .button ? ButtonLookDrawing.makeNode(.toggle, toggle) : ToggleLookDrawing.makeNode(look, tint: tint, toggle)
  }
  override func updateBody(_ body: Node, _ toggle: ToggleControl) {
    (unsafeDowncast(body, to: BehaviorNode.self).behavior as? ButtonLookDrawing)?.updateLabel()
    toggle.node.setNeedsRecord()
  }
}

final class TypedToggleStyleBox<S: ToggleStyle>: ToggleStyleBox {
  nonisolated(unsafe) let style: S
  nonisolated init(_ style: S, outer: ToggleStyleBox?) {
    self.style = style
    super.init(outer: outer)
  }
  nonisolated deinit {}
  override var isPressable: Bool { false }
  nonisolated override var styleType: ObjectIdentifier { ObjectIdentifier(S.self) }
  nonisolated override func isSameStyle(as other: ToggleStyleBox) -> Bool {
    (other as? TypedToggleStyleBox<S>).map { TypeInfo.areKnownEqual($0.style, style) } ?? false
  }
  private func view(_ toggle: ToggleControl) -> ToggleStyleBody<S> {
    ToggleStyleBody(
      style: StyleProperty(style), label: ToggleStyleConfiguration.Label(source: toggle.label), isMixed: toggle.isMixed,
      isOn: toggle.isOnBinding)
  }
  override func makeBody(_ toggle: ToggleControl) -> Node {
    ToggleStyleBody<S>._makeNode(view(toggle), toggle.node.contentInputs).node
  }
  override func updateBody(_ body: Node, _ toggle: ToggleControl) {
    ToggleStyleBody<S>._update(_ViewNode(body), view(toggle))
  }
}

/// The style of toggles; nil for the automatic one.
struct ToggleStyleValue: Equatable {
  var box: ToggleStyleBox?
  static func == (a: Self, b: Self) -> Bool {
    if a.box === b.box { return true }
    guard let first = a.box, let second = b.box else { return false }
    return first.isSameStyle(as: second) && Self(box: first.outer) == Self(box: second.outer)
  }
}
struct ToggleStyleKey: EnvironmentKey { static var defaultValue: ToggleStyleValue { ToggleStyleValue() } }
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
        value.box = TypedToggleStyleBox(style, outer: value.box)
      }
    }
  }
}
