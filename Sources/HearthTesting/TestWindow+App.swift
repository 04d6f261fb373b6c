import Foundation
import HearthCore
import SwiftUI

// The windows of an app.

extension TestWindow {
  /// The open windows of the app, in the order in which they were opened: the first one, as long as it is open, is the
  /// one that the test made. A window of views alone is the only one. Hidden and closed windows are not among them.
  public var windows: [TestWindow] {
    guard let application else { return host.isClosed ? [] : [self] }
    return application.openWindows
  }
  /// The window that the user works in, or worked in last; nil when all are closed.
  public var frontWindow: TestWindow? {
    guard let application else { return host.isClosed ? nil : self }
    guard let front = application.scenes.front else { return nil }
    return windows.first { $0.content === front.content }
  }
  /// Another display beside that of the windows, by its size in points; nil for none, which holds unless a test says so.
  ///
  /// ```swift
  /// window.externalDisplay = CGSize(width: 1280, height: 720)
  /// #expect(try window.accessoryWindow?.element("slide").label == "1")
  /// ```
  public var externalDisplay: CGSize? {
    get { application?.externalDisplay?.size }
    set {
      act(CallSite(#fileID, #filePath, #line, #column)) {
        application?.externalDisplay = newValue.map { CGRect(origin: CGPoint(x: 1920, y: 0), size: $0) }
      }
    }
  }
  /// What the app shows on that display; nil where it shows nothing.
  public var accessoryWindow: TestWindow? { application?.accessoryWindow }
  /// What is in the title bar.
  public var title: String { host.title }
  /// Points, of the content.
  public var size: CGSize { content.windowSize }
  public var isOpen: Bool { !host.isClosed }
  /// Whether the app has ended: by itself, or with its last window.
  public var hasAppEnded: Bool { application?.hasQuit ?? host.isClosed }
  /// What the app has asked the desktop to open, from this window.
  public var openedURLs: [URL] { host.openedURLs }
  /// Mistakes of the app that concern none of its windows.
  public var appReports: [String] { application?.scenes.reports ?? [] }
}
