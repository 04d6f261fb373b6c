import HearthCore
import SwiftUI

extension TestWindow {
  /// The shortcuts that the window shows over itself, as "Ctrl+F Find"; empty while it shows none.
  ///
  /// ```swift
  /// window.hold(modifiers: .command)
  /// window.advance(by: .seconds(1))
  /// #expect(window.shownShortcuts == ["Ctrl+F Find", "Ctrl+N New Recipe"])
  /// ```
  public var shownShortcuts: [String] {
    content.shownShortcuts.map { "\($0.keys) \($0.title)" }
  }
  /// What scanning is at, while switches are at work: the label of an element, and after a colon the way to use it that is
  /// shown. Empty while it is nowhere.
  ///
  /// ```swift
  /// window.settings.assistiveTechnologies.insert(.switchControl)
  /// window.advance(by: .seconds(1.5))
  /// #expect(window.scannedElement == "Save")
  /// window.press(.space)
  /// ```
  public var scannedElement: String { content.scannedElement }
  /// The name of what is shown large in the middle of the window, while something is held and text is large; nil otherwise.
  public var largeContent: String? { content.largeContent }
}
