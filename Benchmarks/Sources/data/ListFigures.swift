import CMeasure
import Foundation
import HearthTesting
import SwiftData
import SwiftUI

/// Lists with `@Query`.
enum ListFigures {
  private struct People: View {
    @Query(sort: \Person.number) private var people: [Person]
    var body: some View { List(people) { Text($0.name) } }
  }

  static func measure(_ folder: URL, objects: Int, rows: Int, _ samples: Int) throws {
    let large = folder.appendingPathComponent("large.store")
    try fill(large, objects)
    var times: [Double] = [], memory: [Double] = []
    for _ in 0..<samples {
      let before = measure_heap_in_use()
      var window: TestWindow?
      times.append(
        try cpuTime {
          let container = try ModelContainer(for: Person.self, configurations: ModelConfiguration(url: large))
          window = TestWindow(size: CGSize(width: 400, height: 1000)) { People().modelContainer(container) }
        })
      memory.append((measure_heap_in_use() - before) / Double(objects))
      guard window?.find({ $0.label == "Person 0" }) != nil else { fatalError("the first row is missing") }
    }
    report("hearth\topen1m", times)
    report("hearth\topen1m.memory_per_object", memory, "bytes")

    let small = folder.appendingPathComponent("small.store")
    try fill(small, rows)
    let container = try ModelContainer(for: Person.self, configurations: ModelConfiguration(url: small))
    let window = TestWindow(size: CGSize(width: 400, height: 1000)) { People().modelContainer(container) }
    let first = FetchDescriptor<Person>(predicate: #Predicate { $0.number == 1 })
    guard let person = try container.mainContext.fetch(first).first else { fatalError("there is no first object") }
    var changes: [Double] = []
    for sample in 0..<samples * 10 {
      changes.append(
        cpuTime {
          person.name = "Changed \(sample)"
          window.settle()
        })
      guard window.find({ $0.label == "Changed \(sample)" }) != nil else { fatalError("the change is not shown") }
    }
    report("hearth\tchange10k", changes)
  }

  private static func fill(_ url: URL, _ count: Int) throws {
    let container = try ModelContainer(for: Person.self, configurations: ModelConfiguration(url: url))
    for start in stride(from: 0, to: count, by: 50_000) {
      let context = ModelContext(container)
      for number in start..<min(start + 50_000, count) { context.insert(Person(number)) }
      try context.save()
    }
  }
}
