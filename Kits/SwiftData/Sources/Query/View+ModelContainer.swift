import SwiftUI

extension View {
  /// Makes a container for a model type, and gives its context to the views inside.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }
  /// The same for several model types.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let setup = ContainerSetup(
      types: modelTypes, isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
    return modifier(ContainerModifier(setup: setup))
  }
  /// Gives the context of a container to the views inside.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  /// Gives a context to the views inside.
  public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
}

struct ContainerModifier: ViewModifier {
  let setup: ContainerSetup
  @State private var holder = ContainerHolder()
  @Environment(\.undoManager) private var undoManager

  func body(content: Content) -> some View {
    content.environment(\.modelContext, holder.context(setup, undoManager))
  }
}
