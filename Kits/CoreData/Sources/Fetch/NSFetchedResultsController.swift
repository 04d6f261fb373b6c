import Foundation
import HearthUI

/// Results of one section.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// The kinds of changes of a result or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// Hears how the results of a controller change.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
  ) -> String?
  /// The sections and the identifiers of their objects, after each change and the first fetch.
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  /// The difference between the identifiers before and after, of a controller without sections.
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
}
extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {}
  /// The first letter of the section's name, as a capital. Source: Apple, documentation of this method.
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
}

private struct SectionInfo: NSFetchedResultsSectionInfo {
  let name: String
  let members: [NSManagedObject]
  let indexTitle: String?
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// Keeps the results of a request as they change in a context, and tells a delegate how.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  // Unchecked: it belongs to the context's queue.
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private var infos: [SectionInfo] = []
  private var hasFetched = false
  private var token: (any NSObjectProtocol)?
  private var stand: NSFetchedResultsController<NSFetchRequestResult>?

  /// - Parameter name: A hint: nothing is kept in a file.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    super.init()
    token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [weak self] in self?.contextChanged($0) }
  }
  deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  open func performFetch() throws {
    let before = infos
    infos = sections(of: try fetched())
    hasFetched = true
    guard let delegate else { return }
    let controller = standing()
    controller.infos = infos
    tellSnapshot(delegate, controller, before, infos, [])
  }
  private func fetched() throws -> [NSManagedObject] {
    try managedObjectContext.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
  }
  /// Those that follow one another with the same name.
  private func sections(of all: [NSManagedObject]) -> [SectionInfo] {
    guard let sectionNameKeyPath, isKnown(sectionNameKeyPath, all.first) else {
      return [SectionInfo(name: "", members: all, indexTitle: nil)]
    }
    var result: [SectionInfo] = []
    for object in all {
      let name = object.value(forKeyPath: sectionNameKeyPath).map { "\($0)" } ?? ""
      if let last = result.last, last.name == name {
        result[result.count - 1] = SectionInfo(
          name: name, members: last.members + [object], indexTitle: last.indexTitle)
      } else {
        result.append(SectionInfo(name: name, members: [object], indexTitle: title(name)))
      }
    }
    return result
  }

  private func title(_ name: String) -> String? {
    guard let delegate else { return sectionIndexTitle(forSectionName: name) }
    return delegate.controller(standing(), sectionIndexTitleForSectionName: name)
  }
  /// A computed property is not found by its name, which is reported; the results are then one section.
  private func isKnown(_ path: String, _ object: NSManagedObject?) -> Bool {
    let names = path.split(separator: ".").map(String.init)
    guard let object, let first = names.first, object.plan.index(first) == nil else {
      return true
    }
    Notice.tell(
      "the entity '\(object.plan.name)' has no property '\(first)' to make sections by; Swift on Linux finds no computed ones"
    )
    return false
  }
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }

  open var fetchedObjects: [ResultType]? {
    hasFetched ? infos.flatMap(\.members).compactMap { $0 as? ResultType } : nil
  }
  open var sections: [any NSFetchedResultsSectionInfo]? { hasFetched ? infos : nil }
  open var sectionIndexTitles: [String] { infos.compactMap(\.indexTitle) }
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }
  open func object(at indexPath: IndexPath) -> ResultType {
    infos[indexPath[0]].members[indexPath[1]] as! ResultType
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { Self.paths(infos)[$0] }
  }
  open class func deleteCache(withName name: String?) {}
  private static func paths(_ infos: [SectionInfo]) -> [NSManagedObject: IndexPath] {
    var result: [NSManagedObject: IndexPath] = [:]
    for (section, info) in infos.enumerated() {
      for (item, object) in info.members.enumerated() { result[object] = IndexPath(indexes: [section, item]) }
    }
    return result
  }

  // MARK: - Changes

  private func contextChanged(_ notification: Notification) {
    guard hasFetched, let fresh = try? fetched() else { return }
    func objects(_ key: String) -> Set<NSManagedObject> { notification.userInfo?[key] as? Set<NSManagedObject> ?? [] }
    let touched = objects(NSUpdatedObjectsKey).union(objects(NSRefreshedObjectsKey))
    let before = infos, after = sections(of: fresh)
    let old = Self.paths(before), new = Self.paths(after)
    let isSame = before.map(\.name) == after.map(\.name) && before.map(\.members) == after.map(\.members)
    if isSame, touched.isDisjoint(with: old.keys) { return }
    guard let delegate else {
      infos = after
      return
    }
    let controller = standing()
    delegate.controllerWillChangeContent(controller)
    infos = after
    controller.infos = after
    tellSections(delegate, controller, before, after)
    let moved = Self.moved(before, after, old, new)
    for (object, path) in old.sorted(by: { $0.value > $1.value }) where new[object] == nil {
      delegate.controller(controller, didChange: object, at: path, for: .delete, newIndexPath: nil)
    }
    for (object, path) in new.sorted(by: { $0.value < $1.value }) {
      guard let former = old[object] else {
        delegate.controller(controller, didChange: object, at: nil, for: .insert, newIndexPath: path)
        continue
      }
      if moved.contains(object) {
        delegate.controller(controller, didChange: object, at: former, for: .move, newIndexPath: path)
      } else if touched.contains(object) {
        delegate.controller(controller, didChange: object, at: former, for: .update, newIndexPath: path)
      }
    }
    tellSnapshot(delegate, controller, before, after, touched)
    delegate.controllerDidChangeContent(controller)
  }
  private func tellSnapshot(
    _ delegate: any NSFetchedResultsControllerDelegate, _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    _ before: [SectionInfo], _ after: [SectionInfo], _ touched: Set<NSManagedObject>
  ) {
    let kept = Set(before.flatMap(\.members)).intersection(touched)
    let snapshot = NSDiffableDataSourceSnapshotReference(
      sections: after.map { info in
        (id: AnyHashable(info.name), items: info.members.map { AnyHashable($0.objectID) })
      },
      reloaded: after.flatMap(\.members).filter(kept.contains).map { AnyHashable($0.objectID) })
    delegate.controller(controller, didChangeContentWith: snapshot)
    guard sectionNameKeyPath == nil else { return }
    let old = before.flatMap(\.members).map(\.objectID), new = after.flatMap(\.members).map(\.objectID)
    delegate.controller(controller, didChangeContentWith: new.difference(from: old).inferringMoves())
  }
  /// The controller as delegates take it. On Apple's systems all types of results are one class; here it is another object with the same results.
  private func standing() -> NSFetchedResultsController<NSFetchRequestResult> {
    if let same = self as? NSFetchedResultsController<NSFetchRequestResult> { return same }
    if let stand { return stand }
    let request = NSFetchRequest<NSFetchRequestResult>()
    request.take(fetchRequest)
    let made = NSFetchedResultsController<NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
      cacheName: cacheName)
    // It hears of changes by this one.
    if let token = made.token { NotificationCenter.default.removeObserver(token) }
    made.token = nil
    made.hasFetched = true
    stand = made
    return made
  }
  private func tellSections(
    _ delegate: any NSFetchedResultsControllerDelegate, _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    _ before: [SectionInfo], _ after: [SectionInfo]
  ) {
    let old = Set(before.map(\.name)), new = Set(after.map(\.name))
    for (index, info) in before.enumerated().reversed() where !new.contains(info.name) {
      delegate.controller(controller, didChange: info, atSectionIndex: index, for: .delete)
    }
    for (index, info) in after.enumerated() where !old.contains(info.name) {
      delegate.controller(controller, didChange: info, atSectionIndex: index, for: .insert)
    }
  }
  /// Those that are in another section, or in another order among those that stayed.
  private static func moved(
    _ before: [SectionInfo], _ after: [SectionInfo], _ old: [NSManagedObject: IndexPath],
    _ new: [NSManagedObject: IndexPath]
  ) -> Set<NSManagedObject> {
    let earlier = before.flatMap(\.members).filter { new[$0] != nil }
    let later = after.flatMap(\.members).filter { old[$0] != nil }
    var result = Set<NSManagedObject>()
    for change in later.difference(from: earlier) {
      if case .insert(_, let object, _) = change { result.insert(object) }
    }
    for object in later where before[old[object]![0]].name != after[new[object]![0]].name { result.insert(object) }
    return result
  }
}
