import HearthCore
import HearthUIKit
import SwiftUI

extension TestWindow {
  /// Shakes the device, of which responders of UIKit are told. Desktops do not say that theirs was shaken.
  public func shake(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) {
      let windows = UIApplication.shared.windows
      (windows.first(where: \.isKeyWindow) ?? windows.first)?.shake()
    }
  }
}
