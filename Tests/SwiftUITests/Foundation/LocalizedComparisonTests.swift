import Foundation
import SwiftUI
import Testing

private nonisolated struct File: Identifiable, Equatable {
  var name: String
  var note: String?
  var id: String { name }
}

@Suite("Strings in the order of the user's language") struct LocalizedComparisonTests {
  private let files = ["b10", "B2", "a1"].map { File(name: $0) }
}

extension LocalizedComparisonTests {
  @Test func `sort by numbers and without regard to case`() {
    #expect(["b10", "B2", "a1"].sorted(using: .localizedStandard) == ["a1", "B2", "b10"])
    #expect(["b10", "B2"].sorted(using: String.StandardComparator.localizedStandard) == ["B2", "b10"])
    var reversed = KeyPathComparator(\File.name, comparator: .localizedStandard, order: .reverse)
    #expect(files.sorted(using: reversed).map(\.name) == ["b10", "B2", "a1"])
    reversed.order = .forward
    #expect(files.sorted(using: reversed).map(\.name) == ["a1", "B2", "b10"])
  }
  @Test func `sort by descriptors, with what has none first`() {
    let order = SortDescriptor(\File.name, comparator: .localizedStandard)
    #expect(files.sorted(using: order).map(\.name) == ["a1", "B2", "b10"])
    let back = SortDescriptor(\File.name, comparator: .localizedStandard, order: .reverse)
    #expect(files.sorted(using: [back]).map(\.name) == ["b10", "B2", "a1"])
    let noted = [File(name: "x", note: "10"), File(name: "y"), File(name: "z", note: "9")]
    #expect(
      noted.sorted(using: SortDescriptor(\File.note, comparator: .localizedStandard)).map(\.name) == ["y", "z", "x"])
  }
  @Test func `are found by predicates`() throws {
    let found = #Predicate<File> { $0.name.localizedStandardContains("B") }
    #expect(try files.filter(found).map(\.name) == ["b10", "B2"])
    let ascending = ComparisonResult.orderedAscending
    let before = #Predicate<File> { $0.name.localizedCompare("b") == ascending }
    #expect(try before.evaluate(File(name: "a")))
    #expect(try !before.evaluate(File(name: "c")))
  }
}
