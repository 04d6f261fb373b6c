import CoreData
import QuickTesting
import UIKit

private final class Log: NSFetchedResultsControllerDelegate {
  var snapshots: [NSDiffableDataSourceSnapshot<String, NSManagedObjectID>] = []
  var differences: [CollectionDifference<NSManagedObjectID>] = []
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { snapshots.append(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>) }
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) { differences.append(diff) }
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName + "!" }
}

struct ControllerTests {
  private func controller(
    _ context: NSManagedObjectContext, sections: String?
  ) -> NSFetchedResultsController<Plant> {
    let request = NSFetchRequest<Plant>(entityName: "Plant")
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Plant.kind, ascending: true), NSSortDescriptor(keyPath: \Plant.name, ascending: true),
    ]
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
  }

  @Test func `a delegate gets snapshots with sections, of the first fetch and of each change`() throws {
    let context = try Garden.container().viewContext
    let ash = Garden.plant("Ash", kind: "tree", in: context), dill = Garden.plant("Dill", in: context)
    let controller = controller(context, sections: "kind"), log = Log()
    controller.delegate = log
    try controller.performFetch()
    context.processPendingChanges()
    expect(log.snapshots.first?.sectionIdentifiers, equals: ["herb", "tree"])
    expect(log.snapshots.first?.itemIdentifiers(inSection: "tree"), equals: [ash.objectID])
    expect(controller.sectionIndexTitles, equals: ["herb!", "tree!"])
    ash.height = 9
    context.processPendingChanges()
    expect(log.snapshots.last?.reloadedItemIdentifiers, equals: [ash.objectID])
    context.delete(dill)
    context.processPendingChanges()
    expect(log.snapshots.last?.sectionIdentifiers, equals: ["tree"])
    expect(log.snapshots.last?.itemIdentifiers, equals: [ash.objectID])
    expect(log.differences.isEmpty)
  }
  @Test func `a delegate without sections gets differences`() throws {
    let context = try Garden.container().viewContext
    Garden.plant("Ash", in: context)
    let controller = controller(context, sections: nil), log = Log()
    controller.delegate = log
    try controller.performFetch()
    context.processPendingChanges()
    let before = log.differences.count
    let dill = Garden.plant("Dill", in: context)
    context.processPendingChanges()
    expect(log.differences.count, equals: before + 1)
    guard case .insert(1, dill.objectID, _)? = log.differences.last?.first else { return fail("\(log.differences)") }
  }
  @Test func `what has no property of the name is one section`() throws {
    let context = try Garden.container().viewContext
    Garden.plant("Ash", in: context)
    let controller = controller(context, sections: "initial")
    try controller.performFetch()
    expect(controller.sections?.map(\.numberOfObjects), equals: [1])
  }
}
