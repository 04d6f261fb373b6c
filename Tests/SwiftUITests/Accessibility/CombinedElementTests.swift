import HearthTesting
import QuickTesting
import SwiftUI

/// What one element says and does for several views.
@MainActor struct CombinedElementTests {
  struct Counted: View {
    @State private var presses = 0
    @State private var size = 5
    @State private var isOn = false
    @State private var name = "Ada"
    var body: some View {
      VStack {
        HStack {
          Text("Row"); Button("Add") { presses += 1 }
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("button")
        HStack {
          Button("First") { presses += 10 }; Button("Second") { presses += 100 }
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("two")
        HStack {
          Text("Size"); Stepper("Steps", value: $size)
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("stepper")
        HStack {
          Text("Lamp"); Toggle("Light", isOn: $isOn)
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("toggle")
        HStack {
          Text("Name"); TextField("Name", text: $name)
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("field")
        HStack {
          Text("Off"); Button("Never") { presses += 700 }.disabled(true)
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("disabled")
        VStack {
          HStack {
            Text("Deep"); Button("Inner") { presses += 500 }
          }.accessibilityElement(children: .contain)
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("deep")
        Text("presses \(presses) size \(size) \(isOn ? "on" : "off") \(name)").accessibilityIdentifier("state")
      }
    }
  }

  @Test func `a combined element is pressed as the button in it`() throws {
    let window = TestWindow { Counted() }
    window.perform(action: .press, on: "button")
    window.perform(action: .press, on: "deep")
    try expect(window.element("state").label, equals: "presses 501 size 5 off Ada")
  }
  @Test func `several buttons in it are actions by their names, and the first one is pressed`() throws {
    let window = TestWindow { Counted() }
    window.perform(action: .press, on: "two")
    window.perform(action: .named("Second"), on: "two")
    window.perform(action: .named("First"), on: "two")
    try expect(window.element("state").label, equals: "presses 120 size 5 off Ada")
  }
  @Test func `it is adjusted, switched and filled in as what is in it`() throws {
    let window = TestWindow { Counted() }
    window.perform(action: .increment, on: "stepper")
    window.perform(action: .press, on: "toggle")
    window.perform(action: .setValue("Eve"), on: "field")
    try expect(window.element("state").label, equals: "presses 0 size 6 on Eve")
    try expect(window.element("toggle").value, equals: "1")
  }
  @Test func `it is disabled where all that could be pressed in it is`() throws {
    let window = TestWindow { Counted() }
    try expect(!window.element("disabled").isEnabled)
    window.perform(action: .press, on: "disabled")
    try expect(window.element("state").label, equals: "presses 0 size 5 off Ada")
  }

  @Test func `labelled content is one element`() throws {
    let window = TestWindow {
      VStack {
        LabeledContent("Name", value: "Ada").accessibilityIdentifier("text")
        LabeledContent {
          Text("42")
        } label: {
          Text("Answer"); Text("Of all")
        }
        LabeledContent("Lamp") { Toggle("Light", isOn: .constant(true)).labelsHidden() }
        LabeledContent("Volume") { Slider(value: .constant(0.5)) }
        LabeledContent("Account") { Button("Sign Out") {} }
      }
    }
    expect(
      window.elements.map(\.label), equals: ["Name", "Answer, Of all", "Lamp, Light", "Volume", "Account, Sign Out"])
    expect(window.elements.flatMap(\.children).isEmpty)
    try expect(window.element("text").value, equals: "Ada")
    expect(window.elements[1].value, equals: "42")
  }
  @Test func `labelled content with several controls names them all`() {
    let window = TestWindow {
      LabeledContent("Order") {
        Button("Up") {}; Button("Down") {}
      }
    }
    expect(window.elements.flatMap(\.children).map(\.label), equals: ["Order", "Up", "Down"])
  }
}

/// What is not told, and what is told besides names.
@MainActor struct ToldElementTests {
  @Test func `what lies beside a modal element is not told`() {
    let window = TestWindow {
      VStack {
        Text("Header")
        ZStack {
          VStack {
            Text("Behind"); Button("Under") {}
          }
          VStack {
            Text("Front"); Button("OK") {}
          }.accessibilityAddTraits(.isModal)
        }
      }
    }
    expect(window.elements(where: { !$0.label.isEmpty }).map(\.label), equals: ["Front", "OK"])
  }
  @Test func `a modal element within another one hides what is beside it there`() {
    let window = TestWindow {
      HStack {
        Text("Outside")
        ZStack {
          Text("Behind"); Text("Front").accessibilityAddTraits(.isModal)
        }.accessibilityElement(children: .contain)
      }
    }
    expect(window.elements(where: { !$0.label.isEmpty }).map(\.label), equals: ["Outside", "Front"])
  }
  @Test func `what cannot be seen is not read, from the start of an animation on`() {
    struct Fading: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
          VStack {
            Text("Text"); Button("Button") {}
          }.opacity(isShown ? 1 : 0)
        }
      }
    }
    let window = TestWindow { Fading() }
    expect(window.elements.map(\.label), equals: ["Toggle", "Text", "Button"])
    window.press(named: "Toggle")
    expect(window.elements.map(\.label), equals: ["Toggle"])
    window.advance(by: .seconds(2))
    window.press(named: "Toggle")
    expect(window.elements.map(\.label), equals: ["Toggle", "Text", "Button"])
  }
  @Test func `an image in a text is read by its name`() {
    let window = TestWindow {
      VStack {
        Text("Hi \(Image(systemName: "star.fill")) there")
        Text(Image(systemName: "trash"))
        Text("a\(Image(size: CGSize(width: 4, height: 4)) { _ in })b")
      }
    }
    expect(window.elements.map(\.label), equals: ["Hi star there", "trash", "ab"])
  }
  @Test func `a menu says whether it is open`() {
    let window = TestWindow {
      VStack {
        Menu("More") {
          Button("A") {}; Menu("Inner") { Button("B") {} }
        }.accessibilityIdentifier("menu")
      }
    }
    expect(window.reader.next(), equals: "More, button")
    window.click("menu")
    expect(window.reader.move(to: "menu"), equals: "More, button, expanded")
  }
  @Test func `the reader says on, off, expanded and collapsed`() {
    struct Settings: View {
      @State private var isOn = false
      @State private var isOpen = false
      var body: some View {
        Toggle("Lamp", isOn: $isOn)
        Toggle("Bold", isOn: $isOn).toggleStyle(.button)
        DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
      }
    }
    let window = TestWindow { VStack { Settings() } }
    expect(window.reader.next(), equals: "Lamp, toggle, off")
    expect(window.reader.activate(), equals: "Lamp, toggle, on")
    expect(window.reader.next(), equals: "Bold, toggle button, on")
    expect(window.reader.next(), equals: "More, button, collapsed")
    expect(window.reader.activate(), equals: "More, button, expanded")
  }

  struct Edited: View {
    @State private var items = ["Apple", "Fig", "Pear"]
    var body: some View {
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(.active))
    }
  }
  @Test func `what a list shows while it is edited can be read and pressed`() throws {
    let window = TestWindow(idiom: .phone) { Edited() }
    func labels() -> [String] { window.elements(where: { !$0.label.isEmpty }).map(\.label) }
    let rows = ["Delete Apple", "Apple", "Reorder Apple", "Delete Fig", "Fig", "Reorder Fig"]
    expect(labels(), equals: rows + ["Delete Pear", "Pear", "Reorder Pear"])
    window.press(named: "Delete Fig")
    expect(labels().contains("Delete"))
    window.press(named: "Delete")
    expect(labels(), equals: ["Delete Apple", "Apple", "Reorder Apple", "Delete Pear", "Pear", "Reorder Pear"])
    let handle = try require(window.find { $0.label == "Reorder Apple" })
    window.perform(action: .named("Move Down"), on: handle)
    expect(labels(), equals: ["Delete Pear", "Pear", "Reorder Pear", "Delete Apple", "Apple", "Reorder Apple"])
  }
}
