import HearthTesting
import QuickTesting
import SwiftUI

@Observable final class Tally { var count = 0; var log: [String] = [] }

struct Chirp: ButtonStyle {
  @Environment(\.isFocused) var isFocused
  @Environment(\.isEnabled) var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    // Without a gap: a click in the middle hits a text, whatever size text has.
    HStack(spacing: 0) {
      configuration.label
      Text(configuration.isPressed ? "pressed" : isFocused ? "focused" : isEnabled ? "idle" : "off")
      if configuration.role == .destructive { Text("danger") }
    }
  }
}
struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}
struct Framed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("["); Button(configuration); Text("]")
    }
  }
}

@MainActor struct ButtonTests {
  let tally = Tally()

  @Test func `a click performs the action`() throws {
    let window = TestWindow { Button("Add") { tally.count += 1 }.accessibilityIdentifier("add") }
    window.click("add")
    expect(tally.count, equals: 1)
    let element = try window.element("add")
    expect(element.label, equals: "Add")
    expect(element.traits, equals: .isButton)
    window.click("add", count: 2)
    expect(tally.count, equals: 3)
  }
  @Test func `a press that ends outside does nothing, and one that comes back counts`() throws {
    let window = TestWindow { Button("Add") { tally.count += 1 }.buttonStyle(Chirp()).accessibilityIdentifier("add") }
    let frame = try window.element("add").frame
    let inside = CGPoint(x: frame.minX + 3, y: frame.midY), outside = CGPoint(x: frame.minX + 3, y: frame.maxY + 40)
    window.pointerDown(at: inside)
    expect(window.displayList.contains("pressed"))
    window.hover(at: outside)
    expect(window.displayList.contains("idle"))
    window.pointerUp(at: outside)
    expect(tally.count, equals: 0)
    window.pointerDown(at: inside)
    window.hover(at: outside)
    window.hover(at: inside)
    expect(window.displayList.contains("pressed"))
    window.pointerUp(at: inside)
    expect(tally.count, equals: 1)
    expect(window.displayList.contains("idle"))
  }
  @Test func `a drag of higher priority takes the press away`() throws {
    let window = TestWindow {
      HStack { Button("Add") { tally.count += 1 }.buttonStyle(Chirp()).accessibilityIdentifier("add") }
        .highPriorityGesture(
          DragGesture(minimumDistance: 4, coordinateSpace: .global).onChanged { _ in tally.log.append("drag") })
    }
    let frame = try window.element("add").frame
    let start = CGPoint(x: frame.minX + 3, y: frame.midY)
    window.drag(from: start, to: CGPoint(x: start.x + 8, y: start.y))
    expect(tally.count, equals: 0)
    expect(!tally.log.isEmpty)
    expect(!window.displayList.contains("pressed"))
    window.click(at: start)
    expect(tally.count, equals: 1)
  }
  @Test func `Tab reaches a button, Space acts on release and Return at once`() throws {
    let window = TestWindow {
      VStack {
        Button("One") { tally.log.append("one") }.buttonStyle(Chirp()).accessibilityIdentifier("one")
        Button("Two") { tally.log.append("two") }.buttonStyle(Chirp()).accessibilityIdentifier("two")
      }
    }
    // Between its two texts a style of the app shows nothing that could be hit.
    let two = try window.element("two").frame
    window.click(at: CGPoint(x: two.minX + 2, y: two.midY))
    expect(window.focused == nil)
    window.press(.tab)
    expect(window.focused, equals: "one")
    expect(window.displayList.contains("focused"))
    window.press(.tab)
    expect(window.focused, equals: "two")
    window.press(.space)
    expect(tally.log, equals: ["two", "two"])
    window.press(.return)
    expect(tally.log, equals: ["two", "two", "two"])
    window.press(.return, modifiers: .command)
    expect(tally.log.count, equals: 3)
    expect(!window.displayList.contains("pressed"))
  }
  @Test func `a disabled button refuses clicks, keys and focus`() throws {
    let window = TestWindow {
      VStack {
        Button("One") { tally.log.append("one") }.accessibilityIdentifier("one").disabled(true)
        Button("Two") { tally.log.append("two") }.accessibilityIdentifier("two")
      }
    }
    window.click("one")
    window.press(.tab)
    expect(window.focused, equals: "two")
    expect(tally.log.isEmpty)
    try expect(!window.element("one").isEnabled)
    window.press(.tab)
    expect(window.focused, equals: "two")
  }
  @Test func `the role reaches the style`() {
    let window = TestWindow { Button("Delete", role: .destructive) {}.buttonStyle(Chirp()) }
    expect(window.displayList.contains("danger"))
  }
  @Test func `a primitive style decides what performs the action`() throws {
    let window = TestWindow { Button("Add") { tally.count += 1 }.buttonStyle(Twice()).accessibilityIdentifier("add") }
    window.click("add")
    expect(tally.count, equals: 0)
    window.click("add", count: 2)
    expect(tally.count, equals: 1)
    window.press(.tab)
    expect(window.focused == nil)
  }
  @Test func `a primitive style can adapt the style around it`() throws {
    let window = TestWindow {
      VStack { Button("Add") { tally.count += 1 }.buttonStyle(Framed()).accessibilityIdentifier("add") }.buttonStyle(
        Chirp())
    }
    expect(window.displayList.contains("idle"))
    window.press(.tab)
    expect(window.focused, equals: "add")
    window.press(.space)
    expect(tally.count, equals: 1)
    let element = try window.element("add")
    expect(element.label, equals: "Add")
    expect(element.isFocused)
  }
  @Test func `another value of a style is taken up`() throws {
    struct Counting: View {
      @State var n = 0
      var body: some View { Text("taps \(n)").onTapGesture { n += 1 } }
    }
    struct Page: View {
      @State var isPlain = false
      var body: some View {
        VStack {
          Button("Switch") { isPlain.toggle() }.accessibilityIdentifier("switch")
          HStack { Button("Add") {}.accessibilityIdentifier("add") }.environment(
            \.layoutDirection, isPlain ? .rightToLeft : .leftToRight
          )
          .modifier(StyleChoice(isPlain: isPlain))
        }
      }
    }
    struct StyleChoice: ViewModifier {
      var isPlain: Bool
      func body(content: Content) -> some View { content.buttonStyle(Suffix(text: isPlain ? "plain" : "fancy")) }
    }
    struct Suffix: ButtonStyle {
      var text: String
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label; Text(text)
        }
      }
    }
    let window = TestWindow { Page() }
    expect(window.displayList.contains("fancy"))
    window.click("switch")
    expect(window.displayList.contains("plain"))
    expect(!window.displayList.contains("fancy"))
  }
  @Test func `a label of several views is one row and one element`() throws {
    let window = TestWindow {
      Button {
        tally.count += 1
      } label: {
        Text("Red"); Text("Fox")
      }.accessibilityIdentifier("add")
    }
    try expect(window.element("add").label, equals: "Red, Fox")
    expect(window.elements.count, equals: 1)
  }
  @Test func `pressing one of our own buttons runs no body`() throws {
    let window = TestWindow {
      VStack { ForEach(0..<100) { n in Button("Row \(n)") {}.accessibilityIdentifier("row \(n)") } }
    }
    let frame = try window.element("row 7").frame
    window.hover(at: CGPoint(x: frame.midX, y: frame.midY))
    expect(window.counters.bodies, equals: 0)
    window.pointerDown(at: CGPoint(x: frame.midX, y: frame.midY))
    expect(window.counters.bodies, equals: 0)
    expect(window.counters.nodesVisited, equals: 0)
    expect(window.counters.measures, equals: 0)
  }
  @Test func `assistive technology presses a button`() throws {
    let window = TestWindow { Button("Add") { tally.count += 1 }.accessibilityIdentifier("add") }
    window.perform(action: .press, on: "add")
    expect(tally.count, equals: 1)
  }
}
