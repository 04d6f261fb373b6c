import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// What an audit finds in views that have a fault, and that it finds nothing in those that have not.
/// Accessibility audit.
@MainActor struct AccessibilityAuditTests {}

extension AccessibilityAuditTests {
  private func issues(
    _ type: AccessibilityAuditType, _ size: CGSize = CGSize(width: 400, height: 300),
    _ settings: TestWindow.Settings = .init(), @ViewBuilder _ view: () -> some View
  ) -> [AccessibilityAuditIssue] {
    let found = TestWindow(size: size, settings: settings, view).accessibilityAudit(for: type)
    expect(found.allSatisfy { $0.auditType == type })
    return found
  }
  private func texts(_ issues: [AccessibilityAuditIssue]) -> [String] { issues.map(\.compactDescription) }

  @Test func `a window of ordinary controls is clean`() {
    struct Page: View {
      @State private var name = ""
      @State private var isOn = true
      @State private var volume = 0.5
      var body: some View {
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            Text("Settings").font(.title).accessibilityAddTraits(.isHeader)
            TextField("Name", text: $name)
            Toggle("Alarm", isOn: $isOn)
            Slider(value: $volume) { Text("Volume") }
            HStack {
              Button("Cancel") {}
              Button("Save") {}.buttonStyle(.borderedProminent)
            }
          }
          .padding()
        }
      }
    }
    for scheme in [ColorScheme.light, .dark] {
      let window = TestWindow(size: CGSize(width: 400, height: 400), settings: .init(colorScheme: scheme)) { Page() }
      let found = window.accessibilityAudit(for: .all.subtracting(.contrast))
      expect(found.isEmpty, "\(scheme): \(found)\n\(window.tree)")
    }
  }

  // MARK: - Contrast

  @Test func `faint text is found, with its contrast`() throws {
    let found = issues(.contrast) {
      VStack {
        Text("faint").foregroundStyle(Color(white: 0.6)).accessibilityIdentifier("faint")
        Text("clear").foregroundStyle(.black)
      }
      .padding().background(.white)
    }
    let issue = try require(found.first)
    expect(found.count == 1 && issue.identifier == "faint")
    // 0.6 is 0.3185 in light: (1 + 0.05) / (0.3185 + 0.05) = 2.849.
    expect(
      issue.compactDescription,
      equals: "The text \"faint\" has a contrast of 2.84 to what is behind it; it should be 4.5 at least.")
    expect(issue.frame.width, equals: CGFloat(5 * 8))
  }
  @Test func `large text and bold text that is not small may be fainter`() {
    func view(_ size: CGFloat, _ weight: Font.Weight) -> some View {
      // (1 + 0.05) / (0.2140 + 0.05) = 3.98.
      Text("grey").font(.system(size: size, weight: weight)).foregroundStyle(Color(white: 0.5)).padding()
        .background(.white)
    }
    expect(issues(.contrast) { view(16, .regular) }.count, equals: 1)
    expect(issues(.contrast) { view(24, .regular) }.isEmpty)
    expect(issues(.contrast) { view(20, .regular) }.count, equals: 1)
    expect(issues(.contrast) { view(20, .bold) }.isEmpty)
  }
  @Test func `opacity and what lies behind count for contrast`() {
    expect(
      issues(.contrast) { Text("white").foregroundStyle(.white).padding().background(.black) }.isEmpty)
    expect(
      issues(.contrast) { Text("white").foregroundStyle(.white).padding().background(.yellow) }.count, equals: 1)
    expect(
      issues(.contrast) { Text("thin").foregroundStyle(.black).opacity(0.3).padding().background(.white) }.count,
      equals: 1)
    // Half of black on white is grey, which white has not enough contrast to.
    expect(
      issues(.contrast) {
        Text("white").foregroundStyle(.white).padding().background(Color.black.opacity(0.3)).background(.white)
      }.count, equals: 1)
  }
  @Test func `emoji have colours of their own`() {
    expect(
      issues(.contrast) { Text("🥞 ❤️").foregroundStyle(Color(white: 0.9)).padding().background(.white) }.isEmpty)
    expect(
      issues(.contrast) { Text("🥞 cake").foregroundStyle(Color(white: 0.9)).padding().background(.white) }.count,
      equals: 1)
  }
  @Test func `text that is disabled, hidden from readers or covered is not looked at`() {
    let found = issues(.contrast) {
      VStack {
        Button {
        } label: {
          Text("off").foregroundStyle(Color(white: 0.8))
        }.buttonStyle(.plain).disabled(true)
        Text("ornament").foregroundStyle(Color(white: 0.8)).accessibilityHidden(true)
        Text("covered").foregroundStyle(Color(white: 0.8)).overlay { Color.white.accessibilityHidden(true) }
      }
      .padding().background(.white)
    }
    expect(found.isEmpty, "\(found)")
  }

  // MARK: - Targets

  @Test func `small targets that are near to others are found`() {
    func row(_ size: CGFloat, spacing: CGFloat) -> some View {
      HStack(spacing: spacing) {
        ForEach(["Cut", "Copy"], id: \.self) { name in
          Button {
          } label: {
            Color.red.frame(width: size, height: size)
          }
          .buttonStyle(.plain).accessibilityLabel(name)
        }
      }
    }
    let found = issues(.hitRegion) { row(16, spacing: 2) }
    expect(
      texts(found),
      equals: [
        "\"Cut\" is 16 × 16 points large, and \"Copy\" is near: a target has 24 points in each direction, or space around it.",
        "\"Copy\" is 16 × 16 points large, and \"Cut\" is near: a target has 24 points in each direction, or space around it.",
      ])
    expect(issues(.hitRegion) { row(16, spacing: 8) }.isEmpty)
    expect(issues(.hitRegion) { row(24, spacing: 0) }.isEmpty)
  }

  // MARK: - Labels

  @Test func `controls without a label are found`() {
    let found = issues(.sufficientElementDescription) {
      VStack {
        Button {
        } label: {
          Color.red.frame(width: 30, height: 30)
        }.accessibilityIdentifier("bare")
        Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
        Button("named") {}
      }
    }
    expect(found.map(\.identifier), equals: ["bare", "slider"])
    expect(texts(found), equals: ["A control has no label.", "A control has no label."])
  }
  @Test func `images without a description are found, and decoration is not`() {
    let found = issues(.sufficientElementDescription) {
      VStack {
        Image("IMG_2034.jpg")
        Image("photo", label: Text(""))
        Image(decorative: "photo")
        Image("photo", label: Text("A boat in the harbour"))
      }
    }
    expect(
      texts(found),
      equals: [
        "The label \"IMG_2034.jpg\" is a name of a file, and not for people.",
        "An image has no description: give it a label, or hide it from assistive technology.",
      ])
  }
  @Test func `labels that are there twice are found`() {
    let found = issues(.duplicateDescription) {
      VStack {
        Button("Delete") {}
        Button("Delete") {}
        Button("Save, Save") {}
        Text("Delete")
      }
    }
    expect(
      texts(found),
      equals: [
        "Two controls side by side are called \"Delete\".", "The label says \"Save\" twice.",
      ])
    let rows = issues(.duplicateDescription) {
      VStack {
        ForEach(0..<2, id: \.self) { row in
          HStack {
            Text("\(row)")
            Button("Delete") {}
          }
          .accessibilityElement(children: .contain)
        }
      }
    }
    expect(rows.isEmpty, "\(rows)")
  }

  // MARK: - Clipped text

  @Test func `text that is cut off when it is large is found`() {
    let long = "A title of several words"
    let found = issues(.textClipped) { Text(long).lineLimit(1).frame(width: 220).accessibilityIdentifier("title") }
    expect(found.map(\.identifier), equals: ["title"])
    expect(texts(found), equals: ["The text \"\(long)\" is cut off at the largest size of text."])
    expect(issues(.textClipped) { Text(long).frame(width: 220) }.isEmpty)
    expect(issues(.textClipped) { Text("Word").frame(height: 20).clipped() }.count, equals: 1)
    expect(issues(.textClipped) { ScrollView { Text(long).padding(.top, 260) } }.isEmpty)
  }
  @Test func `an audit leaves settings and focus as they were`() throws {
    var settings = TestWindow.Settings(dynamicTypeSize: .small)
    settings.hasKeyboardNavigation = false
    let window = TestWindow(settings: settings) {
      VStack {
        TextField("First", text: .constant("")).accessibilityIdentifier("first")
        TextField("Second", text: .constant("")).accessibilityIdentifier("second")
        Button("Third") {}
      }
    }
    window.click("second")
    let before = window.tree
    expect(window.focused, equals: "second")
    expect(window.accessibilityAudit(for: [.textClipped, .keyboardFocus]).isEmpty)
    expect(window.focused == "second" && window.settings == settings && window.tree == before)
  }

  // MARK: - Focus

  @Test func `a control that Tab does not reach is found`() {
    let found = issues(.keyboardFocus) {
      VStack {
        Button("One") {}
        Button("Two") {}
        Color.red.frame(width: 40, height: 40).accessibilityElement().accessibilityLabel("Three")
          .accessibilityAddTraits(.isButton).accessibilityAction {}
      }
    }
    expect(texts(found), equals: ["\"Three\" cannot be reached with Tab and arrows."])
  }
  @Test func `a view that keeps Tab for itself is found`() {
    let found = issues(.keyboardFocus) {
      VStack {
        Button("One") {}
        Button("Trap") {}.onKeyPress(.tab) { .handled }
        Button("Two") {}
        Button("Three") {}
      }
    }
    expect(
      texts(found), equals: ["Tab does not get away from \"Trap\": 2 controls are never reached, \"Two\" among them."])
  }
  @Test func `editors, groups with arrows and lists are no traps`() throws {
    struct Page: View {
      @State private var text = "one line"
      @State private var fruit = 1
      var body: some View {
        VStack {
          TextEditor(text: $text).frame(height: 60).accessibilityLabel("Text").accessibilityIdentifier("editor")
          Picker("Fruit", selection: $fruit) {
            Text("Apple").tag(0); Text("Fig").tag(1); Text("Pear").tag(2)
          }
          .pickerStyle(.radioGroup)
          List {
            ForEach(0..<4, id: \.self) { row in Button("Row \(row)") {} }
          }
          Button("Last") {}
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 400, height: 500)) { Page() }
    let found = window.accessibilityAudit(for: .keyboardFocus)
    expect(found.isEmpty, "\(found)\n\(window.tree)")
    try expect(window.element("editor").value, equals: "one line")
  }

  @Test func `the button that a field of search shows only while it has focus is reached`() {
    struct Cities: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List(["Athens", "Bern"], id: \.self) { city in NavigationLink(city) { Text(city) } }
            .navigationTitle("Cities").searchable(text: $text)
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) { Cities() }
    expect(window.accessibilityAudit(for: .keyboardFocus).isEmpty)
  }

  // MARK: - Order

  @Test func `an order that contradicts the layout is found`() {
    let found = issues(.readingOrder) {
      VStack {
        Text("Title")
        Text("Foot").accessibilitySortPriority(1)
        HStack {
          Text("left")
          Text("right")
        }
      }
    }
    expect(texts(found), equals: ["\"Title\" is read after \"Foot\", and stands above it."])
    let line = issues(.readingOrder) {
      HStack {
        Text("left")
        Text("right").accessibilitySortPriority(1)
      }
    }
    expect(texts(line), equals: ["\"left\" is read after \"right\", and stands before it."])
  }
  @Test func `what is scrolled below a bar is not above what is in the bar`() {
    func page(_ count: Int) -> some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("line \($0)").frame(height: 40) } }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Button("Send") {}.frame(height: 40) }
    }
    // The last line lies below the window's edge, the button above it, and the lines that are seen above the button.
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { page(30) }
    let last = window.find { $0.label == "line 29" }, send = window.find { $0.label == "Send" }
    expect(last!.frame.minY > send!.frame.maxY)
    expect(window.accessibilityAudit(for: .readingOrder).isEmpty)
    expect(issues(.readingOrder) { page(3) }.isEmpty)
  }
  @Test func `columns, and lines from right to left, are in order`() {
    func page() -> some View {
      HStack {
        VStack {
          Text("a"); Text("b")
        }
        VStack {
          Text("c"); Text("d")
        }
      }
    }
    expect(issues(.readingOrder) { page() }.isEmpty)
    expect(
      issues(.readingOrder, CGSize(width: 400, height: 300), .init(layoutDirection: .rightToLeft)) { page() }.isEmpty)
  }

  // MARK: - Kinds

  @Test func `kinds can be left out`() {
    let window = TestWindow {
      VStack {
        Text("faint").foregroundStyle(Color(white: 0.8)).accessibilitySortPriority(-1)
        Button {
        } label: {
          Color.red.frame(width: 30, height: 30)
        }
      }
      .padding().background(.white)
    }
    expect(
      window.accessibilityAudit().map(\.auditType), equals: [.contrast, .sufficientElementDescription, .readingOrder])
    expect(
      window.accessibilityAudit(for: .all.subtracting(.contrast)).map(\.auditType),
      equals: [.sufficientElementDescription, .readingOrder])
    expect(window.accessibilityAudit(for: []).isEmpty)
  }
}

/// The screen reader that every test window has.
/// Screen reader of tests.
@MainActor struct ScreenReaderTests {}

extension ScreenReaderTests {
  private struct Page: View {
    @State private var removed = ""
    @State private var name = ""
    var body: some View {
      VStack {
        Text("Inbox").accessibilityAddTraits(.isHeader)
        Text("Letter").accessibilityAction(named: "Archive") { removed = "archived" }
          .accessibilityAction(named: "Delete") { removed = "deleted" }.accessibilityValue(removed)
        Text("Notes").accessibilityHeading(.h2)
        Link("Help", destination: URL(string: "https://example.org")!)
        TextField("Name", text: $name)
      }
    }
  }
  private func window() -> TestWindow { TestWindow(size: CGSize(width: 400, height: 300)) { Page() } }

  @Test func `it is the same each time it is asked for`() {
    let window = window()
    expect(window.settings.assistiveTechnologies.isEmpty)
    expect(window.reader.says.isEmpty)
    expect(!window.settings.assistiveTechnologies.isEmpty)
    expect(window.reader.next(), equals: "Inbox, heading")
    expect(window.reader.says, equals: "Inbox, heading")
    expect(window.reader.next(), equals: "Letter")
    expect(window.reader.previous(), equals: "Inbox, heading")
    expect(window.reader.log, equals: ["Inbox, heading", "Letter", "Inbox, heading"])
  }
  @Test func `it does what an element offers`() {
    let reader = window().reader
    reader.next()
    reader.next()
    expect(reader.actions, equals: ["Archive", "Delete"])
    expect(reader.perform("Delete"), equals: "Letter, deleted")
    expect(reader.perform("Burn") == nil)
    expect(reader.enter("text") == nil)
    expect(reader.rotor(.textFields).next(), equals: "Name, text field")
    expect(reader.enter("Ada"), equals: "Name, text field, Ada")
  }
  @Test func `it has rotors of its own`() {
    let reader = window().reader
    let headings = reader.rotor("headings")
    expect(headings.entries, equals: ["Inbox", "Notes"])
    expect(headings.next(), equals: "Inbox, heading")
    expect(headings.next(), equals: "Notes, heading level 2")
    expect(headings.next() == nil)
    expect(headings.previous(), equals: "Inbox, heading")
    expect(reader.rotor(.links).entries, equals: ["Help"])
    expect(reader.rotor("Warnings").entries.isEmpty && reader.rotor("Warnings").next() == nil)
    expect(headings.move(to: "Notes"), equals: "Notes, heading level 2")
  }
  @Test func `a rotor of the app goes before its own`() {
    let window = TestWindow {
      VStack {
        Text("One").accessibilityAddTraits(.isHeader).id("one")
        Text("Two").accessibilityAddTraits(.isHeader).id("two")
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor(.headings) { AccessibilityRotorEntry("The second", id: "two") }
    }
    expect(window.reader.rotor(.headings).entries, equals: ["The second"])
    expect(window.reader.rotor(.headings).next(), equals: "Two, heading")
  }
  @Test func `a window goes although its reader was used`() {
    weak var gone: TestWindow?
    do {
      let window = window()
      window.reader.next()
      gone = window
      expect(gone != nil)
    }
    expect(gone == nil)
  }
}
