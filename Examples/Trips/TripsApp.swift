import SwiftData
import SwiftUI

@main struct TripsApp: App {
  /// Where the trips are. Tests have files of their own.
  static var configuration = ModelConfiguration("Trips")
  /// All windows share what is read of the file.
  @State private var store = TripStore(configuration)

  var body: some Scene {
    WindowGroup("Trips") { TripsScene(store: store) { TripsView() } }
      .commands { TripCommands() }
    // A trip in a window of its own, by its name in the store: it comes back with the app.
    WindowGroup("Trip", for: UUID.self) { $id in
      if let id { TripsScene(store: store) { TripWindow(id: id) } }
    }
  }
}

/// The file of trips, or why it was not opened.
@Observable final class TripStore {
  let container: Result<ModelContainer, any Error>
  init(_ configuration: ModelConfiguration) {
    container = Result { try ModelContainer(for: Trip.self, configurations: configuration) }
  }
}

/// A window upon the store. What is changed in it is undone in it.
struct TripsScene<Content: View>: View {
  let store: TripStore
  @ViewBuilder let content: Content
  @Environment(\.undoManager) private var undoManager
  @Environment(\.scenePhase) private var phase

  var body: some View {
    switch store.container {
    case .success(let container):
      content
        .modelContainer(container)
        .onChange(of: phase, initial: true) { _, phase in
          if phase == .active {
            container.mainContext.undoManager = undoManager
          } else {
            try? container.mainContext.save()
          }
        }
    case .failure(let error):
      ContentUnavailableView(
        "The trips cannot be opened", systemImage: "exclamationmark.triangle",
        description: Text(error.localizedDescription))
    }
  }
}

/// The menu File makes trips, in the window that is in front.
struct TripCommands: Commands {
  @FocusedValue(\.addTrip) private var addTrip

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Trip") { addTrip?() }
        .keyboardShortcut("n")
        .disabled(addTrip == nil)
    }
  }
}

extension FocusedValues {
  @Entry var addTrip: (() -> Void)?
}

/// A trip without the list beside it.
struct TripWindow: View {
  @Query private var trips: [Trip]

  init(id: UUID) { _trips = Query(filter: #Predicate<Trip> { $0.id == id }) }
  var body: some View {
    if let trip = trips.first {
      NavigationStack { TripPage(trip: trip) }
    } else {
      ContentUnavailableView("The trip was deleted", systemImage: "suitcase")
    }
  }
}
