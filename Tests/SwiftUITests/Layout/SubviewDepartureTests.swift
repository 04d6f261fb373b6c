import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Views that a container was given and that leave it with an animation: they are seen once, on their way out.
@MainActor struct SubviewDepartureTests {}

/// A container that shows what it is given in a row, each as `row` says.
private struct Shelf<Content: View, Row: View>: View {
  @ViewBuilder let content: Content
  @ViewBuilder let row: (Subview) -> Row
  var body: some View {
    Group(subviews: content) { views in HStack(spacing: 0) { ForEach(views) { row($0) } } }
  }
}

@MainActor @Observable private final class Choice {
  var isOn = true
  var count = 3
}

/// A red view that leaves and a green one that stays.
private struct Pair<Row: View>: View {
  let choice: Choice
  var transition: AnyTransition?
  @ViewBuilder let row: (Subview) -> Row
  var body: some View {
    Shelf {
      if choice.isOn {
        if let transition {
          Color(red: 1, green: 0, blue: 0).transition(transition)
        } else {
          Color(red: 1, green: 0, blue: 0)
        }
      }
      Color(red: 0, green: 1, blue: 0)
    } row: {
      row($0)
    }
  }
}

extension SubviewDepartureTests {
  /// The lines of the picture half way through the departure of the red view, and what is left at its end.
  private func middle<V: View>(of choice: Choice, _ view: V) -> [String] {
    let window = TestWindow(size: CGSize(width: 100, height: 50)) { view }
    withAnimation(.linear(duration: 1)) { choice.isOn = false }
    window.advance(by: .zero)
    window.advance(by: .seconds(0.5))
    let lines = window.displayList.split(separator: "\n").map(String.init)
    window.advance(by: .seconds(0.6))
    let end = Set(window.displayList.split(separator: "\n"))
    expect(end, equals: ["fill 0,0 100x50 #00ff00"])
    expect(window.reports.isEmpty)
    return lines
  }
  private func reds(_ lines: [String]) -> Int { lines.count { $0.contains("#ff0000") } }
  private func fades(_ lines: [String]) -> [String] { lines.filter { $0.contains("opacity") } }

  @Test func `a row as it is fades once`() {
    let choice = Choice(), lines = middle(of: choice, Pair(choice: choice) { $0 })
    expect(reds(lines), equals: 1, "\(lines)")
    expect(fades(lines), equals: ["opacity 0.5 at 0,0 {"])
  }
  @Test func `a row with modifiers around it fades once`() {
    let choice = Choice()
    let padded = middle(of: choice, Pair(choice: choice) { $0.padding(0).focusSection() })
    expect(reds(padded), equals: 1, "\(padded)")
    expect(fades(padded), equals: ["opacity 0.5 at 0,0 {"])
  }
  @Test func `a row with a ground behind it leaves with that`() {
    let choice = Choice(), green = Color(red: 0, green: 1, blue: 0)
    let lines = middle(of: choice, Pair(choice: choice) { $0.background(green) })
    expect(reds(lines), equals: 1, "\(lines)")
    expect(fades(lines), equals: ["opacity 0.5 at 0,0 {"], "\(lines)")
  }
  @Test func `a row within a stack fades once, with what is beside it`() {
    let choice = Choice()
    let lines = middle(
      of: choice,
      Pair(choice: choice) { view in
        ZStack {
          Color(red: 0, green: 0, blue: 1).opacity(0).hidden(); view
        }
      })
    expect(reds(lines), equals: 1, "\(lines)")
    expect(fades(lines), equals: ["opacity 0.5 at 0,0 {"])
  }
  @Test func `a transition that the container gives its rows goes before the standard one`() {
    let choice = Choice(), lines = middle(of: choice, Pair(choice: choice) { $0.transition(.move(edge: .leading)) })
    expect(reds(lines), equals: 1, "\(lines)")
    expect(fades(lines), equals: [])
    expect(lines.contains { $0.hasPrefix("transform 1 0 0 1 -") }, "\(lines)")
  }
  @Test func `a transition that the app gives the view is seen through the container`() {
    for isPlain in [true, false] {
      let choice = Choice()
      let lines =
        isPlain
        ? middle(of: choice, Pair(choice: choice, transition: .move(edge: .leading)) { $0 })
        : middle(of: choice, Pair(choice: choice, transition: .move(edge: .leading)) { $0.padding(0).focusSection() })
      expect(reds(lines), equals: 1, "\(lines)")
      expect(fades(lines), equals: [])
      expect(lines.contains { $0.contains("transform 1 0 0 1 -") }, "\(lines)")
    }
  }
  @Test func `the app's transition is how the view comes, too`() {
    let choice = Choice()
    choice.isOn = false
    let window = TestWindow(size: CGSize(width: 100, height: 50)) {
      Pair(choice: choice, transition: .move(edge: .leading)) { $0.padding(0).focusSection() }
    }
    withAnimation(.linear(duration: 1)) { choice.isOn = true }
    window.advance(by: .zero)
    window.advance(by: .seconds(0.5))
    expect(!window.displayList.contains("opacity"), "\(window.displayList)")
    expect(window.displayList.contains("transform 1 0 0 1 -"), "\(window.displayList)")
  }
  @Test func `one that comes back on its way out turns round, and keeps its state`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 }.accessibilityIdentifier("counter") }
    }
    struct Views: View {
      let choice: Choice
      var body: some View {
        Shelf {
          if choice.isOn { Counter() }
          Text("there")
        } row: { view in
          VStack { view }
        }
      }
    }
    let choice = Choice(), window = TestWindow(size: CGSize(width: 200, height: 50)) { Views(choice: choice) }
    window.click("counter")
    withAnimation(.linear(duration: 1)) { choice.isOn = false }
    window.advance(by: .seconds(0.3))
    withAnimation(.linear(duration: 1)) { choice.isOn = true }
    window.advance(by: .seconds(3))
    try expect(window.element("counter").label, equals: "count 1")
    expect(!window.displayList.contains("opacity"), "\(window.displayList)")
    expect(window.reports.isEmpty)
  }
  @Test func `what a container shows no longer fades, though the app still gives it`() {
    struct Views: View {
      let choice: Choice
      var body: some View {
        Group(subviews: ForEach(0..<3) { Color(red: Double($0) / 2, green: 0, blue: 0) }) { views in
          HStack(spacing: 0) { ForEach(views.prefix(choice.count)) { $0 } }
        }
      }
    }
    let choice = Choice(), window = TestWindow(size: CGSize(width: 90, height: 50)) { Views(choice: choice) }
    withAnimation(.linear(duration: 1)) { choice.count = 2 }
    window.advance(by: .zero)
    window.advance(by: .seconds(0.5))
    let lines = window.displayList.split(separator: "\n").map(String.init)
    expect(fades(lines), equals: ["opacity 0.5 at 0,0 {"], "\(lines)")
    expect(reds(lines), equals: 1, "\(lines)")
    window.advance(by: .seconds(1))
    expect(!window.displayList.contains("#ff0000"))
    // It comes as a new one does.
    withAnimation(.linear(duration: 1)) { choice.count = 3 }
    window.advance(by: .zero)
    window.advance(by: .seconds(0.5))
    expect(window.displayList.contains("opacity 0.5 at 0,0 {"), "\(window.displayList)")
    window.advance(by: .seconds(2))
    expect(window.displayList.contains("#ff0000") && !window.displayList.contains("opacity"), "\(window.displayList)")
    expect(window.reports.isEmpty)
  }
  @Test func `one that moves out by its transition is in its place when it is shown again`() {
    struct Views: View {
      let choice: Choice
      var body: some View {
        Group(subviews: Color(red: 1, green: 0, blue: 0).transition(.move(edge: .leading))) { views in
          HStack(spacing: 0) { ForEach(views.prefix(choice.count)) { $0 } }
        }
      }
    }
    let choice = Choice(), window = TestWindow(size: CGSize(width: 90, height: 50)) { Views(choice: choice) }
    let first = window.displayList
    withAnimation(.linear(duration: 1)) { choice.count = 0 }
    window.advance(by: .zero)
    window.advance(by: .seconds(0.5))
    expect(window.displayList.contains("transform 1 0 0 1 -45"), "\(window.displayList)")
    window.advance(by: .seconds(1))
    expect(window.displayList, equals: "")
    choice.count = 3
    window.advance(by: .zero)
    expect(window.displayList, equals: first)
  }
  @Test func `views that go from one container to another are seen in the new one alone`() {
    struct Views: View {
      let choice: Choice
      var body: some View {
        Group(subviews: Color(red: 1, green: 0, blue: 0)) { views in
          if choice.isOn {
            HStack(spacing: 0) { ForEach(views) { $0 } }
          } else {
            VStack(spacing: 0) {
              ForEach(views) { $0 }; Color(red: 0, green: 0, blue: 1)
            }
          }
        }
      }
    }
    let choice = Choice(), window = TestWindow(size: CGSize(width: 100, height: 50)) { Views(choice: choice) }
    withAnimation(.linear(duration: 1)) { choice.isOn = false }
    window.advance(by: .zero)
    window.advance(by: .seconds(0.5))
    let lines = window.displayList.split(separator: "\n").map(String.init)
    expect(reds(lines), equals: 1, "\(lines)")
    window.advance(by: .seconds(1))
    expect(window.displayList, equals: "fill 0,0 100x25 #ff0000\nfill 0,25 100x25 #0000ff")
  }
  @Test func `what is gone is gone for the app, too`() {
    @MainActor final class Log { var lines: [String] = [] }
    struct Views: View {
      let choice: Choice
      let log: Log
      var body: some View {
        Shelf {
          if choice.isOn { Text("one").onDisappear { log.lines.append("view") } }
          Text("two")
        } row: { view in
          VStack { view }.onDisappear { log.lines.append("row") }
        }
      }
    }
    let choice = Choice(), log = Log(), window = TestWindow { Views(choice: choice, log: log) }
    withAnimation(.linear(duration: 1)) { choice.isOn = false }
    window.advance(by: .seconds(0.5))
    expect(log.lines, equals: [])
    window.advance(by: .seconds(1))
    expect(log.lines.sorted(), equals: ["row", "view"])
  }
}
