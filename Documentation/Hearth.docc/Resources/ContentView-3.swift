import SwiftUI

struct ContentView: View {
  @State private var errands = ["Buy bread", "Call the plumber"]
  @State private var draft = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    VStack(spacing: 0) {
      List(errands, id: \.self) { Text($0) }
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
}

#Preview { ContentView() }
