import HearthCore
import HearthRendering

/// A small button for bars that narrow down what is seen: flat until a pointer is above it.
///
/// Source: Apple, "AccessoryBarButtonStyle"; seen, the scopes below the search field of Finder.
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, as `.accessoryBar` does.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AccessoryBarButtonStyle.Configuration) -> some View {
    Button(configuration).buttonStyle(AccessoryLook(hasBorder: false))
  }
}
/// A small button with a border, for what a bar does besides: "Save", "Add Criterion".
///
/// Source: Apple, "AccessoryBarActionButtonStyle".
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, as `.accessoryBarAction` does.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(
    configuration: AccessoryBarActionButtonStyle.Configuration
  ) -> some View {
    Button(configuration).buttonStyle(AccessoryLook(hasBorder: true))
  }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A small button for bars that narrow down what is seen.
  @MainActor @preconcurrency public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A small button with a border, for what a bar does besides.
  @MainActor @preconcurrency public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}

private struct AccessoryLook: ButtonStyle {
  let hasBorder: Bool
  nonisolated init(hasBorder: Bool) { self.hasBorder = hasBorder }
  func makeBody(configuration: Configuration) -> some View {
    AccessoryBody(configuration: configuration, hasBorder: hasBorder)
  }
}
nonisolated private struct AccessoryBody: View {
  let configuration: ButtonStyleConfiguration
  let hasBorder: Bool
  @Environment(\.isEnabled) private var isEnabled
  /// The app says what colour the label has.
  @Environment(\.hasForegroundOfApp) private var isColored
  @State private var isHovered = false
  private struct Key: Hashable { var isHovered, isPressed, hasBorder: Bool }
  @MainActor var body: some View {
    let key = Key(isHovered: isHovered && isEnabled, isPressed: configuration.isPressed, hasBorder: hasBorder)
    // Points. Source: our choice, lower than a regular button by a fifth.
    let radius: CGFloat = 5
    configuration.label
      .font(.subheadline)
      .lineLimit(1)
      .standardForegroundStyle(configuration.role == .destructive && !isColored ? AnyShapeStyle(Color.red) : nil)
      .padding(.horizontal, 8)
      .frame(minHeight: 24)
      .background {
        ControlDrawing(key: key) { canvas in
          var list: ContiguousArray<PlacedPiece> = []
          let shade = key.isPressed ? 0.16 : key.isHovered ? 0.08 : 0
          if shade > 0 { list.append(canvas.palette.fill(canvas.bounds, radius: radius, canvas.palette.ink(shade))) }
          if key.hasBorder {
            list.append(
              canvas.palette.stroke(
                canvas.bounds, radius: radius, width: canvas.palette.pixels(1), canvas.palette.fieldBorder))
          }
          return list
        }
      }
      .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
      .contentShape([.interaction, .focusEffect], RoundedRectangle(cornerRadius: radius))
      .onHover { isHovered = $0 }
  }
}
