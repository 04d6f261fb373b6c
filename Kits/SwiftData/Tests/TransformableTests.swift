import Foundation
import QuickTesting
import SwiftData
import SwiftUI

struct TransformableTests {
  @Test func `transformers by class and by name keep attributes`() throws {
    ValueTransformer.setValueTransformer(WordTransformer(), forName: NSValueTransformerName("WordTransformer"))
    let context = try makeContext(Palette.self)
    let palette = Palette(name: "A", ink: Ink(red: 9))
    palette.word = "ship"
    palette.plain = [4, 5]
    context.insert(palette)
    try context.save()
    let read = try require(try ModelContext(context.container).fetch(FetchDescriptor<Palette>()).first)
    expect(read.ink, equals: Ink(red: 9))
    expect(read.second == nil)
    expect(read.word, equals: "ship")
    expect(read.plain, equals: [4, 5])
    read.second = Ink(red: 3)
    try read.modelContext?.save()
    expect(try ModelContext(context.container).fetch(FetchDescriptor<Palette>()).first?.second?.red, equals: 3)
  }

  @Test func `the history keeps what a deleted model is to leave behind`() throws {
    let context = try makeContext(Palette.self)
    let palette = Palette(name: "A", size: 4, note: "x")
    context.insert(palette)
    try context.save()
    palette.name = "B"
    try context.save()
    context.delete(palette)
    try context.save()
    let last = try require(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last)
    guard case .delete(let change as DefaultHistoryDelete<Palette>)? = last.changes.first else {
      return fail("the changes are \(last.changes)")
    }
    expect(change.tombstone[\.name], equals: "B")
    expect(change.tombstone[\.size] == .some(4))
    expect(change.tombstone[\.note] == nil)
    expect(change.tombstone.map(\.key).count, equals: 2)
  }
}
