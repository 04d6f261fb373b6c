import Foundation
import HearthCore
import HearthUI
import UniformTypeIdentifiers

/// The clipboard of the desktop.
///
/// ```swift
/// UIPasteboard.general.string = link.absoluteString
/// ```
///
/// What another program has copied is asked for when it is read, and waited for a second at most: `hasStrings` and the like
/// do not read it. It may be used on any thread, which waits for the main one.
open class UIPasteboard: NSObject, @unchecked Sendable {
  // Unchecked: it has no state; what it does is done on the main actor.
  /// The clipboard of the desktop.
  public static let general = UIPasteboard()
  override init() {}
  /// Something else was copied.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// Grows when something else is copied, by this app or another program. Counted from when the app first asks.
  open var changeCount: Int { SystemClipboard.changeCount }

  // MARK: - Whether there is something

  /// Whether there is a text. Nothing is read.
  open var hasStrings: Bool { SystemClipboard.has(.text) }
  /// Whether there is a URL. Nothing is read.
  open var hasURLs: Bool { SystemClipboard.has(.url) }
  /// Whether there is a picture. Nothing is read.
  open var hasImages: Bool { SystemClipboard.has(.image) }
  /// Whether there is a colour. Nothing is read.
  open var hasColors: Bool { SystemClipboard.mimeTypes.contains(Self.colorType) }
  /// How many things there are: 1, or 0.
  open var numberOfItems: Int { SystemClipboard.mimeTypes.isEmpty ? 0 : 1 }
  /// The types of what can be had, the best first: identifiers of uniform types.
  open var types: [String] { SystemClipboard.types }
  /// Whether one of the types can be had, or one that conforms to it.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { name in UTType(name).map { SystemClipboard.has($0) } ?? types.contains(name) }
  }

  // MARK: - What there is

  /// The text; nil for none. Setting it replaces everything.
  open var string: String? {
    get { SystemClipboard.text }
    set {
      guard let newValue else { return SystemClipboard.set([ClipboardData]()) }
      SystemClipboard.set([ClipboardData(ClipboardData.text, Data(newValue.utf8))])
    }
  }
  /// The text, as one; nil for none. Several that are set become lines of one.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }
  /// The first URL; nil for none. Setting it replaces everything.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The URLs; nil for none. Setting them replaces everything; programs that know no URLs get their text.
  open var urls: [URL]? {
    get {
      let urls = SystemClipboard.urls
      return urls.isEmpty ? nil : urls
    }
    set { if let newValue { SystemClipboard.set(urls: newValue) } else { SystemClipboard.set([ClipboardData]()) } }
  }
  /// The picture; nil for none.
  open var image: UIImage? {
    get { SystemClipboard.data(UTType.image.identifier).flatMap { UIImage(data: $0) } }
    set { setImage(newValue) }
  }
  /// The picture, as one; nil for none. Of several that are set the first one counts.
  open var images: [UIImage]? {
    get { image.map { [$0] } }
    set { image = newValue?.first }
  }
  private func setImage(_ image: UIImage?) {
    SystemClipboard.set(image.flatMap { Self.data($0) }.map { [ClipboardData("image/png", $0)] } ?? [])
  }
  static func data(_ image: UIImage) -> Data? {
    #if GTK
      image.pngData()
    #else
      image.bytes
    #endif
  }
  /// The colour; nil for none.
  open var color: UIColor? {
    get { SystemClipboard.data(mimeType: Self.colorType).flatMap { Self.color($0) } }
    set { SystemClipboard.set(newValue.map { [ClipboardData(Self.colorType, Self.data($0))] } ?? []) }
  }
  /// Source: GTK and Qt: red, green, blue and opacity as numbers of 16 bits, in the order of the machine.
  private static let colorType = "application/x-color"
  private static func color(_ data: Data) -> UIColor? {
    guard data.count == 8 else { return nil }
    let parts = (0..<4).map {
      CGFloat(UInt16(data[data.startIndex + 2 * $0]) | UInt16(data[data.startIndex + 2 * $0 + 1]) << 8) / 65_535
    }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  private static func data(_ color: UIColor) -> Data {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Data(
      [red, green, blue, alpha].flatMap { part in
        let number = UInt16((min(max(part, 0), 1) * 65_535).rounded())
        return [UInt8(number & 255), UInt8(number >> 8)]
      })
  }

  // MARK: - Types

  /// The data of a type, or of one that conforms to it; nil for none.
  open func data(forPasteboardType pasteboardType: String) -> Data? { SystemClipboard.data(pasteboardType) }
  /// Replaces everything by data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    SystemClipboard.set([ClipboardData(SystemClipboard.mimeType(of: pasteboardType), data)])
  }
  /// The value of a type: a text, a URL, an image, or else its data; nil for none.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    guard let type = UTType(pasteboardType) else { return data(forPasteboardType: pasteboardType) }
    if type.conforms(to: .url) { return url }
    if type.conforms(to: .text) { return string }
    if type.conforms(to: .image) { return image }
    return data(forPasteboardType: pasteboardType)
  }
  /// Replaces everything by a value: a text, a URL, an image or data. What is something else is reported.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    switch value {
    case let data as Data: setData(data, forPasteboardType: pasteboardType)
    case let text as String: setData(Data(text.utf8), forPasteboardType: pasteboardType)
    case let url as URL: self.url = url
    case let image as UIImage: self.image = image
    default: Self.reportValue(value)
    }
  }
  /// What is there, as providers that read it when they are asked: one, or none.
  open var itemProviders: [NSItemProvider] {
    get { SystemClipboard.provider.map { [$0] } ?? [] }
    set { SystemClipboard.set(newValue) }
  }
  /// Replaces everything by what the providers give.
  ///
  /// - Parameters:
  ///   - localOnly: Clipboards of Linux stay on the machine anyway.
  ///   - expirationDate: When it is taken away again, if the app runs and it is still there; nil for never.
  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    self.itemProviders = itemProviders
    if let expirationDate { SystemClipboard.expire(at: expirationDate) }
  }

  /// What may be said about items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `Date`: when the items are taken away again, if the app runs and they are still there.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on the machine: they do anyway.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
  /// Replaces everything by items: values by their types. Values are texts, URLs, images and data.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    itemProviders = items.map { item in
      let provider = NSItemProvider()
      for (type, value) in item.sorted(by: { $0.key < $1.key }) {
        let data: Data?
        switch value {
        case let value as Data: data = value
        case let text as String: data = Data(text.utf8)
        case let url as URL: data = Data(url.absoluteString.utf8)
        case let image as UIImage: data = Self.data(image)
        default: data = nil
        }
        guard let data else {
          Self.reportValue(value)
          continue
        }
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
          completion(data, nil)
          return nil
        }
      }
      return provider
    }
    if let date = options[.expirationDate] as? Date { SystemClipboard.expire(at: date) }
  }
  private static func reportValue(_ value: Any) {
    Report(
      kind: .controlValue, path: "UIPasteboard", message: "a \(type(of: value)) cannot be copied. Give it as Data."
    ).tell()
  }
  /// Replaces everything by objects: texts, URLs, images.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    itemProviders = objects.map { NSItemProvider(object: $0) }
  }
}
