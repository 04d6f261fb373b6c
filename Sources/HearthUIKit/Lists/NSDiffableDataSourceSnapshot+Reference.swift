import HearthUI

/// `reference as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>` and back.
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    let result = NSDiffableDataSourceSnapshotReference(
      sections: sectionIdentifiers.map { section in
        (id: section, items: itemIdentifiers(inSection: section).map { AnyHashable($0) })
      }, reloaded: reloadedItemIdentifiers.map { AnyHashable($0) })
    result.original = self
    return result
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) -> Bool {
    if let original = source.original as? NSDiffableDataSourceSnapshot {
      result = original
      return true
    }
    var made = NSDiffableDataSourceSnapshot()
    for identifier in source.sectionIdentifiers {
      guard let section = identifier as? SectionIdentifierType else { return false }
      let items = source.itemIdentifiersInSection(withIdentifier: identifier)
      let typed = items.compactMap { $0 as? ItemIdentifierType }
      guard typed.count == items.count else { return false }
      made.appendSections([section])
      made.appendItems(typed, toSection: section)
    }
    made.reloadItems(source.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
    result = made
    return true
  }
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) {
    let isSame = _conditionallyBridgeFromObjectiveC(source, result: &result)
    precondition(isSame, "NSDiffableDataSourceSnapshot: the snapshot has identifiers of other types than \(Self.self)")
  }
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> NSDiffableDataSourceSnapshot {
    var result: NSDiffableDataSourceSnapshot?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? NSDiffableDataSourceSnapshot()
  }
}
