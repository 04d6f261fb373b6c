#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// The colours of an angular gradient, as a function of the part of a turn from its start: computed for each pixel.
  ///
  /// GSK and cairo know such gradients as polygons only, whose colours miss the formula by nine steps of 255 near stops.
  nonisolated struct AngularColors {
    /// The first at 0 and the last at 1: parts of a turn from the start, in the direction of the gradient.
    private var knots: [HearthKnot] = []
    /// Pairs of one place: where one colour follows another at once. The edge is smooth, a pixel wide.
    private var jumps: [HearthKnot] = []
    /// Radians, clockwise from the x axis.
    private let start: Float
    private let isClockwise: Bool

    /// - Parameter stops: Ordered, from 0 to 1. None are clear.
    init(_ stops: [Paint.Stop], from start: CGFloat, to end: CGFloat) {
      let turn = 2 * CGFloat.pi, sweep = max(-turn, min(turn, end - start))
      (self.start, isClockwise) = (Float(start.remainder(dividingBy: turn)), sweep >= 0)
      let first = stops.first?.color ?? .clear, last = stops.last?.color ?? .clear
      func knot(_ place: Float, _ c: RGBA) -> HearthKnot {
        HearthKnot(place: place, red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
      }
      let whole = Float(abs(sweep) / turn)
      var places: [(place: Float, color: RGBA)] = [(0, first)], place: Float = 0
      for stop in stops {
        place = min(whole, max(place, Float(stop.location) * whole))
        places.append((place, stop.color))
      }
      places.append((whole, last))
      // What a gradient of less than a full turn leaves open: half of it in the last colour, half in the first.
      let middle = (1 + whole) / 2
      if whole < 1 { places += [(middle, last), (middle, first), (1, first)] }
      knots = places.map { knot($0.place, $0.color) }
      if places.last?.color != first { jumps += [knot(0, last), knot(0, first)] }
      var index = 0
      while index < places.count {
        var end = index
        while end + 1 < places.count, places[end + 1].place == places[index].place { end += 1 }
        let (before, after) = (places[index], places[end])
        if before.place > 0, before.place < 1, before.color != after.color {
          jumps += [knot(before.place, before.color), knot(after.place, after.color)]
        }
        index = end + 1
      }
    }

    /// Fills rows of pixels, premultiplied, as cairo's ARGB32 has them.
    ///
    /// - Parameters:
    ///   - rows: Those of all rows that are computed.
    ///   - center: In pixels from the corner of the first row.
    func fill(_ pixels: UnsafeMutablePointer<UInt32>, width: Int, rows: Range<Int>, center: SIMD2<Float>) {
      hearth_fill_angular(
        pixels, width, rows.lowerBound, rows.upperBound, center.x, center.y, start, isClockwise ? 1 : -1, knots,
        knots.count, jumps, jumps.count / 2)
    }
  }

  @MainActor extension CairoContext {
    /// Rows that are worth a thread of their own. Source: our choice.
    private static let fewestRows = 64

    /// What follows is painted with an angular gradient.
    ///
    /// - Parameters:
    ///   - stops: Ordered, from 0 to 1.
    ///   - center: Points.
    ///   - start: Radians, clockwise from the x axis; so is the end.
    ///   - scale: Pixels for each point.
    func setPaint(
      _ stops: [Paint.Stop], around center: CGPoint, from start: CGFloat, to end: CGFloat, in bounds: CGRect,
      scale: CGFloat
    ) {
      let colors = AngularColors(stops, from: start, to: end)
      guard let raster = Raster(covering: bounds, scale: Raster.scale(scale, fitting: bounds)),
        let surface = raster.surface(of: nil), let data = cairo_image_surface_get_data(surface)
      else { return setColor(.clear) }
      let middle = SIMD2(
        Float((center.x - raster.rect.minX) * raster.scale), Float((center.y - raster.rect.minY) * raster.scale))
      let address = UInt(bitPattern: data), width = raster.width, height = raster.height
      let strips = max(1, min(ProcessInfo.processInfo.activeProcessorCount, height / Self.fewestRows))
      DispatchQueue.concurrentPerform(iterations: strips) { strip in
        // Rows of 4 bytes for each pixel have no gaps.
        guard let pixels = UnsafeMutableRawPointer(bitPattern: address)?.assumingMemoryBound(to: UInt32.self) else {
          return
        }
        let rows = height * strip / strips..<height * (strip + 1) / strips
        colors.fill(pixels, width: width, rows: rows, center: middle)
      }
      cairo_surface_mark_dirty(surface)
      setPaint(surface, of: raster)
      cairo_surface_destroy(surface)
    }

    /// What follows is painted with the pixels of a surface, whose outermost go on.
    func setPaint(_ surface: OpaquePointer, of raster: Raster) {
      let pattern = cairo_pattern_create_for_surface(surface)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, raster.scale, raster.scale)
      cairo_matrix_translate(&matrix, -raster.rect.minX, -raster.rect.minY)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_set_source(pointer, pattern)
      cairo_pattern_destroy(pattern)
    }
  }
#endif
