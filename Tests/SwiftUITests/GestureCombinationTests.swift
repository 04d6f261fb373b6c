import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Taps and long presses on one view.
@MainActor struct GestureCombinationTests {
  private let log = BoundValue<[String]>([])
}

extension GestureCombinationTests {
  private func add(_ line: String) -> () -> Void { { [log] in log.value.append(line) } }
  /// A view with an identifier, made by a closure that adds gestures.
  private func window<V: View>(_ gestures: (AnyView) -> V, inScrollView: Bool = false) -> TestWindow {
    let row = Text("row").frame(width: 200, height: 60).contentShape(Rectangle())
    let view = gestures(AnyView(row)).accessibilityIdentifier("row")
    return TestWindow(size: CGSize(width: 300, height: 300)) {
      if inScrollView {
        ScrollView {
          VStack {
            view; Color.gray.frame(height: 1_000)
          }
        }
      } else {
        view
      }
    }
  }
  private func hold(_ window: TestWindow, for milliseconds: Int, byFinger: Bool = false) throws {
    let frame = try window.element("row").frame, middle = CGPoint(x: frame.midX, y: frame.midY)
    if byFinger { window.touchDown(at: middle) } else { window.pointerDown(at: middle) }
    window.advance(by: .milliseconds(milliseconds))
    if byFinger { window.touchUp(at: middle) } else { window.pointerUp(at: middle) }
    window.advance(by: .milliseconds(600))
  }

  @Test(arguments: [false, true], [false, true])
  func `a tap that stands before a long press leaves it the holds`(byFinger: Bool, inScrollView: Bool) throws {
    let window = window(
      { $0.onTapGesture(perform: add("tap")).onLongPressGesture(perform: add("long")) }, inScrollView: inScrollView)
    try hold(window, for: 800, byFinger: byFinger)
    expect(log.value, equals: ["long"])
    try hold(window, for: 100, byFinger: byFinger)
    expect(log.value, equals: ["long", "tap"])
  }
  @Test(arguments: [false, true]) func `so does a tap of high priority`(byFinger: Bool) throws {
    let window = window {
      $0.onLongPressGesture(perform: add("long")).highPriorityGesture(TapGesture().onEnded(add("tap")))
    }
    try hold(window, for: 800, byFinger: byFinger)
    try hold(window, for: 100, byFinger: byFinger)
    expect(log.value, equals: ["long", "tap"])
  }
  @QuickTesting.Test func `so do a double tap and a tap`() throws {
    let window = window {
      $0.onTapGesture(count: 2, perform: add("double")).onTapGesture(perform: add("tap"))
        .onLongPressGesture(perform: add("long"))
    }
    try hold(window, for: 800)
    expect(log.value, equals: ["long"])
    window.click("row", count: 2)
    window.advance(by: .seconds(1))
    expect(log.value, equals: ["long", "double"])
    try hold(window, for: 100)
    expect(log.value, equals: ["long", "double", "tap"])
  }
  @QuickTesting.Test func `gestures at the same time both count`() throws {
    let window = window {
      $0.onTapGesture(perform: add("tap")).simultaneousGesture(LongPressGesture().onEnded { _ in add("long")() })
    }
    try hold(window, for: 800)
    expect(log.value, equals: ["long", "tap"])
  }
  @QuickTesting.Test func `a hold without anybody who wants it is a tap`() throws {
    let window = window { $0.onTapGesture(perform: add("tap")) }
    try hold(window, for: 800)
    expect(log.value, equals: ["tap"])
  }
  @QuickTesting.Test func `a drag after a hold follows a tap`() throws {
    let window = window {
      $0.onTapGesture(perform: add("tap")).gesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0)).onEnded { _ in
          add("dragged")()
        })
    }
    try hold(window, for: 800)
    try hold(window, for: 100)
    expect(log.value, equals: ["dragged", "tap"])
  }
  @QuickTesting.Test func `the press is told while it goes on`() throws {
    let window = window {
      $0.onTapGesture(perform: add("tap"))
        .onLongPressGesture(perform: add("long"), onPressingChanged: { add("\($0)")() })
    }
    try hold(window, for: 800)
    expect(log.value, equals: ["true", "false", "long"])
    log.value = []
    try hold(window, for: 100)
    expect(log.value == ["true", "false", "tap"] || log.value == ["true", "tap", "false"])
  }
  @QuickTesting.Test func `a long press updates its state while it goes on`() throws {
    struct Page: View {
      @GestureState private var isPressed = false
      @State private var count = 0
      var body: some View {
        Text("\(isPressed) \(count)").frame(width: 200, height: 60).contentShape(Rectangle())
          .accessibilityIdentifier("row")
          .gesture(
            LongPressGesture(minimumDuration: 1).updating($isPressed) { current, state, _ in state = current }
              .onEnded { _ in count += 1 })
      }
    }
    let window = TestWindow { Page() }
    let frame = try window.element("row").frame, middle = CGPoint(x: frame.midX, y: frame.midY)
    window.pointerDown(at: middle)
    window.advance(by: .milliseconds(500))
    try expect(window.element("row").label, equals: "true 0")
    window.advance(by: .milliseconds(600))
    try expect(window.element("row").label, equals: "false 1")
    window.pointerUp(at: middle)
    window.pointerDown(at: middle)
    window.advance(by: .milliseconds(500))
    window.pointerUp(at: middle)
    try expect(window.element("row").label, equals: "false 1")
  }
  @QuickTesting.Test func `a sequence tells the press before the drag`() throws {
    struct Page: View {
      @GestureState private var phase = "rests"
      var body: some View {
        Text(phase).frame(width: 200, height: 60).contentShape(Rectangle()).accessibilityIdentifier("row")
          .gesture(
            LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture()).updating($phase) {
              value, state, _ in
              switch value {
              case .first: state = "pressed"
              case .second(_, let drag): state = drag == nil ? "held" : "dragged"
              }
            })
      }
    }
    let window = TestWindow { Page() }
    let frame = try window.element("row").frame, middle = CGPoint(x: frame.midX, y: frame.midY)
    window.pointerDown(at: middle)
    window.advance(by: .milliseconds(200))
    try expect(window.element("row").label, equals: "pressed")
    window.advance(by: .milliseconds(500))
    try expect(window.element("row").label, equals: "held")
    window.hover(at: CGPoint(x: middle.x + 40, y: middle.y))
    try expect(window.element("row").label, equals: "dragged")
    window.pointerUp(at: CGPoint(x: middle.x + 40, y: middle.y))
    try expect(window.element("row").label, equals: "rests")
  }
}
