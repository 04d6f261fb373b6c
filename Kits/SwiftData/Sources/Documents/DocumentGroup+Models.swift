import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// Windows with documents whose contents are models.
///
/// ```swift
/// DocumentGroup(editing: Card.self, contentType: .cards) { CardList() }
/// ```
///
/// The views inside have the document's context as `\.modelContext`; undo is that of the window.
extension DocumentGroup where Document == ModelDocument {
  /// - Parameter prepareDocument: Fills a new document.
  public nonisolated init(
    editing modelType: any PersistentModel.Type, contentType: UTType, @ViewBuilder editor: @escaping () -> Content,
    prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) {
    self.init(
      editing: [modelType], contentType: contentType, editor: editor, prepareDocument: prepareDocument)
  }
  public nonisolated init(
    editing modelTypes: [any PersistentModel.Type], contentType: UTType, @ViewBuilder editor: @escaping () -> Content,
    prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) {
    self.init(
      ModelDocumentRecipe(schema: { Schema(modelTypes) }, plan: nil, isEditor: true, prepare: prepareDocument),
      contentType, editor)
  }
  /// Documents of the last version of a plan, whose stages bring older ones to it.
  public nonisolated init(
    editing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type,
    @ViewBuilder editor: @escaping () -> Content, prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) {
    self.init(
      ModelDocumentRecipe(
        schema: { Schema(lastOf: migrationPlan) }, plan: migrationPlan, isEditor: true, prepare: prepareDocument),
      contentType, editor)
  }
  public nonisolated init(
    viewing modelType: any PersistentModel.Type, contentType: UTType, @ViewBuilder viewer: @escaping () -> Content
  ) { self.init(viewing: [modelType], contentType: contentType, viewer: viewer) }
  public nonisolated init(
    viewing modelTypes: [any PersistentModel.Type], contentType: UTType, @ViewBuilder viewer: @escaping () -> Content
  ) {
    self.init(
      ModelDocumentRecipe(schema: { Schema(modelTypes) }, plan: nil, isEditor: false, prepare: { _ in }),
      contentType, viewer)
  }
  public nonisolated init(
    viewing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type,
    @ViewBuilder viewer: @escaping () -> Content
  ) {
    self.init(
      ModelDocumentRecipe(
        schema: { Schema(lastOf: migrationPlan) }, plan: migrationPlan, isEditor: false, prepare: { _ in }),
      contentType, viewer)
  }

  private nonisolated init(
    _ recipe: ModelDocumentRecipe, _ contentType: UTType, _ content: @escaping () -> Content
  ) {
    self = ModelDocument.$contentTypes.withValue([contentType]) {
      if recipe.isEditor {
        DocumentGroup(
          editor: { _ in content() },
          makeDocument: { configuration, _ in
            try ModelDocument(recipe, isNew: configuration.fileURL == nil)
          })
      } else {
        DocumentGroup(
          viewer: { _ in content() },
          makeReadableDocument: { _, _ in
            try ModelDocument(recipe, isNew: false)
          })
      }
    }
  }
}

extension Schema {
  convenience init(lastOf plan: any SchemaMigrationPlan.Type) {
    guard let last = plan.schemas.last else { fatalError("SwiftData: \(plan) has no schemas") }
    self.init(versionedSchema: last)
  }
}
