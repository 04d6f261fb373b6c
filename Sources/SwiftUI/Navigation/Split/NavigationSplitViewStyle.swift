import HearthCore

/// A type that says how the columns of a split view stand to each other.
///
/// A style of an app builds on one of ours:
///
///     struct FramedSplitViewStyle: NavigationSplitViewStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         BalancedNavigationSplitViewStyle().makeBody(configuration: configuration).border(.blue)
///       }
///     }
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
  /// The type of the style's own view, which is the framework's.
  associatedtype Body: View
  /// The parts and the state of what the style shows.
  typealias Configuration = NavigationSplitViewStyleConfiguration
  /// Makes the split view that `configuration` describes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A split view that a style is to show.
nonisolated public struct NavigationSplitViewStyleConfiguration {
  let control: SplitControl
}

/// The style that suits the device: columns above the detail on a pad or a phone that is
/// held upright, beside it everywhere else.
@MainActor @preconcurrency public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style, as `.automatic` does.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledColumns(control: configuration.control, look: .automatic)
  }
}
/// Columns stand beside the detail, which has the room that they leave.
@MainActor @preconcurrency public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style, as `.balanced` does.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledColumns(control: configuration.control, look: .balanced)
  }
}
/// The detail keeps its size: columns that are shown lie above it.
@MainActor @preconcurrency public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style, as `.prominentDetail` does.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledColumns(control: configuration.control, look: .prominentDetail)
  }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that suits the device.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns stand beside the detail, which has the room that they leave.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size: columns that are shown lie above it.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets how the columns of split views in here are arranged.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitStyle, SplitStyleValue(box: SplitStyleBox.box(style)))
  }
}

/// The columns in one of our looks.
nonisolated struct StyledColumns: View {
  let control: SplitControl
  let look: SplitLook
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    view.control.setLook(view.look)
    return _ViewNode(view.control.columns.makeNode(inputs))
  }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) { view.control.setLook(view.look) }
  static var _elementCount: Int { 1 }
}

// MARK: - The style of an environment

/// The style that an environment holds for split views; see `ButtonStyleBox`.
@MainActor class SplitStyleBox {
  nonisolated init() {}
  nonisolated deinit {}
  nonisolated var styleType: ObjectIdentifier { fatalError("overridden") }
  nonisolated func isSameStyle(as other: SplitStyleBox) -> Bool { false }
  func makeBody(_ control: SplitControl) -> Node { fatalError("overridden") }
  func updateBody(_ body: Node, _ control: SplitControl) {}

  nonisolated static func box<S: NavigationSplitViewStyle>(_ style: S) -> SplitStyleBox {
    if S.self == AutomaticNavigationSplitViewStyle.self { return SplitLookBox(.automatic) }
    if S.self == BalancedNavigationSplitViewStyle.self { return SplitLookBox(.balanced) }
    if S.self == ProminentDetailNavigationSplitViewStyle.self { return SplitLookBox(.prominentDetail) }
    return TypedSplitStyleBox(style)
  }
}
/// One of ours.
final class SplitLookBox: SplitStyleBox {
  nonisolated let look: SplitLook
  nonisolated init(_ look: SplitLook) {
    self.look = look
    super.init()
  }
  nonisolated deinit {}
  static let automatic = SplitLookBox(.automatic)
  nonisolated override var styleType: ObjectIdentifier { ObjectIdentifier(SplitLook.self) }
  nonisolated override func isSameStyle(as other: SplitStyleBox) -> Bool { (other as? SplitLookBox)?.look == look }
  private func view(_ control: SplitControl) -> StyledColumns { StyledColumns(control: control, look: look) }
  override func makeBody(_ control: SplitControl) -> Node {
    StyledColumns._makeNode(view(control), control.node.contentInputs).node
  }
  override func updateBody(_ body: Node, _ control: SplitControl) {
    StyledColumns._update(_ViewNode(body), view(control))
  }
}
final class TypedSplitStyleBox<S: NavigationSplitViewStyle>: SplitStyleBox {
  nonisolated(unsafe) let style: S
  nonisolated init(_ style: S) {
    self.style = style
    super.init()
  }
  nonisolated deinit {}
  nonisolated override var styleType: ObjectIdentifier { ObjectIdentifier(S.self) }
  nonisolated override func isSameStyle(as other: SplitStyleBox) -> Bool {
    (other as? TypedSplitStyleBox<S>).map { TypeInfo.areKnownEqual($0.style, style) } ?? false
  }
  private func view(_ control: SplitControl) -> SplitStyleBody<S> {
    SplitStyleBody(style: StyleProperty(style), configuration: NavigationSplitViewStyleConfiguration(control: control))
  }
  override func makeBody(_ control: SplitControl) -> Node {
    SplitStyleBody<S>._makeNode(view(control), control.node.contentInputs).node
  }
  override func updateBody(_ body: Node, _ control: SplitControl) {
    SplitStyleBody<S>._update(_ViewNode(body), view(control))
  }
}
nonisolated struct SplitStyleBody<S: NavigationSplitViewStyle>: View {
  let style: StyleProperty<S>
  let configuration: NavigationSplitViewStyleConfiguration
  @MainActor var body: some View { ZStack { style.style.makeBody(configuration: configuration) } }
}

/// The style of split views; nil for the automatic one.
struct SplitStyleValue: Equatable {
  var box: SplitStyleBox?
  static func == (a: Self, b: Self) -> Bool {
    if a.box === b.box { return true }
    guard let first = a.box, let second = b.box else { return false }
    return first.isSameStyle(as: second)
  }
}
struct SplitStyleKey: EnvironmentKey { static var defaultValue: SplitStyleValue { SplitStyleValue() } }
extension EnvironmentValues {
  var splitStyle: SplitStyleValue {
    get { self[SplitStyleKey.self] }
    set { self[SplitStyleKey.self] = newValue }
  }
}
