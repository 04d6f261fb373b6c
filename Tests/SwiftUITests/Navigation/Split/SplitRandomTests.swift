import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport
import Testing

/// Operations at random against a model of the rules.
@MainActor struct SplitRandomTests {
  @Observable final class Model {
    var sidebar: String?
    var content: String?
    var visibility = NavigationSplitViewVisibility.automatic
    var draft = ""
    init() {}
    nonisolated deinit {}
  }
  static let rows = (0..<60).map { "s\($0)" }
  static let messages = (0..<60).map { "c\($0)" }

  struct Columns: View {
    @Bindable var model: Model
    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility) {
        VStack {
          Counter(name: "count sidebar")
          List(SplitRandomTests.rows, id: \.self, selection: $model.sidebar) { Text($0).accessibilityIdentifier($0) }
        }
        .accessibilityElement(children: .contain).accessibilityIdentifier("sidebar")
      } content: {
        VStack {
          Counter(name: "count content")
          BackProbe()
          List(SplitRandomTests.messages, id: \.self, selection: $model.content) {
            Text($0).accessibilityIdentifier($0)
          }
        }
        .accessibilityElement(children: .contain).accessibilityIdentifier("content")
      } detail: {
        VStack {
          Counter(name: "count detail")
          BackProbe()
          TextField("Draft", text: $model.draft).accessibilityIdentifier("draft")
        }
        .accessibilityElement(children: .contain).accessibilityIdentifier("detail")
      }
    }
  }

  /// What the rules say, written a second time.
  struct Expectation {
    var width: CGFloat = 1200
    var visibility = NavigationSplitViewVisibility.automatic
    var sidebar: String?
    var content: String?
    var top = 0
    var isCollapsed: Bool { width < 200 + 320 }
    var shown: [String] {
      if isCollapsed { return [["sidebar", "content", "detail"][top]] }
      switch visibility {
      case .detailOnly: return ["detail"]
      case .doubleColumn: return ["content", "detail"]
      case .all: return ["sidebar", "content", "detail"]
      default: return width >= 180 + 200 + 320 ? ["sidebar", "content", "detail"] : ["content", "detail"]
      }
    }
    mutating func resize(to new: CGFloat) {
      let was = isCollapsed
      width = new
      if isCollapsed && !was { top = sidebar == nil ? 0 : content == nil ? 1 : 2 }
    }
    mutating func selectByCode(_ column: Int, _ value: String?) {
      let old = column == 0 ? sidebar : content
      if column == 0 { sidebar = value } else { content = value }
      if old == value || !isCollapsed { return }
      if value != nil { top = column + 1 } else if column < top { top = column }
    }
  }

  /// 5,000 operations with all seeds.
  @Test(arguments: Seeds.first(of: 20))
  func `what is shown is what the rules say, and nothing is lost, whatever is done`(seed: Int) throws {
    let model = Model()
    let window = TestWindow(size: CGSize(width: 1200, height: 500)) { Columns(model: model) }
    var expected = Expectation()
    var counts = ["count sidebar": 0, "count content": 0, "count detail": 0]
    var random = SeededGenerator(seed: seed + 11)
    var text = ""
    let nodes = window.liveNodes
    func isShown(_ name: String) -> Bool { window.find { $0.identifier == name } != nil }

    for step in 0..<250 {
      var note = ""
      switch random.next(14) {
      case 0, 1, 2:
        let width = CGFloat([400, 519, 520, 560, 699, 700, 900, 1200][random.next(8)])
        note = "width \(width)"
        window.resize(to: CGSize(width: width, height: 500))
        expected.resize(to: width)
      case 3, 4:
        let value = [NavigationSplitViewVisibility.automatic, .all, .doubleColumn, .detailOnly][random.next(4)]
        model.visibility = value
        window.settle()
        expected.visibility = value
        note = "visibility \(value)"
      case 5:
        let value = random.next(3) == 0 ? nil : Self.rows[random.next(8)]
        model.sidebar = value
        window.settle()
        expected.selectByCode(0, value)
        note = "sidebar = \(value ?? "nil")"
      case 6:
        let value = random.next(3) == 0 ? nil : Self.messages[random.next(8)]
        model.content = value
        window.settle()
        expected.selectByCode(1, value)
        note = "content = \(value ?? "nil")"
      case 7, 8:
        let name = ["count sidebar", "count content", "count detail"][random.next(3)]
        // What lies above the others may cover it.
        guard isShown(name), expected.visibility != .all || expected.width >= 700 || expected.isCollapsed else { break }
        note = "click \(name)"
        window.click(name)
        counts[name]! += 1
      case 9:
        guard isShown("draft"), expected.visibility != .all || expected.width >= 700 || expected.isCollapsed else {
          break
        }
        window.click("draft")
        window.press(.end)
        window.type("x")
        text += "x"
        note = "type"
        if text.count > 20 {
          model.draft = ""
          text = ""
          window.settle()
        }
      case 10:
        guard isShown("probe"), expected.isCollapsed else { break }
        window.click("probe")
        expected.top -= 1
        note = "back"
      case 11:
        let row = Self.rows[random.next(4)]
        guard isShown(row), let frame = try? window.element(row).frame, frame.minY > 0 else { break }
        window.click(at: CGPoint(x: frame.midX, y: frame.midY))
        expected.sidebar = row
        if expected.isCollapsed { expected.top = 1 }
        note = "press \(row)"
      case 12:
        for _ in 0..<(1 + random.next(4)) { window.press(.tab) }
        note = "tab"
      default:
        window.press("\u{F709}")
        note = "F6"
      }
      let names = window.shown()
      if names != expected.shown {
        Issue.record(
          "seed \(seed), step \(step), \(note): \(names) instead of \(expected.shown) at \(expected), selected \(model.sidebar ?? "nil") \(model.content ?? "nil")"
        )
        return
      }
      expect((model.sidebar, model.content) == (expected.sidebar, expected.content))
      for (name, count) in counts where isShown(name) {
        let label = try window.element(name).label
        if label != "\(name) \(count)" {
          fail("seed \(seed), step \(step), \(note): \(label) instead of \(count)")
          return
        }
      }
      if isShown("draft"), model.draft != text {
        fail("seed \(seed), step \(step), \(note): the draft is \(model.draft) instead of \(text)")
        return
      }
      if window.focused != nil, window.focusedElement == nil {
        Issue.record(
          "seed \(seed), step \(step), \(note): focus is where nobody sees it, on \(window.focused ?? "nothing")")
        return
      }
    }
    expect(window.liveNodes < nodes * 3)
    expect(window.reports, equals: [])
  }

  @QuickTesting.Test func `the scroll position of a column outlives the time in which it is not shown`() throws {
    let model = Model()
    let window = TestWindow(size: CGSize(width: 1200, height: 500)) { Columns(model: model) }
    window.scroll(by: CGSize(width: 0, height: -320), at: CGPoint(x: 100, y: 300))
    let y = try window.element("s15").frame.minY
    model.visibility = .detailOnly
    window.settle()
    model.visibility = .all
    window.settle()
    try expect(window.element("s15").frame.minY, equals: y)
    window.resize(to: CGSize(width: 400, height: 500))
    window.resize(to: CGSize(width: 1200, height: 500))
    try expect(window.element("s15").frame.minY, equals: y)
  }
}
