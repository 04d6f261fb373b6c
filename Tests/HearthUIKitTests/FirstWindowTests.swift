import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// What views find of their window while they are made for the first time.
@MainActor private enum Seen {
  static var windows: [UIWindow] = []
  static var insets: UIEdgeInsets?
  static var scenes = 0
  static var keys = 0
  static var width: CGFloat = 0
  static func note(_ scene: UIWindowScene?) {
    keys = scene?.windows.filter(\.isKeyWindow).count ?? 0
    width = UIApplication.shared.windows.first?.bounds.width ?? 0
  }
}

private struct EarlyHome: View {
  var edges = UIApplication.shared.windows.first?.safeAreaInsets
  init() {
    Seen.windows = UIApplication.shared.windows
    Seen.insets = edges
    Seen.scenes = UIApplication.shared.connectedScenes.count
  }
  var body: some View {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let _ = Seen.note(scene)
    Text("Home")
  }
}
private struct EarlyApp: App { var body: some Scene { WindowGroup { EarlyHome() } } }

/// A window that an object of the first view asks for.
@MainActor private final class Model: ObservableObject {
  let top = UIApplication.shared.windows.first!.safeAreaInsets.top
  let root = UIApplication.shared.windows.first?.rootViewController
}
private struct ModelHome: View {
  @StateObject private var model = Model()
  var body: some View { Text(verbatim: "top \(model.top)").accessibilityIdentifier("top") }
}
private struct ModelApp: App { var body: some Scene { WindowGroup { ModelHome() } } }

extension WaitingAppTests {
  @Suite(.serialized) @MainActor struct FirstWindowTests {
    @Test func `a stored property of the first view finds the window and its scene`() throws {
      Seen.windows = []
      let window = TestWindow(EarlyApp.self)
      expect(Seen.windows.count == 1 && Seen.scenes == 1)
      expect(Seen.insets, equals: .zero)
      expect(Seen.windows.first === UIApplication.shared.windows.first, "the same one as later")
      expect(Seen.width > 0)
      expect(window.reports.isEmpty)
    }
    @Test func `a model of the first view finds the window`() throws {
      let window = TestWindow(ModelApp.self)
      try expect(window.element("top").label, equals: "top 0.0")
    }
  }
}
