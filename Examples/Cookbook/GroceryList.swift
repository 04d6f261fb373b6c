import SwiftUI

/// What has to be bought. Return in a line goes on with a new one.
struct GroceryList: View {
  @Environment(Cookbook.self) private var book
  @FocusState private var focusedItem: Grocery.ID?

  var body: some View {
    @Bindable var book = book
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Groceries").font(.largeTitle.bold())
        Spacer()
        Button(action: addItem) { Label("New Item", systemImage: "plus") }
          .accessibilityIdentifier("new item")
      }
      .padding(.horizontal, 28)
      .padding(.top, 28)
      .padding(.bottom, 12)
      List($book.groceries) { $item in
        HStack(spacing: 10) {
          Toggle("Obtained", isOn: $item.isObtained)
            .toggleStyle(ChecklistToggleStyle())
          TextField("Item name", text: $item.name)
            .textFieldStyle(.plain)
            .foregroundStyle(item.isObtained ? .secondary : .primary)
            .onSubmit(addItem)
            .focused($focusedItem, equals: item.id)
        }
        .padding(.vertical, 2)
      }
      // Rows begin where the title does.
      .padding(.horizontal, 10)
    }
  }

  private func addItem() {
    if let empty = book.groceries.last, empty.name.isEmpty { focusedItem = empty.id } else { focusedItem = book.addGrocery().id }
  }
}

/// A circle that gets a check mark.
struct ChecklistToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button { configuration.isOn.toggle() } label: {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle.dashed")
        .font(.system(size: 20))
        .foregroundStyle(configuration.isOn ? .green : .gray)
    }
    .buttonStyle(.plain)
    .contentShape(.circle)
  }
}
