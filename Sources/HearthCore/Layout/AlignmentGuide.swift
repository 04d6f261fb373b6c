import Foundation
import HearthRendering

/// Sets where an alignment guide lies in its content.
nonisolated public struct _AlignmentWritingModifier: _ElementModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    modifier.key.noteExplicit()
    return _ViewNode(AlignmentGuideNode(modifier, inputs))
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: AlignmentGuideNode.self)
    let old = node.guide
    node.guide = modifier
    if TypeInfo.of(Self.self).areEqual(old, modifier) { return }
    modifier.key.noteExplicit()
    node.guideDidChange()
  }
}

extension View {
  /// Sets where a horizontal guide lies in this view, for the containers that align by it.
  ///
  /// ```
  /// VStack(alignment: .leading) {
  ///   Text("One")
  ///   Text("Two").alignmentGuide(.leading) { $0[.leading] - 20 }
  /// }
  /// ```
  /// - Parameter computeValue: Gives the guide's distance from the leading edge, in points. What
  ///   is not finite leaves the guide unset.
  @preconcurrency public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }
  /// Sets where a vertical guide lies in this view, for the containers that align by it.
  /// - Parameter computeValue: Gives the guide's distance from the top edge, in points. What
  ///   is not finite leaves the guide unset.
  @preconcurrency public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }
}

package final class AlignmentGuideNode: UnaryNode {
  @exclusivity(unchecked) var guide: _AlignmentWritingModifier
  /// What was answered last, to see whether another closure says something else.
  @exclusivity(unchecked) private var answered: (proposal: Proposal, size: Size, value: CGFloat)?
  init(_ guide: _AlignmentWritingModifier, _ inputs: _ViewInputs) {
    self.guide = guide
    super.init(inputs)
  }
  nonisolated deinit {}

  func guideDidChange() {
    guard let old = answered else {
      // Nobody has asked since the guide was set, or it was another guide that they asked for.
      setNeedsLayout()
      return
    }
    answered = nil
    if explicitAlignment(guide.key, old.proposal, old.size) != old.value { setNeedsLayout() }
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    resolveChild()
    guard key == guide.key else { return child.explicitGuide(key, proposal, size) }
    let value = guide.computeValue(ViewDimensions(child, proposal, size))
    guard let checked = checked(value, .signed, "an alignment guide of") else { return nil }
    answered = (proposal, size, checked)
    // What the closure reads of other guides counts as well.
    child.flags.insert(.guidesAreRead)
    return checked
  }
}

extension HorizontalAlignment {
  /// One value for the guides of several views: their mean; nil if none sets it.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { key.combine(values) }
}
extension VerticalAlignment {
  /// One value for the guides of several views: the first baseline, the last baseline,
  /// else their mean; nil if none sets it.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { key.combine(values) }
}
extension AlignmentKey {
  func combine<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    var combined = CombinedGuide(self)
    for value in values { if let value { combined.add(value) } }
    return combined.value
  }
}

/// The guides of several views, put together. Source: seen, SwiftUI on macOS.
struct CombinedGuide {
  private let isFirst: Bool, isLast: Bool
  private var sum: CGFloat = 0, count: CGFloat = 0
  init(_ key: AlignmentKey) {
    isFirst = key == VerticalAlignment.firstTextBaseline.key
    isLast = key == VerticalAlignment.lastTextBaseline.key
  }
  mutating func add(_ value: CGFloat) {
    if isFirst {
      sum = count == 0 ? value : min(sum, value)
    } else if isLast {
      sum = count == 0 ? value : max(sum, value)
    } else {
      sum += value
    }
    count += 1
  }
  var value: CGFloat? { count == 0 ? nil : isFirst || isLast ? sum : sum / count }
}
