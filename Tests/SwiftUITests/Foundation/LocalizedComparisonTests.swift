import Foundation
import QuickTesting
import SwiftUI

private nonisolated struct File: Identifiable, Equatable {
  var name: String
  var note: String?
  var id: String { name }
}

/// Strings in the order of the user's language.
struct LocalizedComparisonTests {
  private let files = ["b10", "B2", "a1"].map { File(name: $0) }
}

extension LocalizedComparisonTests {
  @Test func `sort by numbers and without regard to case`() {
    expect(["b10", "B2", "a1"].sorted(using: .localizedStandard), equals: ["a1", "B2", "b10"])
    expect(["b10", "B2"].sorted(using: String.StandardComparator.localizedStandard), equals: ["B2", "b10"])
    var reversed = KeyPathComparator(\File.name, comparator: .localizedStandard, order: .reverse)
    expect(files.sorted(using: reversed).map(\.name), equals: ["b10", "B2", "a1"])
    reversed.order = .forward
    expect(files.sorted(using: reversed).map(\.name), equals: ["a1", "B2", "b10"])
  }
  @Test func `sort by descriptors, with what has none first`() {
    let order = SortDescriptor(\File.name, comparator: .localizedStandard)
    expect(files.sorted(using: order).map(\.name), equals: ["a1", "B2", "b10"])
    let back = SortDescriptor(\File.name, comparator: .localizedStandard, order: .reverse)
    expect(files.sorted(using: [back]).map(\.name), equals: ["b10", "B2", "a1"])
    let noted = [File(name: "x", note: "10"), File(name: "y"), File(name: "z", note: "9")]
    expect(
      noted.sorted(using: SortDescriptor(\File.note, comparator: .localizedStandard)).map(\.name),
      equals: ["y", "z", "x"])
  }
  @Test func `are found by predicates`() throws {
    let found = #Predicate<File> { $0.name.localizedStandardContains("B") }
    try expect(files.filter(found).map(\.name), equals: ["b10", "B2"])
    let ascending = ComparisonResult.orderedAscending
    let before = #Predicate<File> { $0.name.localizedCompare("b") == ascending }
    try expect(before.evaluate(File(name: "a")))
    try expect(!before.evaluate(File(name: "c")))
  }
}
