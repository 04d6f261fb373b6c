import HearthUIKit
import SwiftUI

extension TestWindow {
  /// Starts an app of UIKit's life cycle: one whose `@main` is its delegate, and that has no `App`.
  ///
  /// ```swift
  /// let window = TestWindow(AppDelegate.self)
  /// #expect(try window.element("greeting").label == "Hello")
  /// ```
  ///
  /// - Parameters:
  ///   - delegate: The app's own type.
  ///   - text: How text is measured.
  ///   - size: Points, of the window.
  ///   - idiom: The kind of device that the window stands for.
  ///   - storage: The directory in which the app's windows keep what outlives them; nil for one in memory.
  ///   - urls: What the app is started with.
  ///   - settings: What the user has set for the desktop.
  public convenience init<Delegate: NSObject & UIApplicationDelegate>(
    _ delegate: Delegate.Type, text: TestText = .round, size: CGSize? = CGSize(width: 800, height: 600),
    idiom: Idiom = .desktop, storage: URL? = nil, opening urls: [URL] = [], settings: Settings = Settings(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      DelegateApp<Delegate>.self, text: text, size: size, idiom: idiom, storage: storage, opening: urls,
      settings: settings, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
