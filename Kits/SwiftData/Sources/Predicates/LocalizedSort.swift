import Foundation
import SwiftUI

/// Finds the property that a descriptor sorts as a user reads it: its key path is what `comparator: .localizedStandard` makes of the property's.
enum LocalizedSort {
  static func property<M: PersistentModel>(_: M.Type, _ plan: EntityPlan, _ keyPath: AnyKeyPath) -> PropertyPlan? {
    plan.columns.first { property in
      if let path = property.keyPath as? KeyPath<M, String> {
        let path = unsafeBitCast(path, to: (any KeyPath<M, String> & Sendable).self)
        return SortDescriptor(path, comparator: .localizedStandard).keyPath == keyPath
          || SortDescriptor(path, comparator: .localized).keyPath == keyPath
      }
      if let path = property.keyPath as? KeyPath<M, String?> {
        let path = unsafeBitCast(path, to: (any KeyPath<M, String?> & Sendable).self)
        return SortDescriptor(path, comparator: .localizedStandard).keyPath == keyPath
          || SortDescriptor(path, comparator: .localized).keyPath == keyPath
      }
      return false
    }
  }
}
