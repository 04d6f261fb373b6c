import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// What a view's `draw(_:)` has drawn.
@MainActor final class ViewDrawing {
  /// Whether it is to be drawn again.
  var isStale = true
  /// Whether the implementation of `UIView` ran, which draws nothing.
  var hasReachedBase = false
  private var piece: DisplayPiece?
  private var size = CGSize.zero
  private var scheme: ColorScheme?
  /// Whether nothing but the implementation of `UIView` was there: until the app asks for a drawing, there will be none.
  private var drawsNothing = false
  /// How often the view was drawn.
  private(set) var recordings = 0
  /// Whether any view of the process has had a mask.
  static var hasMasks = false
  init() {}
  nonisolated deinit {}

  func picture(of view: UIView, _ scheme: ColorScheme) -> DisplayPiece? {
    let bounds = view.bounds
    if !isStale && (drawsNothing || size == bounds.size && self.scheme == scheme) { return piece }
    (isStale, hasReachedBase, piece) = (false, false, nil)
    (size, self.scheme) = (bounds.size, scheme)
    recordings += 1
    let context = CGContext(size: bounds.size)
    let isFlipped = view.isFlipped
    context.translateBy(x: -bounds.minX, y: isFlipped ? -bounds.minY : bounds.maxY)
    if !isFlipped { context.scaleBy(x: 1, y: -1) }
    GraphicsState.push(context, isFlipped: isFlipped)
    if view.ownTraits.isEmpty { view.draw(bounds) } else { view.traitCollection.performAsCurrent { view.draw(bounds) } }
    UIGraphicsPopContext()
    drawsNothing = hasReachedBase && context.isEmpty
    if !context.isEmpty {
      let shape = DisplayShape.rectangle(CGRect(origin: .zero, size: bounds.size))
      piece = EffectPiece(.clip(shape, isAntialiased: false), context.picture)
    }
    return piece
  }

  /// Classes of apps, which may override `draw(_:)`.
  private static var classes: [ObjectIdentifier: Bool] = [:]
  static func isOfApp(_ type: UIView.Type) -> Bool {
    if type == UIView.self { return false }
    if let known = classes[ObjectIdentifier(type)] { return known }
    let result = !String(reflecting: type).hasPrefix("HearthUIKit.")
    classes[ObjectIdentifier(type)] = result
    return result
  }
}

extension UIView {
  /// Whether the view may draw itself.
  var mayDraw: Bool { ViewDrawing.isOfApp(type(of: self)) }
  /// What the view and its layer draw between the background and what is in the view; nil for nothing.
  func picture(_ scheme: ColorScheme) -> DisplayPiece? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let layer = shownLayer?.contentPiece
    guard mayDraw else { return layer }
    let drawing = drawing ?? ViewDrawing()
    self.drawing = drawing
    guard let own = drawing.picture(of: self, scheme) else { return layer }
    guard let layer else { return own }
    return GroupPiece([PlacedPiece(layer, x: 0, y: 0), PlacedPiece(own, x: 0, y: 0)])
  }
  /// The subviews and the layers that were added to the view's own, from back to front.
  var shownItems: [LayerItem] { shownLayer?.items ?? subviews.map { LayerItem(view: $0) } }
  /// The picture of the view's mask, from the view's corner; nil without a mask.
  var maskPicture: DisplayPiece? {
    guard let mask, let behavior else { return nil }
    let frame = mask.frame
    return behavior.snapshot(of: mask, at: CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY))
  }
}

extension UIViewBehavior {
  /// The picture of a view that is shown nowhere, as it is now.
  func snapshot(of view: UIView, at corner: CGPoint) -> DisplayPiece {
    guard let root = node.engine.root else { return GroupPiece([]) }
    return Self.picture(of: view, _ViewInputs(root, node.scope), at: corner)
  }
  /// The picture of a view as it would be shown with `inputs`, once.
  static func picture(of view: UIView, _ inputs: _ViewInputs, at corner: CGPoint = .zero) -> DisplayPiece {
    let made = makeNode(view, inputs)
    defer { made.unmount() }
    made.place(x: 0, y: 0, Proposal(Size(view.bounds.size)))
    return made.picture(at: corner)
  }
}

extension LayoutNode {
  /// What the node paints, with its corner at a point.
  func picture(at corner: CGPoint = .zero) -> DisplayPiece {
    var list: ContiguousArray<PlacedPiece> = []
    record(into: &list, x: corner.x, y: corner.y)
    return GroupPiece(list)
  }
}

/// Shows a picture that was recorded.
struct UIViewPicture: View {
  let piece: DisplayPiece
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(PictureBehavior.makeNode(view.piece, inputs))
  }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) {
    let behavior = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! PictureBehavior
    behavior.show(view.piece)
  }
  nonisolated static var _elementCount: Int { 1 }
}

/// Shows a subview, or a layer that was added to that of a view.
struct ItemPresenter: View {
  private let view: UIView?
  private let piece: DisplayPiece?
  private nonisolated let pieceIdentity: ObjectIdentifier?
  @MainActor init(_ item: LayerItem) {
    view = item.view
    piece = item.layer?.placedPiece
    pieceIdentity = piece.map { ObjectIdentifier($0) }
  }
  typealias Body = Never
  @MainActor static func _makeNode(_ item: Self, _ inputs: _ViewInputs) -> _ViewNode {
    if let view = item.view { return view.makeNode(inputs) }
    return _ViewNode(PictureBehavior.makeNode(item.piece, inputs))
  }
  /// Each view and each layer has an identity of its own: a view is always the same, a layer may look different.
  @MainActor static func _update(_ node: _ViewNode, _ item: Self) {
    if item.view != nil { return }
    let behavior = unsafeDowncast(node.node, to: BehaviorNode.self).behavior
    (behavior as? PictureBehavior)?.show(item.piece)
  }
  nonisolated static var _elementCount: Int { 1 }
  nonisolated static func _isEqual(_ a: Self, _ b: Self) -> Bool {
    a.view === b.view && a.pieceIdentity == b.pieceIdentity
  }
}

/// What a node does that shows a picture.
@MainActor private final class PictureBehavior: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  private var piece: DisplayPiece?
  private init(_ piece: DisplayPiece?, _ node: BehaviorNode) {
    (self.piece, self.node) = (piece, node)
    node.behavior = self
  }
  nonisolated deinit {}
  static func makeNode(_ piece: DisplayPiece?, _ inputs: _ViewInputs) -> BehaviorNode {
    let node = BehaviorNode(inputs)
    _ = PictureBehavior(piece, node)
    return node
  }
  var viewName: String { "Picture" }
  func show(_ piece: DisplayPiece?) {
    if piece === self.piece { return }
    self.piece = piece
    node.setNeedsRecord()
  }
  func computeSize(_ proposal: Proposal) -> Size { Size(max(0, proposal.width), max(0, proposal.height)) }
  func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if let piece { group.append(PlacedPiece(piece, x: x, y: y)) }
  }
}

// Pictures of views: what is shown, or would be.

extension UIView {
  /// The picture of the view with all that is in it, from its own corner: as the last frame showed it, or as the first
  /// frame would. Nil for one of no size.
  private var hierarchyPicture: DisplayPiece? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    if let node = behavior?.node { return node.picture() }
    let content = OffscreenMeasure.surroundings(of: self)
    guard let root = content.engine.root else { return nil }
    return UIViewBehavior.picture(of: self, _ViewInputs(root, content.rootScope))
  }
  /// Draws the view with all that is in it into the context that is drawn to now.
  ///
  /// ```swift
  /// let picture = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
  ///   view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - rect: Where in the context, in points: the picture is as large as that.
  ///   - afterScreenUpdates: Whether changes of this moment are waited for. A view in a window is drawn as its last
  ///     frame showed it either way, one that is shown nowhere as it is now.
  /// - Returns: False where nothing could be drawn.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    return draw(in: context, rect)
  }
  fileprivate func draw(in context: CGContext, _ rect: CGRect) -> Bool {
    guard rect.width.isFinite, rect.height.isFinite, let picture = hierarchyPicture else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.record(picture)
    context.restoreGState()
    return true
  }
  /// A view that shows what this one shows now, and stays so; nil for one of no size.
  ///
  /// - Parameter afterUpdates: As with `drawHierarchy(in:afterScreenUpdates:)`.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard let picture = hierarchyPicture else { return nil }
    let view = SnapshotView(frame: CGRect(origin: .zero, size: bounds.size))
    view.picture = picture
    return view
  }
}

extension UIView {
  /// A view that shows what this one shows now and fades away by an animation, once it is in a window; then it goes, and `end` is called. Nil for
  /// one of no size.
  func fadingPicture(_ animation: Animation, end: @escaping () -> Void) -> UIView? {
    guard let view = snapshotView(afterScreenUpdates: false) as? SnapshotView else { return nil }
    view.isUserInteractionEnabled = false
    view.fade = (animation, end)
    return view
  }
}

private final class SnapshotView: UIView {
  var picture: DisplayPiece?
  /// How it goes away; nil where it stays.
  var fade: (animation: Animation, end: () -> Void)?
  nonisolated deinit {}
  override func makeContent() -> AnyView? {
    guard let picture else { return nil }
    let shown = UIViewPicture(piece: picture)
    guard let fade else { return AnyView(shown) }
    return AnyView(
      FadingPicture(picture: shown, animation: fade.animation) { [weak self] in
        self?.removeFromSuperview()
        fade.end()
      })
  }
}

private struct FadingPicture: View {
  let picture: UIViewPicture
  let animation: Animation
  let end: () -> Void
  @State private var isGone = false
  var body: some View {
    picture.opacity(isGone ? 0 : 1).onAppear {
      withAnimation(animation) {
        isGone = true
      } completion: {
        end()
      }
    }
  }
}

extension CALayer {
  /// Draws the layer with all that is in it, from its own corner: that of a view with the view's subviews.
  public func render(in ctx: CGContext) {
    if let view {
      _ = view.draw(in: ctx, CGRect(origin: .zero, size: view.bounds.size))
    } else if let piece = placedPiece {
      ctx.saveGState()
      ctx.translateBy(x: -frame.minX, y: -frame.minY)
      ctx.record(piece)
      ctx.restoreGState()
    }
  }
}
