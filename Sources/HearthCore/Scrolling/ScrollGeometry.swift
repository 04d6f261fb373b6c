import Foundation

/// What a scroll view shows of its content.
public struct ScrollGeometry: Equatable, Sendable {
  /// Points from the start of the content; negative where a margin lies before it.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
  /// The part of the content that the container covers.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}
extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String { "offset \(contentOffset), content \(contentSize), insets \(contentInsets), container \(containerSize)" }
}

/// What moves a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  case idle
  /// A finger is down and may begin to scroll.
  case tracking
  case interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

/// Knows the scroll views below a view, and hands on what happens in them.
@MainActor package final class ScrollRegistry {
  struct Entry { unowned(unsafe) let node: ScrollNode }
  private var entries: [Entry] = []
  var geometryAction: ((ScrollNode) -> Void)?
  var phaseAction: ((ScrollNode, ScrollPhase, ScrollPhase) -> Void)?
  var addAction: ((ScrollNode) -> Void)?
  nonisolated package init() {}
  nonisolated deinit {}

  package var scrolls: [ScrollNode] { entries.map(\.node) }
  func add(_ node: ScrollNode) {
    entries.append(Entry(node: node))
    addAction?(node)
  }
  func remove(_ node: ScrollNode) { entries.removeAll { $0.node === node } }
  func geometryDidChange(_ node: ScrollNode) { if node === entries.first?.node { geometryAction?(node) } }
  func phaseDidChange(_ node: ScrollNode, from old: ScrollPhase, to new: ScrollPhase) {
    if node === entries.first?.node { phaseAction?(node, old, new) }
  }

  /// The registries around a scope, the innermost first.
  static func all(around scope: EnvironmentScope) -> [ScrollRegistry] { scope.value(ScrollRegistriesKey.self) }
}
struct ScrollRegistriesKey: EnvironmentKey { static var defaultValue: [ScrollRegistry] { [] } }
extension EnvironmentValues {
  var scrollRegistries: [ScrollRegistry] {
    get { self[ScrollRegistriesKey.self] }
    set { self[ScrollRegistriesKey.self] = newValue }
  }
}
