import SwiftUI

/// What has to be bought. Its last line has focus when it appears; Return goes on with a new one,
/// and Backspace takes an empty one back.
struct GroceryList: View {
  @Environment(Cookbook.self) private var book
  @FocusState private var focusedItem: Grocery.ID?

  var body: some View {
    @Bindable var book = book
    List($book.groceries) { $item in
      HStack(spacing: 10) {
        Toggle("Obtained", isOn: $item.isObtained)
          .toggleStyle(ChecklistToggleStyle())
        TextField("Item name", text: $item.name)
          .textFieldStyle(.plain)
          .foregroundStyle(item.isObtained ? .secondary : .primary)
          .onSubmit(addItem)
          .focused($focusedItem, equals: item.id)
          .onKeyPress(.delete) { item.name.isEmpty && remove(item.id) ? .handled : .ignored }
          .accessibilityIdentifier("line \(line(of: item.id))")
      }
      .padding(.vertical, 2)
    }
    .defaultFocus($focusedItem, book.groceries.last?.id)
    .navigationTitle("Groceries")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button(action: addItem) { Label("New Item", systemImage: "plus") }
          .help("New item")
          .accessibilityIdentifier("new item")
      }
    }
  }

  private func addItem() {
    if let empty = book.groceries.last, empty.name.isEmpty {
      focusedItem = empty.id
    } else {
      focusedItem = book.addGrocery().id
    }
  }
  /// Takes a line away and goes to the one before. False where it is the first.
  private func remove(_ id: Grocery.ID) -> Bool {
    guard let index = book.groceries.firstIndex(where: { $0.id == id }), index > 0 else { return false }
    book.groceries.remove(at: index)
    focusedItem = book.groceries[index - 1].id
    return true
  }
  /// Counted from 1.
  private func line(of id: Grocery.ID) -> Int { (book.groceries.firstIndex { $0.id == id } ?? 0) + 1 }
}

/// A circle that gets a check mark.
struct ChecklistToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle.dashed")
        .font(.system(size: 20))
        .foregroundStyle(configuration.isOn ? .green : .gray)
    }
    .buttonStyle(.plain)
    .contentShape(.circle)
  }
}

#Preview("Groceries", traits: .modifier(SampleBook())) {
  NavigationStack { GroceryList() }
}

/// The recipes that the app starts with.
struct SampleBook: PreviewModifier {
  static func makeSharedContext() async throws -> Cookbook { .sample }
  func body(content: Content, context: Cookbook) -> some View { content.environment(context) }
}
