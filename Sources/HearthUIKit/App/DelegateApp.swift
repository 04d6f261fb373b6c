import Foundation
import HearthCore
import HearthUI

/// The app of a program that has a delegate and no `App`: its windows show what the delegate gives to them.
package struct DelegateApp<Delegate>: App, NamedApp where Delegate: NSObject, Delegate: UIApplicationDelegate {
  package init() {
    AppScenes.starting?.showsWindowsOfDelegate = true
    UIMenuSystem.rebuildMain = { MainMenuBuilder.rebuild() }
    DelegateObserver.set(DelegateObserver.make(Delegate.self), of: AppScenes.starting) { _ in }
  }
  package var body: some Scene { DelegateScenes(module: Self.module) }
  package static var module: String { SceneManifest.module(of: Delegate.self) }
  package static var name: String { DelegateScenes.name(module: module) }
}

/// The scenes of such an app: one window, or several where the app's `Info.plist` allows it.
struct DelegateScenes: Scene {
  let module: String
  var body: some Scene {
    let manifest = SceneManifest(module: module)
    let title = Text(verbatim: Self.name(module: module))
    return Window(title, id: "main", allowsSeveral: manifest.allowsSeveralScenes) { Color.clear }
  }
  /// What the windows are called.
  static func name(module: String) -> String {
    let keys = ["CFBundleDisplayName", "CFBundleName"]
    let named = keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }
    return named.first { !$0.isEmpty && !$0.hasPrefix("$") } ?? module
  }
}

extension UIApplicationDelegate where Self: NSObject {
  /// Starts a program whose `@main` the delegate is: makes the delegate, and a scene for its windows.
  ///
  /// The command line has the options of `App.main()`.
  @MainActor public static func main() { DelegateApp<Self>.main() }
}

/// Starts a program with a delegate, in a file `main.swift`. Returns when the app has ended.
///
///     UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
///
/// - Parameters:
///   - principalClassName: To be nil: there is one class of apps. Another one is reported, and left out.
///   - delegateClassName: The class with its module. Without one of `NSObject` and of `UIApplicationDelegate` the program
///     stops.
@MainActor @preconcurrency @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  if let principalClassName, NSClassFromString(principalClassName) != UIApplication.self {
    Report(
      kind: .notOnLinux, path: "UIApplicationMain",
      message: "\(principalClassName) is left out: the app is a UIApplication, of which no class can be made. Pass nil."
    ).tell()
  }
  guard let type = delegateClassName.flatMap({ NSClassFromString($0) }) as? any (NSObject & UIApplicationDelegate).Type
  else {
    fatalError(
      "Hearth: UIApplicationMain needs the class of a delegate, and not \(delegateClassName ?? "nil"): pass NSStringFromClass(AppDelegate.self)"
    )
  }
  start(type)
  return 0
}
@MainActor private func start<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) { type.main() }
