import Foundation
import HearthCore
import UniformTypeIdentifiers

/// What is dragged, as a pasteboard: its types, and its data when that is there.
final class DragPasteboard: NSPasteboard, @unchecked Sendable {
  // Unchecked: what changes is read and written on the main thread only.
  private let known: [PasteboardType]
  private let items: [NSPasteboardItem]?
  /// - Parameters:
  ///   - known: The types of all things.
  ///   - items: The things; nil while their data is still to come.
  init(types known: [PasteboardType], items: [NSPasteboardItem]?) {
    (self.known, self.items) = (known, items)
    super.init()
  }
  private var all: [NSPasteboardItem] {
    if let items { return items }
    Report(
      kind: .notOnLinux, path: "NSDraggingInfo.draggingPasteboard",
      message: "has data when something is dropped. Decide by its types whether it can be."
    ).tell()
    return []
  }
  override var changeCount: Int { 1 }
  override var types: [PasteboardType]? { known.isEmpty ? nil : known }
  override var pasteboardItems: [NSPasteboardItem]? { all }
  override func availableType(from types: [PasteboardType]) -> PasteboardType? { types.first { has($0) } }
  private func has(_ type: PasteboardType) -> Bool {
    if known.contains(type) { return true }
    guard let wanted = UTType(type.rawValue) else { return false }
    return known.contains { UTType($0.rawValue)?.conforms(to: wanted) == true }
  }
  override func data(forType dataType: PasteboardType) -> Data? {
    for item in all { if let data = item.data(forType: dataType) { return data } }
    guard let wanted = UTType(dataType.rawValue) else { return nil }
    for item in all {
      for type in item.types where UTType(type.rawValue)?.conforms(to: wanted) == true {
        if let data = item.data(forType: type) { return data }
      }
    }
    return nil
  }
  override func string(forType dataType: PasteboardType) -> String? {
    if dataType == .URL { return urls.first?.absoluteString }
    if dataType == .fileURL { return urls.first { $0.isFileURL }?.absoluteString }
    return data(forType: dataType).map { String(decoding: $0, as: UTF8.self) }
  }
  private var urls: [URL] {
    all.flatMap { item -> [URL] in
      guard let text = item.string(forType: .fileURL) ?? item.string(forType: .URL) else { return [] }
      return text.split(whereSeparator: \.isNewline).compactMap { URL(string: String($0)) }
    }
  }
  override func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
    classArray.contains { type in
      type == NSURL.self && (has(.fileURL) || has(.URL) && options?[.urlReadingFileURLsOnly] as? Bool != true)
        || type == NSString.self && has(.string) || type == UIImage.self && has(PasteboardType(UTType.image.identifier))
    }
  }
  override func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
    for type in classArray where canReadObject(forClasses: [type], options: options) {
      if type == NSURL.self {
        let filesOnly = options?[.urlReadingFileURLsOnly] as? Bool == true
        return urls.filter { !filesOnly || $0.isFileURL }.compactMap { NSURL(string: $0.absoluteString) }
      }
      if type == NSString.self { return all.compactMap { $0.string(forType: .string) }.map { NSString(string: $0) } }
      return data(forType: PasteboardType(UTType.image.identifier)).flatMap { UIImage(data: $0) }.map { [$0] }
    }
    return []
  }
}
