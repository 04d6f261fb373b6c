import Foundation
import HearthRendering

/// What a desktop tells its applications. Every field can change while a window is open.
package struct HostSettings: Equatable {
  package var isDark = false
  package var hasHighContrast = false
  package var reducesMotion = false
  /// Device pixels for each point.
  package var scale: CGFloat = 1
  /// Nil for our own accent colour.
  package var accent: RGBA?
  /// The factor by which the user enlarges text; 1 is normal.
  package var textScale: CGFloat = 1
  /// Points of body text in the desktop's font; nil for the size that the idiom's table of text styles says.
  package var bodySize: CGFloat?
  /// The family of the desktop's interface font; nil for that of the host's text shaper.
  package var interfaceFamily: String?
  package var isRightToLeft = false
  /// Whether Tab and arrows reach every control, and not only those that take input over time (text, lists).
  package var hasKeyboardNavigation = true
  package var locale = Locale.current
  package var timeZone = TimeZone.current
  package var calendar = Calendar.current
  package init() {}
}

/// A type that shows a window's pictures and brings it events: the GTK host and the test host.
///
/// A host calls `handle(_:)` and `updateFrame(at:)` of a `WindowContent` and nothing else; it never calls the second from
/// within the first, or from within a method of this protocol.
@MainActor package protocol WindowHost: AnyObject {
  var textShaper: any TextShaper { get }
  var imageLoader: any ImageLoader { get }
  var settings: HostSettings { get }
  var clipboard: any Clipboard { get }
  /// Calls `updateFrame(at:)` soon, once however often this is called before.
  func requestFrame()
  /// Calls `updateFrame(at:)` when `seconds` have passed on the host's clock, for a press that becomes a long one, say. An earlier
  /// request of this kind is replaced.
  func requestFrame(after seconds: Double)
  /// The date now, as it passes together with the host's clock.
  var date: Date { get }
  func setCursor(_ cursor: Cursor)
  /// A focused text field with the place of its caret in the window, or nil when no text is edited.
  func setTextInput(_ request: TextInputRequest?)
  func setTitle(_ title: String)
  func openURL(_ url: URL)
  /// Lets the user hear or feel it, where the desktop can and the user wants that.
  func play(_ feedback: SensoryFeedback)
  /// The content wants the window gone.
  func close()
  /// Brings the window to the front and gives it the keyboard.
  func raise()
  /// The sizes that the user may give the window.
  func setLimits(_ limits: WindowLimits)
  func setAbilities(_ abilities: WindowAbilities)
  /// Takes the window off the screen, or shows it again.
  func setHidden(_ isHidden: Bool)
}

extension WindowHost {
  package var date: Date { Date() }
  package func play(_ feedback: SensoryFeedback) {}
}

/// The shapes of a pointer, by their names in CSS and XDG cursor themes.
package enum Cursor: String, Hashable, Sendable {
  case arrow = "default"
  case text, verticalText = "vertical-text"
  case pointer, grab, grabbing, crosshair
  case notAllowed = "not-allowed"
  case zoomIn = "zoom-in", zoomOut = "zoom-out"
  case resizeLeftRight = "ew-resize", resizeUpDown = "ns-resize"
  /// From the top left to the bottom right, and the other diagonal.
  case resizeFalling = "nwse-resize", resizeRising = "nesw-resize"
  case resizeLeft = "w-resize", resizeRight = "e-resize", resizeUp = "n-resize", resizeDown = "s-resize"
  case resizeTopLeft = "nw-resize", resizeTopRight = "ne-resize", resizeBottomLeft = "sw-resize", resizeBottomRight = "se-resize"
  case resizeColumn = "col-resize", resizeRow = "row-resize"
  /// Nothing is seen.
  case none
}

package struct TextInputRequest: Equatable {
  package enum Purpose: Hashable, Sendable { case text, password, email, url, phone, number, decimal, search, name }
  package var purpose: Purpose
  /// Points in the window.
  package var caret: CGRect
  /// The text around the caret, for input methods that look at it, and the caret's UTF-8 offset in it.
  package var surroundingText: String
  package var surroundingCaret: Int
  package init(purpose: Purpose, caret: CGRect, surroundingText: String, surroundingCaret: Int) {
    (self.purpose, self.caret) = (purpose, caret)
    (self.surroundingText, self.surroundingCaret) = (surroundingText, surroundingCaret)
  }
}
