import HearthCore

/// What a text field was told by the app, apart from its label.
nonisolated struct TextFieldConfiguration {
  var value: TextFieldValue
  var selection: Binding<TextSelection?>?
  /// The text of an editor where it is an attributed one; `value` says nothing then.
  var attributed: AttributedTextBinding?
  var prompt: Text?
  /// Vertical: the field grows with its text.
  var axis = Axis.horizontal
  var isSecure = false
  /// The look of a text editor; nil for fields.
  var editorLook: TextEditorLook?
  /// Runs with true when editing begins, and with false when it ends.
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
}

/// A text field of the app in the tree: shared by the field and the body of its style.
@MainActor package final class TextFieldModel {
  private(set) var configuration: TextFieldConfiguration
  let label: ContentSource
  /// The one that edits, while it is in the tree.
  weak var control: TextFieldControl?

  init(_ configuration: TextFieldConfiguration, label: ContentSource) {
    (self.configuration, self.label) = (configuration, label)
  }
  nonisolated deinit {}
  func update(_ new: TextFieldConfiguration) {
    let old = configuration
    configuration = new
    control?.configurationDidChange(from: old)
  }
}
