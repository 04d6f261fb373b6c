import Foundation
import HearthCore
import HearthUI
import Observation

/// The rows of a table or the items of a collection: each has an identity that stays while others come and go.
///
/// What a row shows is asked for when it is seen. A `version` says when to ask again.
@Observable @MainActor final class RowModel {
  struct Section: Identifiable {
    let id: Int
    var rows: [Int]
  }
  private(set) var sections: [Section] = []
  /// Grows when everything is to be asked for again.
  private(set) var version = 0
  /// How often single rows were to be asked for again.
  private(set) var rowVersions: [Int: Int] = [:]
  /// The identities of the selected rows.
  var selection: Set<Int> = []
  /// Grows when what is around the rows changes, or how they are shown.
  private(set) var lookVersion = 0
  /// The row that is to be seen.
  struct Target: Equatable {
    let id: RowID
    let anchor: UnitPoint?
    private let number = UUID()
  }
  var target: Target?
  /// Which line an item is in, for sections whose items lie in lines: by the sections' identities.
  @ObservationIgnored var lines: [Int: (Int) -> Int] = [:]
  /// What is scrolled to for a row: its line, where it is in one, since lines are known before they are made.
  func scrollIdentity(of id: RowID) -> AnyHashable {
    guard let path = path(id.number), let line = lines[sections[path.section].id] else { return id }
    return FlowLineID(section: sections[path.section].id, line: line(path.row))
  }
  /// The sizes that the cells of items want which were seen, where items have sizes of their own: points.
  @ObservationIgnored var sizes: [Int: CGSize] = [:]
  /// Whether items are placed anew at the end of this round, as their cells want other sizes than was known.
  @ObservationIgnored var awaitsSizes = false
  /// Whether rows can be dragged.
  var isDraggable = false
  /// The item that the user moves; nil for none.
  var movement: ItemMovement?
  @ObservationIgnored private var lastID = 0

  private func newID() -> Int {
    lastID += 1
    return lastID
  }
  /// Takes other numbers of rows. A row keeps the identity of the one that was in its place.
  func reload(_ counts: [Int]) {
    var new = Array(sections.prefix(counts.count))
    while new.count < counts.count { new.append(Section(id: newID(), rows: [])) }
    for (index, count) in counts.enumerated() { resize(&new[index].rows, count) }
    sections = new
    rowVersions = [:]
    version += 1
    if !selection.isEmpty { selection = [] }
  }
  private func resize(_ rows: inout [Int], _ count: Int) {
    if rows.count > count { rows.removeLast(rows.count - count) }
    rows.reserveCapacity(count)
    while rows.count < count { rows.append(newID()) }
  }
  /// Asks for rows again.
  func refresh(_ paths: [IndexPath]) {
    refresh(ids: paths.compactMap { id($0) })
  }
  func refresh(ids: [Int]) { for id in ids { rowVersions[id, default: 0] += 1 } }
  /// Asks for all rows again.
  func refreshAll() {
    rowVersions = [:]
    version += 1
  }
  func refreshLook() { lookVersion += 1 }
  /// Which asking for a row is the latest.
  func version(_ row: PlacedRow) -> Int { version &+ (rowVersions[row.id.number] ?? 0) }
  func id(_ path: IndexPath) -> Int? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    return rows.indices.contains(path.row) ? rows[path.row] : nil
  }
  func path(_ id: Int) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.rows.firstIndex(of: id) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  // MARK: - Batches

  /// Changes that are to be made at once. Places that are deleted, reloaded or moved from are those before the changes,
  /// places that are inserted or moved to those after them. Source: UIKit, `performBatchUpdates(_:completion:)`.
  struct Batch {
    var deleted: Set<IndexPath> = [], inserted: Set<IndexPath> = [], reloaded: [IndexPath] = []
    var deletedSections = IndexSet(), insertedSections = IndexSet(), reloadedSections = IndexSet()
    var moved: [(from: IndexPath, to: IndexPath)] = [], movedSections: [(from: Int, to: Int)] = []
  }
  /// Makes changes. False where they do not lead to the numbers of rows that there are to be: then nothing is changed.
  func apply(_ batch: Batch, counts: [Int]) -> Bool {
    refresh(batch.reloaded)
    var new = sections
    for path in batch.moved.map(\.from) + Array(batch.deleted) where id(path) == nil { return false }
    let carried = batch.moved.map { (id($0.from)!, $0.to) }
    let carriedSections = batch.movedSections.compactMap { move in
      sections.indices.contains(move.from) ? (sections[move.from], move.to) : nil
    }
    let leaving = batch.deleted.union(batch.moved.map(\.from))
    for path in leaving.sorted(by: >) { new[path.section].rows.remove(at: path.row) }
    for section in batch.reloadedSections where new.indices.contains(section) {
      for id in new[section].rows { rowVersions[id, default: 0] += 1 }
      if !batch.deletedSections.contains(section) { reloadedIDs.insert(new[section].id) }
    }
    for section in batch.deletedSections.union(IndexSet(batch.movedSections.map(\.from))).sorted(by: >) {
      guard new.indices.contains(section) else { return false }
      new.remove(at: section)
    }
    var arriving: [(section: Section, at: Int)] = carriedSections.map { ($0.0, $0.1) }
    arriving += batch.insertedSections.map { (Section(id: newID(), rows: []), $0) }
    for (section, place) in arriving.sorted(by: { $0.at < $1.at }) {
      guard place <= new.count else { return false }
      new.insert(section, at: place)
    }
    guard new.count == counts.count else { return false }
    // A new section has all its rows at once, and one that is read again those that there are now.
    for index in new.indices where batch.insertedSections.contains(index) || reloadedIDs.contains(new[index].id) {
      resize(&new[index].rows, counts[index])
    }
    reloadedIDs = []
    var rows: [(id: Int, at: IndexPath)] = carried.map { ($0.0, $0.1) }
    rows += batch.inserted.filter { !batch.insertedSections.contains($0.section) }.map { (newID(), $0) }
    for (id, place) in rows.sorted(by: { $0.at < $1.at }) {
      guard new.indices.contains(place.section), place.row <= new[place.section].rows.count else { return false }
      new[place.section].rows.insert(id, at: place.row)
    }
    guard zip(new, counts).allSatisfy({ $0.rows.count == $1 }) else { return false }
    sections = new
    return true
  }
  @ObservationIgnored private var reloadedIDs: Set<Int> = []

  /// Takes the identities of a snapshot, whose rows are named by values of the app.
  func take(_ sections: [Section]) { self.sections = sections }
  /// A new identity, for a value of the app that has none.
  func makeID() -> Int { newID() }
}

/// The identity of a row. It cannot be encoded, so that no state of a list that is kept between launches has it.
nonisolated struct RowID: Hashable { let number: Int }

/// The identity of a line of items.
nonisolated struct FlowLineID: Hashable {
  let section: Int
  let line: Int
}

/// A row in its place.
nonisolated struct PlacedRow: Identifiable, Hashable {
  let id: RowID
  let section: Int
  let row: Int
  var path: IndexPath { IndexPath(row: row, section: section) }
}

/// The rows of a section, with their places, made when they are looked at.
nonisolated struct PlacedRows: RandomAccessCollection {
  let ids: [Int]
  let section: Int
  var startIndex: Int { 0 }
  var endIndex: Int { ids.count }
  subscript(index: Int) -> PlacedRow { PlacedRow(id: RowID(number: ids[index]), section: section, row: index) }
}
