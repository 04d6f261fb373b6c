import CoreTransferable
import Foundation
import HearthCore
import UniformTypeIdentifiers

// What the app writes where the user says.
//
// The type is that of the extension which the user gave the file, where that is one of the types; else the first. The
// name is taken as the user chose it: the dialog asked whether a file of that name may go.

extension View {
  /// Shows a dialog in which the user says where a document goes, and writes it there.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown. False again before `onCompletion`
  ///     is called, and when the user cancels.
  ///   - document: The document. While it is nil no dialog is shown.
  ///   - defaultFilename: The name that is there already; the type's extension is added.
  ///   - onCompletion: Gets where the file is, or why it could not be written.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion,
      onCancellation: {})
  }
  /// Shows a dialog in which the user says where a document goes, and writes it there.
  ///
  /// - Parameters:
  ///   - contentTypes: The types that it can have; empty for all that it can write.
  ///   - onCancellation: Called when the user cancels.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
    return modifier(
      FileDialogModifier(
        isPresented: isPresented.shown(while: document != nil), request: .saving(defaultFilename, types)
      ) { urls in
        guard let document, let url = urls?.first else { return onCancellation() }
        onCompletion(Result { try document.write(to: url, as: UTType.chosen(url, among: types)) })
      })
  }
  /// Shows a dialog in which the user chooses a directory, and writes the documents into it.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion,
      onCancellation: {})
  }
  /// Shows a dialog in which the user chooses a directory, and writes the documents into it: under the names that their
  /// file wrappers prefer, with a number where there is such a file.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    let documents = Array(documents)
    let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
    return modifier(
      FileDialogModifier(
        isPresented: isPresented.shown(while: !documents.isEmpty), request: FileDialogRequest(.directory)
      ) { urls in
        guard let directory = urls?.first else { return onCancellation() }
        onCompletion(Result { try documents.map { try $0.write(into: directory, as: type) } })
      })
  }

  /// Shows a dialog in which the user says where an item goes, and writes it there.
  ///
  /// - Parameters:
  ///   - item: The item. While it is nil no dialog is shown.
  ///   - contentTypes: The types that it can have; empty for all that it is exported as.
  ///   - onCancellation: Called when the user cancels.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let types = contentTypes.isEmpty ? item?.exportedContentTypes() ?? [] : contentTypes
    return modifier(
      FileDialogModifier(
        isPresented: isPresented.shown(while: item != nil),
        request: .saving(defaultFilename ?? item?.suggestedFilename, types)
      ) { urls in
        guard let item, let url = urls?.first else { return onCancellation() }
        let type = types.isEmpty ? nil : UTType.chosen(url, among: types)
        let completion = UncheckedSendable(onCompletion)
        Task { @MainActor in
          do {
            try await item.write(to: url, as: type)
            completion.value(.success(url))
          } catch { completion.value(.failure(error)) }
        }
      })
  }
  /// Shows a dialog in which the user chooses a directory, and writes the items into it: under the names that they
  /// suggest, with a number where there is such a file.
  public nonisolated func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where T == C.Element {
    let items = Array(items), type = contentTypes.first
    return modifier(
      FileDialogModifier(isPresented: isPresented.shown(while: !items.isEmpty), request: FileDialogRequest(.directory))
      { urls in
        guard let directory = urls?.first else { return onCancellation() }
        let completion = UncheckedSendable(onCompletion)
        Task { @MainActor in
          do {
            var written: [URL] = []
            for item in items { written.append(try await item.export(to: directory, contentType: type)) }
            completion.value(.success(written))
          } catch { completion.value(.failure(error)) }
        }
      })
  }
}

extension Transferable {
  func write(to url: URL, as type: UTType?) async throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = try await export(to: directory, contentType: type)
    try SavedFile.replace(url) { try FileManager.default.copyItem(at: file, to: $0) }
  }
}

extension FileDialogRequest {
  static func saving(_ name: String?, _ types: [UTType]) -> FileDialogRequest {
    var request = FileDialogRequest(.save)
    request.contentTypes = types
    request.fileName = name ?? "Untitled"
    if let suffix = types.first?.preferredFilenameExtension, (request.fileName! as NSString).pathExtension.isEmpty {
      request.fileName! += "." + suffix
    }
    return request
  }
}
extension UTType {
  static func chosen(_ url: URL, among types: [UTType]) -> UTType {
    let suffix = url.pathExtension.lowercased()
    return types.first { $0.tags[.filenameExtension]?.contains(suffix) ?? false } ?? types.first ?? .data
  }
}
