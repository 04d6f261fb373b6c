import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private struct Login: View {
  @State private var name = ""
  @State private var password = ""
  var body: some View {
    VStack {
      TextField("Name", text: $name).textContentType(.emailAddress).submitLabel(.next).accessibilityIdentifier("name")
      SecureField("Password", text: $password).accessibilityIdentifier("password")
      Text("\(name)/\(password.count)").accessibilityIdentifier("entered")
      Button("Other") {}.accessibilityIdentifier("other")
    }
  }
}

/// Typing on the software keyboard.
struct KeyboardTypingTests {}

extension KeyboardTypingTests {
  private func chat() -> TestWindow { TestWindow(size: CGSize(width: 400, height: 800), idiom: .pad) { Chat() } }
  private func value(_ window: TestWindow) throws -> String { try window.element("message").value ?? "" }

  @QuickTesting.Test func `writes, deletes, moves the caret and submits`() throws {
    let window = chat(), keyboard = window.softwareKeyboard
    window.click("message")
    keyboard.tap("Hello big wurld")
    keyboard.moveCaret(by: -4)
    try expect(value(window), equals: "Hello big wurld")
    keyboard.tap(.delete)
    try expect(value(window), equals: "Hello big urld")
    keyboard.moveCaret(by: 20)
    keyboard.tap(.deleteWord)
    keyboard.tap(.deleteWord)
    keyboard.tap("한")
    try expect(value(window), equals: "Hello 한")
    keyboard.tap(.return)
    try expect(window.element("sent").label.contains("Hello 한"))
  }

  @QuickTesting.Test func `composes a text before it is entered`() throws {
    let window = chat(), keyboard = window.softwareKeyboard
    window.click("message")
    keyboard.compose("に")
    keyboard.compose("にほん")
    expect(window.displayList.contains("にほん"))
    keyboard.tap("日")
    try expect(value(window), equals: "日")
    keyboard.compose("x")
    keyboard.tap(.delete)
    try expect(value(window), equals: "日")
  }

  @QuickTesting.Test func `has the keyboard go by its key, by focus that goes, and by a key of a hardware keyboard`()
    throws
  {
    let window = TestWindow(size: CGSize(width: 400, height: 800), idiom: .phone) { Login() }
    let keyboard = window.softwareKeyboard
    window.click("name")
    expect(keyboard.mode, equals: .docked)
    keyboard.tap(.dismiss)
    window.advance(by: .seconds(1))
    expect(keyboard.mode == .hidden && window.focused == nil)
    window.click("name")
    expect(keyboard.mode, equals: .docked)
    window.click("password")
    window.advance(by: .seconds(1))
    expect(keyboard.mode, equals: .docked)
    window.type("x")
    expect(keyboard.mode, equals: .hidden)
    window.click("password")
    expect(keyboard.mode, equals: .docked)
  }

  @QuickTesting.Test func `tells the keyboard what is wanted, and nothing of a secret`() throws {
    let window = TestWindow(size: CGSize(width: 400, height: 800), idiom: .phone) { Login() }
    let keyboard = window.softwareKeyboard
    window.click("name")
    keyboard.tap("ada")
    expect(keyboard.wanted, equals: "email, return key next, before the caret \"ada\"")
    window.click("password")
    keyboard.tap("canary")
    try expect(window.element("entered").label, equals: "ada/6")
    expect(keyboard.wanted, equals: "password, return key return, before the caret \"\"")
  }

  @QuickTesting.Test func `goes to the field for which it was pressed, also when it comes late`() throws {
    let window = TestWindow(size: CGSize(width: 400, height: 800), idiom: .phone) { Login() }
    let keyboard = window.softwareKeyboard
    window.click("name")
    window.advance(by: .seconds(1))
    keyboard.latency = .milliseconds(50)
    keyboard.tap("a")
    window.click("password")
    window.advance(by: .seconds(1))
    try expect(window.element("entered").label, equals: "a/0")
  }

  @QuickTesting.Test func `does not wait for a keyboard that takes its time`() throws {
    let window = chat(), keyboard = window.softwareKeyboard
    (keyboard.latency, keyboard.startTime) = (.milliseconds(300), .seconds(2))
    window.click("message")
    expect(window.focused == "message" && keyboard.mode == .hidden)
    window.advance(by: .seconds(2.5))
    expect(keyboard.starts == 1 && keyboard.mode == .hidden)
    window.advance(by: .seconds(3))
    expect(keyboard.mode, equals: .docked)
  }

  @Test(arguments: ["dies", "hangs", "lies"])
  func `goes on when the keyboard`(_ what: String) throws {
    let window = chat(), keyboard = window.softwareKeyboard
    let whole = try window.element("message").frame
    window.click("message")
    window.advance(by: .seconds(1))
    keyboard.tap("123")
    try expect(window.element("message").frame != whole)
    keyboard.startTime = .seconds(8)
    switch what {
    case "dies": keyboard.die()
    case "hangs": keyboard.hang()
    default: keyboard.sendGarbage()
    }
    window.advance(by: .seconds(4))
    if what != "lies" {
      expect((keyboard.mode == .hidden) == (what == "dies"), "\(keyboard.mode)")
      // The bar for the keyboard stays while the text is edited.
      try expect(window.element("message").frame.maxY > 800 - 260)
    }
    try expect(value(window) == "123" && window.focused == "message")
    window.advance(by: .seconds(20))
    expect(keyboard.mode == .docked && keyboard.starts == (what == "lies" ? 1 : 2))
    keyboard.tap("4")
    try expect(value(window), equals: "1234")
    expect(keyboard.reports.count, equals: (what == "dies" ? 0 : 1))
  }
}
