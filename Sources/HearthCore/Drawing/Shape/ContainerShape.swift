import Foundation
import HearthRendering

/// The shape of a container, for the shapes inside that follow it.
@MainActor package final class ContainerOutline: Equatable {
  /// Bounds and place are those of this node.
  fileprivate unowned(unsafe) let node: LayoutNode
  /// How round the corners are; nil for a shape that is no rectangle.
  fileprivate var corners: (CGSize) -> RoundedRectangularShapeCorners?
  /// The outline in a rectangle, some points further inside.
  fileprivate var path: (CGRect, CGFloat) -> Path
  fileprivate init<S: InsettableShape>(_ shape: S, of node: LayoutNode) {
    self.node = node
    corners = { size in (shape as? any RoundedRectangularShape)?.corners(in: size) }
    path = { shape.inset(by: $1).path(in: $0) }
  }
  fileprivate init<S: RoundedRectangularShape>(rounded shape: S, of node: LayoutNode) {
    self.node = node
    corners = { shape.corners(in: $0) }
    path = { rect, inset in shape.path(in: rect.insetWithin(inset)) }
  }
  nonisolated deinit {}
  nonisolated package static func == (a: ContainerOutline, b: ContainerOutline) -> Bool { a === b }
}

struct ContainerShapeKey: InheritedStyleKey { static let defaultValue: ContainerOutline? = nil }

/// Makes the shape of a container known to the views inside.
nonisolated struct ContainerShapeModifier: _ElementModifier {
  let make: @MainActor (LayoutNode) -> ContainerOutline
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let entry = EnvironmentEntry<ContainerShapeKey>(parent: inputs.scope, value: nil)
    let node = ContainerShapeNode(entry, _ViewInputs(inputs.parent, entry))
    _ = entry.set(modifier.make(node))
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: ContainerShapeNode.self)
    if node.entry.set(modifier.make(node)) { node.propagateInheritedStyle() }
  }
}

package final class ContainerShapeNode: UnaryNode {
  fileprivate let entry: EnvironmentEntry<ContainerShapeKey>
  fileprivate init(_ entry: EnvironmentEntry<ContainerShapeKey>, _ inputs: _ViewInputs) {
    self.entry = entry
    super.init(inputs)
  }
  nonisolated deinit {}
}

extension View {
  /// Gives the views inside the shape that `ContainerRelativeShape` and concentric corners follow.
  ///
  ///     card
  ///       .background { ContainerRelativeShape().fill(.gray) }
  ///       .containerShape(RoundedRectangle(cornerRadius: 20))
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier { ContainerOutline(shape, of: $0) })
  }
  /// Gives the views inside the corners that concentric corners follow.
  @_disfavoredOverload public nonisolated func containerShape<T: RoundedRectangularShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier { ContainerOutline(rounded: shape, of: $0) })
  }
}

// MARK: - Where a shape lies in its container

/// The node whose shape is asked for its outline: a shape that follows its container looks here.
@MainActor package enum ShapePlace {
  private static var node: LayoutNode?
  private static var wasAsked = false

  /// Runs `body`, in which a shape makes its outline for a node.
  /// - Returns: Whether the outline depends on where the node lies in its container.
  static func asking<R>(for new: LayoutNode, _ body: () -> R) -> (result: R, dependsOnPlace: Bool) {
    let outer = (node, wasAsked)
    (node, wasAsked) = (new, false)
    defer { (node, wasAsked) = outer }
    let result = body()
    return (result, wasAsked)
  }
  /// A value of the environment of the node that is asked; nil where no node is.
  nonisolated package static func environment<K: EnvironmentKey>(_ key: K.Type) -> K.Value?
  where K: SendableMetatype, K.Value: Sendable {
    guard isOnMainThread() else { return nil }
    nonisolated(unsafe) var result: K.Value?
    MainActor.assumeIsolatedFast { result = node?.scope.value(key) }
    return result
  }
  /// The place of a rectangle of the node that is asked in its container; nil without a container.
  nonisolated static func container(of rect: CGRect) -> ContainerPlace? {
    guard isOnMainThread() else { return nil }
    nonisolated(unsafe) var result: ContainerPlace?
    MainActor.assumeIsolatedFast {
      guard let node else { return }
      wasAsked = true
      result = ContainerPlace(of: rect, in: node, scope: node.scope)
    }
    return result
  }
}

/// A rectangle in its container.
struct ContainerPlace: Equatable {
  /// From the edges of the container to those of the rectangle, in points; negative outside.
  let top, leading, bottom, trailing: CGFloat
  private let outline: ContainerOutline
  private let containerSize: CGSize
  /// The radii of the container's own corners; nil for a shape that is no rectangle.
  private let radii: RectangleCornerRadii?

  /// - Parameter scope: Where the container is looked for.
  @MainActor init?(of rect: CGRect, in node: LayoutNode, scope: EnvironmentScope?) {
    guard let outline = scope?.value(ContainerShapeKey.self) else { return nil }
    let container = outline.node
    let bounds = node.convert(container.bounds, from: container)
    let (left, right) = (rect.minX - bounds.minX, bounds.maxX - rect.maxX)
    (top, bottom) = (rect.minY - bounds.minY, bounds.maxY - rect.maxY)
    (leading, trailing) = node.scope.isRightToLeft ? (right, left) : (left, right)
    (self.outline, containerSize) = (outline, bounds.size)
    // The corners of the container may follow one around it.
    radii = outline.corners(bounds.size).map { corners in
      let outer = ContainerPlace(of: container.bounds, in: container, scope: container.scope.parent)
      return corners.radii(outer?.concentricRadii ?? RectangleCornerRadii()).fitting(bounds.size)
    }
  }
  static func == (a: Self, b: Self) -> Bool {
    a.outline === b.outline && a.containerSize == b.containerSize && a.radii == b.radii
      && a.top == b.top && a.leading == b.leading && a.bottom == b.bottom && a.trailing == b.trailing
  }

  /// The radii that corners of the rectangle have when they run side by side with those of the container; nil where the
  /// container is no rectangle.
  var concentricRadii: RectangleCornerRadii? {
    radii?.inset(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
  /// The container's outline, as much further inside as the nearest edges are.
  func path(in rect: CGRect) -> Path {
    let distance = max(0, min(top, leading, bottom, trailing))
    if let radii {
      let inner = radii.inset(top: distance, leading: distance, bottom: distance, trailing: distance)
      return Path(roundedRect: rect, cornerRadii: inner.fitting(rect.size), style: .continuous)
    }
    nonisolated(unsafe) var path = Path(rect)
    guard isOnMainThread() else { return path }
    let outline = outline
    MainActor.assumeIsolatedFast {
      path = outline.path(rect.insetBy(dx: -distance, dy: -distance), distance)
    }
    return path
  }
}

extension RectangleCornerRadii {
  /// As much smaller as the edges beside each corner are further inside: by the farther one, since a corner that is far
  /// from that of the container has nothing to follow. Source: our choice.
  nonisolated fileprivate func inset(
    top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  ) -> RectangleCornerRadii {
    func less(_ radius: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat { max(0, radius - max(0, a, b)) }
    return RectangleCornerRadii(
      topLeading: less(topLeading, top, leading), bottomLeading: less(bottomLeading, bottom, leading),
      bottomTrailing: less(bottomTrailing, bottom, trailing), topTrailing: less(topTrailing, top, trailing))
  }
  /// At most half of the shorter side.
  nonisolated fileprivate func fitting(_ size: CGSize) -> RectangleCornerRadii {
    let most = max(0, min(size.width, size.height) / 2)
    return RectangleCornerRadii(
      topLeading: min(most, topLeading), bottomLeading: min(most, bottomLeading),
      bottomTrailing: min(most, bottomTrailing), topTrailing: min(most, topTrailing))
  }
}

// MARK: - Shapes that follow their container

/// The shape of the container around, as much further inside as this view is; a rectangle without a container.
///
/// Source: Apple, documentation of ContainerRelativeShape.
nonisolated public struct ContainerRelativeShape: InsettableShape, Equatable {
  /// Creates a shape that follows its container.
  public init() {}
  public func path(in rect: CGRect) -> Path { ShapePlace.container(of: rect)?.path(in: rect) ?? Path(rect) }
  /// The same further inside: the container's shape has more room around it there.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetInRectangle(shape: self, amount: amount) }
}

/// A rectangle whose corners run side by side with those of the container around.
///
///     Image("cover").clipShape(ConcentricRectangle(corners: .concentric(minimum: 6)))
///
/// Source: Apple, documentation of ConcentricRectangle.
nonisolated public struct ConcentricRectangle: InsettableShape, RoundedRectangularShape, Equatable {
  let corners: RoundedRectangularShapeCorners
  /// Corners in one of these sets are all as round as the roundest of them.
  let uniform: [Edge.Corner.Set]
  init(_ corners: RoundedRectangularShapeCorners, _ uniform: [Edge.Corner.Set]) {
    (self.corners, self.uniform) = (corners, uniform)
  }
  /// Creates a rectangle whose corners all follow the container.
  public init() { self.init(.concentric, []) }
  /// Creates a rectangle with one style for all corners; `isUniform` gives them all the radius of the roundest.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(RoundedRectangularShapeCorners(all: corners), isUniform ? [.all] : [])
  }
  /// Creates a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    let corners = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
      bottomTrailing: bottomTrailingCorner)
    self.init(corners, [])
  }
  /// Creates a rectangle whose upper corners are equally round.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    let corners = RoundedRectangularShapeCorners(
      topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: bottomLeadingCorner,
      bottomTrailing: bottomTrailingCorner)
    self.init(corners, [.top])
  }
  /// Creates a rectangle whose lower corners are equally round.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    let corners = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: uniformBottomCorners,
      bottomTrailing: uniformBottomCorners)
    self.init(corners, [.bottom])
  }
  /// Creates a rectangle whose upper corners are equally round, and so are its lower ones.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    let corners = RoundedRectangularShapeCorners(
      topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: uniformBottomCorners,
      bottomTrailing: uniformBottomCorners)
    self.init(corners, [.top, .bottom])
  }
  /// Creates a rectangle whose leading corners are equally round.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    let corners = RoundedRectangularShapeCorners(
      topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner, bottomLeading: uniformLeadingCorners,
      bottomTrailing: bottomTrailingCorner)
    self.init(corners, [.leading])
  }
  /// Creates a rectangle whose trailing corners are equally round.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    let corners = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners, bottomLeading: bottomLeadingCorner,
      bottomTrailing: uniformTrailingCorners)
    self.init(corners, [.trailing])
  }
  /// Creates a rectangle whose leading corners are equally round, and so are its trailing ones.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    let corners = RoundedRectangularShapeCorners(
      topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners, bottomLeading: uniformLeadingCorners,
      bottomTrailing: uniformTrailingCorners)
    self.init(corners, [.leading, .trailing])
  }

  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { corners }
  /// A rectangle `amount` points further inside, whose corners are that much smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetConcentricRectangle(shape: self, amount: amount)
  }
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
  func path(in rect: CGRect, inset: CGFloat) -> Path {
    let outer = rect.insetBy(dx: -inset, dy: -inset)
    let around = ShapePlace.container(of: outer)?.concentricRadii ?? RectangleCornerRadii()
    let radii = evened(corners.radii(around)).inset(top: inset, leading: inset, bottom: inset, trailing: inset)
    return Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
  }
  private func evened(_ radii: RectangleCornerRadii) -> RectangleCornerRadii {
    var result = radii
    for group in uniform {
      let most = Edge.Corner.allCases.filter { group.contains($0) }.map { radii[$0] }.max() ?? 0
      if group.contains(.topLeading) { result.topLeading = most }
      if group.contains(.topTrailing) { result.topTrailing = most }
      if group.contains(.bottomLeading) { result.bottomLeading = most }
      if group.contains(.bottomTrailing) { result.bottomTrailing = most }
    }
    return result
  }
}

nonisolated struct InsetConcentricRectangle: InsettableShape {
  var shape: ConcentricRectangle
  var amount: CGFloat
  func path(in rect: CGRect) -> Path { shape.path(in: rect.insetWithin(amount), inset: amount) }
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  func inset(by amount: CGFloat) -> InsetConcentricRectangle {
    InsetConcentricRectangle(shape: shape, amount: self.amount + amount)
  }
}

// MARK: - Short names

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around, further inside.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
extension Shape where Self == ConcentricRectangle {
  /// A rectangle with one style for all corners; `isUniform` gives them all the radius of the roundest.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
  /// A rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with equally round upper corners.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with equally round lower corners.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }
  /// A rectangle with equally round upper corners, and equally round lower ones.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }
  /// A rectangle with equally round leading corners.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with equally round trailing corners.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
  /// A rectangle with equally round leading corners, and equally round trailing ones.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }
}
