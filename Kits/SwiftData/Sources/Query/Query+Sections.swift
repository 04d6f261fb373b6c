import Foundation
import SwiftUI

/// What a query with `sectionBy:` can be: an array, whose sections `_items.sections` has, or the sections themselves.
public protocol _QueryResult {
  associatedtype _Model: PersistentModel
  static func _make(_ models: [_Model], _ sections: SectionedResults<_Model, String>) -> Self
}
extension Array: _QueryResult where Element: PersistentModel {
  public typealias _Model = Element
  public static func _make(_ models: [Element], _ sections: SectionedResults<Element, String>) -> [Element] { models }
}
extension SectionedResults: _QueryResult where SectionTitle == String {
  public typealias _Model = Element
  public static func _make(_ models: [Element], _ sections: SectionedResults<Element, String>) -> Self { sections }
}

/// Queries in sections.
extension Query {
  private init(_ descriptor: FetchDescriptor<Element>, _ key: SectionKey<Element>, _ transaction: Transaction?) {
    self.init(key.first(in: descriptor), by: transaction, sectionBy: key) { Result._make($0.results, $0.sections) }
  }

  public init(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil, sectionBy: KeyPath<Element, String>
  ) { self.init(descriptor, SectionKey(sectionBy), transaction) }
  public init(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil, sectionBy: KeyPath<Element, String?>
  ) { self.init(descriptor, SectionKey(sectionBy), transaction) }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation, sectionBy: KeyPath<Element, String>) {
    self.init(descriptor, SectionKey(sectionBy), Transaction(animation: animation))
  }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation, sectionBy: KeyPath<Element, String?>) {
    self.init(descriptor, SectionKey(sectionBy), Transaction(animation: animation))
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil, sectionBy: KeyPath<Element, String>
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), SectionKey(sectionBy), transaction) }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil, sectionBy: KeyPath<Element, String?>
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), SectionKey(sectionBy), transaction) }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy: KeyPath<Element, String>
  ) {
    let descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
    self.init(descriptor, SectionKey(sectionBy), Transaction(animation: animation))
  }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy: KeyPath<Element, String?>
  ) {
    let descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
    self.init(descriptor, SectionKey(sectionBy), Transaction(animation: animation))
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy: KeyPath<Element, String>
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(FetchDescriptor(predicate: filter, sortBy: [sort]), SectionKey(sectionBy), transaction)
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy: KeyPath<Element, String?>
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(FetchDescriptor(predicate: filter, sortBy: [sort]), SectionKey(sectionBy), transaction)
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation, sectionBy: KeyPath<Element, String>
  ) {
    let descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
    self.init(descriptor, SectionKey(sectionBy), Transaction(animation: animation))
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy: KeyPath<Element, String>
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(FetchDescriptor(predicate: filter, sortBy: [sort]), SectionKey(sectionBy), transaction)
  }
}

extension Query {
  /// The results in sections; empty without `sectionBy:`.
  @MainActor @preconcurrency public var sections: SectionedResults<Element, String> { state.sections }
}
