import Foundation
import SwiftUI

/// The models of a type that fulfil a predicate, in an order; a view that reads them shows changes.
///
/// `Result` is an array, or `SectionedResults` for a query with `sectionBy:`. Apple's is a macro as well. A wrapper alone is compiled in less time, and a
/// private one stays out of a view's memberwise initialiser.
///
/// ```swift
/// struct TripList: View {
///   @Query(sort: \Trip.startDate, order: .reverse) private var trips: [Trip]
///   var body: some View { List(trips) { Text($0.name) } }
/// }
/// ```
@propertyWrapper public struct Query<Element: PersistentModel, Result: _QueryResult>: DynamicProperty
where Result._Model == Element {
  @Environment(\.modelContext) private var environmentContext
  @State var state: QueryState<Element>
  private let descriptor: FetchDescriptor<Element>
  private let transaction: Transaction?
  private let result: (QueryState<Element>) -> Result

  /// All models of the type. It stands here since the compiler looks here alone for what makes a wrapper without arguments.
  public init() where Result == [Element] { self.init(FetchDescriptor(), by: nil) }

  init(
    _ descriptor: FetchDescriptor<Element>, by transaction: Transaction?, sectionBy key: SectionKey<Element>? = nil,
    _ result: @escaping (QueryState<Element>) -> Result
  ) {
    _state = State(initialValue: QueryState(sectionBy: key))
    self.descriptor = descriptor
    self.transaction = transaction
    self.result = result
  }

  @MainActor @preconcurrency public var wrappedValue: Result { result(state) }
  /// Why nothing could be read; nil if all is well.
  @MainActor @preconcurrency public var fetchError: (any Error)? { state.error }
  /// The context that the models are in.
  @MainActor @preconcurrency public var modelContext: ModelContext { environmentContext }

  public nonisolated mutating func update() {
    nonisolated(unsafe) let query = self
    MainActor.assumeIsolated { query.state.update(query.environmentContext, query.descriptor, query.transaction) }
  }
}

extension Query where Result == [Element] {
  private init(_ descriptor: FetchDescriptor<Element>, by transaction: Transaction?) {
    self.init(descriptor, by: transaction) { $0.results }
  }
  public init(transaction: Transaction) { self.init(FetchDescriptor(), by: transaction) }
  public init(animation: Animation) { self.init(FetchDescriptor(), by: Transaction(animation: animation)) }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor, by: transaction)
  }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, by: Transaction(animation: animation))
  }

  public init(
    filter: Predicate<Element>?, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), by: transaction) }
  public init(sort descriptors: [SortDescriptor<Element>], transaction: Transaction? = nil) {
    self.init(FetchDescriptor(sortBy: descriptors), by: transaction)
  }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), by: Transaction(animation: animation)) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(FetchDescriptor(predicate: filter, sortBy: [sort]), by: transaction)
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(FetchDescriptor(predicate: filter, sortBy: [sort]), by: Transaction(animation: animation))
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(FetchDescriptor(predicate: filter, sortBy: [sort]), by: transaction)
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(FetchDescriptor(predicate: filter, sortBy: [sort]), by: Transaction(animation: animation))
  }
}
