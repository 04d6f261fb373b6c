import Foundation

/// A type that shows labels.
///
///     struct Stacked: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.icon; configuration.title }
///       }
///     }
///
/// `Label(configuration)` in a body shows the label in the style around this one.
@MainActor @preconcurrency public protocol LabelStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The title and icon that the style is given.
  typealias Configuration = LabelStyleConfiguration
  /// Shows a label. Called again when the label changes.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
@MainActor @preconcurrency public struct LabelStyleConfiguration {
  let handle: LabelHandle
  /// The title as a view.
  public var title: Title { Title(handle: handle) }
  /// The icon as a view.
  public var icon: Icon { Icon(handle: handle) }
  /// What the title reads, where it is a text: for people who do not see the icon.
  var titleText: String? { handle.source?.titleText }

  /// The title of a label, in whatever style the label has.
  nonisolated public struct Title: View {
    let handle: LabelHandle
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
      LabelPartNode.make(view.handle, isIcon: false, inputs)
    }
    @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {}
    public nonisolated static var _elementCount: Int { -1 }
  }
  /// The icon of a label, in whatever style the label has.
  nonisolated public struct Icon: View {
    let handle: LabelHandle
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
      LabelPartNode.make(view.handle, isIcon: true, inputs)
    }
    @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {}
    public nonisolated static var _elementCount: Int { -1 }
  }
}

// MARK: - Styles

/// Title and icon, unless a container sets another style.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style, as `.automatic` does.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}
/// Title and icon, side by side, whatever the container prefers.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style, as `.titleAndIcon` does.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}
/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style, as `.titleOnly` does.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
/// The icon alone; the title is what a screen reader says.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style, as `.iconOnly` does.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let title = configuration.titleText
    configuration.icon.accessibilityProperties { if let title { $0.label = title } }
  }
}
extension LabelStyle where Self == DefaultLabelStyle {
  /// Title and icon, unless a container sets another style.
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon, whatever the container prefers.
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; a screen reader says the title.
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The icon before the title, on one baseline.
struct LabelRow: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
  @Environment(\.idiom) private var idiom
  @Environment(\.labelsAreRows) private var isRow
  @Environment(\.hasForegroundOfApp) private var isColored
  var body: some View {
    if isRow {
      // Source: seen, iOS 15 to 17: icons of rows have the accent, unless the app says otherwise, and stand in a column
      // of their own; its width is our choice.
      HStack(alignment: .firstTextBaseline, spacing: spacing ?? 12) {
        // The middle of the icon is that of the capitals of the first line, which are 12 points high.
        configuration.icon.standardForegroundStyle(isColored ? nil : AnyShapeStyle(.tint)).imageScale(.large).frame(
          minWidth: iconWidth ?? 28
        )
        .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + 6 }
        configuration.title
      }
    } else {
      // Source: our choice, the distance of GNOME's buttons with an icon; on a television in proportion
      // to its text, which is twice as large.
      HStack(alignment: .firstTextBaseline, spacing: spacing ?? (idiom == .tv ? 12 : 6)) {
        if let iconWidth { configuration.icon.frame(minWidth: iconWidth) } else { configuration.icon }
        configuration.title
      }
    }
  }
}

package struct LabelsAreRowsKey: EnvironmentKey { package static var defaultValue: Bool { false } }
extension EnvironmentValues {
  /// Whether labels in here look as in the rows of a phone's lists.
  package var labelsAreRows: Bool {
    get { self[LabelsAreRowsKey.self] }
    set { self[LabelsAreRowsKey.self] = newValue }
  }
}

struct LabelIconWidthKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
extension EnvironmentValues {
  /// Points that labels keep for their icons, so that titles below each other begin at one
  /// place; nil for the width of each icon.
  public internal(set) var labelReservedIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }
}
extension View {
  /// Sets the width in points that labels keep for their icons: a narrower icon stands in the middle of
  /// them, a wider one takes its own width.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    modifier(_EnvironmentModifier { $0[LabelIconWidthKey.self] = value.isFinite ? max(0, value) : 0 })
  }
}

struct LabelSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
extension EnvironmentValues {
  /// Points between icon and title of labels; nil for what the style has.
  public internal(set) var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }
}
extension View {
  /// Sets the distance in points between the icon and the title of labels.
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    modifier(_EnvironmentModifier { $0[LabelSpacingKey.self] = value.isFinite ? max(0, value) : 0 })
  }
  /// Sets the style of the labels in this view.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let box = LabelStyleBox(style)
    return modifier(
      _EnvironmentModifier { values in
        let outer = values[LabelStyleKey.self]
        values[LabelStyleKey.self] = AnyLabelStyle(box: box, outer: AnyLabelStyle.Outer(outer))
      })
  }
}

// MARK: - Any style

struct LabelStyleKey: EnvironmentKey { static let defaultValue = AnyLabelStyle.automatic }

/// A label style, and the one around it.
package struct AnyLabelStyle: Equatable, @unchecked Sendable {
  // Unchecked: styles are used on the main actor only.
  final class Outer {
    let style: AnyLabelStyle
    init(_ style: AnyLabelStyle) { self.style = style }
  }
  let box: AnyLabelStyleBox
  let outer: Outer?
  static let automatic = AnyLabelStyle(box: LabelStyleBox(DefaultLabelStyle()), outer: nil)
  package static func == (a: AnyLabelStyle, b: AnyLabelStyle) -> Bool {
    a.box.isEqual(to: b.box)
      && (a.outer === b.outer || (a.outer != nil && b.outer != nil && a.outer!.style == b.outer!.style))
  }
}
package class AnyLabelStyleBox: @unchecked Sendable {
  // Unchecked: constants only, used on the main actor.
  func isEqual(to other: AnyLabelStyleBox) -> Bool { false }
  @MainActor func makeNode(_ configuration: LabelStyleConfiguration, _ inputs: _ViewInputs) -> Node {
    fatalError("overridden")
  }
  @MainActor func update(_ node: Node) {}
}
final class LabelStyleBox<S: LabelStyle>: AnyLabelStyleBox, @unchecked Sendable {
  let style: S
  init(_ style: S) { self.style = style }
  override func isEqual(to other: AnyLabelStyleBox) -> Bool {
    guard let other = other as? LabelStyleBox<S> else { return false }
    return other === self || TypeInfo.areKnownEqual(style, other.style)
  }
  @MainActor override func makeNode(_ configuration: LabelStyleConfiguration, _ inputs: _ViewInputs) -> Node {
    LabelStyleNode(style, configuration, inputs)
  }
  @MainActor override func update(_ node: Node) { unsafeDowncast(node, to: LabelStyleNode<S>.self).update(style) }
}

/// Evaluates the body of a label style, whose properties may be dynamic.
package final class LabelStyleNode<S: LabelStyle>: ChoiceNode {
  @exclusivity(unchecked) private var current: S
  private let configuration: LabelStyleConfiguration
  private let info: TypeInfo

  init(_ style: S, _ configuration: LabelStyleConfiguration, _ inputs: _ViewInputs) {
    (self.current, self.configuration) = (style, configuration)
    info = TypeInfo.of(S.self)
    super.init(inputs)
    bind(old: nil)
    let body = evaluate()
    // Labels are one element, whatever their style makes.
    if S.Body._elementCount == 1 {
      child = S.Body._makeNode(body, self.inputs).node
    } else {
      child = HStack<S.Body>._makeNode(HStack { body }, self.inputs).node
    }
  }
  nonisolated deinit {}

  private func bind(old: UnsafeRawPointer?) {
    let info = info
    withUnsafeMutablePointer(to: &current) { style in
      let base = UnsafeMutableRawPointer(style)
      for field in info.dynamic {
        field.type._bind(base + field.offset, old: old.map { $0 + field.offset }, _ViewNode(self))
      }
    }
  }
  private func evaluate() -> S.Body {
    engine.counters.bodies += 1
    let outer = Engine.evaluating
    Engine.evaluating = self
    defer { Engine.evaluating = outer }
    return engine.tracking(self) { current.makeBody(configuration: configuration) }
  }
  private func updateChild() {
    let body = evaluate()
    if S.Body._elementCount == 1 {
      S.Body._update(_ViewNode(child!), body)
    } else {
      HStack<S.Body>._update(_ViewNode(child!), HStack { body })
    }
  }
  func update(_ new: S) {
    var old = new
    swap(&old, &current)
    withUnsafePointer(to: &old) { bind(old: UnsafeRawPointer($0)) }
    updateChild()
  }
  package override func updateBody() {
    flags.remove(.needsBody)
    if info.hasUpdatingProperties {
      let info = info
      withUnsafeMutablePointer(to: &current) { style in
        let base = UnsafeMutableRawPointer(style)
        for field in info.dynamic { field.type._updateBound(base + field.offset) }
      }
    }
    updateChild()
  }
  package override func unmount() {
    child?.unmount()
    let info = info
    withUnsafeMutablePointer(to: &current) { style in
      let base = UnsafeMutableRawPointer(style)
      for field in info.dynamic { field.type._unbind(base + field.offset) }
    }
    didUnmount()
  }
  package override var viewName: String { Node.shortName(of: S.self) }
}
