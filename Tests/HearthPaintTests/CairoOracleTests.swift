#if GTK
  import CGTK
  import Foundation
  import HearthPaint
  import HearthRendering
  import Testing

  /// Shapes as cairo paints them when it is told so directly, beside what the painter makes of pieces.
  @Suite("Strokes, joins, dashes and fills beside cairo") struct CairoOracleTests {
    private static let size = 60

    /// Rows of red, green, blue and alpha, premultiplied.
    private func drawn(_ draw: (OpaquePointer) -> Void) -> [UInt8] {
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(Self.size), Int32(Self.size))!
      let context = cairo_create(surface)!
      draw(context)
      cairo_destroy(context)
      cairo_surface_flush(surface)
      let stride = Int(cairo_image_surface_get_stride(surface)), data = cairo_image_surface_get_data(surface)!
      let bytes = (0..<Self.size).flatMap {
        Array(UnsafeBufferPointer(start: data + $0 * stride, count: Self.size * 4))
      }
      cairo_surface_destroy(surface)
      return bytes
    }
    private func painted(_ piece: DisplayPiece) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: Self.size * Self.size * 4)
      bytes.withUnsafeMutableBytes {
        renderer.draw(
          piece, size: CGSize(width: Self.size, height: Self.size), scale: 1, background: nil, into: $0.baseAddress!,
          width: Self.size, height: Self.size)
      }
      return bytes
    }
    private func difference(_ a: [UInt8], _ b: [UInt8]) -> Int {
      zip(a, b).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
    private func add(_ path: Path, _ context: OpaquePointer) {
      var last = CGPoint.zero
      path.forEach { element in
        switch element {
        case .move(let p):
          cairo_move_to(context, p.x, p.y)
          last = p
        case .line(let p):
          cairo_line_to(context, p.x, p.y)
          last = p
        case .quadCurve(let p, let c):
          cairo_curve_to(
            context, last.x / 3 + c.x * 2 / 3, last.y / 3 + c.y * 2 / 3, p.x / 3 + c.x * 2 / 3, p.y / 3 + c.y * 2 / 3,
            p.x, p.y)
          last = p
        case .curve(let p, let a, let b):
          cairo_curve_to(context, a.x, a.y, b.x, b.y, p.x, p.y)
          last = p
        case .closeSubpath: cairo_close_path(context)
        }
      }
    }

    private let paths: [(String, Path, CGRect)] = [
      (
        "corners",
        Path {
          $0.move(to: CGPoint(x: 8.5, y: 50))
          $0.addLine(to: CGPoint(x: 20, y: 10))
          $0.addLine(to: CGPoint(x: 28, y: 48))
          $0.addLine(to: CGPoint(x: 50, y: 30))
        }, rect(8.5, 10, 41.5, 40)
      ),
      (
        "curves",
        Path {
          $0.move(to: CGPoint(x: 10, y: 30))
          $0.addCurve(to: CGPoint(x: 50, y: 30), control1: CGPoint(x: 15, y: -10), control2: CGPoint(x: 45, y: 70))
          $0.addQuadCurve(to: CGPoint(x: 30, y: 50), control: CGPoint(x: 55, y: 55))
          $0.closeSubpath()
        }, rect(8, 8, 46, 46)
      ),
      ("rectangle", Path(rect(12, 14.5, 30, 25)), rect(12, 14.5, 30, 25)),
      ("ellipse", Path(ellipseIn: rect(10, 12, 38, 30)), rect(10, 12, 38, 30)),
      (
        "circular corners", Path(roundedRect: rect(10, 10, 40, 36), cornerRadius: 12, style: .circular),
        rect(10, 10, 40, 36)
      ),
    ]
    private func shape(_ path: Path, _ bounds: CGRect) -> DisplayShape {
      .path(PathKey(path, isEOFilled: false, bounds: bounds))
    }
    private let color = RGBA(0.1, 0.4, 0.8, 0.75)

    private func stroke(_ path: Path, _ style: StrokeStyle, _ context: OpaquePointer) {
      cairo_set_source_rgba(context, 0.1, 0.4, 0.8, 0.75)
      cairo_set_line_width(context, style.lineWidth)
      cairo_set_line_cap(
        context, [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE][Int(style.lineCap.rawValue)])
      cairo_set_line_join(
        context, [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL][Int(style.lineJoin.rawValue)])
      cairo_set_miter_limit(context, style.miterLimit)
      let dash = style.dash.map { Double($0) }
      cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase)
      add(path, context)
      cairo_stroke(context)
    }

    /// Equal; solid frames of round corners have a test of their own.
    @Test func `strokes of all joins, caps and dashes`() {
      let caps: [CGLineCap] = [.butt, .round, .square], joins: [CGLineJoin] = [.miter, .round, .bevel]
      var count = 0
      for (name, path, bounds) in paths {
        for cap in caps {
          for join in joins {
            for (width, miter, dash, phase) in [
              (1.0, 10.0, [CGFloat](), 0.0), (5, 10, [], 0), (5, 1.5, [], 0), (3, 10, [7, 4], 0),
              (4, 10, [9, 3, 2], 5),
            ] {
              let style = StrokeStyle(
                lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: miter, dash: dash, dashPhase: phase)
              let expected = drawn { stroke(path, style, $0) }
              let got = painted(StrokePiece(shape(path, bounds), style, .color(color)))
              if name == "circular corners", dash.isEmpty { continue }
              let difference = difference(expected, got)
              #expect(difference == 0, "\(name) \(style): \(difference)")
              count += 1
            }
          }
        }
      }
      #expect(count == 225 - 3 * 3 * 3)
    }
    /// What a piece covers, without the steps of one picture: cairo's stroke of a picture sixteen times as large.
    private func truth(_ draw: (OpaquePointer) -> Void) -> [Double] {
      let factor = 16, side = Self.size * factor
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(side), Int32(side))!
      let context = cairo_create(surface)!
      cairo_scale(context, Double(factor), Double(factor))
      draw(context)
      cairo_destroy(context)
      cairo_surface_flush(surface)
      let data = cairo_image_surface_get_data(surface)!, stride = Int(cairo_image_surface_get_stride(surface))
      var sums = [Double](repeating: 0, count: Self.size * Self.size * 4)
      for y in 0..<side {
        for x in 0..<side * 4 {
          sums[(y / factor * Self.size + x / 4 / factor) * 4 + x % 4] += Double(data[y * stride + x])
        }
      }
      cairo_surface_destroy(surface)
      return sums.map { $0 / Double(factor * factor) }
    }
    /// Cairo makes polygons of the curves of a stroke, which lie up to a tenth of a pixel beside them; the painter fills what
    /// is between two outlines, as the test has cairo do: within a step as near to what the stroke covers, and nearer for wide lines.
    @Test func `solid frames of round corners are as near to what they cover as cairo's strokes`() {
      let rect = rect(10, 10, 40, 36), path = Path(roundedRect: rect, cornerRadius: 12, style: .circular)
      for width in [1.0, 3, 5, 8] {
        let style = StrokeStyle(lineWidth: width)
        let got = painted(StrokePiece(shape(path, rect), style, .color(color)))
        let stroked = drawn { stroke(path, style, $0) }
        let between = drawn { context in
          cairo_set_source_rgba(context, 0.1, 0.4, 0.8, 0.75)
          cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
          for reach in [width / 2, -width / 2] {
            let outline = rect.insetBy(dx: -reach, dy: -reach)
            add(Path(roundedRect: outline, cornerRadius: 12 + reach, style: .circular), context)
          }
          cairo_fill(context)
        }
        #expect(difference(between, got) <= 1, "\(width)")
        let truth = truth { stroke(path, style, $0) }
        func error(_ bytes: [UInt8]) -> Double { zip(bytes, truth).map { abs(Double($0) - $1) }.max() ?? 0 }
        #expect(error(got) <= error(stroked) + (width < 5 ? 1 : 0), "\(width)")
      }
    }
    @Test func `clips are cairo's, smooth and hard`() {
      for (name, path, bounds) in paths where name != "corners" {
        for isAntialiased in [true, false] where name != "rectangle" || isAntialiased {
          let expected = drawn { context in
            if !isAntialiased { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
            add(path, context)
            cairo_clip(context)
            cairo_set_source_rgba(context, 0.1, 0.4, 0.8, 0.75)
            cairo_paint(context)
          }
          let content = fill(CGRect(x: 0, y: 0, width: Self.size, height: Self.size), color)
          let got = painted(EffectPiece(.clip(shape(path, bounds), isAntialiased: isAntialiased), content))
          let difference = difference(expected, got)
          #expect(difference <= 1, "\(name) \(isAntialiased): \(difference)")
        }
      }
    }
    /// What is clipped, masked or composed is cut nowhere when it lies between pixels.
    @Test(arguments: [0, 0.25, 0.5, 0.75], [0, 0.25, 0.5, 0.75]) func `parts of pixels`(_ x: CGFloat, _ y: CGFloat) {
      let disc = Path(ellipseIn: rect(10, 12, 30, 30)), bounds = rect(10, 12, 30, 30)
      let expected = drawn { context in
        cairo_translate(context, x, y)
        cairo_set_source_rgba(context, 0.1, 0.4, 0.8, 0.75)
        add(disc, context)
        cairo_fill(context)
      }
      let all = fill(CGRect(x: 0, y: 0, width: Self.size, height: Self.size), color)
      let drawing = FillPiece(shape(disc, bounds), .color(color))
      let opaque = FillPiece(shape(disc, bounds), .color(RGBA(0, 0, 0)))
      func group(_ pieces: [DisplayPiece]) -> GroupPiece { GroupPiece(pieces.map { PlacedPiece($0, x: 0, y: 0) }) }
      let nothing = EffectPiece(.blend(.destinationOut), fill(CGRect(x: 0, y: 0, width: 2, height: 2), color))
      let pieces: [(String, DisplayPiece)] = [
        ("clip", EffectPiece(.clip(shape(disc, bounds), isAntialiased: true), all)),
        ("mask", EffectPiece(.mask(opaque), all)),
        ("composition", EffectPiece(.isolate, group([drawing, nothing]))),
      ]
      for (name, piece) in pieces {
        let moved = GroupPiece([PlacedPiece(piece, x: x, y: y)])
        let difference = difference(expected, painted(moved))
        #expect(difference <= 1, "\(name) at \(x), \(y): \(difference)")
      }
    }
    @Test func `fills by both rules, smooth and hard`() {
      for (name, path, bounds) in paths {
        for isEOFilled in [false, true] {
          for isAntialiased in [true, false] {
            let expected = drawn { context in
              cairo_set_source_rgba(context, 0.1, 0.4, 0.8, 0.75)
              cairo_set_fill_rule(context, isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
              if !isAntialiased { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
              add(path, context)
              cairo_fill(context)
            }
            let shape = DisplayShape.path(PathKey(path, isEOFilled: isEOFilled, bounds: bounds))
            let got = painted(FillPiece(shape, .color(color), isAntialiased: isAntialiased))
            let difference = difference(expected, got)
            #expect(difference == 0, "\(name) \(isEOFilled) \(isAntialiased): \(difference)")
          }
        }
      }
    }
  }
#endif
