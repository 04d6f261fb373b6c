#if GTK
  import Foundation
  import HearthCore

  /// The keyboard on the screen for all windows of the app; nil where the app has none of ours.
  enum SessionKeyboard {
    static var link: (any SoftwareKeyboardLink)?
    /// What carries bytes between both, as long as they are there.
    static var service: (any SoftwareKeyboardService)?
    /// The one that is in the app's own windows; nil where it is a program of its own.
    static var windowed: (any KeyboardInWindows)?
  }

  /// A keyboard that is in one of the app's own windows.
  protocol KeyboardInWindows: AnyObject {
    /// Points of the window in which it is.
    var frame: CGRect { get }
    /// Whether a window is the one in which the keyboard is, or was last.
    func isIn(_ window: any WindowHost) -> Bool
    /// A text of this window is edited.
    func textIsEdited(in window: any WindowHost)
    func windowDidResize(_ window: any WindowHost)
    /// The window goes.
    func windowWillClose(_ window: any WindowHost)
  }
#endif
