import Foundation

/// Sections and items without their types: what a delegate of Core Data's `NSFetchedResultsController` gets.
///
/// ```swift
/// let snapshot = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
/// ```
open nonisolated class NSDiffableDataSourceSnapshotReference: NSObject, @unchecked Sendable {
  // Unchecked: it belongs to who makes it.
  private var sections: [(id: AnyHashable, items: [AnyHashable])]
  private var reloaded: [AnyHashable] = []
  /// A snapshot of the app's own, as it was before it came here.
  package var original: Any?

  public override init() {
    sections = []
    super.init()
  }
  package init(sections: [(id: AnyHashable, items: [AnyHashable])], reloaded: [AnyHashable] = []) {
    self.sections = sections
    self.reloaded = reloaded
    super.init()
  }
  open var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  open var numberOfSections: Int { sections.count }
  open var sectionIdentifiers: [Any] { sections.map(\.id.base) }
  open var itemIdentifiers: [Any] { sections.flatMap(\.items).map(\.base) }
  open var reloadedItemIdentifiers: [Any] { reloaded.map(\.base) }
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int { items(sectionIdentifier).count }
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    items(sectionIdentifier).map(\.base)
  }
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    (itemIdentifier as? AnyHashable).flatMap { sections.flatMap(\.items).firstIndex(of: $0) } ?? NSNotFound
  }
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    sections.firstIndex { $0.id == sectionIdentifier as? AnyHashable } ?? NSNotFound
  }
  private func items(_ section: Any) -> [AnyHashable] {
    sections.first { $0.id == section as? AnyHashable }?.items ?? []
  }
}
