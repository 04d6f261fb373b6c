import Foundation
import SwiftUI

/// What `modelContainer(for:…)` was asked for; the container is made once.
struct ContainerSetup {
  let types: [any PersistentModel.Type]
  let isInMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
}

/// The container that a view or a scene has made.
@MainActor final class ContainerHolder {
  private var context: ModelContext?

  nonisolated init() {}

  func context(_ setup: ContainerSetup, _ undoManager: UndoManager?) -> ModelContext {
    let context = self.context ?? make(setup)
    self.context = context
    if setup.isUndoEnabled, context.undoManager == nil { context.undoManager = undoManager ?? UndoManager() }
    return context
  }
  private func make(_ setup: ContainerSetup) -> ModelContext {
    do {
      let schema = Schema(setup.types)
      let container = try ModelContainer(
        for: schema, configurations: ModelConfiguration(schema: schema, isStoredInMemoryOnly: setup.isInMemory))
      let context = container.mainContext
      context.autosaveEnabled = setup.isAutosaveEnabled
      setup.onSetup(.success(container))
      return context
    } catch {
      // Source: our choice, because an app that goes on without its store loses what its user does next; Apple's ends as well.
      FileHandle.standardError.write(Data("SwiftData: the container could not be made: \(error)\n".utf8))
      setup.onSetup(.failure(error))
      return EnvironmentValues().modelContext
    }
  }
}
