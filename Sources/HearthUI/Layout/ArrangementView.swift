import HearthCore

/// Two views that lie beside one another or one upon the other, as the room and the display say.
///
///     ArrangementView {
///       PlayerView()
///     } secondary: {
///       UpNextView()
///     }
///     .arrangementViewStyle(.split)
///
/// Both keep their state however they lie. Source: Apple, documentation of ArrangementView.
nonisolated public struct ArrangementView<Primary: View, Secondary: View>: View {
  private let primary: Primary
  private let secondary: Secondary
  @Environment(\.arrangementViewStyleValue) private var style

  /// Arranges two views.
  public nonisolated init(@ContentBuilder primary: () -> Primary, @ContentBuilder secondary: () -> Secondary) {
    (self.primary, self.secondary) = (primary(), secondary())
  }
  @MainActor public var body: some View {
    StyledControl(
      value: style,
      configuration: ArrangementViewStyleConfiguration(
        primary: .init(view: AnyView(primary)), secondary: .init(view: AnyView(secondary)))
    ) { AutomaticArrangementViewStyle().makeBody(configuration: $0) }
  }
}

/// A type that says how the two views of an `ArrangementView` lie.
@MainActor @preconcurrency public protocol ArrangementViewStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The two views.
  typealias Configuration = ArrangementViewStyleConfiguration
  /// Arranges the views. Called again when they change.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
/// What a style arranges.
nonisolated public struct ArrangementViewStyleConfiguration {
  /// The first view.
  nonisolated public struct Primary: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// The second view.
  nonisolated public struct Secondary: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// The view that is always shown.
  public let primary: ArrangementViewStyleConfiguration.Primary
  /// The view that may have no place.
  public let secondary: ArrangementViewStyleConfiguration.Secondary
}

/// The views side by side or one below the other, as with `split`.
nonisolated public struct AutomaticArrangementViewStyle: ArrangementViewStyle {
  /// Creates the style, as `.automatic` does.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ArrangedViews(configuration: configuration, kind: .split, axes: [.horizontal, .vertical])
  }
}
/// The views side by side where there is more room across than down, else one below the other: each has half of it, and on a
/// display that is folded its side of the fold.
///
/// Where they cannot lie along an axis that is allowed, and in a container that is narrow and low, the primary view has all
/// of it, and the other one is not shown. Source: seen, iOS 27.1 on a foldable phone.
nonisolated public struct SplitArrangementViewStyle: ArrangementViewStyle {
  var axes: Axis.Set = [.horizontal, .vertical]
  /// Creates the style, as `.split` does.
  public nonisolated init() {}
  /// The style with the axes along which views may lie.
  public nonisolated func axes(_ axes: Axis.Set) -> SplitArrangementViewStyle {
    var style = self
    style.axes = axes
    return style
  }
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ArrangedViews(configuration: configuration, kind: .split, axes: axes)
  }
}
/// The primary view upon the other; on a display that is folded each on its side of the fold, the primary one behind or
/// below it. Source: seen, iOS 27.1 on a foldable phone.
nonisolated public struct OverlayArrangementViewStyle: ArrangementViewStyle {
  var axes: Axis.Set = [.horizontal, .vertical]
  /// Creates the style, as `.overlay` does.
  public nonisolated init() {}
  /// The style with the axes along which views may lie beside one another.
  public nonisolated func axes(_ axes: Axis.Set) -> OverlayArrangementViewStyle {
    var style = self
    style.axes = axes
    return style
  }
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ArrangedViews(configuration: configuration, kind: .overlay, axes: axes)
  }
}
extension ArrangementViewStyle where Self == AutomaticArrangementViewStyle {
  /// What the container says: side by side or one below the other.
  @MainActor @preconcurrency public static var automatic: AutomaticArrangementViewStyle { .init() }
}
extension ArrangementViewStyle where Self == SplitArrangementViewStyle {
  /// Side by side or one below the other.
  @MainActor @preconcurrency public static var split: SplitArrangementViewStyle { .init() }
}
extension ArrangementViewStyle where Self == OverlayArrangementViewStyle {
  /// One upon the other.
  @MainActor @preconcurrency public static var overlay: OverlayArrangementViewStyle { .init() }
}
extension EnvironmentValues {
  var arrangementViewStyleValue: ControlStyleValue<ArrangementViewStyleConfiguration> {
    get { self[ControlStyleKey<ArrangementViewStyleConfiguration>.self] }
    set { self[ControlStyleKey<ArrangementViewStyleConfiguration>.self] = newValue }
  }
}
extension View {
  /// Sets how the views of each `ArrangementView` in this view lie.
  public nonisolated func arrangementViewStyle(_ style: some ArrangementViewStyle) -> some View {
    controlStyle(style, ArrangementViewStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
