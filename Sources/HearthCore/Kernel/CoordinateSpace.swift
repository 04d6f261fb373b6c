import Foundation
import HearthRendering

/// The coordinate space of the window, of a view, or of a view that was given a name.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Unchecked: a name is any hashable value, which is only compared.
  /// The window's content. Points from its top left corner.
  case global
  /// The view itself. Points from its top left corner.
  case local
  /// The view around that was named by `coordinateSpace(_:)`.
  case named(AnyHashable)
  /// Whether this is the space of the window.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that names a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space that this value stands for.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space of the window.
  public init() {}
  /// The space of the window.
  public var coordinateSpace: CoordinateSpace { .global }
}
/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space of the view itself.
  public init() {}
  /// The space of the view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}
/// The coordinate space of the nearest enclosing view with this name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  // Unchecked: a name is any hashable value, which is only compared.
  package enum Name: Hashable {
    case app(AnyHashable)
    /// The space of the nearest scroll view along an axis, or of any.
    case scrollView(Axis?)
  }
  package let name: Name
  package init(_ name: Name) { self.name = name }
  /// The space of this name.
  public var coordinateSpace: CoordinateSpace {
    if case .app(let name) = name { return .named(name) }
    return .named(AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the nearest view around that was given `name`.
  ///
  /// ```
  /// proxy.frame(in: .named("board"))
  /// ```
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(.app(AnyHashable(name)))
  }
  /// The innermost scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(.scrollView(nil)) }
  /// The innermost scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace(.scrollView(axis)) }
}
extension CoordinateSpace {
  /// The name, for the spaces that have one.
  package var named: NamedCoordinateSpace? {
    guard case .named(let name) = self else { return nil }
    return NamedCoordinateSpace((name.base as? NamedCoordinateSpace.Name) ?? .app(name))
  }
}

// MARK: - Naming

extension View {
  /// Gives this view's coordinate space a name, by which views inside can ask for it.
  ///
  ///     ScrollView {
  ///       Text("Row").onGeometryChange(for: CGFloat.self) { proxy in
  ///         proxy.frame(in: .named("list")).minY
  ///       } action: { value = Double($0) }
  ///     }
  ///     .coordinateSpace(.named("list"))
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(space: name))
  }
  /// Gives this view's coordinate space a name, by which views inside can ask for it.
  @available(*, deprecated, message: "use coordinateSpace(_:) instead")
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}

// MARK: - Conversion

extension LayoutNode {
  /// The nearest node around, or this one, that is a coordinate space.
  package final func ancestor(named space: NamedCoordinateSpace) -> LayoutNode? {
    var node: LayoutNode? = self
    while let current = node {
      if current.isCoordinateSpace(space) { return current }
      node = current.layoutParent
    }
    return nil
  }
  /// A rectangle of this node in the space of `ancestor`; the rectangle around it where something between is rotated.
  package final func convert(_ rect: CGRect, to ancestor: LayoutNode) -> CGRect {
    Self.bounding(rect) { point in
      var point = point
      var node = self
      while node !== ancestor, let parent = node.layoutParent {
        point = node.convertToParent(point)
        node = parent
      }
      return point
    }
  }
  /// A rectangle of `ancestor` in the space of this node.
  package final func convert(_ rect: CGRect, from ancestor: LayoutNode) -> CGRect {
    Self.bounding(rect) { convert($0, from: ancestor) }
  }
  private func convert(_ point: CGPoint, from ancestor: LayoutNode) -> CGPoint {
    if self === ancestor { return point }
    guard let layoutParent else { return convertFromParent(point) }
    return convertFromParent(layoutParent.convert(point, from: ancestor))
  }
  private static func bounding(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let a = convert(CGPoint(x: rect.minX, y: rect.minY)), b = convert(CGPoint(x: rect.maxX, y: rect.minY))
    let c = convert(CGPoint(x: rect.minX, y: rect.maxY)), d = convert(CGPoint(x: rect.maxX, y: rect.maxY))
    let left = min(min(a.x, b.x), min(c.x, d.x)), right = max(max(a.x, b.x), max(c.x, d.x))
    let top = min(min(a.y, b.y), min(c.y, d.y)), bottom = max(max(a.y, b.y), max(c.y, d.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  /// This node's bounds in a coordinate space; in the window's where no view around has that name.
  package final func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return bounds
    case .global: return frameInWindow
    case .named:
      guard let named = space.named, let ancestor = ancestor(named: named) else { return frameInWindow }
      return convert(bounds, to: ancestor)
    }
  }
}
