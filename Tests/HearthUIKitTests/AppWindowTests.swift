import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

private struct Home: View {
  @State private var count = 0
  @State private var isPresented = false
  var body: some View {
    VStack {
      Text(verbatim: "\(count)").accessibilityIdentifier("count")
      Button("Add") { count += 1 }.accessibilityIdentifier("add")
      Button("Present") { isPresented = true }.accessibilityIdentifier("present")
    }
    .sheet(isPresented: $isPresented) {
      Button("In the sheet") { count += 10 }.accessibilityIdentifier("sheet")
    }
  }
}
private struct HomeApp: App {
  var body: some Scene { WindowGroup { Home() } }
}

/// A button at the foot of a window.
private struct Toast: View {
  let title: String
  var action: @MainActor () -> Void = {}
  var body: some View {
    VStack {
      Spacer()
      Button(title, action: action).accessibilityIdentifier(title)
    }
  }
}
private final class PassThroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hitView = super.hitTest(point, with: event) else { return nil }
    return rootViewController?.view == hitView ? nil : hitView
  }
}
/// The same for those who look at the subviews.
private final class SubviewWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hitView = super.hitTest(point, with: event), let rootView = rootViewController?.view else { return nil }
    for subview in rootView.subviews.reversed() {
      if subview.hitTest(subview.convert(point, from: rootView), with: event) != nil { return hitView }
    }
    return nil
  }
}

extension WaitingAppTests {
  @Suite(.serialized) @MainActor struct AppWindowTests {
    private func scene() throws -> UIWindowScene {
      try require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    }
    private func show<W: UIWindow, V: View>(
      _ window: W, _ level: UIWindow.Level = .alert + 1, @ViewBuilder _ content: () -> V
    ) -> W {
      window.backgroundColor = .clear
      window.rootViewController = UIHostingController(rootView: content())
      window.rootViewController?.view.backgroundColor = .clear
      window.windowLevel = level
      window.isHidden = false
      return window
    }

    @Test func `a toast lies above the content, and lets clicks beside it through`() throws {
      let window = TestWindow(HomeApp.self)
      window.click("add")
      var undone = 0
      let toast = show(PassThroughWindow(windowScene: try scene())) { Toast(title: "Undo") { undone += 1 } }
      window.settle()
      window.click("Undo")
      expect(undone, equals: 1)
      window.click("add")
      try expect(window.element("count").label, equals: "2")
      expect(toast.rootViewController?.view.window === toast)
      toast.isHidden = true
      window.settle()
      expect(window.find { $0.identifier == "Undo" } == nil)
      window.click("add")
      try expect(window.element("count").label, equals: "3")
      expect(window.reports.isEmpty)
    }
    @Test func `a window may look for what is hit among the subviews of its root`() throws {
      let window = TestWindow(HomeApp.self)
      var undone = 0
      let toast = show(SubviewWindow(windowScene: try scene())) { Toast(title: "Undo") { undone += 1 } }
      window.settle()
      window.click("Undo")
      window.click("add")
      expect(undone == 1 && toast.isHidden == false)
      try expect(window.element("count").label, equals: "1")
    }
    @Test func `a window without a say keeps clicks, unless it takes none`() throws {
      let window = TestWindow(HomeApp.self)
      let cover = show(UIWindow(windowScene: try scene())) { Toast(title: "Wait") }
      window.settle()
      window.click("add")
      try expect(window.element("count").label, equals: "0")
      cover.isUserInteractionEnabled = false
      window.settle()
      window.click("add")
      try expect(window.element("count").label, equals: "1")
      expect(window.find { $0.identifier == "Wait" } != nil)
    }
    @Test func `a window of a higher level is in front, whichever came last`() throws {
      let window = TestWindow(HomeApp.self)
      var pressed: [String] = []
      let upper = show(UIWindow(windowScene: try scene()), .alert) { Toast(title: "Upper") { pressed.append("upper") } }
      let lower = show(UIWindow(windowScene: try scene()), .normal) {
        Toast(title: "Lower") { pressed.append("lower") }
      }
      window.settle()
      let place = try window.element("Lower").frame
      window.click(at: CGPoint(x: place.midX, y: place.midY))
      expect(pressed, equals: ["upper"])
      lower.windowLevel = .alert + 1
      window.settle()
      window.click(at: CGPoint(x: place.midX, y: place.midY))
      expect(pressed, equals: ["upper", "lower"])
      let all = try scene().windows
      expect(all.count == 3 && all[1] === upper && all[2] === lower)
      expect(UIApplication.shared.windows.count, equals: 3)
    }
    @Test func `a window that nobody keeps, or that has no scene, is not there`() throws {
      let window = TestWindow(HomeApp.self)
      var toast: UIWindow? = show(UIWindow(windowScene: try scene())) { Toast(title: "Gone") }
      let other = show(UIWindow(windowScene: try scene())) { Toast(title: "Other") }
      window.settle()
      expect(window.find { $0.identifier == "Gone" } != nil && toast != nil)
      toast = nil
      window.settle()
      expect(window.find { $0.identifier == "Gone" } == nil)
      try expect(scene().windows.count, equals: 2)
      other.windowScene = nil
      window.settle()
      expect(window.find { $0.identifier == "Other" } == nil && other.content == nil)
      try expect(scene().windows.count, equals: 1)
      window.click("add")
      try expect(window.element("count").label, equals: "1")
    }
    @Test func `a window is above the sheets of the content`() throws {
      let window = TestWindow(HomeApp.self)
      var undone = 0
      let toast = show(PassThroughWindow(windowScene: try scene())) { Toast(title: "Undo") { undone += 1 } }
      window.click("present")
      window.advance(by: .seconds(1))
      window.click("sheet")
      window.click("Undo")
      expect(undone == 1 && !toast.isHidden)
      window.press(.escape)
      window.advance(by: .seconds(1))
      expect(window.find { $0.identifier == "sheet" } == nil)
      try expect(window.element("count").label, equals: "10")
    }
    @Test func `what a window presents is in front of it`() throws {
      let window = TestWindow(HomeApp.self)
      let cover = UIWindow(windowScene: try scene())
      cover.rootViewController = UIViewController()
      cover.windowLevel = .alert + 1
      cover.makeKeyAndVisible()
      expect(cover.isKeyWindow && UIApplication.shared.keyWindow === cover)
      window.settle()
      var isDone = false
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in isDone = true })
      cover.rootViewController?.present(alert, animated: false)
      window.settle()
      let delete = try require(window.find { $0.label == "Delete" })
      window.click(at: CGPoint(x: delete.frame.midX, y: delete.frame.midY))
      expect(isDone)
      cover.isHidden = true
      window.settle()
      expect(UIApplication.shared.keyWindow !== cover)
      window.click("add")
      try expect(window.element("count").label, equals: "1")
    }
    @Test func `a window of a size of its own is where its frame says`() throws {
      let window = TestWindow(HomeApp.self)
      let small = UIWindow(windowScene: try scene())
      small.frame = CGRect(x: 40, y: 30, width: 200, height: 100)
      let badge = show(small) {
        Color.red.frame(width: 20, height: 10).accessibilityElement().accessibilityIdentifier("badge")
      }
      window.settle()
      let frame = try window.element("badge").frame
      expect(abs(frame.midX - 140) < 1 && abs(frame.midY - 80) < 1)
      expect(badge.bounds, equals: CGRect(x: 0, y: 0, width: 200, height: 100))
      window.click("add")
      try expect(window.element("count").label, equals: "1")
    }
    @Test func `the root of a scene's own window takes the place of its view`() throws {
      let window = TestWindow(HomeApp.self)
      let own = try require(UIApplication.shared.keyWindow), first = own.rootViewController
      own.rootViewController = UIHostingController(rootView: Toast(title: "Instead"))
      window.settle()
      expect(window.find { $0.identifier == "add" } == nil)
      try expect(window.element("Instead").label, equals: "Instead")
      own.rootViewController = first
      window.settle()
      expect(window.find { $0.identifier == "Instead" } == nil)
      window.click("add")
      try expect(window.element("count").label, equals: "1")
      own.makeKeyAndVisible()
      expect(own.isKeyWindow && own.windowScene?.windows.count == 1)
    }
    @Test func `views that are added to a window lie in front of what it shows`() throws {
      let window = TestWindow(HomeApp.self)
      let own = try require(UIApplication.shared.windows.first)
      let label = UILabel()
      label.text = "Saved"
      label.translatesAutoresizingMaskIntoConstraints = false
      own.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: own.centerXAnchor),
        label.topAnchor.constraint(equalTo: own.safeAreaLayoutGuide.topAnchor, constant: 20),
      ])
      window.settle()
      expect(window.displayList.contains("Saved"))
      expect(abs(label.frame.midX - window.size.width / 2) <= 1 && abs(label.frame.minY - 20) <= 1)
      expect(label.window === own && own.subviews == [label])
      window.click("add")
      try expect(window.element("count").label, equals: "1")
      label.removeFromSuperview()
      window.settle()
      expect(!window.displayList.contains("Saved") && own.subviews.isEmpty)
      let mark = UIView(frame: CGRect(x: 10, y: 10, width: 34, height: 22))
      mark.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      own.rootViewController?.view.addSubview(mark)
      window.settle()
      expect(window.displayList.contains("34x22 #ff0000"))
      expect(mark.convert(CGPoint(x: 1, y: 2), to: nil), equals: CGPoint(x: 11, y: 12))
      expect(window.reports.isEmpty)
    }
    @Test func `a view in a window of the app is hit before the rest of it`() throws {
      let window = TestWindow(HomeApp.self)
      let cover = show(PassThroughWindow(windowScene: try scene())) { Toast(title: "Undo") }
      var pressed = 0
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Stop") { _ in pressed += 1 })
      button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
      cover.addSubview(button)
      window.settle()
      window.click(at: CGPoint(x: 70, y: 40))
      expect(pressed == 1 && button.window === cover)
      window.click("add")
      try expect(window.element("count").label, equals: "1")
    }
    @Test func `a window of the app may outlive its scene`() throws {
      let window = TestWindow(HomeApp.self)
      let toast = show(PassThroughWindow(windowScene: try scene())) { Toast(title: "Undo") }
      toast.addSubview(UIView())
      window.settle()
      window.close()
      toast.alpha = 0.5
      toast.isHidden = true
      toast.isHidden = false
      expect(window.hasAppEnded && toast.rootViewController?.viewIfLoaded?.behavior == nil)
    }
    @Test func `levels can be counted on`() {
      expect(UIWindow.Level.alert + 1 > .alert && .statusBar - 1 < UIWindow.Level.statusBar)
      expect(UIWindow.Level.normal.rawValue, equals: 0)
      var level = UIWindow.Level(rawValue: 5)
      level += 2
      expect(level, equals: UIWindow.Level(7))
    }
  }
}
