import HearthTesting
import QuickTesting
import SwiftUI

struct Door: View {
  @Binding var isOpen: Bool
  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen).accessibilityIdentifier("toggle")
      Button(isOpen ? "Close it" : "Open it") { isOpen.toggle() }.accessibilityIdentifier("button")
    }
  }
}
struct House: View {
  @State var isOpen = false
  var body: some View {
    VStack {
      Text(isOpen ? "It is open" : "It is shut"); Door(isOpen: $isOpen)
    }
  }
}

@MainActor struct ToggleTests {
  @Test func `a toggle and a button share the parent's state through a binding`() throws {
    let window = TestWindow { House() }
    try expect(window.element("toggle").value, equals: "0")
    window.click("toggle")
    expect(window.tree.contains("It is open"))
    try expect(window.element("toggle").value, equals: "1")
    try expect(window.element("button").label, equals: "Close it")
    window.click("button")
    expect(window.tree.contains("It is shut"))
    try expect(window.element("toggle").value, equals: "0")
    window.press(.tab)
    window.press(.space)
    try expect(window.element("toggle").value, equals: "1")
    try expect(window.element("toggle").traits, equals: .isToggle)
    try expect(window.element("toggle").label, equals: "Open")
    window.press(.return)
    try expect(window.element("toggle").value, equals: "1")
  }
  @Test func `the whole row can be clicked, label and all`() throws {
    let window = TestWindow { House() }
    let frame = try window.element("toggle").frame
    window.click(at: CGPoint(x: frame.minX + 2, y: frame.midY))
    window.click(at: CGPoint(x: frame.maxX - 2, y: frame.midY))
    window.click(at: CGPoint(x: frame.midX, y: frame.midY))
    try expect(window.element("toggle").value, equals: "1")
  }
  @Test func `a toggle of several sources is mixed when only some are on`() throws {
    struct Source: Identifiable { let id: Int; var isOn: Bool }
    struct Page: View {
      @State var sources = [Source(id: 1, isOn: true), Source(id: 2, isOn: false)]
      var body: some View {
        VStack {
          Toggle("All", sources: $sources, isOn: \.isOn).accessibilityIdentifier("all")
          ForEach($sources) { $source in
            Toggle("Source \(source.id)", isOn: $source.isOn).accessibilityIdentifier("source \(source.id)")
          }
        }
      }
    }
    let window = TestWindow { Page() }
    try expect(window.element("all").value, equals: "2")
    window.click("all")
    try expect(window.element("source 2").value, equals: "1")
    try expect(window.element("all").value, equals: "1")
    window.click("all")
    try expect(window.element("source 1").value, equals: "0")
    window.click("source 1")
    try expect(window.element("all").value, equals: "2")
  }
  @Test func `a style of the app switches through its configuration`() throws {
    struct Lamp: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            Text(configuration.isOn ? "bright" : "dark"); configuration.label
          }
        }
      }
    }
    struct Page: View {
      @State var isOn = false
      var body: some View { Toggle("Lamp", isOn: $isOn).toggleStyle(Lamp()).accessibilityIdentifier("lamp") }
    }
    let window = TestWindow { Page() }
    expect(window.displayList.contains("dark"))
    window.click("lamp")
    expect(window.displayList.contains("bright"))
    let element = try window.element("lamp")
    expect(element.label, equals: "Lamp")
    expect(element.value, equals: "1")
    window.press(.tab)
    expect(window.focused, equals: "lamp")
    window.press(.space)
    expect(window.displayList.contains("dark"))
  }
  @Test func `the standard styles all switch`() throws {
    struct Page: View {
      @State var isOn = false
      var body: some View {
        VStack {
          Toggle("A", isOn: $isOn).toggleStyle(.checkbox).accessibilityIdentifier("checkbox")
          Toggle("B", isOn: $isOn).toggleStyle(.switch).accessibilityIdentifier("switch")
          Toggle("C", isOn: $isOn).toggleStyle(.button).accessibilityIdentifier("button")
        }
      }
    }
    let window = TestWindow { Page() }
    for (index, name) in ["checkbox", "switch", "button"].enumerated() {
      window.click(name)
      try expect(window.element("switch").value, equals: (index % 2 == 0 ? "1" : "0"))
    }
  }
  @Test func `switching costs the toggle and its readers only`() throws {
    struct Row: View {
      let id: Int
      @State var isOn = false
      var body: some View { Toggle("Row \(id)", isOn: $isOn).accessibilityIdentifier("row \(id)") }
    }
    let window = TestWindow { VStack { ForEach(0..<200) { Row(id: $0) } } }
    window.click("row 100")
    expect(window.counters.bodies, equals: 0)
    expect(window.counters.nodesVisited, equals: 1)
    expect(window.counters.measures, equals: 0)
  }
}
