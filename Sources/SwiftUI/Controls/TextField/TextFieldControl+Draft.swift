import Foundation
import HearthCore
import HearthPersistence

// What was typed into a field is there again after a relaunch.
//
// A field whose text is bound writes the draft to its binding, once it has appeared, if the binding has the text that
// it had when the field first appeared: an app that keeps the text itself begins with different text. A field of a
// formatted value shows the draft as what it is, an edit that was not finished. A text that the app has replaced since
// (a message that was sent, say) is no longer a draft. What a secure field shows is never kept.
// A text with attributes keeps no draft: it would lose them.

extension TextFieldControl {
  func restoreDraft() {
    guard !model.configuration.isSecure, rich == nil, node.engine.scene.restoration.isEnabled else { return }
    let draft = RestorableValue("text", node)
    self.draft = draft
    guard let data = draft.begin(Data(boundValue.read().utf8)), let text = String(validating: data, as: UTF8.self)
    else { return }
    node.engine.performAtEndOfRound { [weak self] in self?.take(text) }
  }
  func saveDraft(_ text: String) { draft?.save(Data(text.utf8)) }
}
