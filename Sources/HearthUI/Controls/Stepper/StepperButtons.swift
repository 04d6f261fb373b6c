import Foundation
import HearthCore
import HearthRendering

/// The two buttons of a stepper, in one frame: one stop for the keyboard.
nonisolated struct StepperButtons: View {
  let name: ControlName
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  /// What assistive technology says of the value.
  let value: (() -> String)?
  var mistake: String?
  let onEditingChanged: (Bool) -> Void
  /// Whether the keyboard stops here; otherwise the field beside it has the keys.
  var takesFocus = true
  @State private var state = StepperState()
  @Environment(\.controlSize) private var controlSize
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlassy) private var isGlassy

  @MainActor var body: some View {
    var drawn = state
    (drawn.canIncrement, drawn.canDecrement) = (increment != nil, decrement != nil)
    drawn.isTouched = idiom.isTouched
    let shown = drawn, name = name, value = value
    let touchedRadius = isGlassy ? StepperState.touchedSize.height / 2 : StepperState.touchedRadius
    let radius = shown.isTouched ? touchedRadius : ControlMetrics.cornerRadius(controlSize)
    let height =
      shown.isTouched ? StepperState.touchedSize.height : (ControlMetrics.height(controlSize) * 0.9).rounded()
    let width = shown.isTouched ? StepperState.touchedSize.width : (height * 2.2).rounded()
    return ControlDrawing(key: shown, width: width, height: height) { $0.stepper(shown, radius: radius) }
      .modifier(
        ControlInput(
          name: "Stepper", focus: takesFocus ? .activate : nil, gesture: .hold, onPress: { press($0) },
          onKey: { action(for: $0) },
          onScroll: { perform(isUp: $0 > 0) }, onHover: { state.isHovered = $0 }, cornerRadius: radius,
          element: {
            var properties = AccessibilityProperties()
            properties.label = name.text
            properties.value = value?()
            properties.addedTraits = .isStepper
            properties.adjust = { perform(isUp: $0) }
            return properties
          }, mistake: mistake)
      )
      .modifier(DisabledLook())
  }

  @MainActor private func press(_ press: ControlPress) {
    switch press.phase {
    case .began:
      state.pressed = press.location.x >= press.size.width / 2 ? .increment : .decrement
      onEditingChanged(true)
      step()
    case .repeated: if press.isInside { step() }
    case .ended, .cancelled:
      guard state.pressed != nil else { return }
      state.pressed = nil
      onEditingChanged(false)
    case .moved, .released: break
    }
  }
  @MainActor private func step() { if state.pressed == .increment { increment?() } else { decrement?() } }
  /// A step by a key, the wheel or assistive technology.
  @MainActor private func perform(isUp: Bool) {
    guard let action = isUp ? increment : decrement else { return }
    onEditingChanged(true)
    action()
    onEditingChanged(false)
  }
  /// Up and right, plus, go up. Source: our choice; the arrows are those of GTK's spin buttons.
  @MainActor private func action(for event: KeyEvent) -> (() -> Void)? {
    switch event.key {
    case .upArrow, "+": return { perform(isUp: true) }
    case .downArrow, "-": return { perform(isUp: false) }
    default: return event.characters == "+" ? { perform(isUp: true) } : nil
    }
  }
}

struct StepperState: Hashable {
  enum Part { case decrement, increment }
  var isHovered = false
  var pressed: Part?
  var canIncrement = true
  var canDecrement = true
  /// As on a phone or tablet, whatever the size of controls. Points. Source: UIKit, `UIStepper`: 94 × 32; seen, iOS 13
  /// to 18 (corners, the line of 18).
  var isTouched = false
  static let touchedSize = CGSize(width: 94, height: 32), touchedRadius: CGFloat = 8
}

extension ControlCanvas {
  func stepper(_ state: StepperState, radius: CGFloat) -> ContiguousArray<PlacedPiece> {
    var list: ContiguousArray<PlacedPiece> = []
    let half = bounds.width / 2, middle = bounds.height / 2, line = palette.pixels(1),
      arm = (bounds.height * 0.18).rounded()
    let fill = state.isTouched ? palette.touchedFill : palette.buttonFill(ControlState(isHovered: state.isHovered))
    list.append(palette.fill(bounds, radius: radius, fill))
    if let pressed = state.pressed {
      let part = rect(pressed == .decrement ? 0 : half, 0, half, bounds.height)
      list.append(palette.fill(part.insetBy(dx: 1, dy: 1), radius: radius - 1, palette.ink(0.12)))
    }
    if !state.isTouched { list.append(palette.stroke(bounds, radius: radius, width: line, palette.border)) }
    list.append(
      palette.fill(
        rect(half - line / 2, (bounds.height * 0.22).rounded(), line, (bounds.height * 0.56).rounded()), radius: 0,
        state.isTouched ? palette.ink(0.22) : palette.border))
    let minus = palette.ink(state.canDecrement ? 0.85 : 0.3), plus = palette.ink(state.canIncrement ? 0.85 : 0.3)
    list.append(self.line([(half / 2 - arm, middle), (half / 2 + arm, middle)], width: 1.5, minus))
    list.append(self.line([(half * 1.5 - arm, middle), (half * 1.5 + arm, middle)], width: 1.5, plus))
    list.append(self.line([(half * 1.5, middle - arm), (half * 1.5, middle + arm)], width: 1.5, plus))
    return list
  }
}
