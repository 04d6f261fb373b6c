import Foundation
import HearthRendering

/// The node of a `Text`: asks the shaper for layouts, which are shared with equal texts elsewhere.
package final class TextNode: LayoutNode {
  @exclusivity(unchecked) private var text: Text
  /// The layout without limits of width and height.
  @exclusivity(unchecked) private var ideal: TextLayout?
  /// The layouts for the last two proposals that were too small for the ideal one, the later first: stacks ask for no width
  /// and for what is left.
  @exclusivity(unchecked) private var narrow: TextLayout?
  @exclusivity(unchecked) private var narrowProposal = Proposal(-2, -2)
  @exclusivity(unchecked) private var otherNarrow: TextLayout?
  @exclusivity(unchecked) private var otherProposal = Proposal(-2, -2)
  @exclusivity(unchecked) private var piece: TextPiece?
  /// `piece` with the shadows of its style, where there are some.
  @exclusivity(unchecked) private var decorated: DisplayPiece?
  /// The text has a paint of its own, which is found anew for each record.
  @exclusivity(unchecked) private var hasOwnPaint = false
  /// More small proposals were answered than `narrow` remembers: after a change nobody knows whether all answers hold.
  @exclusivity(unchecked) private var hasForgottenAnswers = false

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

  /// The text as its place makes it look.
  private func build() -> TextBuilder {
    let builder = TextBuilder.build(text, for: self)
    hasOwnPaint = builder.paint != nil
    if let problem = builder.problem {
      engine.report(.badSize, at: self, "\(problem). Numbers of text are finite and positive; another is used instead.")
    }
    return builder
  }
  /// What is shown.
  package var plainText: String { ideal?.text.plainText ?? build().styled.plainText }

  // MARK: - Layout

  private func idealLayout() -> TextLayout {
    if let ideal { return ideal }
    engine.counters.measures += 1
    let layout = engine.host.textShaper.layout(build().styled, width: nil, height: nil)
    ideal = layout
    return layout
  }
  private func layout(_ proposal: Proposal) -> TextLayout {
    let ideal = idealLayout()
    // No width is the question of a stack for the least one. One line answers it: a column of single letters, as high as the
    // text is long, helps nobody and is dear to lay out. Source: our choice.
    let p = proposal.width == 0 ? Proposal(0, 0) : proposal
    let isWide = p.width < 0 || p.width >= ideal.size.width
    // At least one line is shown, however little height there is.
    let isHigh = p.height < 0 || p.height >= ideal.size.height || ideal.lineCount == 1
    if isWide && isHigh { return ideal }
    if narrowProposal == p, let narrow { return narrow }
    if otherProposal == p, let otherNarrow { return otherNarrow }
    engine.counters.measures += 1
    let layout = engine.host.textShaper.layout(ideal.text, width: p.width < 0 ? nil : p.width, height: p.height < 0 ? nil : p.height)
    if otherNarrow != nil { hasForgottenAnswers = true }
    (otherNarrow, otherProposal) = (narrow, narrowProposal)
    (narrow, narrowProposal) = (layout, p)
    return layout
  }
  package override func measure(_ p: Proposal) -> Size { Size(layout(p).size) }
  /// Of more lines some are left out when the proposal is low.
  package override func hugs(along axis: Axis) -> Bool { axis == .horizontal && idealLayout().lineCount == 1 }

  package override func revalidate() -> Bool {
    guard let old = ideal else { return true }
    let styled = build().styled
    // Only what is not part of the text, such as the paint, has changed.
    if styled == old.text { return false }
    let (oldNarrow, oldNarrowProposal) = (narrow, narrowProposal)
    let (oldOther, oldOtherProposal) = (otherNarrow, otherProposal)
    let hadForgottenAnswers = hasForgottenAnswers
    (narrow, otherNarrow, hasForgottenAnswers) = (nil, nil, false)
    engine.counters.measures += 1
    let layout = engine.host.textShaper.layout(styled, width: nil, height: nil)
    ideal = layout
    if hadForgottenAnswers || !layout.fits(like: old) { return true }
    if let oldOther, !self.layout(oldOtherProposal).fits(like: oldOther) { return true }
    if let oldNarrow, !self.layout(oldNarrowProposal).fits(like: oldNarrow) { return true }
    return false
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal).lastBaseline }
    return nil
  }

  // MARK: - Picture

  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if piece == nil || flags.contains(.subtreeNeedsRecord) {
      flags.remove(.subtreeNeedsRecord)
      let layout = layout(proposal)
      let foreground = hasOwnPaint ? build().paint ?? style.foreground : style.foreground
      let paint = foreground.paint(in: bounds, isRightToLeft: scope.isRightToLeft)
      if piece?.layout !== layout || piece?.paint != paint || decorated != nil || !foreground.isPlain {
        let text = TextPiece(layout, paint)
        piece = text
        decorated = foreground.isPlain ? nil : foreground.decorated(text)
        engine.counters.itemsRecorded += 1
      }
    }
    group.append(PlacedPiece(decorated ?? piece.unsafelyUnwrapped, x: x, y: y))
  }

  // MARK: - Events

  package override var accessibilityElement: AccessibilityProperties? {
    var properties = AccessibilityProperties()
    let builder = build()
    properties.label = builder.styled.plainText
    properties.addedTraits = .isStaticText
    if let link = builder.links.first {
      properties.addedTraits.insert(.isLink)
      properties.press = { [weak self] in self?.open(link.url) }
    }
    return properties
  }

  package override func isHit(_ point: CGPoint) -> Bool { bounds.contains(point) }

  package override func recognizer(at point: CGPoint) -> GestureRecognizer? {
    link(at: point).map { LinkRecognizer($0, node: self) }
  }
  /// The link at a point of this node's coordinate space.
  package func link(at point: CGPoint) -> URL? {
    let links = build().links
    if links.isEmpty { return nil }
    let layout = layout(proposal)
    for link in links {
      for rectangle in layout.rectangles(of: link.range) where rectangle.contains(point) { return link.url }
    }
    return nil
  }
}

extension TextLayout {
  /// Whether this layout takes the same place as another.
  fileprivate func fits(like other: TextLayout) -> Bool {
    size == other.size && firstBaseline == other.firstBaseline && lastBaseline == other.lastBaseline
  }
}
