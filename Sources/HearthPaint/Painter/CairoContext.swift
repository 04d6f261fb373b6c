#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  extension DisplayShape {
    /// The outline as a path.
    nonisolated var path: Path {
      switch self {
      case .rectangle(let rect): Path(rect)
      case .roundedRectangle(let rect, let radius): Path(roundedRect: rect, cornerRadius: radius, style: .circular)
      case .path(let key): key.path
      }
    }
  }

  /// A cairo context in our words.
  nonisolated struct CairoContext {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    func add(_ path: Path) { add(Outline.elements(of: path)) }

    func add(_ elements: [Path.Element]) {
      var last = CGPoint.zero
      for element in elements {
        switch element {
        case .move(let p):
          cairo_move_to(pointer, p.x, p.y)
          last = p
        case .line(let p):
          cairo_line_to(pointer, p.x, p.y)
          last = p
        case .quadCurve(let p, let c):
          cairo_curve_to(
            pointer, last.x + (c.x - last.x) * 2 / 3, last.y + (c.y - last.y) * 2 / 3, p.x + (c.x - p.x) * 2 / 3,
            p.y + (c.y - p.y) * 2 / 3, p.x, p.y)
          last = p
        case .curve(let p, let a, let b):
          cairo_curve_to(pointer, a.x, a.y, b.x, b.y, p.x, p.y)
          last = p
        case .closeSubpath:
          cairo_close_path(pointer)
          var x = 0.0, y = 0.0
          cairo_get_current_point(pointer, &x, &y)
          last = CGPoint(x: x, y: y)
        }
      }
    }

    func add(_ shape: DisplayShape) {
      switch shape {
      case .rectangle(let rect): add(Path(rect))
      case .roundedRectangle(let rect, let radius): add(Path(roundedRect: rect, cornerRadius: radius, style: .circular))
      case .path(let key): add(key.path)
      }
    }

    func setFillRule(isEvenOdd: Bool) {
      cairo_set_fill_rule(pointer, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }
    func setAntialias(_ isOn: Bool) {
      cairo_set_antialias(pointer, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    func setColor(_ color: RGBA) {
      cairo_set_source_rgba(pointer, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }

    func setStroke(_ style: StrokeStyle) {
      cairo_set_line_width(pointer, max(0, style.lineWidth))
      cairo_set_line_cap(
        pointer,
        [.butt: CAIRO_LINE_CAP_BUTT, .round: CAIRO_LINE_CAP_ROUND, .square: CAIRO_LINE_CAP_SQUARE][style.lineCap]!)
      cairo_set_line_join(
        pointer,
        [.miter: CAIRO_LINE_JOIN_MITER, .round: CAIRO_LINE_JOIN_ROUND, .bevel: CAIRO_LINE_JOIN_BEVEL][style.lineJoin]!)
      cairo_set_miter_limit(pointer, max(1, style.miterLimit))
      // Cairo refuses negative lengths and dashes without any length.
      let dash = style.dash.map { Double($0) }
      if dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) {
        cairo_set_dash(pointer, dash, Int32(dash.count), style.dashPhase)
      }
    }

    /// What follows is painted with `paint` inside `bounds`; images come from `images`.
    @MainActor func setPaint(_ paint: Paint, in bounds: CGRect, images: ImageStore) {
      switch paint.computable {
      case .color(let color): setColor(color)
      case .linearGradient(let stops, let from, let to):
        use(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops)
      case .radialGradient(let stops, let center, let start, let end, let aspect):
        let pattern = cairo_pattern_create_radial(0, 0, max(0, start), 0, 0, max(0, end))
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, 1, aspect > 0 ? 1 / aspect : 1)
        cairo_matrix_translate(&matrix, -center.x, -center.y)
        cairo_pattern_set_matrix(pattern, &matrix)
        use(pattern, stops)
      case .circlesGradient(let stops, let from, let start, let to, let end, let spread):
        let pattern = cairo_pattern_create_radial(from.x, from.y, max(0, start), to.x, to.y, max(0, end))
        switch spread {
        case .pads: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        case .repeats: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        case .mirrors: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REFLECT)
        }
        use(pattern, stops)
      case .sweep(let stops, let center, let start, let end):
        setPaint(stops, around: center, from: start, to: end, in: bounds, scale: images.rasterScale)
      case .shader(let call, let area, let origin):
        setPaint(call, in: bounds, area: area, origin: origin, images: images)
      case .mesh(let mesh):
        let pattern = MeshPattern.pattern(mesh, covering: bounds)
        cairo_set_source(pointer, pattern)
        cairo_pattern_destroy(pattern)
      case .tiles(let source, let part, let origin, let scale, let opacity):
        guard let size = images.metrics(of: source)?.size, scale > 0,
          let surface = images.tile(source, part: part, scale: scale * 2, opacity: opacity)
        else {
          setColor(RGBA(white: 0.5, alpha: 0.3))
          return
        }
        // The tile has whole pixels, about two for each point.
        let across = Double(cairo_image_surface_get_width(surface)) / (size.width * part.width * scale)
        let down = Double(cairo_image_surface_get_height(surface)) / (size.height * part.height * scale)
        let pattern = cairo_pattern_create_for_surface(surface)
        cairo_surface_destroy(surface)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, across, down)
        cairo_matrix_translate(&matrix, -origin.x, -origin.y)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_set_source(pointer, pattern)
        cairo_pattern_destroy(pattern)
      }
    }

    @MainActor private func use(_ pattern: OpaquePointer?, _ stops: [Paint.Stop]) {
      for stop in stops {
        let c = stop.color
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
      }
      cairo_set_source(pointer, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  /// Straight cells whose colours cairo interpolates.
  enum MeshPattern {
    static func pattern(_ mesh: MeshPaint, covering bounds: CGRect) -> OpaquePointer? {
      let pattern = cairo_pattern_create_mesh()
      func patch(_ corners: [CGPoint], _ colors: [RGBA]) {
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, corners[0].x, corners[0].y)
        for index in 1..<4 { cairo_mesh_pattern_line_to(pattern, corners[index].x, corners[index].y) }
        for (index, color) in colors.enumerated() {
          cairo_mesh_pattern_set_corner_color_rgba(
            pattern, UInt32(index), Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        }
        cairo_mesh_pattern_end_patch(pattern)
      }
      // Later patches replace what is below them.
      if mesh.background.alpha > 0 {
        let corners = [
          CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
          CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ]
        patch(corners, Array(repeating: mesh.background, count: 4))
      }
      guard mesh.columns > 1, mesh.rows > 1, mesh.colors.count == mesh.points.count else { return pattern }
      for row in 0..<mesh.rows - 1 {
        for column in 0..<mesh.columns - 1 {
          let first = row * mesh.columns + column
          let places = [first, first + 1, first + mesh.columns + 1, first + mesh.columns]
          patch(places.map { mesh.points[$0] }, places.map { mesh.colors[$0] })
        }
      }
      return pattern
    }
  }
#endif
