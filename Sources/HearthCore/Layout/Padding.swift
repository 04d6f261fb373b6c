import Foundation
import HearthRendering

/// Adds space around its content, or, with negative insets, takes some away.
nonisolated public struct _PaddingLayout: _ElementModifier {
  let insets: EdgeInsets
  /// Whether content may reach into the space by ignoring the safe area.
  var isSafeArea = false
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PaddingNode(isSafeArea: modifier.isSafeArea, inputs)
    node.set(modifier.insets)
    return _ViewNode(node)
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: PaddingNode.self).update(modifier.insets)
  }
  /// Source: seen, SwiftUI on macOS and iOS.
  static let standard: CGFloat = 16

  init(_ edges: Edge.Set, _ length: CGFloat?, isSafeArea: Bool = false) {
    let length = length ?? Self.standard
    insets = EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    self.isSafeArea = isSafeArea
  }
  init(_ insets: EdgeInsets, isSafeArea: Bool = false) { (self.insets, self.isSafeArea) = (insets, isSafeArea) }
}

extension View {
  // First, and the other forms with one argument disfavoured: with a mistake in a view that has room of some points
  // around it, the compiler would look at the view once more for each of them.
  /// Adds room of `length` points at all edges.
  public nonisolated func padding(_ length: CGFloat) -> some View { modifier(_PaddingLayout(.all, length)) }
  /// Adds the standard distance, 16 points, at all edges.
  public nonisolated func padding() -> some View { modifier(_PaddingLayout(.all, nil)) }
  /// Adds a distance to some edges; nil for the standard one, 16 points.
  ///
  ///     Text("Row").padding(.horizontal, 12)
  public nonisolated func padding(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
    modifier(_PaddingLayout(edges, length))
  }
  /// Adds the standard distance, 16 points, to some edges.
  @_disfavoredOverload public nonisolated func padding(_ edges: Edge.Set) -> some View {
    modifier(_PaddingLayout(edges, nil))
  }
  /// Adds room at the edges, in points each.
  @_disfavoredOverload public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets))
  }

  /// Adds a distance to the safe area of this view: content keeps clear of it unless it ignores the safe area.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges, length, isSafeArea: true))
  }
  /// Insets the safe area by `length` points at all edges.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(.all, length, isSafeArea: true))
  }
  /// Insets the safe area at the edges, in points each.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets, isSafeArea: true))
  }
}

package final class PaddingNode: CachingUnaryNode {
  private let isSafeArea: Bool
  @exclusivity(unchecked) private var given = EdgeInsets()
  @exclusivity(unchecked) private var insets = EdgeInsets()
  init(isSafeArea: Bool, _ inputs: _ViewInputs) {
    self.isSafeArea = isSafeArea
    super.init(inputs)
  }
  nonisolated deinit {}

  func set(_ new: EdgeInsets) {
    given = new
    let rule: LengthRule = isSafeArea ? .length : .signed
    insets = EdgeInsets(
      top: checked(new.top, rule, "a top padding of") ?? 0,
      leading: checked(new.leading, rule, "a leading padding of") ?? 0,
      bottom: checked(new.bottom, rule, "a bottom padding of") ?? 0,
      trailing: checked(new.trailing, rule, "a trailing padding of") ?? 0)
  }
  func update(_ new: EdgeInsets) {
    if new == given { return }
    let old = insets
    set(new)
    setNeedsLayout()
    if (old.top == 0) != (insets.top == 0) || (old.bottom == 0) != (insets.bottom == 0) { textDistanceDidChange() }
    if isSafeArea { engine.safeAreaDidChange() }
  }
  private func inner(_ p: Proposal) -> Proposal {
    Proposal(
      p.width < 0 ? -1 : max(0, p.width - insets.horizontal), p.height < 0 ? -1 : max(0, p.height - insets.vertical))
  }
  package override func computeSize(_ p: Proposal) -> Size {
    let size = child.measure(inner(p))
    return Size(max(0, size.width + insets.horizontal), max(0, size.height + insets.vertical))
  }
  /// Text keeps its own distance to text only where nothing lies between the two. Source: seen, iOS 17: padded texts are 8
  /// points apart.
  package override var spacing: ViewSpacing {
    var spacing = super.spacing
    if insets.top != 0 { spacing.textGap = nil }
    if insets.bottom != 0 { spacing.endsWithText = false }
    return spacing
  }
  package override func hugs(along axis: Axis) -> Bool { resolveChild(); return child.hugs(along: axis) }
  package override func placeChildren() {
    resolveChild()
    let p = inner(proposal)
    placeChild(child, x: insets.leading, y: insets.top, p, child.measure(p))
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    resolveChild()
    let p = inner(proposal)
    guard let value = child.explicitGuide(key, p, child.measure(p)) else { return nil }
    return value + (key.isHorizontal ? insets.leading : insets.top)
  }
  package override func safeArea(for child: LayoutNode, _ regions: SafeAreaRegions) -> EdgeInsets? {
    isSafeArea && regions.contains(.container) ? insets : nil
  }
}
