import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// What extensions of this file have replaced, as those of an app do.
@MainActor private enum Replaced {
  static var loaded: [String] = []
  static var moved = 0, shaken = 0
}

extension UISplitViewController {
  @_dynamicReplacement(for:viewDidLoad()) public func _replaced_viewDidLoad() {
    super.viewDidLoad()
    Replaced.loaded.append("\(type(of: self))")
  }
}
extension UISegmentedControl {
  @_dynamicReplacement(for:didMoveToSuperview()) public func _replaced_didMoveToSuperview() { Replaced.moved += 1 }
}
extension UIWindow {
  @_dynamicReplacement(for:motionEnded(_:with:))
  public func _replaced_motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { Replaced.shaken += 1 }
    super.motionEnded(motion, with: event)
  }
}
private struct WindowApp: App { var body: some Scene { WindowGroup { Text("Shake me") } } }

@Suite(.serialized) @MainActor struct ExtensionOverrideTests {}

extension ExtensionOverrideTests {
  @QuickTesting.Test func `a method that an extension replaces is called for all objects of the class`() {
    final class OwnSplit: UISplitViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Replaced.loaded.append("own")
      }
    }
    Replaced.loaded = []
    UISplitViewController(style: .doubleColumn).loadViewIfNeeded()
    OwnSplit(style: .doubleColumn).loadViewIfNeeded()
    UITabBarController().loadViewIfNeeded()
    expect(Replaced.loaded, equals: ["UISplitViewController", "OwnSplit", "own"])
  }
  @QuickTesting.Test func `a view is told by its extension that it has moved`() {
    Replaced.moved = 0
    UIView().addSubview(UISegmentedControl(items: ["A"]))
    expect(Replaced.moved, equals: 1)
  }
  @QuickTesting.Test func `a window whose extension hears of shakes hears them`() {
    let window = TestWindow(WindowApp.self)
    Replaced.shaken = 0
    UIApplication.shared.windows.first?.motionEnded(.motionShake, with: nil)
    expect(Replaced.shaken, equals: 1)
    withExtendedLifetime(window) {}
  }
}
