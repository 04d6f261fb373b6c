import Foundation
import HearthCore

/// A place among the items of a collection to which things that are dropped go.
struct DropPlace {
  /// The identity of the item before which they go; nil for the end.
  var next: AnyHashable?
  /// What the collection is called; nil for the one that has no name.
  var collection: AnyHashable?
}

/// A type that knows the places in a part of a window.
@MainActor protocol DropPlaceSource: AnyObject {
  /// The nearest place in a view, and how far away it is; nil where there is none near.
  ///
  /// - Parameter point: In the window.
  func dropPlace(at point: CGPoint, in node: LayoutNode) -> (place: DropPlace, distance: CGFloat)?
}

/// Who knows the places in a window, for drop destinations around them.
@MainActor final class DropPlaces {
  static let slot = EngineSlot { _ in DropPlaces() }
  private struct Entry { weak var source: (any DropPlaceSource)? }
  private var entries: [Entry] = []
  init() {}
  nonisolated deinit {}

  func add(_ source: any DropPlaceSource) {
    if entries.contains(where: { $0.source === source }) { return }
    entries.removeAll { $0.source == nil }
    entries.append(Entry(source: source))
  }
  /// Where things go that are dropped on a view; nil where no item is near.
  func place(at point: CGPoint, in node: LayoutNode) -> DropPlace? {
    let found = entries.compactMap { $0.source?.dropPlace(at: point, in: node) }
    return found.min { $0.distance < $1.distance }?.place
  }
}
