import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private struct Park: Hashable { var name: String }
private let yosemite = Park(name: "Yosemite"), sequoia = Park(name: "Sequoia")

@Observable private final class Parks {
  var path: [Park]
  var flag = false
  var item: String?
  init(_ path: [Park] = []) { self.path = path }
  nonisolated deinit {}
}
private struct ParkPage: View {
  let park: Park
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Text(park.name).accessibilityIdentifier("page")
    Button("dismiss") { dismiss() }.accessibilityIdentifier("dismiss")
  }
}
private struct ParkStack: View {
  @Bindable var parks: Parks
  var body: some View {
    NavigationStack(path: $parks.path) {
      VStack {
        Text("root").accessibilityIdentifier("page")
        NavigationLink("yosemite", value: yosemite).accessibilityIdentifier("link")
        NavigationLink("number", value: 5).accessibilityIdentifier("wrong")
      }
      .navigationDestination(for: Park.self) { ParkPage(park: $0) }
      .navigationDestination(isPresented: $parks.flag) { Text("flag").accessibilityIdentifier("page") }
      .navigationDestination(item: $parks.item) { Text($0).accessibilityIdentifier("page") }
    }
  }
}

/// The collected facts about paths, stacks and split views, in `Tests/Facts`: what is done is
/// here, what is expected comes from there.
@MainActor struct StackFactTests {
  nonisolated private static let file: URL = {
    var tests = URL(filePath: #filePath)
    while tests.lastPathComponent != "Tests" && tests.pathComponents.count > 1 { tests.deleteLastPathComponent() }
    return tests.appending(path: "Facts/navigation.json")
  }()
  private struct Facts: Decodable {
    struct Case: Decodable {
      var id: String
      var json: [String]?
      var columns: [String]?
    }
    var cases: [Case]
  }

  private func back(_ window: TestWindow) { window.press(.leftArrow, modifiers: .option) }
  private func encoded(_ path: NavigationPath) throws -> [String] {
    try JSONDecoder().decode([String].self, from: JSONEncoder().encode(try require(path.codable)))
  }
  private var two: NavigationPath {
    var path = NavigationPath()
    path.append("Hello")
    path.append(123)
    return path
  }

  @QuickTesting.Test func `paths and stacks do what the facts say`() throws {
    let facts = try JSONDecoder().decode(Facts.self, from: Data(contentsOf: Self.file)).cases
    var unknown: [String] = []
    for fact in facts {
      if try !hold(fact) && !holdOfColumns(fact) { unknown.append(fact.id) }
    }
    expect(unknown, equals: [], "facts without a check here")
  }

  /// False for a fact that is not known here.
  private func hold(_ fact: Facts.Case) throws -> Bool {
    let parks = Parks()
    let comment = fact.id
    func window() -> TestWindow { TestWindow { ParkStack(parks: parks) } }
    let a = Park(name: "a"), b = Park(name: "b"), c = Park(name: "c")
    switch fact.id {
    case "json-two": try expect(encoded(two) == fact.json, comment)
    case "json-one-string": try expect(encoded(NavigationPath(["a"])) == fact.json, comment)
    case "json-one-int": try expect(encoded(NavigationPath([7])) == fact.json, comment)
    case "json-double": try expect(encoded(NavigationPath([1.5])) == fact.json, comment)
    case "json-repeated": try expect(encoded(NavigationPath([1, 2, 3])) == fact.json, comment)
    case "codable-empty": expect(NavigationPath().codable != nil, comment)
    case "path-empty":
      expect(NavigationPath().count == 0, comment)
      expect(NavigationPath().isEmpty, comment)
    case "path-removeLast-0":
      var path = NavigationPath([1, 2, 3])
      path.removeLast(0)
      expect(path.count == 3, comment)
    case "stack-link-appends":
      let window = window()
      window.click("link")
      expect(parks.path == [yosemite], comment)
      expect(window.page == "Yosemite", comment)
    case "stack-set-two":
      let window = window()
      window.change { parks.path = [yosemite, sequoia] }
      expect(window.page == "Sequoia", comment)
      back(window)
      expect(window.page == "Yosemite", comment)
      back(window)
      expect(window.page == "root", comment)
    case "stack-remove-middle":
      parks.path = [a, b, c]
      let window = window()
      window.change { parks.path = [a, c] }
      expect(window.page == "c", comment)
      back(window)
      expect(window.page == "a", comment)
    case "stack-same-value-twice":
      parks.path = [a]
      let window = window()
      window.change { parks.path.append(a) }
      expect(window.page == "a", comment)
      back(window)
      expect(parks.path == [a], comment)
      expect(window.page == "a", comment)
    case "stack-missing-destination-link":
      let model = Trail()
      let window = TestWindow { MissingLink(trail: model) }
      window.click("link")
      expect(model.mixed.isEmpty, comment)
      expect(window.page == "root", comment)
      expect(window.reports.count == 1 && window.reports[0].contains("Swift.String"), comment)
    case "stack-isPresented-pop":
      parks.flag = true
      let window = window()
      expect(window.page == "flag", comment)
      window.change { parks.flag = false }
      expect(window.page == "root", comment)
    case "stack-item":
      let window = window()
      window.change { parks.item = "mint" }
      expect(window.page == "mint", comment)
    case "stack-item-nil":
      parks.item = "mint"
      let window = window()
      window.change { parks.item = nil }
      expect(window.page == "root", comment)
    case "stack-item-back":
      parks.item = "mint"
      let window = window()
      back(window)
      expect(parks.item == nil, comment)
      expect(window.page == "root", comment)
    case "stack-dismiss":
      parks.path = [a, b]
      let window = window()
      window.click("dismiss")
      expect(parks.path == [a], comment)
    default: return false
    }
    return true
  }
  /// The facts about split views and lists. False for one that is not known here.
  private func holdOfColumns(_ fact: Facts.Case) throws -> Bool {
    let model = SplitModel()
    let comment = fact.id
    switch fact.id {
    case "split-3-all", "split-3-doubleColumn":
      model.visibility = fact.id == "split-3-all" ? .all : .doubleColumn
      expect(TestWindow(size: wide) { SplitTriple(model: model) }.shown() == fact.columns, comment)
    case "split-2-all":
      model.visibility = .all
      expect(TestWindow(size: wide) { SplitPair(model: model) }.shown() == fact.columns, comment)
    case "split-visibility-codable":
      let data = try JSONEncoder().encode(NavigationSplitViewVisibility.all)
      try expect(JSONDecoder().decode(NavigationSplitViewVisibility.self, from: data) == .all, comment)
    case "split-collapsed-ignores":
      model.visibility = .detailOnly
      expect(TestWindow(size: narrow) { SplitPair(model: model) }.shown() == ["sidebar"], comment)
    case "split-preferred-set":
      let window = TestWindow(size: narrow) { PreferredColumn(model: model) }
      window.change { model.column = .detail }
      expect(window.shown() == ["detail"], comment)
    case "split-selection-code-activates":
      let window = TestWindow(size: wide) { SplitPair(model: model) }
      window.change { model.sidebar = "two" }
      expect(window.find { $0.isSelected }?.label == "two", comment)
    case "split-stack-in-detail-same":
      let trail = Trail([1])
      let window = TestWindow(size: wide) { StackInDetail(trail: trail) }
      window.click("link")
      expect(trail.path == [1, 2], comment)
    case "split-column-width":
      let window = TestWindow(size: wide) {
        NavigationSplitView {
          Color.red.accessibilityElement().accessibilityIdentifier("sidebar").navigationSplitViewColumnWidth(220)
        } detail: {
          Text("detail")
        }
      }
      try expect(window.element("sidebar").frame.width == 220, comment)
    case "list-tag-type":
      let window = TestWindow {
        List(selection: Bindable(model).sidebar) {
          ForEach(0..<3) { Text("row \($0)").tag($0).accessibilityIdentifier("row \($0)") }
        }
      }
      window.click("row 1")
      expect(model.sidebar == nil, comment)
    default: return false
    }
    return true
  }
}

private struct StackInDetail: View {
  @Bindable var trail: Trail
  var body: some View {
    NavigationSplitView {
      Text("sidebar")
    } detail: {
      NavigationStack(path: $trail.path) {
        Text("root").navigationDestination(for: Int.self) {
          NavigationLink("on", value: $0 + 1).accessibilityIdentifier("link")
        }
      }
    }
  }
}

private struct MissingLink: View {
  @Bindable var trail: Trail
  var body: some View {
    NavigationStack(path: $trail.mixed) {
      VStack {
        Text("root").accessibilityIdentifier("page")
        NavigationLink("nowhere", value: "text").accessibilityIdentifier("link")
      }
      .navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}
