import SwiftUI

/// All recipes of a category as cards, one of which is selected: arrows and letters move the selection, Return opens it.
struct RecipeGrid: View {
  @Binding var category: Category?
  @Binding var selection: Recipe.ID?
  let open: (Recipe.ID) -> Void
  @Environment(Cookbook.self) private var book
  @Environment(\.layoutDirection) private var layoutDirection
  @FocusState private var isFocused: Bool
  @State private var columnCount = 1

  private static let cardWidth: CGFloat = 190, spacing: CGFloat = 18

  private var recipes: [Recipe] { book.recipes.filter { category == nil || $0.category == category } }
  /// The first one where nothing of the category was selected.
  private var selected: Recipe? { recipes.first { $0.id == selection } ?? recipes.first }
  private var selectedRecipe: Binding<Recipe>? {
    guard let index = book.recipes.firstIndex(where: { $0.id == selected?.id }) else { return nil }
    return Bindable(book).recipes[index]
  }

  var body: some View {
    ScrollViewReader { scroll in
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          Text("Recipes").font(.largeTitle.bold())
          HStack(spacing: 8) {
            CategoryChip(title: "All", isOn: category == nil) { category = nil }
            ForEach(Category.allCases) { item in
              CategoryChip(title: item.rawValue, isOn: category == item) { category = item }
            }
          }
          grid
        }
        .padding(28)
      }
      .onAppear { reveal(in: scroll) }
      .onChange(of: selection) { reveal(in: scroll) }
    }
    .defaultFocus($isFocused, true)
  }

  private var grid: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: Self.cardWidth), spacing: Self.spacing)], spacing: Self.spacing) {
      ForEach(recipes) { recipe in
        RecipeCard(recipe: recipe, isSelected: recipe.id == selected?.id)
          .onTapGesture {
            selection = recipe.id
            open(recipe.id)
          }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(recipe.id == selected?.id ? [.isButton, .isSelected] : .isButton)
          .accessibilityIdentifier(recipe.name)
      }
    }
    .onGeometryChange(for: Int.self) { Int(($0.size.width + Self.spacing) / (Self.cardWidth + Self.spacing)) } action: { columnCount = max(1, $0) }
    .focusable()
    .accessibilityIdentifier("grid")
    .focusEffectDisabled()
    .focused($isFocused)
    .focusedValue(\.recipe, selectedRecipe)
    .onMoveCommand(perform: select)
    .onKeyPress(.return, phases: .down) { _ in
      guard let selected else { return .ignored }
      open(selected.id)
      return .handled
    }
    .onKeyPress(characters: .alphanumerics, phases: .down) { press in
      press.modifiers.isDisjoint(with: [.command, .control, .option]) ? select(beginningWith: press.characters) : .ignored
    }
  }

  private func reveal(in scroll: ScrollViewProxy) { if let selection { scroll.scrollTo(selection) } }

  /// The neighbour in the direction. At the end of a row the next one follows; down from above the gap in the last row leads to its last card.
  private func select(_ direction: MoveCommandDirection) {
    guard let index = recipes.firstIndex(where: { $0.id == selected?.id }) else { return }
    let isRightToLeft = layoutDirection == .rightToLeft
    let step = switch direction {
    case .up: -columnCount
    case .down: columnCount
    case .left: isRightToLeft ? 1 : -1
    case .right: isRightToLeft ? -1 : 1
    }
    let last = recipes.count - 1
    var next = index + step
    if next > last, index / columnCount < last / columnCount { next = last }
    if recipes.indices.contains(next) { selection = recipes[next].id }
  }

  /// The next recipe whose name begins so, from the selected one round to it again.
  private func select(beginningWith letters: String) -> KeyPress.Result {
    guard let index = recipes.firstIndex(where: { $0.id == selected?.id }) else { return .ignored }
    let following = recipes[(index + 1)...] + recipes[...index]
    guard let match = following.first(where: { $0.name.range(of: letters, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil })
    else { return .ignored }
    selection = match.id
    return .handled
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
    .contentShape(.capsule)
    .accessibilityIdentifier("category " + title)
  }
}
