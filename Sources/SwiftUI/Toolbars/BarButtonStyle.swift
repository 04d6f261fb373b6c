import HearthCore

/// Buttons in bars: quiet, with a shade under the pointer.
nonisolated struct BarButtonStyle: ButtonStyle {
  nonisolated init() {}
  @MainActor func makeBody(configuration: Configuration) -> some View { BarButtonBody(configuration: configuration) }
}

nonisolated private struct BarButtonBody: View {
  let configuration: ButtonStyleConfiguration
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @MainActor var body: some View {
    let shade = configuration.isPressed ? 0.14 : isHovered && isEnabled ? 0.07 : 0
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
      .padding(.horizontal, 9)
      .frame(minWidth: 34, minHeight: 30)
      .background { RoundedRectangle(cornerRadius: 7).fill(Color.primary.opacity(shade)) }
      .contentShape(Rectangle())
      .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
      .onHover { isHovered = $0 }
  }
}
