import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// All fingers of a press, names of gestures, and presses that make a window active: `Documentation/Gestures.md`.
@MainActor struct SpatialEventTests {
  let log = EventLog()

  private struct Pad: View {
    let log: EventLog
    @State private var taps = 0
    var body: some View {
      Color.green.frame(width: 200, height: 100)
        .gesture(
          SpatialEventGesture()
            .onChanged { events in log.entries.append("changed " + describe(events)) }
            .onEnded { events in log.entries.append("ended " + describe(events)) }
        )
        .accessibilityElement().accessibilityIdentifier("pad")
    }
    func describe(_ events: SpatialEventCollection) -> String {
      events.map { "\($0.kind) \($0.phase) \(Int($0.location.x))" }.joined(separator: ", ")
    }
  }

  @Test func `a gesture follows all fingers, until the last one is lifted`() throws {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Pad(log: log) }
    func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 50) }
    window.touchDown(at: point(10), finger: 4)
    window.touchDown(at: point(100), finger: 7)
    window.touchMove(to: point(110), finger: 7)
    window.touchUp(at: point(10), finger: 4)
    window.touchMove(to: point(120), finger: 7)
    window.touchUp(at: point(120), finger: 7)
    expect(
      log.entries,
      equals: [
        "changed touch active 10", "changed touch active 10, touch active 100",
        "changed touch active 10, touch active 110",
        "changed touch active 110, touch ended 10", "changed touch active 120", "changed touch ended 120",
        "ended touch ended 120",
      ])
    log.entries = []
    window.tap(at: point(30))
    expect(log.entries, equals: ["changed touch active 30", "changed touch ended 30", "ended touch ended 30"])
  }
  @Test func `an action gets what the gesture's own closures would, of some kinds of input`() throws {
    let log = log
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.green.gesture(
          SpatialEventGesture(coordinateSpace: .local, action: { log.entries.append("left \($0.count)") })
        )
        Color.blue.gesture(
          SpatialEventGesture(action: { log.entries.append("right \($0.count)") }, inputKinds: .directTouch))
      }
    }
    window.tap(at: CGPoint(x: 30, y: 50))
    expect(log.entries, equals: ["left 1", "left 1", "left 1"])
    log.entries = []
    window.click(at: CGPoint(x: 150, y: 50))
    expect(log.entries.isEmpty)
    window.tap(at: CGPoint(x: 150, y: 50))
    expect(log.entries, equals: ["right 1", "right 1", "right 1"])
  }
  @Test func `events keep their identity, and a collection finds them by it`() throws {
    var seen: [SpatialEventCollection] = []
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Color.green.gesture(SpatialEventGesture(coordinateSpace: .global).onChanged { seen.append($0) })
    }
    window.touchDown(at: CGPoint(x: 10, y: 10), finger: 1)
    window.touchDown(at: CGPoint(x: 20, y: 20), finger: 2)
    window.touchMove(to: CGPoint(x: 30, y: 20), finger: 2)
    try require(seen.count == 3)
    let second = try require(seen[1].first { $0.location.x == 20 })
    expect(seen[2][second.id]?.location, equals: CGPoint(x: 30, y: 20))
    expect(seen[0][second.id] == nil)
    expect(Set(seen[2].map(\.id)).count, equals: 2)
    expect(seen[2].allSatisfy { $0.chirality == nil && $0.inputDevicePose == nil && $0.modifierKeys.isEmpty })
    window.touchCancel(at: CGPoint(x: 10, y: 10), finger: 1)
    expect(seen.last?.map(\.phase), equals: [.active, .cancelled])
  }
  @Test func `a mouse is an event of its own kind, and other gestures see the first finger alone`() throws {
    let log = log
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Color.green
        .simultaneousGesture(TapGesture().onEnded { log.entries.append("tap") })
        .simultaneousGesture(SpatialEventGesture().onEnded { events in log.entries.append("\(events.map(\.kind))") })
    }
    window.click(at: CGPoint(x: 50, y: 50))
    expect(log.entries.map { String($0.suffix(8)) }.sorted(), equals: ["pointer]", "tap"])
    log.entries = []
    window.touchDown(at: CGPoint(x: 50, y: 50), finger: 1)
    window.touchDown(at: CGPoint(x: 90, y: 50), finger: 2)
    window.touchUp(at: CGPoint(x: 90, y: 50), finger: 2)
    expect(log.entries.isEmpty)
    window.touchUp(at: CGPoint(x: 50, y: 50), finger: 1)
    expect(log.entries.count == 2 && log.entries.contains("tap"))
  }
  @Test func `a gesture with a name is in the trace when it counts`() throws {
    @State var isOn = true
    let log = log
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      Color.green
        .gesture(TapGesture().onEnded { log.entries.append("one") }, name: "one")
        .simultaneousGesture(TapGesture().onEnded { log.entries.append("two") }, name: "two")
        .highPriorityGesture(TapGesture().onEnded { log.entries.append("three") }, name: "three", isEnabled: false)
    }
    window.click(at: CGPoint(x: 50, y: 50))
    expect(log.entries.sorted(), equals: ["one", "two"])
    expect(window.gestureTrace.map { $0.split(separator: ":")[0] }.sorted(), equals: ["one", "two"])
  }
  @Test func `a long touch is one of fingers`() throws {
    let log = log
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      Color.green.onLongTouchGesture(minimumDuration: 0.3) {
        log.entries.append("long")
      } onTouchingChanged: {
        log.entries.append("touching \($0)")
      }
    }
    window.pointerDown(at: CGPoint(x: 50, y: 50))
    window.advance(by: .seconds(1))
    window.pointerUp(at: CGPoint(x: 50, y: 50))
    expect(log.entries.isEmpty)
    window.longPress(at: CGPoint(x: 50, y: 50))
    expect(log.entries, equals: ["touching true", "touching false", "long"])
  }
  @Test func `a press that makes the window active means nothing to views that do not want it`() throws {
    let log = log
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Button("usual") { log.entries.append("usual") }.accessibilityIdentifier("usual")
        Button("calm") { log.entries.append("calm") }.accessibilityIdentifier("calm").allowsWindowActivationEvents(
          false)
      }
    }
    window.deactivate()
    window.advance(by: .seconds(1))
    window.activate()
    window.click("calm")
    expect(log.entries.isEmpty)
    window.advance(by: .seconds(1))
    window.click("calm")
    expect(log.entries, equals: ["calm"])
    window.deactivate()
    window.activate()
    window.click("usual")
    expect(log.entries, equals: ["calm", "usual"])
  }
  @Test func `a drag and a press have the parameters that they were made with`() {
    expect(DragGesture(minimumDistance: 3, coordinateSpace: .named("board")).coordinateSpace, equals: .named("board"))
    expect(DragGesture().coordinateSpace, equals: .local)
    expect(LongPressGesture(minimumDuration: 2).minimumDuration, equals: 2)
    expect(LongPressGesture(minimumDuration: 2).maximumDistance, equals: 10)
    expect(LongPressGesture().minimumDuration, equals: 0.5)
  }
}
