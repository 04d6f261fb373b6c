import Foundation
import Observation
import SwiftUI

/// What a `@Query` has found, as long as its view lives.
///
/// It is read anew when a model came or went, or a property changed that its predicate or order names. Other changes concern the bodies that read
/// them, not the list.
final class QueryState<Element: PersistentModel>: AnyQuery, Observable, @unchecked Sendable {
  // Unchecked: views use it, on the main actor, as they do the context that calls it.
  private let registrar = ObservationRegistrar()
  private weak var context: ModelContext?
  private var query: FetchQuery?
  private var transaction: Transaction?
  private var isStale = true
  private var found: [Element] = [] { didSet { sectioned = nil } }
  /// The results in sections, as long as they are the same.
  private var sectioned: SectionedResults<Element, String>?
  private(set) var error: (any Error)?
  /// Stands for `found` in observation.
  private var version: Int { 0 }
  /// How many models have their values from the start; a list shows fewer. Source: our choice, because a body that goes through all of
  /// a thousand models reads them in one statement then, and one of a million has not to wait for what nobody sees.
  private static var readCount: Int { 1000 }
  private let sectionKey: SectionKey<Element>?

  init(sectionBy key: SectionKey<Element>? = nil) { sectionKey = key }

  /// What is found now; whoever reads it is told when that changes.
  var results: [Element] {
    registrar.access(self, keyPath: \.version)
    return found
  }

  /// The same in sections; none without a key.
  var sections: SectionedResults<Element, String> {
    let results = results
    if let sectioned { return sectioned }
    let made = SectionedResults(sectionKey == nil ? [] : results) { sectionKey?.title($0) ?? "" }
    sectioned = made
    return made
  }

  /// Reads from the context if something is different from the last time.
  func update(_ context: ModelContext, _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    self.transaction = transaction
    do {
      try read(context, descriptor) { $0.join(self) }
    } catch {
      found = []
      self.error = error
      FileHandle.standardError.write(Data("SwiftData: @Query: \(error)\n".utf8))
    }
  }
  /// The same for whoever is no view. `join` makes the context tell of changes.
  func read(
    _ context: ModelContext, _ descriptor: FetchDescriptor<Element>, _ join: (ModelContext) -> Void
  ) throws {
    let query = try FetchQuery(descriptor)
    let isSame = self.query?.isSame(as: query) ?? false
    if isSame, !isStale, self.context === context { return }
    if self.context !== context { join(context) }
    self.context = context
    self.query = query
    isStale = false
    found = try context.fetch(descriptor, reading: Self.readCount)
    error = nil
  }

  var dependencies: Dependencies? { query?.dependencies }
  func invalidate() {
    if isStale { return }
    isStale = true
    if let transaction {
      withTransaction(transaction) { registrar.withMutation(of: self, keyPath: \.version) {} }
    } else {
      registrar.withMutation(of: self, keyPath: \.version) {}
    }
  }
}

/// A query of whatever type, as its context knows it.
protocol AnyQuery: AnyObject {
  var dependencies: Dependencies? { get }
  func invalidate()
}

struct WeakQuery { weak var query: (any AnyQuery)? }

/// What decides whether a query is to be told.
struct QueryTest {
  let dependencies: Dependencies
  /// A model of the entity came or went.
  func dependsOn(_ plan: EntityPlan) -> Bool { dependencies.concerns(plan) }
  func dependsOn(_ plan: EntityPlan, _ index: Int) -> Bool { dependencies.concerns(plan, index) }
  func dependsOnAny(_ plan: EntityPlan) -> Bool { dependencies.concerns(plan) }
}

extension ModelContext {
  func join(_ query: any AnyQuery) {
    add(query)
    let box = UncheckedBox(weakContext: self)
    mailbox.setWake { DispatchQueue.main.async { box.context?.hearNews() } }
  }
  /// The same in the isolation of an actor; without one the context hears of others when it is read.
  func join(_ query: any AnyQuery, on actor: (any Actor)?) {
    guard let actor else { return add(query) }
    if actor === MainActor.shared { return join(query) }
    add(query)
    let box = UncheckedBox(weakContext: self)
    mailbox.setWake { Task { await Self.hear(box, on: actor) } }
  }
  private static func hear(_ box: UncheckedBox, on actor: isolated any Actor) { box.context?.hearNews() }
  private func add(_ query: any AnyQuery) {
    queries.removeAll { $0.query == nil || $0.query === query }
    queries.append(WeakQuery(query: query))
  }
  /// Tells the queries that a change concerns. Contexts with queries are the main actor's.
  func tellQueries(_ concerns: (QueryTest) -> Bool) {
    if queries.isEmpty { return }
    for entry in queries {
      guard let query = entry.query, let dependencies = query.dependencies else { continue }
      if concerns(QueryTest(dependencies: dependencies)) { query.invalidate() }
    }
  }
}

extension FetchQuery {
  /// Whether another query is the same statement with the same values.
  func isSame(as other: FetchQuery) -> Bool {
    let a = selectRows, b = other.selectRows
    return plan === other.plan && a.text == b.text && a.values == b.values
  }
}
