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
    environment(\.splitStyle, SplitStyleValue(style))
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

/// One of ours.
final class SplitLookBox: ControlStyleBox<SplitControl>, @unchecked Sendable {
  // Unchecked: as the class above it.
  let look: SplitLook
  init(_ look: SplitLook) {
    self.look = look
    super.init(outer: nil)
  }
  static let automatic = SplitLookBox(.automatic)
  override var bodyType: ObjectIdentifier { ObjectIdentifier(SplitLook.self) }
  override func isSameStyle(as other: ControlStyleBox<SplitControl>) -> Bool { (other as? SplitLookBox)?.look == look }
  @MainActor private func view(_ control: SplitControl) -> StyledColumns { StyledColumns(control: control, look: look) }
  @MainActor override func makeBody(_ control: SplitControl, _ inputs: _ViewInputs) -> Node {
    StyledColumns._makeNode(view(control), inputs).node
  }
  @MainActor override func updateBody(_ body: Node, _ control: SplitControl) {
    StyledColumns._update(_ViewNode(body), view(control))
  }
}
nonisolated struct SplitStyleBody<S: NavigationSplitViewStyle>: View {
  let style: StyleProperty<S>
  let configuration: NavigationSplitViewStyleConfiguration
  @MainActor var body: some View { ZStack { style.style.makeBody(configuration: configuration) } }
}

/// The style of split views; nil for the automatic one.
typealias SplitStyleValue = ControlStyleValue<SplitControl>
typealias SplitStyleKey = ControlStyleKey<SplitControl>
extension SplitStyleValue {
  nonisolated init<S: NavigationSplitViewStyle>(_ style: S) {
    if S.self == AutomaticNavigationSplitViewStyle.self {
      box = SplitLookBox(.automatic)
    } else if S.self == BalancedNavigationSplitViewStyle.self {
      box = SplitLookBox(.balanced)
    } else if S.self == ProminentDetailNavigationSplitViewStyle.self {
      box = SplitLookBox(.prominentDetail)
    } else {
      box = TypedControlStyleBox(style, outer: nil) { (style: StyleProperty<S>, control: SplitControl) in
        SplitStyleBody(style: style, configuration: NavigationSplitViewStyleConfiguration(control: control))
      }
    }
  }
}
extension EnvironmentValues {
  var splitStyle: SplitStyleValue {
    get { self[SplitStyleKey.self] }
    set { self[SplitStyleKey.self] = newValue }
  }
}
