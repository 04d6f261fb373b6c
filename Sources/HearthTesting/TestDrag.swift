import Foundation
import HearthCore

/// A drag as a desktop has it, which has the pointer until that is let go.
@MainActor final class TestDrag {
  let session: OutgoingDrag
  /// The window that it is above.
  private var over: (content: WindowContent, offer: DropOffer)?
  /// What became of it, once it was dropped.
  private var outcome: DragOperation??
  private var wasDropped = false
  init(_ session: OutgoingDrag) { self.session = session }
  nonisolated deinit {}

  var operation: DragOperation? { over?.offer.answer }

  func move(to point: CGPoint, over content: WindowContent, _ modifiers: EventModifiers) {
    if over?.content !== content {
      leave(at: point)
      let offer = DropOffer(
        session.mimeTypes, operations: session.operations, session: session,
        read: { _, completion in completion(nil) }, finished: { self.finish($0) })
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
      wasDropped = true
      if let outcome { session.end(outcome) }
    } else {
      leave(at: point)
      session.end(nil)
    }
  }
  /// Whoever took it has its data, at once or later.
  private func finish(_ operation: DragOperation?) {
    outcome = .some(operation)
    if wasDropped { session.end(operation) }
  }
  func cancel(at point: CGPoint) {
    leave(at: point)
    session.end(nil)
  }
}
