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
    static func composed(_ mode: BlendOperator, _ bottom: RGBA, _ top: RGBA) -> (color: Color, alpha: Double) {
      func parts(_ c: RGBA) -> (Color, Double) {
        (Color(Double(c.red), Double(c.green), Double(c.blue)), Double(c.alpha))
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
    /// The corners and middles of the colour cube.
    private let opaque: [RGBA] = [0, 0.25, 0.6, 1].flatMap { red in
      [0, 0.5, 1].flatMap { green in [0, 0.4, 1].map { RGBA(red, green, $0) } }
    }
    private let translucent: [RGBA] = [0.25, 0.5, 0.8].flatMap { alpha in
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
    private func check(_ mode: BlendOperator, below: [RGBA], above: [RGBA], within tolerance: Double) {
      let bytes = grid(mode, below: below, above: above)
      var worst = (0.0, "")
      for (row, top) in above.enumerated() {
        for (column, bottom) in below.enumerated() {
          let index = (row * below.count + column) * 4
          let (color, alpha) = Formula.composed(mode, bottom, top)
          for (offset, expected) in [(2, color.x), (1, color.y), (0, color.z), (3, alpha)] {
            let difference = abs(Double(bytes[index + offset]) - expected * 255)
            if difference > worst.0 { worst = (difference, "\(top) over \(bottom), part \(offset)") }
          }
        }
      }
      #expect(worst.0 <= tolerance, "\(mode): \(worst)")
    }

    /// Steps of 255 that pixman's numbers of 8 bits are away from the formula, as measured; 1 for all others.
    private let steps: [BlendOperator: Double] = [
      .colorBurn: 2, .hue: 3.6, .saturation: 1.6, .color: 1.75, .luminosity: 1.75,
    ]

    @Test(arguments: BlendFormulaTests.modes) func `opaque colours are those of the formula`(_ mode: BlendOperator) {
      check(mode, below: opaque, above: opaque, within: (steps[mode] ?? 1) + 0.0001)
    }
    /// Colours of 8 bits that are multiplied by their opacity have less of them: half a step of each of both layers, and of
    /// the result, besides what pixman's numbers lose.
    @Test(arguments: BlendFormulaTests.modes) func `translucent colours are those of the formula`(_ mode: BlendOperator)
    {
      check(mode, below: translucent + opaque.prefix(8), above: translucent, within: 2.2)
    }
  }
#endif
