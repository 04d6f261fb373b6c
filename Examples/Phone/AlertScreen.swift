import SwiftUI

/// A question over a page.
struct AlertScreen: View {
  @State private var isAsking = true
  var body: some View {
    NavigationStack {
      List {
        Section("Notes") { ForEach(["Groceries", "Ideas", "Packing List"], id: \.self) { Text($0) } }
      }
      .navigationTitle("Folder")
      .toolbar { Button("Delete", systemImage: "trash") { isAsking = true } }
    }
    .alert("Delete Folder?", isPresented: $isAsking) {
      Button("Cancel", role: .cancel) {}
      Button("Delete", role: .destructive) {}
    } message: {
      Text("All notes in it will be deleted from your devices.")
    }
  }
}
