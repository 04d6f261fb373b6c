import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor struct EditKeyTests {
  private let log = KeyLog()
  private var text: Binding<String> { Binding(get: { log.text }, set: { log.text = $0 }) }

  @Test(arguments: ["x", "c", "v", "a", "y"] as [KeyEquivalent])
  func `with Shift a letter of the Edit menu is another key, in a text and elsewhere`(key: KeyEquivalent) {
    let field = TestWindow { TextField("Name", text: text) }
    field.press(.tab)
    field.type("word")
    field.press("a", modifiers: .command)
    field.press("c", modifiers: .command)
    field.press(.end)
    field.press(key, modifiers: [.command, .shift])
    expect(log.text, equals: "word")
    field.type("!")
    expect(log.text, equals: "word!", "nothing was selected")
    let pad = TestWindow {
      Pad()
        .onCopyCommand {
          log.lines.append("copy"); return []
        }
        .onCutCommand {
          log.lines.append("cut"); return []
        }
        .onPasteCommand(of: [.plainText]) { _ in log.lines.append("paste") }
    }
    pad.press(.tab)
    pad.press(key, modifiers: [.command, .shift])
    expect(log.lines, equals: [])
  }

  @QuickTesting.Test func `every key of the Edit menu does the same to a text and to another view`() {
    let window = TestWindow {
      VStack {
        TextField("Name", text: text).accessibilityIdentifier("field")
        Pad()
          .onCopyCommand { [log] in
            log.lines.append("copy"); return []
          }
          .onCutCommand { [log] in
            log.lines.append("cut"); return []
          }
      }
    }
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> String {
      window.press(key, modifiers: modifiers)
      let entry = window.keyTrace.last { !$0.contains(" up: ") } ?? ""
      return entry.contains("command of the Edit menu") ? entry.components(separatedBy: "/").last ?? "" : "nobody"
    }
    for (command, key, modifiers) in ViewCommand.editKeys {
      window.click("field")
      expect(press(key, modifiers) != "nobody", "\(command) by \(key) in a text")
      window.press(.tab)
      log.lines = []
      window.press(key, modifiers: modifiers)
      expect(log.lines, equals: (command == .copy ? ["copy"] : command == .cut ? ["cut"] : []), "\(command) by \(key)")
    }
  }

  @QuickTesting.Test func `the Edit menu shows the first key of each command`() {
    let first: [ViewCommand: String] = Dictionary(
      ViewCommand.editKeys.map { ($0.command, "\($0.modifiers.rawValue) \($0.key.character)") },
      uniquingKeysWith: { first, _ in first })
    let control = EventModifiers.command.rawValue, shift = EventModifiers.shift.rawValue
    expect(
      first,
      equals: [
        .cut: "\(control) x", .copy: "\(control) c", .paste: "\(control) v", .selectAll: "\(control) a",
        .undo: "\(control) z",
        .redo: "\(control + shift) z",
      ])
  }
}
