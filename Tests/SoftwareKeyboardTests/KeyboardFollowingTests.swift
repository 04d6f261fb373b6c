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

/// Messages over a bar with a field.
private struct Conversation: View {
  var mode = ScrollDismissesKeyboardMode.interactively
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<60) { Text("Message \($0)").frame(maxWidth: .infinity).frame(height: 40) }
      }
    }
    .accessibilityIdentifier("list")
    .scrollDismissesKeyboard(mode)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      TextField("Message", text: $text).focused($isFocused).accessibilityIdentifier("message").frame(height: 50)
    }
  }
}

private let size = CGSize(width: 400, height: 800)
/// Where the docked keyboard begins.
private let edge: CGFloat = 800 - 260

@Suite("A keyboard that follows a finger", .serialized) struct KeyboardFollowingTests {}

extension KeyboardFollowingTests {
  private func conversation(_ mode: ScrollDismissesKeyboardMode = .interactively) -> (TestWindow, TestKeyboard) {
    let window = TestWindow(size: size, idiom: .phone) { Conversation(mode: mode) }
    let keyboard = window.softwareKeyboard
    window.click("message")
    window.advance(by: .seconds(1))
    return (window, keyboard)
  }
  /// Drags a finger from 300 down to there, in steps of 15 points and a sixtieth of a second.
  private func drag(_ window: TestWindow, to end: CGFloat, check: (CGFloat) -> Void = { _ in }) {
    window.touchDown(at: CGPoint(x: 200, y: 300))
    for y in stride(from: 315 as CGFloat, through: end, by: 15) {
      window.advance(by: .seconds(1.0 / 60))
      window.touchMove(to: CGPoint(x: 200, y: y))
      check(y)
    }
  }

  @QuickTesting.Test func `goes down with it from the bar above, and all that is above it goes along`() throws {
    let (window, keyboard) = conversation()
    expect(keyboard.frame.minY, equals: edge)
    let bar = try window.element("message").frame
    var seen: Set<CGFloat> = []
    drag(window, to: 795) { y in
      // The bar is 50 points high: from its upper edge on the finger takes the keyboard along.
      let expected = min(max(edge, y + 50), 800)
      expect(abs(keyboard.frame.minY - expected) < 0.01, "finger at \(y)")
      let now = window.elementFrames("message").first?.maxY ?? 0
      expect(abs(now - bar.maxY - (expected - edge)) < 0.01, "finger at \(y)")
      seen.insert(keyboard.frame.minY)
    }
    expect(seen.count > 12 && window.focused == "message" && keyboard.mode == .docked)
    // No code of the app runs for it.
    expect(window.counters.bodies, equals: 0)
  }

  @QuickTesting.Test func `goes on to where it was going when the finger lets go`() throws {
    let (window, keyboard) = conversation()
    drag(window, to: 600)
    expect(keyboard.frame.minY, equals: 650)
    window.touchUp(at: CGPoint(x: 200, y: 600))
    expect(window.focused == nil && keyboard.mode == .hidden)
    var places: [CGFloat] = [keyboard.frame.minY]
    for _ in 0..<20 {
      window.advance(by: .seconds(1.0 / 60))
      places.append(keyboard.frame.minY)
    }
    expect(places.first! >= 650 && places == places.sorted() && places.last == 800)
    expect(Set(places).count > 8)
    // And comes again.
    window.click("message")
    window.advance(by: .seconds(1))
    expect(keyboard.frame.minY == edge && window.focused == "message")
  }

  @QuickTesting.Test func `comes back when the finger goes up, or rests above its half`() throws {
    let (window, keyboard) = conversation()
    let bar = try window.element("message").frame
    for isUpwards in [true, false] {
      drag(window, to: isUpwards ? 700 : 600)
      if isUpwards {
        for y in [690.0, 680, 670, 660, 650] {
          window.advance(by: .seconds(1.0 / 60))
          window.touchMove(to: CGPoint(x: 200, y: y))
        }
      } else {
        window.advance(by: .seconds(1))
        window.touchMove(to: CGPoint(x: 200, y: 600))
      }
      let place = keyboard.frame.minY
      expect(place, equals: (isUpwards ? 700 : 650))
      window.touchUp(at: CGPoint(x: 200, y: isUpwards ? 650 : 600))
      expect(window.focused == "message" && keyboard.mode == .docked)
      window.advance(by: .milliseconds(120))
      expect(keyboard.frame.minY < place && keyboard.frame.minY > edge)
      window.advance(by: .seconds(1))
      expect(keyboard.frame.minY, equals: edge)
      try expect(window.element("message").frame, equals: bar)
    }
    // One that rests below the half goes.
    drag(window, to: 720)
    window.advance(by: .seconds(1))
    window.touchMove(to: CGPoint(x: 200, y: 720))
    window.touchUp(at: CGPoint(x: 200, y: 720))
    expect(window.focused == nil)
  }

  @QuickTesting.Test func `stays for a drag above it, and for other modes`() throws {
    let (window, keyboard) = conversation()
    window.touchDrag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 480))
    expect(keyboard.frame.minY == edge && window.focused == "message")
    let (second, other) = conversation(.never)
    second.touchDrag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 780))
    expect(other.frame.minY == edge && second.focused == "message")
    let (third, immediate) = conversation(.immediately)
    third.touchDrag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 340))
    third.advance(by: .seconds(1))
    expect(immediate.mode == .hidden && third.focused == nil)
  }

  @QuickTesting.Test func `is where it belongs when its program dies below a finger, or hangs`() throws {
    let (window, keyboard) = conversation()
    drag(window, to: 600)
    keyboard.die()
    window.advance(by: .seconds(1))
    window.touchMove(to: CGPoint(x: 200, y: 640))
    window.touchUp(at: CGPoint(x: 200, y: 640))
    window.advance(by: .seconds(5))
    let isShown = window.focused == "message"
    expect(keyboard.frame.minY, equals: (isShown ? edge : 800))
    try expect(window.element("message").frame.maxY <= keyboard.frame.minY)
    let (hung, silent) = conversation()
    drag(hung, to: 600)
    silent.hang()
    hung.touchMove(to: CGPoint(x: 200, y: 660))
    // The window goes on without an answer.
    let bar = try hung.element("message").frame
    expect(bar.maxY > 690)
    hung.touchUp(at: CGPoint(x: 200, y: 660))
    hung.advance(by: .seconds(6))
    let isUp = hung.focused == "message"
    expect(silent.frame.minY, equals: (isUp ? edge : 800))
    try expect(hung.element("message").frame.maxY <= silent.frame.minY)
  }

  @QuickTesting.Test func `goes along in each window of the app, and sends no notification while it is held`() throws {
    let screen = TestScreen(size: CGSize(width: 1024, height: 768), keyboardHeight: 300)
    let left = TestWindow(size: CGSize(width: 512, height: 768), idiom: .pad) { Conversation() }
    let right = TestWindow(size: CGSize(width: 512, height: 768), idiom: .pad) {
      Color.red.accessibilityElement().accessibilityIdentifier("rest")
    }
    screen.add(left)
    screen.add(right, at: CGPoint(x: 512, y: 0))
    left.click("message")
    screen.advance(by: .seconds(1))
    var names: [String] = []
    let known = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
    let tokens = known.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .zero
        let line = "\(note.name.rawValue) \(begin.minY)"
        MainActor.assumeIsolated { names.append(line) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    try expect(right.element("rest").frame.height, equals: 468)
    drag(left, to: 600)
    try expect(screen.keyboard.frame.minY == 650 && right.element("rest").frame.height == 650)
    expect(names.isEmpty)
    left.touchUp(at: CGPoint(x: 200, y: 600))
    screen.advance(by: .seconds(1))
    expect(names, equals: ["UIKeyboardWillHideNotification 650.0", "UIKeyboardWillChangeFrameNotification 650.0"])
    try expect(right.element("rest").frame.height, equals: 768)
  }

  /// A scroll view over a bar that is tied to the keyboard's guide, as in the document.
  private func uikit(padding: CGFloat?, accessory: UIView? = nil) -> (TestWindow, UIView) {
    let root = UIView(), scroll = UIScrollView(), bar = UIView(), field = UITextField()
    scroll.keyboardDismissMode = .interactive
    scroll.contentSize = CGSize(width: 400, height: 3000)
    field.accessibilityIdentifier = "message"
    field.inputAccessoryView = accessory
    for view in [scroll, bar, field] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scroll)
    root.addSubview(bar)
    bar.addSubview(field)
    let guide = root.keyboardLayoutGuide
    if let padding { guide.keyboardDismissPadding = padding }
    var list = [scroll.topAnchor.constraint(equalTo: root.topAnchor), bar.heightAnchor.constraint(equalToConstant: 44)]
    list.append(scroll.bottomAnchor.constraint(equalTo: bar.topAnchor))
    list.append(guide.topAnchor.constraint(equalTo: bar.bottomAnchor))
    for (inner, outer) in [(scroll, root), (bar, root), (field, bar)] {
      list.append(inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor))
      list.append(inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor))
    }
    list.append(field.topAnchor.constraint(equalTo: bar.topAnchor))
    list.append(field.bottomAnchor.constraint(equalTo: bar.bottomAnchor))
    NSLayoutConstraint.activate(list)
    let window = TestWindow(size: size, idiom: .phone) { Holder(view: root).ignoresSafeArea() }
    _ = window.softwareKeyboard
    window.click("message")
    window.advance(by: .seconds(1))
    return (window, bar)
  }
  @Test(arguments: [nil, 44, 100] as [CGFloat?]) func `goes from keyboardDismissPadding above it`(
    padding: CGFloat?
  ) throws {
    let (window, bar) = uikit(padding: padding)
    let keyboard = window.softwareKeyboard
    expect(keyboard.frame.minY == edge && bar.frame.maxY == edge)
    drag(window, to: 780) { y in
      let expected = min(max(edge, y + (padding ?? 0)), 800)
      expect(abs(keyboard.frame.minY - expected) < 0.01, "finger at \(y)")
      expect(abs(bar.frame.maxY - expected) < 0.01, "finger at \(y)")
    }
    window.touchUp(at: CGPoint(x: 200, y: 780))
    window.advance(by: .seconds(1))
    expect(keyboard.mode == .hidden && bar.frame.maxY == 800 && window.focused == nil)
  }
  @QuickTesting.Test func `counts an input accessory view as a part of the keyboard`() throws {
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 60))
    let (window, _) = uikit(padding: nil, accessory: accessory)
    let keyboard = window.softwareKeyboard
    expect(keyboard.frame.minY, equals: edge)
    drag(window, to: 570) { y in
      expect(abs(keyboard.frame.minY - min(max(edge, y + 60), 800)) < 0.01, "finger at \(y)")
    }
  }
}
