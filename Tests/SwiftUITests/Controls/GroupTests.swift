import HearthTesting
import SwiftUI
import Testing

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
    #expect(try window.element("copy").label == "Copying")
    #expect(try window.element("copy").value == "75%")
    #expect(try window.element("over").value == "100%")
    #expect(try window.element("nan").value == "0%")
    #expect(try window.element("wait").value == nil)
  }
  @Test func `a bar fills from the side where reading begins`() throws {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { ProgressView(value: 0.25).frame(width: 100) }
    let mirrored = TestWindow(size: CGSize(width: 200, height: 100)) {
      ProgressView(value: 0.25).frame(width: 100).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(window.displayList != mirrored.displayList)
  }
  @Test func `a spinner turns while time passes`() {
    let window = TestWindow { ProgressView() }
    let before = window.displayList
    window.advance(by: .milliseconds(100))
    #expect(window.displayList != before)
  }
  @Test func `a task of Foundation is followed until it is over`() throws {
    let task = Progress(totalUnitCount: 10)
    let window = TestWindow { ProgressView(task).accessibilityIdentifier("task") }
    #expect(try window.element("task").value == "0%")
    task.completedUnitCount = 4
    window.advance(by: .milliseconds(200))
    #expect(try window.element("task").value == "40%")
    task.completedUnitCount = 10
    window.advance(by: .milliseconds(200))
    #expect(try window.element("task").value == "100%")
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
    #expect(window.displayList.contains("\"5 of 10\""))
    #expect(window.displayList.contains("\"Load\""))
    #expect(try window.element("load").value == "50%")
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
    #expect(try window.element("bar").label == "Heat")
    #expect(try window.element("bar").value == "50%")
    #expect(try window.element("ring").value == "20 C")
    #expect(try window.element("full").value == "100%")
    for text in ["20 C", "10", "30"] { #expect(window.displayList.contains("\"\(text)\"")) }
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
    #expect(try window.element("loud").frame.minX == column)
    #expect(try window.element("volume").frame.minX == column)
    #expect(column > 0)
  }
  @Test func `where text is read from right to left the columns change places`() throws {
    let window = TestWindow { Settings().environment(\.layoutDirection, .rightToLeft) }
    let column = try window.element("size").frame.maxX
    #expect(try window.element("loud").frame.maxX == column)
    #expect(column < 800)
  }
  @Test func `the rows of a grouped form have their labels and controls at the edges`() throws {
    let window = TestWindow { Settings().formStyle(.grouped) }
    let size = try window.element("size").frame
    #expect(abs(size.maxX - (800 - 20 - 12)) < 0.5)
    #expect(window.displayList.contains("\"A long label\""))
    window.click("loud")
    #expect(try window.element("loud").value == "1")
  }
  @Test func `on a phone a form is grouped`() throws {
    let window = TestWindow(size: CGSize(width: 390, height: 800), idiom: .phone) { Settings() }
    #expect(try window.element("size").frame.maxX == 390 - 20 - 20)
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
    #expect(try window.element("small").isSelected)
    window.click("large")
    #expect(try window.element("large").isSelected)
    #expect(try window.element("large").frame.minY > window.element("small").frame.maxY)
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
    let header = try #require(window.find { $0.label == "More" })
    #expect(header.value == "0")
    #expect(!window.tree.contains("Inside"))
    window.click(at: CGPoint(x: header.frame.midX, y: header.frame.midY))
    #expect(window.tree.contains("Inside"))
    #expect(try window.element("state").label == "open")
    window.press(.tab)
    window.press(.leftArrow)
    #expect(!window.tree.contains("Inside"))
    window.press(.rightArrow)
    #expect(window.tree.contains("Inside"))
    window.press(.space)
    #expect(try window.element("state").label == "shut")
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
    #expect(try top("Title") < window.element("one").frame.minY)
    #expect(try top("Below") > window.element("two").frame.minY)
  }
  @Test func `labelled content is the label and the value, and a style of the app shows both`() {
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let window = TestWindow {
      VStack {
        LabeledContent("Price", value: 3, format: .number)
        LabeledContent("Name") { Text("Ada") }.labeledContentStyle(Stacked())
      }
    }
    func frame(_ label: String) -> CGRect { window.find { $0.label == label }?.frame ?? .null }
    #expect(frame("Price").maxX < frame("3").minX)
    #expect(frame("Ada").maxY <= frame("Name").minY)
  }
  @Test func `the buttons of a control group act and stand side by side`() throws {
    let calls = Calls()
    let window = TestWindow {
      ControlGroup {
        Button("Back") { calls.list.append("back") }.accessibilityIdentifier("back")
        Button("Forward") { calls.list.append("forward") }.accessibilityIdentifier("forward")
      }
    }
    #expect(try window.element("back").frame.maxX + 1 == window.element("forward").frame.minX)
    window.click("back")
    window.press(.tab)
    window.press(.tab)
    window.press(.return)
    #expect(calls.list == ["back", "forward"])
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
    #expect(try window.element("link").traits == .isLink)
    window.click("link")
    window.press(.tab)
    window.press(.return)
    #expect(calls.list == ["https://example.org/a", "https://example.org/a"])
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
    let title = try #require(window.find { $0.label.contains("No mail") })
    #expect(abs(title.frame.midX - 400) < 1)
    #expect(try window.element("refresh").frame.minY > title.frame.maxY)
    #expect(window.tree.contains("New mail shows here."))
  }
  @Test func `a button that repeats acts while it is held, and not once more when it is let go`() throws {
    let calls = Calls()
    let window = TestWindow {
      Button("Go") { calls.list.append("go") }.buttonRepeatBehavior(.enabled).accessibilityIdentifier("go")
    }
    window.click("go")
    #expect(calls.list.count == 1)
    let frame = try window.element("go").frame, middle = CGPoint(x: frame.midX, y: frame.midY)
    window.pointerDown(at: middle)
    window.advance(by: .milliseconds(750))
    let held = calls.list.count
    #expect(held == 1 + 3)
    window.pointerUp(at: middle)
    window.advance(by: .seconds(1))
    #expect(calls.list.count == held)
  }
  @Test func `hidden labels are still what toggles are called`() throws {
    let window = TestWindow { Toggle("Loud", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("loud") }
    #expect(try window.element("loud").label == "Loud")
    #expect(!window.displayList.contains("\"Loud\""))
    #expect(try window.element("loud").frame.width == 18)
  }
}
