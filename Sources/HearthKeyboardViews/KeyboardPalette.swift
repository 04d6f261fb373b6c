import HearthKeyboard
import HearthUI

/// The colours of the keyboard.
///
/// Source: our choice: letters stand out from the ground as on paper, keys of functions are between; with high contrast
/// each key has an outline, and letters are black or white.
struct KeyboardPalette {
  let ground: Color, key: Color, functionKey: Color, pressedKey: Color, label: Color, faint: Color, shadow: Color
  let outline: Color, accent: Color, callout: Color
  let hasOutline: Bool

  init(_ appearance: KeyboardAppearance) {
    func gray(_ white: Double, _ opacity: Double = 1) -> Color { Color(.sRGB, white: white, opacity: opacity) }
    func tint(_ red: Double, _ green: Double, _ blue: Double) -> Color {
      Color(.sRGB, red: red, green: green, blue: blue)
    }
    hasOutline = appearance.hasHighContrast
    if appearance.isDark {
      ground = appearance.hasHighContrast ? gray(0) : tint(0.125, 0.125, 0.135)
      key = appearance.hasHighContrast ? gray(0.13) : tint(0.345, 0.345, 0.36)
      functionKey = appearance.hasHighContrast ? gray(0.05) : tint(0.22, 0.22, 0.235)
      pressedKey = gray(0.46)
      callout = tint(0.40, 0.40, 0.42)
      (label, faint) = (gray(1), appearance.hasHighContrast ? gray(0.85) : gray(0.66))
      shadow = gray(0, 0.45)
      outline = gray(0.75)
      accent = tint(0.04, 0.52, 1)
    } else {
      ground = appearance.hasHighContrast ? gray(0.9) : tint(0.82, 0.83, 0.855)
      key = gray(1)
      functionKey = appearance.hasHighContrast ? gray(0.97) : tint(0.675, 0.695, 0.735)
      pressedKey = gray(0.86)
      callout = gray(1)
      (label, faint) = (gray(0), appearance.hasHighContrast ? gray(0.2) : gray(0.4))
      shadow = gray(0, 0.3)
      outline = gray(0.2)
      accent = tint(0, 0.48, 1)
    }
  }
}
