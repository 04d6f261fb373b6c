import Foundation

/// What a user, the desktop or another program does to an app, with every number that it needs: a list of them can be written down, shortened and
/// done again.
nonisolated enum MonkeyEvent: Codable, Equatable, Sendable {
  /// Points in the window in front.
  struct Place: Codable, Equatable, Sendable {
    var x: Double, y: Double
    var point: CGPoint { CGPoint(x: x, y: y) }
  }
  enum Press: String, Codable, CaseIterable, Sendable { case down, up, cancelled, moved }
  enum Window: String, Codable, CaseIterable, Sendable {
    case deactivate, activate, minimize, unminimize, zoom, next, close, startAgain
  }

  case click(Place, count: Int, modifiers: Int)
  case secondaryClick(Place)
  case hover(Place)
  case drag(from: Place, to: Place, modifiers: Int)
  /// A button of the mouse without what belongs to it.
  case mouse(Press, Place)
  case wheel(notches: Int, Place, modifiers: Int)
  case scroll(dx: Double, dy: Double, Place)
  case tap(Place)
  case longPress(Place)
  case touchDrag(from: Place, to: Place)
  /// A finger without what belongs to it.
  case touch(Press, Place, finger: Int)
  case pinch(Place, scale: Double)
  case rotate(Place, degrees: Double)
  case key(String, modifiers: Int, repeats: Int)
  case type(String)
  case compose(String)
  case commit(String)
  case deleteSurrounding(before: Int, after: Int)
  case move(Int)
  case crown(Double)
  case resize(width: Double, height: Double)
  case setting(Int)
  case window(Window)
  case wait(milliseconds: Int)
  /// Assistive technology acts on the element with this number, in the order of the tree, from its beginning again where there are less.
  case assist(element: Int, action: Int)
  case drop(Place, Int)
  case answerDialog(Bool)
  case notification(Int)
  case undoAndRedo
  /// The process is killed and the app started again, twice.
  case relaunch
}
