import Observation
import SwiftUI

/// What a wrapper has found, as long as its view lives.
///
/// It hears of each change in its context. What concerns its entity, or whatever its predicate and order reach, is fetched anew when the view next
/// updates; a change of another property of what was found has the view evaluated, as Apple's does.
final class FetchState<Element: NSFetchRequestResult>: ContextObserver, Observable, @unchecked Sendable {
  // Unchecked: views use it, on the main actor, as they do the context that calls it.
  private let registrar = ObservationRegistrar()
  private weak var context: NSManagedObjectContext?
  private var entity: NSEntityDescription?
  private(set) var settings: FetchSettings?
  private var request: NSFetchRequest<Element>?
  private var transaction: Transaction?
  private var isStale = true
  private var found: [Element] = []
  /// Stands for `found` in observation.
  private var version: Int { 0 }

  /// What is found now; whoever reads it is told when that changes.
  var results: [Element] {
    registrar.access(self, keyPath: \.version)
    return found
  }

  /// Fetches if something is different from the last time.
  ///
  /// - Parameter configure: Gives the request of a new view, or of one that was made with another.
  func update(
    _ context: NSManagedObjectContext, _ description: FetchDescription<Element>, _ transaction: Transaction?
  ) {
    self.transaction = transaction
    if settings == nil || !description.isSame(as: self.description) {
      self.description = description
      let made = description.make()
      request = made
      let settings = FetchSettings(made.predicate, made.sortDescriptors ?? [])
      settings.swiftOrder = description.swiftOrder
      settings.onChange = { [weak self] in self?.invalidate() }
      self.settings = settings
      isStale = true
    }
    if self.context !== context {
      self.context?.removeObserver(self)
      context.addObserver(self)
      self.context = context
      isStale = true
    }
    guard isStale, let request, let settings else { return }
    isStale = false
    guard context.persistentStoreCoordinator != nil else {
      found = []
      Notice.tell("@FetchRequest has no context with a store: give one by .environment(\\.managedObjectContext, …)")
      return
    }
    request.predicate = settings.predicate
    request.sortDescriptors = settings.order
    do {
      entity = try request.query(in: context).entity
      found = try context.fetch(request)
    } catch {
      found = []
      Notice.tell("@FetchRequest: \(error)")
    }
  }
  private var description: FetchDescription<Element>?

  func contextChanged(_ object: NSManagedObject, _ index: Int?) {
    guard let entity else { return }
    if object.entity.isKindOf(entity: entity) || settings?.predicate != nil || index == nil { invalidate() }
  }
  private func invalidate() {
    if isStale { return }
    isStale = true
    if let transaction {
      withTransaction(transaction) { registrar.withMutation(of: self, keyPath: \.version) {} }
    } else {
      registrar.withMutation(of: self, keyPath: \.version) {}
    }
  }
}

/// What a wrapper was made with: a request is made of it once its view is there, since a key path finds its entity then.
struct FetchDescription<Element: NSFetchRequestResult> {
  let make: () -> NSFetchRequest<Element>
  var swiftOrder: Any?
  /// The text of what was given: of two equal ones the first stays, with what the view has set.
  let identity: [AnyHashable]

  func isSame(as other: FetchDescription?) -> Bool { identity == other?.identity }
}
