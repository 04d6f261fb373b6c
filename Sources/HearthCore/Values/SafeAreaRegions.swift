import Foundation
import HearthRendering

/// The regions that may cover the edges of a window.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// System bars, and the bars and insets of containers.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The software keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions: bars and screen edges, and the keyboard.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// What scroll views show their content below: everything but bars that nothing is to be seen below.
  package static let scrolling = SafeAreaRegions(rawValue: 1 | 2 | 1 << 16)
}

/// What covers the edges of a window. Points, none negative.
package struct SafeAreaInsets: Equatable, Sendable {
  package var container = EdgeInsets()
  package var keyboard = EdgeInsets()
  package init(container: EdgeInsets = EdgeInsets(), keyboard: EdgeInsets = EdgeInsets()) {
    (self.container, self.keyboard) = (container, keyboard)
  }
  /// What has to be kept free: a keyboard lies over the bar below it.
  package func insets(_ regions: SafeAreaRegions) -> EdgeInsets {
    let a = regions.contains(.container) ? container : EdgeInsets(),
      b = regions.contains(.keyboard) ? keyboard : EdgeInsets()
    return EdgeInsets(
      top: max(a.top, b.top), leading: max(a.leading, b.leading), bottom: max(a.bottom, b.bottom),
      trailing: max(a.trailing, b.trailing))
  }
}

/// Distances from the edges of a node outwards or inwards, without regard to the direction of reading. Points.
package struct PhysicalInsets: Equatable {
  package var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  package init() {}
  package func edgeInsets(isRightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(top: top, leading: isRightToLeft ? right : left, bottom: bottom, trailing: isRightToLeft ? left : right)
  }
  package func only(_ edges: Edge.Set, isRightToLeft: Bool) -> PhysicalInsets {
    var result = PhysicalInsets()
    if edges.contains(.top) { result.top = top }
    if edges.contains(.bottom) { result.bottom = bottom }
    if edges.contains(isRightToLeft ? .trailing : .leading) { result.left = left }
    if edges.contains(isRightToLeft ? .leading : .trailing) { result.right = right }
    return result
  }
}
