import Foundation
import HearthCore
import HearthRendering

/// The colours of controls in light or dark surroundings.
///
/// A control is a shade of ink on whatever is behind it, so that it fits any background; what is on,
/// focused or wanted most has the accent. Source: our choice after libadwaita (shades of the text colour,
/// no gradients) and macOS (quiet borders).
struct ControlPalette: Hashable {
  var isDark: Bool
  var hasHighContrast: Bool
  /// The tint around, or the accent of the desktop.
  var accent: RGBA
  var red: RGBA
  /// Device pixels for each point.
  var scale: CGFloat
  /// On phones and tablets, whose controls have UIKit's colours.
  var isTouched = false
  /// Whether what has no border shows by a form that it can be pressed.
  var showsShapes = false
  /// Whether what is on says so by a sign, too.
  var showsMarks = false

  @MainActor static func of(_ node: Node) -> ControlPalette {
    let scope = node.scope
    let idiom = scope.value(IdiomKey.self)
    return ControlPalette(
      isDark: scope.value(ColorSchemeKey.self) == .dark,
      hasHighContrast: scope.value(ColorSchemeContrastKey.self) == .increased, accent: scope.accent,
      red: scope.rgba(.red),
      scale: node.engine.host.settings.scale, isTouched: idiom.isTouched,
      showsShapes: scope.value(AccessibilitySettingsKey.self).showsButtonShapes,
      showsMarks: scope.value(AccessibilitySettingsKey.self).differentiatesWithoutColor)
  }

  /// Ink on the window, in a strength from 0 to 1.
  func ink(_ strength: Double) -> RGBA { RGBA(white: isDark ? 1 : 0, alpha: Float(strength)) }

  // MARK: - Colours

  /// The line around controls.
  var border: RGBA { ink(hasHighContrast ? 0.6 : isDark ? 0.13 : 0.12) }
  /// The line around what one writes or ticks: it is stronger, since there is no shade inside.
  var fieldBorder: RGBA { ink(hasHighContrast ? 0.7 : isDark ? 0.24 : 0.22) }
  var fieldBackground: RGBA { isDark ? RGBA(white: 1, alpha: 0.05) : .white }
  var selection: RGBA { accent.opacity(isDark ? 0.5 : 0.28) }
  var inactiveSelection: RGBA { ink(0.12) }
  func caret(on text: RGBA) -> RGBA { text.mixed(with: accent, by: 0.6) }
  /// What stands on the accent.
  static let onAccent = RGBA.white

  /// Source: UIKit, `tertiarySystemFill`: what controls of phones and tablets stand on.
  var touchedFill: RGBA {
    RGBA(118 / 255, 118 / 255, 128 / 255, isDark ? 0.24 : 0.12)
  }
  func buttonFill(_ state: ControlState) -> RGBA {
    if isDark { return ink(state.isPressed ? 0.22 : state.isHovered ? 0.15 : 0.1) }
    return ink(state.isPressed ? 0.16 : state.isHovered ? 0.09 : 0.055)
  }
  /// The accent, or another strong colour, that answers to pointer and press.
  func strongFill(_ color: RGBA, _ state: ControlState) -> RGBA {
    if state.isPressed { return color.mixed(with: .black, by: 0.22) }
    return state.isHovered ? color.mixed(with: .white, by: isDark ? 0.14 : 0.12) : color
  }
  /// A strong colour as text is written in it.
  func text(_ color: RGBA) -> RGBA {
    keepsColors ? color : color.forText(isDark: isDark, hasHighContrast: hasHighContrast)
  }
  /// Whether controls write in a colour itself, and fill themselves with it: on phones and tablets, until the user asks
  /// for more contrast. See `Color.forText`.
  var keepsColors: Bool { isTouched && !hasHighContrast }
  /// A strong colour as it lies behind a label, which has the colour `textOnGround` of it.
  func ground(_ color: RGBA) -> RGBA {
    keepsColors ? color : color.asGround(isDark: isDark, hasHighContrast: hasHighContrast)
  }
  /// A ground that answers to pointer and press. It gets darker under the pointer, so that the label is still read; pale
  /// grounds, with black on them, get paler.
  func groundFill(_ color: RGBA, _ state: ControlState) -> RGBA {
    let ground = ground(color), isPale = color.textOnGround == .black
    if state.isPressed { return ground.mixed(with: .black, by: isPale ? 0.12 : 0.22) }
    return state.isHovered ? ground.mixed(with: isPale ? .white : .black, by: 0.1) : ground
  }
  /// Source: UIKit, `secondarySystemFill`, on phones and tablets.
  var switchTrack: RGBA {
    isTouched ? RGBA(120 / 255, 120 / 255, 128 / 255, isDark ? 0.32 : 0.16) : ink(isDark ? 0.22 : 0.17)
  }
  /// The track of a slider, a bar or a ring where it is empty. Source: UIKit, `systemFill`, on phones and tablets.
  func track(_ desktop: RGBA) -> RGBA {
    isTouched && !hasHighContrast ? RGBA(120 / 255, 120 / 255, 128 / 255, isDark ? 0.36 : 0.2) : desktop
  }

  // MARK: - Pixels

  /// A length as the nearest whole number of device pixels, at least one.
  func pixels(_ length: CGFloat) -> CGFloat { max(1, (length * scale).rounded()) / scale }
  func snapped(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

  // MARK: - Parts

  func fill(_ rect: CGRect, radius: CGFloat, _ color: RGBA) -> PlacedPiece {
    PlacedPiece(
      FillPiece(.roundedRectangle(rect, radius: min(radius, min(rect.width, rect.height) / 2)), .color(color)), x: 0,
      y: 0)
  }
  /// A line just inside the edge of a rectangle.
  func stroke(_ rect: CGRect, radius: CGFloat, width: CGFloat, _ color: RGBA) -> PlacedPiece {
    let inner = rect.insetBy(dx: width / 2, dy: width / 2)
    let radius = max(0, min(radius, min(rect.width, rect.height) / 2) - width / 2)
    return PlacedPiece(
      StrokePiece(.roundedRectangle(inner, radius: radius), StrokeStyle(lineWidth: width), .color(color)), x: 0, y: 0)
  }
  func group(_ list: ContiguousArray<PlacedPiece>, isEnabled: Bool) -> DisplayPiece {
    let group = GroupPiece(list)
    return isEnabled ? group : EffectPiece(.opacity(ControlMetrics.disabledOpacity), group)
  }

  // MARK: - Controls

  func fieldBezel(_ bounds: CGRect, radius: CGFloat, _ state: ControlState) -> DisplayPiece {
    // Source: UIKit, `UITextField.BorderStyle.roundedRect`: the caret alone shows where one writes.
    let showsFocus = state.isFocused && !isTouched
    let line = showsFocus ? pixels(2) : pixels(1)
    let edge = showsFocus ? accent : state.isHovered && !isTouched ? fieldBorder.opacity(1.5) : fieldBorder
    return group(
      [fill(bounds, radius: radius, fieldBackground), stroke(bounds, radius: radius, width: line, edge)],
      isEnabled: state.isEnabled)
  }

  func button(_ bounds: CGRect, radius: CGFloat, strong color: RGBA?, _ state: ControlState) -> DisplayPiece {
    var list: ContiguousArray<PlacedPiece> = []
    if let color {
      list.append(fill(bounds, radius: radius, groundFill(color, state)))
    } else {
      list.append(fill(bounds, radius: radius, buttonFill(state)))
      list.append(stroke(bounds, radius: radius, width: pixels(1), border))
    }
    return group(list, isEnabled: state.isEnabled)
  }

  func checkbox(_ box: CGRect, _ state: ControlState) -> DisplayPiece {
    let radius = (box.width * 0.28).rounded()
    var list: ContiguousArray<PlacedPiece> = []
    if state.isOn || state.isMixed {
      list.append(fill(box, radius: radius, strongFill(accent, state)))
      var mark = Path()
      let unit = box.width / 18
      func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: box.minX + x * unit, y: box.minY + y * unit) }
      if state.isOn {
        mark.move(to: point(4.6, 9.4))
        mark.addLine(to: point(7.8, 12.5))
        mark.addLine(to: point(13.4, 5.9))
      } else {
        mark.move(to: point(5, 9))
        mark.addLine(to: point(13, 9))
      }
      let key = PathKey(mark, isEOFilled: false, bounds: mark.boundingRect)
      let style = StrokeStyle(lineWidth: 2 * unit, lineCap: .round, lineJoin: .round)
      list.append(PlacedPiece(StrokePiece(.path(key), style, .color(Self.onAccent)), x: 0, y: 0))
    } else {
      list.append(fill(box, radius: radius, fieldBackground))
      if state.isPressed || state.isHovered {
        list.append(fill(box, radius: radius, ink(state.isPressed ? 0.14 : 0.05)))
      }
      list.append(stroke(box, radius: radius, width: pixels(1), fieldBorder.opacity(1.25)))
    }
    return group(list, isEnabled: state.isEnabled)
  }

  /// A track with a knob at its trailing end when it is on.
  func toggleSwitch(
    _ track: CGRect, isRightToLeft: Bool, _ state: ControlState, knob color: RGBA? = nil
  ) -> DisplayPiece {
    let radius = track.height / 2, inset: CGFloat = pixels(2)
    let diameter = track.height - 2 * inset
    // A track that is as long as that of iOS 26 has a long knob. Source: seen, 39 × 24 in 63 × 28.
    let length = track.width > 2 * track.height ? diameter * 39 / 24 : diameter
    let isRight = state.isOn != isRightToLeft
    let middle = state.isMixed
    let x = middle ? track.midX - length / 2 : isRight ? track.maxX - inset - length : track.minX + inset
    let knob = CGRect(x: x, y: track.minY + inset, width: length, height: diameter)
    var list: ContiguousArray<PlacedPiece> = []
    if state.isOn {
      list.append(fill(track, radius: radius, strongFill(accent, state)))
    } else {
      list.append(fill(track, radius: radius, switchTrack))
      if state.isPressed || state.isHovered {
        list.append(fill(track, radius: radius, ink(state.isPressed ? 0.14 : 0.06)))
      }
      if hasHighContrast { list.append(stroke(track, radius: radius, width: pixels(1), border)) }
    }
    if showsMarks && !state.isMixed {
      // Source: iOS, "On/Off Labels": a line where it is on, a ring where it is off, beside the knob.
      let side = track.height * 0.3,
        middle = isRight ? track.minX + track.height * 0.55 : track.maxX - track.height * 0.55
      let mark = CGRect(x: middle - side / 2, y: track.midY - side / 2, width: side, height: side)
      if state.isOn {
        let bar = CGRect(x: mark.midX - pixels(1), y: mark.minY, width: 2 * pixels(1), height: side)
        list.append(fill(bar, radius: pixels(1), accent.textOnGround))
      } else {
        list.append(stroke(mark, radius: side / 2, width: pixels(1.5), ink(0.6)))
      }
    }
    let disc = FillPiece(
      .roundedRectangle(knob, radius: diameter / 2),
      .color(color ?? RGBA(white: isDark && !state.isOn && !isTouched ? 0.9 : 1)))
    list.append(PlacedPiece(EffectPiece(.shadow(RGBA(white: 0, alpha: 0.25), radius: 2, x: 0, y: 1), disc), x: 0, y: 0))
    return group(list, isEnabled: state.isEnabled)
  }
}
