import Foundation
import HearthCore

/// The attributed text that is bound to an editor, with what goes with it.
nonisolated struct AttributedTextBinding {
  var text: Binding<AttributedString>
  var selection: Binding<AttributedTextSelection>?
  /// Told how the selection looks.
  var formatting: Binding<TextFormatting>?
  /// Told who edits.
  var link: FormattingLink?
}

/// Leads from the commands of the menu Format to the editor.
@MainActor final class FormattingLink {
  var setFormatting: ((TextFormatting) -> Void)?
  nonisolated init() {}
  nonisolated deinit {}
}
