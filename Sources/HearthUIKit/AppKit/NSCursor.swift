import Foundation
import HearthCore
import HearthUI

/// The shape of the pointer over the app's windows.
///
/// ```swift
/// .onHover { isInside in if isInside { NSCursor.pointingHand.push() } else { NSCursor.pop() } }
/// ```
///
/// What is pushed or set takes precedence over what views say by `pointerStyle(_:)`.
@MainActor @preconcurrency open class NSCursor: NSObject {
  private let cursor: Cursor
  private init(_ cursor: Cursor) { self.cursor = cursor }
  nonisolated deinit {}

  /// As views say: an arrow over what says nothing.
  public static let arrow = NSCursor(.arrow)
  /// Over text.
  public static let iBeam = NSCursor(.text)
  /// Over text that runs downwards.
  public static let iBeamCursorForVerticalLayout = NSCursor(.verticalText)
  /// Over links.
  public static let pointingHand = NSCursor(.pointer)
  /// For exact places.
  public static let crosshair = NSCursor(.crosshair)
  /// Over what can be moved.
  public static let openHand = NSCursor(.grab)
  /// Over what is moved.
  public static let closedHand = NSCursor(.grabbing)
  /// Over edges that are moved sideways.
  public static let resizeLeftRight = NSCursor(.resizeLeftRight)
  /// Over edges that are moved up and down.
  public static let resizeUpDown = NSCursor(.resizeUpDown)
  /// Over an edge that can only be moved to the left.
  public static let resizeLeft = NSCursor(.resizeLeft)
  /// Over an edge that can only be moved to the right.
  public static let resizeRight = NSCursor(.resizeRight)
  /// Over an edge that can only be moved up.
  public static let resizeUp = NSCursor(.resizeUp)
  /// Over an edge that can only be moved down.
  public static let resizeDown = NSCursor(.resizeDown)
  /// Over what is made larger.
  public static let zoomIn = NSCursor(.zoomIn)
  /// Over what is made smaller.
  public static let zoomOut = NSCursor(.zoomOut)

  /// Of the app, the one that is shown last; one of them is what was set without being pushed.
  private static var stack: [Cursor] = []
  private static var hideCount = 0
  /// The one that is shown now.
  public static var current: NSCursor { stack.last.map { NSCursor($0) } ?? arrow }

  /// Shows this one until it is popped.
  open func push() {
    Self.stack.append(cursor)
    Self.show()
  }
  /// Shows the one before the one that was pushed last.
  open func pop() { Self.pop() }
  /// Shows the one before the one that was pushed last.
  public static func pop() {
    _ = stack.popLast()
    show()
  }
  /// Shows this one instead of the one that was set or pushed last; the arrow leaves it to views again.
  open func set() {
    _ = Self.stack.popLast()
    if cursor != .arrow || !Self.stack.isEmpty { Self.stack.append(cursor) }
    Self.show()
  }
  /// Hides the pointer over the app's windows until it is unhidden as often.
  public static func hide() {
    hideCount += 1
    show()
  }
  /// Undoes one `hide()`.
  public static func unhide() {
    hideCount = max(0, hideCount - 1)
    show()
  }
  private static func show() {
    let shown = hideCount > 0 ? Cursor.none : stack.last
    for session in AppScenes.current?.sessions ?? [] { session.content?.input.pushedCursor = shown }
    AppScenes.currentContent?.input.pushedCursor = shown
  }
}
