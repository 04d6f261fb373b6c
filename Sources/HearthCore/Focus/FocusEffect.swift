import Foundation
import HearthRendering

/// What shows where focus is: a ring around the focused view, or on a television the view lifted above the others. Painted above
/// everything in the window, so that no clipping of the app cuts it off; only scroll views around do.
///
/// Source: macOS and GTK for the ring, which is shown while the user works with keys; tvOS for the lift.
@MainActor final class FocusEffect {
  private var ring: (key: RingKey, piece: PlacedPiece)?
  private var lifted: (content: [PlacedPiece], key: LiftKey, piece: PlacedPiece)?
  init() {}
  nonisolated deinit {}

  private struct RingKey: Equatable {
    var shape: DisplayShape
    var transform: CGAffineTransform
    var clip: CGRect
    var color: RGBA
    var width: CGFloat
  }
  private struct LiftKey: Equatable {
    var frame: CGRect
    var isActive: Bool
  }

  /// Points between the view and the ring, and the width of the ring.
  static let gap: CGFloat = 1, width: CGFloat = 2, contrastingWidth: CGFloat = 3
  /// How much larger a lifted view is. Source: seen, tvOS.
  static let lift: CGFloat = 1.08

  /// The effect for what has focus now; the same piece as long as nothing changes.
  func piece(_ focus: FocusController, _ counters: inout FrameCounters) -> PlacedPiece? {
    guard let target = focus.focused, focus.showsRing, !target.isUnmounted, target.scope.value(IsFocusEffectEnabledKey.self) else { return nil }
    if focus.idiom == .tv { return lift(target, focus, &counters) }
    return ring(target, focus, &counters)
  }

  // MARK: - Ring

  private func ring(_ target: any FocusTarget, _ focus: FocusController, _ counters: inout FrameCounters) -> PlacedPiece? {
    let scope = target.scope
    let isContrasting = scope.value(ColorSchemeContrastKey.self) == .increased
    let width = isContrasting ? Self.contrastingWidth : Self.width
    guard let (shape, node) = Self.outline(of: target, outset: Self.gap + width / 2) else { return nil }
    let isActive = focus.engine.content?.input.isWindowActive ?? true
    let isDark = scope.value(ColorSchemeKey.self) == .dark
    // A window that is not active shows the ring dimmed.
    let color = isActive
      ? isContrasting ? scope.accent : scope.accent.opacity(0.6) : RGBA(white: isDark ? 1 : 0, alpha: isContrasting ? 0.6 : 0.28)
    let key = RingKey(
      shape: shape, transform: Self.transform(of: node), clip: Self.visiblePart(around: target).insetBy(dx: -width, dy: -width), color: color,
      width: width)
    if let ring, ring.key == key { return ring.piece }
    var piece: DisplayPiece = StrokePiece(shape, StrokeStyle(lineWidth: width), .color(color))
    var (x, y) = (key.transform.tx, key.transform.ty)
    if key.transform.a != 1 || key.transform.b != 0 || key.transform.c != 0 || key.transform.d != 1 {
      piece = EffectPiece(.transform(key.transform), piece)
      (x, y) = (0, 0)
    }
    if !key.clip.contains(piece.bounds.offsetBy(dx: x, dy: y)) {
      piece = EffectPiece(.clip(.rectangle(key.clip.offsetBy(dx: -x, dy: -y)), isAntialiased: true), piece)
    }
    counters.itemsRecorded += 1
    let placed = PlacedPiece(piece, x: x, y: y)
    ring = (key, placed)
    return placed
  }

  /// The outline that the effect follows: a content shape for it, else one for interaction, else what the view itself says.
  ///
  /// Content shapes count that belong to the same element with the same frame, inside of `focusable()` or outside of a control.
  static func outline(of target: any FocusTarget, outset: CGFloat) -> (DisplayShape, LayoutNode)? {
    guard let own = target.focusOutline(outset: outset) else { return nil }
    var shapes: [ContentShapeNode] = []
    var node: LayoutNode = target
    while node.size == target.size, let next = (node as? UnaryNode)?.content == nil && !node.flags.contains(.isElementWrapper) ? nil : (node as? UnaryNode)?.child {
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
    let o = node.convertToWindow(CGPoint.zero), x = node.convertToWindow(CGPoint(x: 1, y: 0)), y = node.convertToWindow(CGPoint(x: 0, y: 1))
    func part(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
    return CGAffineTransform(
      a: part(x.x - o.x), b: part(x.y - o.y), c: part(y.x - o.x), d: part(y.y - o.y), tx: o.x, ty: o.y)
  }
  private static func visiblePart(around target: LayoutNode) -> CGRect {
    var visible = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
    for node in target.layoutChain.dropFirst() where node.flags.contains(.isScrollTarget) && node is ScrollNode {
      visible = visible.intersection(node.frameInWindow)
    }
    return visible
  }

  // MARK: - Lift

  private func lift(_ target: any FocusTarget, _ focus: FocusController, _ counters: inout FrameCounters) -> PlacedPiece? {
    let isActive = focus.engine.content?.input.isWindowActive ?? true
    let frame = target.frameInWindow
    guard frame.width > 0, frame.height > 0 else { return nil }
    var list: ContiguousArray<PlacedPiece> = []
    target.record(into: &list, x: 0, y: 0)
    let key = LiftKey(frame: frame, isActive: isActive)
    if let lifted, lifted.key == key, lifted.content.count == list.count,
      zip(lifted.content, list).allSatisfy({ $0.piece === $1.piece && $0.x == $1.x && $0.y == $1.y })
    {
      return lifted.piece
    }
    let transform = Self.transform(of: target)
    var piece: DisplayPiece = EffectPiece(.transform(CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)), GroupPiece(list))
    piece = EffectPiece(.shadow(RGBA(white: 0, alpha: isActive ? 0.45 : 0.2), radius: 14, x: 0, y: 8), piece)
    let scale = isActive ? Self.lift : 1
    let middle = CGPoint(x: frame.midX - transform.tx, y: frame.midY - transform.ty)
    let growth = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: middle.x * (1 - scale), ty: middle.y * (1 - scale))
    piece = EffectPiece(.transform(growth), piece)
    counters.itemsRecorded += 1
    let placed = PlacedPiece(piece, x: transform.tx, y: transform.ty)
    lifted = (Array(list), key, placed)
    return placed
  }
}

extension FocusController {
  /// A content shape changed: the ring follows it.
  func contentShapeDidChange(_ shape: LayoutNode) {
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
  /// Keeps this view and those below from showing the system's focus effects. They stay off inside of a view in which they are off.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}
