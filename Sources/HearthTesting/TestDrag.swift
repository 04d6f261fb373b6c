import Foundation
import HearthCore
import SwiftUI

/// What the pointer of a test carries, and what would become of it if it were let go now.
public struct DraggedContents {
  /// What becomes of something that was dragged.
  public nonisolated enum Outcome: Hashable, Sendable { case copy, move }

  /// What would become of it where it is; nil: nobody wants it there.
  public let outcome: Outcome?
  private let contents: [ClipboardData]
  @MainActor init(_ drag: TestDrag) {
    outcome = drag.operation.map { $0 == .copy ? .copy : .move }
    contents = drag.session.data
  }
  /// The MIME types that it can be had as, the best first.
  public var mimeTypes: [String] { contents.map(\.mimeType) }
  /// The data of a MIME type; nil for other types.
  public func data(_ mimeType: String) -> Data? { contents.first { $0.mimeType == mimeType }?.data }
  /// The text that is dragged; nil for none.
  public var text: String? { data(ClipboardData.text).map { String(decoding: $0, as: UTF8.self) } }
}

/// A drag as a desktop has it, which has the pointer until that is let go.
@MainActor final class TestDrag {
  let session: DragSession
  /// The window that it is above.
  private var over: (content: WindowContent, offer: DropOffer)?
  /// What became of it, once it was dropped.
  private var outcome: DragOperation?
  init(_ session: DragSession) { self.session = session }
  nonisolated deinit {}

  var operation: DragOperation? { over?.offer.answer }

  func move(to point: CGPoint, over content: WindowContent, _ modifiers: EventModifiers) {
    if over?.content !== content {
      leave(at: point)
      let offer = DropOffer(
        session.data.map(\.mimeType), operations: session.operations, session: session,
        read: { _, completion in completion(nil) }, finished: { [weak self] in self?.outcome = $0 })
      over = (content, offer)
    }
    over?.offer.operations = session.operations.allowed(with: modifiers)
    if let over { content.handle(.drop(DropEvent(.moved, at: point, over.offer))) }
  }
  private func leave(at point: CGPoint) {
    guard let over else { return }
    self.over = nil
    over.content.handle(.drop(DropEvent(.exited, at: point, over.offer)))
  }
  func drop(at point: CGPoint) {
    if let over, over.offer.answer != nil {
      self.over = nil
      over.content.handle(.drop(DropEvent(.dropped, at: point, over.offer)))
    } else {
      leave(at: point)
    }
    session.end(outcome)
  }
  func cancel(at point: CGPoint) {
    leave(at: point)
    session.end(nil)
  }
}
