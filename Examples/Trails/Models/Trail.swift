// As many files of apps: `UUID` without an import.

struct Trail: Identifiable, Codable, Hashable {
  enum Difficulty: String, Codable, CaseIterable { case easy, moderate, hard }

  var id: UUID
  var name: String
  var image: String
  var difficulty: Difficulty
  var kilometers: Double
  /// Metres upwards.
  var climb: Int
}
