import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct ProgressTests {
  @Test func `progress says how far it is, and what it is called`() throws {
    let window = TestWindow {
      VStack {
        ProgressView("Copying", value: 3, total: 4).accessibilityIdentifier("copy")
        ProgressView(value: 9.0, total: 4).accessibilityIdentifier("over")
        ProgressView(value: Double.nan).accessibilityIdentifier("nan")
        ProgressView { Text("Waiting") }.accessibilityIdentifier("wait")
      }
    }
    try expect(window.element("copy").label, equals: "Copying")
    try expect(window.element("copy").value, equals: "75%")
    try expect(window.element("over").value, equals: "100%")
    try expect(window.element("nan").value, equals: "0%")
    try expect(window.element("wait").value == nil)
  }
  @Test func `a bar fills from the side where reading begins`() throws {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { ProgressView(value: 0.25).frame(width: 100) }
    let mirrored = TestWindow(size: CGSize(width: 200, height: 100)) {
      ProgressView(value: 0.25).frame(width: 100).environment(\.layoutDirection, .rightToLeft)
    }
    expect(window.displayList != mirrored.displayList)
  }
  @Test func `a spinner turns while time passes`() {
    let window = TestWindow { ProgressView() }
    let before = window.displayList
    window.advance(by: .milliseconds(100))
    expect(window.displayList != before)
  }
  @Test func `a task of Foundation is followed until it is over`() throws {
    let task = Progress(totalUnitCount: 10)
    let window = TestWindow { ProgressView(task).accessibilityIdentifier("task") }
    try expect(window.element("task").value, equals: "0%")
    task.completedUnitCount = 4
    window.advance(by: .milliseconds(200))
    try expect(window.element("task").value, equals: "40%")
    task.completedUnitCount = 10
    window.advance(by: .milliseconds(200))
    try expect(window.element("task").value, equals: "100%")
  }
  @Test func `a style of the app shows the parts, and can adapt the style around it`() throws {
    struct Boxed: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("\(Int((configuration.fractionCompleted ?? 0) * 10)) of 10")
          ProgressView(configuration)
        }
      }
    }
    let window = TestWindow {
      ProgressView("Load", value: 0.5).progressViewStyle(Boxed()).accessibilityIdentifier("load")
    }
    expect(window.displayList.contains("\"5 of 10\""))
    expect(window.displayList.contains("\"Load\""))
    try expect(window.element("load").value, equals: "50%")
  }
  @Test func `a gauge says its value within its bounds`() throws {
    let window = TestWindow {
      VStack {
        Gauge(value: 20, in: 10...30) { Text("Heat") }.accessibilityIdentifier("bar")
        Gauge(value: 20, in: 10...30) {
          Text("Heat")
        } currentValueLabel: {
          Text("20 C")
        } minimumValueLabel: {
          Text("10")
        } maximumValueLabel: {
          Text("30")
        }
        .gaugeStyle(.accessoryCircular).accessibilityIdentifier("ring")
        Gauge(value: 99, in: 10...30) { Text("Heat") }.gaugeStyle(.accessoryCircularCapacity).accessibilityIdentifier(
          "full")
      }
    }
    try expect(window.element("bar").label, equals: "Heat")
    try expect(window.element("bar").value, equals: "50%")
    try expect(window.element("ring").value, equals: "20 C")
    try expect(window.element("full").value, equals: "100%")
    for text in ["20 C", "10", "30"] { expect(window.displayList.contains("\"\(text)\"")) }
  }
}

@MainActor struct FormTests {
  private struct Settings: View {
    @State var name = "Ada"
    @State var size = 1
    @State var isLoud = false
    var body: some View {
      Form {
        Section("General") {
          Picker("A long label", selection: $size) {
            Text("Small").tag(0)
            Text("Large").tag(1)
          }
          .accessibilityIdentifier("size")
          LabeledContent("Name", value: "Ada").accessibilityIdentifier("name")
          Toggle("Loud", isOn: $isLoud).accessibilityIdentifier("loud")
          Slider(value: .constant(0.5)) { Text("Volume") }.accessibilityIdentifier("volume")
        }
      }
    }
  }
  @Test func `the controls of a form stand in one column, and what has no label stands there too`() throws {
    let window = TestWindow { Settings() }
    let column = try window.element("size").frame.minX
    try expect(window.element("loud").frame.minX, equals: column)
    try expect(window.element("volume").frame.minX, equals: column)
    expect(column > 0)
  }
  @Test func `where text is read from right to left the columns change places`() throws {
    let window = TestWindow { Settings().environment(\.layoutDirection, .rightToLeft) }
    let column = try window.element("size").frame.maxX
    try expect(window.element("loud").frame.maxX, equals: column)
    expect(column < 800)
  }
  @Test func `the rows of a grouped form have their labels and controls at the edges`() throws {
    let window = TestWindow { Settings().formStyle(.grouped) }
    let size = try window.element("size").frame
    expect(abs(size.maxX - (800 - 20 - 12)) < 0.5)
    expect(window.displayList.contains("\"A long label\""))
    window.click("loud")
    try expect(window.element("loud").value, equals: "1")
  }
  @Test func `on a phone a form is grouped`() throws {
    let window = TestWindow(size: CGSize(width: 390, height: 800), idiom: .phone) { Settings() }
    try expect(window.element("size").frame.maxX, equals: 390 - 20 - 20)
  }
  @Test func `an inline picker in a grouped form is rows with a mark at the choice`() throws {
    struct Page: View {
      @State var size = 0
      var body: some View {
        Form {
          Picker("Size", selection: $size) {
            Text("Small").tag(0).accessibilityIdentifier("small")
            Text("Large").tag(1).accessibilityIdentifier("large")
          }
          .pickerStyle(.inline)
        }
        .formStyle(.grouped)
      }
    }
    let window = TestWindow { Page() }
    try expect(window.element("small").isSelected)
    window.click("large")
    try expect(window.element("large").isSelected)
    try expect(window.element("large").frame.minY > window.element("small").frame.maxY)
  }
}

@Observable private final class Calls { var list: [String] = [] }
@MainActor struct GroupTests {
  @Test func `a disclosure group opens by a click, by keys and by its binding`() throws {
    struct Page: View {
      @State var isOpen = false
      var body: some View {
        VStack {
          DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
          Text(isOpen ? "open" : "shut").accessibilityIdentifier("state")
        }
      }
    }
    let window = TestWindow { Page() }
    let header = try require(window.find { $0.label == "More" })
    expect(header.value, equals: "0")
    expect(!window.tree.contains("Inside"))
    window.click(at: CGPoint(x: header.frame.midX, y: header.frame.midY))
    expect(window.tree.contains("Inside"))
    try expect(window.element("state").label, equals: "open")
    window.press(.tab)
    window.press(.leftArrow)
    expect(!window.tree.contains("Inside"))
    window.press(.rightArrow)
    expect(window.tree.contains("Inside"))
    window.press(.space)
    try expect(window.element("state").label, equals: "shut")
  }
  @Test func `a group box has its label above and a style of the app in its place`() throws {
    struct Plain: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("<")
          configuration.content
          configuration.label
        }
      }
    }
    let window = TestWindow {
      HStack {
        GroupBox("Title") { Text("One").accessibilityIdentifier("one") }
        GroupBox("Below") { Text("Two").accessibilityIdentifier("two") }.groupBoxStyle(Plain())
      }
    }
    func top(_ label: String) -> CGFloat { window.find { $0.label == label }?.frame.minY ?? -1 }
    try expect(top("Title") < window.element("one").frame.minY)
    try expect(top("Below") > window.element("two").frame.minY)
  }
  @Test func `labelled content is the label and the value, and a style of the app shows both`() throws {
    final class Places { var frames: [String: CGRect] = [:] }
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let places = Places()
    func seen(_ name: String) -> some View {
      Text(name).onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        places.frames[name] = $0
      }
    }
    let window = TestWindow {
      VStack {
        LabeledContent("Count", value: 3, format: .number).accessibilityIdentifier("count")
        LabeledContent {
          seen("4")
        } label: {
          seen("Price")
        }
        LabeledContent {
          seen("Ada")
        } label: {
          seen("Name")
        }
        .labeledContentStyle(Stacked())
      }
    }
    func frame(_ name: String) -> CGRect { places.frames[name] ?? .null }
    try expect(window.element("count").value, equals: "3")
    expect(frame("Price").maxX < frame("4").minX)
    expect(frame("Ada").maxY <= frame("Name").minY)
  }
  @Test func `the buttons of a control group act and stand side by side`() throws {
    let calls = Calls()
    let window = TestWindow {
      ControlGroup {
        Button("Back") { calls.list.append("back") }.accessibilityIdentifier("back")
        Button("Forward") { calls.list.append("forward") }.accessibilityIdentifier("forward")
      }
    }
    try expect(window.element("back").frame.maxX + 1, equals: window.element("forward").frame.minX)
    window.click("back")
    window.press(.tab)
    window.press(.tab)
    window.press(.return)
    expect(calls.list, equals: ["back", "forward"])
  }
  @Test func `a link hands its address to the handler around`() throws {
    let calls = Calls()
    let window = TestWindow {
      Link("Site", destination: URL(string: "https://example.org/a")!).accessibilityIdentifier("link")
        .environment(
          \.openURL,
          OpenURLAction { url in
            calls.list.append(url.absoluteString)
            return .handled
          })
    }
    try expect(window.element("link").traits, equals: .isLink)
    window.click("link")
    window.press(.tab)
    window.press(.return)
    expect(calls.list, equals: ["https://example.org/a", "https://example.org/a"])
  }
  @Test func `a page without content says so in its middle`() throws {
    let window = TestWindow {
      ContentUnavailableView {
        Label("No mail", systemImage: "tray")
      } description: {
        Text("New mail shows here.")
      } actions: {
        Button("Refresh") {}.accessibilityIdentifier("refresh")
      }
    }
    let title = try require(window.find { $0.label.contains("No mail") })
    expect(abs(title.frame.midX - 400) < 1)
    try expect(window.element("refresh").frame.minY > title.frame.maxY)
    expect(window.tree.contains("New mail shows here."))
  }
  @Test func `a button that repeats acts while it is held, and not once more when it is let go`() throws {
    let calls = Calls()
    let window = TestWindow {
      Button("Go") { calls.list.append("go") }.buttonRepeatBehavior(.enabled).accessibilityIdentifier("go")
    }
    window.click("go")
    expect(calls.list.count, equals: 1)
    let frame = try window.element("go").frame, middle = CGPoint(x: frame.midX, y: frame.midY)
    window.pointerDown(at: middle)
    window.advance(by: .milliseconds(750))
    let held = calls.list.count
    expect(held, equals: 1 + 3)
    window.pointerUp(at: middle)
    window.advance(by: .seconds(1))
    expect(calls.list.count, equals: held)
  }
  @Test func `hidden labels are still what toggles are called`() throws {
    let window = TestWindow { Toggle("Loud", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("loud") }
    try expect(window.element("loud").label, equals: "Loud")
    expect(!window.displayList.contains("\"Loud\""))
    try expect(window.element("loud").frame.width, equals: 18)
  }
}
