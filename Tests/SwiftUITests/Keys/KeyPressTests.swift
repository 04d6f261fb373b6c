import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct KeyPressTests {
  let log = KeyLog()

  @Test func `a key runs the action of the focused view, and again for each repeat`() {
    let window = TestWindow { Pad().onKeyPress(.return) { log.add("return") } }
    window.press(.return)
    expect(log.lines, equals: [])
    window.press(.tab)
    window.press(.return)
    expect(log.lines, equals: ["return"])
    window.press(.escape)
    expect(log.lines, equals: ["return"])
    window.hold(.return, repeats: 3)
    expect(log.lines, equals: Array(repeating: "return", count: 1 + 1 + 3))
  }
  @Test func `the form with phases tells down, repeat and up of its key`() {
    let window = TestWindow { Pad().onKeyPress("a", phases: .all) { log.add($0.phase.debugDescription) } }
    window.press(.tab)
    window.hold("a", repeats: 2)
    window.press("b")
    expect(log.lines, equals: ["down", "repeat", "repeat", "up"])
  }
  @Test func `phases that were not asked for do not run the action`() {
    let window = TestWindow { Pad().onKeyPress("a", phases: .up) { log.add($0.phase.debugDescription) } }
    window.press(.tab)
    window.hold("a", repeats: 2)
    expect(log.lines, equals: ["up"])
  }
  @Test func `the form with keys runs for each of them`() {
    let window = TestWindow {
      Pad().onKeyPress(keys: [.upArrow, "x"]) { log.add($0.key == .upArrow ? "up" : $0.characters) }
    }
    window.press(.tab)
    window.type("xy")
    window.press(.upArrow)
    expect(log.lines, equals: ["x", "up"])
  }
  @Test func `the form with characters runs for what is typed, with Shift`() {
    let window = TestWindow { Pad().onKeyPress(characters: .uppercaseLetters) { log.add($0.characters) } }
    window.press(.tab)
    window.type("aBc")
    window.press("d", modifiers: .shift)
    window.press(.upArrow)
    expect(log.lines, equals: ["B", "D"])
  }
  @Test func `the form without a condition runs for every key`() {
    let window = TestWindow { Pad().onKeyPress { log.add($0.debugDescription) } }
    window.press(.tab)
    window.press("k", modifiers: [.shift, .option])
    window.press(.upArrow)
    expect(
      log.lines,
      equals: [
        #"KeyPress(down, key: K, characters: "K", modifiers: Alt+Shift)"#, "KeyPress(down, key: Up)",
      ])
  }
  @Test func `a key that is ignored goes on outwards until one handles it`() {
    let window = TestWindow {
      VStack {
        Pad().onKeyPress(.space) { log.add("inner", .ignored) }.onKeyPress(.space) { log.add("outer", .ignored) }
        Pad(name: "other").onKeyPress(.space) { log.add("sibling") }
      }
      .onKeyPress(.space) { log.add("stack") }
      .onKeyPress(.space) { log.add("too far") }
    }
    window.press(.tab)
    window.press(.space)
    expect(log.lines, equals: ["inner", "outer", "stack"])
  }
  @Test func `what lies inside of the focused view is not asked`() {
    let window = TestWindow { Text("x").onKeyPress(.space) { log.add("inside") }.focusable() }
    window.press(.tab)
    window.press(.space)
    expect(log.lines, equals: [])
  }
  @Test func `a disabled view does not answer keys`() {
    let window = liveWindow {
      VStack {
        VStack { Pad().environment(\.isEnabled, true) }.onKeyPress(.space) { log.add("inner") }.disabled(!log.isOn)
      }
      .onKeyPress(.space) { log.add("outer") }
    }
    window.press(.tab)
    window.press(.space)
    log.isOn = false
    window.settle()
    window.press(.space)
    expect(log.lines, equals: ["inner", "outer"])
  }
  @Test func `an action sees the newest values of its view`() {
    let window = liveWindow {
      let count = log.count
      Pad().onKeyPress(.space) {
        log.count += 1; return log.add("\(count)")
      }
    }
    window.press(.tab)
    window.press(.space)
    window.press(.space)
    expect(log.lines, equals: ["0", "1"])
  }
  @Test func `key equivalents are written as literals, and phases are sets`() {
    let key: KeyEquivalent = "ß"
    expect(key.character, equals: "ß")
    expect(KeyEquivalent("\u{F700}"), equals: .upArrow)
    expect(KeyPress.Phases.all, equals: [.down, .repeat, .up])
    expect(KeyPress.Phases([.down, .up]).debugDescription, equals: "down+up")
    expect(EventModifiers.all.isSuperset(of: [.command, .control, .option, .shift, .capsLock, .numericPad]))
  }
}
