import SwiftUI

/// The button that begins a new recipe.
struct NewRecipeItem: ToolbarContent {
  @Binding var isAdding: Bool

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Button {
        isAdding = true
      } label: {
        Label("New Recipe", systemImage: "plus")
      }
      .help("New recipe")
      .accessibilityIdentifier("new recipe")
    }
  }
}

extension View {
  func newRecipeSheet(isPresented: Binding<Bool>, category: Category? = nil) -> some View {
    sheet(isPresented: isPresented) { NewRecipeForm(category: category ?? .main) }
  }
}

/// Asks for a new recipe, and lets nobody add one without a name, with one that is taken, or that takes no time.
struct NewRecipeForm: View {
  @State var category: Category
  @State private var name = ""
  @State private var minutes = "30"
  @State private var ingredients = ""
  @Environment(Cookbook.self) private var book
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isNaming: Bool

  private var trimmedName: String { name.trimmingCharacters(in: .whitespaces) }
  /// What has to be put right before the recipe can be added.
  private var problem: String? {
    if trimmedName.isEmpty { return "Give it a name." }
    if book.recipe(trimmedName) != nil { return "There is a recipe of this name." }
    if Int(minutes).map({ $0 < 1 }) ?? true { return "Say how many minutes it takes." }
    return nil
  }

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 14) {
        TextField("Name", text: $name)
          .focused($isNaming)
          .onSubmit(add)
          .accessibilityIdentifier("recipe name")
        HStack(spacing: 10) {
          Menu {
            ForEach(Category.allCases) { item in Button(item.rawValue) { category = item } }
          } label: {
            Text(category.rawValue)
          }
          .fixedSize()
          .accessibilityIdentifier("recipe category")
          TextField("Minutes", text: $minutes)
            .frame(minWidth: 30, idealWidth: 70, maxWidth: 70)
            .accessibilityIdentifier("recipe minutes")
          Text("minutes").foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.5)
        }
        TextField("Ingredients, with commas between", text: $ingredients)
          .onSubmit(add)
          .accessibilityIdentifier("recipe ingredients")
        Text(problem ?? "Ready to be added.")
          .font(.callout)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("problem")
      }
      .textFieldStyle(.roundedBorder)
      .padding(24)
      .frame(idealWidth: 400, maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .navigationTitle("New Recipe")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
            .accessibilityIdentifier("cancel")
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add", action: add)
            .disabled(problem != nil)
            .accessibilityIdentifier("add recipe")
        }
      }
      .defaultFocus($isNaming, true)
    }
  }

  private func add() {
    guard problem == nil, let minutes = Int(minutes) else { return }
    let names = ingredients.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    book.recipes.append(
      Recipe(
        name: trimmedName, emoji: "🍽️", category: category, minutes: minutes, summary: "A recipe of your own.",
        ingredients: names.map { Ingredient(amount: "", name: $0) }, steps: [], rating: nil,
        hue: Double(book.recipes.count % 10) / 10))
    dismiss()
  }
}
