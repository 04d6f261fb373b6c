import Foundation
import HearthRendering

/// What becomes of something that was dragged.
package enum DragOperation: Hashable, Sendable {
  case copy
  /// It is there, and no longer where it was: who gave it takes it away.
  case move
}

/// What may become of something that is dragged.
package struct DragOperations: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let copy = Self(rawValue: 1), move = Self(rawValue: 2)

  package func contains(_ operation: DragOperation) -> Bool { contains(operation == .copy ? Self.copy : Self.move) }
  /// The wanted one if it is possible, else the other one; nil if neither is.
  package func choose(_ wanted: DragOperation) -> DragOperation? {
    if contains(wanted) { return wanted }
    let other: DragOperation = wanted == .copy ? .move : .copy
    return contains(other) ? other : nil
  }
  /// What is left while modifier keys are held. Source: GDK: Control (`command` here) copies, Shift moves.
  package func allowed(with modifiers: EventModifiers) -> Self {
    if modifiers.contains(.command) { return intersection(.copy) }
    return modifiers.contains(.shift) ? intersection(.move) : self
  }
}

/// One thing that is dragged, as data of one or several MIME types, the best first.
package struct DragItem: Sendable {
  package var data: [ClipboardData]
  package init(_ data: [ClipboardData]) { self.data = data }
}

/// A drag that began in this process: what is dragged, what may become of it, and who is told.
///
/// A view makes it when a press has become a drag, and hands it to `InputDispatcher.startDrag(_:at:)`. The host owns it
/// until it has ended.
@MainActor package final class DragSession {
  package let items: [DragItem]
  package let operations: DragOperations
  /// Who gave it: what is dropped where it came from is moved there, and not given away.
  package private(set) weak var source: AnyObject?
  /// What the pointer carries, with its size in points; nil for nothing besides the pointer.
  package var picture: (piece: DisplayPiece, size: CGSize)?
  private var ended: ((DragOperation?) -> Void)?

  /// - Parameters:
  ///   - items: At least one.
  ///   - ended: What became of it; nil: nothing, it was let go where nobody wants it, or cancelled.
  package init(
    _ items: [DragItem], operations: DragOperations, source: AnyObject, ended: @escaping (DragOperation?) -> Void
  ) {
    (self.items, self.operations, self.source, self.ended) = (items, operations, source, ended)
  }
  nonisolated deinit {}

  /// What other programs get: the data of one item, or of several what is text or addresses, one a line.
  package var data: [ClipboardData] {
    guard items.count > 1 else { return items.first?.data ?? [] }
    return [ClipboardData.text, ClipboardData.urls].compactMap { type in
      let parts = items.compactMap { item in item.data.first { $0.mimeType == type }?.data }
      guard parts.count == items.count else { return nil }
      return ClipboardData(type, Data(parts.joined(separator: Data((type == ClipboardData.urls ? "\r\n" : "\n").utf8))))
    }
  }

  /// Tells who gave it. A second call does nothing.
  package func end(_ operation: DragOperation?) {
    let tell = ended
    ended = nil
    tell?(operation)
  }
}

/// Something that is dragged over a window, by this program or another one.
///
/// The host makes it when the pointer comes, and answers the desktop by ``answer`` after each event.
@MainActor package final class DropOffer {
  /// The types that can be read, in the order that the source gave.
  package let mimeTypes: [String]
  /// What is possible now, with the modifier keys that are held. The host's to change.
  package var operations: DragOperations
  /// The drag, if it began in this process.
  package let session: DragSession?
  /// What would become of it where it is now; nil: nobody wants it there.
  package internal(set) var answer: DragOperation?
  private let reader: (String, @escaping @MainActor (Data?) -> Void) -> Void
  private var finished: ((DragOperation?) -> Void)?

  /// - Parameters:
  ///   - read: Hands the data of a type over, at once or later; nil if there is none.
  ///   - finished: It was dropped, and this became of it.
  package init(
    _ mimeTypes: [String], operations: DragOperations, session: DragSession? = nil,
    read: @escaping (String, @escaping @MainActor (Data?) -> Void) -> Void,
    finished: @escaping (DragOperation?) -> Void
  ) {
    (self.mimeTypes, self.operations, self.session) = (mimeTypes, operations, session)
    (reader, self.finished) = (read, finished)
  }
  nonisolated deinit {}

  /// Data of one of ``mimeTypes``. Of another program it comes later. Only after the drop.
  package func read(_ mimeType: String, _ completion: @escaping @MainActor (Data?) -> Void) {
    if let session { return completion(session.data.first { $0.mimeType == mimeType }?.data) }
    reader(mimeType, completion)
  }
  /// Says what became of what was dropped. Whoever takes a drop calls it once, when it has the data.
  package func finish(_ operation: DragOperation?) {
    let tell = finished
    finished = nil
    tell?(operation)
  }
}

/// Something that is dragged moves over a window, leaves it or is dropped.
package struct DropEvent {
  package enum Phase: Hashable, Sendable { case moved, exited, dropped }
  package var phase: Phase
  /// Points in the window.
  package var position: CGPoint
  package var offer: DropOffer

  package init(_ phase: Phase, at position: CGPoint, _ offer: DropOffer) {
    (self.phase, self.position, self.offer) = (phase, position, offer)
  }
}
