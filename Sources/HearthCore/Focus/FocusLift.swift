import Foundation
import HearthFocus
import HearthRendering

/// The focused view of a television, drawn above everything: larger, with a shadow, and with the highlight in
/// perspective under a sheen. Its place in the picture stays empty meanwhile.
///
/// Source: tvOS; for the highlight WWDC 2023, "The SwiftUI cookbook for focus".
@MainActor final class FocusLift {
  private var content: GroupPiece?
  private var made: (key: Key, piece: PlacedPiece?)?
  init() {}
  nonisolated deinit {}

  private struct Key: Equatable {
    var frame: CGRect
    var transform: CGAffineTransform
    var clip: CGRect
    var kind: HoverEffect.Kind
    /// Where the last move went; nil for no tilt.
    var direction: MoveDirection?
    var isActive: Bool
    /// Behind a view that needs it.
    var platter: DisplayShape?
    var isDark: Bool
  }

  /// What is lifted while `target` has focus; nil for what shows a ring or nothing.
  static func node(for target: any FocusTarget) -> LayoutNode? {
    guard !FocusEffect.holdsOthers(target), target.focusOutline(outset: 0) != nil else { return nil }
    guard let hover = HoverEffectNode.concerning(target) else {
      return target.scope.value(IsHoverEffectEnabledKey.self) ? target : nil
    }
    // What the app says takes the place of the lift.
    return hover.isEffectOn && hover.effect.kind != .custom ? hover : nil
  }

  /// What was drawn last, in the window.
  var shown: PlacedPiece? { made?.piece }
  /// Another view is lifted now.
  func forget() { (content, made) = (nil, nil) }

  /// The picture of `node` above the window; the same piece as long as nothing changes.
  func piece(_ node: LayoutNode, _ focus: FocusController, _ counters: inout FrameCounters) -> PlacedPiece? {
    let hover = node as? HoverEffectNode
    let kind = hover.map { $0.effect.resolved(for: focus.idiom) } ?? .lift
    let isActive = focus.engine.content?.input.isWindowActive ?? true
    let isStill = node.scope.value(ReducesMotionKey.self)
    let frame = node.frameInWindow
    let reach = max(frame.width, frame.height) * (Self.growth(frame.size) - 1) + Self.shadowRadius * 2
    var platter: DisplayShape?
    if kind == .lift, let target = focus.focused, target === node || target.size == node.size && node.contains(target) {
      platter = target.liftPlatter()
    }
    let key = Key(
      frame: frame, transform: FocusEffect.transform(of: node),
      clip: FocusEffect.clip(of: frame, around: node, reach: reach), kind: kind,
      direction: kind == .highlight && !isStill && isActive ? focus.moves.arrival ?? .up : nil, isActive: isActive,
      platter: platter, isDark: node.scope.value(ColorSchemeKey.self) == .dark)
    let isStale = content == nil || node.flags.contains(.subtreeNeedsRecord)
    if isStale { record(node) }
    if !isStale, let made, made.key == key { return made.piece }
    made = (key, picture(node, key))
    counters.itemsRecorded += 1
    return made?.piece
  }
  private func record(_ node: LayoutNode) {
    var list: ContiguousArray<PlacedPiece> = []
    let lifted = node.engine.lifted
    node.engine.lifted = nil
    node.record(into: &list, x: 0, y: 0)
    node.engine.lifted = lifted
    content = GroupPiece(list)
  }

  private func picture(_ node: LayoutNode, _ key: Key) -> PlacedPiece? {
    guard let content, key.frame.width > 0, key.frame.height > 0, key.clip.width > 0, key.clip.height > 0 else {
      return nil
    }
    var piece: DisplayPiece = content
    if let platter = key.platter {
      piece = GroupPiece([
        PlacedPiece(FillPiece(platter, .color(RGBA(white: key.isDark ? 0.3 : 1))), x: 0, y: 0),
        PlacedPiece(piece, x: 0, y: 0),
      ])
    }
    if key.kind == .highlight {
      piece = EffectPiece(
        .isolate, GroupPiece([PlacedPiece(piece, x: 0, y: 0), PlacedPiece(sheen(content.bounds, key), x: 0, y: 0)]))
      if let direction = key.direction {
        piece = EffectPiece(.project(Self.tilt(direction, node.bounds.size)), piece)
      }
    }
    let t = key.transform
    if t.a != 1 || t.b != 0 || t.c != 0 || t.d != 1 {
      piece = EffectPiece(.transform(CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: 0, ty: 0)), piece)
    }
    piece = EffectPiece(
      .shadow(
        RGBA(white: 0, alpha: key.isActive ? 0.45 : 0.2), radius: Self.shadowRadius, x: 0, y: Self.shadowRadius / 2),
      piece)
    let scale = key.isActive ? Self.growth(key.frame.size) : 1
    let middle = CGPoint(x: key.frame.midX - t.tx, y: key.frame.midY - t.ty)
    piece = EffectPiece(
      .transform(
        CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: middle.x * (1 - scale), ty: middle.y * (1 - scale))),
      piece)
    if !key.clip.contains(piece.bounds.offsetBy(dx: t.tx, dy: t.ty)) {
      piece = EffectPiece(.clip(.rectangle(key.clip.offsetBy(dx: -t.tx, dy: -t.ty)), isAntialiased: true), piece)
    }
    return PlacedPiece(piece, x: t.tx, y: t.ty)
  }

  /// A band of light across what the view paints, on the side that the last move came from.
  private func sheen(_ bounds: CGRect, _ key: Key) -> DisplayPiece {
    let strength: Float = key.isActive ? 0.42 : 0.15
    let middle: CGFloat =
      switch key.direction {
      case .right, .down: 0.34
      case .left, .up: 0.66
      case nil: 0.5
      }
    func stop(_ location: CGFloat, _ part: Float) -> Paint.Stop {
      Paint.Stop(color: RGBA(white: 1, alpha: strength * part), location: min(1, max(0, location)))
    }
    let stops = [
      stop(middle - 0.34, 0), stop(middle - 0.08, 0.85), stop(middle, 1), stop(middle + 0.08, 0.85),
      stop(middle + 0.34, 0),
    ]
    let paint = Paint.linearGradient(
      stops: stops, from: CGPoint(x: bounds.minX, y: bounds.minY), to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    return EffectPiece(.blend(.sourceAtop), FillPiece(.rectangle(bounds), paint))
  }
  /// The edge on the side of the move goes back.
  private static func tilt(_ direction: MoveDirection, _ size: CGSize) -> Projection {
    let (angle, axis): (Double, (CGFloat, CGFloat, CGFloat)) =
      switch direction {
      case .right: (tilt, (0, 1, 0))
      case .left: (-tilt, (0, 1, 0))
      case .down: (-tilt, (1, 0, 0))
      case .up: (tilt, (1, 0, 0))
      }
    return _Rotation3DEffect(angle: .degrees(angle), axis: axis, perspective: perspective).effectValue(size: size)
      .projection
  }

  /// How much larger a lifted view is. Source: seen, tvOS.
  private static let growth: CGFloat = 1.08
  /// Points by which an edge moves outwards at most, so that a wide button stays clear
  /// of its neighbours. Source: our choice.
  private static let mostGrowth: CGFloat = 14
  /// The factor for a view of a size in the window.
  static func growth(_ size: CGSize) -> CGFloat {
    min(growth, 1 + 2 * mostGrowth / max(1, max(size.width, size.height)))
  }
  /// Points.
  private static let shadowRadius: CGFloat = 14
  /// Degrees. Source: our choice, as much as one sees at once and can still read.
  private static let tilt = 9.0
  private static let perspective: CGFloat = 0.6
}

/// The view of a window that is lifted.
@MainActor private final class LiftedView {
  static let slot = EngineSlot { _ in LiftedView() }
  @exclusivity(unchecked) var node: LayoutNode?
  init() {}
  nonisolated deinit {}
}
extension Engine {
  /// What the focus effect of a television draws above everything: it leaves its place in the picture empty.
  final var lifted: LayoutNode? {
    get { self[LiftedView.slot].node }
    set { self[LiftedView.slot].node = newValue }
  }
}
