import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport
import Testing

/// Operations at random on path, selection, columns and width, against a model that knows only the
/// rules of `Documentation/Navigation.md`.
@MainActor struct NavigationRandomTests {
  @Observable final class Model {
    var box: String?
    var path: [Int] = []
    var visibility = NavigationSplitViewVisibility.automatic
    init() {}
    nonisolated deinit {}
  }
  static let boxes = ["b0", "b1", "b2", "b3"]

  struct Page: View {
    let name: String
    let next: Int
    var body: some View {
      VStack {
        Text(name).accessibilityIdentifier("page")
        NavigationLink("next", value: next).accessibilityIdentifier("next")
      }
    }
  }
  struct Columns: View {
    @Bindable var model: Model
    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility) {
        List(NavigationRandomTests.boxes, id: \.self, selection: $model.box) { name in
          NavigationLink(value: name) { Text(name) }.accessibilityIdentifier(name)
        }
        .accessibilityIdentifier("sidebar")
      } detail: {
        NavigationStack(path: $model.path) {
          Page(name: "root of \(model.box ?? "none")", next: 0)
            .navigationDestination(for: Int.self) { Page(name: "number \($0)", next: $0 + 1) }
        }
      }
    }
  }
  /// What the rules say.
  struct Expectation {
    var width: CGFloat = 1200
    var visibility = NavigationSplitViewVisibility.automatic
    var box: String?
    var path: [Int] = []
    var isDetailOnTop = false
    var isCollapsed: Bool { width < 500 }
    var isSidebarShown: Bool { isCollapsed ? !isDetailOnTop : visibility != .detailOnly }
    var page: String {
      if isCollapsed && !isDetailOnTop { return "nothing" }
      return path.last.map { "number \($0)" } ?? "root of \(box ?? "none")"
    }
    mutating func resize(to new: CGFloat) {
      let was = isCollapsed
      width = new
      if isCollapsed && !was { isDetailOnTop = box != nil }
    }
    mutating func setByCode(_ new: String?) {
      if new != box && isCollapsed { isDetailOnTop = new != nil }
      box = new
    }
  }

  /// 20,000 events with all seeds.
  @Test(arguments: Seeds.first(of: 20)) func `what is shown always equals what path, selection, columns and width say`(
    seed: Int
  ) {
    let model = Model()
    let window = TestWindow(size: CGSize(width: 1200, height: 400)) { Columns(model: model) }
    var expected = Expectation()
    var random = SeededGenerator(seed: seed + 1)
    let nodes = window.liveNodes
    for step in 0..<1_000 {
      var note = ""
      switch random.next(12) {
      case 0, 1:
        let width = CGFloat([380, 499, 500, 640, 1200][random.next(5)])
        note = "width \(width)"
        window.resize(to: CGSize(width: width, height: 400))
        expected.resize(to: width)
      case 2:
        let value = [NavigationSplitViewVisibility.automatic, .all, .doubleColumn, .detailOnly][random.next(4)]
        note = "visibility \(value)"
        model.visibility = value
        expected.visibility = value
        window.settle()
      case 3:
        let value = random.next(3) == 0 ? nil : Self.boxes[random.next(4)]
        note = "box = \(value ?? "nil")"
        model.box = value
        expected.setByCode(value)
        window.settle()
      case 4, 5:
        let path = (0..<random.next(5)).map { _ in random.next(6) }
        note = "path = \(path)"
        model.path = path
        expected.path = path
        window.settle()
      case 6:
        note = "path to the root"
        model.path = []
        expected.path = []
        window.settle()
      case 7:
        let name = Self.boxes[random.next(4)]
        guard expected.isSidebarShown else { break }
        note = "press \(name)"
        window.click(name)
        expected.box = name
        if expected.isCollapsed { expected.isDetailOnTop = true }
      case 8, 9:
        guard expected.page != "nothing" else { break }
        note = "link"
        window.click("next")
        expected.path.append(expected.path.last.map { $0 + 1 } ?? 0)
      case 10:
        note = "Alt-Left"
        window.press(.leftArrow, modifiers: .option)
        if expected.isCollapsed && !expected.isDetailOnTop { break }
        if !expected.path.isEmpty {
          expected.path.removeLast()
        } else if expected.isCollapsed {
          expected.isDetailOnTop = false
        }
      default:
        note = "several at once"
        let value = Self.boxes[random.next(4)], path = [random.next(6)]
        (model.box, model.path) = (value, path)
        expected.setByCode(value)
        expected.path = path
        window.settle()
      }
      let page = window.page, hasSidebar = window.find { $0.identifier == "b0" } != nil
      if page != expected.page || hasSidebar != expected.isSidebarShown || model.path != expected.path
        || model.box != expected.box
      {
        Issue.record(
          "seed \(seed), step \(step), \(note): \(page), sidebar \(hasSidebar), \(model.path), \(model.box ?? "nil") instead of \(expected.page) with \(expected)"
        )
        return
      }
    }
    // Pages of a long path are kept while it is long, and go with it.
    (model.box, model.path, model.visibility) = (nil, [], .automatic)
    window.resize(to: CGSize(width: 1200, height: 400))
    expect(window.liveNodes <= nodes)
    expect(window.reports, equals: [])
  }
}
