import Foundation
import HearthRendering

/// A point, a rectangle or several of a view, which another view reads in its own coordinate space.
public struct Anchor<Value> {
  let site: AnchorSite
  let source: AnchorSource<Value>
  /// In the coordinate space of the window; nil before the view was first placed.
  let inWindow: Value?

  /// The value in the coordinate space of `node` (nil: of the window), as places are now: the last one where the view
  /// is gone. `GeometryProxy` reads anchors with it.
  @MainActor package func resolve(in node: LayoutNode?) -> Value {
    source.resolve(site.size) { point in
      let point = site.convertToWindow(point)
      return node.map { $0.convertFromWindow(point) } ?? point
    }
  }

  /// Says which part of a view an anchor stands for.
  public struct Source {
    let source: AnchorSource<Value>
    init(_ source: AnchorSource<Value>) { self.source = source }
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.site === b.site && a.inWindow == b.inWindow && a.source == b.source
  }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(site))
    hasher.combine(inWindow)
  }
}
extension Anchor: @unchecked Sendable where Value: Sendable {
  // Unchecked: the site is used on the main thread only.
}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {
  // Unchecked: immutable.
}

/// The view that an anchor belongs to, which an anchor may outlive.
final class AnchorSite: @unchecked Sendable {
  // Unchecked: `node` is used on the main thread only; `last` is written there, and guarded by `stateLock`.
  var node: LayoutNode?
  private var last = CGRect.zero
  /// Where the view was last, in the coordinate space of the window; on any thread.
  var lastFrame: CGRect {
    get { stateLock.withLock { _ in last } }
    set { stateLock.withLock { _ in last = newValue } }
  }
  var lastOrigin: CGPoint { lastFrame.origin }
  var lastSize: CGSize { lastFrame.size }
  init() {}

  @MainActor private var live: LayoutNode? { node.flatMap { $0.isUnmounted ? nil : $0 } }
  @MainActor var size: CGSize { live?.bounds.size ?? lastSize }
  @MainActor func convertToWindow(_ point: CGPoint) -> CGPoint {
    live?.convertToWindow(point) ?? CGPoint(x: lastOrigin.x + point.x, y: lastOrigin.y + point.y)
  }
}

/// How a value is found from the size of a view and the way from its coordinate space to another.
struct AnchorSource<Value>: Equatable {
  /// What distinguishes the source; values of all other sources are not equal.
  let name: AnyHashable
  let resolve: (CGSize, (CGPoint) -> CGPoint) -> Value
  static func == (a: Self, b: Self) -> Bool { a.name == b.name }
}

extension Anchor.Source {
  /// What it stands for in a view now: in the coordinate space of the window.
  @MainActor package func resolve(at node: LayoutNode) -> Value {
    source.resolve(node.bounds.size) { node.convertToWindow($0) }
  }
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the coordinate space of the view that sets the anchor, in points.
  ///
  /// Where the view is turned or skewed, what is read is the smallest upright rectangle around it.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    part([r.minX, r.minY, r.width, r.height]) { _ in r }
  }
  /// The whole frame of the view that sets the anchor.
  public static var bounds: Anchor<CGRect>.Source { part("bounds") { CGRect(origin: .zero, size: $0) } }

  private static func part(_ name: AnyHashable, _ find: @escaping (CGSize) -> CGRect) -> Self {
    Self(
      AnchorSource(name: name) { size, convert in
        let rect = find(size)
        let a = convert(CGPoint(x: rect.minX, y: rect.minY)), b = convert(CGPoint(x: rect.maxX, y: rect.minY))
        let c = convert(CGPoint(x: rect.minX, y: rect.maxY)), d = convert(CGPoint(x: rect.maxX, y: rect.maxY))
        let left = min(min(a.x, b.x), min(c.x, d.x)), right = max(max(a.x, b.x), max(c.x, d.x))
        let top = min(min(a.y, b.y), min(c.y, d.y)), bottom = max(max(a.y, b.y), max(c.y, d.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the coordinate space of the view that sets the anchor.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Self(AnchorSource(name: [p.x, p.y] as [CGFloat]) { _, convert in convert(p) })
  }
  /// A point that is given as a part of the view's width and height.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Self(AnchorSource(name: p) { size, convert in convert(CGPoint(x: size.width * p.x, y: size.height * p.y)) })
  }
  /// The top leading corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the view's leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several parts of one view, in the order of the array.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      AnchorSource(name: array.map(\.source.name)) { size, convert in array.map { $0.source.resolve(size, convert) } })
  }
  /// A part of a view that may be missing: the anchor's value is nil when `anchor` is.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(AnchorSource(name: anchor?.source.name) { size, convert in anchor?.source.resolve(size, convert) })
  }
}
