import SwiftUI

/// What can be chosen in the sidebar.
enum Place: Hashable, Codable, RawRepresentable, CaseIterable, Identifiable {
  case recipes
  case category(Category)
  case groceries

  static let allCases = [.recipes] + Category.allCases.map(Place.category) + [.groceries]

  init?(rawValue: String) {
    guard let place = Place.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = place
  }
  /// What it is called, and how it is stored.
  var rawValue: String {
    switch self {
    case .recipes: "Recipes"
    case .category(let category): category.rawValue
    case .groceries: "Groceries"
    }
  }
  var id: String { rawValue }
  var category: Category? { if case .category(let category) = self { category } else { nil } }
  var symbol: String {
    switch self {
    case .recipes: "book"
    case .category: "folder"
    case .groceries: "cart"
    }
  }
}

/// How one gets from the categories to a recipe.
enum Browsing: String, CaseIterable, Identifiable {
  case stack = "Stack"
  case twoColumns = "Two Columns"
  case threeColumns = "Three Columns"
  var id: Self { self }
}

/// The items of a menu of which one is chosen.
struct BrowsingOptions: View {
  @AppStorage("browsing") private var browsing = Browsing.twoColumns

  var body: some View {
    ForEach(Browsing.allCases) { way in
      Toggle(way.rawValue, isOn: Binding(get: { browsing == way }, set: { if $0 { browsing = way } }))
        .accessibilityIdentifier("browse " + way.rawValue)
    }
  }
}

/// The menu in the toolbar that holds them.
struct BrowsingMenu: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem {
      Menu {
        BrowsingOptions()
      } label: {
        Label("Browsing", systemImage: "square.grid.2x2")
      }
      .help("How to browse the recipes")
      .accessibilityIdentifier("browsing")
    }
  }
}
