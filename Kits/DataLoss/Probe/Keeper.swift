import Foundation

/// A kit that keeps a history in a file.
package protocol Keeper: AnyObject {
  init(_ file: URL) throws
  /// Does what a save is to write, and saves it.
  func write(_ operations: [PlainHistory.Operation], step: Int) throws
  /// What the file has, seen from both ends of each relationship.
  func read() throws -> (step: Int, rows: [Int: PlainHistory.Row])
  /// Saves one row of its own, among others that another process saves.
  func add(_ number: Int) throws
  func numbers() throws -> Set<Int>
}

package enum Kit: String, CaseIterable {
  case swiftData = "SwiftData"
  case coreData = "CoreData"
  package func open(_ file: URL) throws -> any Keeper {
    switch self {
    case .swiftData: try SwiftDataKeeper(file)
    case .coreData: try CoreDataKeeper(file)
    }
  }
}

/// What a check has found wrong.
package struct Loss: Error, CustomStringConvertible {
  package let description: String
  init(_ description: String) { self.description = description }
}

/// Compares a file with the history that wrote it.
package enum HistoryCheck {
  /// - Parameter acknowledged: The last save that had returned; one more may be there.
  /// - Throws: `Loss`.
  package static func check(_ kit: Kit, _ file: URL, _ plain: inout PlainHistory, acknowledged: Int) throws {
    let (step, rows) = try kit.open(file).read()
    guard step == acknowledged || step == acknowledged + 1 else {
      throw Loss("\(kit): the save \(acknowledged) had returned, the file has \(step)")
    }
    while plain.step < step { _ = plain.next() }
    guard rows == plain.rows else {
      let wrong = Set(rows.keys).union(plain.rows.keys).filter { rows[$0] != plain.rows[$0] }.sorted().prefix(5)
      throw Loss("\(kit): after \(step) saves other rows than those that were saved: \(wrong)")
    }
  }
}
