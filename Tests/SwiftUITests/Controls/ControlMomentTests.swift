import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Rounds of frames that had gone by since the user acted when closures of the app were called. None: they were called
/// while the event was handled.
@MainActor private final class Moments {
  weak var window: TestWindow?
  private(set) var rounds: [String: Set<Int>] = [:]
  func note(_ name: String) { if let window { rounds[name, default: []].insert(window.counters.rounds) } }
  func binding<Value>(_ name: String, _ value: Binding<Value>) -> Binding<Value> {
    Binding(
      get: { value.wrappedValue },
      set: { new in
        self.note(name)
        value.wrappedValue = new
      })
  }
}

private struct Controls: View {
  let moments: Moments
  @State private var isOn = false
  @State private var volume = 0.0
  @State private var count = 0
  @State private var choice = 1
  @State private var isOpen = false
  var body: some View {
    VStack {
      Button("Act") { moments.note("button") }.accessibilityIdentifier("button")
      Toggle("Switch", isOn: moments.binding("toggle", $isOn)).accessibilityIdentifier("toggle")
      Slider(value: moments.binding("slider", $volume), in: 0...10, step: 1) {
        Text("Volume")
      } onEditingChanged: { _ in
        moments.note("editing the slider")
      }
      .accessibilityIdentifier("slider")
      Stepper("Count", value: moments.binding("stepper", $count)) { _ in moments.note("editing the stepper") }
        .accessibilityIdentifier("stepper")
      Picker("Choice", selection: moments.binding("segments", $choice)) {
        Text("One").tag(1)
        Text("Two").tag(2).accessibilityIdentifier("segment")
      }
      .pickerStyle(.segmented)
      Picker("Other", selection: moments.binding("radio buttons", $choice)) {
        Text("One").tag(1)
        Text("Two").tag(2)
        Text("Three").tag(3).accessibilityIdentifier("radio button")
      }
      .pickerStyle(.radioGroup)
      DisclosureGroup("More", isExpanded: moments.binding("disclosure", $isOpen)) { Text("Inside") }
        .accessibilityIdentifier("disclosure")
    }
  }
}

@MainActor struct ControlMomentTests {
  private func open() -> (TestWindow, Moments) {
    let moments = Moments()
    let window = TestWindow { Controls(moments: moments) }
    moments.window = window
    return (window, moments)
  }

  @Test(arguments: ["button", "toggle", "stepper", "slider", "segment", "radio button"])
  func `a click calls the app while the event is handled`(name: String) throws {
    let (window, moments) = open()
    let frame = try window.element(name).frame
    let point = CGPoint(x: frame.maxX - 3, y: frame.midY)
    window.hover(at: point)
    window.pointerDown(at: point)
    window.pointerUp(at: point)
    expect(!moments.rounds.isEmpty)
    for (what, rounds) in moments.rounds { expect(rounds, equals: [0], "\(what)") }
  }
  @QuickTesting.Test func `keys call the app while the event is handled, in every control`() throws {
    let (window, moments) = open()
    let stops: [(String, KeyEquivalent)] = [
      ("button", .space), ("toggle", .space), ("slider", .rightArrow), ("stepper", .upArrow),
      ("segments", .rightArrow), ("radio buttons", .downArrow), ("disclosure", .space),
    ]
    for (name, key) in stops {
      window.press(.tab)
      window.keyDown(key)
      window.keyUp(key)
      expect(moments.rounds[name], equals: [0], "\(name)")
    }
    expect(moments.rounds["editing the slider"], equals: [0])
    expect(moments.rounds["editing the stepper"], equals: [0])
  }
  @QuickTesting.Test func `a drag of a slider calls the app while each event is handled`() throws {
    let (window, moments) = open()
    let frame = try window.element("slider").frame
    window.pointerDown(at: CGPoint(x: frame.minX + 9, y: frame.midY))
    for x in [frame.midX - 20, frame.midX] { window.hover(at: CGPoint(x: x, y: frame.midY)) }
    window.pointerUp(at: CGPoint(x: frame.midX, y: frame.midY))
    expect(moments.rounds["slider"], equals: [0])
    expect(moments.rounds["editing the slider"], equals: [0])
  }
  @QuickTesting.Test func `a click that another gesture takes over does nothing`() throws {
    var choice = 1, clicks = 0
    let window = TestWindow {
      Picker("Choice", selection: Binding(get: { choice }, set: { choice = $0 })) {
        Text("One").tag(1)
        Text("Two").tag(2).accessibilityIdentifier("segment")
      }
      .pickerStyle(.segmented)
      .highPriorityGesture(TapGesture().onEnded { clicks += 1 })
    }
    window.click("segment")
    expect(clicks, equals: 1)
    expect(choice, equals: 1)
  }
}
