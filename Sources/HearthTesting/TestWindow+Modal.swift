import Foundation
import HearthCore
import SwiftUI

// What the user says to what the app waits for in the middle of its code: it is said before, since nothing else can happen
// meanwhile.

extension TestWindow {
  /// What the user will press in the next alert that the app waits for, as `NSAlert.runModal()` does. Where nothing was said, or the
  /// alert has no such button, nobody is there to be asked.
  ///
  /// ```swift
  /// window.willPress("Delete")
  /// window.click("trash")
  /// ```
  /// - Parameters:
  ///   - button: The title of the button.
  ///   - isChecked: What becomes of the alert's box; nil for what it is.
  public func willPress(_ button: String, isChecked: Bool? = nil) {
    host.pressesToCome.append((button, isChecked))
  }
  /// What the user will choose in the next dialog for files that the app waits for, as `NSOpenPanel.runModal()` does; nothing where nothing
  /// was said.
  public func willChooseFiles(_ urls: URL...) { host.filesToCome.append(urls) }
  /// What the app has asked for so, in order: the titles of alerts, the messages of dialogs for files.
  public var modalQuestions: [String] { host.modalQuestions }
}
