import HearthTesting
import SwiftUI

// A table of 1,000,000 rows of eight columns of texts, of which nodes are made for those in sight.
//
//   table1m.open           from making the view to the first picture
//   table1m.scroll_page    on by the height of the view, with a touch pad
//   table1m.resize         the first column 4 points wider, as the pointer drags it
//   table1m.sort           the rows by a number that each has, from the click on the title to the next picture
//   table1m.sort.alone     the same array in the same order with `sort(by:)` and no table

private let rowCount = 1_000_000
private let size = CGSize(width: 800, height: 600)

private struct Record: Identifiable {
  let id: Int
  let key: Int
}
private struct LongTable: View {
  let rows: [Record]
  @State private var sorted: [Record]?
  @State private var order: [KeyPathComparator<Record>] = []
  var body: some View {
    Table(sorted ?? rows, sortOrder: $order) {
      TableColumn("Column 0", value: \.key) { Text(verbatim: "\($0.id) 0") }
      TableColumnForEach(Array(1..<8), id: \.self) { column in
        TableColumn(Text(verbatim: "Column \(column)"), value: \Record.key) { (row: Record) in
          Text(verbatim: "\(row.key) \(column)")
        }
      }
    }
    .onChange(of: order) {
      let isForward = order.first?.order == .forward
      sorted = rows.sorted { isForward ? $0.key < $1.key : $0.key > $1.key }
    }
  }
}

func measureLongTable(_ text: TestText) {
  let suffix = ending(text)
  func rows(_ count: Int) -> [Record] { (0..<count).map { Record(id: $0, key: $0 * 2_654_435_761 % 1_000_003) } }
  func open(_ rows: [Record]) -> TestWindow { TestWindow(text: text, size: size) { LongTable(rows: rows) } }
  open(rows(10)).close()
  let all = rows(rowCount)
  var window = open([])
  var opens: [Double] = []
  for _ in 0..<5 {
    window.close()
    opens.append(cpuTime { window = open(all) })
    check(window.displayList.contains("\"0 0\""), "the first row was not recorded")
  }
  report("table1m.open\(suffix)", opens.median, "ms")

  var pages: [Double] = []
  for _ in 0..<51 {
    let before = window.displayList
    pages.append(
      cpuTime {
        window.scroll(by: CGSize(width: 0, height: -size.height), at: CGPoint(x: size.width / 2, y: size.height / 2))
      })
    check(window.displayList != before, "a page on, the same rows were recorded")
  }
  report("table1m.scroll_page\(suffix)", pages.median, "ms")

  guard let second = window.find({ $0.label == "Column 1" })?.frame else { return check(false, "there is no title") }
  let line = CGPoint(x: second.minX - 6, y: second.midY)
  window.pointerDown(at: line)
  var resizes: [Double] = []
  for step in 1...51 {
    let before = window.displayList
    resizes.append(cpuTime { window.hover(at: CGPoint(x: line.x + CGFloat(step), y: line.y)) })
    check(window.displayList != before, "the column is as wide as before")
  }
  window.pointerUp(at: CGPoint(x: line.x + 51, y: line.y))
  report("table1m.resize\(suffix)", resizes.median, "ms")

  var alone: [Double] = []
  for isForward in [true, false, true] {
    alone.append(cpuTime { _ = all.sorted { isForward ? $0.key < $1.key : $0.key > $1.key } })
  }
  report("table1m.sort.alone\(suffix)", alone.median, "ms")
  var sorts: [Double] = []
  for _ in 0..<3 {
    let before = window.displayList
    sorts.append(cpuTime { window.click(at: CGPoint(x: 40, y: line.y)) })
    check(window.displayList != before, "sorted, the same rows were recorded")
  }
  report("table1m.sort\(suffix)", sorts.median, "ms")
  window.close()
}
