#if GTK
  import Foundation
  import HearthPaint
  import HearthRendering
  import Testing

  /// The formulas of W3C, Compositing and Blending Level 1, in numbers from 0 to 1.
  private enum Formula {
    typealias Color = SIMD3<Double>

    static func luminosity(_ c: Color) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
    static func saturation(_ c: Color) -> Double { c.max() - c.min() }
    static func clipColor(_ c: Color) -> Color {
      let l = luminosity(c), least = c.min(), most = c.max()
      var c = c
      if least < 0 { c = l + (c - l) * l / (l - least) }
      if most > 1 { c = l + (c - l) * (1 - l) / (most - l) }
      return c
    }
    static func setLuminosity(_ c: Color, _ l: Double) -> Color { clipColor(c + (l - luminosity(c))) }
    static func setSaturation(_ c: Color, _ s: Double) -> Color {
      let range = c.max() - c.min()
      return range > 0 ? (c - c.min()) * s / range : .zero
    }

    /// The colour that a source gives over a backdrop, both opaque; nil for operators that are no blend mode.
    static func mixed(_ mode: BlendOperator, _ b: Color, _ s: Color) -> Color? {
      func each(_ f: (Double, Double) -> Double) -> Color { Color(f(b.x, s.x), f(b.y, s.y), f(b.z, s.z)) }
      func hardLight(_ b: Double, _ s: Double) -> Double {
        s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
      }
      switch mode {
      case .normal: return s
      case .multiply: return b * s
      case .screen: return b + s - b * s
      case .overlay: return each { hardLight($1, $0) }
      case .darken: return each(min)
      case .lighten: return each(max)
      case .colorDodge: return each { b, s in b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s)) }
      case .colorBurn: return each { b, s in b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) }
      case .hardLight: return each(hardLight)
      case .softLight:
        return each { b, s in
          if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
          let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
          return b + (2 * s - 1) * (d - b)
        }
      case .difference: return each { abs($0 - $1) }
      case .exclusion: return each { $0 + $1 - 2 * $0 * $1 }
      case .hue: return setLuminosity(setSaturation(s, saturation(b)), luminosity(b))
      case .saturation: return setLuminosity(setSaturation(b, saturation(s)), luminosity(b))
      case .color: return setLuminosity(s, luminosity(b))
      case .luminosity: return setLuminosity(b, luminosity(s))
      case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter, .backdrop: return nil
      }
    }
    /// Premultiplied colour and opacity.
    /// - Parameters: Premultiplied blue, green, red, and opacity.
    static func composed(
      _ mode: BlendOperator, _ bottom: SIMD4<Double>, _ top: SIMD4<Double>
    ) -> (color: Color, alpha: Double) {
      func parts(_ c: SIMD4<Double>) -> (Color, Double) {
        (c.w > 0 ? Color(c.z, c.y, c.x) / c.w : .zero, c.w)
      }
      let (b, ab) = parts(bottom), (s, a) = parts(top)
      switch mode {
      case .sourceAtop: return (a * ab * s + (1 - a) * ab * b, ab)
      case .destinationOver: return (ab * b + (1 - ab) * a * s, ab + (1 - ab) * a)
      case .destinationOut: return ((1 - a) * ab * b, (1 - a) * ab)
      // Source: Compositing Level 1, "lighter": the sum, at most 1.
      case .plusLighter: return (pointwiseMin(a * s + ab * b, Color(repeating: 1)), min(1, a + ab))
      case .plusDarker:
        // Source: Apple, CGBlendMode.plusDarker: "R = MAX(0, (1 - D) + (1 - S))" for colours and darker as the sum of what
        // is missing to white, premultiplied: of opaque colours b + s - 1.
        let alpha = min(1, a + ab)
        return (pointwiseMax(Color.zero, a * s + ab * b + (alpha - a - ab)), alpha)
      default:
        let mixed = mixed(mode, b, s)!
        return (a * (1 - ab) * s + a * ab * mixed + (1 - a) * ab * b, a + ab * (1 - a))
      }
    }
  }

  @Suite("Blend modes by their formulas") struct BlendFormulaTests {
    nonisolated static let modes: [BlendOperator] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut,
      .plusDarker, .plusLighter,
    ]
    /// The corners of the colour cube and places between them, as 8 bits have them.
    private let opaque: [RGBA] = [0, 64, 153, 255].flatMap { red in
      [0, 128, 255].flatMap { green in [0, 102, 255].map { RGBA(red / 255, green / 255, $0 / 255) } }
    }
    private let translucent: [RGBA] = [0.02, 0.25, 0.5, 0.8].flatMap { alpha in
      [RGBA(1, 0, 0, alpha), RGBA(0.2, 0.6, 1, alpha), RGBA(0, 0, 0, alpha), RGBA(1, 1, 1, alpha)]
    }

    /// What is painted where each colour below meets each above, premultiplied; columns are the colours below.
    private func grid(_ mode: BlendOperator, below: [RGBA], above: [RGBA]) -> [UInt8] {
      let width = below.count, height = above.count
      let columns = below.enumerated().map { fill(rect(CGFloat($0.offset), 0, 1, CGFloat(height)), $0.element) }
      let rows = above.enumerated().map { fill(rect(0, CGFloat($0.offset), CGFloat(width), 1), $0.element) }
      func group(_ pieces: [DisplayPiece]) -> GroupPiece {
        GroupPiece(ContiguousArray(pieces.map { PlacedPiece($0, x: 0, y: 0) }))
      }
      let top = group(rows)
      let picture = group(columns + [mode == .normal ? top : EffectPiece(.blend(mode), top)])
      var bytes = [UInt8](repeating: 0, count: width * height * 4)
      bytes.withUnsafeMutableBytes {
        renderer.draw(
          picture, size: CGSize(width: width, height: height), scale: 1, background: nil, into: $0.baseAddress!,
          width: width, height: height)
      }
      return bytes
    }
    /// What a colour is once it is stored: premultiplied, in 8 bits each. Blue, green, red and opacity.
    private func stored(_ colors: [RGBA]) -> [SIMD4<Double>] {
      let bytes = grid(.normal, below: colors, above: [.clear])
      return colors.indices.map { column in
        SIMD4((0..<4).map { Double(bytes[column * 4 + $0]) / 255 })
      }
    }
    private func check(_ mode: BlendOperator, below: [RGBA], above: [RGBA], within tolerance: Double) {
      let bytes = grid(mode, below: below, above: above), bottoms = stored(below), tops = stored(above)
      var worst = (0.0, "")
      for (row, top) in tops.enumerated() {
        for (column, bottom) in bottoms.enumerated() {
          let index = (row * below.count + column) * 4
          let (color, alpha) = Formula.composed(mode, bottom, top)
          for (offset, expected) in [(2, color.x), (1, color.y), (0, color.z), (3, alpha)] {
            let difference = abs(Double(bytes[index + offset]) - expected * 255)
            if difference > worst.0 { worst = (difference, "\(top * 255) over \(bottom * 255), part \(offset)") }
          }
        }
      }
      #expect(worst.0 <= tolerance, "\(mode): \(worst)")
    }

    @Test(arguments: BlendFormulaTests.modes) func `opaque colours are those of the formula`(_ mode: BlendOperator) {
      check(mode, below: opaque, above: opaque, within: 1.0001)
    }
    /// Layers keep colours in 8 bits that are multiplied by their opacity: the formula begins with these. To multiply two
    /// translucent layers takes the sum of three products, each of which pixman rounds to 8 bits: half a step each.
    @Test(arguments: BlendFormulaTests.modes) func `translucent colours are those of the formula`(_ mode: BlendOperator)
    {
      let steps = mode == .multiply ? 1.5001 : 1.0001
      check(mode, below: translucent + opaque.prefix(8), above: translucent, within: steps)
    }
  }
#endif
