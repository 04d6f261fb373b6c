import Foundation
import HearthRendering

/// One or more lines of text that cannot be edited.
public struct Text: Equatable, Sendable {
  var string: String
  public init(verbatim content: String) { string = content }
  public init<S: StringProtocol>(_ content: S) { string = String(content) }
}

nonisolated extension Text: View {
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode { _ViewNode(TextNode(view, inputs)) }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) { unsafeDowncast(node.node, to: TextNode.self).update(view) }
  public static var _elementCount: Int { 1 }
}

package final class TextNode: LayoutNode {
  @exclusivity(unchecked) private var text: Text
  @exclusivity(unchecked) private var ideal: TextLayout?
  @exclusivity(unchecked) private var narrow: TextLayout?
  @exclusivity(unchecked) private var narrowProposal = Proposal(-2, -2)
  @exclusivity(unchecked) private var piece: TextPiece?

  init(_ text: Text, _ inputs: _ViewInputs) {
    self.text = text
    super.init(inputs)
    flags.insert(.readsInheritedStyle)
  }
  nonisolated deinit {}
  package override var viewName: String { "Text" }

  func update(_ new: Text) {
    engine.counters.nodesVisited += 1
    if text == new { return }
    text = new
    setNeedsLayout()
  }
  private func styledText() -> StyledText {
    let style = style
    var styled = StyledText(text.string, TextAttributes(font: style.font))
    styled.isRightToLeft = scope.isRightToLeft
    styled.lineLimit = style.lineLimit
    return styled
  }
  private func layout(_ p: Proposal) -> TextLayout {
    if ideal == nil {
      engine.counters.measures += 1
      ideal = engine.host.textShaper.layout(styledText(), width: nil, height: nil)
    }
    let ideal = ideal.unsafelyUnwrapped
    let isWide = p.width < 0 || p.width >= ideal.size.width
    // One line stays, however low the proposal.
    let isHigh = p.height < 0 || p.height >= ideal.size.height || ideal.lineCount == 1
    if isWide && isHigh { return ideal }
    if narrowProposal == p, let narrow { return narrow }
    engine.counters.measures += 1
    let layout = engine.host.textShaper.layout(styledText(), width: p.width < 0 ? nil : p.width, height: p.height < 0 ? nil : p.height)
    narrow = layout
    narrowProposal = p
    return layout
  }
  package override func measure(_ p: Proposal) -> Size { Size(layout(p).size) }
  package override func hugs(along axis: Axis) -> Bool { axis == .horizontal }
  package override func revalidate() -> Bool {
    let old = (ideal: ideal, narrow: narrow, narrowProposal: narrowProposal)
    ideal = nil
    narrow = nil
    piece = nil
    guard let oldIdeal = old.ideal else { return true }
    if measure(.unspecified) != Size(oldIdeal.size) { return true }
    if let oldNarrow = old.narrow, measure(old.narrowProposal) != Size(oldNarrow.size) { return true }
    return false
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal).lastBaseline }
    return nil
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if piece == nil || flags.contains(.subtreeNeedsRecord) {
      flags.remove(.subtreeNeedsRecord)
      let layout = layout(proposal)
      if piece?.layout !== layout {
        piece = TextPiece(layout, .color(style.color))
        engine.counters.itemsRecorded += 1
      }
    }
    group.append(PlacedPiece(piece.unsafelyUnwrapped, x: x, y: y))
  }
  package override var accessibilityElement: AccessibilityProperties? {
    var properties = AccessibilityProperties()
    properties.label = text.string
    properties.addedTraits = .isStaticText
    return properties
  }
  package override func isHit(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
