import HearthCore

/// The font that fits the size of the control, where none was set. Choices have it from the
/// picker, and not from where they are shown.
nonisolated struct PickerFont: ViewModifier {
  @Environment(\.controlSize) private var controlSize
  @MainActor func body(content: Content) -> some View {
    let font = ControlFonts.font(controlSize)
    content.transformEnvironment(\.font) { $0 = $0 ?? font }
  }
}
