import SwiftUI

@main struct CookbookApp: App {
  @State private var book = Cookbook.sample

  var body: some Scene {
    WindowGroup("Cookbook") {
      CookbookView()
        .environment(book)
    }
    .defaultSize(width: 980, height: 680)
    .commands {
      RecipeCommands(book: book)
      SidebarCommands()
    }
    WindowGroup("Recipe", for: Recipe.ID.self) { $id in
      RecipeWindow(id: id)
        .environment(book)
    }
    .defaultSize(width: 640, height: 620)
    Settings { SettingsView() }
  }
}

/// A recipe in a window of its own, and those that are opened from it.
struct RecipeWindow: View {
  let id: Recipe.ID?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      if let id {
        RecipePage(id: id) { _ in dismiss() }
          .recipePages { _ in dismiss() }
      } else {
        EmptyPlace(text: "No recipe")
      }
    }
  }
}

struct SettingsView: View {
  @AppStorage("showsRatings") private var showsRatings = true

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Browse recipes in").font(.headline)
      BrowsingOptions()
      Divider()
      Toggle("Show ratings on cards", isOn: $showsRatings)
        .accessibilityIdentifier("show ratings")
    }
    .padding(24)
    .frame(width: 300)
  }
}
