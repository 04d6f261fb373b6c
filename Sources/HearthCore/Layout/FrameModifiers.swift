import Foundation
import HearthRendering

/// Gives its content a frame of a fixed width, height or both.
nonisolated public struct _FrameLayout: _ElementModifier {
  let width: CGFloat?, height: CGFloat?
  let alignment: Alignment
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = FrameNode(inputs)
    node.set(modifier)
    return _ViewNode(node)
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: FrameNode.self).update(modifier)
  }
}

/// A frame with limits: what it is proposed, within them.
nonisolated public struct _FlexFrameLayout: _ElementModifier {
  let minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?
  let minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?
  let alignment: Alignment
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = FlexFrameNode(inputs)
    node.set(modifier)
    return _ViewNode(node)
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: FlexFrameNode.self).update(modifier)
  }
}

extension View {
  /// Puts this view into a frame of a width, a height or both; nil leaves that dimension to the view.
  ///
  ///     Text("42").frame(width: 60, alignment: .trailing)
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }
  /// Puts this view into a frame that says nothing, and changes nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { frame(width: nil, height: nil) }
  /// Puts this view into a frame with limits.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
        maxHeight: maxHeight, alignment: alignment))
  }
}

/// A node that is a rectangle of its own with its child aligned in it.
package class AligningNode: CachingUnaryNode {
  @exclusivity(unchecked) package final var alignment = Alignment.center
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  /// What the child is proposed when this node is proposed `proposal`.
  package func childProposal(_ proposal: Proposal) -> Proposal { proposal }

  /// Where the child lies when this node has `size`: its guides on those of the rectangle.
  package final func childOrigin(_ p: Proposal, _ childSize: Size, in size: Size) -> CGPoint {
    let frame = ViewDimensions(size: size.cgSize)
    let h = alignment.horizontal.key, v = alignment.vertical.key
    return CGPoint(
      x: h.defaultValue(frame) - child.alignment(h, p, childSize),
      y: v.defaultValue(frame) - child.alignment(v, p, childSize))
  }
  package override func placeChildren() {
    resolveChild()
    let p = childProposal(proposal)
    let childSize = child.measure(p)
    let origin = childOrigin(p, childSize, in: size)
    placeChild(child, x: origin.x, y: origin.y, p, childSize)
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    resolveChild()
    let p = childProposal(proposal)
    let childSize = child.measure(p)
    guard let value = child.explicitGuide(key, p, childSize) else { return nil }
    let origin = childOrigin(p, childSize, in: size)
    return value + (key.isHorizontal ? origin.x : origin.y)
  }
}

/// Source: Apple, documentation of frame(width:height:alignment:). A dimension that is not finite or negative is left
/// out: seen, SwiftUI on macOS ("Invalid frame dimension").
package final class FrameNode: AligningNode {
  @exclusivity(unchecked) private var given: _FrameLayout?
  @exclusivity(unchecked) private var width: CGFloat = -1, height: CGFloat = -1
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  func set(_ layout: _FrameLayout) {
    given = layout
    width = checked(layout.width, .length, "a frame of the width") ?? -1
    height = checked(layout.height, .length, "a frame of the height") ?? -1
    alignment = layout.alignment
  }
  func update(_ layout: _FrameLayout) {
    if let given, given.width == layout.width, given.height == layout.height {
      if alignment == layout.alignment { return }
      alignment = layout.alignment
      self.given = layout
      // Guides of the child lie elsewhere in the frame.
      if flags.contains(.guidesAreRead) { setNeedsLayout() } else { setNeedsPlacement() }
      return
    }
    let old = height
    set(layout)
    cache = SizeCache()
    setNeedsLayout()
    if (old < 0) != (height < 0) { textDistanceDidChange() }
  }
  /// What is fixed both ways does not depend on its content.
  package override func revalidate() -> Bool {
    width >= 0 && height >= 0 && !cache.isEmpty ? false : super.revalidate()
  }
  package override func childProposal(_ p: Proposal) -> Proposal {
    Proposal(width >= 0 ? width : p.width, height >= 0 ? height : p.height)
  }
  package override func computeSize(_ p: Proposal) -> Size {
    if width >= 0 && height >= 0 { return Size(width, height) }
    let size = child.measure(childProposal(p))
    return Size(width >= 0 ? width : size.width, height >= 0 ? height : size.height)
  }
  package override func hugs(along axis: Axis) -> Bool {
    if (axis == .horizontal ? width : height) >= 0 { return true }
    resolveChild()
    return child.hugs(along: axis)
  }
  /// Along a fixed dimension the frame keeps the standard distance, whatever its content wants.
  package override var spacing: ViewSpacing {
    if width >= 0 && height >= 0 { return ViewSpacing() }
    return super.spacing.resetting(horizontal: width >= 0, vertical: height >= 0)
  }
}

/// Source: Apple, documentation of frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:).
package final class FlexFrameNode: AligningNode {
  struct Limits: Equatable {
    var least: CGFloat?, ideal: CGFloat?, most: CGFloat?
    /// What the content is proposed.
    func proposal(_ proposed: CGFloat) -> CGFloat {
      let value = proposed < 0 ? ideal ?? -1 : proposed
      return value < 0 ? -1 : min(max(value, least ?? 0), most ?? .infinity)
    }
    /// Both limits: the proposal within them. One: the proposal between the content's
    /// length and that limit. None: the content's.
    func length(_ proposed: CGFloat, content: CGFloat) -> CGFloat {
      let low = least ?? min(content, most ?? .infinity)
      let high = most ?? max(content, least ?? 0)
      return min(max(proposed < 0 ? ideal ?? content : proposed, low), high)
    }
  }
  @exclusivity(unchecked) private var given: _FlexFrameLayout?
  @exclusivity(unchecked) private var horizontal = Limits(), vertical = Limits()
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  private func limits(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, _ name: String) -> Limits {
    let least = checked(least, .length, "a minimum \(name) of")
    var ideal = checked(ideal, .length, "an ideal \(name) of")
    var most = checked(most, .limit, "a maximum \(name) of")
    if (least ?? 0) > (ideal ?? .infinity) || (ideal ?? least ?? 0) > (most ?? .infinity) {
      engine.report(
        .badSize, at: self,
        "is given a frame whose limits of \(name) contradict each other (minimum \(least?.short ?? "nil"), ideal \(ideal?.short ?? "nil"), maximum \(most?.short ?? "nil")). They must not decrease; the larger ones are raised."
      )
    }
    if let value = ideal { ideal = max(value, least ?? 0) }
    if let value = most { most = max(value, ideal ?? 0, least ?? 0) }
    return Limits(least: least, ideal: ideal, most: most)
  }
  func set(_ layout: _FlexFrameLayout) {
    given = layout
    horizontal = limits(layout.minWidth, layout.idealWidth, layout.maxWidth, "width")
    vertical = limits(layout.minHeight, layout.idealHeight, layout.maxHeight, "height")
    alignment = layout.alignment
  }
  func update(_ layout: _FlexFrameLayout) {
    if let given, given.minWidth == layout.minWidth, given.idealWidth == layout.idealWidth,
      given.maxWidth == layout.maxWidth,
      given.minHeight == layout.minHeight, given.idealHeight == layout.idealHeight, given.maxHeight == layout.maxHeight,
      given.alignment == layout.alignment
    {
      return
    }
    let hadHeight = limitsHeight
    set(layout)
    setNeedsLayout()
    setNeedsPlacement()
    if hadHeight != limitsHeight { textDistanceDidChange() }
  }
  private var limitsHeight: Bool { vertical != Limits() }
  /// A text in a frame with a height of its own does not reach its top or bottom.
  package override var spacing: ViewSpacing {
    limitsHeight ? super.spacing.withoutText : super.spacing
  }
  package override func childProposal(_ p: Proposal) -> Proposal {
    Proposal(horizontal.proposal(p.width), vertical.proposal(p.height))
  }
  package override func computeSize(_ p: Proposal) -> Size {
    let size = child.measure(childProposal(p))
    return Size(horizontal.length(p.width, content: size.width), vertical.length(p.height, content: size.height))
  }
}

extension ViewSpacing {
  /// The same for a view at whose top and bottom no text is.
  package var withoutText: ViewSpacing {
    var result = self
    (result.textGap, result.endsWithText) = (nil, false)
    return result
  }
  /// The same, with the standard distance along some axes.
  package func resetting(horizontal: Bool, vertical: Bool) -> ViewSpacing {
    if !horizontal && !vertical { return self }
    var result = vertical ? withoutText : self
    result.isZero = false
    if horizontal {
      (result.leading, result.trailing) = (nil, nil)
    } else if isZero {
      (result.leading, result.trailing) = (0, 0)
    }
    if vertical { (result.top, result.bottom) = (nil, nil) } else if isZero { (result.top, result.bottom) = (0, 0) }
    return result
  }
}
