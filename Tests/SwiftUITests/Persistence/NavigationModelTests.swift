import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private struct Dish: Hashable, Identifiable {
  let id: Int
  let name: String
}
private enum Course: String, Codable, CaseIterable { case soup, dessert }
@MainActor private final class DishStore {
  static let shared = DishStore()
  var dishes: [Int: Dish] = [:]
  func reset() {
    dishes = [1: Dish(id: 1, name: "Apple Pie"), 2: Dish(id: 2, name: "Pie Crust"), 3: Dish(id: 3, name: "Borscht")]
  }
}

/// What is shown, saved as the identifiers of what it shows.
@MainActor private final class Where: ObservableObject, @preconcurrency Codable {
  @Published var selectedCourse: Course?
  @Published var dishPath: [Dish] = []

  enum CodingKeys: String, CodingKey { case selectedCourse, dishPathIds }
  init() {}
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    selectedCourse = try container.decodeIfPresent(Course.self, forKey: .selectedCourse)
    let ids = try container.decode([Int].self, forKey: .dishPathIds)
    dishPath = ids.compactMap { DishStore.shared.dishes[$0] }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(selectedCourse, forKey: .selectedCourse)
    try container.encode(dishPath.map(\.id), forKey: .dishPathIds)
  }
  var jsonData: Data? {
    get { try? JSONEncoder().encode(self) }
    set {
      guard let newValue, let saved = try? JSONDecoder().decode(Where.self, from: newValue) else { return }
      selectedCourse = saved.selectedCourse
      dishPath = saved.dishPath
    }
  }
}

private struct Kitchen: View {
  @StateObject private var place = Where()
  @SceneStorage("navigation") private var data: Data?
  var body: some View {
    VStack {
      Text("\(place.selectedCourse?.rawValue ?? "-"): \(place.dishPath.map(\.name))" as String).accessibilityIdentifier(
        "shown")
      Button("Dessert") { place.selectedCourse = .dessert }.accessibilityIdentifier("dessert")
      Button("Pie") { place.dishPath = [1, 2].compactMap { DishStore.shared.dishes[$0] } }.accessibilityIdentifier(
        "pie")
    }
    .task {
      if let data { place.jsonData = data }
      for await _ in place.objectWillChange.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).values {
        data = place.jsonData
      }
    }
  }
}

@Suite(.serialized) struct NavigationModelTests {}

extension NavigationModelTests {
  @QuickTesting.Test func `a model that is saved with each change is there after a relaunch`() async throws {
    DishStore.shared.reset()
    var window = TestWindow { Kitchen() }
    await window.settleTasks()
    try expect(window.element("shown").label, equals: "-: []")
    window.click("dessert")
    await window.settleTasks()
    window.click("pie")
    await window.settleTasks()
    window = window.quit().relaunch()
    await window.settleTasks()
    try expect(window.element("shown").label, equals: "dessert: [\"Apple Pie\", \"Pie Crust\"]")
  }
  @QuickTesting.Test func `what was deleted in between is dropped, the rest restores`() async throws {
    DishStore.shared.reset()
    var window = TestWindow { Kitchen() }
    await window.settleTasks()
    window.click("dessert")
    window.click("pie")
    await window.settleTasks()
    let relaunch = window.quit()
    DishStore.shared.dishes[1] = nil
    window = relaunch.relaunch()
    await window.settleTasks()
    try expect(window.element("shown").label, equals: "dessert: [\"Pie Crust\"]")
  }
}
