import SwiftUI

/// All recipes of a category as cards, one of which is selected: arrows and
/// letters move the selection, Return opens it.
struct RecipeGrid: View {
  let place: Place
  let open: @MainActor (Recipe) -> Void
  @State private var selection: Recipe.ID?
  @State private var searched = ""
  @State private var isAdding = false
  @AppStorage("showsRatings") private var showsRatings = true
  @Environment(Cookbook.self) private var book
  @Environment(\.layoutDirection) private var layoutDirection
  @FocusState private var isFocused: Bool
  @State private var columnCount = 1

  private static let leastCardWidth: CGFloat = 190, spacing: CGFloat = 18
  /// How wide a long word is in the letters of a card's title, which are large on a
  /// television and for those who want them so.
  @State private var wordWidth: CGFloat = 0
  private var cardWidth: CGFloat { max(Self.leastCardWidth, (wordWidth + 2 * RecipeCard.padding).rounded(.up)) }

  private var recipes: [Recipe] {
    book.recipes(in: place.category).filter { searched.isEmpty || $0.name.localizedCaseInsensitiveContains(searched) }
  }
  /// The first one where nothing of the category was selected.
  private var selected: Recipe? { recipes.first { $0.id == selection } ?? recipes.first }
  private var selectedRecipe: Binding<Recipe>? {
    guard let index = book.recipes.firstIndex(where: { $0.id == selected?.id }) else { return nil }
    return Bindable(book).recipes[index]
  }

  var body: some View {
    ScrollViewReader { scroll in
      ScrollView {
        grid.padding(28)
      }
      .onAppear { reveal(in: scroll) }
      .onChange(of: selection) { reveal(in: scroll) }
    }
    .overlay { if recipes.isEmpty { EmptyPlace(text: "No recipes") } }
    .defaultFocus($isFocused, true)
    .navigationTitle(place.rawValue)
    .searchable(text: $searched, prompt: "Find a recipe")
    .toolbar { NewRecipeItem(isAdding: $isAdding) }
    .newRecipeSheet(isPresented: $isAdding, category: place.category)
  }

  private var grid: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: cardWidth), spacing: Self.spacing)], spacing: Self.spacing) {
      ForEach(recipes) { recipe in
        RecipeCard(recipe: recipe, isSelected: recipe.id == selected?.id, showsRating: showsRatings)
          .onTapGesture {
            selection = recipe.id
            open(recipe)
          }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(recipe.id == selected?.id ? [.isButton, .isSelected] : .isButton)
          .accessibilityIdentifier(recipe.name)
      }
    }
    .background(alignment: .topLeading) {
      Text(verbatim: "Mushrooms").font(.headline).fixedSize().hidden()
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { wordWidth = $0 }
    }
    .onGeometryChange(for: Int.self) { [cardWidth] in
      Int(($0.size.width + Self.spacing) / (cardWidth + Self.spacing))
    } action: {
      columnCount = max(1, $0)
    }
    .focusable()
    .accessibilityIdentifier("grid")
    .focusEffectDisabled()
    .focused($isFocused)
    .focusedValue(\.recipe, selectedRecipe)
    .onMoveCommand(perform: select)
    .onKeyPress(.return, phases: .down) { _ in
      guard let selected else { return .ignored }
      open(selected)
      return .handled
    }
    .onKeyPress(characters: .alphanumerics, phases: .down) { press in
      press.modifiers.isDisjoint(with: [.command, .control, .option])
        ? select(beginningWith: press.characters) : .ignored
    }
  }

  private func reveal(in scroll: ScrollViewProxy) {
    if let selection, recipes.contains(where: { $0.id == selection }) { scroll.scrollTo(selection) }
  }

  /// The neighbour in the direction. At the end of a row the next one follows; down from above the gap
  /// in the last row leads to its last card.
  private func select(_ direction: MoveCommandDirection) {
    guard let index = recipes.firstIndex(where: { $0.id == selected?.id }) else { return }
    let isRightToLeft = layoutDirection == .rightToLeft
    let step =
      switch direction {
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
    guard
      let match = following.first(where: {
        $0.name.range(of: letters, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
      })
    else { return .ignored }
    selection = match.id
    return .handled
  }
}
