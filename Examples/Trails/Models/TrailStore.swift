import Foundation

@Observable
final class TrailStore {
  var trails: [Trail] = Bundle.main.decode("trails.json")
  var walked: Set<UUID> = []

  func toggle(_ trail: Trail) {
    if walked.remove(trail.id) == nil { walked.insert(trail.id) }
  }

  func refresh(from url: URL) async throws {
    let (data, _) = try await URLSession.shared.data(from: url)
    trails = try JSONDecoder().decode([Trail].self, from: data)
  }
}

extension Bundle {
  func decode<T: Decodable>(_ file: String) -> T {
    guard let url = url(forResource: file, withExtension: nil) else { fatalError("\(file) is not in the bundle.") }
    do {
      return try JSONDecoder().decode(T.self, from: Data(contentsOf: url))
    } catch {
      fatalError("\(file) cannot be read: \(error)")
    }
  }
}
