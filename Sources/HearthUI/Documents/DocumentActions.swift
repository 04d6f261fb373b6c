import Foundation
import HearthCore
import UniformTypeIdentifiers

/// Makes documents, each in a window of its own.
///
///     @Environment(\.newDocument) private var newDocument
///     Button("New Letter") { newDocument(Letter(text: "Dear ")) }
///
/// The app needs a `DocumentGroup` that edits documents of the type; that there is none is reported.
@MainActor @preconcurrency public struct NewDocumentAction {
  let context: WindowContext
  nonisolated init(_ context: WindowContext) { self.context = context }
  private var controller: DocumentController? { DocumentController.of(context.app("newDocument")) }

  /// Shows a document that is a value.
  @MainActor @preconcurrency public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D)
  {
    controller?.show(newDocument())
  }
  /// Shows a document that is an object.
  @MainActor @preconcurrency public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
    controller?.show(newDocument())
  }
  /// Shows a document that is an observable object.
  @MainActor @preconcurrency public func callAsFunction<D: ReadableDocument>(
    _ newDocument: @autoclosure @escaping () -> D
  ) {
    controller?.show(newDocument())
  }
  /// Makes an empty document of the group that writes files of a type.
  @MainActor @preconcurrency public func callAsFunction(contentType: UTType) {
    controller?.makeDocument(contentType)
  }
}

/// Opens documents.
///
///     @Environment(\.openDocument) private var openDocument
///     Button("Open") { Task { try await openDocument(at: url) } }
@MainActor public struct OpenDocumentAction {
  let context: WindowContext
  nonisolated init(_ context: WindowContext) { self.context = context }

  /// Opens a file in a window, or brings the window forward in which it is open.
  ///
  /// - Throws: What reading the file says, or the document; also where no `DocumentGroup` reads files of its type.
  @MainActor public func callAsFunction(at url: URL) async throws {
    guard let controller = DocumentController.of(context.app("openDocument")) else { return }
    try await withCheckedThrowingContinuation { continuation in
      controller.open(url) { continuation.resume(with: $0) }
    }
  }
}

extension EnvironmentValues {
  /// Makes documents, each in a window of its own.
  public var newDocument: NewDocumentAction { NewDocumentAction(windowContext) }
  /// Opens documents.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(windowContext) }
}
