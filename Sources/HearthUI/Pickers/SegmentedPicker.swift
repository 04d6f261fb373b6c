import Foundation
import HearthCore
import HearthRendering

/// The choices side by side in one bar, of one width where their labels allow it: one stop for the keyboard. The chosen
/// one, or the first while none is chosen, has focus for assistive technology, so that a reader says what the keys begin at.
nonisolated struct SegmentedPicker<Label: View, Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  /// Symbols, which may show themselves which one is chosen.
  var isPalette = false
  /// They are tabs to assistive technology, and on a desktop look like some.
  var isTabs = false
  @Environment(\.isGlassy) private var isGlassy
  @Environment(\.paletteSelectionEffect) private var effect
  @State private var name = ControlName()
  @State private var typing = PickerTyping()
  @State private var current = ControlAnchor()
  @Environment(\.idiom) private var idiom
  @Environment(\.layoutDirection) private var direction
  @Environment(\.controlSize) private var controlSize
  @Environment(\.appearances) private var appearances

  @MainActor var body: some View {
    let selection = selection, name = name, typing = typing, current = current, look = appearances.segments
    let isRightToLeft = direction == .rightToLeft, isCompact = idiom.isTouched
    let hasCard = !isPalette || effect.kind == .automatic
    let isTabs = isTabs, isBare = isTabs && !isCompact
    let metrics = SegmentMetrics(controlSize, isCompact: isCompact, isRound: isGlassy)
    ControlRow(
      name: name, label: label, standalone: isCompact ? .neverLabeled : .beside,
      control: Group(sections: content.lineLimit(1).modifier(SegmentText(isCompact: isCompact, letters: look.letters)))
      {
        sections in
        let choices = PickerChoices(sections, selection), options = choices.options
        let first = (choices.current ?? options.first { $0.value != nil })?.id
        SegmentLayout(fillsWidth: isCompact, height: metrics.height) {
          ForEach(Array(options.enumerated()), id: \.element.id) { index, option in
            let isNearCurrent = hasCard && (choices.isOn(option) || (index > 0 && choices.isOn(options[index - 1])))
            Segment(
              option: option, choices: choices, hasCard: hasCard, hasLine: index > 0 && !isNearCurrent && !isBare,
              radius: metrics.cardRadius,
              padding: metrics.padding, variant: isPalette ? effect.variant(isOn: choices.isOn(option)) : nil,
              look: look, isTab: isTabs, isBare: isBare, anchor: option.id == first ? current : nil)
          }
        }
        .background {
          if isBare {
            Color.clear
          } else if let color = look.background {
            RoundedRectangle(cornerRadius: metrics.radius).fill(color)
          } else {
            ControlDrawing(key: metrics) { canvas in
              [canvas.palette.fill(canvas.bounds, radius: metrics.radius, metrics.background(canvas.palette))]
            }
            .modifier(DisabledLook())
          }
        }
        .modifier(
          ControlInput(
            name: "Picker", focus: .activate,
            onKey: { choices.action(for: $0, horizontal: true, isRightToLeft: isRightToLeft, typed: typing) },
            cornerRadius: metrics.radius, heard: first == nil ? nil : current,
            element: { PickerAccessibility.group(name.text, isTabs: isTabs) }))
      })
  }
}

/// The measures of a bar of segments. Points.
private struct SegmentMetrics: Hashable {
  let height: CGFloat
  let radius: CGFloat
  let cardRadius: CGFloat
  /// Between the edges of a segment and its label.
  let padding: CGFloat
  let isCompact: Bool

  /// - Parameter isRound: Whether the ends are round, as those of iOS 26 are.
  @MainActor init(_ size: ControlSize, isCompact: Bool, isRound: Bool) {
    self.isCompact = isCompact
    let standard = ControlMetrics.height(size)
    if isCompact {
      // Source: UISegmentedControl is 32 high, with corners of 9 and 7; the space within a segment is our choice.
      height = size == .regular ? 32 : standard
      (radius, cardRadius, padding) = isRound ? (height / 2, height / 2 - 2, 6) : (9, 7, 6)
    } else {
      height = standard
      radius = ControlMetrics.cornerRadius(size)
      (cardRadius, padding) = (radius - 1, standard * 0.4)
    }
  }
  @MainActor func background(_ palette: ControlPalette) -> RGBA {
    // Source: UIColor.tertiarySystemFill, which UISegmentedControl lies on.
    if isCompact { return RGBA(hex: 0x767680).opacity(palette.isDark ? 0.24 : 0.12) }
    return palette.ink(palette.isDark ? 0.1 : 0.07)
  }
}

/// The text of segments: in the colour of text, whatever the app set around, since it stands on a
/// card of ours; and on phones and tablets in letters of 13 points. Source: UISegmentedControl, which
/// has the font and the colours of its own. Letters grow as those of bars do, and each segment shows in large when it is held.
nonisolated private struct SegmentText: ViewModifier {
  let isCompact: Bool
  let letters: Appearances.Letters
  @MainActor func body(content: Content) -> some View {
    let isCompact = isCompact, font = letters.font
    content
      .modifier(BarTitleScale())
      .modifier(BarTextSize())
      .transformEnvironment(\.font) { if let font { $0 = font } else if isCompact { $0 = .system(size: 13) } }
      .modifier(PickerFont())
      .standardForegroundStyle(AnyShapeStyle(letters.color ?? Color.primary))
  }
}

/// Segments of one width, unless one would be cut off that need not be: then each is as wide as its label wants, and what
/// is left is divided evenly. Source: UISegmentedControl, whose segments are of one width; our choice where a label would be cut.
private struct SegmentLayout: Layout {
  let fillsWidth: Bool
  let height: CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var widest: CGFloat = 0, tallest = height
    for view in subviews {
      let size = view.sizeThatFits(ProposedViewSize(width: nil, height: nil))
      widest = max(widest, size.width)
      tallest = max(tallest, size.height)
    }
    let natural = widest * CGFloat(subviews.count)
    guard let width = proposal.width, width.isFinite else { return CGSize(width: natural, height: tallest) }
    return CGSize(width: fillsWidth ? max(0, width) : min(natural, max(0, width)), height: tallest)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (view, width) in zip(subviews, widths(in: bounds.width, subviews)) {
      view.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
  private func widths(in whole: CGFloat, _ subviews: Subviews) -> [CGFloat] {
    if subviews.isEmpty { return [] }
    let even = whole / CGFloat(subviews.count)
    let wanted = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: nil)).width }
    let rest = whole - wanted.reduce(0, +)
    if rest < 0 || wanted.allSatisfy({ $0 <= even }) { return wanted.map { _ in even } }
    return wanted.map { $0 + rest / CGFloat(subviews.count) }
  }
}

nonisolated private struct Segment<Value: Hashable>: View {
  let option: PickerOption<Value>
  let choices: PickerChoices<Value>
  /// Whether a card shows that it is chosen.
  let hasCard: Bool
  let hasLine: Bool
  let radius: CGFloat
  let padding: CGFloat
  /// The form of symbols that shows that the segment is chosen.
  let variant: SymbolVariants?
  let look: Appearances.Segments
  /// Assistive technology is told of a tab.
  let isTab: Bool
  /// There is no ground below it.
  let isBare: Bool
  /// The anchor of the segment that keys begin at.
  let anchor: ControlAnchor?
  @State private var state = ControlState()

  private struct Key: Hashable {
    var state: ControlState
    var hasLine: Bool
    var radius: CGFloat
    var isBare: Bool
  }
  @MainActor var body: some View {
    let option = option, choices = choices, isTab = isTab
    var drawn = state
    drawn.isOn = hasCard && choices.isOn(option)
    let key = Key(state: drawn, hasLine: hasLine, radius: radius, isBare: isBare)
    let card = drawn.isOn ? look.card : nil
    return option.view.symbolForm(variant)
      .modifier(ChosenColor(color: choices.isOn(option) ? look.chosenLetters.color : nil))
      .padding(.horizontal, padding)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if let card {
          RoundedRectangle(cornerRadius: radius).fill(card).padding(2)
        } else {
          ControlDrawing(key: key) {
            key.isBare
              ? $0.pill(key.state) : $0.segment(key.state, hasLine: key.hasLine, radius: key.radius)
          }
        }
      }
      .modifier(
        ControlInput(
          name: "Segment", gesture: .click,
          onPress: ControlPress.click($state) { choices.choose(option) },
          onHover: { state.isHovered = $0 }, anchor: anchor,
          element: { PickerAccessibility.option(option, choices, isTab: isTab) })
      )
      .accessibilityShowsLargeContentViewer()
      .disabled(option.value == nil)
      .modifier(DisabledLook())
  }
}

/// The chosen segment in the colour that the app gives it, over what the view itself drew.
nonisolated private struct ChosenColor: ViewModifier {
  let color: Color?
  @MainActor func body(content: Content) -> some View {
    if let color { content.overlay { color.blendMode(.sourceAtop) }.compositingGroup() } else { content }
  }
}

extension ControlCanvas {
  /// A raised card where the segment is chosen, and a thin line before it where it stands beside another that is not.
  func segment(_ state: ControlState, hasLine: Bool, radius: CGFloat) -> ContiguousArray<PlacedPiece> {
    let card = bounds.insetBy(dx: 2, dy: 2)
    if state.isOn {
      let color =
        palette.isDark ? RGBA(white: 1, alpha: state.isPressed ? 0.28 : 0.22) : RGBA(white: state.isPressed ? 0.96 : 1)
      let shape = palette.fill(card, radius: radius, color)
      if palette.isDark { return [shape] }
      return [
        PlacedPiece(
          EffectPiece(.shadow(RGBA(white: 0, alpha: 0.2), radius: 1.5, x: 0, y: 0.5), shape.piece), x: 0, y: 0)
      ]
    }
    var list: ContiguousArray<PlacedPiece> = []
    if hasLine {
      let height = (bounds.height * 0.5).rounded(), width = palette.pixels(1)
      list.append(
        palette.fill(
          rect(0, (bounds.height - height) / 2, width, height), radius: 0,
          palette.ink(palette.hasHighContrast ? 0.5 : 0.16)))
    }
    if state.isHovered || state.isPressed {
      list.append(palette.fill(card, radius: radius, palette.ink(state.isPressed ? 0.12 : 0.05)))
    }
    return list
  }
}
