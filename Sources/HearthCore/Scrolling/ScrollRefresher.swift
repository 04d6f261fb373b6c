import Foundation

/// What the user can refresh by pulling the content of a scroll view down. Lengths are points.
@MainActor package protocol ScrollRefresher: AnyObject {
  /// How much is kept free above the content while it is refreshed; 0 at other times.
  var height: CGFloat { get }
  /// A finger pulls the content down by a length, or it goes back.
  func contentWasPulled(_ scroll: ScrollNode, by length: CGFloat)
}

/// What refreshes, as a value of the environment.
package struct ScrollRefresherReference: Equatable {
  weak var refresher: (any ScrollRefresher)?
  package init(_ refresher: (any ScrollRefresher)?) { self.refresher = refresher }
  package static func == (a: Self, b: Self) -> Bool { a.refresher === b.refresher }
}
struct ScrollRefresherKey: EnvironmentKey {
  static var defaultValue: ScrollRefresherReference { ScrollRefresherReference(nil) }
}
extension EnvironmentValues {
  /// What is refreshed by pulling at scroll views in here.
  package var scrollRefresher: ScrollRefresherReference {
    get { self[ScrollRefresherKey.self] }
    set { self[ScrollRefresherKey.self] = newValue }
  }
}

extension ScrollNode {
  /// What refreshes this scroll view: not one inside of another, nor one that goes sideways.
  var refresher: (any ScrollRefresher)? {
    guard scrolls(along: .vertical), let refresher = scope.value(ScrollRefresherKey.self).refresher else { return nil }
    var node = layoutParent
    while let current = node {
      if current.flags.contains(.isScrollTarget), let outer = current as? ScrollNode, outer.scrolls(along: .vertical),
        outer.scope.value(ScrollRefresherKey.self).refresher === refresher
      {
        return nil
      }
      node = current.layoutParent
    }
    return refresher
  }
  /// The end of the content that it goes back to from beyond it.
  var restingPlace: CGPoint {
    guard stretch.y < 0, let height = refresher?.height else { return offset }
    return CGPoint(x: offset.x, y: offset.y - height)
  }
  /// Nothing is kept free above the content any more, or something is.
  package func refreshDidChange() {
    guard stretch.y < 0, phase != .interacting, let time = engine.content?.time else { return }
    land(at: restingPlace, from: place, velocity: .zero, at: time)
  }
}
