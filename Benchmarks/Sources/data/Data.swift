import CMeasure
import Foundation
import GRDB
import SwiftData

/// Measures SwiftData beside GRDB with `Codable` records, in the same run: files of their own, the same six properties, journals alike (WAL).
///
/// - `insert100k`: 100,000 new objects, one save.
/// - `fetch100k`: all of them, and one property of each.
/// - `open1m`: SwiftData alone. A store of a million is opened and a list with `@Query` shows its first rows; `open1m.memory_per_object` is what the heap
///   has more then, for each object of the store.
/// - `change10k`: SwiftData alone. One object of a list of 10,000 changes, until what is to be painted is known.
///
/// Times are CPU time of the main thread, in milliseconds: of `SAMPLES` the median. Each line has the side, the name, the value and the unit.
@main struct DataBench {
  private static let samples = Int(ProcessInfo.processInfo.environment["SAMPLES"] ?? "") ?? 5
  private static let count = Int(ProcessInfo.processInfo.environment["OBJECTS"] ?? "") ?? 100_000

  static func main() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var figures: [String: [Double]] = [:]
    // By turns, so that a slow moment of the machine meets both.
    for sample in 0..<samples {
      let ours = try HearthSide(folder.appendingPathComponent("hearth\(sample).store"))
      let theirs = try GRDBSide(folder.appendingPathComponent("grdb\(sample).sqlite"))
      for side in [ours, theirs] as [any Side] {
        figures["\(side.name)\tinsert100k", default: []].append(try cpuTime { try side.insert(count) })
        var sum = 0
        figures["\(side.name)\tfetch100k", default: []].append(try cpuTime { sum = try side.sum() })
        guard sum == count * (count - 1) / 2 else { fatalError("\(side.name) read \(sum)") }
      }
    }
    for (name, values) in figures.sorted(by: { $0.key < $1.key }) { report(name, values) }
    try ListFigures.measure(folder, objects: count * 10, rows: count / 10, samples)
  }
}

/// One of both sides.
private protocol Side {
  var name: String { get }
  func insert(_ count: Int) throws
  /// Reads all objects, and adds up one property of each.
  func sum() throws -> Int
}

private struct HearthSide: Side {
  let name = "hearth"
  let container: ModelContainer

  init(_ url: URL) throws {
    container = try ModelContainer(for: Person.self, configurations: ModelConfiguration(url: url))
  }
  func insert(_ count: Int) throws {
    let context = ModelContext(container)
    for number in 0..<count { context.insert(Person(number)) }
    try context.save()
  }
  func sum() throws -> Int {
    try ModelContext(container).fetch(FetchDescriptor<Person>()).reduce(0) { $0 + $1.number }
  }
}

private struct GRDBSide: Side {
  let name = "grdb"
  private let pool: DatabasePool

  private struct Record: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "person"
    let id: Int64
    let name: String
    let number: Int
    let weight: Double
    let isMember: Bool
    let born: Date
    let note: String?
  }
  init(_ url: URL) throws {
    pool = try DatabasePool(path: url.path)
    try pool.write { database in
      try database.create(table: "person") { table in
        table.primaryKey("id", .integer)
        table.column("name", .text).notNull()
        table.column("number", .integer).notNull()
        table.column("weight", .double).notNull()
        table.column("isMember", .boolean).notNull()
        table.column("born", .datetime).notNull()
        table.column("note", .text)
      }
    }
  }
  func insert(_ count: Int) throws {
    try pool.write { database in
      for number in 0..<count {
        let record = Record(
          id: Int64(number + 1), name: "Person \(number)", number: number, weight: Double(number) / 2,
          isMember: number % 2 == 0, born: Date(timeIntervalSinceReferenceDate: Double(number)), note: nil)
        try record.insert(database)
      }
    }
  }
  func sum() throws -> Int { try pool.read { try Record.fetchAll($0) }.reduce(0) { $0 + $1.number } }
}

func report(_ name: String, _ values: [Double], _ unit: String = "ms") {
  let sorted = values.sorted(), middle = sorted[sorted.count / 2]
  print("\(name)\t\(String(format: "%.6g", middle))\t\(unit)")
}

/// The CPU time of this thread that `work` takes, in milliseconds.
func cpuTime(_ work: () throws -> Void) rethrows -> Double {
  let start = measure_cpu_time()
  try work()
  return measure_cpu_time() - start
}
