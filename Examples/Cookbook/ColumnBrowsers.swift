import SwiftUI

/// The categories, and the recipes of one as cards: a card's page covers the cards.
struct TwoColumnBrowser: View {
  @EnvironmentObject private var navigation: NavigationModel

  /// Another category takes the pages away that lie over the cards; the same one is
  /// written too, when a window comes back.
  private var selected: Binding<Place?> {
    Binding(get: { navigation.selectedCategory }, set: { if $0 != navigation.selectedCategory { navigation.show($0) } })
  }

  var body: some View {
    NavigationSplitView {
      Sidebar(selection: selected)
    } detail: {
      NavigationStack(path: $navigation.path) {
        Group {
          if navigation.selectedCategory == .groceries {
            GroceryList()
          } else if let place = navigation.selectedCategory {
            RecipeGrid(place: place, open: navigation.open)
          } else {
            EmptyPlace(text: "Choose a category")
          }
        }
        .recipePages(removed: navigation.close, home: navigation.popToRoot)
      }
    }
  }
}

/// The categories, the recipes of one, and one of those, each beside the other. The
/// first recipe of the path is the chosen one.
struct ThreeColumnBrowser: View {
  @EnvironmentObject private var navigation: NavigationModel
  @Environment(Cookbook.self) private var book

  private var selected: Binding<Recipe.ID?> {
    Binding(get: { navigation.path.first?.id }, set: { navigation.path = $0.flatMap(book.recipe).map { [$0] } ?? [] })
  }
  /// What lies over the chosen recipe.
  private var related: Binding<[Recipe]> {
    Binding(get: { Array(navigation.path.dropFirst()) }, set: { navigation.path = navigation.path.prefix(1) + $0 })
  }

  var body: some View {
    NavigationSplitView {
      Sidebar(selection: $navigation.selectedCategory)
    } content: {
      content
    } detail: {
      if let recipe = navigation.path.first {
        NavigationStack(path: related) {
          RecipePage(id: recipe.id, removed: navigation.close)
            .id(recipe.id)
            .recipePages(removed: navigation.close) { related.wrappedValue = [] }
        }
      } else {
        EmptyPlace(text: "Choose a recipe")
      }
    }
  }

  @ViewBuilder private var content: some View {
    if navigation.selectedCategory == .groceries {
      GroceryList()
    } else if let place = navigation.selectedCategory {
      List(book.recipes(in: place.category), selection: selected) { recipe in
        NavigationLink(value: recipe.id) { RecipeRow(recipe: recipe) }
          .accessibilityIdentifier(recipe.name)
      }
      .navigationTitle(place.rawValue)
    } else {
      EmptyPlace(text: "Choose a category")
    }
  }
}

/// The places, one of which is chosen.
struct Sidebar: View {
  @Binding var selection: Place?
  @Environment(Cookbook.self) private var book

  var body: some View {
    List(selection: $selection) {
      row(.recipes)
      Section("Categories") {
        ForEach(Category.allCases) { row(.category($0)) }
      }
      Section("Shopping") { row(.groceries) }
    }
    .navigationTitle("Cookbook")
    .toolbar { BrowsingMenu() }
  }

  private func row(_ place: Place) -> some View {
    NavigationLink(value: place) {
      HStack {
        Label(place.rawValue, systemImage: place.symbol)
        Spacer()
        Text("\(count(place))")
          .font(.callout)
          .foregroundStyle(.secondary)
      }
    }
    .accessibilityIdentifier(place.category.map { "category " + $0.rawValue } ?? place.rawValue.lowercased())
  }
  private func count(_ place: Place) -> Int {
    place == .groceries
      ? book.groceries.filter { !$0.isObtained && !$0.name.isEmpty }.count : book.recipes(in: place.category).count
  }
}
