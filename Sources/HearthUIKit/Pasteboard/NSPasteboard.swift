import Foundation
import HearthCore
import UniformTypeIdentifiers

/// The clipboard of the desktop, by the names of a Mac.
///
/// ```swift
/// NSPasteboard.general.clearContents()
/// NSPasteboard.general.setString(text, forType: .string)
/// ```
open class NSPasteboard: NSObject, @unchecked Sendable {
  // Unchecked: its state is read and written with the lock only.
  /// The clipboard of the desktop.
  public static let general = NSPasteboard()
  override init() {}

  /// A type of data.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A type by the identifier of a uniform type.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// A URL.
    public static let URL = PasteboardType("public.url")
    /// The URL of a file.
    public static let fileURL = PasteboardType("public.file-url")
    /// A picture.
    public static let png = PasteboardType("public.png")
    /// A picture.
    public static let tiff = PasteboardType("public.tiff")
    /// A text with its looks.
    public static let html = PasteboardType("public.html")
    /// A text with its looks.
    public static let rtf = PasteboardType("public.rtf")
    /// A document.
    public static let pdf = PasteboardType("com.adobe.pdf")
  }

  /// What is said about how something is read.
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether URLs of files alone are wanted: a `Bool`.
    public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
  }

  /// Grows when something else is copied, by this app or another program. Counted from when the app first asks.
  open var changeCount: Int { SystemClipboard.changeCount }
  /// The types of what can be had, the best first; nil for none.
  open var types: [PasteboardType]? {
    let types = SystemClipboard.types
    return types.isEmpty ? nil : types.map { PasteboardType($0) }
  }
  /// The first of the types that can be had, or from which one that can be had is derived.
  open func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { type in
      UTType(type.rawValue).map { SystemClipboard.has($0) } ?? SystemClipboard.types.contains(type.rawValue)
    }
  }

  // MARK: - Writing

  /// What this app has put there since `clearContents()`.
  private var written: [ClipboardData] = []
  private let lock = NSLock()
  /// Takes everything away. What is set afterwards is there together.
  @discardableResult open func clearContents() -> Int {
    lock.withLock { written = [] }
    SystemClipboard.set([ClipboardData]())
    return changeCount
  }
  /// The same. Types are those of what is set afterwards.
  @discardableResult open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }
  /// Adds a text. True always.
  @discardableResult open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: dataType)
  }
  /// Adds data of a type; nil takes it away. True always.
  @discardableResult open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    let mimeType = SystemClipboard.mimeType(of: dataType.rawValue)
    let all = lock.withLock {
      written.removeAll { $0.mimeType == mimeType }
      if let data { written.append(ClipboardData(mimeType, data)) }
      return written
    }
    SystemClipboard.set(all)
    return true
  }
  /// Adds a list, a dictionary, a number or a text. False where it is something else.
  @discardableResult open func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
    let item = NSPasteboardItem()
    return item.setPropertyList(plist, forType: dataType) && setData(item.data(forType: dataType), forType: dataType)
  }
  /// Adds texts, URLs and images. True where all of them were of these.
  @discardableResult open func writeObjects(_ objects: [Any]) -> Bool {
    var texts: [String] = [], urls: [URL] = [], image: UIImage?
    for object in objects {
      switch object {
      case let text as String: texts.append(text)
      case let text as NSString: texts.append(text.description)
      case let url as URL: urls.append(url)
      case let url as NSURL: if let url = URL(string: url.absoluteString) { urls.append(url) }
      case let picture as UIImage: image = picture
      case let item as NSPasteboardItem:
        for type in item.types { setData(item.data(forType: type), forType: type) }
      default: return false
      }
    }
    if !urls.isEmpty {
      setString(urls.map { $0.absoluteString + "\r\n" }.joined(), forType: .URL)
      if texts.isEmpty { texts = urls.map { $0.isFileURL ? $0.path : $0.absoluteString } }
    }
    if !texts.isEmpty { setString(texts.joined(separator: "\n"), forType: .string) }
    if let data = image.flatMap({ UIPasteboard.data($0) }) { setData(data, forType: .png) }
    return true
  }

  // MARK: - Reading

  /// The text of a type; nil for none.
  open func string(forType dataType: PasteboardType) -> String? {
    switch dataType {
    case .string: SystemClipboard.text
    case .URL: SystemClipboard.urls.first?.absoluteString
    case .fileURL: SystemClipboard.urls.first { $0.isFileURL }?.absoluteString
    default: data(forType: dataType).map { String(decoding: $0, as: UTF8.self) }
    }
  }
  /// The data of a type, or of one that conforms to it; nil for none.
  open func data(forType dataType: PasteboardType) -> Data? { SystemClipboard.data(dataType.rawValue) }
  /// The list, the dictionary, the number or the text of a type; nil for none.
  open func propertyList(forType dataType: PasteboardType) -> Any? {
    guard dataType != .fileURL, dataType != .URL, let data = data(forType: dataType) else {
      return string(forType: dataType)
    }
    let item = NSPasteboardItem()
    item.setData(data, forType: dataType)
    return item.propertyList(forType: dataType)
  }
  /// Whether there is something of which an object of one of the classes can be made: `NSString`, `NSURL`, `NSImage`.
  open func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
    classArray.contains { type in
      type == NSString.self && SystemClipboard.has(.text) || type == NSURL.self && hasURL(options)
        || type == UIImage.self && SystemClipboard.has(.image)
    }
  }
  private func hasURL(_ options: [ReadingOptionKey: Any]?) -> Bool {
    options?[.urlReadingFileURLsOnly] as? Bool == true
      ? SystemClipboard.urls.contains { $0.isFileURL } : SystemClipboard.has(.url)
  }
  /// What is there, as one thing with data of all types that this app has; nil for nothing.
  open var pasteboardItems: [NSPasteboardItem]? {
    guard let types else { return nil }
    let item = NSPasteboardItem()
    for type in types { if let data = data(forType: type) { item.setData(data, forType: type) } }
    return [item]
  }
  /// What is there, as objects of the first of the classes that fits: `NSString`, `NSURL`, `NSImage`.
  open func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
    for type in classArray where canReadObject(forClasses: [type]) {
      let filesOnly = options?[.urlReadingFileURLsOnly] as? Bool == true
      if type == NSURL.self {
        return SystemClipboard.urls.filter { !filesOnly || $0.isFileURL }.compactMap {
          NSURL(string: $0.absoluteString)
        }
      }
      if type == NSString.self { return SystemClipboard.text.map { [NSString(string: $0)] } }
      return SystemClipboard.data(UTType.image.identifier).flatMap { UIImage(data: $0) }.map { [$0] }
    }
    return []
  }
}
