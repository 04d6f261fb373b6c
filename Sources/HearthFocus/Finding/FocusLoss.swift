import Foundation

/// What is remembered of a target that lost focus without the user moving it: removed, disabled, covered.
///
/// The map in which it still had its place makes it, with `FocusMap.loss(of:)`; the next map answers where focus goes.
package struct FocusLoss: Hashable, Sendable {
  package var id: FocusID

  /// Points, in the window's coordinate space.
  package var frame: CGRect

  /// The groups around it, innermost first, the window last.
  package var groups: [FocusID]

  /// The other targets of its own row: while one of them is left, the row has not gone.
  package var restOfRow: [FocusID] = []

  /// The rows which could take its place, best first: those that followed, then those before it from the nearest.
  package var rows: [Row]

  /// Where in its row it was: points from the top left corner of the row's targets to the centre of the lost one.
  package var placeInRow: CGPoint

  package init(id: FocusID, frame: CGRect, groups: [FocusID], rows: [Row], placeInRow: CGPoint) {
    self.id = id
    self.frame = frame
    self.groups = groups
    self.rows = rows
    self.placeInRow = placeInRow
  }

  /// A row or cell of data: the targets in it.
  package struct Row: Hashable, Sendable {
    package var targets: [FocusID]
  }
}

extension FocusMap {
  /// What to remember of a target, while its place is known; nil where it is not in the map.
  ///
  /// - Complexity: O(m log m) for the m targets of the innermost group of rows around it, else O(depth).
  package func loss(of id: FocusID) -> FocusLoss? {
    guard let position = targetPositions[id] else { return nil }
    let frame = targets[position].frame
    let chain = chain(from: groupOfTarget[position])
    var loss = FocusLoss(id: id, frame: frame, groups: chain.map { groups[$0].id }, rows: [], placeInRow: .zero)
    guard let collection = chain.first(where: { groups[$0].roles.contains(.rows) }) else { return loss }

    let rows = members[collection]
    let targetsOfRows = rows.map { row in
      switch row {
      case .target(let target): [target]
      case .group(let group): self.order(ofGroup: group)
      }
    }
    let frames = targetsOfRows.map { row in row.reduce(CGRect.null) { $0.union(targets[$1].frame) } }
    let order = ReadingOrder(frames, direction: readingDirection(ofGroup: collection)).positions
    guard let lost = order.firstIndex(where: { targetsOfRows[$0].contains(position) }) else { return loss }
    let row = frames[order[lost]]
    loss.restOfRow = targetsOfRows[order[lost]].filter { $0 != position }.map { targets[$0].id }
    loss.placeInRow = CGPoint(x: frame.midX - row.minX, y: frame.midY - row.minY)
    loss.rows = (order[(lost + 1)...] + order[..<lost].reversed()).map { place in
      FocusLoss.Row(targets: targetsOfRows[place].map { targets[$0].id })
    }
    return loss
  }
}
