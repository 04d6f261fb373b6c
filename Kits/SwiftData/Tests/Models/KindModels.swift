import Foundation
import SwiftData

nonisolated enum Mood: String, Codable, CaseIterable { case happy, calm, sad }
nonisolated enum Level: Int, Codable { case low = 1, middle, high }
nonisolated enum Shape: Codable, Equatable { case circle(radius: Double), square(side: Int), none }
nonisolated struct Address: Codable, Hashable {
  var street: String
  var city: String
  var position: Position?
  struct Position: Codable, Hashable { var latitude: Double, longitude: Double }
}

/// A property of each kind.
@Model class Everything {
  let identifier: UUID
  var text = "text"
  var optionalText: String?
  var number: Int = 7
  var small: Int8 = -3
  var large: UInt64 = .max
  var ratio: Double = 0.5
  var half: Float = 0.25
  var flag = true
  var moment = Date(timeIntervalSinceReferenceDate: 1234.5678)
  var link: URL? = URL(string: "https://example.org/a?b=c")
  var bytes: Data = Data([0, 1, 255])
  @Attribute(.externalStorage) var picture: Data?
  var token = UUID()
  var price: Decimal = Decimal(string: "12.3456789012345678901234567")!
  var mood: Mood = Mood.happy
  var level: Level = .middle
  var optionalMood: Mood?
  var shape: Shape = Shape.circle(radius: 2)
  var address = Address(street: "A 1", city: "B")
  var words: [String] = ["a", "b"]
  var addresses: [Address] = []
  var table: [String: Int] = ["one": 1]
  private(set) var secret = 1
  @Attribute(.ephemeral) var passing = 0
  @Transient var local = 5
  static let shared = 1
  var computed: String { text + "!" }
  var watched: Int = 0 {
    willSet { changes.append(newValue) }
    didSet { if watched != oldValue { changes.append(-oldValue) } }
  }
  @Transient var changes: [Int] = []

  init(identifier: UUID = UUID()) { self.identifier = identifier }
  func reveal() { secret += 1 }
}
