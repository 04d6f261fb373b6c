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
  package var locale = Locale.session
  package var timeZone = TimeZone.current
  package var calendar = Calendar.session
  package var interaction = InteractionSettings()
  package init() {}
}

/// A type that shows a window's pictures and brings it events: the GTK host and the test host.
///
/// A host calls `handle(_:)` and `updateFrame(at:)` of a `WindowContent` and nothing else; it never calls the second
/// from within the first, or from within a method of this protocol.
@MainActor package protocol WindowHost: AnyObject {
  var textShaper: any TextShaper { get }
  var imageLoader: any ImageLoader { get }
  var settings: HostSettings { get }
  var clipboard: any Clipboard { get }
  /// Calls `updateFrame(at:)` soon, once however often this is called before.
  func requestFrame()
  /// Calls `updateFrame(at:)` when `seconds` have passed on the host's clock, for a press that becomes a long one, say.
  /// An earlier request of this kind is replaced.
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
  /// The window fills the screen, or has its place back. What comes of it is told by `WindowContent.fullScreenHandler`.
  func setFullScreen(_ isFullScreen: Bool)
  /// Gives the window another size, as the user could. Points, of its content.
  func resize(to size: CGSize)
  /// Moves the window next to a point of the screen, in points, where windows may say where they are: not on Wayland.
  func move(near point: CGPoint)
  /// The pointer that is down moves the window from now on, until it is let go.
  func beginWindowDrag()
  /// Keeps the window above another window, as long as that is open; nil for no window.
  func setParent(_ parent: (any WindowHost)?)
  /// Shows a dialog of the desktop over the window, in place of one that it shows already. `completion` gets what the
  /// user chose, or nil; it is called neither within a frame nor within an event.
  func showFileDialog(_ request: FileDialogRequest, _ completion: @escaping @MainActor ([URL]?) -> Void)
  /// Takes the dialog away; nothing is called.
  func closeFileDialog()
  var isShowingFileDialog: Bool { get }
}

extension WindowHost {
  package var date: Date { Date() }
  package func play(_ feedback: SensoryFeedback) {}
  package var isShowingFileDialog: Bool { false }
}

/// The shape of a pointer: one of the desktop's cursor theme, or a picture.
package struct Cursor: Hashable, Sendable {
  /// In CSS and in XDG cursor themes; of a picture, what is shown where pictures cannot be.
  package let name: String
  package let picture: CursorPicture?
  private init(_ name: String) { (self.name, picture) = (name, nil) }
  package init(_ picture: CursorPicture) { (name, self.picture) = ("default", picture) }

  package static let arrow = Cursor("default")
  package static let text = Cursor("text"), verticalText = Cursor("vertical-text")
  package static let pointer = Cursor("pointer"), grab = Cursor("grab"), grabbing = Cursor("grabbing"),
    crosshair = Cursor("crosshair")
  package static let zoomIn = Cursor("zoom-in"), zoomOut = Cursor("zoom-out")
  package static let resizeLeftRight = Cursor("ew-resize"), resizeUpDown = Cursor("ns-resize")
  /// From the top left to the bottom right, and the other diagonal.
  package static let resizeFalling = Cursor("nwse-resize"), resizeRising = Cursor("nesw-resize")
  package static let resizeLeft = Cursor("w-resize"), resizeRight = Cursor("e-resize")
  package static let resizeUp = Cursor("n-resize"), resizeDown = Cursor("s-resize")
  package static let resizeTopLeft = Cursor("nw-resize"), resizeTopRight = Cursor("ne-resize")
  package static let resizeBottomLeft = Cursor("sw-resize"), resizeBottomRight = Cursor("se-resize")
  package static let resizeColumn = Cursor("col-resize"), resizeRow = Cursor("row-resize")
  /// Nothing is seen.
  package static let none = Cursor("none")
}

/// A pointer of the app's own. Two are equal where they are the same object: its maker
/// keeps it as long as it looks the same.
package final class CursorPicture: Hashable, @unchecked Sendable {
  // Never written after it was made; the main actor alone draws it.
  package let piece: DisplayPiece
  /// Points.
  package let size: CGSize
  /// The point of the picture that points. Points, from its top left corner.
  package let hotSpot: CGPoint
  init(_ piece: DisplayPiece, size: CGSize, hotSpot: CGPoint) {
    (self.piece, self.size, self.hotSpot) = (piece, size, hotSpot)
  }
  package static func == (a: CursorPicture, b: CursorPicture) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

package struct TextInputRequest: Equatable {
  package enum Purpose: Hashable, Sendable { case text, password, email, url, phone, number, decimal, search, name }
  package var purpose: Purpose
  /// Which letters a keyboard on the screen makes capital by itself; `automatic` for what it does unasked.
  package enum Capitalization: Hashable, Sendable { case automatic, never, words, sentences, characters }
  package var capitalization = Capitalization.automatic
  /// Whether words may be corrected and completed.
  package var allowsCorrection = true
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
