import SwiftUI

/// The objects that a `@FetchRequest` has found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let found: [Result]
  let settings: FetchSettings

  /// What results have to fulfil; setting it fetches anew.
  @MainActor @preconcurrency public var nsPredicate: NSPredicate? {
    get { settings.predicate }
    nonmutating set { settings.predicate = newValue }
  }
  /// The order of the results; setting it fetches anew.
  @MainActor @preconcurrency public var nsSortDescriptors: [NSSortDescriptor] {
    get { settings.order }
    nonmutating set { settings.order = newValue }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { found.count }
  public subscript(position: Int) -> Result { found[position] }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order of the results by Swift's descriptors; setting it fetches anew.
  @MainActor @preconcurrency public var sortDescriptors: [SortDescriptor<Result>] {
    get { settings.swiftOrder as? [SortDescriptor<Result>] ?? [] }
    nonmutating set { settings.set(newValue) }
  }
}

/// What a wrapper fetches as it was set while its view lives.
final class FetchSettings: @unchecked Sendable {
  // Unchecked: views use it, on the main actor.
  var predicate: NSPredicate? { didSet { onChange?() } }
  var order: [NSSortDescriptor] { didSet { onChange?() } }
  /// The same, as Swift's descriptors, if it was given by them.
  var swiftOrder: Any?
  var onChange: (() -> Void)?

  init(_ predicate: NSPredicate?, _ order: [NSSortDescriptor]) { (self.predicate, self.order) = (predicate, order) }
  func set<Element: NSManagedObject>(_ descriptors: [SortDescriptor<Element>]) {
    swiftOrder = descriptors
    order = descriptors.map { NSSortDescriptor($0) }
  }
}
