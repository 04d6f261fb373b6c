import Foundation
import HearthRendering

/// How content of one aspect ratio fills a space of another. `fit` leaves room at two sides, `fill` is cut off at two
/// sides.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Proposes to its content the largest rectangle of a ratio inside the proposal
/// (fit), or the smallest around it (fill).
nonisolated public struct _AspectRatioLayout: _ElementModifier {
  let aspectRatio: CGFloat?
  let contentMode: ContentMode
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = AspectRatioNode(inputs)
    node.set(modifier)
    return _ViewNode(node)
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: AspectRatioNode.self)
    if node.given?.aspectRatio == modifier.aspectRatio && node.given?.contentMode == modifier.contentMode { return }
    node.set(modifier)
    node.setNeedsLayout()
  }
}

extension View {
  /// Gives this view a ratio of width to height; nil for that of its ideal size.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }
  // Else the compiler looks for a division that gives a size in `aspectRatio(16 / 9, contentMode: .fit)`.
  /// Gives this view the ratio of width to height that `aspectRatio` has, as large as fits (`fit`) or covers (`fill`)
  /// what is proposed.
  @_disfavoredOverload
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// Keeps this view's own ratio of width to height, as large as fits what is proposed.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Keeps this view's own ratio of width to height, as large as covers what is proposed. Clip it where it may not
  /// stand out.
  ///
  ///     Image("Cover").resizable().scaledToFill().frame(width: 120, height: 80).clipped()
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Source: Apple, documentation of aspectRatio(_:contentMode:). Where nothing is proposed, the content keeps
/// its ideal size: seen, SwiftUI on macOS.
package final class AspectRatioNode: CachingUnaryNode {
  @exclusivity(unchecked) private(set) var given: _AspectRatioLayout?
  @exclusivity(unchecked) private var ratio: CGFloat?
  @exclusivity(unchecked) private var mode = ContentMode.fit
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  func set(_ layout: _AspectRatioLayout) {
    given = layout
    mode = layout.contentMode
    ratio = layout.aspectRatio
    if let value = ratio, !(value > 0 && value < .infinity) {
      engine.report(
        .badSize, at: self,
        "is given the aspect ratio \(value.short). It must be finite and more than 0; its own is used.")
      ratio = nil
    }
  }
  private func inner(_ p: Proposal) -> Proposal {
    if p.width < 0 && p.height < 0 { return p }
    var unit = Size(ratio ?? 1, 1)
    if ratio == nil {
      let ideal = child.measure(.unspecified)
      // Content without an extent has no ratio to keep.
      guard ideal.width > 0, ideal.height > 0, ideal.width.isFinite, ideal.height.isFinite else { return p }
      unit = ideal
    }
    let across = p.width < 0 ? nil : p.width / unit.width, down = p.height < 0 ? nil : p.height / unit.height
    let scale: CGFloat
    switch (across, down) {
    case (let a?, let d?): scale = mode == .fit ? min(a, d) : max(a, d)
    default: scale = across ?? down ?? 1
    }
    return Proposal(unit.width * scale, unit.height * scale)
  }
  package override func computeSize(_ p: Proposal) -> Size { child.measure(inner(p)) }
  package override func placeChildren() {
    resolveChild()
    child.place(x: 0, y: 0, inner(proposal))
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    resolveChild()
    return child.explicitGuide(key, inner(proposal), size)
  }
}
