#if GTK
  import CGTK
  import Foundation
  @testable import HearthPaint
  import HearthRendering
  import Testing

  struct Blurs {
    /// What is not opaque takes a blur of all of it.
    private let round = FillPiece(.roundedRectangle(rect(10, 10, 20, 20), radius: 10), .color(RGBA(1, 0, 0, 0.9)))

    private func recorded(_ effect: DisplayEffect, withCairo: Bool) -> RenderNode? {
      let painter = Painter(images: images)
      painter.paintsWithCairo = withCairo
      return painter.node(for: EffectPiece(effect, round))
    }
    @Test(arguments: [true, false])
    func `a renderer is handed pixels as far as a blur reaches, and blurs nothing itself`(_ withCairo: Bool) throws {
      for effect in [DisplayEffect.shadow(blue, radius: 4, x: 0, y: 2), .blur(radius: 4, isOpaque: false)] {
        let node = try #require(recorded(effect, withCairo: withCairo))
        let reach = CGFloat(3 * 4)
        let blurred = CGRect(x: 10, y: 10, width: 20, height: 20).insetBy(dx: -reach, dy: -reach)
        var expected = blurred
        if case .shadow = effect { expected = blurred.offsetBy(dx: 0, dy: 2) }
        #expect(node.bounds == expected)
      }
    }
    /// Source: W3C, Filter Effects Module Level 1, feGaussianBlur: an edge becomes the integral of the bell curve.
    @Test(arguments: [1.0, 2, 3.5, 6, 12]) func `an edge is blurred by the bell curve`(_ radius: Double) {
      let half = fill(rect(-100, -100, 150, 400), RGBA(1, 0.5, 0, 0.8))
      let pictures = [
        (EffectPiece(.blur(radius: radius, isOpaque: false), half), RGBA(1, 0.5, 0, 0.8)),
        (EffectPiece(.transform(CGAffineTransform(translationX: -300, y: 0)), half), blue),
      ]
      for (index, picture) in pictures.enumerated() {
        // The half itself is out of sight, and its shadow is not.
        let piece =
          index == 0
          ? picture.0 : EffectPiece(.shadow(blue, radius: radius, x: 300, y: 0), picture.0)
        var bytes = [UInt8](repeating: 0, count: 100 * 4)
        bytes.withUnsafeMutableBytes {
          renderer.draw(
            piece, size: CGSize(width: 100, height: 1), scale: 1, background: nil, into: $0.baseAddress!, width: 100,
            height: 1)
        }
        var worst = (0.0, "")
        for x in 0..<100 {
          let part = 0.5 * erfc((Double(x) + 0.5 - 50) / radius / 2.0.squareRoot()) * 0.8
          let color = picture.1
          for (offset, straight) in [(0, color.blue), (1, color.green), (2, color.red), (3, 1)] {
            let difference = abs(Double(bytes[x * 4 + offset]) - Double(straight) * part * 255)
            if difference > worst.0 { worst = (difference, "\(x), part \(offset): \(bytes[x * 4 + offset])") }
          }
        }
        // A wide curve is computed of fewer pixels and stretched: it is rounded twice, by half a step each time, and the straight
        // lines between its pixels miss it by a tenth more.
        #expect(worst.0 <= (radius > GaussianBlur.widest ? 1.1 : 1.0001), "\(radius): \(worst)")
      }
    }
    @Test func `what is blurred at two scales is as wide in points`() {
      for scale in [1.0, 1.25, 2] {
        let blurred = paint(
          EffectPiece(.blur(radius: 5, isOpaque: false), fill(rect(-50, -50, 80, 200), blue)), 60, 20, scale: scale)
        for point in [20, 25, 30, 35, 40] {
          let x = Int((Double(point) * scale).rounded())
          let expected = 0.5 * erfc(((Double(x) + 0.5) / scale - 30) / 5 / 2.0.squareRoot())
          #expect(abs(Double(blurred[x, 5].alpha) - expected) < 0.008, "\(point) at \(scale)")
        }
      }
    }
    @Test func `an opaque blur is opaque up to its edges`() {
      let blurred = paint(EffectPiece(.blur(radius: 5, isOpaque: true), fill(rect(5, 5, 30, 30), blue)))
      #expect(blurred[5, 5] == blue && blurred[34, 20] == blue && blurred[4, 20].alpha == 0)
    }
    @Test func `a blur of which a part is seen is made once`() {
      let painter = Painter(images: images)
      let tall = EffectPiece(.blur(radius: 4, isOpaque: false), round)
      for y in 0..<10 { _ = painter.node(for: tall, visible: rect(0, CGFloat(y), 40, 20)) }
      #expect(painter.blurCount == 1)
    }
    @Test func `nothing of a shadow is cut off`() {
      let shadow = paint(EffectPiece(.shadow(blue, radius: 4, x: 0, y: 2), round), 60, 60)
      #expect(shadow[20, 20].red > 0.85)
      // It fades on all sides before the clip ends.
      for (x, y) in [(7, 22), (32, 22), (20, 9), (20, 34)] {
        #expect(shadow[x, y].alpha > 0 && shadow[x, y].alpha < 0.5, "\(x) \(y)")
      }
      for (x, y) in [(0, 22), (45, 22), (20, 46)] { #expect(shadow[x, y].alpha < 0.01, "\(x) \(y)") }
    }
  }
#endif
