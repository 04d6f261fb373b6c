import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// A view with one gesture, which counts.
private struct CountingPad<G: Gesture>: View {
  let gesture: (Binding<Int>) -> G
  @State private var count = 0
  var body: some View {
    Text(verbatim: "\(count)").accessibilityIdentifier("count").frame(width: 200, height: 200)
      .contentShape(Rectangle()).gesture(gesture($count))
  }
}

extension TestWindow {
  fileprivate func holdMouse(at point: CGPoint) {
    pointerDown(at: point)
    advance(by: .seconds(1))
    pointerUp(at: point)
  }
}

@MainActor struct GestureInputKindTests {
  private func window<G: Gesture>(_ gesture: @escaping (Binding<Int>) -> G) -> TestWindow {
    TestWindow(size: CGSize(width: 200, height: 200)) { CountingPad(gesture: gesture) }
  }
  private let point = CGPoint(x: 100, y: 100)
  private func count(_ window: TestWindow) throws -> String { try window.element("count").label }

  @Test func `a tap counts with the devices that it is for, and no others`() throws {
    let touch = window { count in TapGesture(inputKinds: .directTouch).onEnded { count.wrappedValue += 1 } }
    touch.click(at: point)
    try expect(count(touch), equals: "0")
    touch.tap(at: point)
    try expect(count(touch), equals: "1")
    let pointer = window { count in
      SpatialTapGesture(inputKinds: [.pointer, .pencil]).onEnded { _ in count.wrappedValue += 1 }
    }
    pointer.tap(at: point)
    try expect(count(pointer), equals: "0")
    pointer.click(at: point)
    try expect(count(pointer), equals: "1")
    let all = window { count in TapGesture(count: 1, inputKinds: .all).onEnded { count.wrappedValue += 1 } }
    all.tap(at: point)
    all.advance(by: .seconds(1))
    all.click(at: point)
    try expect(count(all), equals: "2")
  }
  @Test func `drags and long presses leave other devices alone`() throws {
    let drag = window { count in DragGesture(inputKinds: .pointer).onEnded { _ in count.wrappedValue += 1 } }
    drag.touchDrag(from: point, to: CGPoint(x: 160, y: 100))
    try expect(count(drag), equals: "0")
    drag.drag(from: point, to: CGPoint(x: 160, y: 100))
    try expect(count(drag), equals: "1")
    let press = window { count in
      LongPressGesture(inputKinds: .directTouch).onEnded { _ in count.wrappedValue += 1 }
    }
    press.holdMouse(at: point)
    try expect(count(press), equals: "0")
    press.longPress(at: point)
    try expect(count(press), equals: "1")
  }
  @Test func `of two gestures on a view each gets its own device`() throws {
    struct Sheet: View {
      @State private var log = ""
      var body: some View {
        Text(verbatim: log).accessibilityIdentifier("count").frame(width: 200, height: 200).contentShape(Rectangle())
          .gesture(DragGesture(inputKinds: .directTouch).onEnded { _ in log += "scroll " })
          .simultaneousGesture(DragGesture(inputKinds: .pointer).onEnded { _ in log += "draw " })
      }
    }
    let window = TestWindow(size: CGSize(width: 200, height: 200)) { Sheet() }
    window.drag(from: point, to: CGPoint(x: 160, y: 100))
    window.touchDrag(from: point, to: CGPoint(x: 160, y: 100))
    try expect(count(window), equals: "draw scroll ")
  }
  @Test func `two fingers on a touch pad are indirect, on a screen direct`() throws {
    let pad = window { count in MagnifyGesture(inputKinds: .indirectTouch).onEnded { _ in count.wrappedValue += 1 } }
    let screen = window { count in MagnifyGesture(inputKinds: .directTouch).onEnded { _ in count.wrappedValue += 1 } }
    for window in [pad, screen] {
      window.twoFingers(.began, at: point)
      window.twoFingers(.changed, at: point, scale: 2)
      window.twoFingers(.ended, at: point, scale: 2)
    }
    try expect(count(pad), equals: "1")
    try expect(count(screen), equals: "0")
    for window in [pad, screen] {
      window.touchDrag(
        from: (CGPoint(x: 90, y: 100), CGPoint(x: 110, y: 100)), to: (CGPoint(x: 40, y: 100), CGPoint(x: 160, y: 100)))
    }
    try expect(count(pad), equals: "1")
    try expect(count(screen), equals: "1")
  }
  @Test func `the modifiers take kinds, too`() throws {
    struct Both: View {
      @State private var log = ""
      var body: some View {
        Text(verbatim: log).accessibilityIdentifier("count").frame(width: 200, height: 200).contentShape(Rectangle())
          .onTapGesture(inputKinds: .directTouch) { log += "tap \(Int($0.x)) " }
          .onLongPressGesture(inputKinds: .pointer) { log += "hold " }
      }
    }
    let window = TestWindow(size: CGSize(width: 200, height: 200)) { Both() }
    window.click(at: point)
    window.tap(at: point)
    window.longPress(at: point)
    window.holdMouse(at: point)
    // No hold is for a finger here, so that one that rests is a tap.
    try expect(count(window), equals: "tap 100 tap 100 hold ")
  }
}
