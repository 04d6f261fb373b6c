import Foundation
import HearthCore
import HearthFocus
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct ShortcutTests {
  let log = KeyLog()
  func note(_ line: String) { log.lines.append(line) }
  func button(_ name: String) -> some View { Button(name) { note(name) } }
  var isOn: Binding<Bool> { Binding(get: { log.isOn }, set: { log.isOn = $0 }) }

  @Test func `Control and a letter perform a button anywhere in the window`() {
    let window = TestWindow { button("Save").keyboardShortcut("s") }
    window.press("s")
    window.press("s", modifiers: [.command, .shift])
    window.press("s", modifiers: .control)
    expect(log.lines, equals: [])
    window.press("s", modifiers: .command)
    window.press("s", modifiers: [.command, .capsLock])
    expect(log.lines, equals: ["Save", "Save"])
  }
  @Test func `modifiers, capital letters and the characters that Shift types are matched`() {
    let window = TestWindow {
      button("all").keyboardShortcut("k", modifiers: [.command, .option, .shift])
      button("capital").keyboardShortcut("N")
      button("plus").keyboardShortcut("+")
      button("left").keyboardShortcut(.leftArrow, modifiers: .option)
    }
    window.press("k", modifiers: [.shift, .option, .command])
    window.press("n", modifiers: .command)
    window.press(.leftArrow, modifiers: .option)
    // The key "=" with Shift, as it types Plus on an American keyboard.
    window.press("=", typing: "+", modifiers: [.command, .shift])
    expect(log.lines, equals: ["all", "capital", "left", "plus"])
  }
  @Test func `a shortcut switches a toggle`() {
    let window = liveWindow { Toggle("On", isOn: isOn).keyboardShortcut("t") }
    window.press("t", modifiers: .command)
    expect(log.isOn, equals: false)
  }
  @Test func `a container gives its shortcut to the controls inside, of which the first answers`() {
    let window = liveWindow {
      HStack {
        button("one").disabled(!log.isOn)
        button("two")
      }
      .keyboardShortcut("g")
    }
    window.press("g", modifiers: .command)
    log.isOn = false
    window.settle()
    window.press("g", modifiers: .command)
    expect(log.lines, equals: ["one", "two"])
  }
  @Test func `of several the first in the order of the views answers, whenever it was made`() {
    let window = liveWindow {
      if !log.isOn { VStack { button("late") }.keyboardShortcut("g") }
      VStack { VStack { button("deep").keyboardShortcut("g") } }
      button("flat").keyboardShortcut("g")
    }
    window.press("g", modifiers: .command)
    log.isOn = false
    window.settle()
    window.press("g", modifiers: .command)
    log.isOn = true
    window.settle()
    window.press("g", modifiers: .command)
    expect(log.lines, equals: ["deep", "late", "deep"])
  }
  @Test func `disabled, hidden and removed controls do not answer`() {
    let window = liveWindow {
      button("disabled").keyboardShortcut("d").disabled(true)
      button("hidden").keyboardShortcut("h").hidden()
      if log.isOn { button("gone").keyboardShortcut("g") }
      button("clear").keyboardShortcut("c", modifiers: [.command, .shift]).opacity(0)
    }
    window.press("d", modifiers: .command)
    window.press("h", modifiers: .command)
    window.press("g", modifiers: .command)
    window.press("c", modifiers: [.command, .shift])
    log.isOn = false
    window.settle()
    window.press("g", modifiers: .command)
    expect(log.lines, equals: ["gone", "clear"])
  }
  /// The rule of the last key, without the path.
  private func rule(_ window: TestWindow, _ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> String {
    window.press(key, modifiers: modifiers)
    let entry = window.keyTrace.last { !$0.contains(" up: ") } ?? ""
    return String(entry.split(separator: ": ", maxSplits: 1).last ?? "").split(separator: ", ").first.map(String.init)
      ?? ""
  }
  @Test func `shortcuts of the window go before those of the commands`() {
    let window = liveWindow {
      VStack { Button("Menu") { note("menu") }.keyboardShortcut("s") }.environment(\.shortcutLevel, .commands)
      Button("Save") { note("window") }.keyboardShortcut("s").disabled(!log.isOn)
    }
    expect(rule(window, "s", .command), equals: "shortcut of the window")
    log.isOn = false
    window.settle()
    expect(rule(window, "s", .command), equals: "shortcut of the commands")
    expect(log.lines, equals: ["window", "menu"])
  }
  @Test func `controls of commands answer without being shown`() {
    let window = TestWindow {
      VStack { button("menu").keyboardShortcut("m") }.environment(\.shortcutLevel, .commands).hidden()
    }
    window.press("m", modifiers: .command)
    expect(log.lines, equals: ["menu"])
  }
  @Test func `behind a modal scope neither controls nor commands answer`() {
    let window = liveWindow {
      VStack { button("menu").keyboardShortcut("m") }.environment(\.shortcutLevel, .commands)
      button("behind").keyboardShortcut("b")
      VStack { button("inside").keyboardShortcut("i") }.modalFocus(log.isOn)
    }
    func pressAll() { for key in ["m", "b", "i"] { window.press(KeyEquivalent(Character(key)), modifiers: .command) } }
    pressAll()
    expect(log.lines, equals: ["inside"])
    log.isOn = false
    window.settle()
    pressAll()
    expect(log.lines, equals: ["inside", "menu", "behind", "inside"])
  }
  @Test func `keys and commands do not leave a modal scope`() {
    let window = liveWindow {
      VStack {
        VStack { Pad() }.onKeyPress("k") { log.add("inside", .ignored) }.modalFocus(log.isOn)
      }
      .onKeyPress("k") { log.add("outside") }
      .onExitCommand { note("exit") }
    }
    window.press(.tab)
    window.press("k")
    window.press(.escape)
    expect(log.lines, equals: ["inside"])
    log.isOn = false
    window.settle()
    window.press(.tab)
    window.press("k")
    window.press(.escape)
    expect(log.lines, equals: ["inside", "inside", "outside", "exit"])
  }
  @Test func `shortcuts follow changes of the modifier and of nil`() {
    let window = liveWindow {
      VStack {
        button("a").keyboardShortcut(log.isOn ? KeyboardShortcut("a", modifiers: .option) : nil)
        button("b").keyboardShortcut(KeyEquivalent(log.isOn ? "b" : "x"), modifiers: .option)
      }
    }
    window.press("a", modifiers: .option)
    window.press("b", modifiers: .option)
    log.isOn = false
    window.settle()
    window.press("a", modifiers: .option)
    window.press("b", modifiers: .option)
    window.press("x", modifiers: .option)
    expect(log.lines, equals: ["a", "b", "b"])
  }
  @Test func `arrows and brackets are mirrored from right to left, unless told otherwise`() {
    let window = liveWindow {
      VStack {
        button("back").keyboardShortcut("[")
        button("forward").keyboardShortcut("]")
        button("left").keyboardShortcut(.leftArrow, modifiers: .option, localization: .withoutMirroring)
        button("custom").keyboardShortcut("(", modifiers: .option, localization: .custom)
      }
      .environment(\.layoutDirection, log.isOn ? .leftToRight : .rightToLeft)
    }
    func pressAll() {
      window.press("[", modifiers: .command)
      window.press(.leftArrow, modifiers: .option)
      window.press("(", modifiers: .option)
    }
    pressAll()
    log.isOn = false
    window.settle()
    pressAll()
    expect(log.lines, equals: ["back", "left", "custom", "forward", "left", "custom"])
  }
  @Test func `a held shortcut repeats, the default and cancelling actions do not`() {
    let window = TestWindow {
      button("undo").keyboardShortcut("u")
      button("ok").keyboardShortcut(.defaultAction)
      button("cancel").keyboardShortcut(.cancelAction)
    }
    window.hold("u", repeats: 2, modifiers: .command)
    window.hold(.return, repeats: 2)
    window.hold(.escape, repeats: 2)
    expect(log.lines, equals: ["undo", "undo", "undo", "ok", "cancel"])
  }
  @Test func `a key that was held for something else does not go on as a shortcut`() {
    let window = liveWindow {
      if log.isOn {
        button("first").keyboardShortcut("u", modifiers: .command)
      } else {
        button("second").keyboardShortcut("u", modifiers: .command)
      }
      Pad().onChange(of: log.lines) { log.isOn = false }
    }
    window.hold("u", repeats: 3, modifiers: .command)
    expect(log.lines, equals: ["first"])
    window.press("u", modifiers: .command)
    expect(log.lines, equals: ["first", "second"])
  }
  @Test func `a style sees the shortcut of its button`() {
    struct Shown: ButtonStyle {
      @Environment(\.keyboardShortcut) var shortcut
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label;
          Text(shortcut == .defaultAction ? "default" : shortcut.map { String($0.key.character) } ?? "none")
        }
      }
    }
    let window = TestWindow {
      VStack {
        button("a").keyboardShortcut(.defaultAction)
        button("b").keyboardShortcut("x")
        button("c")
      }
      .buttonStyle(Shown())
    }
    expect(
      window.displayList.contains("default") && window.displayList.contains("none")
        && window.displayList.contains("\"x\""))
  }
  @Test func `shortcuts are values`() {
    let shortcut = KeyboardShortcut("s")
    expect(shortcut.modifiers == .command && shortcut.key == "s" && shortcut.localization == .automatic)
    expect(KeyboardShortcut.defaultAction, equals: KeyboardShortcut(.return, modifiers: []))
    expect(KeyboardShortcut.cancelAction, equals: KeyboardShortcut(.escape, modifiers: []))
    expect(Set([shortcut, KeyboardShortcut("s", modifiers: .command, localization: .custom)]).count, equals: 2)
  }
  @Test func `a key costs as much as there are shortcuts with it`() {
    let window = TestWindow(size: CGSize(width: 400, height: 4_000)) {
      Pad()
      ForEach(0..<200, id: \.self) { index in
        button("\(index)").keyboardShortcut(KeyEquivalent(Character(Unicode.Scalar(0x4E00 + index)!)))
      }
    }
    let registry = window.content.input.keys.shortcuts
    let before = registry.examined
    window.press("q", modifiers: .command)
    window.press("q")
    expect(registry.examined, equals: before)
    window.press("\u{4E07}", modifiers: .command)
    expect(registry.examined, equals: before + 1)
    expect(log.lines, equals: ["7"])
  }
  @Test func `a letter looks no further than a list of a thousand rows reaches`() {
    // What `TypeSelectTests` expect of a row that is 800 further on.
    expect(TypeSelectBuffer.reach < 1_000 - 200)
  }
}
