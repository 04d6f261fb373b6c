import Foundation
import HearthCore
import HearthUI

/// The sound by which a Mac says that something cannot be done: here the one of the desktop's theme for that.
public func NSBeep() {
  onMainActor { AppScenes.current?.currentSession?.host?.play(SensoryFeedback.error) }
}
/// Sounds of a Mac: the one that says that something cannot be done.
public enum NSSound {
  /// The same as `NSBeep()`.
  public static func beep() { NSBeep() }
}

extension NSWorkspace {
  /// Opens a URL or a file with the program that the desktop has for it, and tells at once whether there is one.
  public func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    if !configuration.activates {
      Report(
        kind: .notOnLinux, path: "NSWorkspace.OpenConfiguration.activates",
        message: "the desktop decides whether a program that is opened comes to the front."
      ).tell()
    }
    let isOpen = open(url)
    completionHandler?(nil, isOpen ? nil : CocoaError(.fileNoSuchFile))
  }
  /// How something is opened.
  public final class OpenConfiguration: NSObject, @unchecked Sendable {
    // Unchecked: who makes it sets it before it is given away.
    /// Whether the program comes to the front: false is reported.
    public var activates = true
  }
  /// Moves files into the bin.
  public func recycle(_ URLs: [URL], completionHandler handler: (@Sendable ([URL: URL], (any Error)?) -> Void)? = nil) {
    var moved: [URL: URL] = [:], failure: (any Error)?
    for url in URLs {
      do {
        var place: NSURL?
        try FileManager.default.trashItem(at: url, resultingItemURL: &place)
        moved[url] = place as URL?
      } catch {
        failure = failure ?? error
      }
    }
    handler?(moved, failure)
  }
  /// Where notifications about the desktop are posted. None comes on Linux.
  public var notificationCenter: NotificationCenter { .default }
}

/// A program that runs: this one is the only one that is known here.
public final class NSRunningApplication: NSObject, Sendable {
  /// The app itself.
  public static let current = NSRunningApplication()
  private override init() { super.init() }
  /// The app's identifier.
  public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  /// What the app is called.
  public var localizedName: String? { onMainActor { AppScenes.current?.name } }
  public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  /// Whether one of the app's windows has the keyboard.
  public var isActive: Bool { onMainActor { NSApplication.shared.isActive } }
  /// Ends the app, unless a window keeps the user from it, or the delegate does.
  @discardableResult public func terminate() -> Bool {
    onMainActor { NSApplication.shared.terminate(nil) }
    return true
  }
}
