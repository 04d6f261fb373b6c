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
  /// Hands the document as it is now to `then`, to be written as a type: at once, unless the document takes its time.
  ///
  /// - Parameter existing: The document's file; nil for none.
  func takeSnapshot(
    as type: UTType, over existing: URL?, _ then: @escaping @MainActor (Result<DocumentSnapshot, any Error>) -> Void)
  /// What reads a file of a type, on any thread, for `take`, and tells how far it has come.
  func makeReading(of type: UTType, _ progress: ProgressManager) -> @Sendable (URL) throws -> DecodedDocument
  /// Takes another version of the document in its place: what was read.
  func take(_ document: any Sendable, _ then: @escaping @MainActor (Result<Void, any Error>) -> Void)
  /// What was taken is in the document's file now.
  func didWrite(_ snapshot: DocumentSnapshot)
}
extension DocumentContents {
  func didWrite(_ snapshot: DocumentSnapshot) {}
}

/// What was read.
struct DecodedDocument: Sendable {
  let document: any Sendable
  /// The bytes, where the document is a single file that is not too large; nil for a folder.
  let data: Data?
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
  func takeSnapshot(
    as type: UTType, over existing: URL?, _ then: @escaping @MainActor (Result<DocumentSnapshot, any Error>) -> Void
  ) {
    then(
      .success(
        DocumentSnapshot(wrapping: type, as: D.self) { [value] type, existing in
          try value.fileWrapper(
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
        }))
  }
  func makeReading(of type: UTType, _ progress: ProgressManager) -> @Sendable (URL) throws -> DecodedDocument {
    Self.reading(of: type)
  }
  static func reading(of type: UTType) -> @Sendable (URL) throws -> DecodedDocument {
    { try DecodedDocument(wrapping: FileWrapper(url: $0)) { try D(fileOf: type, $0) } }
  }
  func take(_ document: any Sendable, _ then: @escaping @MainActor (Result<Void, any Error>) -> Void) {
    if let new = document as? D { value = new }
    then(.success(()))
  }

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
  @ObservationIgnored private var watch: UndoWatch?
  @ObservationIgnored weak var undo: WindowUndo? {
    didSet { if undo !== oldValue { watch = UndoWatch(undo) { [weak self] in self?.didChange?() } } }
  }
  init(_ object: D) { self.object = object }
  nonisolated deinit {}

  nonisolated var base: D? {
    get { MainActor.assumeIsolated { object } }
    set { MainActor.assumeIsolated { if let newValue { object = newValue } } }
  }
  func takeSnapshot(
    as type: UTType, over existing: URL?, _ then: @escaping @MainActor (Result<DocumentSnapshot, any Error>) -> Void
  ) {
    then(
      Result {
        // The app gives it away, and no longer touches it.
        let taken = UncheckedSendable(try object.snapshot(contentType: type))
        return DocumentSnapshot(wrapping: type, as: D.self) { [object] type, existing in
          try object.fileWrapper(
            snapshot: taken.value,
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
        }
      })
  }
  func makeReading(of type: UTType, _ progress: ProgressManager) -> @Sendable (URL) throws -> DecodedDocument {
    Self.reading(of: type)
  }
  static func reading(of type: UTType) -> @Sendable (URL) throws -> DecodedDocument {
    { try DecodedDocument(wrapping: FileWrapper(url: $0)) { try D(fileOf: type, $0) } }
  }
  func take(_ document: any Sendable, _ then: @escaping @MainActor (Result<Void, any Error>) -> Void) {
    if let new = document as? D { object = new }
    then(.success(()))
  }
}

/// Hears of what is registered with the undo manager of a window, undone or made again.
@MainActor final class UndoWatch {
  private var observers: [any NSObjectProtocol] = []
  /// Nil where there is nothing to hear of.
  init?(_ undo: WindowUndo?, _ action: @escaping @MainActor () -> Void) {
    guard let undo else { return nil }
    let names: [NSNotification.Name] = [
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: undo.manager, queue: nil) { _ in
        // Undo managers are used from the main thread.
        MainActor.assumeIsolated { action() }
      }
    }
  }
  isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}

extension FileDocument {
  init(fileOf type: UTType, _ wrapper: FileWrapper) throws {
    try self.init(configuration: FileDocumentReadConfiguration(contentType: type, file: wrapper))
  }
}
extension ReferenceFileDocument {
  init(fileOf type: UTType, _ wrapper: FileWrapper) throws {
    try self.init(configuration: FileDocumentReadConfiguration(contentType: type, file: wrapper))
  }
}
extension DecodedDocument {
  init(wrapping wrapper: FileWrapper, _ decode: (FileWrapper) throws -> any Sendable) rethrows {
    self.init(document: try decode(wrapper), data: wrapper.regularFileContents)
  }
}
extension DocumentSnapshot {
  /// A document that is made of file wrappers.
  init<D: FileDocument>(
    wrapping type: UTType, as _: D.Type, _ make: @escaping @Sendable (UTType, FileWrapper?) throws -> FileWrapper
  ) {
    self.init(wrapping: type, make) { try D(fileOf: type, $0) }
  }
  init<D: ReferenceFileDocument>(
    wrapping type: UTType, as _: D.Type, _ make: @escaping @Sendable (UTType, FileWrapper?) throws -> FileWrapper
  ) {
    self.init(wrapping: type, make) { try D(fileOf: type, $0) }
  }
  private init(
    wrapping type: UTType, _ make: @escaping @Sendable (UTType, FileWrapper?) throws -> FileWrapper,
    _ decode: @escaping @Sendable (FileWrapper) throws -> any Sendable
  ) {
    self.init(
      type: type,
      prepare: { target in
        let wrapper = try make(type, target.existing.flatMap { try? FileWrapper(url: $0) })
        let data = wrapper.regularFileContents
        return PreparedFile(data: data) {
          try wrapper.write(to: $0, originalContentsURL: target.existing)
          return data
        }
      },
      copy: { try decode(try make(type, nil)) })
  }
}
