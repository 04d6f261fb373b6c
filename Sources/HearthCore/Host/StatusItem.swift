import Foundation
import HearthRendering

/// An item of an app among the icons that a desktop shows for its programs: what a `MenuBarExtra` is on Linux.
///
/// The app's session makes it and tells the platform when it has changed; the platform tells it what the user does,
/// neither within a frame nor within an event of a window.
@MainActor package protocol StatusItem: AnyObject {
  /// Tells the items of an app apart; from 1.
  var number: Int { get }
  var look: StatusItemLook { get }
  /// The items of its menu; nil for an item that opens a window.
  var menu: [StatusMenuItem]? { get }
  /// The user chose an item of the menu. One that is gone or disabled does nothing.
  func choose(_ id: Int32)
  /// The user pressed the icon.
  ///
  /// - Parameter point: Where, in points of the screen; nil where nobody knows.
  func activate(at point: CGPoint?)
}

/// How a status item looks.
package struct StatusItemLook: Equatable {
  package var title = ""
  /// Nil while there is nothing to be drawn.
  package var icon: StatusIcon?
  package init() {}
}

/// A picture, compared by what it shows.
package struct StatusIcon: Equatable {
  package let piece: DisplayPiece
  /// Points, from the origin of `piece`.
  package let size: CGSize
  private let text: String
  @MainActor package init(_ piece: DisplayPiece, size: CGSize) {
    (self.piece, self.size, text) = (piece, size, piece.displayListText)
  }
  package static func == (a: Self, b: Self) -> Bool { a.size == b.size && a.text == b.text }
}

/// An item of a status item's menu, as it is now.
package struct StatusMenuItem: Equatable {
  package enum Kind: Equatable {
    case action
    case toggle(isOn: Bool, isMixed: Bool)
    case submenu([StatusMenuItem])
    case separator
    /// Text that does nothing.
    case text
  }
  /// Stays the same as long as the view is there; from 1.
  package var id: Int32
  package var kind: Kind
  package var title = ""
  package var icon: StatusIcon?
  /// As menus write it: Ctrl+Shift+Z. Nil for none.
  package var shortcutText: String?
  /// The modifiers and the key, by the names of the protocol of menus: Control, Alt,
  /// Shift, Super, and X's name of the key.
  package var shortcutKeys: [String] = []
  package var isEnabled = true
  package var isDestructive = false
  package init(id: Int32, kind: Kind) { (self.id, self.kind) = (id, kind) }

  package var children: [StatusMenuItem] { if case .submenu(let items) = kind { items } else { [] } }
}
