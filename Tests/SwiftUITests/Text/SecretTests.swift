import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport
import Testing

/// Where a password could be found by somebody who is to have none of it.
@MainActor struct SecretTests {
  /// No text of the framework has these letters one after the other.
  private let canary = "qxqjzq"
  @Observable final class Account {
    var secret = ""
    var name = ""
    var shown = ""
    var code = ""
  }
  private struct LogIn: View {
    @Bindable var account: Account
    var body: some View {
      Form {
        TextField("Name", text: $account.name).accessibilityIdentifier("name")
        SecureField("Secret", text: $account.secret).accessibilityIdentifier("secret")
        TextField("Shown", text: $account.shown).textContentType(.password).keyboardType(.numberPad)
          .accessibilityIdentifier("shown")
        TextField("Code", text: $account.code).textContentType(.oneTimeCode).accessibilityIdentifier("code")
      }
    }
  }
  /// All that is told about a window to somebody outside of the app.
  private func leaks(_ window: TestWindow, _ spelling: TestSpelling, alsoSeen: Bool = true) -> [String] {
    var told: [(String, String)] = [
      ("clipboard", window.clipboard.text ?? ""), ("primary selection", window.clipboard.primarySelection ?? ""),
      ("input method", window.textInput?.surroundingText ?? ""),
      ("dictionary", spelling.asked.joined(separator: " ")), ("reports", window.reports.joined()),
      ("keys", window.keyTrace.joined(separator: "\n")),
      ("focus", window.focusTrace.map { "\($0)" }.joined()),
    ]
    for type in window.clipboard.mimeTypes {
      told.append((type, window.clipboard.data(type).map { String(decoding: $0, as: UTF8.self) } ?? ""))
    }
    if alsoSeen { told += [("tree", window.tree), ("picture", window.displayList)] }
    // A trace has the letters of keys each in a line.
    return told.filter { $0.1.contains(canary) || $0.1.lowercased().contains("q down") }.map(\.0)
  }

  @Test(arguments: [TestWindow.EditingKeys.gtk, .mac, .emacs])
  func `a password stays in its field, whatever is done to it`(keys: TestWindow.EditingKeys) throws {
    let place = TemporaryDirectory(), account = Account(), spelling = TestSpelling([canary: ["x"]])
    let window = TestWindow(storage: URL(fileURLWithPath: place.path)) { LogIn(account: account) }
    window.spelling = spelling
    window.editingKeys = keys
    func check(_ what: String) { expect(leaks(window, spelling), equals: [], "\(what)") }
    window.click("secret")
    window.type(canary)
    expect(account.secret, equals: canary)
    check("typing")
    for key in ["a", "c", "x", "z", "k", "w", "t", "y"] as [KeyEquivalent] {
      for modifiers in [EventModifiers.command, .control, .option, [.command, .shift]] {
        window.press(key, modifiers: modifiers)
        check("\(key.character) with \(modifiers)")
      }
    }
    // What was killed, cut or copied comes nowhere else.
    window.click("name")
    for modifiers in [EventModifiers.command, .control] {
      window.press("y", modifiers: modifiers)
      window.press("v", modifiers: modifiers)
    }
    expect(!account.name.contains("q"))
    account.secret = canary
    window.settle()
    let frame = try window.element("secret").frame
    window.click("secret")
    window.drag(from: CGPoint(x: frame.maxX - 2, y: frame.midY), to: CGPoint(x: frame.minX + 2, y: frame.midY))
    check("a drag")
    window.click("secret")
    window.click("secret")
    check("a double click")
    window.secondaryClick("secret")
    check("the menu")
    window.press(.escape)
    window.press(KeyEquivalent("\u{F735}"))
    window.press(.escape)
    window.compose(canary)
    check("a composition")
    window.commit(canary)
    window.deleteSurrounding(before: 2, after: 2)
    check("an input method")
    window.advance(by: .seconds(5))
    check("a while")
    window.click("name")
    check("another field")
    try expectNoFile(in: place, of: window)
  }
  @QuickTesting.Test func `passwords and codes in other fields are told nobody, and not kept`() throws {
    let place = TemporaryDirectory(), account = Account(), spelling = TestSpelling([canary: ["x"]])
    let window = TestWindow(storage: URL(fileURLWithPath: place.path)) { LogIn(account: account) }
    window.spelling = spelling
    for field in ["shown", "code"] {
      window.click(field)
      window.type(canary + " " + canary)
      window.advance(by: .seconds(2))
      expect(window.textInput?.isPrivate, equals: true)
      expect(leaks(window, spelling, alsoSeen: false), equals: [], "\(field)")
    }
    window.click("shown")
    expect(window.textInput?.purpose, equals: .password)
    try expectNoFile(in: place, of: window)
  }
  @QuickTesting.Test func `what is no secret is told, so that these tests can fail`() throws {
    let place = TemporaryDirectory(), account = Account(), spelling = TestSpelling([canary: ["x"]])
    let window = TestWindow(storage: URL(fileURLWithPath: place.path)) { LogIn(account: account) }
    window.spelling = spelling
    window.click("name")
    window.type(canary + " ")
    window.advance(by: .seconds(2))
    window.press("a", modifiers: .command)
    window.press("c", modifiers: .command)
    let found = Set(leaks(window, spelling))
    expect(
      found,
      equals: [
        "clipboard", "primary selection", "input method", "dictionary", "keys", "tree", "picture",
        ClipboardContents.textType,
      ])
    window.quit()
    try expect(files(in: place).contains { $0.range(of: Data(canary.utf8)) != nil })
  }

  private func expectNoFile(in place: TemporaryDirectory, of window: TestWindow) throws {
    window.quit()
    let files = try files(in: place)
    expect(!files.isEmpty)
    expect(!files.contains { $0.range(of: Data(canary.utf8)) != nil })
  }
  private func files(in place: TemporaryDirectory) throws -> [Data] {
    try FileManager.default.subpathsOfDirectory(atPath: place.path).compactMap {
      FileManager.default.contents(atPath: place.path + "/" + $0)
    }
  }
}
