import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// What views tell assistive technology besides their names, and a reader that asks for it.
/// Accessibility topic.
@MainActor struct AccessibilityTopicTests {}

extension AccessibilityTopicTests {
  private func window(_ view: some View) -> TestWindow { TestWindow(size: CGSize(width: 400, height: 300)) { view } }

  @Test func `a reader goes through a window and says what is there`() {
    let window = window(
      VStack {
        Text("Inbox").accessibilityHeading(.h1)
        Text("News").accessibilityAddTraits(.isHeader)
        Button("Archive") {}.accessibilityHint("Moves it away")
        Toggle("Alarm", isOn: .constant(true))
        Image(systemName: "star").accessibilityHidden(true)
        Slider(value: .constant(5), in: 0...10).accessibilityLabel("Volume").accessibilityValue("5 of 10")
      })
    let reader = window.startReader()
    expect(reader.next(), equals: "Inbox, heading level 1")
    expect(reader.next(), equals: "News, heading")
    expect(reader.next(), equals: "Archive, button, Moves it away")
    expect(reader.next()?.hasPrefix("Alarm, "), equals: true)
    expect(reader.next(), equals: "Volume, slider, 5 of 10")
    expect(reader.next() == nil)
    expect(reader.previous()?.hasPrefix("Alarm"), equals: true)
  }
  @Test func `the symbol of a label is read where the title is not shown, or where it has a name`() {
    let window = window(
      VStack {
        Label("Recipes", systemImage: "book")
        Label("Search", systemImage: "magnifyingglass").labelStyle(.iconOnly)
        Label {
          Text("Rain")
        } icon: {
          Image(systemName: "drop").accessibilityLabel("Tomorrow")
        }
      })
    let reader = window.startReader()
    let first = reader.next(), second = reader.next(), third = reader.next(), fourth = reader.next()
    expect(first == "Recipes" && second?.hasPrefix("Search") == true)
    expect(third?.hasPrefix("Tomorrow") == true && fourth == "Rain")
    expect(reader.next() == nil)
  }
  @Test func `names, values and hints are there while something is so`() throws {
    func element(_ isEnabled: Bool) throws -> Element {
      let window = window(
        Color.red.accessibilityElement().accessibilityIdentifier("e")
          .accessibilityLabel("name", isEnabled: isEnabled).accessibilityValue(Text("value"), isEnabled: isEnabled)
          .accessibilityHint("hint", isEnabled: isEnabled))
      return try window.element("e")
    }
    let on = try element(true), off = try element(false)
    expect(on.label == "name" && on.value == "value" && on.hint == "hint")
    expect(off.label.isEmpty && off.value == nil && off.hint == nil)
    let hidden = window(Text("a").accessibilityHidden(true, isEnabled: true))
    expect(hidden.elements.isEmpty)
    expect(window(Text("a").accessibilityHidden(true, isEnabled: false)).elements.count, equals: 1)
  }
  @Test func `facts are told when asked for, and important ones always`() {
    let window = window(
      Text("Photo")
        .accessibilityCustomContent("Size", "2 MB")
        .accessibilityCustomContent("Place", Text("Kiel"), importance: .high)
        .accessibilityCustomContent(.weather, "rain")
        .accessibilityCustomContent(.weather, nil as Text?))
    let reader = window.startReader()
    expect(reader.next(), equals: "Photo, Place: Kiel")
    expect(reader.moreContent, equals: ["Size: 2 MB", "Place: Kiel"])
  }
  @Test func `another view speaks for one that draws`() {
    struct Dial: View {
      @State private var value = 3.0
      var body: some View {
        Color.gray.accessibilityIdentifier("dial")
          .accessibilityRepresentation { Slider(value: $value, in: 0...10, step: 1) { Text("Volume") } }
      }
    }
    let window = window(Dial())
    let reader = window.startReader()
    expect(reader.next()?.hasPrefix("Volume, slider"), equals: true)
    let before = reader.says
    reader.increment()
    expect(reader.says != before)
    // It is not drawn, and keys do not reach it.
    expect(!window.displayList.contains("Volume"))
    window.press(.tab)
    expect(window.focused == nil)
  }
  @Test func `elements are given to what is drawn by itself`() throws {
    let window = window(
      Canvas { _, _ in }.frame(width: 100, height: 50).accessibilityLabel("Chart")
        .accessibilityChildren {
          HStack(spacing: 0) {
            ForEach(1..<3) { Rectangle().accessibilityLabel("Bar \($0)").accessibilityValue("\($0 * 10)") }
          }
        })
    let chart = try require(window.find { $0.label == "Chart" })
    let bars = window.elements { $0.label.hasPrefix("Bar") }
    expect(bars.map(\.value), equals: ["10", "20"])
    expect(bars.map(\.frame.width), equals: [50, 50])
    expect(chart.frame.contains(bars[1].frame))
  }
  @Test func `actions are offered by buttons that nobody sees`() {
    struct Row: View {
      @State private var text = "Message"
      var body: some View {
        Text(text)
          .accessibilityActions {
            Button("Archive") { text = "archived" }
            Button("Reply") { text = "replied" }
          }
          .accessibilityActions(category: .edit) { Button("Delete") { text = "deleted" } }
          .accessibilityAction {
            text = "flagged"
          } label: {
            Label("Flag", systemImage: "flag")
          }
      }
    }
    let window = window(Row())
    let reader = window.startReader()
    reader.next()
    expect(reader.actions, equals: ["Archive", "Delete", "Flag", "Reply"])
    for (name, result) in [("Archive", "archived"), ("Reply", "replied"), ("Delete", "deleted"), ("Flag", "flagged")] {
      reader.perform(named: name)
      expect(reader.says, equals: result)
    }
    expect(reader.perform(named: "nothing") == nil)
    expect(!window.displayList.contains("Archive"))
  }
  @Test func `rotors lead to views by identity and by name`() {
    struct Page: View {
      @Namespace private var namespace
      let names = ["Ada", "Grace", "Edsger"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Text($0) }
          Text("The end").accessibilityRotorEntry(id: "end", in: namespace)
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Women") {
          ForEach(names.filter { $0 != "Edsger" }, id: \.self) { AccessibilityRotorEntry($0, id: $0) }
          AccessibilityRotorEntry("end", id: "end", in: namespace)
        }
        .accessibilityRotor(.headings, entries: [Person(id: "Grace")], entryLabel: \.id)
      }
      struct Person: Identifiable { let id: String }
    }
    let window = window(Page())
    let reader = window.startReader()
    expect(reader.rotors.sorted(), equals: ["Women", "headings"])
    expect(reader.entries(of: "Women"), equals: ["Ada", "Grace", "end"])
    expect(reader.move(to: "Grace", in: "Women"), equals: "Grace")
    expect(reader.move(to: "end", in: "Women"), equals: "The end")
    expect(reader.move(to: "Grace", in: "headings"), equals: "Grace")
    expect(reader.move(to: "Alan", in: "Women") == nil)
  }
  @Test func `a state follows the reader, and moves it`() {
    struct Page: View {
      enum Part { case name, error }
      @AccessibilityFocusState private var part: Part?
      @AccessibilityFocusState private var isAtSend: Bool
      var body: some View {
        VStack {
          Text("Name").accessibilityFocused($part, equals: .name)
          Text("Wrong").accessibilityFocused($part, equals: .error)
          Button("Send") { part = .error }.accessibilityFocused($isAtSend)
          Text("at \(part.map { "\($0)" } ?? "nothing") \(isAtSend)")
        }
      }
    }
    let silent = window(Page())
    silent.click(at: CGPoint(x: 200, y: 150))
    expect(silent.find { $0.label == "at nothing false" } != nil)
    let window = window(Page())
    let reader = window.startReader()
    reader.next()
    expect(window.find { $0.label == "at name false" } != nil)
    reader.next()
    reader.next()
    expect(window.find { $0.label == "at nothing true" } != nil)
    reader.activate()
    expect(window.find { $0.label == "at error false" } != nil)
  }
  @Test func `settings of assistive technology are in the environment`() {
    struct Page: View {
      @Environment(\.accessibilityVoiceOverEnabled) private var reader
      @Environment(\.accessibilityEnabled) private var anything
      @Environment(\.accessibilityDifferentiateWithoutColor) private var forms
      @Environment(\.accessibilityReduceTransparency) private var opaque
      @Environment(\.accessibilitySwitchControlEnabled) private var switches
      @Environment(\.accessibilityPlayAnimatedImages) private var plays
      var body: some View { Text("\(reader) \(anything) \(forms) \(opaque) \(switches) \(plays)") }
    }
    let window = window(Page())
    expect(window.find { $0.label == "false false false false false true" } != nil)
    _ = window.startReader()
    window.settings.differentiatesWithoutColor = true
    window.settings.reducesTransparency = true
    expect(window.find { $0.label == "true true true true false true" } != nil)
  }
  @Test func `a label and what it is for are one element`() throws {
    struct Page: View {
      @Namespace private var namespace
      var body: some View {
        HStack {
          Text("Size").accessibilityLabeledPair(role: .label, id: 1, in: namespace)
          Color.gray.accessibilityElement().accessibilityIdentifier("box").accessibilityValue("3")
            .accessibilityLabeledPair(role: .content, id: 1, in: namespace)
        }
      }
    }
    let window = window(Page())
    try expect(window.element("box").label, equals: "Size")
    expect(window.elements { $0.label == "Size" }.count, equals: 1)
  }
  @Test func `a name is made of views`() {
    let window = window(
      Image(systemName: "star").accessibilityLabel { original in
        Text("Favourite")
        Text("marked")
      })
    expect(window.startReader().next(), equals: "Favourite, marked, image")
  }
  @Test func `everything compiles as apps write it`() {
    struct Page: View {
      @AccessibilityFocusState(for: .voiceOver) private var isFocused: Bool
      @AccessibilityFocusState(for: [.voiceOver, .switchControl]) private var row: Int?
      @Namespace private var namespace
      let text = "some bold text"
      var body: some View {
        VStack {
          Text("H").accessibilityHeading(.h2).speechSpellsOutCharacters().speechAdjustedPitch(0.5)
          Text("code").accessibilityTextContentType(.sourceCode).speechAlwaysIncludesPunctuation(true)
          Text(text).accessibilityRotor(.boldText, textRanges: [text.startIndex..<text.endIndex])
          Text("x").speechAnnouncementsQueued().accessibilityRespondsToUserInteraction(false)
            .accessibilityIgnoresInvertColors()
          Color.red.accessibilityElement()
            .accessibilityScrollAction { edge in if edge == .trailing { row = 1 } }
            .accessibilityScrollStatus("Page 1 of 2")
            .accessibilityZoomAction { action in if action.direction == .zoomIn { row = Int(action.location.x) } }
            .accessibilityDragPoint(.center, description: "Drag")
            .accessibilityDropPoint(.top, description: Text("Drop"), isEnabled: true)
            .accessibilityLinkedGroup(id: "group", in: namespace)
            .accessibilityShowsLargeContentViewer()
            .accessibilityShowsLargeContentViewer { Label("Large", systemImage: "star") }
            .accessibilityDefaultFocus($row, 1)
            .accessibilityFocused($row, equals: 1)
            .accessibilityFocused($isFocused)
        }
        .accessibilityRotor("Lines", entries: [Line(id: 1, name: "one")], entryID: \.id, entryLabel: \.name)
      }
      struct Line: Identifiable {
        let id: Int
        let name: String
      }
    }
    let window = window(Page())
    expect(window.reports.isEmpty)
  }
}
extension AccessibilityCustomContentKey {
  fileprivate static let weather = AccessibilityCustomContentKey("Weather", id: "weather")
}
