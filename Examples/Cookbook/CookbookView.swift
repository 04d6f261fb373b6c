import SwiftUI

/// A window: one of the ways to browse, at the place where the window was when it was last seen.
struct CookbookView: View {
  @StateObject private var navigation = NavigationModel()
  @SceneStorage("navigation") private var data: Data?
  @AppStorage("browsing") private var browsing = Browsing.twoColumns
  @Environment(Cookbook.self) private var book

  var body: some View {
    Group {
      switch browsing {
      case .stack: StackBrowser()
      case .twoColumns: TwoColumnBrowser()
      case .threeColumns: ThreeColumnBrowser()
      }
    }
    .environmentObject(navigation)
    .onOpenURL { navigation.follow($0, in: book) }
    .task {
      if let data { navigation.restore(data, from: book) }
      for await _ in navigation.objectWillChange.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).values {
        data = navigation.jsonData
      }
    }
  }
}

/// What a column shows while nothing is chosen.
struct EmptyPlace: View {
  let text: String

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "book")
        .font(.system(size: 40))
        .foregroundStyle(.tertiary)
      Text(text).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension View {
  /// In a stack of recipes: what a page looks like.
  func recipePages(removed: @escaping @MainActor (Recipe.ID) -> Void, home: (@MainActor () -> Void)? = nil) -> some View
  {
    navigationDestination(for: Recipe.self) { recipe in RecipePage(id: recipe.id, removed: removed, home: home) }
  }
}
