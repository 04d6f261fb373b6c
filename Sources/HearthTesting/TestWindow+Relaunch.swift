import Foundation
import HearthCore
import HearthPersistence
import SwiftUI

extension TestWindow {
  /// The user quits the app: what the window keeps is written, then the window goes.
  ///
  /// ```swift
  /// let again = window.quit().relaunch()
  /// #expect(try again.element("recipe").label == "Apple Pie")
  /// ```
  ///
  /// Nothing keeps the app from it, as at the end of the desktop's session; an item
  /// of a menu may have to wait for a dialog.
  @discardableResult public func quit(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Relaunch {
    let site = CallSite(fileID, filePath, line, column)
    settle(site)
    if let application {
      // The app writes what its windows keep.
      act(site) { application.scenes.quit(isForced: true) }
    } else {
      content.setPhase(.background, hasKeyboard: false)
      settle(site)
      storage.directory?.flush()
      DefaultsFile.shared.flush()
    }
    return end()
  }
  /// The user asks the app to quit, as with the item of its menu: a document or a scene may hold it back with a dialog.
  /// `hasAppEnded` says whether it did. Does nothing for a window of views alone.
  public func askToQuit(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) { application?.scenes.quit() }
  }
  /// The user starts the app again while it runs, by its icon for example: it shows a window. Does nothing for a window of
  /// views alone.
  public func startAgain(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) { application?.scenes.reopen() }
  }
  /// The process is killed: the window goes without a word, and what was not written yet is lost.
  ///
  /// What changed is written within half a second of the window's time, as `advance(by:)` counts it.
  @discardableResult public func kill() -> Relaunch { end() }

  private func end() -> Relaunch {
    storage.directory?.close()
    if let application { application.abandon() } else if !content.isClosed { content.close() }
    // The desktop stays as it is.
    var next = launch
    next.settings = settings
    next.action = nil
    return Relaunch(launch: next, storage: storage)
  }
}

/// An app that has ended, and can be started again.
@MainActor public struct Relaunch {
  let launch: TestLaunch
  let storage: TestStorage

  /// The window as it comes back: its views are made again, with what the last window kept.
  public func relaunch(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestWindow {
    TestWindow(launch, storage.next(), CallSite(fileID, filePath, line, column))
  }
  /// The same with other views, those of a later version of the app for example.
  public func relaunch<Root: View>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    @ViewBuilder _ root: () -> Root
  ) -> TestWindow {
    let size = launch.size ?? TestLaunch.standardSize
    let next = TestLaunch(text: launch.text, size: size, idiom: launch.idiom, settings: launch.settings, root: root())
    return TestWindow(next, storage.next(), CallSite(fileID, filePath, line, column))
  }
}

/// How a window or an app is started.
@MainActor struct TestLaunch {
  enum Kind {
    case views((TestHost, SceneState) -> WindowContent)
    case app((TestLaunch, TestStorage, StateDirectory, [URL]) -> TestApplication)
  }
  static let standardSize = CGSize(width: 800, height: 600)
  let text: TestText
  /// Points, of the first window. Nil: what its scene says.
  let size: CGSize?
  let idiom: Idiom
  var settings: TestWindow.Settings
  let kind: Kind
  var showsMenuBarExtras = true
  /// The type of an action of the app for which it is started.
  var action: String?

  init<Root: View>(text: TestText, size: CGSize, idiom: Idiom, settings: TestWindow.Settings, root: Root) {
    (self.text, self.size, self.idiom, self.settings) = (text, size, idiom, settings)
    kind = .views { host, scene in
      WindowContent(
        host: host, size: size, scene: scene,
        configure: {
          $0.beginWindow(idiom)
          WindowContent.configureAlone(&$0)
        }, root: root)
    }
  }
  init<A: App>(
    _ app: A.Type, text: TestText, size: CGSize?, idiom: Idiom, settings: TestWindow.Settings = TestWindow.Settings(),
    showsMenuBarExtras: Bool = true
  ) {
    (self.text, self.size, self.idiom, self.settings, self.showsMenuBarExtras) = (
      text, size, idiom, settings, showsMenuBarExtras
    )
    kind = .app { launch, storage, directory, urls in TestApplication(app, launch, storage, directory, urls: urls) }
  }
}

/// Where windows of a test keep what outlives them.
@MainActor package final class TestStorage {
  private let path: String
  private let files: any StateFileSystem
  /// The state directory of the window that is open.
  package private(set) var directory: StateDirectory?

  package convenience init(_ url: URL?) {
    if let url {
      self.init(path: url.path, files: SystemFiles())
    } else {
      self.init(path: "/state", files: MemoryFiles())
    }
  }
  private let timing: StateTiming
  /// - Parameter timing: In the background, as an app does, or whenever the window's time passes.
  package convenience init(path: String, files: any StateFileSystem, timing: StateTiming = .manual) {
    self.init(path: path, files: files, timing: timing, TestDocuments(files is SystemFiles ? path : nil))
  }
  private init(path: String, files: any StateFileSystem, timing: StateTiming, _ documents: TestDocuments) {
    (self.path, self.files, self.timing, self.documents) = (path, files, timing, documents)
  }
  /// The same after a relaunch.
  let documents: TestDocuments
  nonisolated deinit {}
  func open() -> StateDirectory {
    let directory = StateDirectory(path: path, files: files, timing: timing)
    self.directory = directory
    return directory
  }
  private var lastWrite = 0.0
  /// Writes what changed as often as an app does.
  func timeDidPass(to time: Double) {
    guard case .manual = timing, time - lastWrite >= WriteSchedule.interval else { return }
    lastWrite = time
    directory?.flush()
  }
  func next() -> TestStorage { TestStorage(path: path, files: files, timing: timing, documents) }
  package var reports: [Report] { directory?.reports ?? [] }
}
