import SwiftUI

/// Everything the app knows: recipes, what they were rated, and what has to be bought.
@MainActor @Observable final class Cookbook {
  var recipes: [Recipe]
  var groceries: [Grocery]

  init(recipes: [Recipe], groceries: [Grocery]) {
    self.recipes = recipes
    self.groceries = groceries
  }

  func recipe(_ id: Recipe.ID) -> Recipe? { recipes.first { $0.id == id } }
  func recipes(in category: Category?) -> [Recipe] { recipes.filter { category == nil || $0.category == category } }
  /// Another one each day of the year.
  var recipeOfTheDay: Recipe? {
    let day = Calendar.current.ordinality(of: .day, in: .year, for: .now) ?? 0
    return recipes.isEmpty ? nil : recipes[day % recipes.count]
  }
  /// Others of the same category, and those that share two ingredients with it.
  func related(to recipe: Recipe) -> [Recipe] {
    let names = Set(recipe.ingredients.map(\.name))
    return recipes.filter { other in
      other.id != recipe.id
        && (other.category == recipe.category || names.intersection(other.ingredients.map(\.name)).count > 1)
    }
  }
  func remove(_ id: Recipe.ID) { recipes.removeAll { $0.id == id } }

  /// Puts the ingredients of a recipe on the grocery list that are not on it yet.
  func addToGroceries(_ recipe: Recipe) {
    for ingredient in recipe.ingredients where !groceries.contains(where: { $0.name == ingredient.name }) {
      groceries.append(Grocery(name: ingredient.name))
    }
  }
  /// A new empty line at the end of the grocery list.
  func addGrocery() -> Grocery {
    let item = Grocery(name: "")
    groceries.append(item)
    return item
  }
  func isOnList(_ ingredient: Ingredient) -> Bool { groceries.contains { $0.name == ingredient.name } }
  func hasOnList(_ recipe: Recipe) -> Bool { recipe.ingredients.allSatisfy { isOnList($0) } }
}

struct Grocery: Identifiable, Hashable {
  var id = UUID()
  var name: String
  var isObtained = false
}

struct Ingredient: Hashable {
  var amount: String
  var name: String
}

enum Category: String, CaseIterable, Codable, Identifiable {
  case breakfast = "Breakfast"
  case soup = "Soups"
  case main = "Mains"
  case sweet = "Sweets"
  var id: Self { self }
}

enum Rating: Int, CaseIterable, Identifiable {
  case fine, good, best
  var id: Int { rawValue }
  var emoji: String { ["😐", "😋", "🤩"][rawValue] }
  var name: String { ["Fine", "Good", "Best ever"][rawValue] }
}

struct Recipe: Identifiable, Hashable {
  var id: String { name }
  var name: String
  var emoji: String
  var category: Category
  var minutes: Int
  var summary: String
  var ingredients: [Ingredient]
  var steps: [String]
  var rating: Rating?
  /// From 0 to 1: where on the colour circle the recipe's card begins.
  var hue: Double
}
