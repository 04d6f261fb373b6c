import HearthTesting
import QuickTesting
import SwiftUI
import Testing
import UIKit

private final class Delegate: NSObject, UIApplicationDelegate {
  static var lock = UIInterfaceOrientationMask.all
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { Self.lock }
}
private final class UprightController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
private struct Upright: UIViewControllerRepresentable {
  let made: (UprightController) -> Void
  func makeUIViewController(context: Context) -> UprightController {
    let controller = UprightController()
    made(controller)
    return controller
  }
  func updateUIViewController(_ controller: UprightController, context: Context) {}
}
@MainActor private final class Made {
  static var controller: UprightController?
}
private struct Player: App {
  @UIApplicationDelegateAdaptor private var delegate: Delegate
  var body: some Scene { WindowGroup { Content() } }
}
private struct Content: View {
  @State private var error = "-"
  @State private var supported: UIInterfaceOrientationMask = []
  private var scene: UIWindowScene? { UIApplication.shared.connectedScenes.first as? UIWindowScene }
  var body: some View {
    VStack {
      Text(error).accessibilityIdentifier("error")
      Text("\(supported.rawValue)").accessibilityIdentifier("supported")
      Button("Turn") {
        scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error = "\(($0 as NSError).code)" }
      }
      .accessibilityIdentifier("turn")
      Button("Upright") {
        scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { error = "\(($0 as NSError).code)" }
      }
      .accessibilityIdentifier("upright")
      Button("Turn without a handler") { scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) }
        .accessibilityIdentifier("turn without a handler")
      Button("Ask") { supported = UIApplication.shared.supportedInterfaceOrientations(for: nil) }
        .accessibilityIdentifier("ask")
      Button("Update") { Made.controller?.setNeedsUpdateOfSupportedInterfaceOrientations() }
        .accessibilityIdentifier("update")
      Upright { Made.controller = $0 }
    }
  }
}

@Suite(.serialized) @MainActor struct OrientationTests {
  private let upright = CGSize(width: 390, height: 844)
  private let onItsSide = CGSize(width: 844, height: 390)
}

extension OrientationTests {
  @QuickTesting.Test func `The numbers of masks are Apple's`() {
    expect(UIInterfaceOrientationMask.portrait.rawValue, equals: 1 << 1)
    expect(UIInterfaceOrientationMask.portraitUpsideDown.rawValue, equals: 1 << 2)
    expect(UIInterfaceOrientationMask.landscapeRight.rawValue, equals: 1 << 3)
    expect(UIInterfaceOrientationMask.landscapeLeft.rawValue, equals: 1 << 4)
    expect(UIInterfaceOrientationMask.all.rawValue, equals: 2 + 4 + 8 + 16)
    expect(UIInterfaceOrientationMask.all.subtracting(.allButUpsideDown), equals: .portraitUpsideDown)
  }
  @QuickTesting.Test func `Another orientation is an error, and the present one is none`() async throws {
    let window = TestWindow(Player.self, size: upright, idiom: .phone)
    window.click("upright")
    await window.settleTasks()
    try expect(window.element("error").label, equals: "-")
    window.click("turn")
    await window.settleTasks()
    try expect(window.element("error").label, equals: "100")
  }
  @QuickTesting.Test func `Without a handler another orientation is reported`() {
    let window = TestWindow(Player.self, size: upright, idiom: .phone)
    window.click("turn without a handler")
    expect(window.reports.contains { $0.contains("UIWindowScene.requestGeometryUpdate") })
  }
  @QuickTesting.Test func `The delegate says what the app supports`() throws {
    Delegate.lock = .landscape
    defer { Delegate.lock = .all }
    let window = TestWindow(Player.self, size: onItsSide, idiom: .phone)
    window.click("ask")
    try expect(window.element("supported").label, equals: "24")
  }
  @QuickTesting.Test func `A phone on its side is reported where a view controller is for upright ones`() {
    let wide = TestWindow(Player.self, size: onItsSide, idiom: .phone)
    wide.click("update")
    expect(wide.reports.contains { $0.contains("supportedInterfaceOrientations") && $0.contains("on its side") })
    let high = TestWindow(Player.self, size: upright, idiom: .phone)
    high.click("update")
    expect(high.reports.isEmpty)
  }
  @QuickTesting.Test func `Windows of a desktop have whatever shape they like`() {
    let wide = TestWindow(Player.self, size: CGSize(width: 900, height: 500))
    wide.click("update")
    expect(wide.reports.isEmpty)
  }
}
