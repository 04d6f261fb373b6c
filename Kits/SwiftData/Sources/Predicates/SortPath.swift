import Foundation
import SwiftUI

/// The properties that a sort descriptor leads through: one of the model, or one of a model that properties to one lead to, optional or not.
struct SortPath {
  let steps: [PropertyPlan]
  /// Whether text is sorted as a user reads it.
  let isLocalized: Bool

  /// How many properties to one lead to a property at most. Source: our choice, because every path has to be looked at, and their number grows with each.
  private static let depth = 3

  static func of<M: PersistentModel>(_: M.Type, _ plan: EntityPlan, _ keyPath: AnyKeyPath) -> SortPath? {
    let key = Key(plan: ObjectIdentifier(plan), keyPath: keyPath)
    if let known = known.lock.withLock({ known.paths[key] }) { return known }
    let found = search(M.self, plan, keyPath, [], \M.self)
    if let found { known.lock.withLock { known.paths[key] = found } }
    return found
  }

  private static func search<M: PersistentModel>(
    _: M.Type, _ plan: EntityPlan, _ wanted: AnyKeyPath, _ steps: [PropertyPlan],
    _ path: AnyKeyPath
  ) -> SortPath? {
    for property in plan.columns where property.coder != nil {
      for full in extensions(of: path, by: property) {
        if isSame(full, wanted) { return SortPath(steps: steps + [property], isLocalized: false) }
        if isLocalized(M.self, full, wanted) { return SortPath(steps: steps + [property], isLocalized: true) }
      }
    }
    if steps.count == depth { return nil }
    for property in plan.relationships where property.toOne != nil {
      guard let destination = property.destination else { continue }
      for full in extensions(of: path, by: property) {
        let found = search(M.self, destination, wanted, steps + [property], full)
        if let found { return found }
      }
    }
    return nil
  }

  /// The key paths that lead on by a property: behind a model that is optional by `?.` and by `!.`.
  private static func extensions(of path: AnyKeyPath, by property: PropertyPlan) -> [AnyKeyPath] {
    if let next = path.appending(path: property.keyPath) { return [next] }
    var result: [AnyKeyPath] = []
    if let chain = property.chain?(), let next = path.appending(path: chain) { result.append(next) }
    func unwrap<D: PersistentModel>(_: D.Type) -> AnyKeyPath { \D?.! }
    if let next = path.appending(path: unwrap(property.entity.type))?.appending(path: property.keyPath) {
      result.append(next)
    }
    return result
  }

  /// Whether a key path is what `comparator: .localizedStandard` makes of another.
  private static func isLocalized<M: PersistentModel>(
    _: M.Type, _ path: AnyKeyPath, _ wanted: AnyKeyPath
  ) -> Bool {
    if let path = path as? KeyPath<M, String> {
      let path = unsafeBitCast(path, to: (any KeyPath<M, String> & Sendable).self)
      return [SortDescriptor(path, comparator: .localizedStandard), SortDescriptor(path, comparator: .localized)]
        .contains { isSame($0.keyPath, wanted) }
    }
    if let path = path as? KeyPath<M, String?> {
      let path = unsafeBitCast(path, to: (any KeyPath<M, String?> & Sendable).self)
      return [SortDescriptor(path, comparator: .localizedStandard), SortDescriptor(path, comparator: .localized)]
        .contains { isSame($0.keyPath, wanted) }
    }
    return false
  }

  /// Whether two key paths go the same way.
  ///
  /// One that is put together of two is equal to one that was written only if both know alike how far a setter would reach, which sorting does not ask. Their
  /// hashes leave that out. Source: seen, Swift 6.3 on Linux, `\Book.shelf?.number` beside the same path in two parts.
  private static func isSame(_ path: AnyKeyPath?, _ other: AnyKeyPath) -> Bool {
    guard let path else { return false }
    if path == other { return true }
    guard type(of: path).rootType == type(of: other).rootType, type(of: path).valueType == type(of: other).valueType
    else { return false }
    func hash(_ path: AnyKeyPath, _ salt: Int) -> Int {
      var hasher = Hasher()
      hasher.combine(salt)
      hasher.combine(path)
      return hasher.finalize()
    }
    return hash(path, 1) == hash(other, 1) && hash(path, 2) == hash(other, 2)
  }

  // MARK: - What was found

  private struct Key: Hashable {
    let plan: ObjectIdentifier
    let keyPath: AnyKeyPath
  }
  private final class Known: @unchecked Sendable {
    // Unchecked: `paths` is used under the lock.
    let lock = NSLock()
    var paths: [Key: SortPath] = [:]
  }
  private static let known = Known()
}
