import HearthTesting
import QuickTesting
import SwiftUI

// Views as apps write them, driven by keys alone.

@MainActor struct KeyProgramTests {
  let log = KeyLog()
  var face: Binding<Int> { Binding(get: { log.count }, set: { log.count = $0 }) }

  @Test func `a picker follows the arrows in both layout directions`() {
    let window = liveWindow {
      FacePicker(face: face).environment(\.layoutDirection, log.isOn ? .leftToRight : .rightToLeft)
    }
    window.press(.tab)
    expect(window.focused, equals: "faces")
    window.press(.rightArrow)
    expect(log.count, equals: 1)
    window.hold(.rightArrow, repeats: 5)
    expect(log.count, equals: 2)
    window.press(.leftArrow)
    expect(log.count, equals: 1)
    log.isOn = false
    window.settle()
    window.press(.leftArrow)
    expect(log.count, equals: 2)
  }
  @Test func `a picker follows the crown of a watch`() {
    let window = TestWindow(idiom: .watch) { FacePicker(face: face) }
    window.press(.tab)
    window.rotateCrown(by: 4)
    expect(log.count, equals: 1)
    window.rotateCrown(by: 1)
    window.advance(by: .seconds(1))
    expect(log.count, equals: 1)
    window.rotateCrown(by: 3)
    expect(log.count, equals: 2)
  }
  @Test func `a grid that is focused as a whole follows arrows, Return and letters`() {
    let window = TestWindow { TileGrid(log: log) }
    window.press(.tab)
    window.press(.return)
    window.press(.rightArrow)
    window.press(.return)
    window.press(.downArrow)
    window.press(.return)
    window.press("s")
    window.press(.return)
    expect(log.lines, equals: ["Pie", "Soup", "Stew", "Soup"])
  }
}
