import SwiftUI

private struct RecipeKey: FocusedValueKey { typealias Value = Binding<Recipe> }
extension FocusedValues {
  /// The recipe that is open or has focus.
  var recipe: Binding<Recipe>? {
    get { self[RecipeKey.self] }
    set { self[RecipeKey.self] = newValue }
  }
}

/// The menu Recipe: about the recipe that is open, or selected in the grid while that has focus.
struct RecipeCommands: Commands {
  let book: Cookbook
  @FocusedBinding(\.recipe) private var recipe
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandMenu("Recipe") {
      Section {
        ForEach(Rating.allCases.reversed()) { rating in
          Toggle("\(rating.emoji) \(rating.name)", isOn: isRated(rating))
            .keyboardShortcut(KeyEquivalent(Character("\(rating.rawValue + 1)")))
            .accessibilityIdentifier("menu \(rating.name)")
        }
        .disabled(recipe == nil)
      } header: {
        Text(recipe?.name ?? "No Recipe")
      }
      Divider()
      Button("Add to Groceries") { if let recipe { book.addToGroceries(recipe) } }
        .keyboardShortcut("g")
        .disabled(recipe.map { book.hasOnList($0) } ?? true)
        .accessibilityIdentifier("menu add")
      Button("Open in New Window") { if let recipe { openWindow(value: recipe.id) } }
        .keyboardShortcut("o", modifiers: [.command, .shift])
        .disabled(recipe == nil)
        .accessibilityIdentifier("menu open")
      Button("Remove Rating", role: .destructive) { recipe?.rating = nil }.disabled(recipe?.rating == nil)
    }
    TextEditingCommands()
  }
  private func isRated(_ rating: Rating) -> Binding<Bool> {
    Binding(get: { recipe?.rating == rating }, set: { recipe?.rating = $0 ? rating : nil })
  }
}
