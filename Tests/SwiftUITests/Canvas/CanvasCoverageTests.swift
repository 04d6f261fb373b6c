#if GTK
  import Foundation
  import HearthTesting
  import SwiftUI
  import Testing

  /// What Porter and Duff's operators take of a canvas where paints are translucent.
  @MainActor struct CanvasCoverageTests {
    /// The ground, half opaque red, from 0 to 20, and what `paint` draws from 10 to 30, over white.
    private func picture(_ mode: GraphicsContext.BlendMode, opacity: Double = 0.5) throws -> Picture {
      let window = TestWindow(size: CGSize(width: 40, height: 20)) {
        Canvas { context, _ in
          context.fill(
            Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(Color(red: 1, green: 0, blue: 0).opacity(0.5))
          )
          var context = context
          context.blendMode = mode
          let blue = Color(red: 0, green: 0, blue: 1).opacity(opacity)
          context.fill(Path(CGRect(x: 10, y: 0, width: 20, height: 20)), with: .color(blue))
        }
      }
      return try window.picture()
    }
    /// Over white, from 0 to 255, of colours that are multiplied by their opacity.
    private func shown(_ red: Double, _ blue: Double, _ alpha: Double) -> [Int] {
      [red + 1 - alpha, 1 - alpha, blue + 1 - alpha].map { Int(($0 * 255).rounded()) }
    }
    private func check(
      _ picture: Picture, at x: Int, _ wanted: [Int], _ name: String, location: SourceLocation = #_sourceLocation
    ) {
      let color = picture.color(x: x, y: 10), found = [Int(color.red), Int(color.green), Int(color.blue)]
      #expect(
        zip(found, wanted).allSatisfy { abs($0 - $1) <= 2 }, "\(name) at \(x): \(found)", sourceLocation: location)
    }

    @Test func `translucent paints take the place of what their shape covers`() throws {
      // In both: the source and the ground are half opaque.
      let expected: [(GraphicsContext.BlendMode, both: [Int], source: [Int])] = [
        (.copy, shown(0, 0.5, 0.5), shown(0, 0.5, 0.5)), (.clear, shown(0, 0, 0), shown(0, 0, 0)),
        (.sourceIn, shown(0, 0.25, 0.25), shown(0, 0, 0)), (.sourceOut, shown(0, 0.25, 0.25), shown(0, 0.5, 0.5)),
        (.destinationAtop, shown(0.25, 0.25, 0.5), shown(0, 0.5, 0.5)),
        (.xor, shown(0.25, 0.25, 0.5), shown(0, 0.5, 0.5)),
        (.sourceAtop, shown(0.25, 0.25, 0.5), shown(0, 0, 0)), (.destinationOut, shown(0.25, 0, 0.25), shown(0, 0, 0)),
      ]
      for (mode, both, source) in expected {
        let picture = try picture(mode)
        if mode != .destinationAtop { check(picture, at: 5, shown(0.5, 0, 0.5), "\(mode)") }
        check(picture, at: 15, both, "\(mode)")
        check(picture, at: 25, source, "\(mode)")
      }
    }
    @Test func `a clear paint that is copied leaves nothing in its shape`() throws {
      let picture = try picture(.copy, opacity: 0)
      check(picture, at: 5, shown(0.5, 0, 0.5), "ground")
      check(picture, at: 15, [255, 255, 255], "both")
    }
    @Test func `an opacity of the context is no part of the shape either`() throws {
      let window = TestWindow(size: CGSize(width: 20, height: 20)) {
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
          context.opacity = 0.5
          context.blendMode = .copy
          context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(Color(red: 0, green: 0, blue: 1)))
        }
      }
      check(try window.picture(), at: 5, shown(0, 0.5, 0.5), "copy")
    }
    @Test func `strokes and text cover as filled shapes do`() throws {
      let window = TestWindow(size: CGSize(width: 20, height: 20)) {
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
          context.blendMode = .copy
          var line = Path()
          line.move(to: CGPoint(x: 0, y: 10))
          line.addLine(to: CGPoint(x: 10, y: 10))
          context.stroke(line, with: .color(.clear), lineWidth: 10)
        }
      }
      let picture = try window.picture()
      check(picture, at: 5, [255, 255, 255], "line")
      check(picture, at: 15, [0, 0, 0], "beside it")
    }
  }
#endif
