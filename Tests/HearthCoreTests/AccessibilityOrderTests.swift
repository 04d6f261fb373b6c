import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// In which order assistive technology goes through a window, by which names a user
/// calls for views, and where a press acts.
@MainActor struct AccessibilityOrderTests {
  private func labels(_ window: TestWindow) -> [String] {
    window.elements(where: { !$0.label.isEmpty && $0.children.isEmpty }).map(\.label)
  }

  @QuickTesting.Test func `views of a higher priority come before their siblings, others stay in order`() {
    let window = TestWindow {
      VStack {
        Text("a")
        Text("b").accessibilitySortPriority(-1)
        Text("c").accessibilitySortPriority(2)
        Text("d")
        Text("e").accessibilitySortPriority(2)
      }
    }
    expect(labels(window), equals: ["c", "e", "a", "d", "b"])
  }
  @QuickTesting.Test func `a priority counts among the siblings in a container, and not outside of it`() {
    let window = TestWindow {
      VStack {
        Text("title")
        VStack {
          Text("a")
          Text("b").accessibilitySortPriority(9)
        }
        .accessibilityElement(children: .contain).accessibilitySortPriority(1)
        Text("foot")
      }
    }
    expect(labels(window), equals: ["b", "a", "title", "foot"])
  }
  @QuickTesting.Test func `what is combined is read in the order of the priorities`() {
    let window = TestWindow {
      HStack {
        Text("12 °C")
        Text("Lisbon").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .combine)
    }
    expect(labels(window), equals: ["Lisbon, 12 °C"])
  }
  @QuickTesting.Test func `a user may call for a view by its input labels, else by its label`() throws {
    var pressed: [String] = []
    let window = TestWindow {
      Button("Compose a new message") { pressed.append("compose") }.accessibilityInputLabels(["New", "Write"])
        .accessibilityIdentifier("compose")
      Button("Archive") { pressed.append("archive") }
      Button("Send") { pressed.append("send") }.accessibilityInputLabels([Text(verbatim: "Go")], isEnabled: false)
    }
    try expect(window.element("compose").inputLabels, equals: ["New", "Write"])
    window.press(named: "write")
    window.press(named: "Archive")
    window.press(named: "Send")
    expect(pressed, equals: ["compose", "archive", "send"])
    withKnownIssue("nothing is called so") { window.press(named: "Compose a new message") }
    expect(pressed.count, equals: 3)
  }
  @Test
  func `actions of the app are done by their names, a value is changed by steps, and a press is what the app says`()
    throws
  {
    struct Message: View {
      @State private var log: [String] = []
      @State private var stars = 3
      var body: some View {
        Text("Hello").accessibilityIdentifier("message").accessibilityValue("\(stars)")
          .accessibilityAction { log.append("open") }
          .accessibilityAction(named: "Archive") { log.append("archive") }
          .accessibilityAction(named: Text("Reply")) { log.append("reply") }
          .accessibilityAction(AccessibilityActionKind(named: Text("Forward"))) { log.append("forward") }
          .accessibilityAction(.escape) { log.append("escape") }
          .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
        Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      }
    }
    let window = TestWindow { Message() }
    window.perform(action: .press, on: "message")
    for name in ["Archive", "Reply", "Forward"] { window.perform(action: .named(name), on: "message") }
    window.perform(action: .kind(.escape), on: "message")
    window.perform(action: .decrement, on: "message")
    try expect(window.element("log").label, equals: "open archive reply forward escape")
    try expect(window.element("message").value, equals: "2")
    withKnownIssue("the view does not offer it") { window.perform(action: .named("Delete"), on: "message") }
  }
  @QuickTesting.Test func `assistive technology presses a view at its activation point`() {
    var taps: [String] = []
    let window = TestWindow {
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 40).onTapGesture { taps.append("left") }
        Color.blue.frame(width: 50, height: 40).onTapGesture { taps.append("right") }
      }
      .accessibilityElement(children: .ignore).accessibilityIdentifier("by proportion").accessibilityActivationPoint(
        .trailing.moved(-0.1))
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 40).onTapGesture { taps.append("third") }
        Color.blue.frame(width: 50, height: 40).onTapGesture { taps.append("fourth") }
      }
      .accessibilityElement(children: .ignore).accessibilityIdentifier("by points").accessibilityActivationPoint(
        CGPoint(x: 20, y: 10))
      Button("Plain") { taps.append("plain") }.accessibilityIdentifier("plain").accessibilityActivationPoint(
        CGPoint(x: -500, y: 0), isEnabled: false)
    }
    window.perform(action: .press, on: "by proportion")
    window.perform(action: .press, on: "by points")
    window.perform(action: .press, on: "plain")
    expect(taps, equals: ["right", "third", "plain"])
  }
}
extension UnitPoint { fileprivate func moved(_ x: CGFloat) -> UnitPoint { UnitPoint(x: self.x + x, y: y) } }
