import SwiftUI

/// Pictures in a grid from edge to edge.
struct GridScreen: View {
  var body: some View {
    NavigationStack {
      GridPhotos()
        .navigationTitle("Photos")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Select") {} }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Share", systemImage: "square.and.arrow.up") {}
            Spacer()
            Button("Delete", systemImage: "trash") {}
          }
        }
    }
  }
}

struct GridPhotos: View {
  private let hues: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
  ]
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 2)], spacing: 2) {
        ForEach(0..<48, id: \.self) { index in
          Rectangle().fill(hues[index * 5 % hues.count].gradient).aspectRatio(1, contentMode: .fit)
        }
      }
    }
  }
}
