import SwiftUI

/// A recipe in the grid. It rises under the pointer; a border shows that it is
/// selected, in colour while the grid has focus.
struct RecipeCard: View {
  let recipe: Recipe
  let isSelected: Bool
  let showsRating: Bool
  @Environment(\.isFocused) private var isFocused
  @State private var isHovered = false

  private static let radius: CGFloat = 14
  /// Around the words.
  static let padding: CGFloat = 12

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack(alignment: .topTrailing) {
        RecipeBackdrop(hue: recipe.hue)
        Text(verbatim: recipe.emoji)
          .font(.system(size: 58))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        if showsRating, let rating = recipe.rating {
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
          .lineLimit(2, reservesSpace: true)
        Label("\(recipe.minutes) min", systemImage: "clock")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .padding(Self.padding)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(.background)
    .clipShape(.rect(cornerRadius: Self.radius))
    .overlay { RoundedRectangle(cornerRadius: Self.radius).strokeBorder(.separator, lineWidth: 1) }
    .overlay { if isSelected { selectionBorder } }
    .shadow(color: .black.opacity(isHovered ? 0.22 : 0.10), radius: isHovered ? 10 : 4, y: isHovered ? 4 : 2)
    .contentShape(.rect(cornerRadius: Self.radius))
    .onHover { isHovered = $0 }
  }

  /// Around the card, with a gap.
  private var selectionBorder: some View {
    RoundedRectangle(cornerRadius: Self.radius + 5)
      .strokeBorder(isFocused ? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(.tertiary), lineWidth: 3)
      .padding(-5)
  }
}

struct RecipeBackdrop: View {
  let hue: Double

  var body: some View {
    LinearGradient(
      colors: [
        Color(hue: hue, saturation: 0.35, brightness: 0.98), Color(hue: hue, saturation: 0.6, brightness: 0.85),
      ],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

#Preview("Cards", traits: .fixedLayout(width: 540, height: 240)) {
  let recipes = Cookbook.sample.recipes
  HStack(spacing: 20) {
    RecipeCard(recipe: recipes[0], isSelected: false, showsRating: true)
    RecipeCard(recipe: recipes[1], isSelected: true, showsRating: true)
  }
  .padding(20)
}
