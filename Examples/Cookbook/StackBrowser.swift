import SwiftUI

/// A list with a section for each category, and pages over it.
struct StackBrowser: View {
  @EnvironmentObject private var navigation: NavigationModel
  @Environment(Cookbook.self) private var book
  @State private var isAdding = false
  @State private var showsGroceries = false

  var body: some View {
    NavigationStack(path: $navigation.path) {
      List(Category.allCases) { category in
        Section(category.rawValue) {
          ForEach(book.recipes(in: category)) { recipe in
            NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
              .accessibilityIdentifier(recipe.name)
          }
        }
      }
      .navigationTitle("Recipes")
      .toolbar {
        ToolbarItem(placement: .navigation) {
          Button {
            navigation.showRecipeOfTheDay(book)
          } label: {
            Label("Recipe of the Day", systemImage: "star")
          }
          .help("Recipe of the day")
          .accessibilityIdentifier("recipe of the day")
        }
        BrowsingMenu()
        ToolbarItem {
          Button {
            navigation.show(.groceries)
          } label: {
            Label("Groceries", systemImage: "cart")
          }
          .help("Groceries")
          .accessibilityIdentifier("groceries")
        }
        NewRecipeItem(isAdding: $isAdding)
      }
      .newRecipeSheet(isPresented: $isAdding)
      .recipePages(removed: navigation.close, home: navigation.popToRoot)
      .navigationDestination(isPresented: $showsGroceries) { GroceryList() }
    }
    // When the pages of recipes are gone, so that the groceries lie over the list.
    .onChange(of: navigation.selectedCategory == .groceries, initial: true) { showsGroceries = $1 }
    .onChange(of: showsGroceries) {
      if !showsGroceries, navigation.selectedCategory == .groceries { navigation.selectedCategory = .recipes }
    }
  }
}

/// A recipe in a list.
struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    HStack(spacing: 12) {
      Text(verbatim: recipe.emoji)
        .font(.system(size: 20))
        .frame(width: 36, height: 36)
        .background { RecipeBackdrop(hue: recipe.hue) }
        .clipShape(.rect(cornerRadius: 8))
      VStack(alignment: .leading, spacing: 2) {
        Text(recipe.name).lineLimit(1)
        Text("\(recipe.minutes) min")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 3)
  }
}
