import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Random edits of a list, compared with a model after each: which rows are there and in which order, what is selected,
/// what was written in rows, which row has focus, and that what is seen stays in its place.
///
/// A thousand edits in each run; `HEARTH_LIST_EDITS=10000` for more, `HEARTH_LIST_SEED` for others.
@MainActor struct ListEditModelTests {
  nonisolated struct Row: Identifiable, Equatable {
    let id: Int
    var lines: Int
  }
  nonisolated struct Group: Identifiable, Equatable {
    let id: Int
    var rows: [Row]
    var isOpen = true
  }
  @Observable final class Model {
    var groups: [Group] = []
    var selection: Set<Int> = []
    /// Rows whose number is a multiple of it are left out; 0 leaves out none.
    var filter = 0
    var focused: Int?
    var proxy: ScrollViewProxy?
    nonisolated deinit {}
    func isShown(_ row: Row) -> Bool { filter == 0 || row.id % filter != 0 }
    /// All rows that the list has, in order.
    var shown: [Row] { groups.flatMap { $0.isOpen ? $0.rows.filter(isShown) : [] } }
    /// What the list asks for when a row was dragged: places among the rows of a group that are shown.
    func move(_ offsets: IndexSet, to target: Int, in group: Int) {
      guard let group = groups.firstIndex(where: { $0.id == group }) else { return }
      let shown = groups[group].rows.filter(isShown)
      let moved = offsets.map { shown[$0] }
      let next = shown[target...].first { row in !moved.contains(row) }
      groups[group].rows.removeAll(where: moved.contains)
      let place = next.flatMap { groups[group].rows.firstIndex(of: $0) } ?? groups[group].rows.count
      groups[group].rows.insert(contentsOf: moved, at: place)
    }
  }
  struct RowView: View {
    let row: Row
    @Bindable var model: Model
    @State private var count = 0
    @FocusState private var isFocused: Bool
    var body: some View {
      HStack {
        Text(verbatim: "\(row.id):\(count)").frame(height: CGFloat(20 * row.lines))
          .accessibilityIdentifier("row \(row.id)")
        Button("+") { count += 1 }.accessibilityIdentifier("plus \(row.id)")
        Button("f") {}.focusable().focused($isFocused).accessibilityIdentifier("focus \(row.id)")
      }
      .onChange(of: model.focused) { _, new in isFocused = new == row.id }
    }
  }
  struct Page: View {
    @Bindable var model: Model
    var body: some View {
      ScrollViewReader { proxy in
        let _ = model.proxy = proxy
        List(selection: $model.selection) {
          ForEach($model.groups) { $group in
            Section(isExpanded: $group.isOpen) {
              ForEach(group.rows.filter(model.isShown)) { RowView(row: $0, model: model) }
                .onMove { model.move($0, to: $1, in: group.id) }
            } header: {
              Text(verbatim: "Group \(group.id)").accessibilityIdentifier("group \(group.id)")
            }
          }
        }
        .listStyle(.inset)
        .environment(\.defaultMinListRowHeight, 10)
      }
    }
  }
  /// The same numbers from the same seed.
  nonisolated struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  @MainActor final class Session {
    let model = Model()
    let window: TestWindow
    var numbers: Numbers
    var nextID = 0
    /// What may be written in rows: one count, or several where a row was away while its picture still went.
    var counts: [Int: Set<Int>] = [:]
    /// When rows went, as long as they may still be seen going.
    var gone: [Int: Int] = [:]
    var isFingerDown = false
    var finger = CGPoint.zero
    var step = 0
    /// How many rows were dragged to another place.
    var carried = 0
    var log: [String] = []
    static let size = CGSize(width: 320, height: 400)

    init(seed: UInt64) {
      numbers = Numbers(state: seed)
      let model = model
      for group in 0..<4 {
        var rows: [Row] = []
        for _ in 0..<12 {
          rows.append(Row(id: nextID, lines: 1 + nextID % 3))
          nextID += 1
        }
        model.groups.append(Group(id: 1_000_000 + group, rows: rows))
      }
      window = TestWindow(size: Self.size, idiom: .desktop) { Page(model: model) }
    }
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &numbers) }
    func chance(_ percent: Int) -> Bool { number(0..<100) < percent }

    typealias Seen = (id: Int, label: String, frame: CGRect, isSelected: Bool)
    /// Rows of which the text is seen, from above.
    func seen() -> [Seen] {
      var found: [Seen] = []
      func look(_ element: Element, isSelected: Bool) {
        let isSelected = isSelected || element.isSelected
        if element.identifier.hasPrefix("row "), let id = Int(element.identifier.dropFirst(4)) {
          found.append((id, element.label, element.frame, isSelected))
        }
        for child in element.children { look(child, isSelected: isSelected) }
      }
      for element in window.elements { look(element, isSelected: false) }
      return found.filter { $0.frame.maxY > 0 && $0.frame.minY < Self.size.height }
        .sorted { $0.frame.minY < $1.frame.minY }
    }
    /// Those that can be pressed.
    func pressable() -> [Seen] {
      if isFingerDown || window.isAnimating { return [] }
      return seen().filter { $0.frame.minY > 2 && $0.frame.maxY < Self.size.height - 2 }
    }

    // MARK: - Edits

    enum Kind: CaseIterable {
      case insert, remove, move, grow, addGroup, removeGroup, moveGroup, toggleGroup, filter, select, write, focus
      case wheel, drag, carry, jump, wait
    }
    /// What an edit leaves in its place.
    struct Outcome {
      /// The rows and their order have changed by data alone, so that what is seen stays where it is.
      var keepsPlace = false
      /// Rows that were moved or changed themselves.
      var touched: Set<Int> = []
    }
    func edit() -> Outcome {
      let kind = Kind.allCases[number(0..<Kind.allCases.count)]
      var outcome = Outcome()
      let old = Set(model.shown.map(\.id))
      log.append("\(kind)")
      func change(_ body: () -> Void) {
        outcome.keepsPlace = true
        if chance(40) { withAnimation(.easeInOut(duration: 0.2), body) } else { body() }
      }
      func place() -> (group: Int, row: Int)? {
        let groups = model.groups.indices.filter { !model.groups[$0].rows.isEmpty }
        guard !groups.isEmpty else { return nil }
        let group = groups[number(0..<groups.count)]
        return (group, number(0..<model.groups[group].rows.count))
      }
      switch kind {
      case .insert:
        guard !model.groups.isEmpty else { break }
        change {
          let group = number(0..<model.groups.count)
          for _ in 0...number(0..<3) {
            let row = Row(id: nextID, lines: number(1..<5))
            nextID += 1
            model.groups[group].rows.insert(row, at: number(0..<model.groups[group].rows.count + 1))
          }
        }
      case .remove:
        guard model.groups.reduce(0, { $0 + $1.rows.count }) > 10, let place = place() else { break }
        change { _ = model.groups[place.group].rows.remove(at: place.row) }
      case .move:
        guard let place = place() else { break }
        let target = chance(70) ? place.group : number(0..<model.groups.count)
        outcome.touched = [model.groups[place.group].rows[place.row].id]
        change {
          let row = model.groups[place.group].rows.remove(at: place.row)
          model.groups[target].rows.insert(row, at: number(0..<model.groups[target].rows.count + 1))
        }
        // In another group it is another view.
        if target != place.group {
          gone[outcome.touched.first!] = step
          if model.focused == outcome.touched.first { model.focused = nil }
        }
      case .grow:
        guard let place = place() else { break }
        outcome.touched = [model.groups[place.group].rows[place.row].id]
        change { model.groups[place.group].rows[place.row].lines = number(1..<6) }
      case .addGroup:
        guard model.groups.count < 8 else { break }
        change {
          let rows = (0..<number(1..<8)).map { Row(id: nextID + $0, lines: number(1..<4)) }
          nextID += rows.count
          model.groups.insert(Group(id: 1_000_000 + nextID, rows: rows), at: number(0..<model.groups.count + 1))
          nextID += 1
        }
      case .removeGroup:
        guard model.groups.count > 3 else { break }
        change { _ = model.groups.remove(at: number(0..<model.groups.count)) }
      case .moveGroup:
        guard model.groups.count > 1 else { break }
        change {
          let group = model.groups.remove(at: number(0..<model.groups.count))
          outcome.touched = Set(group.rows.map(\.id))
          model.groups.insert(group, at: number(0..<model.groups.count + 1))
        }
      case .toggleGroup:
        guard !model.groups.isEmpty else { break }
        change { model.groups[number(0..<model.groups.count)].isOpen.toggle() }
      case .filter: change { model.filter = [0, 2, 3, 5][number(0..<4)] }
      case .select:
        if chance(30) {
          model.selection = Set(model.shown.filter { _ in chance(10) }.map(\.id))
        } else if let row = pressable().randomElement(using: &numbers) {
          window.click(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
          model.focused = nil
          expect(model.selection, equals: [row.id], "\(trace)")
        }
      case .write:
        guard let row = pressable().randomElement(using: &numbers) else { break }
        window.click("plus \(row.id)")
        model.focused = nil
        counts[row.id] = Set((counts[row.id] ?? [0]).map { $0 + 1 })
      case .focus:
        guard let row = pressable().randomElement(using: &numbers) else { break }
        model.focused = nil
        window.settle()
        model.focused = row.id
        window.settle()
        expect(window.focused, equals: "focus \(row.id)", "\(trace)")
      case .wheel:
        guard !isFingerDown else { break }
        window.turnWheel(by: number(-6..<7), at: CGPoint(x: 100, y: 200))
      case .drag:
        if isFingerDown {
          window.touchUp(at: finger)
          isFingerDown = false
        } else {
          isFingerDown = true
          finger = CGPoint(x: 250, y: 200)
          window.touchDown(at: finger)
          for _ in 0..<3 {
            finger.y += CGFloat(number(-40..<41))
            window.advance(by: .milliseconds(16))
            window.touchMove(to: finger)
          }
        }
      case .carry:
        // Near the edges the list would scroll while something is held there.
        let rows = pressable().filter { $0.frame.midY > 90 && $0.frame.midY < Self.size.height - 90 }
        guard let row = rows.randomElement(using: &numbers),
          let group = model.groups.firstIndex(where: { $0.rows.contains { $0.id == row.id } }),
          let other = rows.filter({ other in
            other.id != row.id && model.groups[group].rows.contains { $0.id == other.id }
          }).randomElement(using: &numbers)
        else { break }
        let shown = model.groups[group].rows.filter(model.isShown).map(\.id)
        outcome.touched = [row.id]
        window.drag(
          from: CGPoint(x: row.frame.minX + 2, y: row.frame.midY),
          to: CGPoint(x: other.frame.minX + 2, y: other.frame.midY)
        )
        model.focused = nil
        let moved = model.groups[group].rows.filter(model.isShown).map(\.id)
        // Beside the row on which it was let go, and no other has left its place among the rest.
        expect(moved.filter { $0 != row.id }, equals: shown.filter { $0 != row.id }, "\(trace)")
        let distance = (moved.firstIndex(of: row.id) ?? -9) - (moved.firstIndex(of: other.id) ?? 9)
        expect(
          abs(distance), equals: 1, "row \(row.id) was dragged onto \(other.id): \(shown), then \(moved). \(trace)")
        carried += 1
      case .jump:
        guard let row = model.shown.randomElement(using: &numbers) else { break }
        let anchor: UnitPoint? = [UnitPoint.top, .center, .bottom, nil][number(0..<4)]
        if chance(30) {
          withAnimation(.easeInOut(duration: 0.3)) { model.proxy?.scrollTo(row.id, anchor: anchor) }
        } else {
          model.proxy?.scrollTo(row.id, anchor: anchor)
          window.settle()
          if isFingerDown { break }
          // Rows that were about to move, or to make room, are seen elsewhere until they have come to their places.
          if window.isAnimating { window.advance(by: .seconds(1)) }
          expect(seen().contains { $0.id == row.id }, "row \(row.id) is not seen after a jump. \(trace)")
        }
      case .wait: window.advance(by: .milliseconds(number(10..<600)))
      }
      let now = Set(model.shown.map(\.id))
      for id in old.subtracting(now) { gone[id] = step }
      for id in now.subtracting(old) where counts[id] != nil { counts[id]!.insert(0) }
      for id in outcome.touched where gone[id] == step { counts[id]?.insert(0) }
      return outcome
    }
    var trace: String { "step \(step) after \(log.suffix(8).joined(separator: ", "))" }

    // MARK: - Checks

    /// - Parameter before: What was seen before the edit.
    func check(
      _ outcome: Outcome, _ before: [Seen], wasMoving: Bool
    ) {
      let seen = seen(), shown = model.shown, order = shown.map(\.id)
      // Without rows that are still going.
      let live = seen.filter { order.contains($0.id) }
      let isAnimating = window.isAnimating
      if !isAnimating {
        expect(live.count, equals: seen.count, "rows are seen that are not in the data. \(trace)")
        // A run of the rows in their order, without gaps.
        if let first = live.first, let start = order.firstIndex(of: first.id) {
          let expected = Array(order[start..<min(order.count, start + live.count)])
          expect(live.map(\.id), equals: expected, "\(trace)")
        }
        // A list that is scrolled beyond its end shows nothing only while it moves.
        expect(live.isEmpty, equals: order.isEmpty, "\(trace)")
      }
      for row in live {
        expect(row.isSelected, equals: model.selection.contains(row.id), "the selection of row \(row.id). \(trace)")
        guard let count = Int(row.label.split(separator: ":")[1]) else { continue }
        let possible = counts[row.id] ?? [0]
        expect(possible.contains(count), "row \(row.id) has \(count), not one of \(possible). \(trace)")
        counts[row.id] = [count]
      }
      if let focused = model.focused {
        if !order.contains(focused) {
          model.focused = nil
        } else if !outcome.touched.contains(focused), let now = window.focused, now.hasPrefix("focus ") {
          expect(now, equals: "focus \(focused)", "\(trace). \(window.focusTrace.last.map { "\($0)" } ?? "")")
          if now != "focus \(focused)" { model.focused = nil }
        }
      }
      guard outcome.keepsPlace, !wasMoving, !isAnimating, !isFingerDown else { return }
      checkPlace(outcome, before, live)
    }
    /// The first row that was wholly or partly seen at the upper edge and is still there has not moved, unless the list
    /// was at its start or is at its end now.
    private func checkPlace(
      _ outcome: Outcome, _ before: [Seen],
      _ live: [Seen]
    ) {
      guard let top = before.first, !outcome.touched.contains(top.id), top.frame.minY < 0 else { return }
      guard let now = live.first(where: { $0.id == top.id }) else { return }
      let end = live.last.map { $0.id == model.shown.last?.id } ?? true
      let first = model.groups.first.map { "group \($0.id)" }, last = model.groups.last.map { "group \($0.id)" }
      let isAtEnd = window.find { $0.identifier == last && $0.frame.minY < Self.size.height } != nil
      if end || isAtEnd || window.find({ $0.identifier == first && $0.frame.minY >= 0 }) != nil { return }
      expect(
        abs(now.frame.minY - top.frame.minY) < 0.6,
        "row \(top.id) at the upper edge went from \(top.frame.minY) to \(now.frame.minY). \(trace). \(window.focusTrace.last.map { "\($0)" } ?? "")"
      )
    }
  }

  private static var edits: Int {
    ProcessInfo.processInfo.environment["HEARTH_LIST_EDITS"].flatMap { Int($0) } ?? 1000
  }
  private static var firstSeed: UInt64 {
    ProcessInfo.processInfo.environment["HEARTH_LIST_SEED"].flatMap { UInt64($0) } ?? 1
  }

  @Test(arguments: 0..<4) func `a list agrees with its model after each of many random edits`(part: Int) {
    let session = Session(seed: Self.firstSeed + UInt64(part))
    for step in 0..<Self.edits / 4 {
      session.step = step
      let wasMoving = session.window.isAnimating
      let before = session.seen()
      let outcome = session.edit()
      session.window.settle()
      session.check(outcome, before, wasMoving: wasMoving)
      if step % 10 == 9 { session.window.advance(by: .seconds(1)) }
    }
    expect(session.carried > 0 && session.window.reports == [])
  }
}
