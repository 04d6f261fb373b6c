import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing
import UIKit

@testable import HearthUIKit

private struct Holder: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}

@MainActor private final class Heard {
  var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []
  init(_ window: @escaping @MainActor () -> TestWindow?) {
    let names: [(String, Notification.Name)] = [
      ("will show", UIResponder.keyboardWillShowNotification), ("did show", UIResponder.keyboardDidShowNotification),
      ("will hide", UIResponder.keyboardWillHideNotification), ("did hide", UIResponder.keyboardDidHideNotification),
    ]
    tokens = names.map { name, notification in
      NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -1
        let isScreen = note.object is UIScreen
        MainActor.assumeIsolated {
          self.lines.append("\(name) \(frame.minY) \(frame.height) \(duration) \(isScreen) \(window()?.focused ?? "-")")
        }
      }
    }
  }
  func end() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  nonisolated deinit {}
}

@Suite(.serialized) struct KeyboardNotificationTests {}

extension KeyboardNotificationTests {
  @QuickTesting.Test func `come in order: focus, will, the animation, did`() throws {
    let screen = TestScreen(size: CGSize(width: 1024, height: 768), keyboardHeight: 300)
    let made = TestWindow(size: CGSize(width: 600, height: 600), idiom: .pad) { Chat() }
    let heard = Heard { made }
    defer { heard.end() }
    screen.add(made, at: CGPoint(x: 10, y: 100), isFree: true)
    let whole = try made.element("message").frame
    made.click("message")
    // The first frame of the animation is not yet another place.
    expect(heard.lines, equals: ["will show 468.0 300.0 0.25 true message"])
    made.advance(by: .milliseconds(240))
    expect(heard.lines.count, equals: 1)
    made.advance(by: .milliseconds(30))
    expect(heard.lines.last == "did show 468.0 300.0 0.25 true message" && heard.lines.count == 2)
    try expect(made.element("message").frame.maxY < whole.maxY)
    heard.lines = []
    made.click("done")
    made.advance(by: .milliseconds(400))
    expect(heard.lines, equals: ["will hide 768.0 300.0 0.25 true -", "did hide 768.0 300.0 0.25 true -"])
    try expect(made.element("message").frame, equals: whole)
  }

  @QuickTesting.Test func `have frames that the document's code converts, in each window by itself`() throws {
    let screen = TestScreen(size: CGSize(width: 1024, height: 768), keyboardHeight: 300)
    let first = UIView(), second = UIView()
    let left = TestWindow(size: CGSize(width: 500, height: 700), idiom: .pad) { Holder(view: first).ignoresSafeArea() }
    let right = TestWindow(size: CGSize(width: 400, height: 450), idiom: .pad) {
      VStack {
        TextField("Name", text: .constant("")).accessibilityIdentifier("name")
        Holder(view: second)
      }.ignoresSafeArea()
    }
    screen.add(left, at: CGPoint(x: 0, y: 20), isFree: true)
    screen.add(right, at: CGPoint(x: 520, y: 50), isFree: true)
    var offsets: [String: CGFloat] = [:]
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
      MainActor.assumeIsolated {
        for (name, view) in ["first": first, "second": second] {
          let converted = UIScreen.main.coordinateSpace.convert(end, to: view)
          offsets[name] = view.bounds.intersection(converted).isNull ? 0 : view.bounds.intersection(converted).height
        }
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    right.click("name")
    // The left window ends at 720, the right one at 500; the keyboard begins at 468.
    expect(offsets.mapValues { Int($0.rounded()) }, equals: ["first": 720 - 468, "second": 500 - 468])
  }

  @QuickTesting.Test func `leave the guide at the bottom for a keyboard that floats, unless it follows`() throws {
    let view = UIView(), bar = UIView()
    let window = TestWindow(size: CGSize(width: 1024, height: 768), idiom: .pad) {
      VStack(spacing: 0) {
        TextField("Name", text: .constant("")).accessibilityIdentifier("name").frame(height: 40)
        Holder(view: view)
      }.ignoresSafeArea()
    }
    let keyboard = window.softwareKeyboard
    keyboard.setMode(.floating)
    // The bar lies over the guide.
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let guide = view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bar.topAnchor.constraint(equalTo: guide.topAnchor), bar.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.click("name")
    window.advance(by: .seconds(1))
    expect(bar.frame.minY == view.bounds.maxY && bar.frame.height == 0)
    guide.followsUndockedKeyboard = true
    window.settle()
    expect(bar.frame, equals: keyboard.frame.offsetBy(dx: 0, dy: -40))
    keyboard.drag(by: CGSize(width: -100, height: -60))
    window.advance(by: .seconds(1))
    expect(bar.frame, equals: keyboard.frame.offsetBy(dx: 0, dy: -40))
    expect(abs(keyboard.frame.minX - (1024 - 12 - 320 - 100)) < 0.01)
    // A docked one is followed by every guide.
    keyboard.setMode(.docked)
    window.advance(by: .seconds(1))
    expect(bar.frame, equals: CGRect(x: 0, y: 768 - 260 - 40, width: 1024, height: 260))
  }
}
