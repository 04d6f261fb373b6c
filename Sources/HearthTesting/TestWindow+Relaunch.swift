import Foundation
import HearthCore
import SwiftUI

extension TestWindow {
  /// The user quits the app: what the window keeps is written, then the window goes.
  ///
  /// ```swift
  /// let again = window.quit().relaunch()
  /// #expect(try again.element("recipe").label == "Apple Pie")
  /// ```
  @discardableResult public func quit() -> Relaunch {
    settle()
    storage.directory?.flush()
    DefaultsFile.shared.flush()
    return end()
  }
  /// The process is killed: the window goes without a word, and what was not written yet is lost.
  ///
  /// What changed is written within half a second of the window's time, as `advance(by:)` counts it.
  @discardableResult public func kill() -> Relaunch { end() }

  private func end() -> Relaunch {
    storage.directory?.close()
    if !content.engine.root.isUnmounted { content.close() }
    return Relaunch(launch: launch, storage: storage)
  }
}

/// An app that has ended, and can be started again.
@MainActor public struct Relaunch {
  let launch: TestLaunch
  let storage: TestStorage

  /// The window as it comes back: its views are made anew, with what the last window kept.
  public func relaunch() -> TestWindow { TestWindow(launch, storage.next()) }
  /// The same with other views, those of a later version of the app for example.
  public func relaunch<Root: View>(@ViewBuilder _ root: () -> Root) -> TestWindow {
    TestWindow(TestLaunch(text: launch.text, size: launch.size, idiom: launch.idiom, root: root()), storage.next())
  }
}

/// How a window is made.
@MainActor struct TestLaunch {
  let text: TestText
  let size: CGSize
  let idiom: Idiom
  let makeContent: (TestHost, SceneState) -> WindowContent

  init(text: TestText, size: CGSize, idiom: Idiom, makeContent: @escaping (TestHost, SceneState) -> WindowContent) {
    (self.text, self.size, self.idiom, self.makeContent) = (text, size, idiom, makeContent)
  }
  init<Root: View>(text: TestText, size: CGSize, idiom: Idiom, root: Root) {
    self.init(text: text, size: size, idiom: idiom) { host, scene in
      WindowContent(host: host, size: size, scene: scene, configure: { $0.idiom = idiom }, root: root)
    }
  }
}

/// Where windows of a test keep what outlives them.
@MainActor package final class TestStorage {
  private let path: String
  private let files: any StateFileSystem
  /// That of the window that is open.
  package private(set) var directory: StateDirectory?

  package convenience init(_ url: URL?) {
    if let url { self.init(path: url.path, files: SystemFiles()) } else { self.init(path: "/state", files: MemoryFiles()) }
  }
  package init(path: String, files: any StateFileSystem) { (self.path, self.files) = (path, files) }
  nonisolated deinit {}
  func open() -> StateDirectory {
    let directory = StateDirectory(path: path, files: files, timing: .manual)
    self.directory = directory
    return directory
  }
  private var lastWrite = 0.0
  /// Writes what changed as often as an app does.
  func timeDidPass(to time: Double) {
    guard time - lastWrite >= WriteSchedule.interval else { return }
    lastWrite = time
    directory?.flush()
  }
  func next() -> TestStorage { TestStorage(path: path, files: files) }
  package var reports: [Report] { directory?.reports ?? [] }
}
