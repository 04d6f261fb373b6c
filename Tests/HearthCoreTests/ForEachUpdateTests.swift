import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthCore

private struct Numbered: Identifiable { let id: Int; var text: String }
private struct Named: Identifiable {
  let id: String
  /// Not stored, so that a key path to it is not an offset.
  var doubled: String { id + id }
}

/// A row that says its text and how often it was touched.
private struct TouchedRow: View {
  let text: String
  @State private var touches = 0
  var body: some View {
    Text(verbatim: "\(text), touched \(touches)").onTapGesture { touches += 1 }.accessibilityIdentifier(text)
  }
}

@Observable private final class Choice {
  var text = "a"
}

/// How often what was called.
private final class Calls {
  var identities = 0
  var contents = 0
}

/// Rows of data that change, with the calls of their closures counted.
@MainActor private final class RowCalls {
  let calls = Calls()
  var data: Binding<[Numbered]>?
}
private struct CountedRows: View {
  @State var data: [Numbered]
  let rows: RowCalls
  var body: some View {
    let _ = rows.data = $data
    VStack(spacing: 0) {
      ForEach(data) { element in
        let _ = rows.calls.contents += 1
        TouchedRow(text: element.text)
      }
    }
  }
}

struct ForEachUpdateTests {
  private static func numbered(_ ids: some Sequence<Int>) -> [Numbered] {
    ids.map { Numbered(id: $0, text: "row \($0)") }
  }
  private func texts(_ window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: "\"row "), let end = line.range(of: ", touched") else { return nil }
      return String(line[start.upperBound..<end.lowerBound])
    }
  }

  @Test(arguments: [1, 63, 64, 65, 128, 200])
  func `an update makes each view once and evaluates only what changed`(count: Int) {
    let rows = RowCalls()
    let window = TestWindow { CountedRows(data: Self.numbered(0..<count), rows: rows) }
    expect(rows.calls.contents, equals: count)
    window.resetCounters()
    rows.data?.wrappedValue[count - 1].text = "row last"
    window.settle()
    expect(rows.calls.contents, equals: 2 * count)
    // The view around and the row.
    expect(window.counters.bodies == 2 && window.counters.nodesCreated == 0)
    expect(texts(window).last == "last" && texts(window).count == count)
  }

  @Test(arguments: [0, 1, 63, 64, 65, 150, 198])
  func `rows keep their state from the first other identity on`(index: Int) throws {
    let rows = RowCalls()
    let window = TestWindow(size: CGSize(width: 300, height: 8_000)) {
      CountedRows(data: Self.numbered(0..<200), rows: rows)
    }
    window.click("row 199")
    window.click("row \(index)")
    window.resetCounters()
    rows.calls.contents = 0
    rows.data?.wrappedValue.insert(Numbered(id: 1_000, text: "row new"), at: index)
    window.settle()
    var expected = (0..<200).map { "\($0)" }
    expected.insert("new", at: index)
    expect(texts(window), equals: expected)
    try expect(window.element("row 199").label, equals: "row 199, touched 1")
    try expect(window.element("row \(index)").label, equals: "row \(index), touched 1")
    try expect(window.element("row new").label, equals: "row new, touched 0")
    expect(window.counters.nodesDestroyed, equals: 0)
    expect(rows.calls.contents, equals: 201)
    rows.data?.wrappedValue.removeSubrange(index...)
    window.settle()
    expect(texts(window), equals: Array(expected[..<index]))
  }

  @QuickTesting.Test func `an observable property that the closure of one of many rows reads updates that row`() {
    let choice = Choice()
    let calls = Calls()
    let window = TestWindow {
      VStack(spacing: 0) {
        ForEach(Self.numbered(0..<150)) { element in
          let _ = calls.contents += 1
          TouchedRow(text: element.id == 100 ? "row \(choice.text)" : element.text)
        }
      }
    }
    for text in ["b", "c", "d"] {
      calls.contents = 0
      window.resetCounters()
      choice.text = text
      window.settle()
      expect(texts(window)[100], equals: text)
      expect(calls.contents == 150 && window.counters.bodies == 1)
    }
  }

  @QuickTesting.Test func `what the body of a row reads does not update the rows around it`() {
    struct Reading: View {
      let choice: Choice
      let calls: Calls
      var body: some View {
        let _ = calls.identities += 1
        Text(verbatim: "row \(choice.text), touched 0")
      }
    }
    struct Screen: View {
      @State var number = 0
      let choice: Choice
      let calls: Calls
      var body: some View {
        Button("More") { number += 1 }.accessibilityIdentifier("more")
        ForEach(0..<100, id: \.self) { _ in
          let _ = calls.contents += 1
          let _ = number
          Reading(choice: choice, calls: calls)
        }
      }
    }
    let choice = Choice(), calls = Calls()
    let window = TestWindow { VStack(spacing: 0) { Screen(choice: choice, calls: calls) } }
    window.click("more")
    (calls.contents, calls.identities) = (0, 0)
    choice.text = "b"
    window.settle()
    expect(calls.contents == 0 && calls.identities == 100)
    expect(Set(texts(window)), equals: ["b"])
  }

  @QuickTesting.Test func `identities of every kind are followed`() {
    struct Kinds: View {
      @State var count = 70
      var body: some View {
        Button("Less") { count -= 1 }.accessibilityIdentifier("less")
        ForEach((0..<count).map { Named(id: "s\($0)") }) { Text(verbatim: "row \($0.id), touched") }
        ForEach((0..<count).map { (name: "k\($0)", number: $0) }, id: \.name) {
          Text(verbatim: "row \($0.name), touched")
        }
        ForEach((0..<count).map { Named(id: "c\($0)") }, id: \.doubled) { Text(verbatim: "row \($0.id), touched") }
        ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0), touched") }
        ForEach(Array(0..<count).lazy.map { -$0 }, id: \.self) { Text(verbatim: "row \($0), touched") }
      }
    }
    let window = TestWindow { VStack(spacing: 0) { Kinds() } }
    window.click("less")
    expect(window.reports, equals: [])
    let shown = texts(window)
    expect(shown.filter { $0.hasPrefix("s") }, equals: (0..<69).map { "s\($0)" })
    expect(shown.filter { $0.hasPrefix("k") }, equals: (0..<69).map { "k\($0)" })
    expect(shown.filter { $0.hasPrefix("c") }, equals: (0..<69).map { "c\($0)" })
    expect(shown.suffix(138), equals: (0..<69).map { "\($0)" } + (0..<69).map { "\(-$0)" })
  }
}

struct LiveRowsTests {
  private func node() -> Node {
    let window = TestWindow { EmptyView() }
    defer { window.close() }
    return window.content.engine.root
  }
  private func holds(_ rows: LiveRows<String>) -> [String] {
    (0..<rows.count).map { "\(rows.indices[$0])\(rows.ids[$0])" }
  }

  @QuickTesting.Test func `rows lie in the order of the data, however they come`() {
    var rows = LiveRows<String>()
    let node = node()
    for (index, id) in [(5, "f"), (2, "c"), (9, "j"), (3, "d"), (0, "a")] {
      expect(!rows.contains(id))
      expect(rows.insert(index, id, node) == nil)
      expect(rows.contains(id))
    }
    expect(holds(rows), equals: ["0a", "2c", "3d", "5f", "9j"])
    expect([0, 1, 2, 3, 4, 5, 9, 10].map { rows.row(at: $0) }, equals: [0, nil, 1, 2, nil, 3, 4, nil])
    let removed = rows.remove([0, 2, 4])
    expect(removed.map(\.id), equals: ["a", "d", "j"])
    expect(holds(rows), equals: ["2c", "5f"])
    expect(!rows.contains("a") && rows.contains("c") && !rows.contains("d") && rows.contains("f"))
  }
  @QuickTesting.Test func `a row that takes the index of another one says which`() {
    var rows = LiveRows<String>()
    let first = node(), second = node()
    _ = rows.insert(4, "a", first)
    expect(rows.insert(4, "b", second) === first)
    expect(holds(rows), equals: ["4b"])
    expect(!rows.contains("a") && rows.contains("b"))
    expect(rows.row(of: second) == 0 && rows.row(of: first) == nil)
  }
}
