import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// What sections and rows say of their distances, lines and colours, and who may close a section.
@MainActor struct ListSectionTraitTests {
  private func window<V: View>(_ idiom: Idiom = .desktop, @ViewBuilder _ view: () -> V) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 500), idiom: idiom, view)
  }
  private func rows(_ count: Int = 2, _ name: String = "row") -> some View {
    ForEach(0..<count, id: \.self) { Text("\(name) \($0)").accessibilityIdentifier("\(name) \($0)") }
  }
  private func x(_ window: TestWindow, _ row: String) throws -> CGFloat { try window.element(row).frame.minX }

  @Test func `insets at some edges leave those at the others, and the outermost of each edge counts`() throws {
    let window = window {
      List {
        Text("plain").accessibilityIdentifier("plain")
        Text("more").listRowInsets(.leading, 50).accessibilityIdentifier("more")
        Text("both").listRowInsets(.leading, 50).listRowInsets(.vertical, 20).accessibilityIdentifier("both")
        Text("outer").listRowInsets(.leading, 50).listRowInsets(.leading, 30).accessibilityIdentifier("outer")
        Text("back").listRowInsets(.leading, 50).listRowInsets(.leading, nil).accessibilityIdentifier("back")
        Text("whole").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)).accessibilityIdentifier(
          "whole")
      }
      .listStyle(.plain)
    }
    try expect(x(window, "more"), equals: 50)
    try expect(x(window, "both"), equals: 50)
    try expect(x(window, "outer"), equals: 30)
    try expect(x(window, "back"), equals: x(window, "plain"))
    try expect(x(window, "whole"), equals: 5)
    let both = try window.element("both").frame, more = try window.element("more").frame
    // 20 above and below a line of text, instead of the least height of a row.
    expect(both.midY - more.midY, equals: 32 / 2 + (20 + both.height + 20) / 2)
  }
  @Test func `insets that are no lengths count as none`() throws {
    let window = window {
      List { Text("bad").listRowInsets(.leading, .nan).accessibilityIdentifier("bad") }.listStyle(.plain)
    }
    try expect(x(window, "bad"), equals: 0)
  }
  @Test func `margins of a section move its rows, and its neighbours stay`() throws {
    let window = window(.phone) {
      List {
        Section { rows(2, "near") }
        Section { rows(2, "wide") }.listSectionMargins(.horizontal, 0)
        Section { rows(2, "far") }.listSectionMargins(.top, 100)
      }
    }
    try expect(x(window, "wide 0"), equals: x(window, "near 0") - 16)
    try expect(x(window, "wide 1"), equals: x(window, "near 1") - 16)
    try expect(x(window, "far 0"), equals: x(window, "near 0"))
    let usual = try window.element("wide 0").frame.midY - window.element("near 1").frame.midY
    let more = try window.element("far 0").frame.midY - window.element("wide 1").frame.midY
    // Without a header sections are 35 points apart on a phone.
    expect(abs(more - usual - (100 - 35)) < 0.01)
  }
  @Test func `margins are mirrored where one reads from right to left`() throws {
    let window = window(.phone) {
      List { Section { rows() }.listSectionMargins(.leading, 40) }.environment(\.layoutDirection, .rightToLeft)
    }
    // Margin and inset of the row.
    try expect(window.element("row 0").frame.maxX, equals: 300 - 40 - 16)
  }
  @Test func `lines of a section are drawn where they are asked for, in their colour`() throws {
    func fills(_ section: some View) -> Int {
      let window = window { List { section }.listStyle(.plain) }
      return window.displayList.components(separatedBy: "#ff0000").count - 1
    }
    let section = Section { rows() }
    expect(fills(section.listSectionSeparatorTint(.init(red: 1, green: 0, blue: 0))), equals: 0)
    expect(
      fills(section.listSectionSeparator(.visible).listSectionSeparatorTint(.init(red: 1, green: 0, blue: 0))),
      equals: 2)
    expect(
      fills(
        section.listSectionSeparator(.visible, edges: .top).listSectionSeparatorTint(.init(red: 1, green: 0, blue: 0))),
      equals: 1)
    expect(
      fills(
        section.listSectionSeparator(.visible).listSectionSeparatorTint(
          .init(red: 1, green: 0, blue: 0), edges: .bottom)), equals: 1)
  }

  // MARK: - Closing

  @Test func `a section that is collapsible is closed and opened by its header`() throws {
    let window = window {
      List {
        Section {
          rows()
        } header: {
          Text("Head").accessibilityIdentifier("head")
        }
        .collapsible(true)
      }
      .listStyle(.sidebar)
    }
    expect(window.find { $0.identifier == "row 0" } != nil)
    window.click("head")
    expect(window.find { $0.identifier == "row 0" } == nil)
    window.click("head")
    expect(window.find { $0.identifier == "row 0" } != nil)
  }
  @Test func `a section that is not collapsible follows its binding, and its header does nothing`() throws {
    struct Page: View {
      @State var isOpen = true
      var body: some View {
        List {
          Section(isExpanded: $isOpen) {
            Text("row").accessibilityIdentifier("row")
          } header: {
            Text("Head").accessibilityIdentifier("head")
          }
          .collapsible(false)
          Button("Close") { isOpen = false }.accessibilityIdentifier("close")
        }
        .listStyle(.sidebar)
      }
    }
    let window = window { Page() }
    window.click("head")
    expect(window.find { $0.identifier == "row" } != nil)
    window.click("close")
    expect(window.find { $0.identifier == "row" } == nil)
  }
  @Test func `a container shows the actions of a section where it likes`() throws {
    struct Cards<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack {
          ForEach(sections: content) { section in
            HStack {
              section.header
              section.actions.accessibilityIdentifier("actions")
            }
            Text("\(section.content.count) views").accessibilityIdentifier("count")
            section.content
          }
        }
      }
    }
    struct Page: View {
      @State var log = "nothing"
      var body: some View {
        Cards {
          Section("Head") {
            Text("one")
            Text("two")
          }
          .sectionActions { Button("Add") { log = "added" } }
        }
        Text(verbatim: log).accessibilityIdentifier("log")
      }
    }
    let window = window { VStack { Page() } }
    try expect(window.element("count").label, equals: "2 views")
    let add = try require(window.find { $0.label == "Add" })
    let head = try require(window.find { $0.label == "Head" })
    expect(add.frame.midY, equals: head.frame.midY)
    window.click(at: CGPoint(x: add.frame.midX, y: add.frame.midY))
    try expect(window.element("log").label, equals: "added")
  }

  // MARK: - Colours

  @Test func `icons of rows have the colour that lists are given, and those elsewhere keep theirs`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    func reds<V: View>(_ idiom: Idiom = .desktop, @ViewBuilder _ view: () -> V) -> Int {
      window(idiom, view).displayList.components(separatedBy: "#ff0000").count - 1
    }
    let label = Label("Trash", systemImage: "trash")
    expect(reds { List { label } }, equals: 0)
    let tinted = reds { List { label.listItemTint(red) } }
    expect(tinted > 0)
    expect(reds(.phone) { List { label }.listItemTint(.fixed(red)) }, equals: tinted)
    expect(reds { List { label }.listItemTint(.preferred(red)) }, equals: tinted)
    expect(reds { List { label }.listItemTint(.monochrome) }, equals: 0)
    expect(reds { List { label.listItemTint(nil as Color?) }.listItemTint(red) }, equals: 0)
    expect(reds { VStack { label }.listItemTint(red) }, equals: 0)
    expect(reds { List { label.foregroundStyle(.blue) }.listItemTint(red) }, equals: 0)
  }
  @Test func `the prominence of a background is standard, and what the app says`() throws {
    struct Row: View {
      @Environment(\.backgroundProminence) var prominence
      let name: String
      var body: some View {
        Text(prominence == .increased ? "increased" : "standard").accessibilityIdentifier(name)
      }
    }
    let window = window {
      List {
        Row(name: "a")
        Row(name: "b").environment(\.backgroundProminence, .increased)
      }
    }
    try expect(window.element("a").label, equals: "standard")
    try expect(window.element("b").label, equals: "increased")
  }

  private struct Spaced: View {
    @State private var spacing: CGFloat = 10
    var body: some View {
      VStack(spacing: 0) {
        Button("More") { spacing = 60 }.accessibilityIdentifier("more")
        List {
          Section { Text("A").accessibilityIdentifier("a") }
          Section { Text("B").accessibilityIdentifier("b") }.listSectionSpacing(spacing)
          Section { Text("C").accessibilityIdentifier("c") }.listSectionSpacing(100)
          Section { Text("D").accessibilityIdentifier("d") }.listSectionSpacing(100)
          Section { Text("E").accessibilityIdentifier("e") }
        }
      }
    }
  }
  @Test func `a section says how far its neighbours are`() throws {
    let window = TestWindow(size: CGSize(width: 390, height: 900), idiom: .phone) { Spaced() }
    func gap(_ upper: String, _ lower: String) throws -> CGFloat {
      try window.element(lower).frame.midY - window.element(upper).frame.midY - 44
    }
    // Of neighbours each applies half of its own; one without applies that of the other.
    try expect(gap("a", "b"), equals: 10)
    try expect(gap("b", "c"), equals: (10 + 100) / 2)
    try expect(gap("c", "d"), equals: 100)
    try expect(gap("d", "e"), equals: 100)
    window.click("more")
    try expect(gap("a", "b"), equals: 60)
    try expect(gap("b", "c"), equals: (60 + 100) / 2)
  }
}
