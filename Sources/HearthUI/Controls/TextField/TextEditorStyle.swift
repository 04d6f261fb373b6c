import HearthCore

/// A type that gives text editors a look.
///
/// A style of an app shows one of the looks that there are with what it adds:
/// `PlainTextEditorStyle().makeBody(configuration: configuration)` in a frame, say.
@MainActor @preconcurrency public protocol TextEditorStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The parts and the state of what the style shows.
  typealias Configuration = TextEditorStyleConfiguration
  /// Shows what the configuration describes. Called again when it changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The text editor that a style shows.
nonisolated public struct TextEditorStyleConfiguration {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
  /// The text where it is an attributed one; `text` says nothing then.
  var attributed: AttributedTextBinding?
}

/// The looks of editors that we draw ourselves.
package enum TextEditorLook: Hashable, Sendable { case automatic, plain, roundedBorder }

/// The look that fits the kind of device: on desktops the paper and the quiet edge of a text
/// field, elsewhere nothing but the text.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AutomaticTextEditorStyle.Configuration) -> some View {
    EditorArea(configuration: configuration, look: .automatic)
  }
}
/// An editor without a background and a border.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: PlainTextEditorStyle.Configuration) -> some View {
    EditorArea(configuration: configuration, look: .plain)
  }
}
/// An editor with a border that has round corners.
nonisolated public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(
    configuration: RoundedBorderTextEditorStyle.Configuration
  ) -> some View {
    EditorArea(configuration: configuration, look: .roundedBorder)
  }
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look that fits the kind of device.
  @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An editor without a background and a border.
  @MainActor @preconcurrency public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// An editor with a border that has round corners.
  @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextEditorStyle {
    RoundedBorderTextEditorStyle()
  }
}
extension EnvironmentValues {
  var textEditorStyleValue: ControlStyleValue<TextEditorStyleConfiguration> {
    get { self[ControlStyleKey<TextEditorStyleConfiguration>.self] }
    set { self[ControlStyleKey<TextEditorStyleConfiguration>.self] = newValue }
  }
}
extension View {
  /// Sets the look of the text editors in this view.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    controlStyle(style, TextEditorStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
