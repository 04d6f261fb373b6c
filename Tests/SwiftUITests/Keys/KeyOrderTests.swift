import Foundation
import HearthTesting
import SwiftUI
import Testing

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
    #expect(rule(window, "a", .command) == "shortcut of the window")
    window.type("c")
    #expect(log.text == "abc")
    #expect(log.lines == ["all"])
  }
  @Test func `a shortcut with Control goes before onKeyPress`() {
    let window = TestWindow {
      Pad().onKeyPress { log.add($0.characters) }
      Button("Save") { note("save") }.keyboardShortcut("s")
    }
    window.press(.tab)
    #expect(rule(window, "s", .command) == "shortcut of the window")
    #expect(rule(window, "t", .command) == "onKeyPress")
    #expect(log.lines == ["save", "t"])
  }
  @Test func `a shortcut with Super goes before onKeyPress too`() {
    let window = TestWindow {
      Pad().onKeyPress { log.add($0.characters) }
      Button("Save") { note("save") }.keyboardShortcut("s", modifiers: .control)
    }
    window.press(.tab)
    window.press("s", modifiers: .control)
    #expect(log.lines == ["save"])
  }
  @Test func `a shortcut without Control goes after the text, which types it`() {
    let window = TestWindow {
      TextField("Name", text: text)
      Pad()
      Button("Delete") { note("d") }.keyboardShortcut("d", modifiers: [])
      Button("Alt") { note("alt") }.keyboardShortcut("d", modifiers: .option)
    }
    window.press(.tab)
    #expect(rule(window, "d") == "typed into the text")
    #expect(log.text == "d")
    #expect(rule(window, "d", .option) == "shortcut of the window")
    window.press(.tab)
    #expect(rule(window, "d") == "shortcut of the window")
    #expect(log.text == "d")
    #expect(log.lines == ["alt", "d"])
  }
  @Test func `a shortcut without Control goes after onKeyPress, views and commands`() {
    let window = TestWindow {
      Pad().onKeyPress("k") { log.add("press") }.onDeleteCommand { note("command") }
      Button("K") { note("k") }.keyboardShortcut("k", modifiers: [])
      Button("Delete") { note("delete") }.keyboardShortcut(.delete, modifiers: [])
    }
    window.press(.tab)
    #expect(rule(window, "k") == "onKeyPress")
    #expect(rule(window, .delete) == "command")
    window.press(.tab)
    #expect(rule(window, "k") == "shortcut of the window")
    #expect(rule(window, .delete) == "shortcut of the window")
    #expect(log.lines == ["press", "command", "k", "delete"])
  }

  // MARK: - Edit menu and text

  @Test func `commands of the Edit menu go to the text, before onKeyPress`() {
    let window = TestWindow {
      VStack { TextField("Name", text: text).onKeyPress { log.add($0.debugDescription, .ignored) } }
    }
    window.press(.tab)
    window.type("ab")
    log.lines = []
    #expect(rule(window, "a", .command) == "command of the Edit menu")
    #expect(rule(window, "x", .command) == "command of the Edit menu")
    #expect(log.text == "")
    #expect(rule(window, "v", .command) == "command of the Edit menu")
    #expect(log.text == "ab")
    #expect(rule(window, "z", .command) == "command of the Edit menu")
    #expect(log.text == "")
    #expect(rule(window, "z", [.command, .shift]) == "command of the Edit menu")
    #expect(log.text == "ab")
    #expect(log.lines == [])
  }
  @Test func `onKeyPress of a text field goes before what the field does and types`() {
    let window = TestWindow {
      TextField("Name", text: text).onSubmit { note("submit") }.onKeyPress(.return) { log.add("return") }
        .onKeyPress(characters: CharacterSet(charactersIn: "x")) { log.add($0.characters) }
    }
    window.press(.tab)
    #expect(rule(window, .return) == "onKeyPress")
    window.type("axb")
    #expect(log.text == "ab")
    #expect(log.lines == ["return", "x"])
  }
  @Test func `onKeyPress around a container with a text field goes after the text`() {
    let window = TestWindow {
      VStack { TextField("Name", text: text).onSubmit { note("submit") } }.onKeyPress {
        log.add($0.key == .escape ? "escape" : "other")
      }
    }
    window.press(.tab)
    #expect(rule(window, .return) == "key of the text")
    #expect(rule(window, "x") == "typed into the text")
    #expect(rule(window, .leftArrow) == "key of the text")
    #expect(rule(window, .escape) == "onKeyPress")
    #expect(log.text == "x")
    #expect(log.lines == ["submit", "escape"])
  }

  // MARK: - Views and commands

  @Test func `onKeyPress around a button goes before Return and Space activate it`() {
    let window = liveWindow {
      VStack { Button("Go") { note("go") } }.onKeyPress(.return) { log.add("return", log.isOn ? .handled : .ignored) }
    }
    window.press(.tab)
    #expect(rule(window, .return) == "onKeyPress")
    #expect(rule(window, .space) == "key of the view")
    log.isOn = false
    #expect(rule(window, .return) == "key of the view")
    #expect(log.lines == ["return", "go", "return", "go"])
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
    #expect(rule(window, .downArrow) == "key of the view")
    #expect(selection == "Apple")
    #expect(rule(window, .leftArrow) == "command")
    #expect(log.lines == ["inner left"])
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
    #expect(log.lines == ["ok", "help", "ok"])
    window.press(.space)
    #expect(log.isOn == false)
  }
  @Test func `Return in a field that submits nothing goes to the default button, Escape to the cancelling one`() {
    let window = TestWindow {
      TextField("Name", text: text)
      Button("Cancel") { note("cancel") }.keyboardShortcut(.cancelAction)
      Button("OK") { note("ok") }.keyboardShortcut(.defaultAction)
    }
    window.press(.tab)
    #expect(rule(window, .return) == "shortcut of the window")
    #expect(rule(window, .escape) == "shortcut of the window")
    #expect(log.lines == ["ok", "cancel"])
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
    #expect(log.lines == ["exit", "cancel"])
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
    #expect(window.focused == "first")
    #expect(rule(window, .downArrow) == "moves focus")
    #expect(window.focused == "second")
    #expect(rule(window, .downArrow) == "scrolls")
    #expect(window.focused == "second")
    #expect(rule(window, .rightArrow, .shift) == "used by nobody")
  }
  @Test func `Tab moves focus unless a view takes it`() {
    let window = TestWindow {
      Pad(name: "first")
      Pad(name: "second").onKeyPress(.tab) { log.add("tab") }
    }
    #expect(rule(window, .tab) == "moves focus")
    window.press(.tab)
    window.press(.tab)
    #expect(window.focused == "second")
    #expect(log.lines == ["tab"])
  }
  @Test func `a release goes to onKeyPress and to the control that the key holds`() {
    let window = TestWindow {
      Button("Go") { note("go") }.onKeyPress(.space, phases: .up) { _ in log.add("up") }
    }
    window.press(.tab)
    window.press(.space)
    #expect(log.lines == ["up", "go"])
  }
  @Test func `a key that nobody wants is said to be used by nobody`() {
    let window = TestWindow { Pad() }
    #expect(rule(window, "q") == "used by nobody")
    window.press(.tab)
    #expect(rule(window, "q", .command) == "used by nobody")
    #expect(window.keyTrace.contains("Control+Q down: used by nobody"))
  }
}
