import HearthTesting
import SwiftUI

// 10,000 rows of a text, a spacer and a text, each a view with state of its own, in a column that scrolls.
//
//   rows10k.build            from the start of creation to the first picture: views, layout and display list
//   rows10k.change_in_row    the state of one row changes, to the same end
//   rows10k.change_in_root   one element of the array changes, so that the list makes every row's view anew
//   rows10k.memory_per_row   heap, after the first frame, without the array
//
// The figures of GTK 4 end with its layout; ours include recording the display list. Text is measured with
// real fonts by Pango, as GTK does it. Those that end with `round` are of text of round metrics, so that
// they show the engine alone, and have nothing to be compared with; in those with `localized` each text is a
// key that is looked up for a translation.

struct Item: Identifiable {
  let id: Int
  var number: Int
}

struct Row: View {
  let item: Item
  @State private var taps = 0
  static var taps: Binding<Int>?

  var body: some View {
    let _ = keepBinding()
    HStack {
      Text(verbatim: "Row \(item.id)")
      Spacer()
      Text(verbatim: "\(item.number + taps)")
    }
  }
}

extension Row {
  private func keepBinding() { if item.id == Rows.changed { Row.taps = $taps } }
}

struct Rows: View {
  @State var items: [Item]
  static let count = 10_000
  static let changed = count / 2
  static var items: Binding<[Item]>?

  static func numbered(_ count: Int) -> [Item] { (0..<count).map { Item(id: $0, number: 10_000 + $0) } }

  var body: some View {
    let _ = Rows.items = $items
    ScrollView { VStack { ForEach(items) { Row(item: $0) } } }
  }
}

func measureRows(_ text: TestText) {
  let suffix = ending(text)
  func open(_ items: [Item]) -> TestWindow { TestWindow(text: text) { Rows(items: items) } }
  // What is loaded once a process (fonts, metadata of types) belongs to its first frame, not to the rows.
  open(Rows.numbered(10)).close()

  let items = Rows.numbered(Rows.count)
  var window = open([])
  var builds: [Double] = []
  for round in 0..<7 {
    window.close()
    let heap = heapInUse()
    builds.append(cpuTime { window = open(items) })
    if round == 0 { report("rows10k.memory_per_row\(suffix)", (heapInUse() - heap) / Double(Rows.count), "bytes") }
    check(window.displayList.contains("\"Row \(Rows.count - 1)\""), "the last row was not recorded")
  }
  report("rows10k.build\(suffix)", builds.median, "ms")

  var changes: [Double] = []
  for round in 1...101 {
    window.resetCounters()
    changes.append(
      cpuTime {
        Row.taps?.wrappedValue = 10_000 + round
        window.settle()
      })
    check(window.counters.bodies == 1, "a change in one row evaluated \(window.counters.bodies) bodies")
  }
  report("rows10k.change_in_row\(suffix)", changes.median, "ms")

  changes = []
  for round in 1...31 {
    window.resetCounters()
    changes.append(
      cpuTime {
        Rows.items?.wrappedValue[Rows.changed].number = 30_000 + round
        window.settle()
      })
    check(window.counters.bodies == 2, "a change in the array evaluated \(window.counters.bodies) bodies")
  }
  report("rows10k.change_in_root\(suffix)", changes.median, "ms")
  window.close()
}

private struct LocalizedRow: View {
  let item: Item
  var body: some View {
    HStack {
      Text("Row \(item.id)")
      Spacer()
      Text("\(item.number)")
    }
  }
}

func measureLocalizedRows() {
  let items = Rows.numbered(Rows.count)
  func open(_ items: [Item]) -> TestWindow {
    TestWindow { ScrollView { VStack { ForEach(items) { LocalizedRow(item: $0) } } } }
  }
  open(Rows.numbered(10)).close()
  var builds: [Double] = []
  for _ in 0..<5 {
    var window: TestWindow?
    builds.append(cpuTime { window = open(items) })
    window?.close()
  }
  report("rows10k.build.localized\(ending(.round))", builds.median, "ms")
}
