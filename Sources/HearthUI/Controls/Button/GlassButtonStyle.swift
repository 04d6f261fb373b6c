import HearthCore

/// A material like glass. Here it is a translucent pane with a bright edge: nothing behind it is blurred or bent.
public struct Glass: Equatable, Sendable {
  enum Kind: Sendable { case regular, clear, identity }
  let kind: Kind
  private(set) var tint: Color?
  /// Nil: as what is made of it does by itself.
  private(set) var isInteractive: Bool?

  /// A pale pane.
  public static var regular: Glass { Glass(kind: .regular) }
  /// A pane that is hardly seen.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No pane at all.
  public static var identity: Glass { Glass(kind: .identity) }
  /// The same glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }
  /// The same glass, which answers to presses: it grows.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// A button of glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  let glass: Glass
  /// Creates the style, as `.glass` does.
  public nonisolated init() { glass = .regular }
  /// A button of a kind of glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }
  @MainActor @preconcurrency public func makeBody(configuration: GlassButtonStyle.Configuration) -> some View {
    Button(configuration).buttonStyle(GlassLook(glass: glass, isProminent: false))
  }
}
/// A button of glass in the accent colour: the one that most people want.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, as `.glassProminent` does.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: GlassProminentButtonStyle.Configuration) -> some View {
    Button(configuration).buttonStyle(GlassLook(glass: .regular, isProminent: true))
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button of glass.
  // A style of the app's own with this name takes precedence over it: source that is older than this one has such.
  @_disfavoredOverload @MainActor @preconcurrency public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A button of a kind of glass.
  @MainActor @preconcurrency public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button of glass in the accent colour.
  @_disfavoredOverload @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

private struct GlassLook: ButtonStyle {
  let glass: Glass
  let isProminent: Bool
  nonisolated init(glass: Glass, isProminent: Bool) { (self.glass, self.isProminent) = (glass, isProminent) }
  func makeBody(configuration: Configuration) -> some View {
    GlassBody(configuration: configuration, glass: glass, isProminent: isProminent)
  }
}
nonisolated private struct GlassBody: View {
  let configuration: ButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.colorScheme) private var scheme
  /// The app says what colour the label has.
  @Environment(\.hasForegroundOfApp) private var isColored
  @State private var isHovered = false

  @MainActor var body: some View {
    let isPressed = configuration.isPressed, grows = isPressed && glass.isInteractive != false
    configuration.label
      .lineLimit(1)
      .standardForegroundStyle(isColored ? nil : labelColor)
      .padding(.horizontal, ControlMetrics.buttonPadding(size))
      .frame(minWidth: ControlMetrics.height(size), minHeight: ControlMetrics.height(size))
      .background {
        if glass.kind != .identity || isProminent {
          Capsule().fill(pane)
            .overlay { Capsule().fill(Color.primary.opacity(isPressed ? 0.12 : isHovered && isEnabled ? 0.05 : 0)) }
            .overlay { Capsule().strokeBorder(edge, lineWidth: 1) }
            .shadow(color: .black.opacity(scheme == .dark ? 0.35 : 0.12), radius: 4, y: 1)
        }
      }
      .scaleEffect(grows ? 1.04 : 1)
      .animation(.snappy(duration: 0.2), value: grows)
      .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
      .contentShape([.interaction, .focusEffect], Capsule())
      .onHover { isHovered = $0 }
  }
  @MainActor private var labelColor: AnyShapeStyle {
    if isProminent { return AnyShapeStyle(strong.textOnGround) }
    if let tint = glass.tint, glass.kind != .identity { return AnyShapeStyle(tint.textOnGround) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red.forText) : AnyShapeStyle(.primary)
  }
  @MainActor private var strong: Color { configuration.role == .destructive ? .red : .accentColor }
  @MainActor private var pane: AnyShapeStyle {
    if isProminent { return AnyShapeStyle(strong.asGround) }
    let isClear = glass.kind == .clear
    if let tint = glass.tint { return AnyShapeStyle(tint.asGround.opacity(isClear ? 0.6 : 0.85)) }
    return AnyShapeStyle(Color.white.opacity(scheme == .dark ? (isClear ? 0.06 : 0.14) : (isClear ? 0.25 : 0.7)))
  }
  /// Light falls on the upper edge.
  @MainActor private var edge: LinearGradient {
    let isDark = scheme == .dark
    return LinearGradient(
      colors: isDark ? [.white.opacity(0.35), .white.opacity(0.08)] : [.black.opacity(0.08), .black.opacity(0.16)],
      startPoint: .top, endPoint: .bottom)
  }
}
