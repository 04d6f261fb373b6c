import Foundation
import HearthCore
import UniformTypeIdentifiers

// Documents that write their files themselves, put where the user says.

extension View {
  /// Shows a dialog in which the user says where a document goes, and writes it there in the background.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown. False again before `onCompletion` is called, and when the user cancels.
  ///   - document: The document. While it is nil no dialog is shown.
  ///   - contentType: The type of the file; nil for one of those that the document can be written as, which the extension
  ///     says that the user gives the file, or else for the first of them.
  ///   - defaultFilename: The name that is there already; the type's extension is added.
  ///   - onCompletion: Gets where the file is, or why it could not be written.
  ///   - onCancellation: Called when the user cancels.
  public nonisolated func fileExporter<D: WritableDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType? = nil, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View where D.Writer.Destination == URL {
    let types = contentType.map { [$0] } ?? D.writableContentTypes
    return modifier(
      FileDialogModifier(
        isPresented: isPresented.shown(while: document != nil), request: .saving(defaultFilename, types)
      ) { urls in
        guard let document, let url = urls?.first else { return onCancellation?() ?? () }
        let type = UTType.chosen(url, among: types)
        let one = [UncheckedSendable(document)], completion = UncheckedSendable(onCompletion)
        MainActor.assumeIsolated {
          WrittenDocuments.write(one, as: [type], { _ in url }) { completion.value($0.map { _ in url }) }
        }
      })
  }
  /// Shows a dialog in which the user chooses a directory, and writes the documents into it in the background: under the
  /// name "Untitled" with a number where there is such a file.
  ///
  /// - Parameter contentTypes: The types of the files, one for each document; the last one, or if there is none the first
  ///   that the documents can be written as, is for all others.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View where C.Element: WritableDocument, C.Element.Writer.Destination == URL {
    let documents = documents.map { UncheckedSendable($0) }
    let last = contentTypes.last ?? C.Element.writableContentTypes.first ?? .data
    let types = documents.indices.map { $0 < contentTypes.count ? contentTypes[$0] : last }
    return modifier(
      FileDialogModifier(
        isPresented: isPresented.shown(while: !documents.isEmpty), request: FileDialogRequest(.directory)
      ) { urls in
        guard let directory = urls?.first else { return onCancellation?() ?? () }
        let completion = UncheckedSendable(onCompletion)
        MainActor.assumeIsolated {
          WrittenDocuments.write(documents, as: types, { FileDocumentName.free(in: directory, "Untitled", $0) }) {
            completion.value($0)
          }
        }
      })
  }
}

/// Documents on their way to files that the user has chosen.
@MainActor enum WrittenDocuments {
  /// - Parameters:
  ///   - place: Where a file of a type goes; asked when those before are written.
  ///   - then: Gets where the files are, or why one could not be written. Those before it stay.
  static func write<D: WritableDocument>(
    _ documents: [UncheckedSendable<D>], as types: [UTType], _ place: @escaping @MainActor (UTType) -> URL,
    _ then: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) where D.Writer.Destination == URL {
    Task.immediate { @MainActor in
      var written: [URL] = []
      do {
        for (document, type) in zip(documents, types) {
          let url = place(type)
          let existing = FileManager.default.fileExists(atPath: url.path) ? url : nil
          let snapshot = try await DocumentSnapshot(of: document.value, as: type, over: existing, after: nil)
          let result = await withCheckedContinuation { continuation in
            writing.perform({
              Result { () throws -> Void in
                let file = try snapshot.prepare(DocumentTarget(existing: existing))
                try SavedFile.replace(url) { _ = try file.write($0) }
              }
            }) { continuation.resume(returning: $0) }
          }
          try result.get()
          written.append(url)
        }
        then(.success(written))
      } catch { then(.failure(error)) }
    }
  }
  private static let writing = DocumentWork()
}
