import Foundation
import Observation

/// The models that a descriptor asks for, for whoever is no view: whoever observes `results` is told when they change.
///
/// ```swift
/// let observer = try ResultsObserver<Trip, Never>(sortBy: [SortDescriptor(\.name)], modelContext: context)
/// ```
///
/// `SectionTitle` is `Never` where there are no sections. What is found is read anew when it is next asked for after a change, and only then. It belongs to
/// the actor that has made it, as its context does.
public final class ResultsObserver<Element: PersistentModel, SectionTitle: Hashable>: Observable {
  private let state: QueryState<Element>
  private let descriptor: FetchDescriptor<Element>
  /// The context that the models are in.
  public let modelContext: ModelContext
  private let actor: (any Actor)?
  private let hasSections: Bool

  private init(
    _ descriptor: FetchDescriptor<Element>, _ context: ModelContext, _ actor: (any Actor)?,
    _ key: SectionKey<Element>? = nil
  ) throws {
    (modelContext, self.actor, hasSections) = (context, actor, key != nil)
    self.descriptor = key?.first(in: descriptor) ?? descriptor
    state = QueryState(sectionBy: key)
    try read()
  }
  private func read() throws { try state.read(modelContext, descriptor) { $0.join(state, on: actor) } }
  /// What is found now.
  private var models: [Element] {
    modelContext.hearNews()
    do { try read() } catch {
      FileHandle.standardError.write(Data("SwiftData: ResultsObserver: \(error)\n".utf8))
    }
    return state.results
  }

  /// The models that are found now.
  public var results: FetchResultsCollection<Element> {
    let models = models
    return FetchResultsCollection(read: { models[$0] }, endIndex: models.count)
  }
  /// The same in sections; nil without any.
  public var sections: SectionedResults<Element, SectionTitle>? {
    guard hasSections else { return nil }
    _ = models
    return state.sections as? SectionedResults<Element, SectionTitle>
  }
  /// The model of a section's number and a number in it; nil if there is none.
  public func element(at indexPath: IndexPath) -> Element? {
    guard let sections, indexPath.count == 2, sections.indices.contains(indexPath[0]) else { return nil }
    let section = sections[indexPath[0]]
    return section.indices.contains(indexPath[1]) ? section[indexPath[1]] : nil
  }
  /// The number of a model's section and its number in it; nil if it is not among the results.
  public func indexPath(for element: Element) -> IndexPath? {
    guard let sections else { return nil }
    for (number, section) in sections.enumerated() {
      if let position = section.firstIndex(where: { $0 === element }) { return IndexPath(indexes: [number, position]) }
    }
    return nil
  }
}

extension ResultsObserver where SectionTitle == Never {
  /// - Throws: What `ModelContext.fetch(_:)` throws.
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws { try self.init(fetchDescriptor, modelContext, isolation) }
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), modelContainer: ModelContainer,
    isolation: isolated (any Actor)? = #isolation
  ) throws { try self.init(fetchDescriptor, ModelContext(modelContainer), isolation) }
  public convenience init(
    filterBy predicate: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>] = [], modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(FetchDescriptor(predicate: predicate, sortBy: sortBy), modelContext, isolation)
  }
  public convenience init(
    filterBy predicate: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>] = [],
    modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
  ) throws {
    let descriptor = FetchDescriptor(predicate: predicate, sortBy: sortBy)
    try self.init(descriptor, ModelContext(modelContainer), isolation)
  }
}

extension ResultsObserver where SectionTitle == String {
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), sectionBy: KeyPath<Element, String>,
    modelContext: ModelContext, isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, modelContext, isolation, SectionKey(sectionBy))
  }
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), sectionBy: KeyPath<Element, String?>,
    modelContext: ModelContext, isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, modelContext, isolation, SectionKey(sectionBy))
  }
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), sectionBy: KeyPath<Element, String>,
    modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
  ) throws {
    let context = ModelContext(modelContainer)
    try self.init(fetchDescriptor, context, isolation, SectionKey(sectionBy))
  }
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), sectionBy: KeyPath<Element, String?>,
    modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
  ) throws {
    let context = ModelContext(modelContainer)
    try self.init(fetchDescriptor, context, isolation, SectionKey(sectionBy))
  }
  public convenience init(
    filterBy predicate: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>] = [],
    sectionBy: KeyPath<Element, String>, modelContext: ModelContext, isolation: isolated (any Actor)? = #isolation
  ) throws {
    let descriptor = FetchDescriptor(predicate: predicate, sortBy: sortBy)
    try self.init(descriptor, modelContext, isolation, SectionKey(sectionBy))
  }
}
