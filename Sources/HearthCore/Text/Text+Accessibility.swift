import Foundation

/// A text that assistive technology reads in other words.
final class LabeledTextContent: TextContent, @unchecked Sendable {
  let text: Text
  let label: Text
  init(_ text: Text, _ label: Text) { (self.text, self.label) = (text, label) }
  override func isEqual(to other: TextContent) -> Bool {
    let other = unsafeDowncast(other, to: LabeledTextContent.self)
    return label == other.label && text == other.text
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    let start = builder.length, inner = builder.labels.count
    builder.append(text, look)
    guard builder.length > start else { return }
    // This label takes precedence over those of the parts.
    builder.labels.removeLast(builder.labels.count - inner)
    builder.labels.append((start..<builder.length, label.string(at: builder.node)))
  }
}

extension Text {
  /// Sets the text that assistive technology reads instead of this one.
  ///
  ///     Text("4.5 ").accessibilityLabel("four and a half") + Text("stars")
  ///
  /// Source: Apple, documentation of `Text.accessibilityLabel(_:)`.
  public nonisolated func accessibilityLabel(_ label: Text) -> Text { Text(LabeledTextContent(self, label)) }
  /// Sets the text that assistive technology reads instead of this one, looked up by a key.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }
  /// What assistive technology reads instead of this text, from a resource.
  @_disfavoredOverload public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> Text {
    accessibilityLabel(Text(label))
  }
  /// Sets the text that assistive technology reads instead of this one.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }
}
