import Foundation
import HearthCore
import HearthUI

/// A type that hears of an app's life.
///
/// All of it may be left out. The order at the start: `willFinishLaunching`, `didFinishLaunching`, then the first window,
/// `didBecomeActive`.
///
/// A delegate with `@main` is a program without an `App`: its windows are those that it makes, or the delegate of their
/// scene, see `UIWindow`.
///
///     @main final class AppDelegate: UIResponder, UIApplicationDelegate {
///       var window: UIWindow?
///       func application(
///         _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///       ) -> Bool {
///         window = UIWindow(frame: UIScreen.main.bounds)
///         window?.rootViewController = UIHostingController(rootView: ContentView())
///         window?.makeKeyAndVisible()
///         return true
///       }
///     }
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject, NSObjectProtocol {
  /// The app was started; it has no window yet. What is returned has no effect.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app was started; it has no window yet. False for an app that was started to perform an action says that this is
  /// done: `application(_:performActionFor:completionHandler:)` is not called then. Otherwise it has no effect.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// One of the app's windows has the keyboard now.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// None of them has it any longer.
  func applicationWillResignActive(_ application: UIApplication)
  /// None of the app's windows is seen any longer.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// A window is seen again, after none was.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app ends; its windows are still there.
  func applicationWillTerminate(_ application: UIApplication)
  /// The app is to open a URL. False hands it on to `onOpenURL` of a window.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// An activity is about to come; `application(_:continue:restorationHandler:)` follows at once. What is returned has no
  /// effect.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// The app is to go on with an activity; a web address comes as one of the type `NSUserActivityTypeBrowsingWeb`. False
  /// hands it on to a window. Not called where delegates of scenes are there, which get it then.
  ///
  /// - Parameter restorationHandler: Has the objects that it is given restore what they show.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// The responders that have an activity have brought it up to date.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// An action of the app is asked for from outside, and no scene has a delegate that performs it.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// The same, for a delegate that waits.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
  /// Which ways up the app supports in a window. Asked on phones and tablets when a window opens, and where view
  /// controllers say that theirs are different. The window has the shape that the desktop gives it; one that is not as
  /// this says is reported once.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Messages of the app's server do not come; see `UIApplication.registerForRemoteNotifications()`. Reported, once, unless
  /// a delegate has a method of its own.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// A window is about to be made. The answer names the class whose instance hears of the window's life; by itself there
  /// is none. Asked for each window, also for one that comes back when the app is started again.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The user has closed windows: they do not come back.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { SceneConnection.takesEvent = false }
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    SceneConnection.shortcutMisses += 1
    return false
  }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .standard }
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { UIApplication.reportRemoteNotifications() }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

/// Makes a delegate for the app, and keeps it as long as the app runs.
///
/// ```swift
/// final class AppDelegate: NSObject, UIApplicationDelegate {
///   func application(
///     _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
///   ) -> Bool { true }
/// }
/// @main struct Recipes: App {
///   @UIApplicationDelegateAdaptor private var delegate: AppDelegate
///   var body: some Scene { WindowGroup { ContentView() } }
/// }
/// ```
///
/// Only in the declaration of an `App`, and once. A delegate that is an `ObservableObject`, or observable, is in the
/// environment of all windows. Source: Apple, documentation of UIApplicationDelegateAdaptor.
@MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  /// The delegate.
  public let wrappedValue: DelegateType
  /// Makes a delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateObserver.make(delegateType)
    DelegateObserver.set(wrappedValue, of: AppScenes.starting) { _ in }
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes a delegate that views get by `@EnvironmentObject`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let delegate = DelegateObserver.make(delegateType)
    wrappedValue = delegate
    DelegateObserver.set(delegate, of: AppScenes.starting) {
      $0[EnvironmentObjectKey<DelegateType>.self] = delegate
    }
  }
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  /// Makes a delegate that views get by `@Environment(Delegate.self)`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let delegate = DelegateObserver.make(delegateType)
    wrappedValue = delegate
    DelegateObserver.set(delegate, of: AppScenes.starting) { $0[DelegateType.self] = delegate }
  }
}
