#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  extension Painter {
    func node(for piece: TextPiece) -> RenderNode? {
      guard let layout = piece.layout as? PangoTextLayout else { return nil }
      var nodes: [RenderNode] = []
      appendBackgrounds(of: layout, to: &nodes)
      let style = Style(paint: piece.paint, bounds: piece.bounds)
      for line in layout.lines { append(line, of: layout, style, to: &nodes) }
      return RenderNode.container(nodes)
    }

    private func appendBackgrounds(of layout: PangoTextLayout, to nodes: inout [RenderNode]) {
      for (index, run) in layout.text.runs.enumerated() {
        guard let background = run.attributes.background else { continue }
        for rect in layout.rectangles(of: layout.content.runStarts[index]..<layout.content.runStarts[index + 1]) {
          nodes.append(.color(background, in: rect))
        }
      }
    }

    /// Letters of a line, or all of it.
    func node(for piece: TextPartPiece) -> RenderNode? {
      guard let layout = piece.layout as? PangoTextLayout, layout.lines.indices.contains(piece.line) else { return nil }
      var nodes: [RenderNode] = []
      let line = layout.lines[piece.line], style = Style(paint: piece.paint, bounds: piece.bounds)
      guard let part = piece.part else {
        appendBackgrounds(of: layout, in: piece.frame, to: &nodes)
        append(line, of: layout, style, to: &nodes)
        return RenderNode.container(nodes)
      }
      let items = line.items
      guard items.indices.contains(part.run) else { return nil }
      let item = items[part.run], starts = item.clusterStarts
      guard part.letters.upperBound < starts.count, !part.letters.isEmpty else { return nil }
      let range = starts[part.letters.lowerBound]..<starts[part.letters.upperBound]
      let index = layout.content.runIndex(at: line.origin + Int(item.item.offset))
      let attributes = layout.text.runs.indices.contains(index) ? layout.text.runs[index].attributes : nil
      let baseline = Float(line.baseline - item.rise), x = Float(item.x + item.place(of: range.lowerBound))
      let width = Float(item.place(of: range.upperBound)) - Float(item.place(of: range.lowerBound))
      if attributes?.background != nil { appendBackgrounds(of: layout, in: piece.frame, to: &nodes) }
      if let source = attributes?.image {
        append(
          image: source, attributes: attributes!, layout: layout, x: x, baseline: baseline, width: width, style,
          to: &nodes)
      } else if let font = item.item.analysis.font {
        let glyphs = item.glyphs(range)
        append(
          glyphs: glyphs, font: font, paint: attributes?.color.map { .color($0) } ?? piece.paint,
          x: x + Float(item.shift), baseline: baseline, bounds: piece.bounds, to: &nodes)
        pango_glyph_string_free(glyphs)
        if let attributes, attributes.underline != nil || attributes.strikethrough != nil {
          let decoration = Decoration(
            x: x, width: width, baseline: baseline, attributes: attributes, font: font, paint: piece.paint)
          nodes += decoration.nodes(images: images, grid: lineGrid)
        }
      }
      return RenderNode.container(nodes)
    }
    /// The backgrounds of runs as far as they lie in a rectangle.
    private func appendBackgrounds(of layout: PangoTextLayout, in area: CGRect, to nodes: inout [RenderNode]) {
      for (index, run) in layout.text.runs.enumerated() {
        guard let background = run.attributes.background else { continue }
        for rect in layout.rectangles(of: layout.content.runStarts[index]..<layout.content.runStarts[index + 1]) {
          let part = rect.intersection(area)
          if part.width > 0.01, part.height > 0.01 { nodes.append(.color(background, in: part)) }
        }
      }
    }
    /// What a piece paints with where runs say nothing.
    private struct Style {
      let paint: Paint
      let bounds: CGRect
    }

    private func append(_ line: PangoLine, of layout: PangoTextLayout, _ piece: Style, to nodes: inout [RenderNode]) {
      let scale = Float(pangoScale)
      var x = Float(line.x)
      var entry = line.line.pointee.runs
      var decorations: [Decoration] = []
      while let current = entry {
        defer { entry = current.pointee.next }
        let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
        guard let glyphs = item.pointee.glyphs, let info = item.pointee.item else { continue }
        let width = Float(pango_glyph_string_get_width(glyphs)) / scale
        let index = layout.content.runIndex(at: line.origin + Int(info.pointee.offset))
        let attributes = layout.text.runs.indices.contains(index) ? layout.text.runs[index].attributes : nil
        let baseline = Float(line.baseline) - Float(item.pointee.y_offset) / scale
        let start = x + Float(item.pointee.start_x_offset) / scale
        if let source = attributes?.image {
          append(
            image: source, attributes: attributes!, layout: layout, x: x, baseline: baseline, width: width,
            piece, to: &nodes)
        } else if let font = info.pointee.analysis.font {
          append(
            glyphs: glyphs, font: font, paint: attributes?.color.map { .color($0) } ?? piece.paint,
            x: start, baseline: baseline, bounds: piece.bounds, to: &nodes)
        }
        if let attributes, attributes.underline != nil || attributes.strikethrough != nil,
          let font = info.pointee.analysis.font
        {
          decorations.append(
            Decoration(x: x, width: width, baseline: baseline, attributes: attributes, font: font, paint: piece.paint))
        }
        x += width
      }
      for decoration in Decoration.joined(decorations) { nodes += decoration.nodes(images: images, grid: lineGrid) }
    }
    /// Device pixels for each point, where lines of text lie between them.
    private var lineGrid: CGFloat? {
      if !isShownInItsSize { return nil }
      needs.formUnion([.scale, .size])
      return scale
    }

    private func append(
      glyphs: UnsafeMutablePointer<PangoGlyphString>, font: UnsafeMutablePointer<PangoFont>, paint: Paint, x: Float,
      baseline: Float, bounds: CGRect, to nodes: inout [RenderNode]
    ) {
      var offset = graphene_point_t(x: x, y: baseline)
      if case .color(let color) = paint {
        var color = color.gdk
        // Cairo puts letters between pixels, the nearest; OpenGL by an eighth of a pixel earlier, where a point is a pixel.
        // Source: measured, GTK 4.8, which rounds quarters of a pixel, and then draws them with cairo.
        if !paintsWithCairo, isShownInItsSize, scale == 1 {
          needs.insert(.size)
          offset.x -= 0.125
          offset.y -= 0.125
        }
        // Nil for glyphs without ink.
        if let node = gsk_text_node_new(font, glyphs, &color, &offset) { nodes.append(RenderNode(owning: node)) }
        return
      }
      nodes.append(
        .cairo(in: bounds) { context in
          context.setPaint(paint, in: bounds, images: images)
          cairo_move_to(context.pointer, Double(x), Double(baseline))
          pango_cairo_show_glyph_string(context.pointer, font, glyphs)
        })
    }

    private func append(
      image source: ImageSource, attributes: TextAttributes, layout: PangoTextLayout, x: Float, baseline: Float,
      width: Float, _ piece: Style, to nodes: inout [RenderNode]
    ) {
      if width <= 0 { return }
      let metrics = images.metrics(of: source)
      let size = metrics?.size ?? CGSize(width: attributes.font.size, height: attributes.font.size)
      let rect = CGRect(
        x: CGFloat(x), y: CGFloat(baseline) - (metrics?.baseline ?? size.height) * layout.scale,
        width: size.width * layout.scale, height: size.height * layout.scale)
      var tint: Paint?
      if case .symbol = source { tint = attributes.color.map { .color($0) } ?? piece.paint }
      if let node = node(for: ImagePiece(source, in: rect, tint: tint)) { nodes.append(node) }
    }
  }

  /// An underline and a line through, below one stretch of text.
  private struct Decoration {
    var x, width, baseline: Float
    let attributes: TextAttributes
    let font: UnsafeMutablePointer<PangoFont>
    let paint: Paint

    /// Neighbours with the same lines as one, so that there is no gap between them.
    static func joined(_ all: [Decoration]) -> [Decoration] {
      var result: [Decoration] = []
      for next in all {
        if let last = result.last, last.attributes == next.attributes, last.baseline == next.baseline,
          abs(last.x + last.width - next.x) < 0.01
        {
          result[result.count - 1].width += next.width
        } else {
          result.append(next)
        }
      }
      return result
    }

    /// - Parameter grid: Device pixels for each point, between which straight lines lie; nil where that is not known.
    func nodes(images: ImageStore, grid: CGFloat?) -> [RenderNode] {
      guard let metrics = pango_font_get_metrics(font, nil) else { return [] }
      defer { pango_font_metrics_unref(metrics) }
      func points(_ units: Int32) -> CGFloat { CGFloat(units) / pangoScale }
      var result: [RenderNode] = []
      if let line = attributes.underline {
        result += nodes(
          for: line, offset: -points(pango_font_metrics_get_underline_position(metrics)),
          thickness: points(pango_font_metrics_get_underline_thickness(metrics)), images: images, grid: grid)
      }
      if let line = attributes.strikethrough {
        result += nodes(
          for: line, offset: -points(pango_font_metrics_get_strikethrough_position(metrics)),
          thickness: points(pango_font_metrics_get_strikethrough_thickness(metrics)), images: images, grid: grid)
      }
      return result
    }

    private func nodes(
      for line: TextLine, offset: CGFloat, thickness: CGFloat, images: ImageStore, grid: CGFloat?
    ) -> [RenderNode] {
      // A line between pixels is as sharp as the letters.
      func whole(_ value: CGFloat) -> CGFloat { grid.map { (value * $0).rounded() / $0 } ?? value }
      let thickness = max(0.75, grid.map { max(1, (thickness * $0).rounded()) / $0 } ?? thickness)
      let offset = whole(CGFloat(baseline) + offset) - CGFloat(baseline)
      let paint = (line.color ?? attributes.color).map { Paint.color($0) } ?? paint
      func solid(_ thickness: CGFloat, below distance: CGFloat = 0) -> [RenderNode] {
        let rect = CGRect(
          x: CGFloat(x), y: CGFloat(baseline) + offset + distance, width: CGFloat(width), height: thickness)
        if case .color(let color) = paint { return [.color(color, in: rect)] }
        return stroke(rect, thickness, [], paint, images)
      }
      let dot = thickness, dash = thickness * 4, gap = thickness * 2
      let lengths: [CGFloat]
      switch line.pattern {
      case .solid: return solid(thickness)
      case .double: return solid(thickness) + solid(thickness, below: 2 * thickness)
      case .thick: return solid(2 * thickness)
      case .wave: return wave(offset: offset, thickness, paint, images)
      case .dot: lengths = [dot, gap]
      case .dash: lengths = [dash, gap]
      case .dashDot: lengths = [dash, gap, dot, gap]
      case .dashDotDot: lengths = [dash, gap, dot, gap, dot, gap]
      }
      let rect = CGRect(x: CGFloat(x), y: CGFloat(baseline) + offset, width: CGFloat(width), height: thickness)
      return stroke(rect, thickness, lengths, paint, images)
    }
    private func stroke(
      _ rect: CGRect, _ thickness: CGFloat, _ lengths: [CGFloat], _ paint: Paint, _ images: ImageStore
    ) -> [RenderNode] {
      [
        .cairo(in: rect) { context in
          cairo_move_to(context.pointer, rect.minX, rect.midY)
          cairo_line_to(context.pointer, rect.maxX, rect.midY)
          context.setStroke(StrokeStyle(lineWidth: thickness, dash: lengths))
          context.setPaint(paint, in: rect, images: images)
          cairo_stroke(context.pointer)
        }
      ]
    }
    /// A zigzag of four thicknesses a turn, from the place of the line downwards.
    private func wave(offset: CGFloat, _ thickness: CGFloat, _ paint: Paint, _ images: ImageStore) -> [RenderNode] {
      let height = 2 * thickness
      let rect = CGRect(
        x: CGFloat(x), y: CGFloat(baseline) + offset - thickness / 2, width: CGFloat(width), height: height + thickness)
      return [
        .cairo(in: rect) { context in
          var x = rect.minX, isDown = false
          cairo_move_to(context.pointer, x, rect.minY + thickness / 2)
          while x < rect.maxX {
            x += height
            isDown.toggle()
            cairo_line_to(context.pointer, x, rect.minY + thickness / 2 + (isDown ? height : 0))
          }
          context.setStroke(StrokeStyle(lineWidth: thickness, lineCap: .round, lineJoin: .round))
          context.setPaint(paint, in: rect, images: images)
          cairo_stroke(context.pointer)
        }
      ]
    }
  }
#endif
