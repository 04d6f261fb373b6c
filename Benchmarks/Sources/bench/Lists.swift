import Foundation
import HearthTesting
import SwiftUI

// A list of 1,000,000 identifiable rows of a text, a spacer and a text, of which nodes are made for
// those in sight. As in Rows.swift, the figures include recording the display list, and those that end
// with `round` are of text of round metrics.
//
//   list1m.open            from making the view to the first picture
//   list1m.find_first      the first time that a row is asked for by its identity, for which all are looked at
//   list1m.jump_end        from the first row to the last, which is named by its identity
//   list1m.scroll_page     on by the height of the view, with a touch pad
//   list1m.scroll_page.allocations
//                          how often memory is asked for, for each row that comes into view on that way
//   list1m.memory_per_row  heap of the open list, without the app's own array
//
// Those with `lazy` in their name are of a `LazyVStack` in a `ScrollView`.
//
//   sections10k.open        a list of 10,000 sections with a header and five rows each, to the first picture
//   sections10k.scroll_page on by the height of the view, where no section was seen yet
//   sections10k.jump_end    the first time to the last row, for which all sections are asked how many rows they have
//   sections10k.flat_open, .flat_page
//                           the same of a list of as many rows without sections

private let rowCount = 1_000_000
private let size = CGSize(width: 800, height: 600)
/// The bound of what a row that comes into view may ask for.
private let mostAllocations = 60.0

private struct NumberedRow: View {
  let item: Item
  var body: some View {
    HStack {
      Text(verbatim: "Row \(item.id)")
      Spacer()
      Text(verbatim: "\(item.id)")
    }
  }
}

private struct LongList: View {
  let items: [Item]
  let isLazyStack: Bool
  static var scroll: ScrollViewProxy?

  var body: some View {
    ScrollViewReader { proxy in
      let _ = LongList.scroll = proxy
      if isLazyStack {
        ScrollView { LazyVStack { ForEach(items) { NumberedRow(item: $0) } } }
      } else {
        List(items) { NumberedRow(item: $0) }
      }
    }
  }
}

/// Opens a list again and again, and reports the median.
/// - Returns: The window that was opened last.
private func measureOpening(_ name: String, rounds: Int, _ open: () -> TestWindow) -> TestWindow {
  var window = open()
  let times = (0..<rounds).map { _ in
    window.close()
    return cpuTime { window = open() }
  }
  check(window.displayList.contains("\"Row 0\""), "the first row was not recorded")
  report(name, times.median, "ms")
  return window
}
/// On by the height of the view, with a touch pad.
private func scrollPage(_ window: TestWindow) {
  window.scroll(by: CGSize(width: 0, height: -size.height), at: CGPoint(x: size.width / 2, y: size.height / 2))
}

func measureList(_ text: TestText, isLazyStack: Bool = false) {
  let suffix = ending(text)
  let name = isLazyStack ? "list1m.lazy" : "list1m"
  func open(_ items: [Item]) -> TestWindow {
    TestWindow(text: text, size: size) { LongList(items: items, isLazyStack: isLazyStack) }
  }
  open(Rows.numbered(10)).close()
  let items = Rows.numbered(rowCount)
  let heap = heapInUse(), first = open(items)
  report("\(name).memory_per_row\(suffix)", (heapInUse() - heap) / Double(rowCount), "bytes")
  first.close()
  let window = measureOpening("\(name).open\(suffix)", rounds: 5) { open(items) }

  func jump(to row: Int) -> Double {
    cpuTime {
      LongList.scroll?.scrollTo(row)
      window.settle()
    }
  }
  report("\(name).find_first\(suffix)", jump(to: 0), "ms")
  var jumps: [Double] = []
  for _ in 0..<11 {
    _ = jump(to: 0)
    jumps.append(jump(to: rowCount - 1))
    check(window.displayList.contains("\"Row \(rowCount - 1)\""), "the last row was not recorded")
  }
  report("\(name).jump_end\(suffix)", jumps.median, "ms")

  _ = jump(to: rowCount / 2)
  /// The number of the first row that is recorded. Rows of a list are elements with their texts below them, those of a lazy stack are
  /// texts beside each other: what both have is the text that is drawn.
  func firstRow() -> Double {
    let texts = window.displayList.components(separatedBy: "\"Row ").dropFirst()
    return texts.compactMap { Double($0.prefix { $0.isNumber }) }.min() ?? .nan
  }
  var pages: [Double] = [], requests: [Double] = []
  for _ in 0..<51 {
    let before = window.displayList, row = firstRow()
    var count = 0.0
    pages.append(
      cpuTime {
        count = allocations { scrollPage(window) }
      })
    check(window.displayList != before, "a page on, the same rows were recorded")
    requests.append(count / (firstRow() - row))
  }
  report("\(name).scroll_page\(suffix)", pages.median, "ms")
  check(requests.median < mostAllocations, "memory is asked for \(requests.median) times for a row")
  report("\(name).scroll_page.allocations\(suffix)", requests.median, "a row")
  window.close()
}

private struct ManySections: View {
  let isFlat: Bool
  static var scroll: ScrollViewProxy?
  var body: some View {
    ScrollViewReader { proxy in
      let _ = ManySections.scroll = proxy
      if isFlat {
        List { ForEach(0..<sectionCount * rowsEach, id: \.self) { Text(verbatim: "Row \($0)") } }
      } else {
        List {
          ForEach(0..<sectionCount, id: \.self) { section in
            Section {
              ForEach(section * rowsEach..<(section + 1) * rowsEach, id: \.self) { Text(verbatim: "Row \($0)") }
            } header: {
              Text(verbatim: "Section \(section)")
            }
          }
        }
      }
    }
  }
}
private let sectionCount = 10_000, rowsEach = 5

func measureSections(_ text: TestText) {
  let suffix = ending(text)
  func open(isFlat: Bool) -> TestWindow { TestWindow(text: text, size: size) { ManySections(isFlat: isFlat) } }
  open(isFlat: true).close()
  open(isFlat: false).close()
  for isFlat in [true, false] {
    let kind = isFlat ? "flat_" : ""
    let window = measureOpening("sections10k.\(kind)open\(suffix)", rounds: 11) { open(isFlat: isFlat) }
    let pages = (0..<51).map { _ in cpuTime { scrollPage(window) } }
    check(!window.displayList.contains("\"Row 0\""), "the list was not scrolled")
    report("sections10k.\(kind)\(isFlat ? "page" : "scroll_page")\(suffix)", pages.median, "ms")
    if !isFlat {
      let last = sectionCount * rowsEach - 1
      let jump = cpuTime {
        ManySections.scroll?.scrollTo(last)
        window.settle()
      }
      check(window.displayList.contains("\"Row \(last)\""), "the last row was not recorded")
      report("sections10k.jump_end\(suffix)", jump, "ms")
    }
    window.close()
  }
}
