import Foundation

/// A question that the app waits for in the middle of its code, as apps of a Mac do.
package struct ModalQuestion {
  package enum Role: Hashable, Sendable {
    case plain
    /// What Return does.
    case preferred
    /// What Escape does.
    case wayOut
    /// It takes something away.
    case destructive
  }
  package struct Button {
    package var title: String
    package var role: Role
    package init(_ title: String, _ role: Role) { (self.title, self.role) = (title, role) }
  }
  package struct Answer {
    /// Which of the buttons was pressed.
    package var button: Int
    /// Whether the box was checked.
    package var isChecked: Bool
    package init(button: Int, isChecked: Bool = false) { (self.button, self.isChecked) = (button, isChecked) }
  }
  /// In bold letters.
  package var title: String
  package var message: String
  /// At least one.
  package var buttons: [Button]
  package var isCritical: Bool
  /// What stands at a box to check; nil for no box.
  package var check: String?
  /// Whether the box is checked at first.
  package var isChecked = false
  package init(title: String, message: String, buttons: [Button], isCritical: Bool) {
    (self.title, self.message, self.buttons, self.isCritical) = (title, message, buttons, isCritical)
  }
  /// What an alert answers that was put away without a button; nil where it has to be answered.
  package var wayOut: Int? { buttons.firstIndex { $0.role == .wayOut } ?? (buttons.count == 1 ? 0 : nil) }
}

extension WindowHost {
  // Hosts that show pictures only have nobody to ask.
  package func askNow(_ question: ModalQuestion) -> ModalQuestion.Answer? { nil }
  package func chooseFilesNow(_ request: FileDialogRequest) -> [URL]? { nil }
}
