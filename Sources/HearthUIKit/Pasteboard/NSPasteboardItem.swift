import Foundation
import HearthCore
import UniformTypeIdentifiers

/// Something that can be copied or dragged.
public protocol NSPasteboardWriting: AnyObject {
  /// The types of data that it is written as, the best first.
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  /// The data of a type, or a text: `Data` or `String`; nil for none.
  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

/// One thing that is copied or dragged, as data of several types.
open class NSPasteboardItem: NSObject, NSPasteboardWriting, @unchecked Sendable {
  // Unchecked: its data is read and written with the lock only.
  private let lock = NSLock()
  private var contents: [(type: NSPasteboard.PasteboardType, data: Data)] = []
  public override init() {}
  /// The types that there is data of.
  open var types: [NSPasteboard.PasteboardType] { lock.withLock { contents.map(\.type) } }
  /// The first of the types that there is data of; nil for none.
  open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? {
    let own = self.types
    return types.first { own.contains($0) }
  }
  /// Sets the data of a type. True always.
  @discardableResult open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    lock.withLock {
      contents.removeAll { $0.type == type }
      contents.append((type, data))
    }
    return true
  }
  /// Sets the text of a type. True always.
  @discardableResult open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }
  /// Sets a list, a dictionary, a number or a text of a type. False where it is something else.
  @discardableResult open func setPropertyList(
    _ propertyList: Any, forType type: NSPasteboard.PasteboardType
  ) -> Bool {
    if let text = propertyList as? String { return setString(text, forType: type) }
    if let data = propertyList as? Data { return setData(data, forType: type) }
    guard let data = try? PropertyListSerialization.data(fromPropertyList: propertyList, format: .binary, options: 0)
    else { return false }
    return setData(data, forType: type)
  }
  /// The data of a type; nil for none.
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? {
    lock.withLock { contents.first { $0.type == type }?.data }
  }
  /// The text of a type; nil for none.
  open func string(forType type: NSPasteboard.PasteboardType) -> String? {
    data(forType: type).map { String(decoding: $0, as: UTF8.self) }
  }
  /// The list, the dictionary, the number or the text of a type; nil for none.
  open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    guard let data = data(forType: type) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return list ?? String(data: data, encoding: .utf8)
  }
  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }
  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { data(forType: type) }
}

extension NSString: NSPasteboardWriting {
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    type == .string ? description : nil
  }
}
extension NSURL: NSPasteboardWriting {
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    isFileURL ? [.fileURL, .URL, .string] : [.URL, .string]
  }
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    [.fileURL, .URL, .string].contains(type) ? absoluteString : nil
  }
}

extension NSPasteboardWriting {
  /// The data of all types.
  func written(on pasteboard: NSPasteboard) -> NSPasteboardItem {
    if let item = self as? NSPasteboardItem { return item }
    let item = NSPasteboardItem()
    for type in writableTypes(for: pasteboard) {
      if let value = pasteboardPropertyList(forType: type) { item.setPropertyList(value, forType: type) }
    }
    return item
  }
}
extension NSPasteboardItem {
  /// The same for drags.
  var provider: NSItemProvider {
    let provider = NSItemProvider()
    for type in types {
      guard let data = data(forType: type) else { continue }
      provider.registerDataRepresentation(forTypeIdentifier: type.rawValue, visibility: .all) { completion in
        completion(data, nil)
        return nil
      }
    }
    return provider
  }
}
