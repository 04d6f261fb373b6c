import SwiftUI

/// What can be done with the recipe that is open.
struct RecipeToolbar: ToolbarContent {
  @Binding var recipe: Recipe
  @Binding var isRemoving: Bool
  let home: (@MainActor () -> Void)?
  @Environment(Cookbook.self) private var book

  var body: some ToolbarContent {
    ToolbarItemGroup {
      if let home {
        Button(action: home) { Label("All Recipes", systemImage: "house") }
          .help("Back to the first page")
          .accessibilityIdentifier("home")
      }
      Menu {
        ForEach(Rating.allCases.reversed()) { rating in
          Toggle(
            "\(rating.emoji) \(rating.name)",
            isOn: Binding(get: { recipe.rating == rating }, set: { recipe.rating = $0 ? rating : nil })
          )
          .accessibilityIdentifier("rate \(rating.name)")
        }
      } label: {
        Label("Rate", systemImage: "star")
      }
      .help("Rate this recipe")
      .accessibilityIdentifier("rate")
    }
    ToolbarItem(placement: .secondaryAction) {
      Button("Remove Recipe…", role: .destructive) { isRemoving = true }
        .accessibilityIdentifier("remove recipe")
    }
    ToolbarItem(placement: .primaryAction) {
      Button {
        book.addToGroceries(recipe)
      } label: {
        Label("Add to Groceries", systemImage: "cart")
      }
      .help("Add to groceries")
      .disabled(book.hasOnList(recipe))
      .accessibilityIdentifier("add to groceries")
    }
  }
}

/// Links to what goes well with a recipe.
struct RelatedRecipes: View {
  let recipes: [Recipe]

  var body: some View {
    if !recipes.isEmpty {
      VStack(alignment: .leading, spacing: 10) {
        Text("Related").font(.title3.bold())
        ForEach(recipes) { recipe in
          NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
            .buttonStyle(.plain)
            .accessibilityIdentifier("related " + recipe.name)
        }
      }
    }
  }
}
