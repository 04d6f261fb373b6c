import SwiftUI

extension Scene {
  /// Makes a container for a model type, and gives its context to the scene's windows.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }
  /// The same for several model types.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let setup = ContainerSetup(
      types: modelTypes, isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
    return ContainerScene(content: self, setup: setup)
  }
  /// Gives the context of a container to the scene's windows.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }
  /// Gives a context to the scene's windows.
  public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }
}

struct ContainerScene<Content: Scene>: Scene {
  let content: Content
  let setup: ContainerSetup
  @State private var holder = ContainerHolder()

  var body: some Scene { content.environment(\.modelContext, holder.context(setup, nil)) }
}
