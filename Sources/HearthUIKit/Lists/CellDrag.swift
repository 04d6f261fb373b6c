import Foundation
import HearthCore
import HearthUI

/// Lets the row of a cell be dragged.
@MainActor final class CellDrag: UIDragInteractionDelegate {
  /// What a list is asked and told of.
  struct Source {
    var items: (any UIDragSession, UIView) -> [UIDragItem]
    var willBegin, didEnd: (any UIDragSession) -> Void
    var allowsMove: (any UIDragSession) -> Bool
  }
  private weak var host: UIView?
  private let source: Source
  private lazy var interaction = UIDragInteraction(delegate: self)
  /// - Parameter host: What holds the cell, as its only view.
  init(_ host: UIView, _ source: Source) {
    (self.host, self.source) = (host, source)
    host.addInteraction(interaction)
  }
  nonisolated deinit {}
  func end() { host?.removeInteraction(interaction) }
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let cell = host?.subviews.first else { return [] }
    return source.items(session, cell)
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    source.willBegin(session)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { source.didEnd(session) }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { source.allowsMove(session) }
}
