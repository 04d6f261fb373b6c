import Foundation
import HearthCore
import HearthEditing
import HearthStrings

// Copying and pasting of text with attributes: as HTML, as Rich Text Format and as plain text, so that every program
// finds what it knows. What is pasted obeys what may be typed here; attributes that neither format knows are not
// copied.

extension ClipboardData {
  static let html = "text/html"
  static let rtf = "text/rtf"
  /// Another name that programs give to Rich Text Format.
  static let applicationRTF = "application/rtf"
}

extension TextFieldControl {
  /// Puts text on the clipboard; with its attributes if it has some.
  func copy(_ text: String, _ runs: TextRuns?) {
    let clipboard = node.engine.host.clipboard, data = clipboardData(text, runs)
    if data.count == 1 { clipboard.setText(text) } else { clipboard.setData(data) }
  }
  /// What other programs are given of a text, the best first.
  func clipboardData(_ text: String, _ runs: TextRuns?) -> [ClipboardData] {
    let plain = ClipboardData(ClipboardData.text, Data(text.utf8))
    guard let rich, let runs else { return [plain] }
    let string = rich.string(Array(text.utf8)[...], runs.mapped { rich.number(of: rich.shownContainer($0)) })
    let formatted = FormattedText(string, at: node)
    guard formatted.runs.contains(where: { $0.look != FormattedText.Look() }) else { return [plain] }
    return [
      ClipboardData(ClipboardData.html, Data(formatted.html.utf8)),
      ClipboardData(ClipboardData.rtf, Data(formatted.rtf.utf8)), plain,
    ]
  }
  /// Pastes a text with attributes; false where the clipboard has none.
  func pasteRich() -> Bool {
    let clipboard = node.engine.host.clipboard, types = clipboard.mimeTypes
    let known = [ClipboardData.html, ClipboardData.rtf, ClipboardData.applicationRTF]
    guard let type = known.first(where: types.contains) else { return false }
    clipboard.readData(type) { [weak self] data in
      guard let self, self.isFocused else { return }
      let formatted = data.flatMap {
        type == ClipboardData.html ? FormattedText(html: $0) : FormattedText(rtf: $0)
      }
      if let formatted, !formatted.isEmpty {
        self.paste(formatted)
        self.node.engine.content?.input.focus.updateTextInput()
      } else {
        self.pastePlain()
      }
    }
    return true
  }
  private func paste(_ formatted: FormattedText) {
    if let (text, runs) = styled(formatted) { perform(.pasteStyled(text, runs)) }
  }
  /// A formatted text as it may stand here; nil where text has no look.
  func styled(_ formatted: FormattedText) -> (String, TextRuns)? {
    rich?.pasted(AttributedString(formatted, at: node))
  }
}
