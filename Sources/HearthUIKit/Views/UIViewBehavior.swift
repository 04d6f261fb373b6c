import Foundation
import HearthCore
import HearthRendering
import HearthUI

// How a view of UIKit is shown: by nodes of the same tree as everything else.
//
//     EffectBehaviorNode<UIViewLook>   the view itself: events, focus, updates; alpha, transform, clip, shadow
//       CustomLayoutNode               places what follows by the view's own geometry
//         UIViewContent                background, drawing, content of a control, subviews, layers, border
//
// A view that shows nothing has the first of these alone, which keeps nothing for a look that changes nothing.

/// Shows a view of UIKit.
nonisolated struct UIViewPresenter: View {
  let view: UIView
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    view.view.makeNode(inputs)
  }
  /// Who shows it gives each view an identity of its own: the view is always the same.
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) {}
  nonisolated static var _elementCount: Int { 1 }
  nonisolated static func _isEqual(_ a: Self, _ b: Self) -> Bool { a.view === b.view }
}

/// What a node does that shows a view of UIKit.
@MainActor final class UIViewBehavior: NodeBehavior {
  let view: UIView
  unowned(unsafe) let node: BehaviorNode
  private var shown: EffectBehaviorNode<UIViewLook> {
    unsafeDowncast(node, to: EffectBehaviorNode<UIViewLook>.self)
  }
  private var contentVersion = 0
  /// Grows with each change of the view.
  var version: Int { contentVersion }
  /// The views that the layout has below it, in order, as they were last said.
  fileprivate(set) var slots: [Slot] = []
  enum Slot { case traits, background, picture, content, view(UIView), layer, border }

  static func makeNode(_ view: UIView, _ inputs: _ViewInputs) -> LayoutNode {
    let node = EffectBehaviorNode<UIViewLook>(inputs)
    let behavior = UIViewBehavior(view, node)
    node.behavior = behavior
    // A view that is shown somewhere else goes there: the other node keeps nothing of it.
    view.behavior = behavior
    node.flags.insert(.hasGesture)
    if UIView.hasMacViews, view.acceptsFirstResponder, view.isInMacTree {
      node.flags.insert(.isFocusTarget)
      node.joinFocusTree()
    }
    if view.hasLook { node.update(UIViewLook(view), from: UIViewLook(view)) }
    if view.showsSomething { behavior.makeContent() }
    return node
  }
  private func makeContent() {
    node.content = Container._makeNode(container, node.contentInputs).node
  }
  private typealias Container = LayoutContainer<UIViewLayout, UIViewContent>
  private var container: Container {
    Container(layout: UIViewLayout(behavior: self), content: UIViewContent(behavior: self, version: contentVersion))
  }
  private init(_ view: UIView, _ node: BehaviorNode) {
    (self.view, self.node) = (view, node)
    if view.followsSafeArea { node.engine.performAtEndOfFrame { [weak self] in self?.observeSafeArea() } }
    if let clock = view.runningClock { node.engine.performAtEndOfFrame { clock.start() } }
    if view.hostView == nil {
      node.engine.performAtEndOfFrame { [weak view] in view?.windowDidChange() }
    }
  }
  nonisolated deinit {}
  /// Who has this view in it, where that is no other view: through the modifiers of the view's interactions.
  var host: (any ViewHost)? {
    var parent = node.layoutParent
    while let node = parent as? BehaviorNode, !(node.behavior is UIViewBehavior) {
      if let host = node.behavior as? any ViewHost { return host }
      parent = node.layoutParent
    }
    return nil
  }
  var viewName: String { "\(type(of: view))" }
  func willUnmount() {
    if covered != nil { node.engine.geometryObservers[ObjectIdentifier(node)] = nil }
    if view.behavior === self {
      view.runningClock?.stop()
      view.behavior = nil
      if view.hostView == nil { view.windowDidChange() }
    }
  }
  private var isCurrent: Bool { view.behavior === self }

  // MARK: - Updates

  func needsUpdate() { node.setNeedsBody(Transaction.current) }
  func animationDidStep(_ animator: AnyAnimator) {
    if let clock = view.runningClock, clock.isOwn(animator) { clock.step(at: node.engine.host.date) }
  }
  func needsPlacement() {
    if isPlacing { return }
    if node.engine.stage == .layout { (layoutNode ?? node).setNeedsPlacement() } else { needsUpdate() }
  }
  /// The outermost view lays all of the tree out in this frame, and nothing is shown anew for it.
  func layOutAgain() { if !isPlacing { (layoutNode ?? node).setNeedsPlacement() } }
  private var layoutNode: LayoutNode? { node.content?.element(at: 0) }
  func updateBody() {
    node.flags.remove(.needsBody)
    guard isCurrent else { return }
    contentVersion &+= 1
    if shown.hasEffect || view.hasLook { shown.update(UIViewLook(view), from: UIViewLook(plain: view)) }
    if let content = node.content {
      Container._update(_ViewNode(content), container)
      layoutNode?.setNeedsPlacement()
    } else if view.showsSomething {
      makeContent()
      node.setNeedsElements()
      node.setNeedsLayout()
    } else {
      node.setNeedsPlacement()
    }
  }
  /// What follows fingers is made when one is near for the first time.
  private func makeRecognizer() {
    if node.recognizer == nil { gesturesDidChange() }
  }
  /// The view has as large a place as it was given: who has given it asks the view how large it would be.
  func contentSizeDidChange() {
    node.setNeedsLayout()
    if view.hostView == nil { node.layoutParent?.setNeedsLayout() }
  }
  func gesturesDidChange() {
    let gesture = view.gesture
    node.recognizer = AnyGesture<Void>._makeRecognizer(gesture, _ViewNode(node)).recognizer
  }
  var acceptsGestures: Bool {
    makeRecognizer()
    node.priority = view.gesturePriority
    return node.isEnabled && view.isUserInteractionEnabled
  }
  func isReached(_ point: CGPoint) -> Bool {
    if !view.isTouchable { return false }
    let inside = view.inner(point)
    if view.hostView != nil { return view.point(inside: inside, with: nil) }
    // The outermost view says which of the views in it is hit, as apps override that.
    return view.hitTest(inside, with: nil) != nil
  }
  /// Whether something in the view is hit, and not the view itself.
  func hitsContent(_ point: CGPoint) -> Bool {
    let inner = view.outer(point)
    var isHit = false
    node.visitLayoutChildren { if $0.hitTest($0.convertFromParent(inner)) != nil { isHit = true } }
    return isHit
  }
  /// Only what can be done with a view makes it hit; what is below a plain view is hit through it where nothing is drawn.
  func isHit(_ point: CGPoint) -> Bool {
    view.isTouchable && view.point(inside: view.inner(point), with: nil)
  }

  // MARK: - Layout

  private(set) var isPlacing = false
  /// Whether the view was placed.
  private var hasSize = false
  func computeSize(_ proposal: Proposal) -> Size {
    // A container has placed it by its frame, or a representable by the size that it asked for.
    Size(
      proposal.width.isFinite && proposal.width >= 0 ? proposal.width : view.bounds.width,
      proposal.height.isFinite && proposal.height >= 0 ? proposal.height : view.bounds.height)
  }
  /// What the view's content of SwiftUI would like to have; nil without such content.
  func contentSize(_ proposal: ProposedViewSize) -> CGSize? {
    // What has changed is not shown yet.
    if node.flags.contains(.needsBody) { return nil }
    guard let index = slots.firstIndex(where: { if case .content = $0 { true } else { false } }) else { return nil }
    guard let layoutNode else { return nil }
    let layout = unsafeDowncast(layoutNode, to: CustomLayoutNode<UIViewLayout>.self)
    layout.resolveElements()
    return index < layout.elements.count ? layout.elements[index].measure(Proposal(proposal)).cgSize : nil
  }
  func placeChildren() {
    if node.hasContent {
      node.resolveChild()
      return node.child.place(x: 0, y: 0, node.proposal)
    }
    takeSize(CGSize(width: max(0, node.size.width), height: max(0, node.size.height)))
  }
  /// The outermost view takes the size that it has got in a view of SwiftUI, and places what is in it.
  private func takeSize(_ size: CGSize) {
    guard view.hostView == nil else { return }
    isPlacing = true
    if view.bounds.size != size {
      // The first size is no change.
      let transition = hasSize ? view.viewController?.viewWillChange(to: size) : nil
      view.frame = CGRect(origin: .zero, size: size)
      transition?()
    }
    hasSize = true
    view.layoutTree()
    isPlacing = false
  }
  /// Has the view place what is in it.
  fileprivate func place(_ subviews: LayoutSubviews, in rect: CGRect) {
    takeSize(rect.size)
    guard subviews.count == slots.count else { return }
    // What lies over text that is scrolled moves with it.
    let origin = view.shownOrigin
    for (slot, subview) in zip(slots, subviews) {
      switch slot {
      case .layer:
        subview.place(
          at: CGPoint(x: rect.minX - origin.x, y: rect.minY - origin.y), proposal: ProposedViewSize(rect.size))
      case .background, .picture, .border, .traits:
        subview.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
      case .content:
        let inner = view.contentRect(in: CGRect(origin: .zero, size: rect.size)) { subview.sizeThatFits($0) }
        let anchor: UnitPoint = view.centersContent ? .center : .topLeading
        subview.place(
          at: CGPoint(
            x: rect.minX + inner.minX + inner.width * anchor.x, y: rect.minY + inner.minY + inner.height * anchor.y),
          anchor: anchor, proposal: ProposedViewSize(inner.size))
      case .view(let view):
        let size = view.bounds.size, middle = self.view.fromTop(view.placedMiddle)
        subview.place(
          at: CGPoint(
            x: rect.minX + middle.x - size.width / 2 - origin.x,
            y: rect.minY + middle.y - size.height / 2 - origin.y),
          proposal: ProposedViewSize(size))
      }
    }
  }

  /// What covers the view, as it was laid out.
  private var covered: (insets: UIEdgeInsets, keyboard: CGFloat, floating: CGRect?)?
  /// From here on the view is laid out again when something else covers it.
  func observeSafeArea() {
    if covered != nil { return }
    covered = currentCover
    node.engine.geometryObservers[ObjectIdentifier(node)] = node
    view.safeAreaInsetsDidChange()
  }
  private var currentCover: (insets: UIEdgeInsets, keyboard: CGFloat, floating: CGRect?) {
    (
      view.safeAreaInsets, node.engine.root.safeArea.keyboard.bottom,
      view.followsFloatingKeyboard ? node.engine.content?.keyboard.frame : nil
    )
  }
  func geometryMayHaveChanged() {
    let current = currentCover
    if let covered, covered == current { return }
    let isOtherArea = covered?.insets != current.insets
    covered = current
    view.setNeedsLayout()
    if isOtherArea { view.safeAreaInsetsDidChange() }
    view.keyboardCoverDidChange()
  }

  // MARK: - Focus and assistive technology

  func handleFocusedKey(_ event: KeyEvent) -> Bool { view.takeKey(event) }
  var canBecomeFocused: Bool { view.canBecomeFirstResponder && node.isEnabled }
  private(set) var isFocused = false
  func focusDidChange(isFocused: Bool) {
    self.isFocused = isFocused
    if isFocused { view.takeKeys() }
    if isFocused { view.didBecomeFirstResponder() } else { view.didResignFirstResponder() }
  }
  func takeFocus() -> Bool {
    if !node.flags.contains(.isFocusTarget) {
      node.flags.insert(.isFocusTarget)
      node.joinFocusTree()
    }
    node.engine.content?.input.focus.setFocus(node, cause: .program, reason: .firstResponder)
    return true
  }
  func giveFocusAway() {
    node.engine.content?.input.focus.setFocus(nil, cause: .program, reason: .firstResponderResigned)
  }
  /// What a view of the framework's own content is called; a view that only holds others says nothing of them.
  var accessibilityAnnotation: AccessibilityProperties? {
    view.isAccessibilityElement || !view.isNamedByContent ? nil : properties
  }
  /// None where the view hides what is in it; nil, as they are, otherwise.
  var accessibilityElements: [AccessibilityElement]? { view.accessibilityElementsHidden ? [] : nil }
  var accessibilityElement: AccessibilityProperties? { view.isAccessibilityElement ? properties ?? .init() : nil }
  private var properties: AccessibilityProperties? { view.accessibilityProperties }
}

/// Places subviews by the geometry of the view that they are in.
nonisolated struct UIViewLayout: Layout {
  let behavior: UIViewBehavior
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated { behavior.computeSize(Proposal(proposal)).cgSize }
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    MainActor.assumeIsolated { behavior.place(subviews, in: bounds) }
  }
}

/// What is in a view of UIKit, from back to front.
struct UIViewContent: View {
  let behavior: UIViewBehavior
  /// A new one each time that the view has changed.
  let version: Int
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let view = behavior.view
    let layer = view.shownLayer, content = view.makeContent()
    let picture = view.mayDraw || layer != nil ? view.picture(scheme) : nil
    let animated = (layer?.animations?.shown["backgroundColor"] as? CGColor).map { Color(cgColor: $0) }
    let fill =
      animated ?? view.backgroundColor.map { Color(uiColor: $0) } ?? layer?.backgroundColor.map { Color(cgColor: $0) }
    let border: LayerBorder? = layer.flatMap { $0.shown("borderWidth", $0.borderWidth) > 0 ? LayerBorder($0) : nil }
    let followsTraits = view.followsTraits
    let _ = followsTraits ? () : view.forgetTraits()
    let _ = note(fill != nil, picture != nil, content != nil, border != nil, followsTraits)
    Group {
      if followsTraits { TraitFollower(view: view) }
      if let fill { layerShape(layer).fill(fill).allowsHitTesting(false) }
      if let picture { UIViewPicture(piece: picture) }
      if let content { content }
      if !view.showsSubviewsInContent { ForEach(view.shownItems, id: \.identity) { ItemPresenter($0) } }
      if let border { layerShape(layer).strokeBorder(border.color, lineWidth: border.width).allowsHitTesting(false) }
    }
    .modifier(_EnvironmentModifier { view.ownTraits.apply(to: &$0) })
  }
  private func note(
    _ hasFill: Bool, _ hasPicture: Bool, _ hasContent: Bool, _ hasBorder: Bool, _ followsTraits: Bool
  ) {
    var slots: [UIViewBehavior.Slot] = followsTraits ? [.traits] : []
    if hasFill { slots.append(.background) }
    if hasPicture { slots.append(.picture) }
    if hasContent { slots.append(.content) }
    if !behavior.view.showsSubviewsInContent {
      for item in behavior.view.shownItems { slots.append(item.view.map { .view($0) } ?? .layer) }
    }
    if hasBorder { slots.append(.border) }
    behavior.slots = slots
  }
  private func layerShape(_ layer: CALayer?) -> UnevenRoundedRectangle {
    layer?.outline ?? UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii())
  }
}

private struct LayerBorder {
  let color: Color
  let width: CGFloat
  @MainActor init(_ layer: CALayer) {
    color = layer.shown("borderColor", layer.borderColor).map { Color(cgColor: $0) } ?? .black
    width = layer.shown("borderWidth", layer.borderWidth)
  }
}

extension UIView {
  /// Whether the picture of the view is changed in any way.
  var hasLook: Bool {
    isHidden || !(alpha >= 1) || !transform.isIdentity || shownLayer?.changesPicture == true || mask != nil
      || vibrancy != nil
  }
  /// Whether anything is in the view that is to be placed or drawn.
  var showsSomething: Bool {
    backgroundColor != nil || !subviews.isEmpty || followsTraits || shownLayer?.showsSomething == true
      || makeContent() != nil
      || mayDraw && picture(behavior.map { EnvironmentValues(scope: $0.node.scope).colorScheme } ?? .light) != nil
  }
  /// Another one where other interactions are around the view, which is shown anew then.
  nonisolated var identity: ObjectIdentifier { interactionList.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self) }
}

/// How the picture of a view is changed.
nonisolated struct UIViewLook: DrawingEffect {
  private var numbers: LookNumbers
  private var isHidden: Bool
  private var clip: UnevenRoundedRectangle?
  /// The colour of a shadow, and the layer that throws it.
  private var shadow: (color: Color, layer: CALayer)?
  private var masks: [DisplayPiece] = []
  private var vibrancy: VibrancyTint?

  /// The look that changes nothing.
  @MainActor init(plain view: UIView) {
    (isHidden, numbers) = (false, LookNumbers(alpha: 1, transform: .identity))
  }
  @MainActor init(_ view: UIView) {
    isHidden = view.isHidden
    numbers = LookNumbers(alpha: view.alpha, transform: view.transformAboutMiddle)
    vibrancy = view.vibrancy
    if let mask = view.maskPicture { masks.append(mask) }
    guard let layer = view.shownLayer else { return }
    if layer.animations?.shown.isEmpty == false { takeAnimations(of: layer, view) }
    if let mask = layer.maskPiece { masks.append(mask) }
    if layer.masksToBounds { clip = layer.outline }
    let opacity = layer.shown("shadowOpacity", layer.shadowOpacity)
    if !layer.masksToBounds && opacity > 0, let color = layer.shown("shadowColor", layer.shadowColor) {
      let offset = layer.shown("shadowOffset", layer.shadowOffset)
      shadow = (Color(cgColor: color), layer)
      numbers.values[8] = Double(opacity)
      numbers.values[9] = Double(layer.shown("shadowRadius", layer.shadowRadius))
      numbers.values[10] = Double(offset.width)
      numbers.values[11] = Double(offset.height)
    }
  }
  /// What animations of the view's layer show instead of the view's own alpha, transform and place.
  @MainActor private mutating func takeAnimations(of layer: CALayer, _ view: UIView) {
    let place = layer.shown("position", view.center), size = layer.shown("bounds", view.bounds).size
    var transform = layer.shown("transform", view.transform)
    if view.bounds.width > 0, view.bounds.height > 0, size != view.bounds.size {
      transform = CGAffineTransform(scaleX: size.width / view.bounds.width, y: size.height / view.bounds.height)
        .concatenating(transform)
    }
    transform.tx += place.x - view.center.x
    transform.ty += place.y - view.center.y
    numbers = LookNumbers(
      alpha: layer.shown("opacity", view.alpha), transform: view.aboutMiddle(transform))
  }
  var animatableData: LookNumbers {
    get { numbers }
    set { numbers = newValue }
  }
  static var movesContent: Bool { true }
  @MainActor var hidesContent: Bool { isHidden || numbers.alpha <= 0 }
  @MainActor var hidesFromAccessibility: Bool { hidesContent }
  @MainActor func isIdentity(_ context: EffectContext) -> Bool {
    !isHidden && numbers.isIdentity && clip == nil && shadow == nil && masks.isEmpty && vibrancy == nil
  }
  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    if hidesContent { return nil }
    var piece = vibrancy?.apply(to: content, context) ?? content
    if let clip, let shape = clip.path(in: context.bounds).displayShape() {
      piece = PiecePool.effect(.clip(shape, isAntialiased: true), piece)
    }
    if let shadow {
      let color = context.node.scope.rgba(shadow.color.opacity(numbers.values[8]))
      piece = shadow.layer.shadowed(
        piece, color, radius: max(0, numbers.values[9]),
        offset: CGSize(width: numbers.values[10], height: numbers.values[11]))
    }
    for mask in masks { piece = EffectPiece(.mask(mask), piece) }
    if numbers.alpha < 1 { piece = PiecePool.effect(.opacity(numbers.alpha), piece) }
    if let transform = affine(context) { piece = PiecePool.effect(.transform(transform), piece) }
    return piece
  }
  @MainActor private func affine(_ context: EffectContext) -> CGAffineTransform? {
    if numbers.hasNoTransform { return nil }
    let x = context.size.width / 2, y = context.size.height / 2
    return CGAffineTransform(translationX: -x, y: -y).concatenating(numbers.transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
  @MainActor func transform(_ context: EffectContext) -> Projection? { affine(context).map { Projection($0) } }
}

/// Measures a view of SwiftUI that is shown nowhere.
@MainActor enum OffscreenMeasure {
  /// The content of the window that a view is in, else of the one at work; nil before there is one.
  static func content(beside view: UIView) -> WindowContent? {
    view.root.behavior?.node.engine.content ?? Engine.current?.content ?? AppScenes.current?.currentSession?.content
  }
  /// The same, or before there is one that of a window that nobody has set anything for.
  static func surroundings(of view: UIView) -> WindowContent { content(beside: view) ?? nowhere }
  /// What measures before there is a window: an empty one that is nowhere.
  private static let nowhere = WindowContent(host: nowhereHost, size: .zero, root: EmptyView())
  /// A window does not hold its host.
  private static let nowhereHost = MeasuringHost()
  /// The size that `view` would like to have, in the environment of the app's window.
  static func size(of view: AnyView, _ proposal: ProposedViewSize, beside other: UIView) -> CGSize? {
    let content = surroundings(of: other)
    guard let root = content.engine.root else { return nil }
    let node = AnyView._makeNode(view, _ViewInputs(root, content.rootScope)).node
    defer { node.unmount() }
    guard node.elementCount > 0 else { return .zero }
    return node.element(at: 0).measure(Proposal(proposal)).cgSize
  }
}

/// Tells a view of the traits around it, and of those that it sets itself, each time that they are different.
struct TraitFollower: View {
  let view: UIView
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.displayScale) private var scale
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.customTraits) private var custom
  private var traits: GivenTraits {
    GivenTraits(
      style: UIUserInterfaceStyle(scheme), horizontal: UIUserInterfaceSizeClass(horizontal),
      vertical: UIUserInterfaceSizeClass(vertical), scale: scale,
      direction: direction == .rightToLeft ? .rightToLeft : .leftToRight, category: UIContentSizeCategory(typeSize),
      contrast: contrast == .increased ? .high : .normal, custom: custom)
  }
  var body: some View {
    Color.clear.frame(width: 0, height: 0).allowsHitTesting(false).accessibilityHidden(true)
      // The view knows what they were: another trait that is set around it makes other nodes.
      .onChange(of: traits, initial: true) { _, new in view.takeTraits(new) }
  }
}

extension ClassMethods {
  /// Those of a view that hear of traits.
  static let viewTraits = ClassMethods(of: UIView.self, overriddenBy: TraitView.self)
}
private final class TraitView: UIView {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// Has animations of layers run with the frames of a window: those in the picture of one view.
@MainActor final class LayerClock {
  private unowned let view: UIView
  private var layers: [CALayer] = []
  private var animator: Animator<Double>?
  init(_ view: UIView) { self.view = view }
  nonisolated deinit {}

  func add(_ layer: CALayer) {
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    start()
  }
  /// Runs where the view is shown.
  func start() {
    guard animator == nil, !layers.isEmpty, let behavior = view.behavior else { return }
    let animator = Animator<Double>()
    self.animator = animator
    // Longer than any window is open. What counts is that there is a step with each frame.
    animator.add(1, .linear(duration: 10_000_000), Transaction(), of: behavior.node)
    step(at: behavior.node.engine.host.date)
  }
  func stop() {
    animator?.cancel()
    animator = nil
  }
  /// Whether a step is this clock's.
  func isOwn(_ other: AnyAnimator) -> Bool { other === animator }
  func step(at date: Date) {
    let all = layers
    let still = all.filter { $0.hostView === view && $0.evaluateAnimations(at: date) }
    layers = still + layers.filter { layer in !all.contains { $0 === layer } }
    if layers.isEmpty { stop() }
  }
}
