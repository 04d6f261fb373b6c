import Foundation
import HearthCore
import HearthUI

/// What is dragged from a list and dropped on it.
@MainActor final class ListDrops: UIDropInteractionDelegate {
  /// A list that is dropped on, and asks its delegate.
  struct Taker {
    var canHandle: (any UIDropSession) -> Bool
    var didEnter, didExit, didEnd: (any UIDropSession) -> Void
    /// The row at a point of the list; nil beside its rows.
    var row: (CGPoint) -> IndexPath?
    /// How many rows each section has.
    var counts: () -> [Int]
    var update: (any UIDropSession, IndexPath?) -> UIDropProposal
    var perform: (any UIDropSession, [ListDropItem], IndexPath?) -> Void
  }
  /// Gives what is dragged, and decides about what is dropped: those of tables, or those of collections.
  weak var dragDelegate: AnyObject?
  weak var dropDelegate: AnyObject?
  var isDragEnabled = true
  private var sources: [(item: UIDragItem, path: IndexPath)] = []
  private lazy var interaction = UIDropInteraction(delegate: self)
  private var taker: Taker?
  init() {}
  nonisolated deinit {}
  func note(_ items: [UIDragItem], from path: IndexPath) { sources = items.map { ($0, path) } }
  func forget() { sources = [] }
  /// Lets something be dropped on a list from now on; nil: no longer.
  func follow(_ view: UIView, _ taker: Taker?) {
    self.taker = taker
    if taker != nil, interaction.view == nil { view.addInteraction(interaction) }
    if taker == nil, interaction.view != nil { view.removeInteraction(interaction) }
  }
  private func path(_ session: any UIDropSession) -> IndexPath? {
    guard let taker, let view = interaction.view else { return nil }
    if let found = taker.row(session.location(in: view)) { return found }
    // Behind the last row of the last section.
    let counts = taker.counts()
    return counts.last.map { IndexPath(row: $0, section: counts.count - 1) }
  }
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    taker?.canHandle(session) ?? false
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    taker?.didEnter(session)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { taker?.update(session, path(session)) ?? UIDropProposal(operation: .cancel) }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    taker?.didExit(session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let items = session.items.map { item in ListDropItem(item, sources.first { $0.item === item }?.path) }
    taker?.perform(session, items, path(session))
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    taker?.didEnd(session)
  }
}

/// One thing that is dropped on a list.
@MainActor final class ListDropItem: NSObject {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  init(_ item: UIDragItem, _ path: IndexPath?) { (dragItem, sourceIndexPath) = (item, path) }
  nonisolated deinit {}
}
