import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor final class EventLog { var entries: [String] = [] }

@MainActor struct GestureTests {
  let log = EventLog()

  @QuickTesting.Test func `a tap on the inner of two views counts for the inner one`() {
    let window = TestWindow { [log] in
      VStack { Text("inner").onTapGesture { log.entries.append("inner") }.accessibilityIdentifier("inner") }
        .onTapGesture { log.entries.append("outer") }
    }
    window.click("inner")
    expect(log.entries, equals: ["inner"])
  }
  @QuickTesting.Test func `a gesture of high priority goes before the ones inside`() {
    let window = TestWindow { [log] in
      VStack { Text("inner").onTapGesture { log.entries.append("inner") }.accessibilityIdentifier("inner") }
        .highPriorityGesture(TapGesture().onEnded { log.entries.append("outer") })
    }
    window.click("inner")
    expect(log.entries, equals: ["outer"])
  }
  @QuickTesting.Test func `a gesture with modifiers counts while they are held down`() {
    let window = TestWindow { [log] in
      Text("photo").gesture(TapGesture().modifiers(.command).onEnded { log.entries.append("select") })
        .simultaneousGesture(
          DragGesture(minimumDistance: 0).modifiers([.shift, .option]).onEnded { _ in log.entries.append("drag") }
        )
        .accessibilityIdentifier("photo")
    }
    window.click("photo")
    window.click("photo", modifiers: .shift)
    expect(log.entries.isEmpty)
    window.click("photo", modifiers: .command)
    window.click("photo", modifiers: [.shift, .option])
    expect(log.entries, equals: ["select", "drag"])
  }
  @available(*, deprecated) @Test func `a long press tells when it begins, in the order of the old spelling too`() {
    let window = TestWindow { [log] in
      Text("hold").onLongPressGesture(
        minimumDuration: 0.3, pressing: { log.entries.append("\($0)") }, perform: { log.entries.append("held") }
      )
      .accessibilityIdentifier("hold")
    }
    window.longPress("hold")
    expect(log.entries, equals: ["true", "false", "held"])
  }
  @QuickTesting.Test func `a simultaneous gesture counts beside the one inside`() {
    let window = TestWindow { [log] in
      VStack { Text("inner").onTapGesture { log.entries.append("inner") }.accessibilityIdentifier("inner") }
        .simultaneousGesture(TapGesture().onEnded { log.entries.append("outer") })
    }
    window.click("inner")
    expect(log.entries, equals: ["inner", "outer"])
  }
  @QuickTesting.Test func `a tap tells its place, in the coordinate space that is asked for`() throws {
    let window = TestWindow { [log] in
      VStack {
        HStack {
          Color.red.frame(width: 40, height: 30)
            .onTapGesture { place in log.entries.append("local \(Int(place.x)) \(Int(place.y))") }
            .accessibilityElement().accessibilityIdentifier("local")
          Color.red.frame(width: 40, height: 30)
            .onTapGesture(count: 1, coordinateSpace: .named("row")) {
              log.entries.append("row \(Int($0.x)) \(Int($0.y))")
            }
            .accessibilityElement().accessibilityIdentifier("row")
          Color.red.frame(width: 40, height: 30)
            .onTapGesture(coordinateSpace: .global) { place in
              log.entries.append("global \(Int(place.x)) \(Int(place.y))")
            }
            .accessibilityElement().accessibilityIdentifier("global")
          Color.red.frame(width: 40, height: 30)
            .gesture(
              SpatialTapGesture(count: 2, coordinateSpace: .local).onEnded {
                log.entries.append("double \(Int($0.location.x))")
              }
            )
            .accessibilityElement().accessibilityIdentifier("double")
        }
        .coordinateSpace(.named("row"))
      }
      .padding(20)
    }
    let row = try window.element("local").frame, inRow = try window.element("row").frame,
      global = try window.element("global").frame
    window.click("local")
    window.click("row")
    window.click("global")
    window.click("double", count: 2)
    expect(
      log.entries,
      equals: [
        "local 20 15", "row \(Int(inRow.midX - row.minX)) 15", "global \(Int(global.midX)) \(Int(global.midY))",
        "double 20",
      ])
  }
  @QuickTesting.Test func `a gesture that is nil is none`() {
    let window = TestWindow { [log] in
      let tap: _EndedGesture<TapGesture>? = nil
      Text("text").gesture(tap).onTapGesture { log.entries.append("outer") }.accessibilityIdentifier("text")
    }
    window.click("text")
    expect(log.entries, equals: ["outer"])
  }
  @QuickTesting.Test func `a single tap waits until a double tap inside has become impossible`() {
    let window = TestWindow { [log] in
      Text("text")
        .onTapGesture(count: 2) { log.entries.append("double") }
        .onTapGesture { log.entries.append("single") }
        .accessibilityIdentifier("text")
    }
    window.click("text")
    expect(log.entries, equals: [])
    window.advance(by: .milliseconds(500))
    expect(log.entries, equals: ["single"])
    window.click("text", count: 2)
    expect(log.entries, equals: ["single", "double"])
  }
  @QuickTesting.Test func `a press that lasts is a long press, one that moves is not`() throws {
    let window = TestWindow { [log] in
      Text("text").onLongPressGesture {
        log.entries.append("long")
      } onPressingChanged: {
        log.entries.append("\($0)")
      }
      .accessibilityIdentifier("text")
    }
    let frame = try window.element("text").frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    window.pointerDown(at: middle)
    window.advance(by: .milliseconds(400))
    expect(log.entries, equals: ["true"])
    window.advance(by: .milliseconds(200))
    expect(log.entries, equals: ["true", "false", "long"])
    window.pointerUp(at: middle)
    log.entries = []
    window.drag(from: middle, to: CGPoint(x: middle.x + 40, y: middle.y))
    expect(log.entries, equals: ["true", "false"])
  }
  @QuickTesting.Test func `a drag tells its way, and its state returns when it ends`() throws {
    struct Dragged: View {
      @GestureState private var way = CGSize.zero
      let log: EventLog
      var body: some View {
        Text(way.width == 0 ? "at 00" : "at \(Int(way.width))")
          .gesture(
            DragGesture().updating($way) { value, state, _ in state = value.translation }.onEnded {
              log.entries.append("\(Int($0.translation.width))")
            }
          )
          .accessibilityIdentifier("dragged")
      }
    }
    let window = TestWindow { [log] in Dragged(log: log) }
    let frame = try window.element("dragged").frame
    window.pointerDown(at: CGPoint(x: frame.midX, y: frame.midY))
    window.hover(at: CGPoint(x: frame.midX + 30, y: frame.midY))
    try expect(window.element("dragged").label, equals: "at 30")
    window.pointerUp(at: CGPoint(x: frame.midX + 50, y: frame.midY))
    try expect(window.element("dragged").label, equals: "at 00")
    expect(log.entries, equals: ["50"])
  }
  @QuickTesting.Test func `a sequence asks for its second gesture after the first`() throws {
    let window = TestWindow { [log] in
      Text("text")
        .gesture(
          LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture()).onEnded { value in
            if case .second(true, let drag?) = value { log.entries.append("\(Int(drag.translation.width))") }
          }
        )
        .accessibilityIdentifier("text")
    }
    let frame = try window.element("text").frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    window.pointerDown(at: middle)
    window.advance(by: .milliseconds(350))
    window.hover(at: CGPoint(x: middle.x + 20, y: middle.y))
    window.pointerUp(at: CGPoint(x: middle.x + 25, y: middle.y))
    expect(log.entries, equals: ["25"])
  }
  @QuickTesting.Test func `a disabled view takes no gestures`() {
    let window = TestWindow { [log] in
      Text("text").onTapGesture { log.entries.append("tap") }.accessibilityIdentifier("text").disabled(true)
    }
    window.click("text")
    expect(log.entries, equals: [])
  }
  @QuickTesting.Test func `hover comes and goes once`() throws {
    let window = TestWindow { [log] in
      Text("text").onHover { log.entries.append("\($0)") }.accessibilityIdentifier("text")
    }
    let frame = try window.element("text").frame
    window.hover(at: CGPoint(x: frame.midX, y: frame.midY))
    window.hover(at: CGPoint(x: frame.midX + 1, y: frame.midY))
    window.hover(at: .zero)
    expect(log.entries, equals: ["true", "false"])
  }
}
