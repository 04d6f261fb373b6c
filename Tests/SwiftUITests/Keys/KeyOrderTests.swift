import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

// One test for each row of the table in Documentation/Keys.md.

@MainActor struct KeyOrderTests {
  let log = KeyLog()
  var text: Binding<String> { Binding(get: { log.text }, set: { log.text = $0 }) }
  var isOn: Binding<Bool> { Binding(get: { log.isOn }, set: { log.isOn = $0 }) }
  func note(_ line: String) { log.lines.append(line) }
  /// The rule of the last key, without the path.
  func rule(_ window: TestWindow, _ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> String {
    window.press(key, modifiers: modifiers)
    let entry = window.keyTrace.last { !$0.contains(" up: ") } ?? ""
    return String(entry.split(separator: ": ", maxSplits: 1).last ?? "").split(separator: ", ").first.map(String.init)
      ?? ""
  }

  // MARK: - Shortcuts

  @Test func `a shortcut with Control goes before the text that is edited`() {
    let window = TestWindow {
      TextField("Name", text: text)
      Button("All") { note("all") }.keyboardShortcut("a")
    }
    window.press(.tab)
    window.type("ab")
    expect(rule(window, "a", .command), equals: "shortcut of the window")
    window.type("c")
    expect(log.text, equals: "abc")
    expect(log.lines, equals: ["all"])
  }
  @Test func `a shortcut with Control goes before onKeyPress`() {
    let window = TestWindow {
      Pad().onKeyPress { log.add($0.characters) }
      Button("Save") { note("save") }.keyboardShortcut("s")
    }
    window.press(.tab)
    expect(rule(window, "s", .command), equals: "shortcut of the window")
    expect(rule(window, "t", .command), equals: "onKeyPress")
    expect(log.lines, equals: ["save", "t"])
  }
  @Test func `a shortcut with Super goes before onKeyPress too`() {
    let window = TestWindow {
      Pad().onKeyPress { log.add($0.characters) }
      Button("Save") { note("save") }.keyboardShortcut("s", modifiers: .control)
    }
    window.press(.tab)
    window.press("s", modifiers: .control)
    expect(log.lines, equals: ["save"])
  }
  @Test func `a shortcut without Control goes after the text, which types it`() {
    let window = TestWindow {
      TextField("Name", text: text)
      Pad()
      Button("Delete") { note("d") }.keyboardShortcut("d", modifiers: [])
      Button("Alt") { note("alt") }.keyboardShortcut("d", modifiers: .option)
    }
    window.press(.tab)
    expect(rule(window, "d"), equals: "typed into the text")
    expect(log.text, equals: "d")
    expect(rule(window, "d", .option), equals: "shortcut of the window")
    window.press(.tab)
    expect(rule(window, "d"), equals: "shortcut of the window")
    expect(log.text, equals: "d")
    expect(log.lines, equals: ["alt", "d"])
  }
  @Test func `a shortcut without Control goes after onKeyPress, views and commands`() {
    let window = TestWindow {
      Pad().onKeyPress("k") { log.add("press") }.onDeleteCommand { note("command") }
      Button("K") { note("k") }.keyboardShortcut("k", modifiers: [])
      Button("Delete") { note("delete") }.keyboardShortcut(.delete, modifiers: [])
    }
    window.press(.tab)
    expect(rule(window, "k"), equals: "onKeyPress")
    expect(rule(window, .delete), equals: "command")
    window.press(.tab)
    expect(rule(window, "k"), equals: "shortcut of the window")
    expect(rule(window, .delete), equals: "shortcut of the window")
    expect(log.lines, equals: ["press", "command", "k", "delete"])
  }

  // MARK: - Edit menu and text

  @Test func `commands of the Edit menu go to the text, before onKeyPress`() {
    let window = TestWindow {
      VStack { TextField("Name", text: text).onKeyPress { log.add($0.debugDescription, .ignored) } }
    }
    window.press(.tab)
    window.type("ab")
    log.lines = []
    expect(rule(window, "a", .command), equals: "command of the Edit menu")
    expect(rule(window, "x", .command), equals: "command of the Edit menu")
    expect(log.text, equals: "")
    expect(rule(window, "v", .command), equals: "command of the Edit menu")
    expect(log.text, equals: "ab")
    expect(rule(window, "z", .command), equals: "command of the Edit menu")
    expect(log.text, equals: "")
    expect(rule(window, "z", [.command, .shift]), equals: "command of the Edit menu")
    expect(log.text, equals: "ab")
    expect(log.lines, equals: [])
  }
  @Test func `onKeyPress of a text field goes before what the field does and types`() {
    let window = TestWindow {
      TextField("Name", text: text).onSubmit { note("submit") }.onKeyPress(.return) { log.add("return") }
        .onKeyPress(characters: CharacterSet(charactersIn: "x")) { log.add($0.characters) }
    }
    window.press(.tab)
    expect(rule(window, .return), equals: "onKeyPress")
    window.type("axb")
    expect(log.text, equals: "ab")
    expect(log.lines, equals: ["return", "x"])
  }
  @Test func `onKeyPress around a container with a text field goes after the text`() {
    let window = TestWindow {
      VStack { TextField("Name", text: text).onSubmit { note("submit") } }.onKeyPress {
        log.add($0.key == .escape ? "escape" : "other")
      }
    }
    window.press(.tab)
    expect(rule(window, .return), equals: "key of the text")
    expect(rule(window, "x"), equals: "typed into the text")
    expect(rule(window, .leftArrow), equals: "key of the text")
    expect(rule(window, .escape), equals: "onKeyPress")
    expect(log.text, equals: "x")
    expect(log.lines, equals: ["submit", "escape"])
  }

  // MARK: - Views and commands

  @Test func `onKeyPress around a button goes before Return and Space activate it`() {
    let window = liveWindow {
      VStack { Button("Go") { note("go") } }.onKeyPress(.return) { log.add("return", log.isOn ? .handled : .ignored) }
    }
    window.press(.tab)
    expect(rule(window, .return), equals: "onKeyPress")
    expect(rule(window, .space), equals: "key of the view")
    log.isOn = false
    expect(rule(window, .return), equals: "key of the view")
    expect(log.lines, equals: ["return", "go", "return", "go"])
  }
  @Test func `the focused view goes before commands, and inner commands before outer ones`() {
    let items = ["Apple", "Fig"]
    var selection: String? = nil
    let window = TestWindow {
      VStack {
        List(items, id: \.self, selection: Binding(get: { selection }, set: { selection = $0 })) { Text($0) }
          .onMoveCommand { note("inner \($0)") }
      }
      .onMoveCommand { note("outer \($0)") }
    }
    window.press(.tab)
    expect(rule(window, .downArrow), equals: "key of the view")
    expect(selection, equals: "Apple")
    expect(rule(window, .leftArrow), equals: "command")
    expect(log.lines, equals: ["inner left"])
  }
  @Test func `Return goes to the focused button before the default one, from a toggle to the default one`() {
    let window = liveWindow {
      Button("Help") { note("help") }
      Toggle("On", isOn: isOn)
      Button("OK") { note("ok") }.keyboardShortcut(.defaultAction)
    }
    window.press(.return)
    window.press(.tab)
    window.press(.return)
    window.press(.tab)
    window.press(.return)
    expect(log.lines, equals: ["ok", "help", "ok"])
    window.press(.space)
    expect(log.isOn, equals: false)
  }
  @Test func `Return in a field that submits nothing goes to the default button, Escape to the cancelling one`() {
    let window = TestWindow {
      TextField("Name", text: text)
      Button("Cancel") { note("cancel") }.keyboardShortcut(.cancelAction)
      Button("OK") { note("ok") }.keyboardShortcut(.defaultAction)
    }
    window.press(.tab)
    expect(rule(window, .return), equals: "shortcut of the window")
    expect(rule(window, .escape), equals: "shortcut of the window")
    expect(log.lines, equals: ["ok", "cancel"])
  }
  @Test func `Escape goes to onExitCommand before the cancelling button`() {
    let window = TestWindow {
      VStack { Pad() }.onExitCommand { note("exit") }
      Button("Cancel") { note("cancel") }.keyboardShortcut(.cancelAction)
    }
    window.press(.tab)
    window.press(.escape)
    window.press(.tab)
    window.press(.escape)
    expect(log.lines, equals: ["exit", "cancel"])
  }

  // MARK: - The rest

  @Test func `arrows that nobody takes move focus, and only then scroll`() {
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          Pad(name: "first")
          Pad(name: "second")
          Color.blue.frame(width: 40, height: 400).accessibilityIdentifier("tail").accessibilityElement()
        }
      }
    }
    window.press(.tab)
    expect(window.focused, equals: "first")
    expect(rule(window, .downArrow), equals: "moves focus")
    expect(window.focused, equals: "second")
    expect(rule(window, .downArrow), equals: "scrolls")
    expect(window.focused, equals: "second")
    expect(rule(window, .rightArrow, .shift), equals: "used by nobody")
  }
  @Test func `Tab moves focus unless a view takes it`() {
    let window = TestWindow {
      Pad(name: "first")
      Pad(name: "second").onKeyPress(.tab) { log.add("tab") }
    }
    expect(rule(window, .tab), equals: "moves focus")
    window.press(.tab)
    window.press(.tab)
    expect(window.focused, equals: "second")
    expect(log.lines, equals: ["tab"])
  }
  @Test func `a release goes to onKeyPress and to the control that the key holds`() {
    let window = TestWindow {
      Button("Go") { note("go") }.onKeyPress(.space, phases: .up) { _ in log.add("up") }
    }
    window.press(.tab)
    window.press(.space)
    expect(log.lines, equals: ["up", "go"])
  }
  @Test func `a key that nobody wants is said to be used by nobody`() {
    let window = TestWindow { Pad() }
    expect(rule(window, "q"), equals: "used by nobody")
    window.press(.tab)
    expect(rule(window, "q", .command), equals: "used by nobody")
    expect(window.keyTrace.contains("Control+Q down: used by nobody"))
  }
}
