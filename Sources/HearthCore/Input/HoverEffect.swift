import Foundation
import HearthRendering

/// How a view answers a pointer above it, and on a television focus in or around it.
public struct HoverEffect: Sendable {
  package enum Kind: Hashable, Sendable { case automatic, highlight, lift }
  package let kind: Kind
  /// What fits the idiom: `lift` on a television, `highlight` elsewhere.
  ///
  /// Source: tvOS lifts buttons and links; iPadOS lays a highlight behind what the pointer is over.
  public static let automatic = HoverEffect(kind: .automatic)
  /// The view gets brighter. On a television it is seen in perspective, tilted the way of the last move, with a sheen.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view grows a little and casts a shadow.
  public static let lift = HoverEffect(kind: .lift)

  /// Never `automatic`.
  package func resolved(for idiom: Idiom) -> Kind {
    if kind != .automatic { return kind }
    return idiom == .tv ? .lift : .highlight
  }
}

nonisolated struct _HoverEffectModifier: _ElementModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = HoverEffectNode(inputs)
    (node.effect, node.isEffectEnabled) = (modifier.effect, modifier.isEnabled)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: HoverEffectNode.self)
    if node.effect.kind == modifier.effect.kind && node.isEffectEnabled == modifier.isEnabled { return }
    (node.effect, node.isEffectEnabled) = (modifier.effect, modifier.isEnabled)
    node.setNeedsRecord()
  }
}

/// Changes the picture of its content while the pointer is above it. On a television `FocusEffect` looks for it.
package final class HoverEffectNode: UnaryNode, HoverTarget {
  @exclusivity(unchecked) var effect = HoverEffect.automatic
  /// What the modifier itself says.
  @exclusivity(unchecked) var isEffectEnabled = true
  @exclusivity(unchecked) private var isHovered = false
  @exclusivity(unchecked) private var shown: (key: Key, piece: DisplayPiece)?

  private struct Key: Equatable {
    var kind: HoverEffect.Kind
    var size: Size
    var ink: RGBA
    var reducesMotion: Bool
  }

  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.isHoverTarget)
  }
  nonisolated deinit {}
  package override func unmount() {
    engine.content?.input.forget(self)
    super.unmount()
  }

  /// Whether nothing here or around switches the effect off.
  var isEffectOn: Bool { isEffectEnabled && isEnabled && scope.value(IsHoverEffectEnabledKey.self) }
  var idiom: Idiom { scope.value(IdiomKey.self) }

  package func hoverDidChange(_ location: CGPoint?) {
    if isHovered == (location != nil) { return }
    isHovered = location != nil
    if idiom != .tv { setNeedsRecord() }
  }
  package override func inheritedStyleDidChange() {
    super.inheritedStyleDidChange()
    setNeedsRecord()
  }

  // MARK: - Display

  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if engine.lifted === self { return }
    guard isHovered, idiom != .tv, isEffectOn, !flags.contains(.needsElements) else {
      shown = nil
      super.record(into: &group, x: x, y: y)
      return
    }
    let isDark = scope.value(ColorSchemeKey.self) == .dark
    let strength: Float = scope.value(ColorSchemeContrastKey.self) == .increased ? 0.2 : 0.08
    let key = Key(
      kind: effect.resolved(for: idiom), size: size, ink: RGBA(white: isDark ? 1 : 0, alpha: strength),
      reducesMotion: scope.value(ReducesMotionKey.self))
    if shown?.key != key || flags.contains(.subtreeNeedsRecord) {
      flags.remove(.subtreeNeedsRecord)
      var list: ContiguousArray<PlacedPiece> = []
      child.record(into: &list, x: child.x, y: child.y)
      shown = (key, picture(of: GroupPiece(list), key))
      engine.counters.itemsRecorded += 1
    }
    group.append(PlacedPiece(shown!.piece, x: x, y: y))
  }

  private func picture(of content: DisplayPiece, _ key: Key) -> DisplayPiece {
    switch key.kind {
    case .lift:
      let shadowed = EffectPiece(.shadow(HoverMetrics.shadow, radius: HoverMetrics.shadowRadius, x: 0, y: HoverMetrics.shadowOffset), content)
      if key.reducesMotion { return shadowed }
      let scale = HoverMetrics.lift, middle = CGPoint(x: bounds.midX, y: bounds.midY)
      return EffectPiece(
        .transform(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: middle.x * (1 - scale), ty: middle.y * (1 - scale))), shadowed)
    case .highlight, .automatic:
      let brighter = EffectPiece(.colorMatrix(ColorEffect.brightness(HoverMetrics.brightness)), content)
      return GroupPiece([
        PlacedPiece(FillPiece(outline(outset: HoverMetrics.platter, for: .hoverEffect), .color(key.ink)), x: 0, y: 0),
        PlacedPiece(brighter, x: 0, y: 0),
      ])
    }
  }
  /// The content shape for `kind`, else that for interaction, of the views that have the size of this one; else the bounds, `outset`
  /// points larger.
  private func outline(outset: CGFloat, for kind: ContentShapeKinds) -> DisplayShape {
    var shapes: [ContentShapeNode] = []
    var node: LayoutNode = self
    while let next = (node as? UnaryNode)?.child, next.size == size, next.x == 0, next.y == 0 {
      if let shape = next as? ContentShapeNode { shapes.append(shape) }
      if next.flags.contains(.isFocusTarget) { break }
      node = next
    }
    for kind in [kind, .interaction] {
      if let shape = shapes.first(where: { $0.isShape(for: kind) }) { return shape.outline(outset: 0) }
    }
    return .roundedRectangle(bounds.insetBy(dx: -outset, dy: -outset), radius: HoverMetrics.radius)
  }

  // MARK: - Television

  /// The hover effect of a view that can have focus: of the nearest view around that holds it alone, or of the first one inside.
  static func concerning(_ target: LayoutNode) -> HoverEffectNode? {
    var node = target.layoutParent
    while let current = node as? UnaryNode, current.flags.isDisjoint(with: [.isFocusTarget, .isFocusGroup]) {
      if let found = current as? HoverEffectNode { return found }
      node = current.layoutParent
    }
    var left = mostViewsSearched
    return first(below: target, &left)
  }
  /// A label is small; what is larger is no label.
  private static let mostViewsSearched = 100
  private static func first(below node: LayoutNode, _ left: inout Int) -> HoverEffectNode? {
    var found: HoverEffectNode?
    node.visitLayoutChildren { child in
      if found != nil || left == 0 { return }
      left -= 1
      if let effect = child as? HoverEffectNode { found = effect } else if !child.flags.contains(.isFocusTarget) { found = first(below: child, &left) }
    }
    return found
  }
}

/// Source: our choice, close to what iPadOS shows under a pointer.
private enum HoverMetrics {
  /// A factor.
  static let lift: CGFloat = 1.04
  // Points.
  static let shadowRadius: CGFloat = 8, shadowOffset: CGFloat = 3, platter: CGFloat = 4, radius: CGFloat = 8
  static let shadow = RGBA(white: 0, alpha: 0.3)
  /// Added to each component.
  static let brightness = 0.1
}

extension ColorEffect {
  /// A matrix that adds `amount` to red, green and blue.
  static func brightness(_ amount: Double) -> [Float] { ColorEffect(kind: .brightness, amount: amount).matrix }
}

package struct IsHoverEffectEnabledKey: InheritedStyleKey { package static let defaultValue = true }
extension EnvironmentValues {
  /// Whether hover effects are shown. Read it in views that draw an effect of their own.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }
}

extension View {
  /// Shows an effect while the pointer is above this view; on a television while focus is on it, around it or in it.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(_HoverEffectModifier(effect: effect, isEnabled: true))
  }
  /// Shows an effect while the pointer is above this view, if `isEnabled`.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(_HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }
  /// Keeps this view and those below from showing hover effects, the lift of a television included. They stay off inside of a view in
  /// which they are off.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}
