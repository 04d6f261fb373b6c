import Foundation
import HearthRendering

/// The size and the position of a view, as a geometry reader gives them to its content.
public struct GeometryProxy: Sendable {
  /// Points.
  public let size: CGSize
  package let source: GeometrySource
  @MainActor package init(_ source: GeometrySource, _ size: Size) { (self.source, self.size) = (source, size.cgSize) }

  /// The view's bounds in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
  /// The view's bounds in a coordinate space that is given as a value of `CoordinateSpace`.
  @available(*, deprecated, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { frame(in: coordinateSpace, Void()) }
  private func frame(in space: CoordinateSpace, _: Void = Void()) -> CGRect {
    source.read(.frame(space), otherwise: CGRect(origin: .zero, size: size)) { .frame($0.frame(in: space)) }.rect
  }
  /// The bounds of a named view around, in this view's own coordinate space; nil if no view has that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    source.read(.bounds(coordinateSpace), otherwise: nil) { node in
      guard let ancestor = node.ancestor(named: coordinateSpace) else { return .bounds(nil) }
      return .bounds(node.convert(ancestor.bounds, from: ancestor))
    }.optionalRect
  }
  /// The distances to the outer edges where this view keeps clear of bars, insets and the keyboard.
  public var safeAreaInsets: EdgeInsets {
    source.read(.safeArea, otherwise: nil) { .safeArea($0.safeAreaInsets()) }.insets
  }
}

/// The view that a proxy speaks of, as long as it is in the tree, and what was read through the proxy while its content
/// was made: when an answer changes, the content is made again.
package final class GeometrySource: @unchecked Sendable {
  // Unchecked: used on the main thread only; elsewhere `read` answers as if the view were gone.
  enum Question {
    case frame(CoordinateSpace), bounds(NamedCoordinateSpace), safeArea, corners(CGRect), margins(
      ContentMarginGuide, Edge.Set), regions(ReservedRegionQuestion)
  }
  enum Answer: Equatable {
    case frame(CGRect), bounds(CGRect?), safeArea(EdgeInsets), corners(RectangleCornerRadii?), margins(EdgeInsets)
    case regions([ReservedRegion])
    var rect: CGRect { if case .frame(let rect) = self { rect } else { .zero } }
    var optionalRect: CGRect? { if case .bounds(let rect) = self { rect } else { nil } }
    var radii: RectangleCornerRadii? { if case .corners(let radii) = self { radii } else { nil } }
    var regions: [ReservedRegion] { if case .regions(let regions) = self { regions } else { [] } }
    var insets: EdgeInsets {
      switch self {
      case .safeArea(let insets), .margins(let insets): insets
      default: EdgeInsets()
      }
    }
  }
  unowned(unsafe) var node: LayoutNode?
  /// Not nil while content is made.
  private var recorded: [(question: Question, answer: Answer)]?
  private var known: [(question: Question, answer: Answer)] = []
  package init(_ node: LayoutNode) { self.node = node }

  func read(
    _ question: Question, otherwise rect: CGRect?, _ answer: @MainActor (LayoutNode) -> Answer
  ) -> Answer {
    let missing: Answer
    switch question {
    case .frame: missing = .frame(rect ?? .zero)
    case .bounds: missing = .bounds(nil)
    case .safeArea: missing = .safeArea(EdgeInsets())
    case .corners: missing = .corners(nil)
    case .margins: missing = .margins(EdgeInsets())
    case .regions: missing = .regions([])
    }
    guard isOnMainThread() else {
      Report.offMain("A geometry proxy")
      return missing
    }
    guard let node else { return missing }
    let unsafeNode = node
    let result = MainActor.assumeIsolatedFast { answer(unsafeNode) }
    if recorded != nil { recorded!.append((question, result)) }
    return result
  }
  /// Runs `action`, which makes content from a proxy. True when the content depends on more than its size.
  @MainActor func recording(_ action: () -> Void) -> Bool {
    let outer = recorded
    recorded = []
    action()
    known = recorded ?? []
    recorded = outer
    return !known.isEmpty
  }
  /// Whether something that was read has another answer now.
  @MainActor var isStale: Bool {
    guard let node else { return false }
    for (question, answer) in known {
      switch question {
      case .frame(let space): if answer != .frame(node.frame(in: space)) { return true }
      case .margins(let guide, let edges):
        if answer != .margins(node.contentMargins(for: guide, edges)) { return true }
      case .regions(let question): if answer != .regions(question.regions(around: node)) { return true }
      case .corners(let rect): if answer != .corners(node.concentricCornerRadii(in: rect)) { return true }
      case .safeArea: if answer != .safeArea(node.safeAreaInsets()) { return true }
      case .bounds(let space):
        let rect = node.ancestor(named: space).map { node.convert($0.bounds, from: $0) }
        if answer != .bounds(rect) { return true }
      }
    }
    return false
  }
}
