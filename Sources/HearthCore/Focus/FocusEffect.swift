import Foundation
import HearthRendering

/// What shows where focus is: a ring around the focused view, or on a television the view lifted above the others.
/// Painted above everything in the window, so that no clipping of the app cuts it off; only scroll views around do.
///
/// Source: macOS and GTK for the ring, which is shown while the user works with keys; tvOS for the lift.
@MainActor final class FocusEffect {
  private var ring: (key: RingKey, piece: PlacedPiece)?
  private let lift = FocusLift()
  init() {}
  nonisolated deinit {}

  private struct RingKey: Equatable {
    var shape: DisplayShape
    var transform: CGAffineTransform
    var clip: CGRect
    var color: RGBA
    var width: CGFloat
  }

  /// Points between the view and the ring, and the width of the ring.
  static let gap: CGFloat = 1, width: CGFloat = 2, contrastingWidth: CGFloat = 3

  /// Decides, before the window is recorded, what leaves its place in the picture and is drawn above.
  func prepare(_ focus: FocusController) {
    let engine = focus.engine
    let new = focus.idiom == .tv ? target(focus).flatMap { FocusLift.node(for: $0) } : nil
    if new === engine.lifted { return }
    lift.forget()
    let old = engine.lifted
    engine.lifted = new
    new?.setNeedsRecord()
    guard let old, !old.isUnmounted else { return }
    // Those around did not hear of what changed in it.
    old.flags.remove(.subtreeNeedsRecord)
    old.setNeedsRecord()
  }
  /// What has focus and may show it. Nothing while a page or a presentation is on its way: what
  /// has focus is not seen in its place yet.
  private func target(_ focus: FocusController) -> (any FocusTarget)? {
    guard focus.engine.pictureMotions == 0, let target = focus.focused, focus.showsRing, !target.isUnmounted,
      target.scope.value(IsFocusEffectEnabledKey.self)
    else { return nil }
    return target
  }
  /// The effect for what has focus now; the same piece as long as nothing changes.
  func piece(_ focus: FocusController, _ counters: inout FrameCounters) -> PlacedPiece? {
    if let lifted = focus.engine.lifted { return lifted.isUnmounted ? nil : lift.piece(lifted, focus, &counters) }
    guard let target = target(focus), focus.idiom != .tv || Self.holdsOthers(target) else { return nil }
    return ring(target, focus, &counters)
  }
  /// The picture of `node`, in its own coordinate space, with what is lifted out of it: for what leaves the window.
  func whole(_ picture: DisplayPiece, of node: LayoutNode) -> DisplayPiece {
    guard let lifted = node.engine.lifted, node.contains(lifted), let shown = lift.shown else { return picture }
    let corner = node.convertFromWindow(.zero)
    return GroupPiece([
      PlacedPiece(picture, x: 0, y: 0), PlacedPiece(shown.piece, x: shown.x + corner.x, y: shown.y + corner.y),
    ])
  }
  /// Whether it is a list or scroll view: too large to be lifted.
  static func holdsOthers(_ target: any FocusTarget) -> Bool {
    guard target.flags.contains(.isFocusGroup), let group = target as? any FocusGroupProvider else { return false }
    return !group.focusRoles.isEmpty
  }

  // MARK: - Ring

  private func ring(
    _ target: any FocusTarget, _ focus: FocusController, _ counters: inout FrameCounters
  ) -> PlacedPiece? {
    let scope = target.scope
    let isContrasting = scope.value(ColorSchemeContrastKey.self) == .increased
    let width = isContrasting ? Self.contrastingWidth : Self.width
    guard let (shape, node) = Self.outline(of: target, outset: Self.gap + width / 2) else { return nil }
    let isActive = focus.engine.content?.input.isWindowActive ?? true
    let isDark = scope.value(ColorSchemeKey.self) == .dark
    // A window that is not active shows the ring dimmed.
    let color =
      isActive
      ? isContrasting ? scope.accent : scope.accent.opacity(0.6)
      : RGBA(white: isDark ? 1 : 0, alpha: isContrasting ? 0.6 : 0.28)
    let key = RingKey(
      shape: shape, transform: Self.transform(of: node),
      clip: Self.clip(of: node.frameInWindow, around: target, reach: Self.gap + width), color: color, width: width)
    if let ring, ring.key == key { return ring.piece }
    if key.clip.width <= 0 || key.clip.height <= 0 { return nil }
    var piece: DisplayPiece = StrokePiece(shape, StrokeStyle(lineWidth: width), .color(color))
    // What the ring covers, without what the corners of any other line might.
    var covered = shape.bounds.insetBy(dx: -width / 2, dy: -width / 2)
    var (x, y) = (key.transform.tx, key.transform.ty)
    if key.transform.a != 1 || key.transform.b != 0 || key.transform.c != 0 || key.transform.d != 1 {
      piece = EffectPiece(.transform(key.transform), piece)
      covered = covered.applying(key.transform)
      (x, y) = (0, 0)
    }
    if !key.clip.insetBy(dx: -0.5, dy: -0.5).contains(covered.offsetBy(dx: x, dy: y)) {
      piece = EffectPiece(.clip(.rectangle(key.clip.offsetBy(dx: -x, dy: -y)), isAntialiased: true), piece)
    }
    counters.itemsRecorded += 1
    let placed = PlacedPiece(piece, x: x, y: y)
    ring = (key, placed)
    return placed
  }

  /// The outline that the effect follows: a content shape for it, else one for
  /// interaction, else what the view itself says.
  ///
  /// Content shapes count that belong to the same element with the same frame, inside of
  /// `focusable()` or outside of a control.
  static func outline(of target: any FocusTarget, outset: CGFloat) -> (DisplayShape, LayoutNode)? {
    guard let own = target.focusOutline(outset: outset) else { return nil }
    var shapes: [ContentShapeNode] = []
    var node: LayoutNode = target
    while node.size == target.size, let next = (node as? UnaryNode)?.wrapped {
      if next.size != target.size || next.x != 0 || next.y != 0 { break }
      if let shape = next as? ContentShapeNode { shapes.append(shape) }
      if next.flags.contains(.isFocusTarget) { break }
      node = next
    }
    node = target
    while node.x == 0, node.y == 0, let outer = node.layoutParent as? UnaryNode, outer.size == target.size {
      if let shape = outer as? ContentShapeNode { shapes.append(shape) }
      node = outer
    }
    for kind in [ContentShapeKinds.focusEffect, .interaction] {
      if let shape = shapes.first(where: { $0.isShape(for: kind) }) { return (shape.outline(outset: outset), shape) }
    }
    return (own, target)
  }

  /// From the coordinate space of a node to the window.
  static func transform(of node: LayoutNode) -> CGAffineTransform {
    let o = node.convertToWindow(CGPoint.zero), x = node.convertToWindow(CGPoint(x: 1, y: 0)),
      y = node.convertToWindow(CGPoint(x: 0, y: 1))
    func part(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
    return CGAffineTransform(
      a: part(x.x - o.x), b: part(x.y - o.y), c: part(y.x - o.x), d: part(y.y - o.y), tx: o.x, ty: o.y)
  }
  /// What scroll views around leave to an effect of a view with `frame`, both in the window. Where
  /// an edge of the view shows, the effect may reach beyond the scroll view by `reach` points; where
  /// the view is cut off, the effect is too.
  static func clip(of frame: CGRect, around target: LayoutNode, reach: CGFloat) -> CGRect {
    let visible = target.visiblePart(of: CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
    guard visible.intersects(frame) else { return .zero }
    let left = frame.minX >= visible.minX - 0.5 ? visible.minX - reach : visible.minX
    let right = frame.maxX <= visible.maxX + 0.5 ? visible.maxX + reach : visible.maxX
    let top = frame.minY >= visible.minY - 0.5 ? visible.minY - reach : visible.minY
    let bottom = frame.maxY <= visible.maxY + 0.5 ? visible.maxY + reach : visible.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension FocusController {
  /// A content shape changed: the ring follows it.
  func contentShapeDidChange() {
    if focused != nil && showsRing { engine.requestFrame() }
  }
}

package struct IsFocusEffectEnabledKey: EnvironmentKey { package static let defaultValue = true }
extension EnvironmentValues {
  /// Whether focus effects, such as the ring, are shown. Read it in views that draw an effect of their own.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}
extension View {
  /// Keeps this view and those below from showing the system's focus effects. They stay off
  /// inside of a view in which they are off.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}
