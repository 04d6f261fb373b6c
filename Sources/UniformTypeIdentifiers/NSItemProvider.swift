import Foundation

/// Which programs may have a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all
  /// Programs of the app's developer, as far as the system can tell. Here: as `ownProcess`.
  case team
  /// Programs of the app's group. Here: as `ownProcess`.
  case group
  /// It does not go to the clipboard.
  case ownProcess
}

/// An item that is copied or pasted, in one or several types of data, which are made when somebody asks for them.
///
/// ```swift
/// .onCopyCommand { [NSItemProvider(object: recipe.name as NSString)] }
/// .onPasteCommand(of: [.plainText]) { providers in
///   for provider in providers { _ = provider.loadObject(ofClass: String.self) { name, _ in … } }
/// }
/// ```
///
/// Foundation on Linux has no such class. Between `String` and `NSString`, and `URL` and `NSURL`, there is no `as` on
/// Linux either; so `init(object:)` takes the values too.
///
/// Completion handlers run at once, in the call that asks, when the data is there; else where it arrives. Apps may use
/// a provider on any thread. Source: Apple, documentation of NSItemProvider; when handlers run is our choice.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  // Sendable since everything that changes is read and written under the lock.
  private let lock = NSLock()
  private var representations: [Representation] = []
  private var item: (any NSSecureCoding)?
  private var name: String?

  /// Calls its argument once with data or an error. Its progress is nil if it is unknown.
  public typealias DataLoadHandler =
    @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private struct Representation {
    let identifier: String
    let visibility: NSItemProviderRepresentationVisibility
    let load: DataLoadHandler
  }

  public override init() { super.init() }
  /// The item in the types that its class writes.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }
  /// Text, as `NSString` has it. Not part of Apple's, where `text as NSString` is written.
  public convenience init(object: String) { self.init(object: NSString(string: object)) }
  /// A URL, as `NSURL` has it. Not part of Apple's, where `url as NSURL` is written.
  public convenience init(object: URL) { self.init(object: ItemProviderURL.object(object)) }

  /// - Parameters:
  ///   - item: `NSData`, `NSString` or `NSURL`; others have no data.
  ///   - typeIdentifier: Nil for the type that the item's class writes first.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    self.item = item
    let writing = item as? any NSItemProviderWriting
    guard
      let identifier = typeIdentifier ?? writing?.writableTypeIdentifiersForItemProvider.first
        ?? (item is NSData ? "public.data" : nil)
    else { return }
    let data: Data? =
      switch item {
      case let data as NSData: Data(referencing: data)
      case let text as NSString: Data(text.description.utf8)
      case let url as NSURL: Data(url.absoluteString.utf8)
      default: nil
      }
    registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
      completion(
        data, data == nil ? ErrorCode.itemUnavailableError.error("The item has no data of type \(identifier).") : nil)
      return nil
    }
  }
  /// The content of a file, in the type that its extension says; nil when there is no such file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(for: UTType(filenameExtension: fileURL.pathExtension) ?? .data) { completion in
      do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
      return nil
    }
  }

  /// A provider of its own with the same representations and item.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    lock.withLock { (copy.representations, copy.item, copy.name) = (representations, item, name) }
    return copy
  }

  /// What a file of the item might be called, without the extension.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  // MARK: - Registering

  /// Adds a type. What is registered first is preferred; a type that is there already gets the new handler.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping DataLoadHandler
  ) {
    let added = Representation(identifier: typeIdentifier, visibility: visibility, load: loadHandler)
    lock.withLock {
      if let index = representations.firstIndex(where: { $0.identifier == typeIdentifier }) {
        representations[index] = added
      } else {
        representations.append(added)
      }
    }
  }
  /// As the form with an identifier.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping DataLoadHandler
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }
  /// Adds all types that an object writes.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    let object = UncheckedBox(object)
    for identifier in object.value.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
        object.value.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
      }
    }
  }

  // MARK: - Types

  /// The types of the item, the preferred one first.
  open var registeredTypeIdentifiers: [String] { lock.withLock { representations.map(\.identifier) } }
  /// The types of the item that are known, the preferred one first.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }
  /// The types of the item that are of a kind.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }
  /// The types of the item that go to the clipboard.
  package var publicTypeIdentifiers: [String] {
    lock.withLock { representations.compactMap { $0.visibility == .all ? $0.identifier : nil } }
  }

  /// Whether a type of the item is this one, or a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  /// The very type, else the first that is of its kind.
  private func representation(conformingTo identifier: String) -> Representation? {
    let all = lock.withLock { representations }
    return all.first { $0.identifier == identifier } ?? all.first { conforms($0.identifier, to: identifier) }
  }

  /// The type whose data is given to who asks for `identifier`; nil where there is none.
  func loadedTypeIdentifier(conformingTo identifier: String) -> String? {
    representation(conformingTo: identifier)?.identifier
  }

  // MARK: - Loading

  /// The data of a type: the very one, else the first of its kind.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let found = representation(conformingTo: typeIdentifier) else {
      completionHandler(
        nil, ErrorCode.itemUnavailableError.error("The item has no type that conforms to \(typeIdentifier)."))
      return .finished
    }
    return found.load(completionHandler) ?? .finished
  }
  /// As the form with an identifier.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
  /// As the form with a completion handler.
  /// - Throws: The error that the form with a completion handler is given.
  public func loadDataRepresentation(forTypeIdentifier typeIdentifier: String) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        continuation.resume(
          with: data.map { .success($0) }
            ?? .failure(error ?? ErrorCode.unknownError.error("There is no data of type \(typeIdentifier).")))
      }
    }
  }
  /// As the form with a completion handler.
  /// - Throws: The error that the form with a completion handler is given.
  public func loadDataRepresentation(for contentType: UTType) async throws -> Data {
    try await loadDataRepresentation(forTypeIdentifier: contentType.identifier)
  }

  /// The item that the provider was made with, else the data of a type as `NSData`.
  ///
  /// - Parameter options: Nothing here follows them.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    if let item = lock.withLock({ item }), hasItemConformingToTypeIdentifier(typeIdentifier) {
      completionHandler?(item, nil)
      return
    }
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { NSData(data: $0) }, error)
    }
  }

  // MARK: - Errors

  /// The domain of the errors that providers report.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Codes of `NSError`s with the domain `errorDomain`.
  public enum ErrorCode: Int, Sendable {
    /// Whatever has no code of its own.
    case unknownError = -1
    /// Nobody has the representation that was asked for.
    case itemUnavailableError = -1000
    /// The object has another class than was asked for.
    case unexpectedValueClassError = -1100
    /// The data cannot be made what was asked for.
    case unavailableCoercionError = -1200

    package func error(_ message: String) -> NSError {
      NSError(domain: NSItemProvider.errorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: message])
    }
  }
}

/// Whether a type is `other` or a kind of it, also for types that nobody declared.
private func conforms(_ identifier: String, to other: String) -> Bool {
  if identifier == other { return true }
  guard let type = UTType(identifier), let otherType = UTType(other) else { return false }
  return type.conforms(to: otherType)
}

/// Takes a value to a load handler, which one thread calls at a time.
struct UncheckedBox<Value>: @unchecked Sendable {
  // Objects and classes of the app that are written or read: the app says by handing them over that any thread may.
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension Progress {
  /// For work that was done when it was asked for.
  static var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
