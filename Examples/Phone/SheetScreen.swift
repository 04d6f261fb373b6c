import SwiftUI

/// A sheet that covers half of the window.
struct SheetScreen: View {
  @State private var isShown = true
  var body: some View {
    NavigationStack {
      GridPhotos().navigationTitle("Photos").toolbar {
        Button("Share", systemImage: "square.and.arrow.up") { isShown = true }
      }
    }
    .sheet(isPresented: $isShown) { ShareSheet() }
  }
}

struct ShareSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isLive = true
  var body: some View {
    NavigationStack {
      List {
        Section {
          Toggle("Include Location", isOn: $isLive)
          LabeledContent("Format", value: "Automatic")
        }
        Section {
          Button {
          } label: {
            Label("Copy Photo", systemImage: "doc.on.doc")
          }
          Button {
          } label: {
            Label("Add to Album", systemImage: "plus.square.on.square")
          }
          Button {
          } label: {
            Label("Send by Mail", systemImage: "envelope")
          }
        }
      }
      .navigationTitle("Share")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
    }
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
  }
}
