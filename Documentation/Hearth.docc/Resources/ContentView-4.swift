import SwiftUI

struct ContentView: View {
  @State private var errands = ["Buy bread", "Call the plumber"]
  @State private var draft = ""
  @State private var selection: String?
  @FocusState private var isWriting: Bool

  var body: some View {
    VStack(spacing: 0) {
      List(errands, id: \.self, selection: $selection) { Text($0) }
        .onDeleteCommand(perform: remove)
      TextField("New errand", text: $draft)
        .textFieldStyle(.roundedBorder)
        .focused($isWriting)
        .padding()
        .onSubmit(add)
    }
    .defaultFocus($isWriting, true)
  }

  private func add() {
    if !draft.isEmpty, !errands.contains(draft) { errands.append(draft) }
    draft = ""
    isWriting = true
  }
  private func remove() { errands.removeAll { $0 == selection } }
}

#Preview { ContentView() }
