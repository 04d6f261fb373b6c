import Foundation
import HearthRendering

/// Lists that were used to gather the pieces of a group, empty, for the next one.
@MainActor enum PieceScratch {
  @exclusivity(unchecked) private static var lists: ContiguousArray<ContiguousArray<PlacedPiece>> = []
  static func take() -> ContiguousArray<PlacedPiece> { lists.popLast() ?? [] }
  static func give(_ list: inout ContiguousArray<PlacedPiece>) {
    if list.capacity > 256 { return }
    list.removeAll(keepingCapacity: true)
    lists.append(list)
  }
}
