import SwiftUI

/// All recipes of a category as cards.
struct RecipeGrid: View {
  let open: (Recipe) -> Void
  @Environment(Cookbook.self) private var book
  @State private var category: Category?

  private var recipes: [Recipe] { book.recipes.filter { category == nil || $0.category == category } }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        Text("Recipes").font(.largeTitle.bold())
        HStack(spacing: 8) {
          CategoryChip(title: "All", isOn: category == nil) { category = nil }
          ForEach(Category.allCases) { item in
            CategoryChip(title: item.rawValue, isOn: category == item) { category = item }
          }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 190), spacing: 18)], spacing: 18) {
          ForEach(recipes) { recipe in
            Button { open(recipe) } label: { RecipeCard(recipe: recipe) }
              .buttonStyle(CardButtonStyle())
              .accessibilityIdentifier(recipe.name)
          }
        }
      }
      .padding(28)
    }
  }
}

struct CategoryChip: View {
  let title: String
  let isOn: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Text(title)
        .font(.callout.weight(.medium))
        .foregroundStyle(isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .padding(.horizontal, 14)
        .padding(.vertical, 6)
        .background(isOn ? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(.quaternary), in: .capsule)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("category " + title)
  }
}

struct RecipeCard: View {
  let recipe: Recipe

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack(alignment: .topTrailing) {
        RecipeBackdrop(hue: recipe.hue)
        Text(verbatim: recipe.emoji)
          .font(.system(size: 58))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        if let rating = recipe.rating {
          Text(verbatim: rating.emoji)
            .font(.system(size: 16))
            .padding(6)
            .background(.background.opacity(0.85), in: .circle)
            .padding(8)
        }
      }
      .frame(height: 120)
      VStack(alignment: .leading, spacing: 4) {
        Text(recipe.name)
          .font(.headline)
          .lineLimit(1)
        Label("\(recipe.minutes) min", systemImage: "clock")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(.background)
    .clipShape(.rect(cornerRadius: 14))
    .overlay { RoundedRectangle(cornerRadius: 14).strokeBorder(.separator, lineWidth: 1) }
  }
}

struct RecipeBackdrop: View {
  let hue: Double

  var body: some View {
    LinearGradient(
      colors: [Color(hue: hue, saturation: 0.35, brightness: 0.98), Color(hue: hue, saturation: 0.6, brightness: 0.85)],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

/// A card rises under the pointer and gives way when it is pressed.
struct CardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HoverCard(isPressed: configuration.isPressed) { configuration.label }
  }

  private struct HoverCard<Content: View>: View {
    let isPressed: Bool
    @ViewBuilder let content: Content
    @State private var isHovered = false

    var body: some View {
      content
        .shadow(color: .black.opacity(isHovered ? 0.22 : 0.10), radius: isHovered ? 10 : 4, y: isHovered ? 4 : 2)
        .scaleEffect(isPressed ? 0.98 : 1)
        .onHover { isHovered = $0 }
    }
  }
}
