import Foundation
import HearthRendering

/// What becomes of something that was dragged.
package enum DragOperation: Hashable, Sendable {
  case copy
  /// It is there, and no longer where it was: who gave it takes it away.
  case move
  /// What is there refers to it.
  case alias
  /// It goes away. Only within the program.
  case delete
}

/// What may become of something that is dragged.
package struct DragOperations: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let copy = Self(rawValue: 1), move = Self(rawValue: 2), alias = Self(rawValue: 4),
    delete = Self(rawValue: 8)
  package init(_ operation: DragOperation) {
    self =
      switch operation {
      case .copy: .copy
      case .move: .move
      case .alias: .alias
      case .delete: .delete
      }
  }

  package func contains(_ operation: DragOperation) -> Bool { contains(Self(operation)) }
  /// The wanted one if it is possible. Else something is copied instead of being moved and the other way round; nil
  /// if that is not possible either. Nothing is deleted or referred to that was to be copied.
  package func choose(_ wanted: DragOperation) -> DragOperation? {
    if contains(wanted) { return wanted }
    if wanted == .delete { return nil }
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
  /// What is made when somebody asks for it, as a file that is written only then. Behind `data` in preference.
  package var promises: [DragPromise]
  package init(_ data: [ClipboardData], promises: [DragPromise] = []) {
    (self.data, self.promises) = (data, promises)
  }
}

/// Data of something that is dragged, which does not exist yet.
package struct DragPromise: Sendable {
  package var mimeType: String
  /// Calls its argument once, at once or later, with nil where there is no such data after all.
  package var load: @Sendable @MainActor (@escaping @Sendable @MainActor (Data?) -> Void) -> Void
  package init(
    _ mimeType: String, load: @escaping @Sendable @MainActor (@escaping @Sendable @MainActor (Data?) -> Void) -> Void
  ) {
    (self.mimeType, self.load) = (mimeType, load)
  }
}

/// A drag that began in this process: what is dragged, what may become of it, and who is told.
///
/// A view makes it when a press has become a drag, and hands it to `InputDispatcher.startDrag(_:at:)`. The host owns it
/// until it has ended.
@MainActor package final class OutgoingDrag {
  package let items: [DragItem]
  /// What may become of it in windows of this program.
  package let operations: DragOperations
  /// What may become of it in other programs.
  package let operationsOutside: DragOperations
  /// What views of this program are given instead of data; what gave it knows its class.
  package var payload: AnyObject?
  /// It is above a window of this program, at points of that window.
  /// The object is that window's, and no other's.
  package var moved: ((CGPoint, AnyObject) -> Void)?
  /// What became of it within this program, once it was dropped there.
  package fileprivate(set) var outcome: DragOperation?
  /// Who gave it: what is dropped where it came from is moved there, and not given away.
  package private(set) weak var source: AnyObject?
  /// What the pointer carries, with its size in points; nil for nothing besides the pointer.
  package var picture: (piece: DisplayPiece, size: CGSize)? { didSet { pictureDidChange?() } }
  /// The host's, while it shows the picture.
  package var pictureDidChange: (() -> Void)?
  /// Several items in one, as programs like this one read them.
  package var joint: ClipboardData?
  /// Tells drags of the process apart.
  package let number: Int
  private static var count = 0
  private var ended: ((DragOperation?) -> Void)?

  /// - Parameters:
  ///   - items: At least one.
  ///   - outside: What may become of it in other programs; nil for the same.
  ///   - ended: What became of it; nil: nothing, it was let go where nobody wants it, or cancelled.
  package init(
    _ items: [DragItem], operations: DragOperations, outside: DragOperations? = nil, source: AnyObject,
    ended: @escaping (DragOperation?) -> Void
  ) {
    (self.items, self.operations, self.source, self.ended) = (items, operations, source, ended)
    Self.count += 1
    number = Self.count
    operationsOutside = (outside ?? operations).intersection([.copy, .move, .alias])
  }
  nonisolated deinit {}

  /// What other programs get: the data of one item, or of several what is text or addresses, one a line.
  package var data: [ClipboardData] {
    guard items.count > 1 else { return items.first?.data ?? [] }
    let lists: [ClipboardData] = [ClipboardData.text, ClipboardData.urls].compactMap { type in
      let parts = items.compactMap { item in item.data.first { $0.mimeType == type }?.data }
      guard parts.count == items.count else { return nil }
      return ClipboardData(type, Data(parts.joined(separator: Data((type == ClipboardData.urls ? "\r\n" : "\n").utf8))))
    }
    return lists + (joint.map { [$0] } ?? [])
  }

  /// What other programs get, made when they ask for it: of several items nothing.
  package var promises: [DragPromise] {
    guard items.count == 1 else { return [] }
    let known = Set(data.map(\.mimeType))
    return items[0].promises.filter { !known.contains($0.mimeType) }
  }
  /// All types in which other programs can have it, the best first.
  package var mimeTypes: [String] { data.map(\.mimeType) + promises.map(\.mimeType) }

  /// Tells who gave it. A second call does nothing.
  ///
  /// - Parameter operation: What a host heard. What this program did itself with it is known better.
  package func end(_ operation: DragOperation?) {
    let tell = ended
    ended = nil
    tell?(outcome ?? operation)
  }
}

/// Something that is dragged over a window, by this program or another.
///
/// The host makes it when the pointer comes, and answers the desktop by ``answer`` after each event.
@MainActor package final class DropOffer: TransferSource {
  /// The types that can be read, in the order that the source gave.
  package let mimeTypes: [String]
  /// What is possible now, with the modifier keys that are held. The host's to change.
  package var operations: DragOperations
  /// The drag, if it began in this process.
  package let session: OutgoingDrag?
  /// What would become of it where it is now; nil: nobody wants it there.
  package internal(set) var answer: DragOperation?
  /// Tells what is dragged over windows of the process apart.
  package let number: Int
  private static var count = 0
  private let reader: (String, @escaping @MainActor (Data?) -> Void) -> Void
  private var finished: ((DragOperation?) -> Void)?

  /// - Parameters:
  ///   - read: Hands the data of a type over, at once or later; nil if there is none.
  ///   - finished: It was dropped, and this became of it.
  package init(
    _ mimeTypes: [String], operations: DragOperations, session: OutgoingDrag? = nil,
    read: @escaping (String, @escaping @MainActor (Data?) -> Void) -> Void,
    finished: @escaping (DragOperation?) -> Void
  ) {
    (self.mimeTypes, self.operations, self.session) = (mimeTypes, operations, session)
    (reader, self.finished) = (read, finished)
    Self.count += 1
    number = Self.count
  }
  nonisolated deinit {}

  /// Data of one of ``mimeTypes``. Of another program it comes later. Only after the drop.
  package func read(_ mimeType: String, _ completion: @escaping @MainActor (Data?) -> Void) {
    guard let session else { return reader(mimeType, completion) }
    if let known = session.data.first(where: { $0.mimeType == mimeType }) { return completion(known.data) }
    guard let promise = session.promises.first(where: { $0.mimeType == mimeType }) else { return completion(nil) }
    promise.load { completion($0) }
  }
  /// The text, in any of the names that programs have for it; nil for none. Bytes that are no UTF-8 are repaired.
  package func readText(_ completion: @escaping @MainActor (String?) -> Void) {
    let names = [ClipboardData.text, "text/plain", "UTF8_STRING"]
    guard let name = names.first(where: mimeTypes.contains) else { return completion(nil) }
    read(name) { data in completion(data.map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }) }
  }
  package func readData(_ mimeType: String, _ completion: @escaping @MainActor (Data?) -> Void) {
    read(mimeType, completion)
  }
  /// Says what became of what was dropped. Whoever takes a drop calls it once, when it has the data.
  package func finish(_ operation: DragOperation?) {
    guard let tell = finished else { return }
    finished = nil
    session?.outcome = operation
    tell(operation)
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
