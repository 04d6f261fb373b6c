import SwiftUI

@main struct TrioiOSApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate
  var body: some Scene {
    WindowGroup { ContentView().environment(Model.shared) }
  }
}
final class Delegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
