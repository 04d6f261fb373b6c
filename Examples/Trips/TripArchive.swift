import SwiftData
import SwiftUI
import UniformTypeIdentifiers

extension UTType {
  /// A trip with all that belongs to it, as JSON.
  nonisolated static var trip: UTType { UTType(exportedAs: "org.example.trips.trip", conformingTo: .json) }
}

/// A trip as it is written into a file.
nonisolated struct TripArchive: Codable, Equatable, Sendable {
  struct Item: Codable, Equatable, Sendable {
    var name: String
    var isPacked: Bool
  }
  struct Picture: Codable, Equatable, Sendable {
    var data: Data
    var caption: String
    var added: Date
  }
  var name: String
  var destination: String
  var start: Date
  var end: Date
  var notes: String
  var items: [Item]
  var photos: [Picture]

  /// - Throws: `DecodingError` for bytes that are no trip.
  init(data: Data) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    self = try decoder.decode(Self.self, from: data)
  }
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }
}
extension TripArchive {
  @MainActor init(_ trip: Trip) {
    (name, destination, start, end, notes) = (trip.name, trip.destination, trip.start, trip.end, trip.notes)
    items = trip.packingList.map { Item(name: $0.name, isPacked: $0.isPacked) }
    photos = trip.album.map { Picture(data: $0.data, caption: $0.caption, added: $0.added) }
  }
  /// Makes a trip of its own of it: a file that is imported twice is two trips.
  @MainActor @discardableResult func insert(into context: ModelContext) -> Trip {
    let trip = Trip(name: name, destination: destination, start: start, end: end, notes: notes)
    context.insert(trip)
    trip.items = items.enumerated().map { PackingItem(name: $1.name, isPacked: $1.isPacked, position: $0) }
    trip.photos = photos.map { Photo(data: $0.data, caption: $0.caption, added: $0.added) }
    return trip
  }
}

/// A file of a trip, for the dialog that exports it.
nonisolated struct TripDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.trip, .json] }
  var archive: TripArchive

  init(archive: TripArchive) { self.archive = archive }
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    archive = try TripArchive(data: data)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try archive.data())
  }
}
