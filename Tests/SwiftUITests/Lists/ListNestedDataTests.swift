import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Lists whose sections are made from data, and rows of which are made from data in them.
@MainActor struct ListNestedDataTests {
  struct Team<ID: Hashable & Sendable>: Identifiable {
    let id: ID
    var people: [Int]
  }
  struct Page<ID: Hashable & Sendable>: View {
    @State var teams: [Team<ID>]
    @State var one: Int?
    @State var isOpen = true
    var isAnimated = true
    var body: some View {
      VStack {
        List(selection: $one) {
          ForEach(teams) { team in
            Section {
              if isOpen {
                ForEach(team.people, id: \.self) { Text(verbatim: "P\($0)").accessibilityIdentifier("person \($0)") }
              }
            } header: {
              Text(verbatim: "Team \(team.id)")
            }
          }
        }
        Button("Toggle") { withAnimation(.linear(duration: 0.3)) { isOpen.toggle() } }.keyboardShortcut("t")
        Button("Drop") { withAnimation(.linear(duration: 0.3)) { _ = teams[0].people.removeLast() } }
          .keyboardShortcut("d")
        Text(verbatim: one.map { "\($0)" } ?? "none").accessibilityIdentifier("chosen")
      }
    }
  }
  private func window<V: View>(@ViewBuilder _ view: () -> V) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 500), view)
  }
  private func people(_ window: TestWindow) -> [String] {
    window.elements { $0.identifier.hasPrefix("person ") }.sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
  }

  @Test func `a row is selected by its own identity, and not by that of its section`() throws {
    let numbers = window { Page(teams: [Team(id: 1, people: [10, 11]), Team(id: 2, people: [20, 21])]) }
    numbers.click("person 21")
    try expect(numbers.element("chosen").label, equals: "21")
    numbers.press(.upArrow)
    try expect(numbers.element("chosen").label, equals: "20")
    numbers.press(.upArrow)
    try expect(numbers.element("chosen").label, equals: "11")
    let names = window { Page(teams: [Team(id: "a", people: [10]), Team(id: "b", people: [20, 21])]) }
    names.click("person 10")
    try expect(names.element("chosen").label, equals: "10")
    names.press(.downArrow)
    try expect(names.element("chosen").label, equals: "20")
  }
  @Test func `rows that come back while they go are there once, in their places`() throws {
    let window = window { Page(teams: [Team(id: "a", people: [1, 2]), Team(id: "b", people: [3, 4])]) }
    for pause in [50, 150, 250] {
      window.press("t", modifiers: .command)
      window.advance(by: .milliseconds(pause))
      window.press("t", modifiers: .command)
      window.advance(by: .milliseconds(pause))
      expect(people(window), equals: ["P1", "P2", "P3", "P4"])
      window.advance(by: .seconds(1))
      expect(people(window), equals: ["P1", "P2", "P3", "P4"])
    }
    window.press("t", modifiers: .command)
    window.advance(by: .milliseconds(100))
    window.turnWheel(by: 2, at: CGPoint(x: 150, y: 100))
    window.click("chosen")
    window.advance(by: .seconds(1))
    expect(people(window), equals: [])
  }
  @Test func `the last row goes at the size that it had`() throws {
    let window = window { Page(teams: [Team(id: "a", people: [1, 2, 3, 4])]) }
    window.click("person 4")
    for left in [3, 2, 1] {
      window.press("d", modifiers: .command)
      for _ in 0..<10 { window.advance(by: .milliseconds(50)) }
      expect(people(window).count, equals: left)
    }
  }
}
