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

/// What a launch view around does with a document, in the place of the app's documents.
struct DocumentOpener {
  let open: @MainActor (URL) -> Void
}
struct DocumentOpenerKey: EnvironmentKey { static var defaultValue: DocumentOpener? { nil } }
extension EnvironmentValues {
  var documentOpener: DocumentOpener? {
    get { self[DocumentOpenerKey.self] }
    set { self[DocumentOpenerKey.self] = newValue }
  }
}

/// A button that makes a document and opens it.
///
///     DocumentGroupLaunchScene("Letters") {
///       NewDocumentButton("Write a Letter")
///       NewDocumentButton("Answer", for: Letter.self) { Letter(text: "Thank you for your letter.") }
///     }
nonisolated public struct NewDocumentButton<Label: View>: View {
  private let label: Label
  private let prepare: UncheckedSendable<@MainActor (NewDocumentTarget) async throws -> Void>
  @Environment(\.windowContext) private var context
  @Environment(\.documentOpener) private var opener
  @State private var problem: String?
  @State private var isPreparing = false

  private init(_ label: Label, _ prepare: @escaping @MainActor (NewDocumentTarget) async throws -> Void) {
    (self.label, self.prepare) = (label, UncheckedSendable(prepare))
  }
  @MainActor public var body: some View {
    let prepare = prepare, context = context, opener = opener, problem = $problem, isPreparing = $isPreparing
    Button {
      isPreparing.wrappedValue = true
      Task { @MainActor in
        do {
          try await prepare.value(
            NewDocumentTarget(controller: DocumentController.of(context.app("NewDocumentButton")), opener: opener))
        } catch is CancellationError {
        } catch {
          problem.wrappedValue = DocumentProblem.message(error, URL(fileURLWithPath: "Untitled"))
        }
        isPreparing.wrappedValue = false
      }
    } label: {
      label
    }
    .disabled(isPreparing.wrappedValue)
    .alert(
      Text("The document cannot be made."),
      isPresented: Binding {
        problem.wrappedValue != nil
      } set: {
        if !$0 { problem.wrappedValue = nil }
      }
    ) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(verbatim: problem.wrappedValue ?? "")
    }
  }
}

/// Where a new document goes.
@MainActor private struct NewDocumentTarget {
  let controller: DocumentController?
  let opener: DocumentOpener?

  func make(_ type: UTType?) {
    if opener != nil {
      controller?.report(
        "a NewDocumentButton in a DocumentLaunchView makes nothing: the view opens URLs. Give the button prepareDocumentURL."
      )
      return
    }
    controller?.makeDocument(type)
  }
  func show(_ document: Any, _ type: UTType?) { controller?.show(document, type: type) }
  func open(_ url: URL, _ type: UTType) async throws {
    if let opener { return opener.open(url) }
    try await controller?.makeDocument(from: url, type: type)
  }
}

extension NewDocumentButton where Label == Text {
  /// A button that makes an empty document.
  ///
  /// - Parameters:
  ///   - label: Nil for "New Document".
  ///   - contentType: The type of the file; nil for that of the app's first group.
  public nonisolated init(_ label: Text? = nil, contentType: UTType? = nil) {
    self.init(label ?? Text("New Document")) { $0.make(contentType) }
  }
  /// A button with a title from the app's tables that makes an empty document.
  public nonisolated init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
    self.init(Text(titleKey), contentType: contentType)
  }
  /// A button with a title from a resource that makes an empty document.
  @_disfavoredOverload public nonisolated init(_ title: LocalizedStringResource, contentType: UTType? = nil) {
    self.init(Text(title), contentType: contentType)
  }
  /// A button that makes a document with the contents of a file; an empty one where `prepareDocumentURL` returns nil.
  /// The file
  /// itself stays as it is; only in a `DocumentLaunchView` it is the document.
  public nonisolated init(
    _ label: Text? = nil, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  ) {
    let prepare = UncheckedSendable(prepareDocumentURL)
    self.init(label ?? Text("New Document")) { target in
      if let url = try await prepare.value() {
        try await target.open(url, contentType)
      } else {
        target.make(contentType)
      }
    }
  }
  /// A button with a title from the app's tables that makes a document with the contents of a file.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  ) {
    self.init(Text(titleKey), contentType: contentType, prepareDocumentURL: prepareDocumentURL)
  }
  /// A button with a title from a resource that makes a document with the contents of a file.
  @_disfavoredOverload public nonisolated init(
    _ title: LocalizedStringResource, contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  ) {
    self.init(Text(title), contentType: contentType, prepareDocumentURL: prepareDocumentURL)
  }
  /// A button that opens a document which the app makes; an empty one where `prepareDocument` returns nil.
  public nonisolated init<D: FileDocument>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    let prepare = UncheckedSendable(prepareDocument)
    self.init(label ?? Text("New Document")) { target in
      let type = contentType ?? D.writableContentTypes.first
      if let document = try await prepare.value() { target.show(document, type) } else { target.make(type) }
    }
  }
  /// A button with a title from the app's tables that opens a document which the app makes.
  public nonisolated init<D: FileDocument>(
    _ titleKey: LocalizedStringKey, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    self.init(Text(titleKey), for: documentType, contentType: contentType, prepareDocument: prepareDocument)
  }
  /// A button with a title from a resource that opens a document which the app makes.
  @_disfavoredOverload public nonisolated init<D: FileDocument>(
    _ title: LocalizedStringResource, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    self.init(Text(title), for: documentType, contentType: contentType, prepareDocument: prepareDocument)
  }
  /// A button that opens a document, an object, which the app makes; an empty one where `prepareDocument` returns nil.
  public nonisolated init<D: ReferenceFileDocument>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    let prepare = UncheckedSendable(prepareDocument)
    self.init(label ?? Text("New Document")) { target in
      let type = contentType ?? D.writableContentTypes.first
      if let document = try await prepare.value() { target.show(document, type) } else { target.make(type) }
    }
  }
}
