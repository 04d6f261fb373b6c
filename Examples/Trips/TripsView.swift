import SwiftData
import SwiftUI
import UniformTypeIdentifiers

/// The trips at the left, the one that is chosen at the right.
struct TripsView: View {
  @Environment(\.modelContext) private var context
  @SceneStorage("trip") private var selection: String?
  @State private var searched = ""
  @State private var isImporting = false
  @State private var problem: String?

  var body: some View {
    NavigationSplitView {
      TripList(searched: searched, selection: $selection, delete: delete)
        .navigationTitle("Trips")
        .navigationSplitViewColumnWidth(360)
        .searchable(text: $searched, prompt: "Search trips and things")
        .toolbar {
          Button("Import", systemImage: "square.and.arrow.down") { isImporting = true }
            .accessibilityIdentifier("import")
          Button("New Trip", systemImage: "plus", action: add)
            .accessibilityIdentifier("new trip")
        }
    } detail: {
      if let id = selection.flatMap({ UUID(uuidString: $0) }) {
        TripDetail(id: id)
          .id(id)
      } else {
        ContentUnavailableView("No trip", systemImage: "suitcase", description: Text("Choose one, or plan one."))
      }
    }
    .focusedSceneValue(\.addTrip, add)
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.trip, .json], allowsMultipleSelection: true) {
      importTrips($0)
    }
    .alert("The trip was not imported", isPresented: .constant(problem != nil)) {
      Button("OK") { problem = nil }
    } message: {
      Text(problem ?? "")
    }
  }

  private func add() {
    searched = ""
    let trip = Trip(name: "")
    context.insert(trip)
    selection = trip.id.uuidString
  }
  private func delete(_ trip: Trip) {
    if selection == trip.id.uuidString { selection = nil }
    context.delete(trip)
  }
  private func importTrips(_ result: Result<[URL], any Error>) {
    do {
      for url in try result.get() {
        let isForeign = url.startAccessingSecurityScopedResource()
        defer { if isForeign { url.stopAccessingSecurityScopedResource() } }
        let trip = try TripArchive(data: Data(contentsOf: url)).insert(into: context)
        selection = trip.id.uuidString
      }
    } catch {
      problem = error.localizedDescription
    }
  }
}

/// The trips that match a text, the next one first.
private struct TripList: View {
  @Query private var trips: [Trip]
  private let searched: String
  @Binding private var selection: String?
  private let delete: (Trip) -> Void

  init(searched: String, selection: Binding<String?>, delete: @escaping (Trip) -> Void) {
    let text = searched.trimmingCharacters(in: .whitespaces)
    let predicate = #Predicate<Trip> { trip in
      text.isEmpty || trip.name.localizedStandardContains(text) || trip.destination.localizedStandardContains(text)
        || trip.items.contains { $0.name.localizedStandardContains(text) }
    }
    _trips = Query(filter: predicate, sort: [SortDescriptor(\Trip.start), SortDescriptor(\Trip.name)])
    self.searched = text
    _selection = selection
    self.delete = delete
  }
  var body: some View {
    List(selection: $selection) {
      ForEach(trips) { trip in
        TripRow(trip: trip)
          .tag(trip.id.uuidString)
          .contextMenu { Button("Delete", role: .destructive) { delete(trip) } }
          .swipeActions { Button("Delete", systemImage: "trash", role: .destructive) { delete(trip) } }
      }
    }
    .onDeleteCommand { if let trip = trips.first(where: { $0.id.uuidString == selection }) { delete(trip) } }
    .overlay { if !searched.isEmpty, trips.isEmpty { ContentUnavailableView.search(text: searched) } }
  }
}

/// A trip in the list.
private struct TripRow: View {
  let trip: Trip

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(trip.title)
        .font(.headline)
      HStack {
        Text(trip.start, format: .dateTime.day().month().year())
        if !trip.destination.isEmpty { Text(trip.destination) }
        Spacer()
        if !trip.items.isEmpty { Text("\(trip.packedCount)/\(trip.items.count)") }
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
    }
    .padding(.vertical, 3)
  }
}

/// The trip of an identifier, while it is there.
private struct TripDetail: View {
  @Query private var trips: [Trip]

  init(id: UUID) { _trips = Query(filter: #Predicate<Trip> { $0.id == id }) }
  var body: some View {
    if let trip = trips.first {
      TripPage(trip: trip)
    } else {
      ContentUnavailableView("No trip", systemImage: "suitcase", description: Text("Choose one, or plan one."))
    }
  }
}
