import Foundation

/// How a file of an item may be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Who loads the item may work on the file itself. Here everybody gets a copy.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1 << 0)
}

extension NSItemProvider {
  /// Called with the file, whether it must be read under coordination, and the error.
  public typealias FileLoadHandler =
    @Sendable (_ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

  /// Adds a type whose data is in a file. The file is read when somebody asks for the data, before the call of the load
  /// handler's completion returns.
  ///
  /// - Parameter fileOptions: A hint: a clipboard of Linux takes data, so that everybody gets a copy.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping FileLoadHandler
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { completion in
      loadHandler { file, _, error in
        guard let file else {
          completion(nil, error ?? ErrorCode.unknownError.error("There is no file of type \(typeIdentifier)."))
          return
        }
        do { completion(try Data(contentsOf: file), nil) } catch { completion(nil, error) }
      }
    }
  }
  /// As the form with an identifier.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
    loadHandler: @escaping FileLoadHandler
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [], visibility: visibility,
      loadHandler: loadHandler)
  }

  /// The data of a type in a temporary file, which is deleted once the completion handler returns: who needs it longer
  /// copies or moves it within the handler. Its name is `suggestedName`, with the type's extension where
  /// it has none of the type's.
  ///
  /// The error is that of the data, or why the file cannot be written.
  /// Source: Apple, documentation of loadFileRepresentation(forTypeIdentifier:completionHandler:).
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    // The type that is loaded may be a kind of the one that is asked for, which alone has an extension.
    let loaded = loadedTypeIdentifier(conformingTo: typeIdentifier)
    let name = fileName(typeIdentifier: loaded ?? typeIdentifier)
    return loadDataRepresentation(forTypeIdentifier: loaded ?? typeIdentifier) { data, error in
      guard let data else {
        completionHandler(nil, error)
        return
      }
      let directory = FileManager.default.temporaryDirectory
        .appendingPathComponent("item-\(UUID().uuidString)", isDirectory: true)
      defer { try? FileManager.default.removeItem(at: directory) }
      let file = directory.appendingPathComponent(name)
      do {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try data.write(to: file)
      } catch {
        completionHandler(nil, error)
        return
      }
      completionHandler(file, nil)
    }
  }
  /// As the form with an identifier.
  ///
  /// - Parameters:
  ///   - openInPlace: A hint: the file is always a copy.
  ///   - completionHandler: Called with the file, whether it is the original, which it never is here, and the error.
  @discardableResult public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
  }
  /// As `loadFileRepresentation`: the file is always a copy, and the completion handler is told so.
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
  }

  /// Without what would lead to another directory.
  private func fileName(typeIdentifier: String) -> String {
    let suggested = suggestedName.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
    let name = ["", "/", ".", ".."].contains(suggested) ? "item" : suggested
    let known = UTType(typeIdentifier)?.tags[.filenameExtension] ?? []
    guard let suffix = known.first, !known.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
    else { return name }
    return "\(name).\(suffix)"
  }
}
