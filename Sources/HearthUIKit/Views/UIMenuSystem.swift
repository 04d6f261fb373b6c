import Foundation

/// What makes the menus of an app's windows.
@MainActor @preconcurrency open class UIMenuSystem: NSObject {
  /// Makes the menus of windows anew; nil where they are those of SwiftUI's scenes.
  static var rebuildMain: (() -> Void)?
  private static let ownMain = UIMenuSystem(), ownContext = UIMenuSystem()
  /// The menus of windows.
  open class var main: UIMenuSystem { ownMain }
  /// Menus of texts. Nobody is asked for them: a text has those of SwiftUI.
  open class var context: UIMenuSystem { ownContext }
  nonisolated deinit {}
  /// Has the menus be made anew, by `UIResponder.buildMenu(with:)`.
  open func setNeedsRebuild() { if self === Self.main { Self.rebuildMain?() } }
  /// Has commands be asked about again, which happens anyway each time that a menu opens.
  open func setNeedsRevalidate() { setNeedsRebuild() }
}

extension UIMenu.Identifier {
  // Source: the names of UIKit's constants; their values are our choice.
  /// All menus of a window.
  public static let root = Self("com.apple.menu.root")
  /// Quitting the app: at the end of File, as Linux has no menu with the app's name.
  public static let application = Self("com.apple.menu.application")
  /// The menu File, and what is in it: making windows, documents opened last, closing, documents, printing.
  public static let file = Self("com.apple.menu.file")
  public static let newScene = Self("com.apple.menu.new-scene")
  public static let openRecent = Self("com.apple.menu.open-recent")
  public static let close = Self("com.apple.menu.close")
  public static let document = Self("com.apple.menu.document")
  public static let print = Self("com.apple.menu.print")
  /// The menu Edit, and what is in it: taking back, the clipboard, finding, and changing text.
  public static let edit = Self("com.apple.menu.edit")
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  public static let find = Self("com.apple.menu.find")
  public static let spelling = Self("com.apple.menu.spelling")
  public static let substitutions = Self("com.apple.menu.substitutions")
  public static let transformations = Self("com.apple.menu.transformations")
  public static let speech = Self("com.apple.menu.speech")
  /// Settings of the app: at the end of Edit.
  public static let preferences = Self("com.apple.menu.preferences")
  /// The menu Format, and what is in it.
  public static let format = Self("com.apple.menu.format")
  public static let font = Self("com.apple.menu.font")
  public static let text = Self("com.apple.menu.text")
  /// The menu View, and what is in it.
  public static let view = Self("com.apple.menu.view")
  public static let toolbar = Self("com.apple.menu.toolbar")
  public static let sidebar = Self("com.apple.menu.sidebar")
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// The menu Window, and what is in it.
  public static let window = Self("com.apple.menu.window")
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
  /// The menu Help.
  public static let help = Self("com.apple.menu.help")
  /// What the app is: at the end of Help.
  public static let about = Self("com.apple.menu.about")
  /// What the desktop offers to apps, and hiding the app: empty here.
  public static let services = Self("com.apple.menu.services")
  public static let hide = Self("com.apple.menu.hide")
  public static let quit = Self("com.apple.menu.quit")
}
