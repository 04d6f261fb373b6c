import Foundation
import SwiftData

@Model final class Entry {
  @Attribute(.unique) var number: Int
  var value: String
  var group: EntryGroup?
  init(number: Int, value: String) {
    self.number = number
    self.value = value
  }
}
@Model final class EntryGroup {
  @Attribute(.unique) var number: Int
  @Relationship(inverse: \Entry.group) var entries: [Entry] = []
  init(number: Int) { self.number = number }
}
@Model final class Progress {
  var step: Int
  init(step: Int) { self.step = step }
}

/// Keeps a history by SwiftData.
final class SwiftDataKeeper: Keeper {
  private let context: ModelContext

  init(_ file: URL) throws {
    let schema = Schema([Entry.self, EntryGroup.self, Progress.self])
    let configuration = ModelConfiguration(schema: schema, url: file)
    context = ModelContext(try ModelContainer(for: schema, configurations: configuration))
    context.autosaveEnabled = false
  }
  private func entry(_ number: Int) throws -> Entry {
    let found = try context.fetch(FetchDescriptor<Entry>(predicate: #Predicate { $0.number == number })).first
    guard let found else { throw Loss("SwiftData: there is no entry \(number)") }
    return found
  }
  private func group(_ number: Int?) throws -> EntryGroup? {
    guard let number else { return nil }
    return try context.fetch(FetchDescriptor<EntryGroup>(predicate: #Predicate { $0.number == number })).first
  }
  func write(_ operations: [PlainHistory.Operation], step: Int) throws {
    if let progress = try context.fetch(FetchDescriptor<Progress>()).first {
      progress.step = step
    } else {
      context.insert(Progress(step: step))
      for number in 0..<PlainHistory.groupCount { context.insert(EntryGroup(number: number)) }
    }
    for operation in operations {
      switch operation {
      case .insert(let number, let row):
        let entry = Entry(number: number, value: row.value)
        context.insert(entry)
        entry.group = try group(row.group)
      case .edit(let number, let value): try entry(number).value = value
      case .move(let number, let target): try entry(number).group = try group(target)
      case .delete(let number): context.delete(try entry(number))
      }
    }
    try context.save()
  }
  func read() throws -> (step: Int, rows: [Int: PlainHistory.Row]) {
    var rows: [Int: PlainHistory.Row] = [:]
    for entry in try context.fetch(FetchDescriptor<Entry>()) {
      rows[entry.number] = PlainHistory.Row(value: entry.value, group: entry.group?.number)
    }
    for group in try context.fetch(FetchDescriptor<EntryGroup>()) {
      let own = Set(rows.filter { $0.value.group == group.number }.keys)
      if Set(group.entries.map(\.number)) != own {
        throw Loss("SwiftData: the group \(group.number) has other entries")
      }
    }
    return (try context.fetch(FetchDescriptor<Progress>()).first?.step ?? 0, rows)
  }
  func add(_ number: Int) throws {
    context.insert(Entry(number: number, value: "\(number)"))
    try context.save()
  }
  func numbers() throws -> Set<Int> { Set(try context.fetch(FetchDescriptor<Entry>()).map(\.number)) }
}
