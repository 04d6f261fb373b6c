import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// A conversation with a field at the bottom, and a bar for the keyboard above it.
struct Chat: View {
  @State private var text = ""
  @State var sent: [String] = []
  @FocusState private var isFocused: Bool
  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Text("Sent: \(sent.joined(separator: " | "))").accessibilityIdentifier("sent")
        Color.clear.accessibilityIdentifier("room")
        Button("Done") { isFocused = false }.accessibilityIdentifier("done")
        TextField("Message", text: $text)
          .focused($isFocused)
          .onSubmit {
            sent.append(text)
            text = ""
          }
          .submitLabel(.send)
          .accessibilityIdentifier("message")
          .frame(height: 40)
      }
      .toolbar { ToolbarItem(placement: .keyboard) { Button("Bold") {}.accessibilityIdentifier("bold") } }
    }
  }
}

private nonisolated let screenSize = CGSize(width: 1024, height: 768)

/// A window on the screen of `screenSize`.
nonisolated struct Arrangement: Sendable, CustomTestStringConvertible {
  var name: String
  var frame: CGRect
  var isFree = false
  var isElsewhere: Bool { frame.minX >= screenSize.width }
  var testDescription: String { name }
  static let all: [Arrangement] = [
    Arrangement(name: "full screen", frame: CGRect(origin: .zero, size: screenSize)),
    Arrangement(name: "left half", frame: CGRect(x: 0, y: 0, width: 512, height: 768)),
    Arrangement(name: "right half", frame: CGRect(x: 512, y: 0, width: 512, height: 768)),
    Arrangement(name: "free, in the middle", frame: CGRect(x: 150, y: 60, width: 700, height: 560), isFree: true),
    Arrangement(
      name: "free, at the bottom right", frame: CGRect(x: 500, y: 200, width: 500, height: 550), isFree: true),
    Arrangement(name: "on another screen", frame: CGRect(x: 1024, y: 0, width: 800, height: 768)),
  ]
}

/// Keeping clear of the software keyboard.
struct KeyboardInsetTests {}

extension KeyboardInsetTests {
  /// What the keyboard covers of a window, said anew: what is below its upper edge, where it counts.
  private func covered(_ window: CGRect, _ arrangement: Arrangement, _ keyboard: CGRect, _ counts: Bool) -> CGFloat {
    if arrangement.isElsewhere || !counts { return 0 }
    let shared = window.intersection(keyboard)
    return shared.isNull || shared.width <= 0 ? 0 : max(0, window.maxY - shared.minY)
  }

  private static let readers: [(Idiom, LayoutDirection)] = [Idiom.phone, .pad, .desktop].flatMap { idiom in
    [(idiom, LayoutDirection.leftToRight), (idiom, .rightToLeft)]
  }
  @Test(
    arguments: Arrangement.all,
    [TestKeyboard.Mode.docked, .floating, .undocked, .split, .toolbar, .miniToolbar]
  ) func `holds in each frame of showing and hiding`(_ arrangement: Arrangement, _ mode: TestKeyboard.Mode) throws {
    for (idiom, direction) in Self.readers {
      let isToolbar = mode == .toolbar || mode == .miniToolbar
      // Toolbars belong to tablets with a hardware keyboard.
      if isToolbar && idiom != .pad { continue }
      let screen = TestScreen(size: screenSize, keyboardHeight: 300)
      let window = TestWindow(size: arrangement.frame.size, idiom: idiom) {
        Chat().environment(\.layoutDirection, direction)
      }
      screen.add(window, at: arrangement.frame.origin, isFree: arrangement.isFree)
      screen.keyboard.setMode(mode)
      let whole = try window.element("message").frame
      let counts =
        switch mode {
        case .docked, .toolbar: true
        case .miniToolbar: arrangement.isFree
        default: false
        }
      var shares: [CGFloat] = []
      func check() throws {
        let expected = covered(arrangement.frame, arrangement, screen.keyboard.frame, counts)
        let field = try window.element("message").frame
        let bottom = window.elementFrames("bold").first?.minY ?? arrangement.frame.height
        shares.append(expected)
        // The field is above the bar for the keyboard, and that above the keyboard.
        expect(field.maxY <= bottom + 0.01)
        if let bar = window.elementFrames("bold").first {
          expect(bar.maxY <= arrangement.frame.height - expected + 0.01, "\(idiom) \(expected)")
        }
        expect(field.minY < whole.minY + 0.01)
      }
      window.click("message")
      if isToolbar { window.type("x") }
      for _ in 0..<30 {
        try check()
        screen.advance(by: .seconds(1.0 / 60))
      }
      try check()
      expect(screen.keyboard.mode, equals: mode)
      let shown = shares.last!
      expect(shown, equals: (counts ? covered(arrangement.frame, arrangement, screen.keyboard.frame, true) : 0))
      window.click("done")
      for _ in 0..<30 {
        try check()
        screen.advance(by: .seconds(1.0 / 60))
      }
      try expect(window.element("message").frame, equals: whole)
      expect(screen.keyboard.mode == .hidden && screen.keyboard.frame.minY == screenSize.height)
      if shown > 100, mode == .docked { expect(Set(shares).count > 5, "\(shares)") }
    }
  }

  @QuickTesting.Test func `is exact where nothing is between the field and the keyboard`() throws {
    struct Field: View {
      @State var text = ""
      var body: some View {
        VStack(spacing: 0) {
          Spacer()
          TextField("Name", text: $text).accessibilityIdentifier("name").frame(height: 30)
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 400, height: 800), idiom: .phone) { Field() }
    let keyboard = window.softwareKeyboard
    let gap = try 800 - window.element("name").frame.maxY
    window.click("name")
    var tops: [CGFloat] = []
    for _ in 0..<20 {
      tops.append(keyboard.frame.minY)
      expect(abs(try window.element("name").frame.maxY + gap - keyboard.frame.minY) < 0.01)
      window.advance(by: .seconds(1.0 / 60))
    }
    expect(tops == tops.sorted(by: >) && tops.first == 800 && tops.last == 800 - 260)
    // Nothing of the app runs for it: no body.
    window.press(.escape)
    window.advance(by: .seconds(1))
    window.click("name")
    window.advance(by: .milliseconds(100))
    expect(window.counters.bodies, equals: 0)
  }

  @QuickTesting.Test func `leaves alone what ignores it`() throws {
    struct Page: View {
      @State var text = ""
      var body: some View {
        VStack(spacing: 0) {
          TextField("Name", text: $text).accessibilityIdentifier("name").frame(height: 30)
          Color.red.accessibilityElement().accessibilityIdentifier("rest")
        }
        .ignoresSafeArea(.keyboard)
      }
    }
    let window = TestWindow(size: CGSize(width: 400, height: 800), idiom: .phone) { Page() }
    let before = try window.element("rest").frame
    _ = window.softwareKeyboard
    window.click("name")
    window.advance(by: .seconds(1))
    try expect(window.element("rest").frame, equals: before)
    expect(window.softwareKeyboard.mode, equals: .docked)
  }

  @QuickTesting.Test func `scrolls the edited field into view with its row`() throws {
    struct Fields: View {
      @State var texts = Array(repeating: "", count: 20)
      var body: some View {
        Form {
          ForEach(0..<20, id: \.self) { index in
            TextField("Field \(index)", text: $texts[index]).accessibilityIdentifier("field \(index)")
          }
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 400, height: 800), idiom: .phone) { Fields() }
    let keyboard = window.softwareKeyboard
    window.click("field 13")
    try expect(window.element("field 13").frame.maxY > 540)
    window.advance(by: .seconds(1))
    let field = try window.element("field 13").frame
    expect(field.maxY <= keyboard.frame.minY - 10)
    // The next field is brought up as well.
    keyboard.tap(.nextField)
    window.advance(by: .seconds(1))
    expect(window.focused, equals: "field 14")
    try expect(window.element("field 14").frame.maxY <= keyboard.frame.minY)
  }

  @QuickTesting.Test func `differs between two windows`() throws {
    let screen = TestScreen(size: screenSize, keyboardHeight: 300)
    let large = TestWindow(size: CGSize(width: 512, height: 768), idiom: .pad) { Chat() }
    let small = TestWindow(size: CGSize(width: 400, height: 500), idiom: .pad) { Chat() }
    screen.add(large)
    screen.add(small, at: CGPoint(x: 560, y: 40), isFree: true)
    let before = (try large.element("message").frame.maxY, try small.element("message").frame.maxY)
    small.click("message")
    screen.advance(by: .seconds(1))
    let after = (try large.element("message").frame.maxY, try small.element("message").frame.maxY)
    expect(before.0 - after.0, equals: 300)
    // The small window ends at 540, the keyboard begins at 468; the bar for the keyboard is there, too.
    let bar = try small.element("bold").frame
    expect(after.1 <= bar.minY && bar.maxY <= 500 - 72)
    // A window that moves takes the share of its new place.
    screen.add(small, at: CGPoint(x: 560, y: 0), isFree: true)
    screen.advance(by: .seconds(1))
    try expect(small.element("bold").frame.minY, equals: bar.minY + 40)
  }
}

extension TestWindow {
  /// Where the views of that name are; none while there is none.
  func elementFrames(_ name: String) -> [CGRect] { elements { $0.identifier == name }.map(\.frame) }
}
