import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor private final class Heard { var lines: [String] = [] }

/// What the desktop's settings say about pointer, caret and scroll bars.
@MainActor struct InteractionSettingTests {
  private let heard = Heard()

  private func taps() -> TestWindow {
    TestWindow { [heard] in
      Text("text")
        .onTapGesture(count: 2) { heard.lines.append("double") }
        .onTapGesture { heard.lines.append("single") }
        .accessibilityIdentifier("text")
    }
  }
  private func middle(_ window: TestWindow) throws -> CGPoint {
    let frame = try window.element("text").frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: - Clicks

  @Test func `a double tap takes as long as the user lets a double click take`() {
    let window = taps()
    func clickTwice() {
      window.click("text")
      window.advance(by: .milliseconds(600))
      window.click("text")
      window.advance(by: .seconds(2))
    }
    clickTwice()
    expect(heard.lines, equals: ["single", "single"])
    window.doubleClickTime = .seconds(1)
    clickTwice()
    expect(heard.lines, equals: ["single", "single", "double"])
  }

  @Test func `clicks that reach a busy program late count by when the user made them`() throws {
    let window = taps(), place = try middle(window)
    /// Delivered one after the other, without a frame between them.
    func click(at time: Double) {
      window.content.handle(.pointer(PointerEvent(.down, at: place, time: time)))
      window.content.handle(.pointer(PointerEvent(.up, at: place, time: time + 0.05)))
    }
    window.advance(by: .seconds(3))
    click(at: 1.5)
    click(at: 1.7)
    window.settle()
    expect(heard.lines, equals: ["double"])
    window.advance(by: .seconds(3))
    click(at: 4.5)
    click(at: 5.4)
    window.advance(by: .seconds(1))
    expect(heard.lines, equals: ["double", "single", "single"])
  }

  @Test func `a press that was held before a busy program heard of its end is a long press`() throws {
    let window = TestWindow { [heard] in
      Text("text").onLongPressGesture { heard.lines.append("long") }.accessibilityIdentifier("text")
    }
    let place = try middle(window)
    window.content.handle(.pointer(PointerEvent(.down, at: place, time: 1)))
    window.content.handle(.pointer(PointerEvent(.up, at: place, time: 1.9)))
    window.settle()
    expect(heard.lines, equals: ["long"])
  }

  @Test func `presses are counted by the user's time and distance`() {
    var settings = InteractionSettings(), clicks = ClickCounter()
    func press(_ x: CGFloat, _ time: Double, _ button: PointerEvent.Button = .primary) -> Int {
      clicks.press(button, at: CGPoint(x: x, y: 0), time: time, settings)
    }
    let counts: [Int] = [press(0, 1), press(5, 1.375), press(0, 1.75)]
    expect(counts, equals: [1, 2, 3])
    expect(press(0, 2.25), equals: 1, "later than 0.4 s")
    expect(press(6, 2.3), equals: 1, "farther than 5 points")
    expect(press(6, 2.4, .secondary), equals: 1, "another button")
    expect(clicks.current, equals: 1)
    settings.doubleClickTime = 2
    settings.doubleClickDistance = 30
    expect(press(36, 4.25, .secondary), equals: 2)
    expect(clicks.current, equals: 2)
  }

  @Test func `a press is a drag when the mouse has moved as far as the user has chosen`() throws {
    let window = TestWindow { [heard] in
      Text("text").onTapGesture { heard.lines.append("tap") }.frame(width: 200, height: 200).contentShape(.rect)
        .accessibilityIdentifier("text")
    }
    let place = try middle(window)
    func press(movingBy way: CGFloat) {
      window.pointerDown(at: place)
      window.hover(at: CGPoint(x: place.x + way, y: place.y))
      window.pointerUp(at: CGPoint(x: place.x + way, y: place.y))
    }
    press(movingBy: 3)
    expect(heard.lines, equals: ["tap"])
    press(movingBy: 9)
    expect(heard.lines, equals: ["tap"])
    window.dragThreshold = 2
    press(movingBy: 3)
    expect(heard.lines, equals: ["tap"])
  }

  // MARK: - The caret

  private func field() -> TestWindow {
    let window = TestWindow { TextField("Name", text: .constant("word")).accessibilityIdentifier("field") }
    window.click("field")
    return window
  }

  @Test func `a caret blinks in the user's time`() {
    let window = field(), shown = window.displayList
    window.advance(by: .milliseconds(650))
    expect(window.displayList != shown)
    window.caretBlinkTime = .seconds(4)
    expect(window.displayList, equals: shown)
    window.advance(by: .milliseconds(1_900))
    expect(window.displayList, equals: shown)
    window.advance(by: .milliseconds(200))
    expect(window.displayList != shown)
  }

  @Test func `a caret that is hidden shows and stays as soon as carets blink no more, and blinks when they do again`() {
    let window = field(), shown = window.displayList
    window.advance(by: .milliseconds(650))
    expect(window.displayList != shown)
    window.caretBlinks = false
    expect(window.displayList, equals: shown)
    window.advance(by: .milliseconds(650))
    expect(window.displayList, equals: shown)
    window.caretBlinks = true
    window.advance(by: .milliseconds(650))
    expect(window.displayList != shown)
  }

  @Test func `a caret stays when nobody has typed for as long as the user has chosen`() {
    func changes(in window: TestWindow) -> Int {
      var last = window.displayList, count = 0
      for _ in 0..<40 {
        window.advance(by: .milliseconds(600))
        if window.displayList != last { count += 1 }
        last = window.displayList
      }
      return count
    }
    expect(changes(in: field()), equals: 16, "10 s of 0.6 s each")
    let short = field()
    short.caretBlinkTimeout = .milliseconds(2_500)
    expect(changes(in: short), equals: 4)
  }

  // MARK: - Scroll bars

  @Test func `scroll bars stay where the user wants no overlay scrolling`() {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("\($0)").frame(height: 20) } } }
    }
    expect(!window.displayList.contains("fill"))
    window.hasOverlayScrolling = false
    expect(window.displayList.contains("fill"))
    window.advance(by: .seconds(5))
    expect(window.displayList.contains("fill"))
    window.hasOverlayScrolling = true
    expect(!window.displayList.contains("fill"))
  }
  @Test func `scroll bars that nobody wants are not shown without overlay scrolling either`() {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("\($0)").frame(height: 20) } } }
        .scrollIndicators(.hidden)
    }
    window.hasOverlayScrolling = false
    expect(!window.displayList.contains("fill"))
  }
}
