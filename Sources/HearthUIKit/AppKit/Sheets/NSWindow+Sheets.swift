import Foundation
import HearthCore
import HearthUI

extension UIWindow {
  private var ownSheets: any SheetPresenting {
    if let known = mac.sheets { return known }
    let sheets = WindowSheets(self)
    mac.sheets = sheets
    return sheets
  }
  /// Shows a window that the app has made in this one, and not on the screen: as a sheet. Another sheet that is shown comes first.
  ///
  /// - Parameter handler: Called with what `endSheet(_:returnCode:)` has said, when the sheet is gone.
  public func beginSheet(
    _ sheetWindow: UIWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { ownSheets.begin(sheetWindow) { handler?(NSApplication.ModalResponse($0)) } }
  /// The same, and returns what was said at its end.
  @discardableResult public func beginSheet(_ sheetWindow: UIWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { waiting in beginSheet(sheetWindow) { waiting.resume(returning: $0) } }
  }
  /// The same: sheets that are shown already stay before it.
  public func beginCriticalSheet(
    _ sheetWindow: UIWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { beginSheet(sheetWindow, completionHandler: handler) }
  /// Ends a sheet of the window. Source: AppKit, `NSModalResponseStop` for who has begun it.
  public func endSheet(_ sheetWindow: UIWindow) { endSheet(sheetWindow, returnCode: .stop) }
  /// Ends a sheet of the window, and says how.
  public func endSheet(_ sheetWindow: UIWindow, returnCode: NSApplication.ModalResponse) {
    ownSheets.end(sheetWindow, returnCode.rawValue)
  }
  /// The sheets of the window: the one that is shown, and those that wait.
  public var sheets: [UIWindow] { ownSheets.windows }
  /// The sheet that is shown.
  public var attachedSheet: UIWindow? { sheets.first { $0.sheetHost === self } }
  /// The window that this one is a sheet of.
  public var sheetParent: UIWindow? { sheetHost }
  /// Whether the window is shown as a sheet.
  public var isSheet: Bool { sheetHost != nil }
}
extension NSApplication.ModalResponse {
  // Source: AppKit's numbers.
  /// It has ended.
  public static let stop = NSApplication.ModalResponse(-1000)
  /// It was given up.
  public static let abort = NSApplication.ModalResponse(-1001)
  /// It goes on.
  public static let `continue` = NSApplication.ModalResponse(-1002)
}
