import Foundation
import HearthCore
import Observation
import UniformTypeIdentifiers

/// What a document is apart from its file: a value or an object of the app.
@MainActor protocol DocumentContents: AnyObject {
  /// Called when the user, or the app on the user's behalf, has changed the document.
  var didChange: (() -> Void)? { get set }
  /// The undo manager of the window that shows the document.
  var undo: WindowUndo? { get set }
  /// The document as it is now, to be written as a type.
  func snapshot(as type: UTType) throws -> DocumentSnapshot
  /// Takes another version of the document in its place: what the `decode` of its kind has made.
  func take(_ document: any Sendable)
}

/// A document that is a value.
@MainActor @Observable final class ValueContents<D: FileDocument>: DocumentContents, DocumentBaseBox {
  private(set) var value: D
  @ObservationIgnored var didChange: (() -> Void)?
  @ObservationIgnored weak var undo: WindowUndo?
  init(_ value: D) { self.value = value }
  nonisolated deinit {}

  nonisolated var base: D? {
    get { MainActor.assumeIsolated { value } }
    set { MainActor.assumeIsolated { if let newValue { write(newValue) } } }
  }
  func snapshot(as type: UTType) throws -> DocumentSnapshot {
    DocumentSnapshot(type: type) { [value] type, existing in
      try value.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    }
  }
  func take(_ document: any Sendable) { if let new = document as? D { value = new } }

  /// What the app's views write. It can be taken back, unless a text is edited, which has steps of its own.
  func write(_ new: D) {
    if TypeInfo.areKnownEqual(value, new) { return }
    if let undo, !undo.isWritingText {
      let old = value
      undo.manager.registerUndo(withTarget: self) { $0.write(old) }
    }
    value = new
    didChange?()
  }
  func binding(isEditable: Bool) -> Binding<D> {
    Binding(
      get: { self.value },
      set: { new in
        if isEditable { return self.write(new) }
        Report(
          kind: .window, path: "DocumentGroup",
          message:
            "the document was written to, but its group only views documents: the change is dropped. Look at isEditable, or declare DocumentGroup(newDocument:)."
        ).tell()
      })
  }
}

/// A document that is an object. What is registered with the undo manager of its window changes it.
@MainActor @Observable final class ReferenceContents<D: ReferenceFileDocument>: DocumentContents, DocumentBaseBox {
  private(set) var object: D
  @ObservationIgnored var didChange: (() -> Void)?
  @ObservationIgnored private var observers: [any NSObjectProtocol] = []
  @ObservationIgnored weak var undo: WindowUndo? { didSet { if undo !== oldValue { observe() } } }
  init(_ object: D) { self.object = object }
  isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  nonisolated var base: D? {
    get { MainActor.assumeIsolated { object } }
    set { MainActor.assumeIsolated { if let newValue { object = newValue } } }
  }
  func snapshot(as type: UTType) throws -> DocumentSnapshot {
    // The app gives it away, and no longer touches it.
    let taken = UncheckedSendable(try object.snapshot(contentType: type))
    return DocumentSnapshot(type: type) { [object] type, existing in
      try object.fileWrapper(
        snapshot: taken.value, configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    }
  }
  func take(_ document: any Sendable) { if let new = document as? D { object = new } }

  private func observe() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    guard let undo else { return }
    let names: [NSNotification.Name] = [
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: undo.manager, queue: nil) { [weak self] _ in
        // Undo managers are used from the main thread.
        MainActor.assumeIsolated { self?.didChange?() }
      }
    }
  }
}

/// How the documents of one scene are made and read.
struct DocumentKind: DocumentScene {
  let type: Any.Type
  let readableTypes: [UTType]
  let writableTypes: [UTType]
  /// Makes an empty document; nil where documents are only viewed.
  let make: (@MainActor () -> any DocumentContents)?
  /// Reads a document, on any thread.
  let decode: @Sendable (UTType, FileWrapper) throws -> any Sendable
  /// Takes a document that the app has made, or `decode`; nil where it is of another type.
  let adopt: @MainActor (Any) -> (any DocumentContents)?
  var isEditor: Bool { make != nil }
  var desktopTypes: (mimeTypes: [String], others: [UTType]) {
    (
      readableTypes.flatMap { DocumentTypes.mimeTypes(of: $0) },
      readableTypes.filter { DocumentTypes.mimeTypes(of: $0).isEmpty }
    )
  }

  static func values<D: FileDocument>(_: D.Type, make: (@MainActor () -> D)?) -> DocumentKind {
    var empty: (@MainActor () -> any DocumentContents)?
    if let make { empty = { ValueContents<D>(make()) } }
    return DocumentKind(
      type: D.self, readableTypes: D.readableContentTypes, writableTypes: D.writableContentTypes, make: empty,
      decode: { try D(configuration: FileDocumentReadConfiguration(contentType: $0, file: $1)) },
      adopt: { value in
        guard let document = value as? D else { return nil }
        return ValueContents<D>(document)
      })
  }
  static func objects<D: ReferenceFileDocument>(_: D.Type, make: (@MainActor () -> D)?) -> DocumentKind {
    var empty: (@MainActor () -> any DocumentContents)?
    if let make { empty = { ReferenceContents<D>(make()) } }
    return DocumentKind(
      type: D.self, readableTypes: D.readableContentTypes, writableTypes: D.writableContentTypes, make: empty,
      decode: { try D(configuration: FileDocumentReadConfiguration(contentType: $0, file: $1)) },
      adopt: { value in
        guard let document = value as? D else { return nil }
        return ReferenceContents<D>(document)
      })
  }

  /// What `decode` has made of a file, or of a copy.
  @MainActor func contents(_ document: any Sendable) -> any DocumentContents {
    guard let contents = adopt(document) else { preconditionFailure("a \(type) was read, and not one was taken") }
    return contents
  }
  /// The type as which a document reads a file; nil where it does not.
  func readableType(of url: URL) -> UTType? {
    let types = DocumentTypes.types(of: url)
    for type in types { if readableTypes.contains(type) { return type } }
    for type in types { if readableTypes.contains(where: { type.conforms(to: $0) }) { return type } }
    return readableTypes.first { DocumentTypes.extensions(of: $0).contains(url.pathExtension.lowercased()) }
  }
  /// The type as which a document is written under a name.
  func writableType(of url: URL) -> UTType {
    let suffix = url.pathExtension.lowercased()
    return writableTypes.first { DocumentTypes.extensions(of: $0).contains(suffix) } ?? writableTypes.first ?? .data
  }
}

/// What the names of files say about their types.
///
/// A type of the app's own has the extensions that the app's Info.plist declares for it; one that is declared nowhere
/// has the
/// last part of its identifier as its extension. Source: Apple, Uniform Type Identifiers, UTTypeTagSpecification; the
/// second
/// is our choice.
enum DocumentTypes {
  static func types(of url: URL) -> [UTType] {
    var isDirectory: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
    var types: [UTType] = []
    if !url.pathExtension.isEmpty {
      types = UTType.types(tag: url.pathExtension, tagClass: .filenameExtension, conformingTo: nil)
      if types.isEmpty, let dynamic = UTType(filenameExtension: url.pathExtension) { types = [dynamic] }
    } else if isThere, !isDirectory.boolValue {
      types = [isText(url) ? .plainText : .data]
    }
    if isThere, isDirectory.boolValue {
      // A package, or a folder like any other.
      types = types.filter { $0.conforms(to: .directory) } + [url.pathExtension.isEmpty ? .folder : .package]
    }
    return types
  }
  /// Lower case, without the dot, the preferred one first.
  static func extensions(of type: UTType) -> [String] {
    if let known = type.tags[.filenameExtension], !known.isEmpty { return known.map { $0.lowercased() } }
    if let declared = declared[type.identifier]?.extensions, !declared.isEmpty { return declared }
    if type.isPublic || type.isDynamic { return [] }
    return type.identifier.split(separator: ".").last.map { [$0.lowercased()] } ?? []
  }
  static func mimeTypes(of type: UTType) -> [String] {
    type.tags[.mimeType] ?? declared[type.identifier]?.mimeTypes ?? []
  }

  private struct Declared {
    var extensions: [String] = []
    var mimeTypes: [String] = []
  }
  private static let declared: [String: Declared] = {
    var found: [String: Declared] = [:]
    for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
      for entry in Bundle.main.object(forInfoDictionaryKey: key) as? [[String: Any]] ?? [] {
        guard let name = entry["UTTypeIdentifier"] as? String else { continue }
        let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        func list(_ key: String) -> [String] { tags[key] as? [String] ?? (tags[key] as? String).map { [$0] } ?? [] }
        found[name] = Declared(
          extensions: list("public.filename-extension").map { $0.lowercased() }, mimeTypes: list("public.mime-type"))
      }
    }
    return found
  }()

  /// Whether the beginning of a file is text.
  private static func isText(_ url: URL) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: url.path) else { return false }
    defer { try? handle.close() }
    let data = (try? handle.read(upToCount: 4096)) ?? Data()
    return !data.contains(0)
  }
}
