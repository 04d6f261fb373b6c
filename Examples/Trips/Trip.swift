import Foundation
import SwiftData

/// A journey, with what is taken along and what was seen.
@Model final class Trip {
  /// Names the trip in windows and files.
  @Attribute(.unique) var id: UUID
  var name: String
  var destination: String
  var start: Date
  var end: Date
  var notes: String
  @Relationship(deleteRule: .cascade, inverse: \PackingItem.trip) var items: [PackingItem] = []
  @Relationship(deleteRule: .cascade, inverse: \Photo.trip) var photos: [Photo] = []

  init(
    id: UUID = UUID(), name: String, destination: String = "", start: Date = .now, end: Date? = nil, notes: String = ""
  ) {
    (self.id, self.name, self.destination, self.start, self.notes) = (id, name, destination, start, notes)
    self.end = end ?? start
  }

  /// The list in its order.
  var packingList: [PackingItem] { items.sorted { $0.position < $1.position } }
  var album: [Photo] { photos.sorted { $0.added < $1.added } }
  var packedCount: Int { items.count { $0.isPacked } }
  var title: String { name.isEmpty ? "New Trip" : name }

  /// Adds a thing at the end of the list. A text of spaces is none.
  func pack(_ text: String) {
    let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if name.isEmpty { return }
    let last = items.map(\.position).max() ?? -1
    items.append(PackingItem(name: name, position: last + 1))
  }
  /// Moves things of the list, as a list says it.
  func move(from source: IndexSet, to target: Int) {
    var list = packingList
    let moved = source.map { list[$0] }
    let place = target - source.count { $0 < target }
    for index in source.reversed() { list.remove(at: index) }
    list.insert(contentsOf: moved, at: place)
    for (position, item) in list.enumerated() where item.position != position { item.position = position }
  }
}

/// Something that is taken along.
@Model final class PackingItem {
  var name: String
  var isPacked = false
  var position: Int
  var trip: Trip?
  init(name: String, isPacked: Bool = false, position: Int) {
    (self.name, self.isPacked, self.position) = (name, isPacked, position)
  }
}

/// A picture of a trip: the bytes of an image file.
@Model final class Photo {
  @Attribute(.externalStorage) var data: Data
  var caption: String
  var added: Date
  var trip: Trip?
  init(data: Data, caption: String = "", added: Date = .now) {
    (self.data, self.caption, self.added) = (data, caption, added)
  }
}
