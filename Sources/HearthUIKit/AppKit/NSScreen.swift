import Foundation
import HearthCore
import HearthUI

/// The display on which the app's windows open.
@MainActor @preconcurrency public final class NSScreen: NSObject {
  private static let screen = NSScreen()
  private override init() {}
  /// The one on which windows open; nil where there is no display.
  public static var main: NSScreen? { screen.frame.isEmpty ? nil : screen }
  /// The main one: the others are the desktop's.
  public static var screens: [NSScreen] { main.map { [$0] } ?? [] }
  /// Points.
  public var frame: CGRect { UIScreen.main.bounds }
  /// The same: desktops do not say what their panels cover.
  public var visibleFrame: CGRect { frame }
  /// Pixels for each point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}

/// Other programs of the desktop.
public final class NSWorkspace: NSObject, Sendable {
  /// The desktop.
  public static let shared = NSWorkspace()
  private override init() {}
  /// Opens a URL or a file with the program that the desktop has for it. False where there is none.
  @discardableResult public func open(_ url: URL) -> Bool {
    onMainActor {
      guard let scenes = AppScenes.current, scenes.platform.canOpenURL(url) else { return false }
      scenes.openOutside(url)
      return true
    }
  }
  /// Shows the directories of files in the desktop's file manager, each once.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    var shown: Set<URL> = []
    for url in fileURLs {
      let directory = url.deletingLastPathComponent()
      if shown.insert(directory).inserted { open(directory) }
    }
  }
  /// Shows the directory of a file in the desktop's file manager. False where there is no such file.
  @discardableResult public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool
  {
    guard let fullPath, FileManager.default.fileExists(atPath: fullPath) else {
      return rootFullPath.isEmpty ? false : open(URL(fileURLWithPath: rootFullPath, isDirectory: true))
    }
    return open(URL(fileURLWithPath: fullPath).deletingLastPathComponent())
  }
}
