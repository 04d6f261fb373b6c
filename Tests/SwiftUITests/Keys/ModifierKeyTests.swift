import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct ModifierKeyTests {
  let log = KeyLog()

  @Test func `modifier keys are told as they change, the first time with what is held`() {
    let window = TestWindow { Text("x").onModifierKeysChanged { log.lines.append("\($0.rawValue)>\($1.rawValue)") } }
    expect(log.lines, equals: ["0>0"])
    window.hold(modifiers: .shift)
    window.hold(modifiers: [.shift, .command])
    window.hold(modifiers: [.shift, .command])
    window.hold(modifiers: [])
    expect(log.lines, equals: ["0>0", "0>2", "2>18", "18>0"])
  }
  @Test func `modifier keys outside of the mask are not told`() {
    let window = TestWindow {
      Text("x").onModifierKeysChanged(mask: .option, initial: false) {
        log.lines.append("\($0.rawValue)>\($1.rawValue)")
      }
    }
    window.hold(modifiers: .shift)
    window.hold(modifiers: [.shift, .option])
    window.hold(modifiers: .option)
    window.press("a", modifiers: .command)
    window.hold(modifiers: [])
    expect(log.lines, equals: ["0>8", "8>0"])
  }
  @Test func `a window that loses the keyboard sees modifiers released`() {
    let window = TestWindow { Text("x").onModifierKeysChanged(initial: false) { log.lines.append("\($1.rawValue)") } }
    window.hold(modifiers: .shift)
    window.deactivate()
    expect(log.lines, equals: ["2", "0"])
  }
  @Test func `an alternate is shown while exactly its modifiers are held`() {
    let window = TestWindow {
      Text("Save").modifierKeyAlternate(.option) { Text("Save As") }.modifierKeyAlternate([.option, .shift]) {
        Text("Save All")
      }
    }
    func shown() -> String { window.elements.map(\.label).joined(separator: ",") }
    expect(shown(), equals: "Save")
    window.hold(modifiers: .option)
    expect(shown(), equals: "Save As")
    window.hold(modifiers: [.option, .shift])
    expect(shown(), equals: "Save All")
    window.hold(modifiers: [.option, .command])
    expect(shown(), equals: "Save")
    window.hold(modifiers: [.option, .capsLock])
    expect(shown(), equals: "Save As")
    window.hold(modifiers: [])
    expect(shown(), equals: "Save")
  }
  @Test func `modifier keys make only those look who read them`() {
    let window = TestWindow {
      VStack {
        Text("Save").modifierKeyAlternate(.option) { Text("Save As") }
        ForEach(0..<50, id: \.self) { Text("\($0)") }
      }
    }
    window.hold(modifiers: .shift)
    expect(window.counters.bodies <= 1)
    expect(window.counters.itemsRecorded, equals: 0)
  }
}
