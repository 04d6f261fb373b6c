import Foundation
import HearthPersistence

/// A value of the app's that a view restores for it: the text of a field, a selection, a path.
///
/// The view saves the value together with the one that it first appeared with. When it appears in the next process, the
/// value is written back if the app begins with that same first value again: then nobody else has restored it. An app
/// that keeps the value itself, in a `@SceneStorage` or a file, begins with another value, or writes its own
/// afterwards; either counts. Source: our choice: what the app restores is never fought over.
@MainActor package final class RestorableValue {
  private unowned(unsafe) let node: Node
  private let kind: String
  private var first: Data?
  /// What the last process left was given out, and is not written yet.
  private var isPending = false

  package init(_ kind: String, _ node: Node) { (self.kind, self.node) = (kind, node) }
  nonisolated deinit {}
  private var restoration: Restoration { node.engine.scene.restoration }

  /// The view appears with a value. What is to be written in its place; nil for nothing.
  package func begin(_ value: Data) -> Data? {
    first = value
    guard let (saved, isParked) = restoration.takeValue(kind, for: node) else { return nil }
    if let (oldest, last) = Self.decode(saved) {
      if isParked {
        // The app has kept the value while the row was out of view, or has changed it.
        if last == value {
          first = oldest
          return nil
        }
      } else if oldest == value, last != value {
        isPending = true
        node.engine.performAtEndOfRound { [weak self] in self?.isPending = false }
        return last
      }
    }
    restoration.save(kind, for: node, nil)
    return nil
  }
  /// The value has changed to one that the user will want to find again.
  package func save(_ value: Data) {
    guard restoration.isEnabled, let first else { return }
    restoration.save(kind, for: node, value == first ? nil : Self.encode(first, value))
  }
  /// The value is the app's own again.
  package func drop() { if first != nil { restoration.save(kind, for: node, nil) } }
  /// The view goes. A row may do so before the update is over in which it was made.
  package func end() { restoration.forget(kind, for: node, isTaken: !isPending) }

  private static func encode(_ first: Data, _ last: Data) -> Data {
    var result = Data()
    withUnsafeBytes(of: UInt32(first.count).littleEndian) { result.append(contentsOf: $0) }
    return result + first + last
  }
  private static func decode(_ data: Data) -> (Data, Data)? {
    guard data.count >= 4 else { return nil }
    let length = data.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard data.count >= 4 + length else { return nil }
    return (Data(data.dropFirst(4).prefix(length)), Data(data.dropFirst(4 + length)))
  }
}
