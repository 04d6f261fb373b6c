import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private struct Entry: Identifiable {
  let id: Int
  var title: String { "Row \(id)" }
}

private struct NamedEntry: Identifiable { let id: String }

/// A list of rows 20 points high, and the way to scroll it.
private struct SearchedRows<Element: Identifiable>: View {
  let elements: [Element]
  let keep: (ScrollViewProxy) -> Void
  var body: some View {
    ScrollViewReader { proxy in
      let _ = keep(proxy)
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(elements) { Text(verbatim: "Row \($0.id)").frame(height: 20) } }
      }
    }
  }
}

struct IdentitySearchTests {
  private let size = CGSize(width: 200, height: 100)

  private func scroll<ID: Hashable>(_ window: TestWindow, _ proxy: ScrollViewProxy?, to id: ID) -> Int {
    window.resetCounters()
    proxy?.scrollTo(id)
    window.settle()
    return window.counters.identitiesExamined
  }

  @QuickTesting.Test func `numbers in ascending order are looked through once, then halved`() {
    let count = 100_000
    var proxy: ScrollViewProxy?
    let window = TestWindow(size: size) { SearchedRows(elements: (0..<count).map { Entry(id: 3 * $0) }) { proxy = $0 } }
    expect(scroll(window, proxy, to: 3 * (count - 1)), equals: count)
    expect(window.displayList.contains("\"Row \(3 * (count - 1))\""))
    // 2 to the power of 17 is more than 100,000.
    expect(scroll(window, proxy, to: 3) <= 17)
    expect(window.displayList.contains("\"Row 3\""))
    expect(scroll(window, proxy, to: 3 * (count - 1)) <= 17)
    expect(window.counters.nodesCreated < 100)
  }

  @QuickTesting.Test func `the first of several elements with one identity is found`() {
    var proxy: ScrollViewProxy?
    let ids = Array(0..<50) + [7] + Array(50..<100) + [7]
    let window = TestWindow(size: size) { SearchedRows(elements: ids.map { Entry(id: $0) }) { proxy = $0 } }
    _ = scroll(window, proxy, to: 99)
    expect(scroll(window, proxy, to: 7), equals: 8)
    expect(window.displayList.contains("\"Row 8\""))
    expect(!window.displayList.contains("\"Row 49\""))
  }

  @QuickTesting.Test func `other identities are looked through as far as the first that is right`() {
    var proxy: ScrollViewProxy?
    let window = TestWindow(size: size) {
      SearchedRows(elements: (0..<1000).map { NamedEntry(id: "\($0)") }) { proxy = $0 }
    }
    expect(scroll(window, proxy, to: "600"), equals: 601)
    expect(window.displayList.contains("\"Row 600\""))
    expect(scroll(window, proxy, to: "600"), equals: 601)
  }

  @QuickTesting.Test func `in changed data nothing is taken for granted`() {
    struct Changing: View {
      @State var elements = (0..<1000).map { Entry(id: $0) }
      let keep: (ScrollViewProxy) -> Void
      var body: some View {
        VStack {
          SearchedRows(elements: elements, keep: keep)
          Button("Mix") { elements = (0..<1000).map { Entry(id: ($0 * 7 + 1) % 1000) } }.accessibilityIdentifier("mix")
        }
      }
    }
    var proxy: ScrollViewProxy?
    let window = TestWindow(size: size) { Changing { proxy = $0 } }
    expect(scroll(window, proxy, to: 999), equals: 1000)
    expect(scroll(window, proxy, to: 500) <= 10)
    window.click("mix")
    // 7 * 857 + 1 is 6,000.
    expect(scroll(window, proxy, to: 0), equals: 858)
    expect(window.displayList.contains("\"Row 0\""))
  }

  @QuickTesting.Test func `a key path to a stored property leads to the same element`() {
    struct Keyed: View {
      let keep: (ScrollViewProxy) -> Void
      var body: some View {
        ScrollViewReader { proxy in
          let _ = keep(proxy)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach((0..<1000).map { (name: "x", number: $0) }, id: \.number) {
                Text(verbatim: "Row \($0.number)").frame(height: 20)
              }
            }
          }
        }
      }
    }
    var proxy: ScrollViewProxy?
    let window = TestWindow(size: size) { Keyed { proxy = $0 } }
    _ = scroll(window, proxy, to: 700)
    expect(window.displayList.contains("\"Row 700\""))
  }

  @QuickTesting.Test func `an identity in a range is worked out`() {
    var proxy: ScrollViewProxy?
    let window = TestWindow(size: size) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(10..<1_000_000) { Text(verbatim: "Row \($0)").frame(height: 20) } }
        }
      }
    }
    expect(scroll(window, proxy, to: 999_999), equals: 1)
    expect(window.displayList.contains("\"Row 999999\""))
  }

  @Test(arguments: [1_000, 100_000]) func `the end is reached without looking at identities`(count: Int) {
    let window = TestWindow(size: size) { SearchedRows(elements: (0..<count).map { Entry(id: $0) }) { _ in } }
    window.press(.tab)
    window.resetCounters()
    window.press(.end)
    expect(window.displayList.contains("\"Row \(count - 1)\""))
    expect(window.counters.identitiesExamined, equals: 0)
    // Five rows in sight, and as many points of rows beyond each edge as `LazyNode` keeps.
    expect(window.counters.nodesCreated < 60)
  }

  @Test(arguments: [true, false]) func `rows that move far away are found in one pass and keep their state`(
    hasNumbers: Bool
  ) {
    struct Counting<ID: Hashable>: View {
      let id: ID
      @State private var taps = 0
      var body: some View {
        Button("\(String(describing: id)): \(taps)") { taps += 1 }.frame(height: 20)
          .accessibilityIdentifier("row \(id)")
      }
    }
    struct Turned<ID: Hashable>: View {
      let ids: [ID]
      @State private var isTurned = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Turn") { isTurned.toggle() }.accessibilityIdentifier("turn")
          List(isTurned ? ids.reversed() : ids, id: \.self) { Counting(id: $0) }
        }
      }
    }
    let count = 10_000
    func check<ID: Hashable>(_ ids: [ID]) {
      let window = TestWindow(size: CGSize(width: 200, height: 200)) { Turned(ids: ids) }
      window.click("row \(ids[1])")
      expect(window.displayList.contains("\"\(ids[1]): 1\""))
      window.resetCounters()
      window.click("turn")
      expect(window.displayList.contains("\"\(ids[count - 1]): 0\""))
      expect(!window.displayList.contains("\"\(ids[1]): 1\""))
      // One pass for the rows with nodes, and one for those that keep something.
      expect((1...2 * count).contains(window.counters.identitiesExamined))
      window.resetCounters()
      window.click("turn")
      expect(window.displayList.contains("\"\(ids[1]): 1\""))
      expect((1...2 * count).contains(window.counters.identitiesExamined))
    }
    if hasNumbers { check((0..<count).map { $0 * 4_097 }) } else { check((0..<count).map { "name \($0)" }) }
  }
}
