import HearthTesting
import QuickTesting
import SwiftUI
import Testing

struct FocusStateTests {
  enum Field: Hashable { case name, mail, other }

  private struct Form: View {
    var probe = Probe()
    var showsMail = true
    @FocusState var field: Field?
    @State var name = ""
    @State var mail = ""
    var body: some View {
      let _ = probe.values.append(field)
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name).accessibilityIdentifier("name")
        if showsMail { TextField("Mail", text: $mail).focused($field, equals: .mail).accessibilityIdentifier("mail") }
        Button("To mail") { field = .mail }.accessibilityIdentifier("to mail")
        Button("Done") { field = nil }.accessibilityIdentifier("done")
        Button("Elsewhere") {}.accessibilityIdentifier("elsewhere")
        Button("To nothing") { field = .other }.accessibilityIdentifier("to nothing")
        Text(field.map { "\($0)" } ?? "none").accessibilityIdentifier("state")
      }
    }
  }
  private final class Probe { var values: [Field?] = [] }
  private func state(_ window: TestWindow) throws -> String { try window.element("state").label }

  @QuickTesting.Test func `at first nothing has focus and the state says so`() throws {
    let window = TestWindow { Form() }
    expect(window.focused == nil)
    try expect(state(window), equals: "none")
  }
  @QuickTesting.Test func `placement writes the state, and focus elsewhere reads as nil`() throws {
    let window = TestWindow { Form() }
    window.click("name")
    try expect(state(window), equals: "name")
    window.press(.tab)
    try expect(state(window), equals: "mail")
    window.press(.tab)
    expect(window.focused, equals: "to mail")
    try expect(state(window), equals: "none")
  }
  @QuickTesting.Test func `writing the state moves focus, and nil gives it up`() throws {
    let window = TestWindow { Form() }
    window.click("name")
    window.click("to mail")
    expect(window.focused, equals: "mail")
    expect(window.focusTrace.last?.cause, equals: "program")
    window.click("done")
    expect(window.focused == nil)
    try expect(state(window), equals: "none")
  }
  @QuickTesting.Test func `nil leaves focus alone that is elsewhere`() throws {
    let window = TestWindow { Form() }
    window.click("name")
    while window.focused != "elsewhere" { window.press(.tab) }
    window.click("done")
    expect(window.focused, equals: "elsewhere")
  }
  @QuickTesting.Test func `giving focus up sends the input method away`() throws {
    let window = TestWindow { Form() }
    window.click("name")
    expect(window.textInput != nil)
    window.click("done")
    expect(window.textInput == nil)
  }
  @QuickTesting.Test func `a request without a view is dropped with one report, and the state says where focus is`()
    throws
  {
    let window = TestWindow { Form() }
    window.click("name")
    window.click("to nothing")
    expect(window.focused, equals: "name")
    try expect(state(window), equals: "name")
    expect(window.reports.count, equals: 1, "\(window.reports)")
    expect(window.reports.first?.contains("Form"), equals: true)
    window.click("to nothing")
    expect(window.reports.count, equals: 1)
  }

  private struct Flag: View {
    @FocusState var isOn: Bool
    @State var text = ""
    var body: some View {
      VStack {
        TextField("A", text: $text).focused($isOn).accessibilityIdentifier("field")
        Button("On") { isOn = true }.accessibilityIdentifier("on")
        Button("Off") { isOn = false }.accessibilityIdentifier("off")
        Text(isOn ? "yes" : "no").accessibilityIdentifier("state")
      }
    }
  }
  @QuickTesting.Test func `a flag is true while the view has focus`() throws {
    let window = TestWindow { Flag() }
    try expect(state(window), equals: "no")
    window.click("on")
    expect(window.focused, equals: "field")
    try expect(state(window), equals: "yes")
    window.click("off")
    expect(window.focused == nil)
    try expect(state(window), equals: "no")
  }

  private struct Rows: View {
    var isLazy: Bool
    @State var items = Array(0..<3)
    @FocusState var focus: Int?
    @ViewBuilder private var rows: some View {
      ForEach(items, id: \.self) { item in
        TextField("Row", text: .constant("\(item)")).focused($focus, equals: item).accessibilityIdentifier(
          "row \(item)")
      }
    }
    var body: some View {
      VStack {
        Button("Add") {
          items.append(items.count)
          focus = items.count - 1
        }.accessibilityIdentifier("add")
        Button("Many") {
          items += Array(items.count..<1_000)
          focus = 700
        }.accessibilityIdentifier("many")
        if isLazy { ScrollView { LazyVStack { rows } }.frame(height: 200) } else { VStack { rows } }
      }
    }
  }
  @Test(arguments: [false, true]) func `a row made in the same action takes focus without a delay`(isLazy: Bool) throws
  {
    let window = TestWindow { Rows(isLazy: isLazy) }
    window.click("add")
    expect(window.focused, equals: "row 3")
    expect(window.reports.isEmpty)
  }
  @QuickTesting.Test func `a lazy row that was never on screen is made and scrolled to`() throws {
    let window = TestWindow { Rows(isLazy: true) }
    window.click("many")
    expect(window.focused, equals: "row 700")
    let frame = try window.element("row 700").frame
    expect(frame.minY >= 0 && frame.maxY <= 600)
    expect(window.reports.isEmpty)
  }

  private struct Twins: View {
    @FocusState var field: Field?
    @State var text = ""
    var body: some View {
      VStack {
        TextField("A", text: $text).focused($field, equals: .name).accessibilityIdentifier("first")
        TextField("B", text: $text).focused($field, equals: .name).accessibilityIdentifier("second")
        Button("Go") { field = .name }.accessibilityIdentifier("go")
      }
    }
  }
  @QuickTesting.Test func `of two views with one value the first in order takes focus, and it is reported`() {
    let window = TestWindow { Twins() }
    window.click("go")
    expect(window.focused, equals: "first")
    expect(window.reports.count, equals: 1)
    expect(window.reports[0].contains("two views"))
  }

  private struct Disabled: View {
    @FocusState var field: Field?
    @State var text = ""
    var body: some View {
      VStack {
        TextField("A", text: $text).focused($field, equals: .name).disabled(true).accessibilityIdentifier("off")
        Button("Go") { field = .name }.accessibilityIdentifier("go")
        Text(field == nil ? "none" : "some").accessibilityIdentifier("state")
      }
    }
  }
  @QuickTesting.Test func `a request for a disabled view is dropped with a report that names it`() throws {
    let window = TestWindow { Disabled() }
    window.click("go")
    expect(window.focused == nil)
    try expect(state(window), equals: "none")
    expect(window.reports.count, equals: 1)
    expect(window.reports[0].contains("disabled"))
  }

  private struct Values: View {
    @FocusState var outer: Int?
    @State var text = ""
    var body: some View {
      VStack {
        VStack {
          TextField("A", text: $text).focused($outer, equals: 1).accessibilityIdentifier("a")
          TextField("B", text: $text).accessibilityIdentifier("b")
        }.focused($outer, equals: 2)
        Text(outer.map(String.init) ?? "none").accessibilityIdentifier("state")
      }
    }
  }
  @QuickTesting.Test func `of values around each other the innermost counts`() throws {
    let window = TestWindow { Values() }
    window.click("a")
    try expect(state(window), equals: "1")
    window.click("b")
    try expect(state(window), equals: "2")
  }
  @QuickTesting.Test func `only the states concerned are written when focus moves`() throws {
    let probe = Probe()
    let window = TestWindow { Form(probe: probe) }
    window.click("name")
    let count = probe.values.count
    for _ in 0..<3 { window.press(.tab) }
    // To the mail field, then away from the form's fields: two changes of the state, though focus moved three times.
    expect(probe.values.count, equals: count + 2)
  }
}
