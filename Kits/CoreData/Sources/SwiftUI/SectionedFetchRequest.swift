import SwiftUI

/// The objects that a `@SectionedFetchRequest` has found, in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
  /// Results whose section has one identifier.
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    let found: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { found.count }
    public subscript(position: Int) -> Result { found[position] }
  }
  let sections: [Section]
  let settings: FetchSettings
  let identifier: SectionSettings<SectionIdentifier, Result>

  @MainActor @preconcurrency public var nsPredicate: NSPredicate? {
    get { settings.predicate }
    nonmutating set { settings.predicate = newValue }
  }
  @MainActor @preconcurrency public var nsSortDescriptors: [NSSortDescriptor] {
    get { settings.order }
    nonmutating set { settings.order = newValue }
  }
  /// The property that says in which section a result is; setting it makes the sections anew.
  @MainActor @preconcurrency public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { identifier.keyPath }
    nonmutating set {
      identifier.keyPath = newValue
      settings.onChange?()
    }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }
}

extension SectionedFetchResults where Result: NSManagedObject {
  @MainActor @preconcurrency public var sortDescriptors: [SortDescriptor<Result>] {
    get { settings.swiftOrder as? [SortDescriptor<Result>] ?? [] }
    nonmutating set { settings.set(newValue) }
  }
}

/// The property that sections are made by, as it was set while the view lives.
final class SectionSettings<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
  var keyPath: KeyPath<Result, SectionIdentifier>
  init(_ keyPath: KeyPath<Result, SectionIdentifier>) { self.keyPath = keyPath }
}

/// A property of a view with what a request finds, in sections. The first sort descriptor has to be by what makes the sections.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  @Environment(\.managedObjectContext) private var context
  @State private var state = FetchState<Result>()
  @State private var identifier: SectionSettings<SectionIdentifier, Result>
  private let description: FetchDescription<Result>
  private let transaction: Transaction?

  private init(
    _ keyPath: KeyPath<Result, SectionIdentifier>, _ description: FetchDescription<Result>, by transaction: Transaction?
  ) {
    _identifier = State(initialValue: SectionSettings(keyPath))
    self.description = description
    self.transaction = transaction
  }

  @MainActor @preconcurrency public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    typealias Results = SectionedFetchResults<SectionIdentifier, Result>
    var groups: [(id: SectionIdentifier, found: [Result])] = []
    var places: [SectionIdentifier: Int] = [:]
    for result in state.results {
      let id = result[keyPath: identifier.keyPath]
      if let place = places[id] {
        groups[place].found.append(result)
      } else {
        places[id] = groups.count
        groups.append((id, [result]))
      }
    }
    return Results(
      sections: groups.map { Results.Section(id: $0.id, found: $0.found) },
      settings: state.settings ?? FetchSettings(nil, []), identifier: identifier)
  }
  @MainActor @preconcurrency public var projectedValue: Binding<Configuration> {
    let settings = state.settings ?? FetchSettings(nil, []), identifier = identifier
    return Binding(
      get: {
        Configuration(
          sectionIdentifier: identifier.keyPath, nsSortDescriptors: settings.order, nsPredicate: settings.predicate,
          swiftOrder: settings.swiftOrder)
      },
      set: { new in
        identifier.keyPath = new.sectionIdentifier
        settings.swiftOrder = new.swiftOrder
        settings.order = new.nsSortDescriptors
        settings.predicate = new.nsPredicate
      })
  }
  public nonisolated mutating func update() {
    nonisolated(unsafe) let request = self
    MainActor.assumeIsolated { request.state.update(request.context, request.description, request.transaction) }
  }

  /// The predicate and the order of a fetch, and the property by which sections are made.
  public struct Configuration {
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
    fileprivate(set) var swiftOrder: Any?
  }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { swiftOrder as? [SortDescriptor<Result>] ?? [] }
    set {
      swiftOrder = newValue
      nsSortDescriptors = newValue.map { NSSortDescriptor($0) }
    }
  }
}

extension SectionedFetchRequest {
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier,
      .of(entity: entity, predicate, order: { sortDescriptors }, orderIdentity: SortIdentity(sortDescriptors)),
      by: animation.map { Transaction(animation: $0) })
  }
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) { self.init(sectionIdentifier, .of(fetchRequest), by: animation.map { Transaction(animation: $0) }) }
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) { self.init(sectionIdentifier, .of(fetchRequest), by: transaction) }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Disfavoured: `sortDescriptors: []` fits both forms.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier,
      .of(entity: nil, predicate, order: { sortDescriptors }, orderIdentity: SortIdentity(sortDescriptors)),
      by: animation.map { Transaction(animation: $0) })
  }
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier,
      .of(sortDescriptors, predicate), by: animation.map { Transaction(animation: $0) })
  }
}
