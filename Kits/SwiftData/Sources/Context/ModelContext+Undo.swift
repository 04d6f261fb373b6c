import Foundation
import SwiftUI

/// What the undo manager is told of changes.
extension ModelContext {
  func recordUndo(_ model: any PersistentModel, _ property: PropertyPlan) {
    guard let undoManager, model._$storage.context === self else { return }
    let old = model._$storage.value(property.index)
    undoManager.registerUndo(withTarget: self) { _ in
      let storage = model._$storage
      storage.assign(model, property.index, old)
      storage.notifyAny(model, [property.index])
    }
  }
  func recordUndoOfInsert(_ model: any PersistentModel) {
    undoManager?.registerUndo(withTarget: self) { context in context.deleteAny(model) }
  }
  func recordUndoOfDelete(_ model: any PersistentModel) {
    guard let undoManager else { return }
    let storage = model._$storage
    // Read now, since the store may no longer have them when they are wanted.
    for property in storage.plan.properties { _ = storage.value(property.index) }
    undoManager.registerUndo(withTarget: self) { context in context.bringBack(model) }
  }
  /// Undoes a deletion: before it was saved the model is as it was, afterwards it is inserted anew with its values.
  private func bringBack(_ model: any PersistentModel) {
    let storage = model._$storage
    guard storage.state == .deleted else { return }
    if deletedModels[ObjectIdentifier(model)] != nil {
      // To delete it once more is the redo.
      recordUndoOfInsert(model)
      restore(model, storage)
    } else {
      storage.state = .detached
      storage.context = nil
      storage.row = nil
      storage.changed = []
      insertAny(model)
    }
  }
}
