import SwiftUI

/// One recipe: what it needs, how it is made, what it was like, and where to go from here.
struct RecipePage: View {
  let id: Recipe.ID
  /// Told when the user has removed the recipe.
  let removed: @MainActor (Recipe.ID) -> Void
  /// Leads to the first page; nil on a page that is the first one.
  var home: (@MainActor () -> Void)?
  @Environment(Cookbook.self) private var book
  @FocusState private var isRating: Bool
  @State private var isRemoving = false

  var body: some View {
    @Bindable var book = book
    if let index = book.recipes.firstIndex(where: { $0.id == id }) {
      let recipe = book.recipes[index]
      ScrollView {
        VStack(alignment: .leading, spacing: 22) {
          header(recipe)
          RatingRow(rating: $book.recipes[index].rating)
            .focused($isRating)
          ViewThatFits(in: .horizontal) {
            HStack(alignment: .top, spacing: 36) {
              ingredients(recipe)
              steps(recipe).frame(minWidth: 240, idealWidth: 240, maxWidth: .infinity, alignment: .leading)
            }
            VStack(alignment: .leading, spacing: 22) {
              ingredients(recipe)
              steps(recipe)
            }
          }
          RelatedRecipes(recipes: book.related(to: recipe))
        }
        .padding(28)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .defaultFocus($isRating, true)
      .focusedSceneValue(\.recipe, $book.recipes[index])
      .navigationTitle(recipe.name)
      .toolbar { RecipeToolbar(recipe: $book.recipes[index], isRemoving: $isRemoving, home: home) }
      .confirmationDialog("Remove “\(recipe.name)”?", isPresented: $isRemoving, titleVisibility: .visible) {
        Button("Remove Recipe", role: .destructive) {
          removed(id)
          book.remove(id)
        }
        .accessibilityIdentifier("confirm remove")
      } message: {
        Text("It cannot be brought back.")
      }
    } else {
      EmptyPlace(text: "This recipe is not there any more")
    }
  }

  private func header(_ recipe: Recipe) -> some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 20) {
        picture(recipe)
        heading(recipe).frame(minWidth: 150, idealWidth: 150, maxWidth: .infinity, alignment: .leading)
      }
      VStack(alignment: .leading, spacing: 14) {
        picture(recipe)
        heading(recipe)
      }
    }
  }
  private func picture(_ recipe: Recipe) -> some View {
    Text(verbatim: recipe.emoji)
      .font(.system(size: 64))
      .frame(width: 120, height: 120)
      .background { RecipeBackdrop(hue: recipe.hue) }
      .clipShape(.rect(cornerRadius: 20))
  }
  private func heading(_ recipe: Recipe) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(recipe.name).font(.largeTitle.bold())
      Text(recipe.summary).foregroundStyle(.secondary)
      Label("\(recipe.minutes) minutes, \(recipe.category.rawValue.lowercased())", systemImage: "clock")
        .font(.callout)
        .foregroundStyle(.secondary)
    }
  }

  private func ingredients(_ recipe: Recipe) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Ingredients").font(.title3.bold())
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 8, verticalSpacing: 10) {
        ForEach(recipe.ingredients, id: \.self) { ingredient in
          GridRow {
            Text(ingredient.amount)
              .font(.callout)
              .foregroundStyle(.secondary)
              .gridColumnAlignment(.trailing)
            HStack(alignment: .firstTextBaseline, spacing: 8) {
              Text(ingredient.name)
              if book.isOnList(ingredient) {
                Image(systemName: "cart")
                  .font(.caption)
                  .foregroundStyle(.tint)
              }
            }
          }
        }
      }
    }
    .frame(minWidth: 220, alignment: .leading)
    .fixedSize(horizontal: true, vertical: false)
  }

  private func steps(_ recipe: Recipe) -> some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Preparation").font(.title3.bold())
      ForEach(Array(recipe.steps.enumerated()), id: \.offset) { step in
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text("\(step.offset + 1)")
            .font(.callout.bold())
            .foregroundStyle(.link)
            .frame(minWidth: 22, alignment: .trailing)
          Text(step.element)
        }
      }
    }
  }
}
