import Foundation
import HearthKeyboard
import HearthRendering

/// What a desktop tells its applications. Every field can change while a window is open.
package struct HostSettings: Equatable {
  package var isDark = false
  package var look = SystemLook.ios17
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
  package var accessibility = AccessibilitySettings()
  package init() {}
}

/// A type that shows a window's pictures and brings it events: the GTK host and the test host.
///
/// What it may ask of what it shows is `HostedContent`. It never calls `updateFrame(at:)` of that from within
/// `handle(_:)`, or from within a method of this protocol.
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
  /// Has the input method end what it composes, because the text that it is for does something else now.
  ///
  /// It decides what becomes of it, as on the desktop it is used to: the answer is what it enters, empty where it drops
  /// it. Neither is told by an event. What it enters later, because it lives in another process, is.
  func endComposition() -> String
  /// The dictionaries of the desktop; nil where there are none.
  var spellingChecker: (any SpellingChecker)? { get }
  /// What predicts how texts go on; nil where nothing does.
  var textPredictor: (any TextPredictor)? { get }
  func setTitle(_ title: String)
  func openURL(_ url: URL)
  /// Lets the user hear or feel it, where the desktop can and the user wants that.
  func play(_ feedback: any FeedbackRequest)
  /// Has a screen reader read a text to the user, where there is one.
  func announce(_ text: String)
  /// The content wants the window gone.
  func close()
  /// Brings the window to the front and gives it the keyboard.
  func raise()
  /// The sizes that the user may give the window.
  func setLimits(_ limits: WindowLimits)
  func setAbilities(_ abilities: WindowAbilities)
  /// Gives the window another title bar than it was made with.
  func setTitleBar(_ titleBar: WindowTitleBar)
  /// Puts the window among those that only the desktop's list of windows shows, or brings it back. What comes of it is told by
  /// `HostedContent.visibilityDidChange(_:)`.
  func setMinimized(_ isMinimized: Bool)
  /// Makes the window as large as the desktop lets it be, or as it was.
  func toggleMaximized()
  /// Takes the window off the screen, or shows it again.
  func setHidden(_ isHidden: Bool)
  /// The window fills the screen, or has its place back. What comes of it is told by `HostedContent.fullScreenDidChange(_:)`.
  func setFullScreen(_ isFullScreen: Bool)
  /// Gives the window another size, as the user could. Points, of its content.
  func resize(to size: CGSize)
  /// Moves the window next to a point of the screen, in points, where windows may say where they are: not on Wayland.
  func move(near point: CGPoint)
  /// The pointer that is down moves the window from now on, until it is let go.
  func beginWindowDrag()
  /// The pointer that is down carries something from now on: the desktop has its events until it is let go, and sends
  /// `InputEvent.drop` to windows that it passes over. The host calls `session.end(_:)` once, when no event is handled.
  ///
  /// - Parameter position: Where the press began: points in the window.
  /// - Returns: False where nothing can be dragged now; then nothing ends.
  func startDrag(_ session: OutgoingDrag, at position: CGPoint) -> Bool
  /// Keeps the window above another window, as long as that is open; nil for no window.
  func setParent(_ parent: (any WindowHost)?)
  /// Shows a dialog of the desktop over the window, instead of one that it shows already. `completion` gets what the
  /// user chose, or nil; it is called neither within a frame nor within an event.
  func showFileDialog(_ request: FileDialogRequest, _ completion: @escaping @MainActor ([URL]?) -> Void)
  /// Takes the dialog away; nothing is called.
  func closeFileDialog()
  var isShowingFileDialog: Bool { get }
  /// Asks the user, and waits for the answer in the middle of the app's code; nil where nobody can be asked.
  func askNow(_ question: ModalQuestion) -> ModalQuestion.Answer?
  /// Shows the dialog for files, and waits in the middle of the app's code for what is chosen; nil for nothing.
  func chooseFilesNow(_ request: FileDialogRequest) -> [URL]?
  /// The keyboard on the screen; nil where apps have none of ours.
  var softwareKeyboard: (any SoftwareKeyboardLink)? { get }
  /// Where the window's content is on the screen; nil where nobody says, as on Wayland.
  var placeOnScreen: KeyboardWindowPlace? { get }
}

extension WindowHost {
  package func startDrag(_ session: OutgoingDrag, at position: CGPoint) -> Bool { false }
  package func endComposition() -> String { "" }
  package var spellingChecker: (any SpellingChecker)? { nil }
  package var textPredictor: (any TextPredictor)? { nil }
  package var date: Date { Date() }
  package func play(_ feedback: any FeedbackRequest) {}
  package func announce(_ text: String) {}
  package var isShowingFileDialog: Bool { false }
  package var softwareKeyboard: (any SoftwareKeyboardLink)? { nil }
  package var placeOnScreen: KeyboardWindowPlace? { nil }
}
