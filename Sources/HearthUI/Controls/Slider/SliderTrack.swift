import Foundation
import HearthCore
import HearthRendering

/// The track and the knob of a slider.
nonisolated struct SliderTrack: View {
  let value: Binding<Double>
  let range: SliderRange
  let mistake: String?
  let name: ControlName
  let marks: SliderMarks
  let onEditingChanged: (Bool) -> Void
  @State private var state = ControlState()
  /// Where the pointer holds the knob: points from its middle.
  @State private var grip: CGFloat = 0
  @Environment(\.controlSize) private var controlSize
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlassy) private var isGlassy
  @Environment(\.layoutDirection) private var direction
  @Environment(\.sliderThumbVisibility) private var thumb
  @Environment(\.appearances) private var appearances
  @Environment(\.colorScheme) private var scheme
  @State private var valueName = ControlName()

  private struct Key: Hashable {
    var fraction: Double
    var start: Double
    var hasKnob: Bool
    var ticks: [Double]
    var diameter: CGFloat
    var knobHeight: CGFloat
    var state: ControlState
    var colors: SliderColors?
  }
  /// What the app says about all sliders, in the scheme that there is.
  @MainActor private var colors: SliderColors? {
    if appearances.slider.isEmpty { return nil }
    guard let scope = Engine.evaluating?.scope else { return nil }
    let look = appearances.slider
    // Read, so that colours follow the scheme.
    _ = scheme
    return SliderColors(
      before: look.before.map(scope.rgba), after: look.after.map(scope.rgba), knob: look.knob.map(scope.rgba))
  }
  @MainActor var body: some View {
    let current = value.wrappedValue, range = range,
      diameter = isGlassy ? Self.glassyKnob.width : Self.diameter(controlSize, idiom)
    let tickPlaces = marks.ticks.map { $0.map { range.fraction($0.value) } } ?? range.ticks
    let key = Key(
      fraction: range.fraction(current), start: marks.neutral.map { range.fraction($0) } ?? 0,
      hasKnob: thumb != .hidden, ticks: tickPlaces,
      diameter: diameter, knobHeight: isGlassy ? Self.glassyKnob.height : diameter, state: state, colors: colors)
    let labels = (marks.ticks ?? []).filter { $0.label != nil }, valueName = valueName, valueLabel = marks.valueLabel
    let name = name, isRightToLeft = direction == .rightToLeft
    // Points. Source: our choice: as wide as libadwaita's scales are asked to be in its examples.
    ControlDrawing(
      key: key, height: Self.height(controlSize, idiom), ideal: CGSize(width: 160, height: 20)
    ) { canvas in
      canvas.slider(
        fraction: key.fraction, from: key.start, hasKnob: key.hasKnob, ticks: key.ticks,
        knob: CGSize(width: key.diameter, height: key.knobHeight), key.state, key.colors)
    }
    .named(valueName, by: valueLabel)
    .modifier(
      ControlInput(
        name: "Slider", focus: [.activate, .edit], gesture: .drag, onPress: { press($0, diameter) },
        onKey: { action(for: $0, isRightToLeft: isRightToLeft) },
        onScroll: { delta in change(to: range.moved(value.wrappedValue, by: delta > 0 ? 1 : -1, .small)) },
        onHover: { state.isHovered = $0 }, cornerRadius: 8,
        element: {
          var properties = AccessibilityProperties()
          properties.label = name.text
          // Source: UIKit: the value of a slider is a part of its range.
          properties.value = valueName.text ?? "\(Int((range.fraction(value.wrappedValue) * 100).rounded()))%"
          properties.addedTraits = .isSlider
          properties.details.range = AccessibilityRange(
            value: range.value(at: range.fraction(value.wrappedValue)), bounds: range.lower...range.upper,
            step: range.step ?? 0
          ) { change(to: range.snapped($0)) }
          properties.adjust = { isUp in change(to: range.moved(value.wrappedValue, by: isUp ? 1 : -1, .assistive)) }
          properties.setValue = { text in
            let digits = text.hasSuffix("%") ? String(text.dropLast()) : text
            guard let number = Double(digits) else { return }
            change(to: text.hasSuffix("%") ? range.value(at: number / 100) : range.snapped(number))
          }
          return properties
        },
        mistake: mistake
          ?? ValueMistake.of("Slider", current, nil, shown: "The lowest value is shown until another one is chosen."))
    )
    .modifier(SliderTickLabels(labels: labels, range: range, inset: diameter / 2))
    .modifier(DisabledLook())
  }
  /// Points. Source: seen, iOS 26.
  private static let glassyKnob = CGSize(width: 38, height: 24)
  /// Points. Source: our choice, between libadwaita (20) and macOS (20 × 20, small 16); on phones iOS 17 and 18, seen, where
  /// sliders have one size.
  static func diameter(_ size: ControlSize, _ idiom: Idiom) -> CGFloat {
    if idiom == .phone { return 27 }
    return switch size {
    case .mini: 12
    case .small: 14
    case .regular: 18
    case .large: 20
    case .extraLarge: 24
    }
  }
  /// Points. Source: on phones UIKit, `UISlider.sizeThatFits(_:)`.
  @MainActor static func height(_ size: ControlSize, _ idiom: Idiom) -> CGFloat {
    idiom == .phone ? 34 : max(diameter(size, idiom) + 4, ControlMetrics.height(size) - 6)
  }

  // MARK: - Input

  @MainActor private func set(_ new: Double) { if new != value.wrappedValue { value.wrappedValue = new } }
  /// A change by a key or the wheel is an edit that is over at once.
  @MainActor private func change(to new: Double) {
    guard new != value.wrappedValue else { return }
    onEditingChanged(true)
    value.wrappedValue = new
    onEditingChanged(false)
  }
  @MainActor private func press(_ press: ControlPress, _ diameter: CGFloat) {
    let way = max(1, press.size.width - diameter)
    switch press.phase {
    case .began:
      // A drag of the knob holds it where it was pressed; a press on the track moves the knob there.
      let middle = diameter / 2 + way * range.fraction(value.wrappedValue)
      let distance = press.location.x - middle
      grip = abs(distance) <= diameter / 2 ? distance : 0
      state.isPressed = true
      onEditingChanged(true)
      if grip == 0 { set(range.value(at: (press.location.x - diameter / 2) / way)) }
    case .moved: if state.isPressed { set(range.value(at: (press.location.x - grip - diameter / 2) / way)) }
    case .ended, .cancelled:
      guard state.isPressed else { return }
      state.isPressed = false
      onEditingChanged(false)
    case .repeated, .released: break
    }
  }
  /// Up and right raise the value; where text is read from right to left, up and left do.
  @MainActor private func action(for event: KeyEvent, isRightToLeft: Bool) -> (() -> Void)? {
    let current = value.wrappedValue
    let new: Double
    switch event.key {
    case .upArrow: new = range.moved(current, by: 1, .small)
    case .downArrow: new = range.moved(current, by: -1, .small)
    case .rightArrow: new = range.moved(current, by: isRightToLeft ? -1 : 1, .small)
    case .leftArrow: new = range.moved(current, by: isRightToLeft ? 1 : -1, .small)
    case .pageUp: new = range.moved(current, by: 1, .page)
    case .pageDown: new = range.moved(current, by: -1, .page)
    case .home: new = range.snapped(range.lower)
    case .end: new = range.snapped(range.upper)
    default: return nil
    }
    return { change(to: new) }
  }
}

/// The labels of marks, below the track.
nonisolated private struct SliderTickLabels: ViewModifier {
  let labels: [SliderMarks.Tick]
  let range: SliderRange
  /// From the ends of the track to its first and last value: points.
  let inset: CGFloat
  @MainActor func body(content: Content) -> some View {
    if labels.isEmpty {
      content
    } else {
      VStack(spacing: 2) {
        content
        TickLabelLayout(places: labels.map { range.fraction($0.value) }, inset: inset) {
          ForEach(labels) { $0.label.font(.caption).foregroundStyle(.secondary).lineLimit(1).fixedSize() }
        }
      }
    }
  }
}
/// Views with their middles at parts of a width.
struct TickLabelLayout: Layout {
  let places: [Double]
  let inset: CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.width.map { $0.isFinite ? max(0, $0) : 160 } ?? 160, height: height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let way = max(0, bounds.width - 2 * inset)
    for (index, view) in subviews.enumerated() where index < places.count {
      view.place(
        at: CGPoint(x: bounds.minX + inset + way * places[index], y: bounds.minY), anchor: .top, proposal: .unspecified)
    }
  }
}

struct SliderThumbKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
extension EnvironmentValues {
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbKey.self] }
    set { self[SliderThumbKey.self] = newValue }
  }
}
extension View {
  /// Sets whether the sliders in this view show their knobs. They are moved all the same.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}

/// Colours of an app's own.
struct SliderColors: Hashable {
  var before: RGBA?, after: RGBA?, knob: RGBA?
}

extension ControlCanvas {
  func slider(
    fraction: Double, from start: Double = 0, hasKnob: Bool = true, ticks: [Double], knob size: CGSize,
    _ state: ControlState, _ colors: SliderColors? = nil
  ) -> ContiguousArray<PlacedPiece> {
    let diameter = size.width, isRound = size.width == size.height
    let thickness: CGFloat = diameter < 16 ? 3 : isRound ? 4 : 6, middle = bounds.height / 2
    let way = max(0, bounds.width - diameter), x = diameter / 2 + way * fraction
    var list: ContiguousArray<PlacedPiece> = []
    let track = colors?.after ?? palette.track(palette.ink(palette.hasHighContrast ? 0.5 : palette.isDark ? 0.2 : 0.15))
    list.append(palette.fill(rect(0, middle - thickness / 2, bounds.width, thickness), radius: thickness / 2, track))
    let origin = start > 0 ? diameter / 2 + way * start : 0
    list.append(
      palette.fill(
        rect(min(origin, x), middle - thickness / 2, abs(x - origin), thickness), radius: thickness / 2,
        colors?.before ?? palette.accent))
    for tick in ticks {
      let place = diameter / 2 + way * tick
      list.append(
        palette.fill(rect(place - 0.75, middle + size.height / 2 - 1, 1.5, 4), radius: 0.75, palette.ink(0.3)))
    }
    if !hasKnob { return list }
    let white: Float = state.isPressed ? 0.9 : state.isHovered || palette.isTouched ? 1 : palette.isDark ? 0.92 : 1
    let frame = rect(x - diameter / 2, middle - size.height / 2, diameter, size.height)
    list.append(knob(frame, colors?.knob ?? RGBA(white: white)))
    list.append(
      palette.stroke(
        frame, radius: size.height / 2, width: palette.pixels(1), RGBA(white: 0, alpha: state.isHovered ? 0.22 : 0.12)))
    return list
  }
}
