#if GTK
  import Foundation
  import HearthPaint
  import HearthRendering
  import Testing

  @Suite("Gradients by their formulas") struct GradientFormulaTests {
    private let stops = [
      Paint.Stop(color: RGBA(1, 0, 0), location: 0), Paint.Stop(color: RGBA(0, 0.5, 1), location: 0.3),
      Paint.Stop(color: RGBA(1, 1, 0.2), location: 1),
    ]
    /// The colour at a place: mixed evenly between the stops, the first and the last going on.
    private func color(_ place: Double) -> SIMD3<Double> {
      func vector(_ c: RGBA) -> SIMD3<Double> { SIMD3(Double(c.red), Double(c.green), Double(c.blue)) }
      if place <= 0 { return vector(stops[0].color) }
      for (a, b) in zip(stops, stops.dropFirst()) where place <= b.location {
        let part = (place - a.location) / (b.location - a.location)
        return vector(a.color) * (1 - part) + vector(b.color) * part
      }
      return vector(stops.last!.color)
    }
    /// The greatest difference of two colours in a part, in steps of 8 bits.
    private func largest(_ got: RGBA, _ expected: SIMD3<Double>) -> Double {
      let red = abs(Double(got.red) - expected.x), green = abs(Double(got.green) - expected.y)
      return max(red, green, abs(Double(got.blue) - expected.z)) * 255
    }
    /// The greatest difference, in steps of 8 bits, from `place` at the middles of pixels.
    private func worst(
      _ paint: Paint, _ shape: DisplayShape, skipping: (Double, Double) -> Bool = { _, _ in false },
      _ place: (Double, Double) -> Double
    ) -> (Double, String) {
      let size = 60
      let picture = paint_(FillPiece(shape, paint), size)
      var worst = (0.0, "")
      for y in 0..<size {
        for x in 0..<size {
          let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
          if skipping(px, py) || picture[x, y].alpha < 1 { continue }
          let expected: SIMD3<Double> = color(place(px, py)), got = picture[x, y]
          let difference = largest(got, expected)
          if difference > worst.0 { worst = (difference, "\(x), \(y): \(got) for \(expected)") }
        }
      }
      return worst
    }
    private func paint_(_ piece: DisplayPiece, _ size: Int) -> RenderedPicture {
      paint(piece, CGFloat(size), CGFloat(size))
    }
    private let shapes: [DisplayShape] = [
      .rectangle(rect(0, 0, 60, 60)), .roundedRectangle(rect(0, 0, 60, 60), radius: 9),
      path(Path(roundedRect: rect(0, 0, 60, 60), cornerRadius: 9), rect(0, 0, 60, 60)),
    ]

    @Test func `a linear gradient`() {
      let from = CGPoint(x: 7, y: 3), to = CGPoint(x: 41, y: 52)
      let (dx, dy) = (to.x - from.x, to.y - from.y), square = dx * dx + dy * dy
      for shape in shapes {
        let worst = worst(.linearGradient(stops: stops, from: from, to: to), shape) { x, y in
          ((x - from.x) * dx + (y - from.y) * dy) / square
        }
        #expect(worst.0 <= 1, "\(worst)")
      }
    }
    @Test(arguments: [1.0, 0.5, 2]) func `a radial gradient, and an elliptical one`(_ aspect: Double) {
      let center = CGPoint(x: 28, y: 33)
      for shape in shapes {
        let paint = Paint.radialGradient(
          stops: stops, center: center, startRadius: 6, endRadius: 31, aspect: aspect)
        let worst = worst(paint, shape) { x, y in
          (hypot(x - center.x, (y - center.y) / aspect) - 6) / 25
        }
        #expect(worst.0 <= 1, "\(worst)")
      }
    }
    /// Whole turns and parts of one, in both directions. Where one colour follows another at once the edge is smooth: pixels
    /// that it touches are left out.
    @Test(arguments: [(0.0, 360.0), (70, 430), (-30, 100), (200, -160), (90, -45)])
    func `an angular gradient`(_ angles: (Double, Double)) {
      let center = CGPoint(x: 28.25, y: 33), start = angles.0 * .pi / 180, sweep = (angles.1 - angles.0) * .pi / 180
      let whole = abs(sweep) / (2 * .pi), middle = (1 + whole) / 2
      func turn(_ x: Double, _ y: Double) -> Double {
        let angle = (atan2(y - center.y, x - center.x) - start) / (2 * .pi) * (sweep < 0 ? -1 : 1)
        return angle - angle.rounded(.down)
      }
      for shape in shapes {
        let paint = Paint.sweep(
          stops: stops, center: center, startAngle: start, endAngle: start + sweep)
        let worst = worst(paint, shape) { x, y in
          let turn = turn(x, y), reach = 1 / (2 * .pi * max(0.5, hypot(x - center.x, y - center.y)))
          let edge = whole < 1 ? middle : 0
          let distance = abs(turn - edge)
          return min(distance, 1 - distance) < reach
        } _: { x, y in
          let turn = turn(x, y)
          return turn <= whole ? turn / whole : turn < middle ? 1 : 0
        }
        #expect(worst.0 <= 1, "\(angles) \(worst)")
      }
    }
    @Test func `an angular gradient's edge between two colours is smooth`() {
      let stops = [
        Paint.Stop(color: RGBA(0, 0, 0), location: 0), Paint.Stop(color: RGBA(0, 0, 0), location: 0.5),
        Paint.Stop(color: RGBA(1, 1, 1), location: 0.5), Paint.Stop(color: RGBA(1, 1, 1), location: 1),
      ]
      // The edge goes up and down, and a little to the side.
      let paint = Paint.sweep(
        stops: stops, center: CGPoint(x: 30, y: 30), startAngle: -1.5, endAngle: 2 * .pi - 1.5)
      let picture = paint_(FillPiece(shapes[0], paint), 60)
      for y in [2, 10, 50, 57] {
        let row = (0..<60).map { Double(picture[$0, y].red) }
        #expect(row.contains { $0 > 0.05 && $0 < 0.95 }, "\(y): \(row)")
        #expect(Set([row[0], row[59]]) == [0, 1], "\(y): \(row)")
        #expect(row.filter { $0 > 0.02 && $0 < 0.98 }.count <= 2, "\(y): \(row)")
      }
    }
    /// Source: our choice, as CSS does not: parts are mixed as they are and then multiplied by the opacity.
    @Test func `a gradient of opacity keeps its colours`() {
      let stops = [
        Paint.Stop(color: RGBA(1, 0.5, 0, 1), location: 0), Paint.Stop(color: RGBA(1, 0.5, 0, 0), location: 1),
      ]
      let picture = paint(
        FillPiece(
          .rectangle(rect(0, 0, 60, 4)),
          .linearGradient(stops: stops, from: .zero, to: CGPoint(x: 60, y: 0))), 60, 4, on: RGBA(0, 0, 1))
      for x in 0..<60 {
        let alpha = 1 - (Double(x) + 0.5) / 60, got = picture[x, 1]
        let expected = SIMD3<Double>(alpha, 0.5 * alpha, 1 - alpha)
        let difference = largest(got, expected)
        #expect(difference <= 1, "\(x): \(got) for \(expected)")
      }
    }
  }
#endif
