import SwiftUI

extension EnvironmentValues {
  /// The context that views fetch from and change. Without one it is a context without a store.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}
