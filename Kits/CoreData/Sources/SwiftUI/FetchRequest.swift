import SwiftUI

/// A property of a view with what a request finds in the environment's context; the view follows what changes there.
///
/// ```swift
/// struct ItemList: View {
///   @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)], animation: .default)
///   private var items: FetchedResults<Item>
///   var body: some View { List(items) { Text($0.name ?? "") } }
/// }
/// ```
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var state = FetchState<Result>()
  private let description: FetchDescription<Result>
  private let transaction: Transaction?

  private init(_ description: FetchDescription<Result>, by transaction: Transaction?) {
    self.description = description
    self.transaction = transaction
  }

  @MainActor @preconcurrency public var wrappedValue: FetchedResults<Result> {
    FetchedResults(found: state.results, settings: state.settings ?? FetchSettings(nil, []))
  }
  @MainActor @preconcurrency public var projectedValue: Binding<Configuration> {
    let settings = state.settings ?? FetchSettings(nil, [])
    return Binding(
      get: { Configuration(nsSortDescriptors: settings.order, nsPredicate: settings.predicate, settings.swiftOrder) },
      set: { new in
        if new.nsPredicate !== settings.predicate { settings.predicate = new.nsPredicate }
        if new.nsSortDescriptors != settings.order {
          settings.order = new.nsSortDescriptors
          settings.swiftOrder = new.swiftOrder
        }
      })
  }
  public nonisolated mutating func update() {
    nonisolated(unsafe) let request = self
    MainActor.assumeIsolated { request.state.update(request.context, request.description, request.transaction) }
  }

  /// The predicate and the order of a fetch.
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
    fileprivate(set) var swiftOrder: Any?
    init(nsSortDescriptors: [NSSortDescriptor], nsPredicate: NSPredicate?, _ swiftOrder: Any?) {
      (self.nsSortDescriptors, self.nsPredicate, self.swiftOrder) = (nsSortDescriptors, nsPredicate, swiftOrder)
    }
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order by Swift's descriptors.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { swiftOrder as? [SortDescriptor<Result>] ?? [] }
    set {
      swiftOrder = newValue
      nsSortDescriptors = newValue.map { NSSortDescriptor($0) }
    }
  }
}

extension FetchDescription {
  static func of(
    entity: NSEntityDescription?, _ predicate: NSPredicate?, order: @escaping () -> [NSSortDescriptor],
    orderIdentity: AnyHashable, swiftOrder: Any? = nil
  ) -> Self {
    FetchDescription(
      make: {
        let request = NSFetchRequest<Element>()
        request.entity = entity
        request.predicate = predicate
        request.sortDescriptors = order()
        return request
      }, swiftOrder: swiftOrder, identity: [predicate.map { PredicateIdentity($0) }, orderIdentity, entity?.name])
  }
}

extension FetchRequest {
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      .of(entity: entity, predicate, order: { sortDescriptors }, orderIdentity: SortIdentity(sortDescriptors)),
      by: animation.map { Transaction(animation: $0) })
  }
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(.of(fetchRequest), by: animation.map { Transaction(animation: $0) })
  }
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(.of(fetchRequest), by: transaction)
  }
}

extension FetchDescription {
  static func of(_ request: NSFetchRequest<Element>) -> Self {
    let identity: [AnyHashable] = [
      request.predicate.map { PredicateIdentity($0) }, SortIdentity(request.sortDescriptors ?? []), request.entityName,
      request.fetchLimit, request.fetchOffset,
    ]
    return FetchDescription(make: { request.copy() as! NSFetchRequest<Element> }, identity: identity)
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// All objects of the entity with this class.
  public init() { self.init(sortDescriptors: [NSSortDescriptor]()) }
  /// Disfavoured: `sortDescriptors: []` fits both forms.
  @_disfavoredOverload
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(
      .of(entity: nil, predicate, order: { sortDescriptors }, orderIdentity: SortIdentity(sortDescriptors)),
      by: animation.map { Transaction(animation: $0) })
  }
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { self.init(.of(sortDescriptors, predicate), by: animation.map { Transaction(animation: $0) }) }
  /// Disfavoured: `sortDescriptors: []` fits both forms.
  @_disfavoredOverload
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, transaction: Transaction) {
    self.init(
      .of(entity: nil, predicate, order: { sortDescriptors }, orderIdentity: SortIdentity(sortDescriptors)),
      by: transaction)
  }
  public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, transaction: Transaction) {
    self.init(.of(sortDescriptors, predicate), by: transaction)
  }
}

extension FetchDescription where Element: NSManagedObject {
  static func of(_ order: [SortDescriptor<Element>], _ predicate: NSPredicate?) -> Self {
    .of(
      entity: nil, predicate, order: { order.map { NSSortDescriptor($0) } },
      orderIdentity: "\(order.map { [$0.keyPath as AnyHashable?, $0.order] })", swiftOrder: order)
  }
}

/// Tells predicates apart by what they say: a view makes a new one with each update.
struct PredicateIdentity: Hashable {
  private let text: String
  init(_ predicate: NSPredicate) {
    if let compound = predicate as? NSCompoundPredicate {
      let parts = compound.subpredicates.map { PredicateIdentity($0).text }
      text = "\(compound.compoundPredicateType.rawValue)(\(parts.joined(separator: ", ")))"
    } else if let says = PredicateText.of(predicate) {
      text = says
    } else {
      text = "\(ObjectIdentifier(predicate))"
    }
  }
}
/// Tells lists of descriptors apart by what they sort by.
struct SortIdentity: Hashable {
  private let parts: [String]
  init(_ list: [NSSortDescriptor]) {
    parts = list.map { descriptor in
      let term = SortTerm(descriptor)
      let own = term.isCustom ? "\(ObjectIdentifier(descriptor))" : ""
      return "\(term.path) \(descriptor.ascending) \(own)"
    }
  }
}
