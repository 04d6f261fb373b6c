import Foundation
import HearthCore
import HearthPersistence

// What was typed into a field is there again after a relaunch.
//
// A field whose text is bound writes the draft to its binding, once it has appeared, if the binding has the text that
// it had when the field first appeared: an app that keeps the text itself begins with different text. A field of a
// formatted value shows the draft as what it is, an edit that was not finished. A text that the app has replaced since
// (a message that was sent, say) is no longer a draft. What a secure field shows is never kept, and neither are passwords,
// codes and card numbers in other fields.
// A text with attributes keeps no draft: it would lose them.

extension TextFieldControl {
  func restoreDraft() {
    guard !model.configuration.isSecure, !isSecret, rich == nil, node.engine.scene.restoration.isEnabled else { return }
    let draft = RestorableValue("text", node)
    self.draft = draft
    guard let data = draft.begin(Data(boundValue.read().utf8)), let text = String(validating: data, as: UTF8.self)
    else { return }
    node.engine.performAtEndOfRound { [weak self] in self?.take(text) }
  }
  private var isSecret: Bool { node.scope.value(TextInputHintsKey.self).isSecret }
  /// A long text is kept a moment later, so that a key costs no copy of it.
  func saveDraft(_ text: String) {
    guard let draft else { return }
    if isSecret { return dropDraft() }
    if text.utf8.count < Self.longDraft { return draft.save(Data(text.utf8)) }
    if isDraftWaiting { return }
    isDraftWaiting = true
    node.engine.wakeUps.schedule(after: Self.draftDelay, for: node, purpose: .draft) { [unowned self] in
      saveWaitingDraft()
    }
  }
  /// Keeps what waits.
  func saveWaitingDraft() {
    guard isDraftWaiting else { return }
    isDraftWaiting = false
    if isSecret { return dropDraft() }
    draft?.save(Data(editor.committedText.utf8))
  }
  func dropDraft() {
    isDraftWaiting = false
    draft?.drop()
  }
  /// Bytes from which on a text is long, and seconds after which it is kept. Source: our choice; windows' states are
  /// written as long after a change.
  private static let longDraft = 32_768, draftDelay = 0.5
}
