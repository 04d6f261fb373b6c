import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// How a view's rectangle is drawn: corners, border, shadow. A layer without a view is a picture in another.
///
///     view.layer.cornerRadius = 12
///     view.layer.masksToBounds = true
///
/// What a layer shows is recorded when it has changed, and not before that. Changes of a layer without a view are shown by
/// an animation of 0.25 s once the layer has been seen, unless the `CATransaction` says otherwise.
@MainActor @preconcurrency open class CALayer: NSObject {
  /// The view that the layer draws; nil for one that was added to another.
  weak var view: UIView?
  public required override init() { super.init() }
  /// Creates a copy of a layer with its properties, as for what animations show of it.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { takeProperties(of: layer) }
  }
  /// There are no files to make layers from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  // Of a layer without a view.
  private var ownBounds = CGRect.zero, ownPosition = CGPoint.zero, ownTransform = CGAffineTransform.identity
  private var ownOpacity: Float = 1, isOwnHidden = false

  /// Points. Corners are round by as much at most as fits.
  open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { didChange("cornerRadius", oldValue) } } }
  /// Which corners are round.
  open var maskedCorners: CACornerMask = .all { didSet { if maskedCorners != oldValue { didChange() } } }
  /// How round corners go over into the edges.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { if cornerCurve != oldValue { didChange() } } }
  /// Whether what is in the layer is cut off at its outline, with its shadow.
  open var masksToBounds = false { didSet { if masksToBounds != oldValue { didChange() } } }
  /// Points; the border lies inside of the layer. None for 0.
  open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { didChange("borderWidth", oldValue) } } }
  /// Black by itself.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if borderColor != oldValue { didChange("borderColor", oldValue) } }
  }
  /// The colour behind everything else. A colour of the view takes precedence over it.
  open var backgroundColor: CGColor? {
    didSet { if backgroundColor != oldValue { didChange("backgroundColor", oldValue) } }
  }
  /// Black by itself; nil for no shadow.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if shadowColor != oldValue { didChange("shadowColor", oldValue) } }
  }
  /// 0, the value by itself, for no shadow.
  open var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { didChange("shadowOpacity", oldValue) } } }
  /// Points.
  open var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { didChange("shadowRadius", oldValue) } } }
  /// Points; by itself the shadow lies above what throws it.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if shadowOffset != oldValue { didChange("shadowOffset", oldValue) } }
  }
  /// The outline of what throws the shadow, in the layer's own coordinate space; nil, the value by itself, for all that
  /// is drawn.
  open var shadowPath: CGPath? { didSet { if shadowPath != oldValue { didChange() } } }
  /// The shadow of `shadowPath` below a picture, both from the layer's corner. `color` has the shadow's opacity.
  func shadowed(_ piece: DisplayPiece, _ color: RGBA, radius: CGFloat, offset: CGSize) -> DisplayPiece {
    guard let shadowPath else {
      return EffectPiece(.shadow(color, radius: radius, x: offset.width, y: offset.height), piece)
    }
    let path = Path(shadowPath), reach = path.boundingRect
    if reach.isNull || reach.isEmpty { return piece }
    let context = CGContext(size: CGSize(width: max(1, reach.maxX), height: max(1, reach.maxY)))
    context.setFillColor(CGColor(color))
    context.fill(path, isEvenOdd: false)
    let blurred = EffectPiece(.blur(radius: max(0.001, radius), isOpaque: false), context.picture)
    let origin = bounds.origin
    return GroupPiece([
      PlacedPiece(blurred, x: offset.width - origin.x, y: offset.height - origin.y), PlacedPiece(piece, x: 0, y: 0),
    ])
  }
  /// 0 is clear, 1 opaque: the view's alpha.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view {
        view.alpha = CGFloat(newValue)
      } else if newValue != ownOpacity {
        let old = ownOpacity
        ownOpacity = newValue.isNaN ? 1 : newValue
        didChange("opacity", CGFloat(old))
      }
    }
  }
  /// Whether the layer is not shown.
  open var isHidden: Bool {
    get { view?.isHidden ?? isOwnHidden }
    set {
      if let view {
        view.isHidden = newValue
      } else if newValue != isOwnHidden {
        isOwnHidden = newValue
        didChange()
      }
    }
  }
  /// Where the layer is in the one around it, or its view in the superview: points. With a transform the rectangle
  /// around it.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let size = ownBounds.size
      let anchor = anchorPoint
      return CGRect(
        x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width,
        height: size.height
      )
      .applying(ownTransform).offsetBy(dx: ownPosition.x, dy: ownPosition.y)
    }
    set {
      if let view {
        view.frame = newValue
        return
      }
      guard let rect = checked(newValue.standardized), rect != frame else { return }
      let old = (ownPosition, ownBounds)
      ownPosition = CGPoint(
        x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
      ownBounds.size = rect.size
      if old.0 != ownPosition { animateChange("position", from: old.0) }
      if old.1 != ownBounds { animateChange("bounds", from: old.1) }
      didChange()
    }
  }
  /// The part of the layer's own coordinate space that it shows.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if let view {
        view.bounds = newValue
        return
      }
      guard let rect = checked(newValue.standardized), rect != ownBounds else { return }
      let old = ownBounds
      ownBounds = rect
      didChange("bounds", old)
    }
  }
  /// Where in the layer its position is, and what it is turned about: fractions of its size, the middle by itself.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? ownAnchor }
    set {
      if let view {
        view.anchorPoint = newValue
        return
      }
      guard checked(CGRect(origin: newValue, size: .zero)) != nil, newValue != ownAnchor else {
        return
      }
      ownAnchor = newValue
      didChange()
    }
  }
  private var ownAnchor = CGPoint(x: 0.5, y: 0.5)
  /// Where the layer's anchor is in the one around it, the middle by itself: points.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      if let view {
        view.center = newValue
        return
      }
      guard checked(CGRect(origin: newValue, size: .zero)) != nil, newValue != ownPosition else { return }
      let old = ownPosition
      ownPosition = newValue
      didChange("position", old)
    }
  }
  /// How the layer is turned and scaled, about its anchor.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }
  /// Turns and scales the layer, about its anchor.
  open func setAffineTransform(_ m: CGAffineTransform) {
    if let view {
      view.transform = m
    } else if m != ownTransform {
      let old = ownTransform
      ownTransform = m
      didChange("transform", old)
    }
  }
  /// How the layer is turned and scaled in space, about its anchor. It is seen as its shadow on the screen: without
  /// perspective, which is reported.
  open var transform: CATransform3D {
    get { spaceTransform ?? CATransform3DMakeAffineTransform(affineTransform()) }
    set {
      if newValue.m34 != 0 || newValue.m14 != 0 || newValue.m24 != 0 {
        Report(
          kind: .notOnLinux, path: view?.path ?? "\(type(of: self))",
          message: "has a transform with perspective, which layers have not here. Use rotation3DEffect of SwiftUI."
        ).tell()
      }
      setAffineTransform(
        CGAffineTransform(
          a: newValue.m11, b: newValue.m12, c: newValue.m21, d: newValue.m22, tx: newValue.m41, ty: newValue.m42))
      spaceTransform = CATransform3DIsAffine(newValue) ? nil : newValue
    }
  }
  private var spaceTransform: CATransform3D?
  /// What changes nothing of the picture, see `CALayer+Hints.swift`.
  var hints = LayerHints()
  /// What is done when a property of a layer without a view changes, by its name: an animation, or nothing for `NSNull`.
  /// Properties that are not named animate as the transaction says.
  open var actions: [String: any CAAction]?
  /// The animations; nil for none so far.
  var animations: LayerAnimations?
  /// The date for which they were last shown.
  var lastDate: Date?
  /// Whether a frame has shown the layer.
  private(set) var wasShown = false
  /// What the layer shows of a property: its own value, or that of animations.
  func shown<Value>(_ key: String, _ own: @autoclosure () -> Value) -> Value {
    guard let animations, let value = animations.shown[key] else { return own() }
    if let value = value as? Value { return value }
    return (value as? CGFloat).flatMap { Float($0) as? Value } ?? own()
  }
  /// How near the layer is: of layers beside each other, and of subviews, the one with the greater number lies in front.
  open var zPosition: CGFloat {
    get { hints.zPosition }
    set {
      if newValue == hints.zPosition || newValue.isNaN { return }
      hints.zPosition = newValue
      if let hostView = view?.hostView { hostView.needsUpdate() } else { didChange() }
    }
  }
  /// Whether the layer is seen from behind, too: when its `transform` turns it by more than a quarter. Of the layer of a
  /// view false is reported: hide the view.
  open var isDoubleSided: Bool {
    get { hints.isDoubleSided }
    set {
      if newValue == hints.isDoubleSided { return }
      hints.isDoubleSided = newValue
      reportUnkept(
        "CALayer.isDoubleSided", if: !newValue && view != nil,
        "a view is seen from both sides. Hide it in the second half of a turn.")
      didChange()
    }
  }
  private var isTurnedAway: Bool { !hints.isDoubleSided && view == nil && (spaceTransform?.m33 ?? 1) < 0 }
  /// A name by which an app finds the layer.
  open var name: String?
  /// A picture, a `CGImage`, that fills the layer; nil for none.
  open var contents: Any? { didSet { didChange() } }
  /// What of the layer is shown: as much as this layer is opaque. Its place is in the layer's own coordinate space.
  open var mask: CALayer? {
    didSet {
      if mask === oldValue { return }
      if oldValue?.masked === self { oldValue?.masked = nil }
      mask?.masked = self
      mask?.startClocks()
      didChange()
    }
  }
  private weak var masked: CALayer?
  /// The layer whose mask this one is.
  var maskedLayer: CALayer? { masked }
  /// Draws the layer again. Changes of properties do so by themselves.
  open func setNeedsDisplay() {
    view?.setNeedsDisplay()
    didChange()
  }
  /// Draws what is in the layer, in its own coordinate space. Does nothing by itself.
  open func draw(in ctx: CGContext) {}
  /// Draws what a kind of layer shows.
  func drawContent(in context: CGContext) {}

  // MARK: - Tree

  /// The layers that were added to this one, from back to front; nil for none. Those of subviews are not among them.
  open private(set) var sublayers: [CALayer]?
  /// The layer that this one was added to, or that of the superview.
  open var superlayer: CALayer? { view.map { $0.hostView?.layer } ?? outer }
  private weak var outer: CALayer?
  /// The subview right above which the layer lies; nil for behind all of them.
  fileprivate weak var base: UIView?

  /// Adds a layer in front of all others and of the subviews that are there.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0, above: view?.subviews.last) }
  /// Adds a layer at a place in the order, in which subviews count, too; 0 is behind all others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    let items = orderedItems, index = min(Int(index), items.count)
    let before = items[..<index]
    insert(layer, at: before.count { $0.layer != nil }, above: before.last { $0.view != nil }?.view)
  }
  /// Adds a layer right in front of another, which may be that of a subview.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: UInt32((place(of: sibling) ?? orderedItems.count - 1) + 1))
  }
  /// Adds a layer right behind another, which may be that of a subview.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(place(of: sibling) ?? 0))
  }
  /// Replaces a layer by another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer.outer === self, newLayer !== oldLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  private func place(of sibling: CALayer?) -> Int? {
    guard let sibling else { return nil }
    return orderedItems.firstIndex { $0.layer === sibling || $0.view != nil && $0.view === sibling.view }
  }
  private func insert(_ layer: CALayer, at index: Int, above base: UIView?) {
    var next: CALayer? = self
    while let current = next, current !== layer { next = current.superlayer }
    if next != nil || layer.view != nil {
      Report(
        kind: .badSize, path: view?.path ?? "\(type(of: self))",
        message: layer.view == nil
          ? "cannot have its own layer put into itself. The layer stays where it is."
          : "was given the layer of a view as a layer. Add the view instead: the layer stays where it is."
      ).tell()
      return
    }
    var index = index
    if layer.outer === self, let old = sublayers?.firstIndex(where: { $0 === layer }), old < index { index -= 1 }
    layer.removeFromSuperlayer()
    layer.outer = self
    layer.base = base
    var all = sublayers ?? []
    all.insert(layer, at: min(max(0, index), all.count))
    sublayers = all
    didChange()
    layer.startClocks()
  }
  /// Takes the layer out of the one that it was added to.
  open func removeFromSuperlayer() {
    guard let outer else { return }
    outer.sublayers?.removeAll { $0 === self }
    if outer.sublayers?.isEmpty == true { outer.sublayers = nil }
    self.outer = nil
    outer.didChange()
  }
  /// The subviews and the layers that were added, from back to front.
  var items: [LayerItem] {
    let all = orderedItems
    if all.allSatisfy({ $0.zPosition == 0 }) { return all }
    // Those that are as near stay in their order.
    return all.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(
      \.element)
  }
  private var orderedItems: [LayerItem] {
    let layers = sublayers ?? [], views = view?.subviews ?? []
    if layers.isEmpty { return views.map { LayerItem(view: $0) } }
    var result = layers.filter { $0.base == nil }.map { LayerItem(layer: $0) }
    for view in views {
      result.append(LayerItem(view: view))
      result += layers.filter { $0.base === view }.map { LayerItem(layer: $0) }
    }
    // Their subview has gone elsewhere.
    return result
      + layers.filter { layer in layer.base.map { base in !views.contains { $0 === base } } ?? false }
      .map { LayerItem(layer: $0) }
  }

  // MARK: - Picture

  /// A property has another value.
  func didChange(_ key: String, _ old: Any?) {
    animateChange(key, from: old)
    didChange()
  }
  /// Animations show something else.
  func animationsDidStep() { didChange() }
  /// A property that animations know, as it is; nil for one that they do not. Numbers are `CGFloat`s.
  func animatedProperty(_ name: String) -> Any? {
    switch name {
    case "opacity": CGFloat(opacity)
    case "position": position
    case "bounds": bounds
    case "transform": affineTransform()
    case "cornerRadius": cornerRadius
    case "borderWidth": borderWidth
    case "borderColor": borderColor ?? CGColor.clear
    case "backgroundColor": backgroundColor ?? view?.backgroundColor?.cgColor ?? CGColor.clear
    case "shadowColor": shadowColor ?? CGColor.clear
    case "shadowOpacity": CGFloat(shadowOpacity)
    case "shadowRadius": shadowRadius
    case "shadowOffset": shadowOffset
    case "contents": contents
    default: nil
    }
  }
  /// Takes what animations have made of a property.
  func setAnimatedProperty(_ name: String, _ value: Any) {
    switch (name, value) {
    case ("opacity", let value as CGFloat): opacity = Float(value)
    case ("position", let value as CGPoint): position = value
    case ("bounds", let value as CGRect): bounds = value
    case ("transform", let value as CGAffineTransform): setAffineTransform(value)
    case ("cornerRadius", let value as CGFloat): cornerRadius = value
    case ("borderWidth", let value as CGFloat): borderWidth = value
    case ("borderColor", let value as CGColor): borderColor = value
    case ("backgroundColor", let value as CGColor): backgroundColor = value
    case ("shadowColor", let value as CGColor): shadowColor = value
    case ("shadowOpacity", let value as CGFloat): shadowOpacity = Float(value)
    case ("shadowRadius", let value as CGFloat): shadowRadius = value
    case ("shadowOffset", let value as CGSize): shadowOffset = value
    case ("contents", _): contents = value
    default: break
    }
  }
  /// Takes the properties of another layer, which may be that of a view.
  func takeProperties(of other: CALayer) {
    anchorPoint = other.anchorPoint
    (bounds, position, opacity, isHidden) = (
      other.bounds, other.position, other.opacity, other.isHidden
    )
    setAffineTransform(other.affineTransform())
    (cornerRadius, maskedCorners, cornerCurve) = (other.cornerRadius, other.maskedCorners, other.cornerCurve)
    (masksToBounds, borderWidth, borderColor) = (other.masksToBounds, other.borderWidth, other.borderColor)
    (backgroundColor, contents, name) = (other.backgroundColor, other.contents, other.name)
    (shadowColor, shadowOpacity) = (other.shadowColor, other.shadowOpacity)
    (shadowRadius, shadowOffset, shadowPath) = (other.shadowRadius, other.shadowOffset, other.shadowPath)
  }
  private var recorded: DisplayPiece?
  private var recordedSize = CGSize.zero
  /// How often the picture was recorded.
  private(set) var recordings = 0
  func didChange() {
    recorded = nil
    view?.needsUpdate()
    outer?.didChange()
    masked?.didChange()
  }
  private func checked(_ rect: CGRect) -> CGRect? {
    if rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite { return rect }
    Report(
      kind: .badSize, path: "\(type(of: self))",
      message: "was given a place that is no number, or infinite. It stays where it is."
    ).tell()
    return nil
  }
  /// Whether the layer changes the picture of the view: cuts it off, gives it a shadow or masks it.
  var changesPicture: Bool {
    masksToBounds || shadowOpacity > 0 || mask != nil || animations?.shown.isEmpty == false
  }
  /// Whether the layer draws something itself.
  var showsSomething: Bool {
    backgroundColor != nil || borderWidth > 0 || hasOwnContent || sublayers != nil
      || animations?.shown.isEmpty == false
  }
  /// Whether there is more to draw than the background and the border.
  private var hasOwnContent: Bool { contents != nil || type(of: self) != CALayer.self }
  /// What the layer of a view draws between the background and the subviews; nil for nothing.
  var contentPiece: DisplayPiece? {
    guard hasOwnContent, bounds.width > 0, bounds.height > 0 else { return nil }
    if let recorded, recordedSize == bounds.size { return recorded }
    recordedSize = bounds.size
    let context = CGContext(size: bounds.size)
    drawOwn(in: context)
    recordings += 1
    recorded = context.isEmpty ? nil : context.picture
    return recorded
  }
  /// The bounds that are shown: of a layer without a view those of animations.
  var shownBounds: CGRect { view == nil ? shown("bounds", bounds) : bounds }
  private func drawOwn(in context: CGContext) {
    let bounds = shownBounds
    if let contents = shown("contents", contents), type(of: contents) == CGImage.self {
      let picture = contents as! CGImage
      let size = CGSize(width: picture.width, height: picture.height)
      context.draw(picture, in: contentsRect(of: size, in: bounds.size), isUpright: true)
    }
    context.saveGState()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    drawContent(in: context)
    UIGraphicsPushContext(context)
    draw(in: context)
    UIGraphicsPopContext()
    context.restoreGState()
  }
  /// The picture of a layer without a view with all that is in it, in the coordinate space of the layer around.
  var placedPiece: DisplayPiece? {
    wasShown = true
    let opacity = shown("opacity", ownOpacity)
    if isHidden || opacity <= 0 || isTurnedAway { return nil }
    if let recorded { return recorded }
    let bounds = shownBounds, borderWidth = shown("borderWidth", borderWidth)
    let shadowOpacity = shown("shadowOpacity", shadowOpacity), shadowOffset = shown("shadowOffset", shadowOffset)
    let ownPosition = shown("position", ownPosition), ownTransform = shown("transform", ownTransform)
    let size = bounds.size, rect = CGRect(origin: .zero, size: size)
    let context = CGContext(size: size)
    let path = outline.path(in: rect)
    if let backgroundColor = shown("backgroundColor", backgroundColor) {
      context.setFillColor(backgroundColor)
      context.fill(path, isEvenOdd: false)
    }
    drawOwn(in: context)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    for piece in sublayerPieces { context.record(piece) }
    context.translateBy(x: bounds.minX, y: bounds.minY)
    if borderWidth > 0, let borderColor = shown("borderColor", borderColor) {
      context.setFillColor(borderColor)
      var ring = path
      let inner = rect.insetBy(dx: borderWidth, dy: borderWidth)
      if inner.width > 0 && inner.height > 0 { ring.addPath(insetOutline(borderWidth).path(in: inner)) }
      context.fill(ring, isEvenOdd: true)
    }
    recordings += 1
    if context.isEmpty { return nil }
    var piece = context.picture
    if masksToBounds, let shape = path.displayShape() { piece = EffectPiece(.clip(shape, isAntialiased: true), piece) }
    if shadowOpacity > 0, !masksToBounds, let color = shown("shadowColor", shadowColor) {
      piece = shadowed(
        piece, color.copy(alpha: color.alpha * CGFloat(shadowOpacity))?.rgba ?? color.rgba,
        radius: max(0, shown("shadowRadius", shadowRadius)), offset: shadowOffset)
    }
    if let mask = mask?.placedPiece {
      piece = EffectPiece(.mask(moved(mask, -bounds.minX, -bounds.minY)), piece)
    } else if mask != nil {
      return nil
    }
    if opacity < 1 { piece = EffectPiece(.opacity(Double(opacity)), piece) }
    if ownTransform.isIdentity {
      recorded = GroupPiece([
        PlacedPiece(
          piece, x: ownPosition.x - size.width * ownAnchor.x,
          y: ownPosition.y - size.height * ownAnchor.y)
      ])
      return recorded
    }
    let transform = CGAffineTransform(
      translationX: -size.width * ownAnchor.x, y: -size.height * ownAnchor.y
    )
    .concatenating(ownTransform).concatenating(
      CGAffineTransform(translationX: ownPosition.x, y: ownPosition.y))
    recorded = EffectPiece(.transform(transform), piece)
    return recorded
  }
  /// Has the layer show its animations as they were some seconds ago, and those of the layers in it; what is returned
  /// undoes that.
  func delay(by seconds: Double) -> () -> Void {
    let old = recorded
    let undos = (sublayers ?? []).map { $0.delay(by: seconds) }
    let shown = animations?.show(behindBy: seconds, at: lastDate, animatedProperty)
    recorded = nil
    return { [self] in
      for undo in undos { undo() }
      if let shown { animations?.shown = shown }
      recorded = old
    }
  }
  /// What the layers in this one show, from back to front, in its own coordinate space.
  var sublayerPieces: [DisplayPiece] { items.compactMap { $0.layer?.placedPiece } }
  private func moved(_ piece: DisplayPiece, _ x: CGFloat, _ y: CGFloat) -> DisplayPiece {
    x == 0 && y == 0 ? piece : GroupPiece([PlacedPiece(piece, x: x, y: y)])
  }
  /// What a mask lets through of the layer's view, from the view's corner; nil without a mask.
  var maskPiece: DisplayPiece? {
    guard let mask else { return nil }
    return moved(mask.placedPiece ?? GroupPiece([]), -bounds.minX, -bounds.minY)
  }
  private func insetOutline(_ width: CGFloat) -> UnevenRoundedRectangle {
    var inner = outline
    inner.cornerRadii.topLeading = max(0, inner.cornerRadii.topLeading - width)
    inner.cornerRadii.topTrailing = max(0, inner.cornerRadii.topTrailing - width)
    inner.cornerRadii.bottomLeading = max(0, inner.cornerRadii.bottomLeading - width)
    inner.cornerRadii.bottomTrailing = max(0, inner.cornerRadii.bottomTrailing - width)
    return inner
  }
  var outline: UnevenRoundedRectangle {
    let cornerRadius = shown("cornerRadius", cornerRadius)
    func radius(_ corner: CACornerMask) -> CGFloat {
      maskedCorners.contains(corner) && cornerRadius.isFinite ? max(0, cornerRadius) : 0
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radius(.layerMinXMinYCorner), bottomLeadingRadius: radius(.layerMinXMaxYCorner),
      bottomTrailingRadius: radius(.layerMaxXMaxYCorner), topTrailingRadius: radius(.layerMaxXMinYCorner),
      style: cornerCurve == .continuous ? .continuous : .circular)
  }
}

/// A subview, or a layer that was added, where it lies among the others.
struct LayerItem {
  var view: UIView?
  var layer: CALayer?
  @MainActor var zPosition: CGFloat { (layer ?? view?.layer)?.hints.zPosition ?? 0 }
  var identity: ObjectIdentifier { view?.identity ?? ObjectIdentifier(layer!) }
}
