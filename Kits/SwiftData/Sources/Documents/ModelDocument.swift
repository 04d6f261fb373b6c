import Foundation
import GRDB
import Observation
import SwiftUI
import UniformTypeIdentifiers

/// A document whose contents are models in a store. `DocumentGroup(editing:contentType:)` makes it; an app does not.
///
/// While it is open its store is a copy in a folder of its own; saving writes another copy into the document's file. So a file has what was saved last,
/// whatever becomes of the program, and a document can be returned to what it was.
nonisolated public final class ModelDocument: SwiftUI.Document, Observable, _DocumentEnvironment, @unchecked Sendable {
  // Unchecked: `container` is the main actor's; nothing else changes.
  private let recipe: ModelDocumentRecipe
  @MainActor private var container: ModelContainer?

  @MainActor init(_ recipe: ModelDocumentRecipe, isNew: Bool) throws {
    self.recipe = recipe
    guard isNew else { return }
    let container = try recipe.container(in: try DocumentStoreFile())
    self.container = container
    recipe.prepare(container.mainContext)
    container.mainContext.undoManager?.removeAllActions()
  }

  @TaskLocal static var contentTypes: [UTType] = []
  public static var readableContentTypes: [UTType] { contentTypes }

  @MainActor public func _setEnvironment(_ values: inout EnvironmentValues) {
    guard let container else { return }
    let context = container.mainContext
    if context.undoManager !== values.undoManager { context.undoManager = values.undoManager }
    values.modelContext = context
  }

  public func reader(configuration: sending DocumentReadConfiguration) -> sending ModelDocumentReader {
    ModelDocumentReader()
  }
  public func writer(configuration: sending DocumentWriteConfiguration) -> sending ModelDocumentWriter {
    ModelDocumentWriter(isPackage: configuration.contentType.conforms(to: .directory))
  }
  @MainActor public func snapshot(contentType: UTType) async throws -> sending DocumentStoreFile {
    let copy = try DocumentStoreFile()
    guard let container else { return copy }
    try container.mainContext.save()
    try container.stores.all.first?.copy(to: copy.url)
    return copy
  }
  @MainActor public func apply(
    snapshot: sending DocumentStoreFile, previous: sending DocumentStoreFile?
  ) async throws { container = try recipe.container(in: snapshot) }
}

/// What the documents of a group are made of.
struct ModelDocumentRecipe: @unchecked Sendable {
  // Unchecked: `prepare` is called on the main actor, as the app's closures of scenes are.
  let schema: () -> Schema
  let plan: (any SchemaMigrationPlan.Type)?
  let isEditor: Bool
  let prepare: (ModelContext) -> Void

  /// A container of a file, which it keeps.
  @MainActor func container(in file: DocumentStoreFile) throws -> ModelContainer {
    let schema = schema()
    let container = try ModelContainer(
      for: schema, migrationPlan: plan, configurations: ModelConfiguration(schema: schema, url: file.url))
    container.kept = file
    // What is not saved is in the document's windows alone until it is saved, as in any document.
    container.mainContext.autosaveEnabled = false
    return container
  }
}

/// A store in a folder of its own, which goes with it.
public final class DocumentStoreFile: Sendable {
  let folder: URL
  var url: URL { folder.appendingPathComponent(Self.name) }
  /// Source: our choice, because Apple's name is not documented.
  static let name = "default.store"

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("ModelDocument-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: folder) }
}

/// Takes the store out of a document's file.
public struct ModelDocumentReader: DocumentReader {
  @concurrent public func read(
    from source: URL, progress: consuming Subprogress
  ) async throws -> sending DocumentStoreFile {
    let inside = source.appendingPathComponent(DocumentStoreFile.name), files = FileManager.default
    let copy = try DocumentStoreFile()
    try files.copyItem(at: files.fileExists(atPath: inside.path) ? inside : source, to: copy.url)
    return copy
  }
}

/// Puts a store into a document's file: into a package, or in its place.
public struct ModelDocumentWriter: DocumentWriter {
  let isPackage: Bool

  @concurrent public func write(
    snapshot: sending DocumentStoreFile, to destination: URL, previous: sending DocumentStoreFile?,
    progress: consuming Subprogress
  ) async throws {
    let files = FileManager.default
    if isPackage { try files.createDirectory(at: destination, withIntermediateDirectories: true) }
    let target = isPackage ? destination.appendingPathComponent(DocumentStoreFile.name) : destination
    if files.fileExists(atPath: target.path) { try files.removeItem(at: target) }
    try files.copyItem(at: snapshot.url, to: target)
  }
}

extension ModelStore {
  /// Writes all that was saved into a file that is not there yet, without a journal beside it.
  func copy(to url: URL) throws {
    try writer.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [url.path]) }
  }
}
