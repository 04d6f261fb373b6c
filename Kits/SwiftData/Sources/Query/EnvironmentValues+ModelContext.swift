import SwiftUI

extension EnvironmentValues {
  /// The context that views read and change. Without a container it is that of an empty one in memory.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self].context }
    set { self[ModelContextKey.self] = ContextReference(context: newValue) }
  }
}

/// A context in the environment: equal if it is the same.
private struct ContextReference: @unchecked Sendable, Equatable {
  // Unchecked: the environment is the main actor's.
  let context: ModelContext
}

private struct ModelContextKey: EnvironmentKey {
  static let defaultValue: ContextReference = {
    do {
      let memory = ModelConfiguration(isStoredInMemoryOnly: true)
      let container = try ModelContainer(for: Schema([]), configurations: memory)
      return ContextReference(context: ModelContext(container))
    } catch {
      fatalError("SwiftData: an empty store in memory could not be made: \(error)")
    }
  }()
}
