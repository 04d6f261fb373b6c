import Foundation
import HearthCore
import SwiftUI

extension TestWindow {
  /// The activity that the window keeps for the next start: that of its views; nil where they have none.
  public var userActivity: NSUserActivity? { content.userActivity }
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
