import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport
import Testing

/// Lists of thousands of sections: what scrolling costs, and that what comes and goes is found.
@MainActor struct ManySectionsTests {}

extension ManySectionsTests {
  struct Group: Identifiable {
    let id: Int
    var rows: [Int]
  }
  @Observable final class Model {
    var groups: [Group]
    init(_ count: Int, rows: Int) { groups = (0..<count).map { Group(id: $0, rows: Array(0..<rows)) } }
    /// What the list says from its start to its end.
    var labels: [String] {
      groups.flatMap { group in ["Group \(group.id)"] + group.rows.map { "\(group.id) · \($0)" } }
    }
  }
  struct Page: View {
    let model: Model
    let isList: Bool
    var body: some View {
      if isList {
        List { content }
      } else {
        ScrollView { LazyVStack { content } }
      }
    }
    private var content: some View {
      ForEach(model.groups) { group in
        Section {
          ForEach(group.rows, id: \.self) { row in Text(verbatim: "\(group.id) · \(row)") }
        } header: {
          Text(verbatim: "Group \(group.id)")
        }
      }
    }
  }
  private func window(_ model: Model, isList: Bool) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 400)) { Page(model: model, isList: isList) }
  }
  private func scroll(_ window: TestWindow, by points: CGFloat) {
    window.scroll(by: CGSize(width: 0, height: -points), at: CGPoint(x: 150, y: 200))
  }
  private func shown(_ window: TestWindow) -> [String] {
    let elements = window.elements { $0.label.hasPrefix("Group") || $0.label.contains(" · ") }
    return elements.sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
  }

  @Test(arguments: [true, false]) func `scrolling asks the sections that are seen`(isList: Bool) {
    let model = Model(2_000, rows: 5), window = window(model, isList: isList)
    scroll(window, by: 300)
    // Each is asked once how much it has, when the list comes to it.
    var created = 0, asked = 0
    for _ in 0..<10 {
      scroll(window, by: 200)
      asked += window.counters.partsCounted
      created = max(created, window.counters.nodesVisited + window.counters.nodesCreated)
    }
    expect(asked <= 100, "\(asked)")
    expect(created <= 400, "\(created)")
    scroll(window, by: -200)
    expect(window.counters.partsCounted, equals: 0)
    model.groups[1_000].rows.append(5)
    window.settle()
    expect(window.counters.partsCounted <= 2_000, "\(window.counters.partsCounted)")
    scroll(window, by: 1e9)
    expect(shown(window).last, equals: "1999 · 4")
  }
  @Test(arguments: Seeds.first(of: 20)) func `sections and rows that come and go are found`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let model = Model(40, rows: 3), window = window(model, isList: seed % 2 == 0)
    var next = 100
    for step in 0..<40 {
      let place = random.next(model.groups.count)
      switch random.next(6) {
      case 0: model.groups[place].rows.append(next)
      case 1: if !model.groups[place].rows.isEmpty { model.groups[place].rows.removeFirst() }
      case 2: model.groups.insert(Group(id: next, rows: Array(0..<random.next(5))), at: place)
      case 3: if model.groups.count > 18 { model.groups.remove(at: place) }
      case 4: model.groups.swapAt(place, random.next(model.groups.count))
      default: model.groups[place].rows.shuffle()
      }
      next += 1
      window.settle()
      scroll(window, by: CGFloat(random.next(3_000)) * (step % 3 == 0 ? -1 : 1))
      let shown = shown(window), all = model.labels
      let first = try require(all.firstIndex(of: try require(shown.first)))
      expect(shown, equals: Array(all[first...].prefix(shown.count)), "step \(step)")
      expect(window.reports == [])
    }
  }
}
