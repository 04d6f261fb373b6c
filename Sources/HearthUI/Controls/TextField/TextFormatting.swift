import HearthCore

/// The look of selected text, as a view that edits text with a look offers it.
package struct TextFormatting: Equatable {
  package var isBold = false
  package var isItalic = false
  package var isUnderlined = false
  package init() {}
}
private struct TextFormattingKey: FocusedValueKey { typealias Value = Binding<TextFormatting> }
extension FocusedValues {
  package var textFormatting: Binding<TextFormatting>? {
    get { self[TextFormattingKey.self] }
    set { self[TextFormattingKey.self] = newValue }
  }
}
