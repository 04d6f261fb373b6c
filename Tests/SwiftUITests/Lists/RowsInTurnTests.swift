import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport
import Testing

/// Lists of data each of whose elements stands for a number of rows that nobody knows beforehand: sections, rows with
/// conditions, erased views. They are made as the list comes to them.
@MainActor struct RowsInTurnTests {}

extension RowsInTurnTests {
  @MainActor final class Calls { var count = 0 }
  enum Kind: CaseIterable {
    case sections, conditions, anyViews, optionals, nested

    /// What is shown of an element, in order.
    func labels(of number: Int) -> [String] {
      switch self {
      case .sections: ["Section \(number)", "Row \(number)"]
      case .conditions: number % 3 == 1 ? [] : ["Row \(number)"]
      case .anyViews: ["Row \(number)"]
      case .optionals: number % 2 == 0 ? ["Row \(number)"] : []
      case .nested: (0..<40).filter { $0 % 2 == 0 }.map { "Row \(number) · \($0)" } + ["End of \(number)"]
      }
    }
  }
  struct Element: View {
    let number: Int
    let kind: Kind
    var body: some View {
      switch kind {
      case .sections:
        Section {
          row
        } header: {
          Text(verbatim: "Section \(number)")
        }
      case .conditions: if number % 3 != 1 { row }
      case .anyViews: AnyView(row)
      case .optionals: number % 2 == 0 ? row : nil
      case .nested:
        Section {
          ForEach(0..<40) { inner in
            if inner % 2 == 0 { Text(verbatim: "Row \(number) · \(inner)") }
          }
        } footer: {
          Text(verbatim: "End of \(number)")
        }
      }
    }
    private var row: Text { Text(verbatim: "Row \(number)") }
  }
  @Observable final class Model {
    var data: [Int]
    var more: [Int] = []
    var selection: Set<Int> = []
    @ObservationIgnored let calls = Calls()
    init(_ count: Int) { data = Array(0..<count) }
    func labels(_ kind: Kind) -> [String] { ["Start"] + (data + more).flatMap(kind.labels) + ["End"] }
  }
  struct Page: View {
    @Bindable var model: Model
    let kind: Kind
    var isList = true
    var body: some View {
      ScrollViewReader { reader in
        if isList {
          List(selection: $model.selection) { content }
        } else {
          ScrollView { LazyVStack { content } }
        }
        Button("Far") { reader.scrollTo(900, anchor: .top) }
      }
    }
    @ViewBuilder private var content: some View {
      Text("Start")
      ForEach(model.data, id: \.self) { number in
        let _ = model.calls.count += 1
        Element(number: number, kind: kind)
      }
      ForEach(model.more, id: \.self) { number in Element(number: number, kind: kind) }
      Text("End")
    }
  }
  private func window(_ model: Model, _ kind: Kind, isList: Bool = true) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 400)) { Page(model: model, kind: kind, isList: isList) }
  }
  private func scroll(_ window: TestWindow, by points: CGFloat) {
    window.scroll(by: CGSize(width: 0, height: -points), at: CGPoint(x: 150, y: 200))
  }
  private func shown(_ window: TestWindow) -> [String] {
    let beginnings = ["Start", "Section", "Row", "End"]
    let elements = window.elements { element in beginnings.contains { element.label.hasPrefix($0) } }
    return elements.sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
  }

  @Test(arguments: Kind.allCases, [true, false]) func `opening makes what is seen`(kind: Kind, isList: Bool) {
    let model = Model(10_000), window = window(model, kind, isList: isList)
    expect(shown(window).first, equals: "Start")
    expect(model.calls.count <= 64, "\(model.calls.count)")
    for _ in 0..<10 {
      scroll(window, by: 300)
      expect(window.counters.partsCounted <= 100, "\(window.counters.partsCounted)")
    }
    expect(model.calls.count <= 400, "\(model.calls.count)")
    expect(!shown(window).contains("End"))
    expect(window.reports == [])
  }
  @Test(arguments: Kind.allCases, [true, false]) func `the end comes after all`(kind: Kind, isList: Bool) {
    let model = Model(300), window = window(model, kind, isList: isList)
    for _ in 0..<20 { scroll(window, by: 1e9) }
    let all = model.labels(kind), last = shown(window)
    expect(last, equals: Array(all.suffix(last.count)))
    expect(model.calls.count, equals: 300)
    for _ in 0..<20 { scroll(window, by: -1e9) }
    let first = shown(window)
    expect(first, equals: Array(all.prefix(first.count)))
    expect(model.calls.count, equals: 300)
    expect(window.reports == [])
  }
  @Test(arguments: [true, false]) func `what is far away is found by its identity`(isList: Bool) throws {
    let model = Model(2_000), window = window(model, .sections, isList: isList)
    window.press(named: "Far")
    window.settle()
    let row = try require(window.elements { $0.label == "Row 900" }.first)
    expect(row.frame.minY >= 0 && row.frame.minY < 80, "\(row.frame)")
  }
  @QuickTesting.Test func `all rows are selected, and the last one is found by a key`() {
    let model = Model(400), window = window(model, .conditions)
    window.click(at: CGPoint(x: 100, y: 60))
    window.press("a", modifiers: .command)
    expect(model.selection, equals: Set(model.data.filter { $0 % 3 != 1 }))
    window.press(.end)
    expect(model.selection, equals: [399])
    window.press(.home)
    expect(model.selection, equals: [0])
  }

  @Test(arguments: Seeds.first(of: 40)) func `rows that come and go are found`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let kind = Kind.allCases[seed % Kind.allCases.count]
    let model = Model(60), window = window(model, kind, isList: seed % 2 == 0)
    var next = 100
    for step in 0..<40 {
      let place = random.next(max(1, model.data.count))
      switch random.next(8) {
      case 0: model.data.append(next)
      case 1: model.data.insert(contentsOf: next..<next + 30, at: place)
      case 2: model.more.insert(contentsOf: next..<next + random.next(40), at: random.next(model.more.count + 1))
      case 3: model.data.removeSubrange(place..<min(place + random.next(30), model.data.count))
      case 4: if !model.more.isEmpty { model.more.removeLast(random.next(model.more.count)) }
      case 5: model.data.swapAt(0, model.data.count - 1)
      case 6: model.data.shuffle(using: &random)
      default: break
      }
      if model.data.count < 30 { model.data += next + 50..<next + 90 }
      next += 100
      window.settle()
      scroll(window, by: CGFloat(random.next(4_000)) * (step % 3 == 0 ? -1 : 1))
      let shown = shown(window), all = model.labels(kind)
      let first = try require(all.firstIndex(of: try require(shown.first)))
      expect(shown, equals: Array(all[first...].prefix(shown.count)), "step \(step)")
      expect(window.reports == [], "step \(step)")
    }
    for _ in 0..<20 { scroll(window, by: 1e9) }
    expect(shown(window).last, equals: "End")
  }
}
