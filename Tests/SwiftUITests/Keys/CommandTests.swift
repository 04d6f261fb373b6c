import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI

extension EnvironmentValues {
  var shortcutLevel: ShortcutLevel {
    get { self[ShortcutLevelKey.self] }
    set { self[ShortcutLevelKey.self] = newValue }
  }
}

@MainActor struct CommandTests {
  let log = KeyLog()
  func note(_ line: String) { log.lines.append(line) }
  var count: Binding<Int> { Binding(get: { log.count }, set: { log.count = $0 }) }
  var text: Binding<String> { Binding(get: { log.text }, set: { log.text = $0 }) }

  @Test func `arrows and the arrows of a remote are move commands, as on screen`() {
    let window = TestWindow { Pad().onMoveCommand { note("\($0)") }.environment(\.layoutDirection, .rightToLeft) }
    window.press(.tab)
    window.press(.leftArrow)
    window.press(.upArrow)
    window.move(.right)
    window.move(.down)
    window.press(.leftArrow, modifiers: .shift)
    expect(log.lines, equals: ["left", "up", "right", "down"])
  }
  @Test func `a move command keeps focus where it is, its absence lets it move`() {
    let window = liveWindow {
      HStack {
        Pad(name: "one").onMoveCommand(perform: log.isOn ? { note("\($0)") } : nil)
        Pad(name: "two")
      }
    }
    window.press(.tab)
    window.move(.right)
    expect(window.focused, equals: "one")
    log.isOn = false
    window.settle()
    window.move(.right)
    expect(window.focused, equals: "two")
    expect(log.lines, equals: ["right"])
  }
  @Test func `the arrow of a remote never moves a caret`() {
    let window = TestWindow {
      TextField("Name", text: text).accessibilityIdentifier("field")
      Pad(name: "below")
    }
    window.press(.tab)
    window.type("ab")
    window.move(.left)
    window.type("c")
    expect(log.text, equals: "abc")
    window.move(.down)
    expect(window.focused, equals: "below")
  }
  @Test func `on a television the arrows of a keyboard never move a caret either`() {
    let window = TestWindow(idiom: .tv) {
      TextField("Name", text: text).accessibilityIdentifier("field")
      Pad(name: "below")
    }
    window.type("ab")
    window.press(.leftArrow)
    window.type("c")
    expect(log.text, equals: "abc")
    window.press(.downArrow)
    expect(window.focused, equals: "below")
  }
  @Test func `the arrow of a remote leaves a list at its end`() {
    var selection: String? = nil
    let window = TestWindow {
      List(["Apple", "Fig"], id: \.self, selection: Binding(get: { selection }, set: { selection = $0 })) { Text($0) }
        .frame(height: 200).accessibilityIdentifier("list")
      Pad(name: "below")
    }
    if window.focused != "list" { window.press(.tab) }
    window.move(.down)
    window.move(.down)
    expect(selection, equals: "Fig")
    window.press(.downArrow)
    expect(window.focused != "below")
    window.move(.down)
    expect(window.focused, equals: "below")
    expect(selection, equals: "Fig")
  }
  @Test func `Escape is the exit command, Backspace and Delete the delete command`() {
    let window = TestWindow { Pad().onExitCommand { note("exit") }.onDeleteCommand { note("delete") } }
    window.press(.tab)
    window.press(.escape)
    window.press(.delete)
    window.press(.deleteForward)
    window.press(.delete, modifiers: .command)
    expect(log.lines, equals: ["exit", "delete", "delete"])
  }
  @Test func `the key that plays and pauses is a command`() {
    let window = TestWindow { VStack { Pad() }.onPlayPauseCommand { note("play") } }
    window.press(.mediaPlayPause)
    expect(log.lines, equals: [])
    window.press(.tab)
    window.press(.mediaPlayPause)
    expect(log.lines, equals: ["play"])
  }
  @Test func `a command without an action goes on outwards, and one outside of focus is not asked`() {
    let window = TestWindow {
      VStack {
        Pad().onExitCommand(perform: nil)
        Pad(name: "other").onExitCommand { note("sibling") }
      }
      .onExitCommand { note("outer") }
    }
    window.press(.escape)
    window.press(.tab)
    window.press(.escape)
    expect(log.lines, equals: ["outer"])
  }
  @Test func `pages step a value inside its bounds, and go on at them`() {
    let window = liveWindow {
      VStack { Pad().pageCommand(value: count, in: 0...10, step: 4) }.onKeyPress(.pageDown) {
        log.add("page", .ignored)
      }
    }
    window.press(.tab)
    var values: [Int] = []
    for _ in 0..<3 {
      window.press(.pageDown)
      values.append(log.count)
    }
    expect(values, equals: [4, 8, 10])
    window.press(.pageDown)
    expect(window.keyTrace.suffix(2).first, equals: "Page Down down: used by nobody")
    window.press(.pageUp)
    expect(log.count, equals: 6)
    log.count = 99
    window.settle()
    window.press(.pageUp)
    expect(log.count, equals: 6)
  }
  @Test func `pages step through the whole of a type without overflow`() {
    var value = Int8(0)
    let window = TestWindow {
      Pad().pageCommand(value: Binding(get: { value }, set: { value = $0 }), in: Int8.min...Int8.max, step: 100)
    }
    window.press(.tab)
    window.press(.pageDown)
    window.press(.pageDown)
    expect(value, equals: 127)
    window.press(.pageUp)
    window.press(.pageUp)
    expect(value, equals: -73)
    window.press(.pageUp)
    expect(value, equals: -128)
  }
  @Test func `a disabled view does no commands`() {
    let window = liveWindow {
      VStack {
        VStack { Pad().environment(\.isEnabled, true) }.onExitCommand { note("inner") }.disabled(!log.isOn)
      }
      .onExitCommand { note("outer") }
    }
    window.press(.tab)
    window.press(.escape)
    log.isOn = false
    window.settle()
    window.press(.escape)
    expect(log.lines, equals: ["inner", "outer"])
  }

  // MARK: - For menus

  @Test func `a menu knows which commands the focused text can do, and asks it to`() {
    let window = TestWindow { TextField("Name", text: text) }
    let keys = window.content.input.keys
    expect(!keys.canPerform(.selectAll))
    window.press(.tab)
    expect(
      !keys.canPerform(.selectAll) && !keys.canPerform(.undo) && !keys.canPerform(.copy) && keys.canPerform(.paste))
    window.type("ab")
    expect(
      keys.canPerform(.selectAll) && keys.canPerform(.undo) && !keys.canPerform(.copy) && !keys.canPerform(.delete))
    keys.perform(.selectAll)
    expect(keys.canPerform(.copy) && keys.canPerform(.cut) && keys.canPerform(.delete))
    keys.perform(.delete)
    window.settle()
    expect(log.text, equals: "")
    keys.perform(.undo)
    window.settle()
    expect(log.text, equals: "ab")
    expect(!keys.canPerform(.exit))
  }
  @Test func `the Edit menu selects all rows of a list, also from a control in a row`() {
    var selection: Set<String> = []
    let window = TestWindow {
      List(["Apple", "Fig"], id: \.self, selection: Binding(get: { selection }, set: { selection = $0 })) { name in
        Button(name) {}.accessibilityIdentifier(name)
      }
    }
    window.press(.tab)
    expect(window.content.input.keys.canPerform(.selectAll))
    window.press("a", modifiers: .command)
    expect(selection, equals: ["Apple", "Fig"])
  }
}
