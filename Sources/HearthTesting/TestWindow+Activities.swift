import Foundation
import HearthCore
import SwiftUI

extension TestWindow {
  /// The activity that the window keeps for the next start: that of its views; nil where they have none.
  public var userActivity: NSUserActivity? { content.userActivity }
  /// The user asks for an action of the app, a `UIApplicationShortcutItem`, by its type. Does nothing for a window of views
  /// alone.
  public func performAction(
    _ type: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) { application?.scenes.performShortcut(type) }
  }
  /// Gives an activity to the app: the window that gets it need not be this one.
  public func continueActivity(
    _ activity: NSUserActivity, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) {
      if let application { application.scenes.continueActivity(activity) } else { content.deliver(activity) }
    }
  }
}
