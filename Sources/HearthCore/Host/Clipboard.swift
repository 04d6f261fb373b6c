import Foundation

/// Something that can be had as data of one or several MIME types: what was copied, or is dropped.
@MainActor package protocol TransferSource: AnyObject, Sendable {
  /// The types that can be had now, in the order that the source of the copy gave. They are known without asking the
  /// owner.
  var mimeTypes: [String] { get }
  /// Calls `completion` with the text, at once or later, with nil if there is nothing of the kind.
  func readText(_ completion: @escaping @MainActor (String?) -> Void)
  /// Calls `completion` with the data of a type, at once or later, with nil if there is nothing of the kind.
  func readData(_ mimeType: String, _ completion: @escaping @MainActor (Data?) -> Void)
}

/// What a desktop keeps of what was copied: one thing, as data of one or several MIME types.
///
/// The host gives it away while its owner lives: another program, or this one.
@MainActor package protocol Clipboard: TransferSource {
  /// How often several items were copied: the engine counts here, so that data which comes late does not take
  /// the place of what was copied after it.
  var collections: Int { get set }
  func setText(_ text: String)
  /// Puts data there in place of what was there. Text has the type `ClipboardData.text` and is in UTF-8: hosts offer it
  /// to programs that know text by other names.
  func setData(_ data: [ClipboardData])

  /// The data of a type, for source that cannot wait; nil if the clipboard has nothing of the kind, or its owner does not
  /// answer within a second. No event reaches the app meanwhile.
  func dataNow(_ mimeType: String) -> Data?

  /// Calls `action` whenever something else is on the clipboard, until nil is given for the same observer.
  func observe(_ observer: ObjectIdentifier, _ action: (@MainActor () -> Void)?)

  func setPrimarySelection(_ text: String)
  func readPrimarySelection(_ completion: @escaping @MainActor (String?) -> Void)
}

extension Clipboard {
  package func dataNow(_ mimeType: String) -> Data? {
    var found: Data?
    readData(mimeType) { found = $0 }
    return found
  }
}

/// The clipboard of a host without one: what is put there is gone.
package final class NoClipboard: Clipboard {
  package var collections = 0
  package init() {}
  nonisolated deinit {}
  package func setText(_ text: String) {}
  package func readText(_ completion: @escaping @MainActor (String?) -> Void) { completion(nil) }
  package var mimeTypes: [String] { [] }
  package func setData(_ data: [ClipboardData]) {}
  package func readData(_ mimeType: String, _ completion: @escaping @MainActor (Data?) -> Void) { completion(nil) }
  package func observe(_ observer: ObjectIdentifier, _ action: (@MainActor () -> Void)?) {}
  package func setPrimarySelection(_ text: String) {}
  package func readPrimarySelection(_ completion: @escaping @MainActor (String?) -> Void) { completion(nil) }
}

/// What is on a clipboard as one type of data.
package struct ClipboardData: Equatable, Sendable {
  package static let text = "text/plain;charset=utf-8"
  /// URLs, one a line. Source: RFC 2483.
  package static let urls = "text/uri-list"
  /// Several items that were copied together, as apps like this one read them.
  package static let items = "application/x-hearth-items"

  package var mimeType: String
  package var data: Data
  package init(_ mimeType: String, _ data: Data) { (self.mimeType, self.data) = (mimeType, data) }
}
