import Foundation
import HearthRendering

/// How a view answers a pointer above it, and on a television focus in or around it.
public struct HoverEffect: Sendable {
  /// `custom`: what the app says in `bodies`, and nothing of ours.
  package enum Kind: Hashable, Sendable { case automatic, highlight, lift, custom }
  package let kind: Kind
  var bodies = _HoverEffectBodies()
  /// The effect that fits the idiom: `lift` on a television, `highlight` elsewhere.
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

nonisolated package struct _HoverEffectModifier: _ElementModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  package typealias Body = Never
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = HoverEffectNode(inputs)
    (node.effect, node.isEffectEnabled) = (modifier.effect, modifier.isEnabled)
    if !modifier.effect.bodies.list.isEmpty { node.beginBodies() }
    return _ViewNode(node)
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: HoverEffectNode.self)
    if node.effect.kind == modifier.effect.kind && node.isEffectEnabled == modifier.isEnabled
      && modifier.effect.kind != .custom
    {
      return
    }
    (node.effect, node.isEffectEnabled) = (modifier.effect, modifier.isEnabled)
    node.setNeedsRecord()
    node.setNeedsBodies()
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
    var reducesHighlighting: Bool
  }

  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.isHoverTarget)
  }
  nonisolated deinit {}
  package override func unmount() {
    engine.content?.input.forget(self)
    endBodies()
    super.unmount()
  }

  /// False where the effect of an app has nothing to show.
  fileprivate var hasEffect: Bool { effect.kind != .custom || !effect.bodies.list.isEmpty }
  /// Whether nothing here or around switches the effect off.
  var isEffectOn: Bool { isEffectEnabled && isEnabled && scope.value(IsHoverEffectEnabledKey.self) }
  var idiom: Idiom { scope.value(IdiomKey.self) }

  package func hoverDidChange(_ location: CGPoint?) {
    if isHovered == (location != nil) { return }
    isHovered = location != nil
    if idiom != .tv { setNeedsRecord() }
    activityDidChange()
  }
  package override func inheritedStyleDidChange() {
    super.inheritedStyleDidChange()
    setNeedsRecord()
    setNeedsBodies()
  }

  // MARK: - Effects of the app

  /// The parts of each body, as they are shown.
  @exclusivity(unchecked) private var parts: [[AnyHoverPart]] = []
  @exclusivity(unchecked) private var groups: Set<HoverEffectGroup.Key> = []
  @exclusivity(unchecked) private var source: GeometrySource?
  @exclusivity(unchecked) private var evaluated: (phases: [Bool], size: Size)?
  @exclusivity(unchecked) private var isWaiting = false
  @exclusivity(unchecked) private var custom: (content: GroupPiece, piece: DisplayPiece?)?

  func beginBodies() {
    source = GeometrySource(self)
    engine.geometryObservers[ObjectIdentifier(self)] = self
    if idiom == .tv {
      engine.content?.input.focus.observers[ObjectIdentifier(self)] = { [unowned self] _ in activityDidChange() }
    }
    setNeedsBodies()
  }
  private func endBodies() {
    guard let source else { return }
    source.node = nil
    engine.geometryObservers[ObjectIdentifier(self)] = nil
    engine.content?.input.focus.observers[ObjectIdentifier(self)] = nil
    for group in groups { engine.hoverGroups.leave(group, self) }
  }
  /// What the app says is asked for again, after layout.
  func setNeedsBodies() {
    if effect.bodies.list.isEmpty && parts.isEmpty || isWaiting { return }
    isWaiting = true
    engine.afterLayout.append { [self] in
      isWaiting = false
      evaluateBodies()
    }
    engine.requestFrame()
  }
  package override func geometryMayHaveChanged() { if evaluated?.size != size { evaluateBodies() } }
  package override func updateBody() {
    flags.remove(.needsBody)
    evaluated = nil
    setNeedsBodies()
  }
  /// Under the pointer, or on a television with focus.
  private var isActive: Bool {
    guard isEffectOn else { return false }
    if idiom != .tv { return isHovered }
    guard let target = engine.content?.input.focus.focused else { return false }
    return Self.concerning(target) === self
  }
  private func activityDidChange() {
    if effect.bodies.list.isEmpty { return }
    for group in groups { engine.hoverGroups.update(group) }
    setNeedsBodies()
  }
  /// Whether this view makes a group active.
  func keepsActive(_ key: HoverEffectGroup.Key, wasActive: Bool) -> Bool {
    guard isActive else { return false }
    return effect.bodies.list.contains { body in
      guard let group = body.group, group.key == key, body.isEnabled else { return false }
      return group.behavior == .activatesGroup || group.behavior == .preservesGroup && wasActive
    }
  }
  private func phase(_ body: HoverEffectBody) -> Bool {
    guard body.isEnabled, isEffectOn else { return false }
    guard let group = body.group else { return isActive }
    switch group.behavior.kind {
    case .ignores: return isActive
    case .activates, .follows, .preserves: return engine.hoverGroups.isActive(group.key)
    }
  }
  private func evaluateBodies() {
    guard !isUnmounted, flags.contains(.isPlaced), !flags.contains(.needsElements), let source else {
      if !effect.bodies.list.isEmpty, source == nil, !isUnmounted { beginBodies() }
      return
    }
    let bodies = effect.bodies.list
    let now = Set(bodies.compactMap { $0.group?.key })
    for group in groups.subtracting(now) { engine.hoverGroups.leave(group, self) }
    for group in now.subtracting(groups) { engine.hoverGroups.join(group, self) }
    groups = now
    for group in now { engine.hoverGroups.update(group) }
    let phases = bodies.map(phase)
    let isAnimated = evaluated.map { $0.phases != phases && $0.size == size } ?? false
    evaluated = (phases, size)
    let proxy = GeometryProxy(source, size)
    let segments = engine.evaluate(for: self) { bodies.indices.map { bodies[$0].evaluate(phases[$0], proxy) } }
    for (index, new) in segments.enumerated() {
      if index < parts.count, parts[index].count == new.count,
        zip(new, parts[index]).allSatisfy({ $0.update($1, on: self, isAnimated: isAnimated) })
      {
        continue
      }
      let made = new.map { $0.makePart() }
      if index < parts.count { parts[index] = made } else { parts.append(made) }
      partDidChange()
    }
    if parts.count > segments.count {
      parts.removeSubrange(segments.count...)
      partDidChange()
    }
  }
  func partDidChange() {
    custom = nil
    setNeedsRecord()
  }
  package override func animationDidStep(_ animator: AnyAnimator) {
    var hasChanged = false
    for body in parts { for part in body where part.step() { hasChanged = true } }
    if hasChanged { partDidChange() }
  }
  private func recordCustom(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if custom == nil || flags.contains(.subtreeNeedsRecord) {
      flags.remove(.subtreeNeedsRecord)
      var list: ContiguousArray<PlacedPiece> = []
      child.record(into: &list, x: child.x, y: child.y)
      let content = GroupPiece(list), context = EffectContext(self)
      var piece: DisplayPiece? = content
      for body in parts { for part in body { piece = piece.flatMap { part.apply(to: $0, context) } } }
      custom = (content, piece)
      engine.counters.itemsRecorded += 1
    }
    if let piece = custom?.piece { group.append(PlacedPiece(piece, x: x, y: y)) }
  }

  // MARK: - Display

  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if engine.lifted === self { return }
    if effect.kind == .custom {
      shown = nil
      if parts.isEmpty || flags.contains(.needsElements) {
        super.record(into: &group, x: x, y: y)
      } else {
        recordCustom(into: &group, x: x, y: y)
      }
      return
    }
    guard isHovered, idiom != .tv, isEffectOn, !flags.contains(.needsElements) else {
      shown = nil
      super.record(into: &group, x: x, y: y)
      return
    }
    let isDark = scope.value(ColorSchemeKey.self) == .dark
    let strength: Float = scope.value(ColorSchemeContrastKey.self) == .increased ? 0.2 : 0.08
    let key = Key(
      kind: effect.resolved(for: idiom), size: size, ink: RGBA(white: isDark ? 1 : 0, alpha: strength),
      reducesMotion: scope.value(ReducesMotionKey.self),
      reducesHighlighting: scope.value(AccessibilitySettingsKey.self).reducesHighlighting)
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
      let shadowed = EffectPiece(
        .shadow(HoverMetrics.shadow, radius: HoverMetrics.shadowRadius, x: 0, y: HoverMetrics.shadowOffset), content)
      if key.reducesMotion { return shadowed }
      let scale = HoverMetrics.lift, middle = CGPoint(x: bounds.midX, y: bounds.midY)
      return EffectPiece(
        .transform(
          CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: middle.x * (1 - scale), ty: middle.y * (1 - scale))),
        shadowed)
    case .custom: return content
    case .highlight, .automatic:
      let brighter =
        key.reducesHighlighting
        ? content : EffectPiece(.colorMatrix(ColorEffect.brightness(HoverMetrics.brightness)), content)
      return GroupPiece([
        PlacedPiece(FillPiece(outline(outset: HoverMetrics.platter, for: .hoverEffect), .color(key.ink)), x: 0, y: 0),
        PlacedPiece(brighter, x: 0, y: 0),
      ])
    }
  }
  /// The content shape for `kind`, else that for interaction, of the views that have the size of this one;
  /// else the bounds, `outset` points larger.
  private func outline(outset: CGFloat, for kind: ContentShapeKinds) -> DisplayShape {
    contentShape(for: kind) ?? contentShape(for: .interaction)
      ?? .roundedRectangle(bounds.insetBy(dx: -outset, dy: -outset), radius: HoverMetrics.radius)
  }

  // MARK: - Television

  /// The hover effect of a view that can have focus: of the nearest view around that
  /// holds it alone, or of the first one inside.
  static func concerning(_ target: LayoutNode) -> HoverEffectNode? {
    var node = target.layoutParent
    while let current = node as? UnaryNode, current.flags.isDisjoint(with: [.isFocusTarget, .isFocusGroup]) {
      if let found = current as? HoverEffectNode, found.hasEffect { return found }
      node = current.layoutParent
    }
    var left = mostViewsSearched
    return first(below: target, &left)
  }
  /// A label is small; anything larger does not count as one.
  private static let mostViewsSearched = 100
  private static func first(below node: LayoutNode, _ left: inout Int) -> HoverEffectNode? {
    var found: HoverEffectNode?
    node.visitLayoutChildren { child in
      if found != nil || left == 0 { return }
      left -= 1
      if let effect = child as? HoverEffectNode, effect.hasEffect {
        found = effect
      } else if !child.flags.contains(.isFocusTarget) {
        found = first(below: child, &left)
      }
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
  /// Shows what an effect has of the app's own, and nothing else.
  package nonisolated func customHoverEffect(of effect: HoverEffect?) -> ModifiedContent<Self, _HoverEffectModifier> {
    modifier(
      _HoverEffectModifier(
        effect: HoverEffect(kind: .custom, bodies: effect?.bodies ?? _HoverEffectBodies()), isEnabled: true))
  }
  /// Shows an effect while the pointer is above this view, if `isEnabled`.
  @_disfavoredOverload
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(_HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }
  /// Keeps this view and those below from showing hover effects, the lift of a television included. They stay off
  /// inside of a view in which they are off.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}
