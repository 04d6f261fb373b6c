import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

private final class ShakenController: UIViewController {
  static var motions: [UIEvent.EventSubtype] = []
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    Self.motions.append(motion)
    super.motionEnded(motion, with: event)
  }
}
private struct ShakenApp: App { var body: some Scene { WindowGroup { Text("Shake me") } } }

extension WaitingAppTests {
  @Suite(.serialized) @MainActor struct ShakeTests {}
}

extension WaitingAppTests.ShakeTests {
  @QuickTesting.Test func `the view controller in front is told of a shake`() {
    let window = TestWindow(ShakenApp.self)
    ShakenController.motions = []
    UIApplication.shared.windows.first?.rootViewController = ShakenController()
    window.settle()
    window.shake()
    expect(ShakenController.motions, equals: [.motionShake])
  }
}
