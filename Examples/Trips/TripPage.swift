import PhotosUI
import SwiftData
import SwiftUI
import UIKit

/// A trip: its days, what is taken along, its photos.
struct TripPage: View {
  @Bindable var trip: Trip
  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @State private var isExporting = false

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $trip.name)
          .accessibilityIdentifier("name")
        TextField("Destination", text: $trip.destination)
          .accessibilityIdentifier("destination")
        DatePicker("From", selection: $trip.start, displayedComponents: .date)
        DatePicker("To", selection: $trip.end, in: trip.start..., displayedComponents: .date)
      }
      PackingSection(trip: trip)
      PhotoSection(trip: trip)
      Section("Notes") {
        TextEditor(text: $trip.notes)
          .frame(minHeight: 80)
          .accessibilityIdentifier("notes")
      }
    }
    .formStyle(.grouped)
    .navigationTitle(trip.title)
    .onChange(of: trip.start) { _, start in
      if trip.end < start { trip.end = start }
    }
    .toolbar {
      if supportsMultipleWindows {
        Button("Open in New Window", systemImage: "macwindow.badge.plus") { openWindow(value: trip.id) }
          .accessibilityIdentifier("open window")
      }
      Button("Export", systemImage: "square.and.arrow.up") { isExporting = true }
        .accessibilityIdentifier("export")
    }
    .fileExporter(
      isPresented: $isExporting, document: TripDocument(archive: TripArchive(trip)), contentType: .trip,
      defaultFilename: trip.title
    ) { _ in }
  }
}

/// What is taken along.
private struct PackingSection: View {
  let trip: Trip
  @Environment(\.modelContext) private var context
  @State private var text = ""
  @FocusState private var isAdding: Bool

  var body: some View {
    Section {
      ForEach(trip.packingList) { item in
        PackingRow(item: item)
          .contextMenu { Button("Delete", role: .destructive) { context.delete(item) } }
      }
      .onDelete { places in
        let list = trip.packingList
        for place in places { context.delete(list[place]) }
      }
      .onMove { trip.move(from: $0, to: $1) }
      TextField("Add a thing", text: $text)
        .focused($isAdding)
        .onSubmit {
          trip.pack(text)
          text = ""
          isAdding = true
        }
        .accessibilityIdentifier("add thing")
    } header: {
      HStack {
        Text("To Pack")
        Spacer()
        Text("\(trip.packedCount) of \(trip.items.count)")
          .accessibilityIdentifier("packed")
      }
    }
  }
}

private struct PackingRow: View {
  @Bindable var item: PackingItem

  var body: some View {
    Toggle(item.name, isOn: $item.isPacked)
      .accessibilityIdentifier("thing \(item.name)")
  }
}

/// The photos of a trip, and a button for more.
struct PhotoSection: View {
  let trip: Trip
  @Environment(\.modelContext) private var context
  @State private var chosen: [PhotosPickerItem] = []

  var body: some View {
    Section("Photos") {
      if !trip.photos.isEmpty {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 110))], spacing: 8) {
          ForEach(trip.album) { photo in
            PhotoView(photo: photo)
              .contextMenu { Button("Delete", role: .destructive) { context.delete(photo) } }
          }
        }
      }
      PhotosPicker(selection: $chosen, matching: .images) { Label("Add Photos", systemImage: "photo.badge.plus") }
        .accessibilityIdentifier("add photos")
    }
    .onChange(of: chosen) { _, items in
      Task {
        for item in items {
          if let data = try? await item.loadTransferable(type: Data.self) { trip.photos.append(Photo(data: data)) }
        }
        chosen = []
      }
    }
  }
}

private struct PhotoView: View {
  let photo: Photo

  var body: some View {
    ZStack {
      if let image = UIImage(data: photo.data) {
        Image(uiImage: image)
          .resizable()
          .scaledToFill()
      } else {
        Image(systemName: "photo")
          .foregroundStyle(.secondary)
      }
    }
    .frame(width: 110, height: 82)
    .clipShape(.rect(cornerRadius: 8))
    .accessibilityElement()
    .accessibilityLabel(photo.caption.isEmpty ? "Photo" : photo.caption)
    .accessibilityIdentifier("photo")
  }
}
