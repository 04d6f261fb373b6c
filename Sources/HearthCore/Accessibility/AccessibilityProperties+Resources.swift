// Words for assistive technology from resources, which are looked up in the locale of the view.

extension View {
  /// Sets the name from a resource.
  @_disfavoredOverload public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label))
  }
  /// Sets the value from a resource.
  @_disfavoredOverload public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueResource))
  }
  /// Sets the hint from a resource.
  @_disfavoredOverload public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint))
  }
}
