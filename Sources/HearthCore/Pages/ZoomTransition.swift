import Foundation
import HearthRendering

/// What grows out of another view and shrinks back into it: a page of a stack, a sheet, a cover.
@MainActor package protocol ZoomTarget: AnyObject {
  /// Nil: it comes and goes as its like do.
  var zoomSource: MatchedGeometryKey? { get set }
  /// Whether it fades in and out, and does not move.
  var crossFades: Bool { get set }
}

/// Where something grows out of, and what is seen there.
package struct ZoomPlace {
  /// Points, in the coordinate space of what is composed.
  package var frame: CGRect
  /// The corners that the frame is clipped to, in points.
  package var radius: CGFloat
  /// The view there; its origin is that of the frame.
  package var picture: DisplayPiece?
  package var background: RGBA
  package var shadow: (color: RGBA, radius: CGFloat, x: CGFloat, y: CGFloat)?
  /// Behind what grows, which may be clear.
  package var paper: RGBA
}

extension PageMotion {
  /// `upper` at `part` of its way out of a view of `lower`.
  static func zoomed(
    _ zoom: ZoomPlace, lower: DisplayPiece, upper: DisplayPiece, _ part: CGFloat, _ size: Size
  ) -> DisplayPiece {
    // Source of the numbers: our choice, by eye, beside iOS 18.
    let dim: CGFloat = 0.25
    var list: ContiguousArray<PlacedPiece> = [PlacedPiece(lower, x: 0, y: 0)]
    let all = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    list.append(
      PlacedPiece(
        FillPiece(.rectangle(all), .color(RGBA(white: 0, alpha: Float(dim * min(max(part, 0), 1))))), x: 0, y: 0))
    if let zoomed = ZoomPlace.zoomed(zoom, upper, part, in: all) { list.append(PlacedPiece(zoomed, x: 0, y: 0)) }
    return EffectPiece(.clip(.rectangle(all), isAntialiased: false), GroupPiece(list))
  }
}

extension Engine {
  /// Where something grows out of, as seen from `node`.
  package final func zoomPlace(_ source: MatchedGeometryKey, in node: LayoutNode) -> ZoomPlace? {
    zoomSources[source]?.place(in: node)
  }
}

extension ZoomPlace {
  /// What grows to `end`, without what is behind.
  package static func zoomed(_ zoom: ZoomPlace, _ piece: DisplayPiece, _ part: CGFloat, in end: CGRect) -> DisplayPiece?
  {
    let start = zoom.frame
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    let rect = CGRect(
      x: between(start.minX, end.minX), y: between(start.minY, end.minY),
      width: max(0, between(start.width, end.width)),
      height: max(0, between(start.height, end.height)))
    guard rect.width > 0, rect.height > 0, end.width > 0, start.width > 0 else { return nil }
    // The one view is gone, and the other there, well before the way is done.
    let blend = min(max(part * 2.5, 0), 1)
    let shape = DisplayShape.roundedRectangle(
      rect, radius: max(0, min(zoom.radius * (1 - part), rect.width / 2, rect.height / 2)))
    var inside: ContiguousArray<PlacedPiece> = []
    // Chosen so that soon nothing of the view behind shows through.
    inside.append(
      PlacedPiece(FillPiece(shape, .color(zoom.paper.opacity(Double(min(max(part * 10, 0), 1))))), x: 0, y: 0))
    if blend < 1 {
      if zoom.background.alpha > 0 {
        inside.append(PlacedPiece(FillPiece(shape, .color(zoom.background.opacity(Double(1 - blend)))), x: 0, y: 0))
      }
      if let picture = zoom.picture {
        let scale = rect.width / start.width
        let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: rect.minX, ty: rect.minY)
        inside.append(
          PlacedPiece(EffectPiece(.opacity(Double(1 - blend)), EffectPiece(.transform(place), picture)), x: 0, y: 0))
      }
    }
    if blend > 0 {
      let scale = rect.width / end.width
      let place = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: rect.minX - end.minX * scale, ty: rect.minY - end.minY * scale)
      let whole = EffectPiece(.transform(place), piece)
      inside.append(PlacedPiece(blend < 1 ? EffectPiece(.opacity(Double(blend)), whole) : whole, x: 0, y: 0))
    }
    var result: DisplayPiece = EffectPiece(.clip(shape, isAntialiased: true), GroupPiece(inside))
    if let shadow = zoom.shadow, shadow.color.alpha > 0 {
      let color = shadow.color.opacity(Double(min(max(1 - part, 0), 1)))
      result = EffectPiece(.shadow(color, radius: shadow.radius, x: shadow.x, y: shadow.y), result)
    }
    return result
  }
}

// MARK: - The source

/// The views of a window that others grow out of: `matchedTransitionSource`.
@MainActor private final class ZoomSources {
  static let slot = EngineSlot { _ in ZoomSources() }
  var nodes: [MatchedGeometryKey: TransitionSourceNode] = [:]
  init() {}
  nonisolated deinit {}
}
extension Engine {
  var zoomSources: [MatchedGeometryKey: TransitionSourceNode] {
    get { self[ZoomSources.slot].nodes }
    set { self[ZoomSources.slot].nodes = newValue }
    _modify { yield &self[ZoomSources.slot].nodes }
  }
}

/// The node of a view that others grow out of.
package final class TransitionSourceNode: UnaryNode {
  @exclusivity(unchecked) private var source: TransitionSourceModifier
  @exclusivity(unchecked) private var picture: DisplayPiece?
  init(_ source: TransitionSourceModifier, _ inputs: _ViewInputs) {
    self.source = source
    super.init(inputs)
    engine.zoomSources[source.key] = self
  }
  nonisolated deinit {}
  func update(_ new: TransitionSourceModifier) {
    if new.key != source.key {
      forget()
      engine.zoomSources[new.key] = self
    }
    source = new
  }
  private func forget() { if engine.zoomSources[source.key] === self { engine.zoomSources[source.key] = nil } }
  package override func unmount() {
    forget()
    super.unmount()
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    flags.remove(.subtreeNeedsRecord)
    if flags.contains(.needsElements) { return }
    var list = PieceScratch.take()
    child.record(into: &list, x: child.x, y: child.y)
    if list.isEmpty {
      picture = nil
    } else if !((picture as? GroupPiece)?.holds(list) ?? false) {
      picture = GroupPiece(list)
    }
    PieceScratch.give(&list)
    if let picture { group.append(PlacedPiece(picture, x: x, y: y)) }
  }
  /// Where it is, as seen from `node`; nil when it has no place.
  package func place(in node: LayoutNode) -> ZoomPlace? {
    guard flags.contains(.isPlaced), size.width > 0, size.height > 0 else { return nil }
    let frame = frameInWindow
    let corner = node.convertFromWindow(frame.origin)
    let look = source.look
    let radius = look.shape.map { max($0.cornerSize.width, $0.cornerSize.height) } ?? 8
    return ZoomPlace(
      frame: CGRect(origin: corner, size: frame.size), radius: radius.isFinite ? radius : 0, picture: picture,
      background: look.background.map { scope.rgba($0) } ?? .clear,
      shadow: look.shadow.map { (scope.rgba($0.color), $0.radius, $0.x, $0.y) }, paper: scope.windowBackground)
  }
}

/// How the source of a transition looks while something grows out of it. Not for apps.
public struct _TransitionSourceLook: Sendable {
  struct Shadow: Sendable { var color: Color, radius: CGFloat, x: CGFloat, y: CGFloat }
  var background: Color?
  var shape: RoundedRectangle?
  var shadow: Shadow?
}

nonisolated struct TransitionSourceModifier: _ElementModifier {
  var key: MatchedGeometryKey
  var look: _TransitionSourceLook
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(TransitionSourceNode(modifier, inputs))
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: TransitionSourceNode.self).update(modifier)
  }
}

/// A type that says how the source of a zoom looks while something grows out of it.
///
///     Icon().matchedTransitionSource(id: icon.id, in: icons) { $0.clipShape(RoundedRectangle(cornerRadius: 16)) }
public protocol MatchedTransitionSourceConfiguration: Sendable {
  /// Not for apps.
  var _look: _TransitionSourceLook { get }
}
/// A source as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public var _look: _TransitionSourceLook { _TransitionSourceLook() }
}
struct ChangedTransitionSource: MatchedTransitionSourceConfiguration {
  var _look: _TransitionSourceLook
}
extension MatchedTransitionSourceConfiguration {
  private func with(_ change: (inout _TransitionSourceLook) -> Void) -> ChangedTransitionSource {
    var look = _look
    change(&look)
    return ChangedTransitionSource(_look: look)
  }
  /// A colour behind the source.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { with { $0.background = style } }
  /// The shape that the source is clipped to; its corners are those of what grows
  /// out of it. Without it they have 8 points.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    with { $0.shape = shape }
  }
  /// A shadow around what grows. Points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    with { $0.shadow = _TransitionSourceLook.Shadow(color: color, radius: radius, x: x, y: y) }
  }
}

extension View {
  /// Makes this view one that a page or a sheet can grow out of, by `navigationTransition(.zoom(sourceID:in:))`.
  ///
  ///     @Namespace private var namespace
  ///     NavigationStack {
  ///       NavigationLink("Open") { Text("Page").navigationTransition(.zoom(sourceID: "card", in: namespace)) }
  ///         .matchedTransitionSource(id: "card", in: namespace)
  ///     }
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(
      TransitionSourceModifier(
        key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), look: _TransitionSourceLook()))
  }
  /// Makes this view one that a page or a sheet can grow out of, and says how it looks meanwhile.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    let look = configuration(EmptyMatchedTransitionSourceConfiguration())._look
    return modifier(
      TransitionSourceModifier(key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), look: look))
  }
}

// MARK: - The target

/// A type that says how a page, a sheet or a cover comes and goes.
public protocol NavigationTransition {
  /// The view that it grows out of; nil for none. Not for apps.
  var _source: _TransitionSourceID? { get }
  /// Whether it fades in and out, and does not move. Not for apps.
  var _crossFades: Bool { get }
}
extension NavigationTransition {
  public var _crossFades: Bool { false }
}
/// Names a view that others grow out of. Not for apps.
public struct _TransitionSourceID: Sendable { let key: MatchedGeometryKey }

/// The transition that is usual on this kind of device.
public struct AutomaticNavigationTransition: NavigationTransition {
  public var _source: _TransitionSourceID? { nil }
}
/// A transition that grows the page out of another view, and shrinks it back into that.
public struct ZoomNavigationTransition: NavigationTransition {
  public let _source: _TransitionSourceID?
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition that is usual on this kind of device.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Grows out of the view that `matchedTransitionSource(id:in:)` names, and shrinks back into it. Where there is no
  /// such view now, it comes and goes as its like do.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(
      _source: _TransitionSourceID(key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(sourceID))))
  }
}

private final class NavigationTransitionNode: UnaryNode {
  init(_ modifier: NavigationTransitionModifier, _ inputs: _ViewInputs) {
    super.init(inputs)
    update(modifier)
  }
  nonisolated deinit {}
  func update(_ modifier: NavigationTransitionModifier) {
    guard let target else { return }
    target.zoomSource = modifier.source
    target.crossFades = modifier.crossFades
  }
  /// The page or the presentation around.
  private var target: (any ZoomTarget)? {
    var node = parent
    while let current = node {
      if let page = current as? PageNode { return page }
      if let target = (current as? BehaviorNode)?.behavior as? any ZoomTarget { return target }
      node = current.parent
    }
    return nil
  }
}
nonisolated private struct NavigationTransitionModifier: _ElementModifier {
  var source: MatchedGeometryKey?
  var crossFades: Bool
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(NavigationTransitionNode(modifier, inputs))
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: NavigationTransitionNode.self).update(modifier)
  }
}
extension View {
  /// Sets how the page of a stack, the sheet or the cover that this view is in comes and goes.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(NavigationTransitionModifier(source: style._source?.key, crossFades: style._crossFades))
  }
}
