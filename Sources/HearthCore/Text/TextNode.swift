import Foundation
import HearthRendering

/// The node of a `Text`: asks the shaper for layouts, which are shared with equal texts elsewhere.
package final class TextNode: LayoutNode, AccessibilitySource, PreferenceStop, GeometryWatcher {
  package override var isText: Bool { true }
  /// The text has a paint of its own, which is found again for each record.
  @exclusivity(unchecked) private var hasOwnPaint = false
  @exclusivity(unchecked) private var isDecorated = false
  /// The text, when it is a plain string.
  @exclusivity(unchecked) private var string: String
  /// Nil for a plain string for which nothing but the ideal layout was needed.
  @exclusivity(unchecked) private var rare: Rare?
  /// The layout without limits of width and height.
  @exclusivity(unchecked) private var ideal: TextLayout?
  /// A text piece, or one with the shadows of its style.
  @exclusivity(unchecked) private var piece: DisplayPiece?

  /// What few texts have.
  private final class Rare {
    @exclusivity(unchecked) var content: TextContent?
    @exclusivity(unchecked) var narrow: NarrowLayouts?
    @exclusivity(unchecked) var motion: TextMotion?
    @exclusivity(unchecked) var followsClock = false
    @exclusivity(unchecked) var drawn: DrawnText?
    @exclusivity(unchecked) var links = FocusedLinks()
    init() {}
    nonisolated deinit {}
  }
  private var text: Text {
    get { rare?.content.map { Text($0) } ?? Text(verbatim: string) }
    set {
      switch newValue.storage {
      case .string(let new):
        string = new
        if rare != nil { rare!.content = nil }
      case .content(let content):
        string = ""
        if rare == nil { rare = Rare() }
        rare!.content = content
      }
    }
  }
  private var narrow: NarrowLayouts? {
    get { rare?.narrow }
    set {
      if rare == nil {
        if newValue == nil { return }
        rare = Rare()
      }
      rare!.narrow = newValue
    }
  }

  init(_ text: Text, _ inputs: _ViewInputs) {
    string = ""
    super.init(inputs)
    self.text = text
    flags.insert(.readsInheritedStyle)
    if engine.gatheringPorts[ObjectIdentifier(Text.LayoutKey.self)] ?? 0 > 0 { drawn.connect() }
  }
  nonisolated deinit {}
  package override var viewName: String { "Text" }

  func update(_ new: Text) {
    engine.counters.nodesVisited += 1
    if text == new { return }
    if mayShowOtherValue || rare?.motion != nil { contentWillChange() }
    text = new
    rare?.drawn?.textWillChange()
    setNeedsLayout()
    if rare?.content != nil { textDistanceDidChange() }
  }

  // MARK: - Renderers

  /// Made for a text that is drawn by a renderer or whose layout is read.
  private var drawn: DrawnText {
    if rare == nil { rare = Rare() }
    if let drawn = rare!.drawn { return drawn }
    let made = DrawnText(self)
    rare!.drawn = made
    return made
  }
  private var renderer: AnyTextRenderer? {
    textStyle.values.hasRenderer ? scope.value(TextRendererKey.self) : nil
  }
  /// The layout as an app sees it, with what it is painted with.
  var publicLayout: Text.Layout {
    let layout = shownLayout
    let storage = drawn.layout(layout) { build().attributes }
    let foreground = hasOwnPaint ? build().paint ?? style.foreground : style.foreground
    storage.setPaint(
      foreground, foreground.paint(in: CGRect(origin: .zero, size: layout.size), isRightToLeft: scope.isRightToLeft))
    return Text.Layout(storage)
  }
  package override var preferenceStop: (any PreferenceStop)? { rare?.drawn?.port == nil ? nil : self }
  package var anyPreferencePort: AnyPreferencePort? { rare?.drawn?.port }
  /// Called where a view around reads layouts.
  package func geometryDidChange() { rare?.drawn?.publish() }
  /// What the renderer has read is another now.
  package override func updateBody() {
    flags.remove(.needsBody)
    setNeedsLayout()
  }

  /// The text as its place makes it look.
  private func styledText() -> StyledText {
    if let plain = TextBuilder.plain(text, for: self) {
      hasOwnPaint = false
      takeLinks([])
      return plain
    }
    let builder = build()
    takeLinks(builder.links)
    return builder.styled
  }
  /// The same with what else is known of it.
  func build() -> TextBuilder {
    let builder = TextBuilder.build(text, for: self)
    hasOwnPaint = builder.paint != nil
    if let problem = builder.problem {
      engine.report(.badSize, at: self, "\(problem). Numbers of text are finite and positive; another is used instead.")
    }
    if builder.nextChange < .infinity { followClock(until: builder.nextChange) }
    return builder
  }
  /// The links of the text, and which of them has focus when the text has it.
  var focusedLinks: FocusedLinks {
    get { rare?.links ?? FocusedLinks() }
    set {
      if rare == nil { rare = Rare() }
      rare!.links = newValue
    }
  }
  override var focusTarget: (any FocusTarget)? { flags.contains(.isFocusTarget) ? self : nil }
  /// Looks again when the text reads differently.
  private func followClock(until time: Double) {
    if rare == nil { rare = Rare() }
    rare!.followsClock = true
    let wait = time - engine.host.date.timeIntervalSince1970
    // A little later, so that it is not the same moment still.
    engine.wakeUps.schedule(after: max(0, wait) + 0.001, for: self) { [unowned self] in
      if mayShowOtherValue || rare?.motion != nil { contentWillChange() }
      rare?.drawn?.textWillChange()
      setNeedsLayout()
    }
  }
  package override func unmount() {
    if rare?.followsClock == true { engine.wakeUps.cancel(of: self) }
    rare?.drawn?.disconnect()
    super.unmount()
  }
  /// What is shown.
  package var plainText: String { ideal?.text.plainText ?? styledText().plainText }

  // MARK: - Layout

  private func idealLayout() -> TextLayout {
    if let ideal { return ideal }
    engine.counters.measures += 1
    let layout = engine.host.textShaper.layout(styledText(), width: nil, height: nil)
    ideal = layout
    return layout
  }
  func layout(_ proposal: Proposal) -> TextLayout {
    let ideal = idealLayout()
    // No width is the question of a stack for the least one. One line answers it: a column of single letters, as high
    // as the text is long, helps nobody and is dear to lay out. Source: our choice.
    let p = proposal.width == 0 ? Proposal(0, 0) : proposal
    let isWide = p.width < 0 || p.width >= ideal.size.width
    // At least one line is shown, however little height there is.
    let isHigh = p.height < 0 || p.height >= ideal.size.height || ideal.lineCount == 1
    if isWide && isHigh { return ideal }
    if let known = narrow?.find(p) { return known }
    engine.counters.measures += 1
    let (text, whole) = textStyle.values.hasVariants ? variant(p, ideal) : (ideal.text, nil)
    let layout =
      whole
      ?? engine.host.textShaper.layout(
        text, width: p.width < 0 ? nil : p.width, height: p.height < 0 ? nil : p.height)
    if let narrow { narrow.insert(p, layout) } else { narrow = NarrowLayouts(p, layout) }
    return layout
  }
  /// The longest form of the text that fits, with its layout; the shortest one where none does.
  private func variant(_ p: Proposal, _ ideal: TextLayout) -> (StyledText, TextLayout?) {
    var builder = TextBuilder.build(text, for: self)
    // Each has some forms; that they end is not left to formats.
    for number in 1...8 {
      guard builder.hasShorterVariant else { break }
      builder = TextBuilder.build(text, for: self, variant: number)
      let layout = engine.host.textShaper.layout(builder.styled, width: nil, height: nil)
      if p.width < 0 || layout.size.width <= p.width, p.height < 0 || layout.size.height <= p.height {
        return (builder.styled, layout)
      }
    }
    return (builder.styled, nil)
  }
  package override func measure(_ p: Proposal) -> Size {
    if let renderer { return drawn.size(renderer, p) }
    return Size(layout(p).size)
  }
  /// Of more lines some are left out when the proposal is low.
  package override func hugs(along axis: Axis) -> Bool {
    axis == .horizontal && !textStyle.values.hasRenderer && idealLayout().lineCount == 1
  }

  package override func revalidate() -> Bool {
    let sizeChanges = revalidateLayout()
    guard let drawn = rare?.drawn else { return sizeChanges || textStyle.values.hasRenderer }
    if drawn.port != nil { engine.afterLayout.append { [weak self] in self?.rare?.drawn?.publish() } }
    let answersChange = drawn.answersDidChange(renderer)
    return drawn.hasRenderer ? answersChange : sizeChanges || answersChange
  }
  private func revalidateLayout() -> Bool {
    guard let old = ideal else { return true }
    let styled = styledText()
    // Only what is not part of the text, such as the paint, has changed.
    if styled == old.text { return false }
    let oldNarrow = narrow
    narrow = nil
    engine.counters.measures += 1
    let layout = engine.host.textShaper.layout(styled, width: nil, height: nil)
    ideal = layout
    if !layout.fits(like: old) { return true }
    guard let oldNarrow else { return false }
    if oldNarrow.hasForgottenAnswers { return true }
    if let other = oldNarrow.other, !self.layout(other.proposal).fits(like: other.layout) { return true }
    return !self.layout(oldNarrow.latest.proposal).fits(like: oldNarrow.latest.layout)
  }
  /// A text keeps the leading of its font to a text above it, where texts are set as phones have it.
  package override var spacing: ViewSpacing {
    guard engine.host.textShaper.setsTouchFonts, textStyle.font.touch != nil else { return ViewSpacing() }
    var spacing = ViewSpacing()
    spacing.textGap = rare?.content == nil ? textStyle.font.touch?.gap(textStyle.font.size) : idealLayout().gapAbove
    spacing.endsWithText = true
    return spacing
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal).lastBaseline }
    return nil
  }

  // MARK: - Picture

  package override func inheritedStyleDidChange() {
    if mayShowOtherValue || rare?.motion != nil { contentWillChange() }
    super.inheritedStyleDidChange()
    if let ideal, ideal.gapAbove != nil || textStyle.font.touch != nil,
      ideal.text.largestFont != textStyle.font
    {
      textDistanceDidChange()
    }
  }
  /// What is shown now is where an animation begins.
  private func contentWillChange() {
    let transaction = transaction
    guard transaction.animation != nil || rare?.motion != nil else { return }
    var color: RGBA?
    if let text = piece as? TextPiece {
      if rare == nil { rare = Rare() }
      if rare!.motion == nil { rare!.motion = TextMotion(text.layout) }
      if case .color(let shown) = text.paint { color = shown }
    }
    rare?.motion?.willChange(transaction, color, self)
  }
  package override func animationDidStep(_ animator: AnyAnimator) { setNeedsRecord() }
  private func record(_ motion: TextMotion, _ layout: TextLayout, _ style: _ShapeStylePaint) {
    let foreground = motion.presented(style, self)
    let picture = motion.piece(layout, foreground.paint(in: bounds, isRightToLeft: scope.isRightToLeft), self)
    if motion.isOver { rare!.motion = nil }
    isDecorated = !foreground.isPlain || !(picture is TextPiece)
    piece = foreground.isPlain ? picture : foreground.decorated(picture)
    engine.counters.itemsRecorded += 1
  }

  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if piece == nil || flags.contains(.subtreeNeedsRecord) {
      flags.remove(.subtreeNeedsRecord)
      let layout = layout(proposal)
      let foreground = hasOwnPaint ? build().paint ?? style.foreground : style.foreground
      if let renderer, !textStyle.values.redaction.hidesContent {
        rare?.motion = nil
        isDecorated = true
        piece = renderer.picture(of: publicLayout, size: size.cgSize, at: self)
        engine.counters.itemsRecorded += 1
        group.append(PlacedPiece(piece.unsafelyUnwrapped, x: x, y: y))
        return
      }
      if let motion = rare?.motion {
        record(motion, layout, foreground)
        group.append(PlacedPiece(piece.unsafelyUnwrapped, x: x, y: y))
        return
      }
      let paint = foreground.paint(in: bounds, isRightToLeft: scope.isRightToLeft)
      if textStyle.values.redaction.hidesContent {
        isDecorated = true
        piece = RedactedText.piece(layout, paint)
        engine.counters.itemsRecorded += 1
        group.append(PlacedPiece(piece.unsafelyUnwrapped, x: x, y: y))
        return
      }
      if !foreground.isPlain || !shows(layout, paint) {
        let text = TextPiece(layout, paint)
        isDecorated = !foreground.isPlain
        piece = isDecorated ? foreground.decorated(text) : text
        engine.counters.itemsRecorded += 1
      }
    }
    group.append(PlacedPiece(piece.unsafelyUnwrapped, x: x, y: y))
  }

  private func shows(_ layout: TextLayout, _ paint: Paint) -> Bool {
    guard let piece, !isDecorated else { return false }
    let text = unsafeDowncast(piece, to: TextPiece.self)
    return text.layout === layout && text.paint == paint
  }

  // MARK: - Events

  package override var isAccessibilitySource: Bool { true }
  package var accessibilityElement: AccessibilityProperties? {
    var properties = AccessibilityProperties()
    let builder = build()
    properties.label = builder.spokenText
    properties.addedTraits = .isStaticText
    properties.details.text = self
    if let details = builder.spokenDetails {
      properties.details = details
      properties.details.text = self
      if details.headingLevel != nil { properties.addedTraits.insert(.isHeader) }
    }
    properties.details.links = accessibilityLinks(builder.links)
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

/// The layouts for the last two proposals that were too small for the ideal one: stacks
/// ask for no width and for what is left.
@MainActor private final class NarrowLayouts {
  @exclusivity(unchecked) private(set) var latest: (proposal: Proposal, layout: TextLayout)
  @exclusivity(unchecked) private(set) var other: (proposal: Proposal, layout: TextLayout)?
  /// More small proposals were answered than these: after a change nobody knows whether all answers hold.
  @exclusivity(unchecked) private(set) var hasForgottenAnswers = false
  init(_ proposal: Proposal, _ layout: TextLayout) { latest = (proposal, layout) }
  nonisolated deinit {}

  func find(_ proposal: Proposal) -> TextLayout? {
    if latest.proposal == proposal { return latest.layout }
    if let other, other.proposal == proposal { return other.layout }
    return nil
  }
  func insert(_ proposal: Proposal, _ layout: TextLayout) {
    if other != nil { hasForgottenAnswers = true }
    other = latest
    latest = (proposal, layout)
  }
}

extension TextLayout {
  /// Whether this layout takes the same place as another.
  fileprivate func fits(like other: TextLayout) -> Bool {
    size == other.size && firstBaseline == other.firstBaseline && lastBaseline == other.lastBaseline
  }
}
