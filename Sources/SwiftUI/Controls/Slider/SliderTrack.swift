import Foundation
import HearthCore
import HearthRendering

/// The track and the knob of a slider.
nonisolated struct SliderTrack: View {
  let value: Binding<Double>
  let range: SliderRange
  let name: ControlName
  let onEditingChanged: (Bool) -> Void
  @State private var state = ControlState()
  @State private var knob = ControlAnchor()
  /// Where the pointer holds the knob: points from its middle.
  @State private var grip: CGFloat = 0
  @Environment(\.controlSize) private var controlSize
  @Environment(\.layoutDirection) private var direction

  private struct Key: Hashable {
    var fraction: Double
    var ticks: [Double]
    var diameter: CGFloat
    var state: ControlState
  }
  @MainActor var body: some View {
    let current = value.wrappedValue, range = range, diameter = Self.diameter(controlSize)
    let key = Key(fraction: range.fraction(current), ticks: range.ticks, diameter: diameter, state: state)
    let name = name, isRightToLeft = direction == .rightToLeft
    // Points. Source: our choice: as wide as libadwaita's scales are asked to be in its examples.
    ControlDrawing(key: key, height: max(diameter + 4, ControlMetrics.height(controlSize) - 6), ideal: CGSize(width: 160, height: 20)) { canvas in
      canvas.slider(fraction: key.fraction, ticks: key.ticks, diameter: key.diameter, key.state)
    }
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
          properties.value = "\(Int((range.fraction(value.wrappedValue) * 100).rounded()))%"
          properties.addedTraits = .isSlider
          properties.adjust = { isUp in change(to: range.moved(value.wrappedValue, by: isUp ? 1 : -1, .assistive)) }
          properties.setValue = { text in
            let digits = text.hasSuffix("%") ? String(text.dropLast()) : text
            guard let number = Double(digits) else { return }
            change(to: text.hasSuffix("%") ? range.value(at: number / 100) : range.snapped(number))
          }
          return properties
        }))
    .modifier(DisabledLook())
  }
  /// Points. Source: our choice, between libadwaita (20) and macOS (20 × 20, small 16).
  static func diameter(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini: 12
    case .small: 14
    case .regular: 18
    case .large: 20
    case .extraLarge: 24
    }
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
      // Who takes the knob keeps it where it was taken; a press on the track brings it there.
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
    case .repeated: break
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

extension ControlCanvas {
  func slider(fraction: Double, ticks: [Double], diameter: CGFloat, _ state: ControlState) -> ContiguousArray<PlacedPiece> {
    let thickness: CGFloat = diameter < 16 ? 3 : 4, middle = bounds.height / 2
    let way = max(0, bounds.width - diameter), x = diameter / 2 + way * fraction
    var list: ContiguousArray<PlacedPiece> = []
    let track = palette.ink(palette.hasHighContrast ? 0.5 : palette.isDark ? 0.2 : 0.15)
    list.append(palette.fill(rect(0, middle - thickness / 2, bounds.width, thickness), radius: thickness / 2, track))
    list.append(palette.fill(rect(0, middle - thickness / 2, x, thickness), radius: thickness / 2, palette.accent))
    for tick in ticks {
      let place = diameter / 2 + way * tick
      list.append(palette.fill(rect(place - 0.75, middle + diameter / 2 - 1, 1.5, 4), radius: 0.75, palette.ink(0.3)))
    }
    let white: Float = state.isPressed ? 0.9 : state.isHovered ? 1 : palette.isDark ? 0.92 : 1
    let frame = rect(x - diameter / 2, middle - diameter / 2, diameter, diameter)
    list.append(knob(frame, RGBA(white: white)))
    list.append(palette.stroke(frame, radius: diameter / 2, width: palette.pixels(1), RGBA(white: 0, alpha: state.isHovered ? 0.22 : 0.12)))
    return list
  }
}
