import Foundation

/// A type whose objects can be copied: they become data of one or several types.
///
/// Source: Apple, documentation of NSItemProviderWriting.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The preferred type first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// As the property of the class, for this object only.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Calls `completionHandler` once, at once or later.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// A type whose objects can be pasted: they are made from data of some types.
///
/// Source: Apple, documentation of NSItemProviderReading.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The preferred type first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data of one of `readableTypeIdentifiersForItemProvider`.
  /// - Throws: Whatever makes the data unreadable.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProvider {
  /// Whether the item has a type that the class reads.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { identifier(for: aClass) != nil }
  /// As for the class that the type is bridged to: `String`, `URL`.
  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Makes an object of the first type of the item that the class reads.
  @discardableResult public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let identifier = identifier(for: aClass) else {
      completionHandler(nil, ErrorCode.unavailableCoercionError.error("The item has no type that \(aClass) reads."))
      return .finished
    }
    let aClass = UncheckedBox(aClass)
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      guard let data else {
        return completionHandler(nil, error ?? ErrorCode.itemUnavailableError.error("There is no data."))
      }
      do {
        completionHandler(try aClass.value.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }
  /// Makes a value as the class that it is bridged to: `String`, `URL`.
  @discardableResult public func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    let finish = UncheckedBox { (object: (any NSItemProviderReading)?, error: (any Error)?) in
      var value: T?
      if let object = object as? T._ObjectiveCType { _ = T._conditionallyBridgeFromObjectiveC(object, result: &value) }
      completionHandler(value, error)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { object, error in finish.value(object, error) }
  }

  private func identifier(for aClass: any NSItemProviderReading.Type) -> String? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return registeredTypeIdentifiers.first { registered in
      readable.contains {
        $0 == registered || (UTType($0).map { UTType(registered)?.conforms(to: $0) ?? false } ?? false)
      }
    }
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
  /// UTF-16 for its types, else UTF-8; what is no UTF-8 is repaired.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let isUTF16 = typeIdentifier == "public.utf16-plain-text" || typeIdentifier == "public.utf16-external-plain-text"
    let text = isUTF16 ? String(data: data, encoding: .utf16) : String(decoding: data, as: UTF8.self)
    guard let text, let object = NSString(string: text) as? Self else {
      throw NSItemProvider.ErrorCode.unavailableCoercionError.error(
        "The data of type \(typeIdentifier) is no text for \(self).")
    }
    return object
  }
}

/// URLs as data: their text in UTF-8.
enum ItemProviderURL {
  static func object(_ url: URL) -> NSURL { url._bridgeToObjectiveC() }
  static func url(_ data: Data) -> URL? {
    URL(string: String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.file-url", "public.url"] }
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.file-url", "public.url"] }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let url = ItemProviderURL.url(data), let object = ItemProviderURL.object(url) as? Self else {
      throw NSItemProvider.ErrorCode.unavailableCoercionError.error("The data of type \(typeIdentifier) is no URL.")
    }
    return object
  }
}
