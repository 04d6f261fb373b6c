import Foundation
import HearthCore
import HearthUI

/// The app of a program that has a delegate by the names of a Mac and no `App`: its windows are those that the delegate makes.
struct MacDelegateApp<Delegate>: App, NamedApp where Delegate: NSObject, Delegate: NSApplicationDelegate {
  init() {
    let delegate = MacStart.delegate as? Delegate ?? DelegateObserver.make(Delegate.self)
    MacDelegateObserver.set(delegate, of: AppScenes.starting) { _ in }
  }
  /// No scene of its own.
  var body: some Scene { SceneBuilder.buildOptional(nil) }
  static var module: String { SceneManifest.module(of: Delegate.self) }
  static var name: String { DelegateScenes.name(module: module) }
}
@MainActor private enum MacStart {
  /// The delegate that the program has set before it has started its app.
  static var delegate: (any NSObject & NSApplicationDelegate)?
  static func start(delegate: any NSObject & NSApplicationDelegate) {
    self.delegate = delegate
    let type: any (NSObject & NSApplicationDelegate).Type = Swift.type(of: delegate)
    start(type)
  }
  static func start<Delegate: NSObject & NSApplicationDelegate>(_ type: Delegate.Type) {
    MacDelegateApp<Delegate>.main()
  }
}

extension NSApplicationDelegate where Self: NSObject {
  /// Starts a program whose `@main` the delegate is: makes the delegate, which makes the windows.
  ///
  /// The command line has the options of `App.main()`.
  @MainActor public static func main() { MacStart.start(Self.self) }
}

extension NSApplication {
  /// Starts a program that has set `delegate`, and returns when the app has ended. In a program that has an app already this is reported.
  ///
  ///     let delegate = AppDelegate()
  ///     NSApplication.shared.delegate = delegate
  ///     NSApplication.shared.run()
  public final func run() {
    guard AppScenes.current == nil else {
      return Report(kind: .notOnLinux, path: "NSApplication.run", message: "does nothing in an app that runs already.")
        .tell()
    }
    guard let delegate = waitingDelegate as? any NSObject & NSApplicationDelegate else {
      fatalError(
        "Hearth: NSApplication.run() needs a delegate of a subclass of NSObject: set NSApplication.shared.delegate before it"
      )
    }
    MacStart.start(delegate: delegate)
  }
}
/// Starts a program in a file `main.swift`, after its delegate was set. Returns when the app has ended.
@MainActor @preconcurrency @discardableResult public func NSApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  NSApplication.shared.run()
  return 0
}
