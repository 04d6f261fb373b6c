import HearthCore

/// A card without space around its label: lifted under a pointer, and on a
/// television in perspective while it has focus.
///
///     Button { play(film) } label: { Poster(film) }.buttonStyle(.card)
///
/// Source: Apple, "CardButtonStyle"; seen, tvOS.
nonisolated public struct CardButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: CardButtonStyle.Configuration) -> some View {
    Button(configuration).buttonStyle(CardLook())
  }
}
extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A card without space around its label.
  ///
  /// A style of the app's own with this name takes precedence over it, as on Apple's systems where there is no `CardButtonStyle`.
  @_disfavoredOverload @MainActor @preconcurrency public static var card: CardButtonStyle { CardButtonStyle() }
}

private struct CardLook: ButtonStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View { CardBody(configuration: configuration) }
}
nonisolated private struct CardBody: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.colorScheme) private var scheme
  @Environment(\.idiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled
  @MainActor var body: some View {
    // Points.
    let shape = RoundedRectangle(cornerRadius: 12)
    configuration.label
      .background { shape.fill(scheme == .dark ? Color(white: 0.2) : .white) }
      .clipShape(shape)
      .overlay { shape.strokeBorder(Color.primary.opacity(0.1), lineWidth: 1) }
      .shadow(color: .black.opacity(scheme == .dark ? 0.5 : 0.16), radius: 3, y: 1)
      .contentShape([.interaction, .focusEffect, .hoverEffect], shape)
      .hoverEffect(idiom == .tv ? .highlight : .lift)
      .scaleEffect(configuration.isPressed ? 0.98 : 1)
      .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
  }
}
