import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// What elements are to one another.
/// Accessibility relations.
@MainActor struct RelationTests {}

extension RelationTests {
  @QuickTesting.Test func `the button of a menu controls its items while they are there`() {
    let window = TestWindow {
      Menu("Format") {
        Button("Bold") {}
        Button("Italic") {}
      }
      .accessibilityIdentifier("format")
    }
    expect(window.relations(of: "Format").isEmpty)
    window.click("format")
    expect(window.relations(of: "Format"), equals: ["controls Bold", "controls Italic"])
    expect(window.relations(of: "Italic"), equals: ["controlled by Format"])
    window.press(.escape)
    expect(window.relations(of: "Format").isEmpty)
  }
  @QuickTesting.Test func `a disclosure controls what it discloses`() throws {
    struct Page: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Text("before")
          DisclosureGroup("Advanced", isExpanded: $isOpen) {
            Text("one")
            Text("two")
          }
          Text("after")
        }
      }
    }
    let window = TestWindow { Page() }
    expect(window.relations(of: "Advanced").isEmpty)
    let frame = try require(window.find { $0.label == "Advanced" }).frame
    window.click(at: CGPoint(x: frame.midX, y: frame.midY))
    expect(window.relations(of: "Advanced"), equals: ["controls one", "controls two"])
    expect(window.relations(of: "after").isEmpty)
  }
  @QuickTesting.Test func `a disclosure in a list controls its rows`() {
    let window = TestWindow {
      List {
        DisclosureGroup("Fruits", isExpanded: .constant(true)) { ForEach(["Apple", "Fig"], id: \.self) { Text($0) } }
      }
    }
    expect(window.relations(of: "Fruits"), equals: ["controls Apple", "controls Fig"])
  }
  @Test(arguments: [Idiom.desktop, .phone]) func `a tab controls the page that it shows`(_ idiom: Idiom) throws {
    let window = TestWindow(size: CGSize(width: 390, height: 600), idiom: idiom) {
      TabView {
        Tab("Day", systemImage: "sun.max") { Text("bright") }
        Tab("Night", systemImage: "moon") { Text("dark") }
      }
    }
    expect(window.relations(of: "Day"), equals: ["controls bright"])
    expect(window.relations(of: "Night").isEmpty)
    let night = try require(window.find { $0.label == "Night" }).frame
    window.click(at: CGPoint(x: night.midX, y: night.midY))
    expect(window.relations(of: "dark"), equals: ["controlled by Night"])
    expect(window.relations(of: "Day").isEmpty)
  }
  @QuickTesting.Test func `a field of search controls what is searched`() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List(["Apple", "Fig"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
            .accessibilityIdentifier("fruits").navigationTitle("Fruit").searchable(text: $text)
        }
      }
    }
    let window = TestWindow { Page() }
    expect(window.relations(of: "search"), equals: ["controls fruits"])
    expect(window.relations(of: "fruits"), equals: ["controlled by Search"])
  }
  @Test(arguments: [Idiom.desktop, .phone]) func `the message of an alert describes it`(_ idiom: Idiom) {
    let window = TestWindow(idiom: idiom) {
      Text("page").alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
      } message: {
        Text("It cannot be undone.")
      }
    }
    expect(window.relations(of: "It cannot be undone."), equals: ["describes Delete?"])
    expect(window.relations(of: "Delete?").contains("described by It cannot be undone."))
  }
}
