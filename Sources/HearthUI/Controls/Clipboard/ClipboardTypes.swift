import Foundation
import HearthCore
import UniformTypeIdentifiers

// How types are called on clipboards, which know MIME types.

extension ClipboardData {
  /// Before the identifier of a type that has no MIME type. Source: our choice.
  private static let identifierPrefix = "application/x-uniform-type."

  /// The MIME type of a type's data. Plain text is taken for UTF-8.
  package static func mimeType(of identifier: String) -> String {
    if let type = UTType(identifier) {
      if type == .plainText || type == .text { return text }
      if let mimeType = type.preferredMIMEType { return mimeType }
    }
    return identifierPrefix + identifier
  }

  /// The types that data of a MIME type can be of, the most particular one first. None for names
  /// that are no MIME type, as X11 has them.
  package static func types(of mimeType: String) -> [String] {
    if mimeType == items { return [] }
    if mimeType.hasPrefix(identifierPrefix) { return [String(mimeType.dropFirst(identifierPrefix.count))] }
    guard let type = UTType(mimeType: mimeType) else { return [] }
    // Hosts give all text in UTF-8. Whether a URL is that of a file is not known before it was read.
    if type == .plainText { return [UTType.utf8PlainText.identifier] }
    if type == .url { return [UTType.fileURL.identifier, UTType.url.identifier] }
    return [type.identifier]
  }

  /// The URLs of a list, whose comments are left out.
  package static func urls(in list: Data) -> [URL] {
    String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      line.hasPrefix("#") ? nil : URL(string: line.trimmingCharacters(in: .whitespaces))
    }
  }
}

extension TransferSource {
  /// What is there, if it has a type that conforms to one of `types`. Its data is read when it is asked for.
  ///
  /// A list of URLs counts as one URL, that of a file or another, since it is not read.
  package func item(conformingTo types: [String]) -> NSItemProvider? {
    let provider = wholeItem
    return types.contains(where: provider.hasItemConformingToTypeIdentifier) ? provider : nil
  }
  /// What is there, in all types that are known.
  package var wholeItem: NSItemProvider {
    let provider = NSItemProvider()
    for mimeType in mimeTypes {
      for identifier in ClipboardData.types(of: mimeType) where !provider.registeredTypeIdentifiers.contains(identifier)
      {
        provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
          performNowOrOnMain { self.load(identifier, mimeType, completion) }
          return nil
        }
      }
    }
    return provider
  }

  private func load(
    _ identifier: String, _ mimeType: String, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    if identifier == UTType.utf8PlainText.identifier {
      readText { text in completion(text.map { Data($0.utf8) }, nil) }
      return
    }
    readData(mimeType) { data in
      guard mimeType == ClipboardData.urls, let data else { return completion(data, nil) }
      let url = ClipboardData.urls(in: data).first { $0.isFileURL || identifier == UTType.url.identifier }
      completion(url.map { Data($0.absoluteString.utf8) }, nil)
    }
  }

  /// Whether what is there has to be read to know how many items there are and of what types:
  /// several were copied, or a list of URLs.
  func hasSeveralItems(_ item: NSItemProvider, conformingTo types: [String]) -> Bool {
    if mimeTypes.contains(ClipboardData.items) { return true }
    guard item.hasItemConformingToTypeIdentifier(UTType.url.identifier) else { return false }
    return types.contains { name in UTType(name).map { UTType.fileURL.conforms(to: $0) } ?? false }
  }

  /// Reads what is there and calls `completion` with the items that conform to one of `types`: those that were copied
  /// together; else one for each URL, or else what there is besides the URLs. Not at all when nothing conforms.
  func readItems(
    of item: NSItemProvider, conformingTo types: [String], _ completion: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {
    readAllItems(of: item, conformingTo: types) { if !$0.isEmpty { completion($0) } }
  }
  /// As `readItems`, and calls `completion` with no items when nothing conforms.
  func readAllItems(
    of item: NSItemProvider, conformingTo types: [String], _ completion: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {
    guard mimeTypes.contains(ClipboardData.items) else { return readURLs(of: item, conformingTo: types, completion) }
    readData(ClipboardData.items) { data in
      let items = (data.flatMap(CopiedItems.init(data:))?.providers ?? [item]).filter { item in
        types.contains(where: item.hasItemConformingToTypeIdentifier)
      }
      completion(items)
    }
  }
  private func readURLs(
    of item: NSItemProvider, conformingTo types: [String], _ completion: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {
    readData(ClipboardData.urls) { data in
      var items = ClipboardData.urls(in: data ?? Data()).map { NSItemProvider(object: $0) }
      let rest = items.count == 1 ? items[0] : NSItemProvider()
      for identifier in item.registeredTypeIdentifiers
      where identifier != "public.url" && identifier != "public.file-url" {
        rest.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
          item.loadDataRepresentation(forTypeIdentifier: identifier, completionHandler: completion)
        }
      }
      items = items.filter { item in types.contains(where: item.hasItemConformingToTypeIdentifier) }
      if items.isEmpty, types.contains(where: rest.hasItemConformingToTypeIdentifier) { items = [rest] }
      completion(items)
    }
  }
}

extension Clipboard {
  /// Puts items there as soon as all of their data is there.
  ///
  /// Clipboards of Linux have one thing: URLs become one list, texts one text with a line for each; of other
  /// types the first item's data counts. Apps like this one find several items as they were copied, in a
  /// type of their own. Source: our choice.
  package func setItems(_ items: [NSItemProvider]) {
    let collection = ItemCollection(clipboard: self)
    for (index, item) in items.enumerated() {
      for identifier in item.publicTypeIdentifiers { collection.load(identifier, of: item, index) }
    }
    collection.finishLoading(collection.own)
  }
}

/// Runs at once on the main thread, else there and later.
func performNowOrOnMain(_ action: @escaping @Sendable @MainActor () -> Void) {
  if isOnMainThread() { MainActor.assumeIsolatedFast { action() } } else { Engine.performOnMain(action) }
}

/// Waits for the data of items that are copied.
private final class ItemCollection: @unchecked Sendable {
  // Sendable since everything that changes is read and written under the lock.
  private struct Part {
    let item: Int, identifier: String, mimeType: String
    var data: Data?
  }
  private let clipboard: any Clipboard
  private let number: Int
  private let lock = NSLock()
  private var parts: [Part] = []
  private var pending: Set<Int> = [-1]
  /// What is pending until everything was asked for.
  let own = -1
  @MainActor init(clipboard: any Clipboard) {
    clipboard.collections += 1
    (self.clipboard, number) = (clipboard, clipboard.collections)
  }

  func load(_ identifier: String, of item: NSItemProvider, _ index: Int) {
    let place = lock.withLock {
      parts.append(Part(item: index, identifier: identifier, mimeType: ClipboardData.mimeType(of: identifier)))
      pending.insert(parts.count - 1)
      return parts.count - 1
    }
    item.loadDataRepresentation(forTypeIdentifier: identifier) { data, _ in
      self.lock.withLock { self.parts[place].data = data }
      self.finishLoading(place)
    }
  }
  func finishLoading(_ place: Int) {
    let isLast = lock.withLock { pending.remove(place) != nil && pending.isEmpty }
    if isLast { performNowOrOnMain { self.finish() } }
  }
  @MainActor private func finish() {
    // One that takes longer does not put its data over what was copied after it.
    guard clipboard.collections == number else { return }
    let result = lock.withLock { merged() }
    if !result.isEmpty { clipboard.setData(result) }
  }
  private func merged() -> [ClipboardData] {
    var result: [ClipboardData] = []
    var known: Set<String> = []
    for part in parts where part.data != nil && known.insert(part.mimeType).inserted {
      var items: Set<Int> = []
      let all = parts.filter { $0.mimeType == part.mimeType && $0.data != nil && items.insert($0.item).inserted }
        .compactMap(\.data)
      switch part.mimeType {
      case ClipboardData.urls:
        result.append(ClipboardData(part.mimeType, all.reduce(Data()) { $0 + $1 + Data("\r\n".utf8) }))
      case ClipboardData.text: result.append(ClipboardData(part.mimeType, Data(all.joined(separator: Data("\n".utf8)))))
      default: result.append(ClipboardData(part.mimeType, all[0]))
      }
    }
    var items = CopiedItems()
    for part in parts { if let data = part.data { items.add(part.identifier, data, to: part.item) } }
    if items.count > 1, let data = items.data { result.append(ClipboardData(ClipboardData.items, data)) }
    return result
  }
}

/// Several items that were copied together, each in all of its types, as one property list.
struct CopiedItems: Codable {
  private struct Representation: Codable { let type: String, data: Data }
  private struct Item: Codable {
    var number: Int
    var types: [Representation]
  }
  private var items: [Item] = []
  init() {}

  init?(data: Data) {
    guard let read = try? PropertyListDecoder().decode(CopiedItems.self, from: data), !read.items.isEmpty else {
      return nil
    }
    self = read
  }
  var data: Data? {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try? encoder.encode(self)
  }
  var count: Int { items.count }
  /// - Parameter number: Of the item; those of one item come one after the other.
  mutating func add(_ type: String, _ data: Data, to number: Int) {
    if items.last?.number != number { items.append(Item(number: number, types: [])) }
    items[items.count - 1].types.append(Representation(type: type, data: data))
  }
  var providers: [NSItemProvider] {
    items.map { item in
      let provider = NSItemProvider()
      for representation in item.types {
        provider.registerDataRepresentation(forTypeIdentifier: representation.type, visibility: .all) { completion in
          completion(representation.data, nil)
          return nil
        }
      }
      return provider
    }
  }
}
