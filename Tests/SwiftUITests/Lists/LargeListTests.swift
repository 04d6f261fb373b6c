import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// A list of a million rows whose heights nobody knows before they are seen.
@MainActor struct LargeListTests {
  @Observable final class Model {
    var proxy: ScrollViewProxy?
    var position = ScrollPosition(idType: Int.self)
    nonisolated deinit {}
  }
  static func height(_ row: Int) -> CGFloat { CGFloat(20 + (row &* 2_654_435_761) % 71) }
  struct Page: View {
    let model: Model
    var body: some View {
      ScrollViewReader { proxy in
        let _ = model.proxy = proxy
        List(0..<1_000_000, id: \.self) { row in
          Text(verbatim: "Row \(row)").frame(height: LargeListTests.height(row)).accessibilityIdentifier("\(row)")
        }
        .listStyle(.plain)
        .environment(\.defaultMinListRowHeight, 1)
        .scrollIndicators(.visible)
      }
    }
  }
  private func window(_ model: Model) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 400)) { Page(model: model) }
  }
  /// The vertical scroll bar's thumb: its upper edge.
  private func thumb(_ window: TestWindow) throws -> CGFloat {
    let line = try require(
      window.displayList.split(separator: "\n").last { $0.contains("radius") && $0.contains("#808080") })
    let place = try require(line.split(separator: " ").first { $0.contains(",") })
    return CGFloat(try require(Double(place.split(separator: ",")[1])))
  }

  @QuickTesting.Test func `a jump to any identity lands on it exactly`() throws {
    let model = Model(), window = window(model)
    var row = 7
    for step in 0..<60 {
      row = (row &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407).magnitude.hashedPart % 999_000
      let anchor: UnitPoint = [.top, .center, .bottom][step % 3]
      model.proxy?.scrollTo(row, anchor: anchor)
      window.settle()
      let frame = try window.element("\(row)").frame
      // The content is in the middle of a row with insets of 6 points.
      let height = Self.height(row) + 12
      let expected: CGFloat = anchor == .top ? height / 2 : anchor == .center ? 200 : 400 - height / 2
      if row > 30 { expect(abs(frame.midY - expected) < 0.51, "row \(row) at \(anchor)") }
    }
    model.proxy?.scrollTo(999_999, anchor: .bottom)
    window.settle()
    try expect(window.element("999999").frame.maxY <= 400)
    model.proxy?.scrollTo(0, anchor: .top)
    window.settle()
    try expect(window.element("0").frame.minY, equals: 6)
  }
  @QuickTesting.Test func `a jump makes the rows in view and no others`() throws {
    let model = Model(), window = window(model)
    window.resetCounters()
    model.proxy?.scrollTo(777_777, anchor: .top)
    window.settle()
    expect(window.counters.nodesCreated < 400)
    expect(window.liveNodes < 600)
  }
  @Test(arguments: [0, 500_000, 999_000]) func `the scroll bar never jumps back while one scrolls on`(start: Int) throws
  {
    let model = Model(), window = window(model)
    model.proxy?.scrollTo(start, anchor: .top)
    window.settle()
    let middle = CGPoint(x: 150, y: 200)
    var last = try thumb(window)
    for _ in 0..<150 {
      window.turnWheel(by: 3, at: middle)
      let now = try thumb(window)
      expect(now >= last - 0.011)
      last = now
    }
    for _ in 0..<100 {
      window.turnWheel(by: -3, at: middle)
      let now = try thumb(window)
      expect(now <= last + 0.011)
      last = now
    }
  }
  @QuickTesting.Test func `what is seen goes on evenly while rows of unknown heights come into view`() throws {
    let model = Model(), window = window(model)
    model.proxy?.scrollTo(400_000, anchor: .top)
    window.settle()
    for direction in [1, -1] {
      for _ in 0..<80 {
        let seen = window.elements { Int($0.identifier) != nil && $0.frame.midY > 60 && $0.frame.midY < 340 }
        let before = try require(seen.first)
        window.turnWheel(by: direction, at: CGPoint(x: 150, y: 200))
        let after = try window.element(before.identifier).frame.midY
        expect(abs(after - before.frame.midY + 50 * CGFloat(direction)) < 0.51)
      }
    }
  }

  // MARK: - Identities

  @QuickTesting.Test
  func `identities that occur twice are reported once, with the name of the view, and the list goes on`() throws {
    struct Names: View {
      @State var names = ["a", "b", "a", "c"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        }
        Button("More") { names += ["c", "c"] }.accessibilityIdentifier("more")
      }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 400)) { VStack { Names() } }
    window.click("more")
    let reports = window.reports.filter { $0.hasPrefix("Identity") }
    expect(reports.count, equals: 1)
    expect(reports.first?.contains("Names") == true && reports.first?.contains("List") == true)
    expect(window.find { $0.label == "b" } != nil)
  }
  @QuickTesting.Test func `identities that change each time they are read are reported once, and rows are shown`()
    throws
  {
    struct Loose: Identifiable {
      var id: UUID { UUID() }
      let name: String
    }
    struct Names: View {
      @State var items = [Loose(name: "a"), Loose(name: "b")]
      @State var one: UUID?
      var body: some View {
        List(items, selection: $one) { Text($0.name).accessibilityIdentifier($0.name) }
        Button("More") { items.append(Loose(name: "c")) }.accessibilityIdentifier("more")
      }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 400)) { VStack { Names() } }
    window.click("more")
    window.click("a")
    window.press(.downArrow)
    let reports = window.reports.filter { $0.hasPrefix("Identity") }
    expect(reports.count == 1 && reports[0].contains("Names"))
    try expect(window.element("c").label, equals: "c")
  }
}

extension UInt {
  fileprivate var hashedPart: Int { Int(self >> 20) & 0xFFFF_FFFF }
}
