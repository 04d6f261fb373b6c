import SwiftUI

/// The parts of the app.
enum Place: String, CaseIterable, Identifiable {
  case recipes = "Recipes"
  case groceries = "Groceries"
  var id: Self { self }
  var symbol: String { self == .recipes ? "book" : "cart" }
}

/// A sidebar, and the place that is chosen in it.
struct CookbookView: View {
  @State private var place = Place.recipes
  @State private var category: Category?
  @State private var selection: Recipe.ID?
  @State private var open: Recipe.ID?

  var body: some View {
    HStack(spacing: 0) {
      // Each column is finished by Tab before the other begins.
      Sidebar(place: $place)
        .focusSection()
      Divider()
      Group {
        switch place {
        case .recipes:
          if let open {
            RecipePage(id: open) { self.open = nil }
          } else {
            RecipeGrid(category: $category, selection: $selection) { open = $0 }
          }
        case .groceries: GroceryList()
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .focusSection()
    }
  }
}

struct Sidebar: View {
  @Binding var place: Place
  @Environment(Cookbook.self) private var book

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Cookbook")
        .font(.title2.bold())
        .padding(.horizontal, 10)
        .padding(.bottom, 12)
      ForEach(Place.allCases) { item in
        Button { place = item } label: {
          HStack {
            Label(item.rawValue, systemImage: item.symbol)
            Spacer()
            Text("\(count(item))")
              .font(.callout)
              .foregroundStyle(.secondary)
          }
          .padding(.horizontal, 10)
          .padding(.vertical, 7)
          .background(item == place ? Color.accentColor.opacity(0.16) : .clear, in: .rect(cornerRadius: 8))
          .contentShape(.rect(cornerRadius: 8))
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier(item.rawValue.lowercased())
      }
      Spacer()
      Text("\(book.recipes.count) recipes")
        .font(.footnote)
        .foregroundStyle(.tertiary)
        .padding(.horizontal, 10)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 20)
    .frame(width: 210)
    .frame(maxHeight: .infinity)
    .background(Color.gray.opacity(0.09))
  }

  private func count(_ place: Place) -> Int {
    place == .recipes ? book.recipes.count : book.groceries.filter { !$0.isObtained && !$0.name.isEmpty }.count
  }
}
