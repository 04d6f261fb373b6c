import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

// A cookbook in a stack, after the description of the first recipe in "The SwiftUI cookbook for navigation".

private enum Category: String, CaseIterable, Identifiable {
  case dessert = "Dessert", salad = "Salad"
  var id: Self { self }
}
private struct Recipe: Identifiable, Hashable {
  let id: Int
  var name: String
  var category: Category
  var related: [Int] = []
}
private let recipes = [
  Recipe(id: 1, name: "Apple Pie", category: .dessert, related: [2]),
  Recipe(id: 2, name: "Pie Crust", category: .dessert, related: [1]),
  Recipe(id: 3, name: "Fattoush", category: .salad),
]

@Observable private final class Remote {
  var showRecipeOfTheDay: () -> Void = {}
  var popToRoot: () -> Void = {}
  var path: [Recipe] = []
  nonisolated deinit {}
}

private struct CookbookView: View {
  let remote: Remote
  @State private var path: [Recipe] = []
  var body: some View {
    NavigationStack(path: $path) {
      List(Category.allCases) { category in
        Section(category.rawValue) {
          ForEach(recipes.filter { $0.category == category }) { recipe in
            NavigationLink(recipe.name, value: recipe).accessibilityIdentifier(recipe.name)
          }
        }
      }
      .navigationTitle("Categories")
      .navigationDestination(for: Recipe.self) { recipe in RecipeDetail(recipe: recipe) { path.removeAll() } }
    }
    .onAppear {
      remote.showRecipeOfTheDay = showRecipeOfTheDay
      remote.popToRoot = popToRoot
    }
    .onChange(of: path) { remote.path = path }
  }
  func showRecipeOfTheDay() { path = [recipes[2]] }
  func popToRoot() { path.removeAll() }
}
private struct RecipeDetail: View {
  let recipe: Recipe
  let home: @MainActor () -> Void
  @State private var servings = 1
  var body: some View {
    ScrollView {
      VStack {
        Text(recipe.name).accessibilityIdentifier("name")
        Text("\(servings) servings").accessibilityIdentifier("servings")
        Button("more") { servings += 1 }.accessibilityIdentifier("more")
        ForEach(recipes.filter { recipe.related.contains($0.id) }) { other in
          NavigationLink(value: other) { Text(other.name) }.accessibilityIdentifier("related")
        }
        Button("home", action: home).accessibilityIdentifier("home")
      }
    }
    .navigationTitle(recipe.name)
  }
}

@MainActor struct RecipeStackTests {
  @Test(arguments: [Idiom.desktop, .pad, .phone])
  func `a cookbook leads from its list to recipes, to related ones, and back`(idiom: Idiom) throws {
    let remote = Remote()
    let window = TestWindow(size: CGSize(width: 400, height: 600), idiom: idiom) { CookbookView(remote: remote) }
    // Headers of grouped lists are in capitals.
    func hasHeader(_ name: String) -> Bool {
      window.find { $0.label == (idiom == .desktop ? name : name.uppercased()) } != nil
    }
    expect(hasHeader("Dessert") && hasHeader("Salad"))
    window.click("Apple Pie")
    expect(window.label("name"), equals: "Apple Pie")
    try expect(window.element("back").label, equals: "Categories")
    window.click("more")
    window.click("related")
    expect(window.label("name"), equals: "Pie Crust")
    window.click("related")
    expect(window.label("name") == "Apple Pie" && window.label("servings") == "1 servings")
    expect(remote.path.map(\.id), equals: [1, 2, 1])
    window.click("back")
    window.click("back")
    expect(window.label("name") == "Apple Pie" && window.label("servings") == "2 servings")
    window.click("back")
    expect(window.find { $0.identifier == "Fattoush" } != nil)
    expect(window.reports, equals: [])
  }

  @QuickTesting.Test func `the recipe of the day and the way to the root are one write each`() {
    let remote = Remote()
    let window = TestWindow { CookbookView(remote: remote) }
    window.change { remote.showRecipeOfTheDay() }
    expect(window.label("name"), equals: "Fattoush")
    window.click("home")
    expect(window.label("name") == "nothing" && remote.path == [])
    window.click("Apple Pie")
    window.click("related")
    window.change { remote.popToRoot() }
    expect(window.label("name") == "nothing" && remote.path == [])
  }

  @QuickTesting.Test func `a cookbook is walked through by keys alone`() {
    let window = TestWindow { CookbookView(remote: Remote()) }
    window.press(.tab)
    expect(window.focused, equals: "Apple Pie")
    window.press(.downArrow)
    window.press(.return)
    expect(window.label("name"), equals: "Pie Crust")
    while window.focused != "related" { window.press(.tab) }
    window.press(.return)
    expect(window.label("name"), equals: "Apple Pie")
    window.press(.escape)
    expect(window.focused, equals: "related")
    window.press(.escape)
    expect(window.focused, equals: "Pie Crust")
  }
}
