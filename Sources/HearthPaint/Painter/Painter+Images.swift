#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  extension ImageStore {
    /// A part of the image as a cairo surface, which the caller owns: whole pixels, about `scale` times its size.
    /// Nil when it would be empty or too large.
    func tile(_ source: ImageSource, part: CGRect, scale: CGFloat, opacity: Double) -> OpaquePointer? {
      guard let size = metrics(of: source)?.size else { return nil }
      let width = (size.width * part.width * scale).rounded(.up),
        height = (size.height * part.height * scale).rounded(.up)
      guard width >= 1, height >= 1, width <= 8192, height <= 8192,
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      else { return nil }
      let whole = CGSize(width: width / part.width, height: height / part.height)
      let piece = ImagePiece(
        source,
        in: CGRect(x: -part.minX * whole.width, y: -part.minY * whole.height, width: whole.width, height: whole.height))
      if let node = Painter(images: self).node(for: piece)?.opacity(opacity) {
        let context = cairo_create(surface)!
        node.draw(in: context)
        cairo_destroy(context)
      }
      return surface
    }
  }

  extension ImagePiece {
    var isSymbol: Bool { if case .symbol = source { true } else { false } }
    fileprivate var hasCaps: Bool {
      capInsets.top > 0 || capInsets.left > 0 || capInsets.bottom > 0 || capInsets.right > 0
    }
  }

  extension Painter {
    func node(for piece: ImagePiece) -> RenderNode? {
      let rect = piece.rect
      if !(rect.width > 0 && rect.height > 0) { return nil }
      if case .symbol(let name, _, let weight) = piece.source {
        let paint = piece.tint ?? .color(.black), symbol = images.symbol(name)
        let value = symbol.steps > 0 ? piece.variableValue : nil
        if value != nil || piece.coloring != nil {
          return node(
            symbol: symbol, weight: weight, coloring: piece.coloring, value: value, paint: paint, in: rect)
        }
        return node(symbol: symbol, weight: weight, paint: paint, in: rect)
      }
      if case .drawn(let image) = piece.source, !(image is PixelPicture) {
        return (image as? DrawnPicture).flatMap { node(for: $0, piece) }
      }
      guard let image = images.image(piece.source, shown: shownSize(of: piece)) else {
        return node(symbol: BasicSymbols.placeholder, weight: 400, paint: .color(RGBA(white: 0.5)), in: rect)
      }
      if !image.covers(nil) { needs.insert(.size) }
      return tinted(resized(image, piece), piece)
    }

    /// The device pixels in which an image is shown as a whole, where it is neither turned nor scaled besides: fewer than
    /// it has are enough then.
    private func shownSize(of piece: ImagePiece) -> CGSize? {
      guard isShownInItsSize, piece.resizing == .stretch, piece.interpolation != .none, piece.isAntialiased else {
        return nil
      }
      if piece.hasCaps { return nil }
      return CGSize(width: piece.rect.width * scale, height: piece.rect.height * scale)
    }

    /// An image of a display list in its rectangle: stretched as a whole, or tiled.
    private func node(for picture: DrawnPicture, _ piece: ImagePiece) -> RenderNode? {
      let size = picture.size, rect = piece.rect
      guard size.width > 0, size.height > 0 else { return nil }
      let outer = isShownInItsSize
      isShownInItsSize = false
      defer { isShownInItsSize = outer }
      guard let drawn = node(for: picture.piece)?.clipped(to: .rectangle(CGRect(origin: .zero, size: size))) else {
        return nil
      }
      /// A part of the picture where it goes.
      func part(_ from: CGRect, in to: CGRect) -> RenderNode? {
        let across = to.width / from.width, down = to.height / from.height
        let place = CGAffineTransform(
          a: across, b: 0, c: 0, d: down, tx: to.minX - from.minX * across, ty: to.minY - from.minY * down)
        let node = drawn.transformed(by: place)
        return from.size == size ? node : node?.clipped(to: .rectangle(to))
      }
      let whole = CGRect(origin: .zero, size: size)
      if piece.resizing == .stretch, !piece.hasCaps { return part(whole, in: rect).flatMap { tinted($0, piece) } }
      return parts(of: piece, size: size, part).flatMap { tinted($0, piece) }
    }

    /// The image as a stencil for the tint of a piece, where it has one.
    private func tinted(_ node: RenderNode, _ piece: ImagePiece) -> RenderNode? {
      let rect = piece.rect
      guard let tint = piece.tint else { return node }
      if case .color(let c) = tint {
        // Keeps the alpha of the image, times that of the colour.
        return node.colorMatrix([0, 0, 0, 0, c.red, 0, 0, 0, 0, c.green, 0, 0, 0, 0, c.blue, 0, 0, 0, c.alpha, 0])
      }
      return .cairo(in: rect) { context in
        cairo_push_group(context.pointer)
        node.draw(in: context.pointer)
        let mask = cairo_pop_group(context.pointer)
        context.setPaint(tint, in: rect, images: images)
        cairo_mask(context.pointer, mask)
        cairo_pattern_destroy(mask)
      }
    }

    /// The whole image in `rect`.
    func node(
      of image: DecodedImage, in rect: CGRect, interpolation: ImageInterpolation = .medium, isAntialiased: Bool = true
    ) -> RenderNode {
      switch image.content {
      case .texture(let texture):
        // What is scaled besides, as pixels that are turned, may be enlarged there.
        let isNearest = interpolation == .none && (rect.width > image.size.width || !isShownInItsSize)
        // OpenGL keeps small textures beside one another, and their edges run into each other where they are enlarged.
        let isEnlarged =
          !paintsWithCairo && max(image.size.width, image.size.height) <= 256
          && (rect.width * scale > image.size.width || rect.height * scale > image.size.height)
        if isNearest || !isAntialiased || isEnlarged {
          return sampled(texture, image.size, in: rect, part: rect, isNearest: isNearest, isAntialiased: isAntialiased)
        }
        var bounds = rect.graphene
        return RenderNode(owning: gsk_texture_node_new(texture, &bounds))
      case .vector(let handle):
        return .cairo(in: rect) { context in
          if !isAntialiased {
            context.setAntialias(false)
            cairo_rectangle(context.pointer, rect.minX, rect.minY, rect.width, rect.height)
            cairo_clip(context.pointer)
          }
          var viewport = RsvgRectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
          _ = VectorLibrary.shared?.render(handle, context.pointer, &viewport, nil)
        }
      case .page(let page):
        let size = image.size
        return .cairo(in: rect) { context in
          if !isAntialiased { context.setAntialias(false) }
          cairo_rectangle(context.pointer, rect.minX, rect.minY, rect.width, rect.height)
          cairo_clip(context.pointer)
          cairo_translate(context.pointer, rect.minX, rect.minY)
          cairo_scale(context.pointer, rect.width / size.width, rect.height / size.height)
          PageLibrary.shared?.render(page, context.pointer)
        }
      }
    }

    /// The part of a bitmap that lies in `part` when the whole of it fills `rect`. Without smooth edges a device
    /// pixel is painted whole or not at all.
    private func sampled(
      _ texture: OpaquePointer, _ size: CGSize, in rect: CGRect, part: CGRect, isNearest: Bool, isAntialiased: Bool
    ) -> RenderNode {
      // Pixels whose middle is inside may lie partly outside.
      .cairo(in: isAntialiased ? part : part.withMargin) { context in
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))!
        cairo_surface_flush(surface)
        gdk_texture_download(
          texture, cairo_image_surface_get_data(surface), gsize(cairo_image_surface_get_stride(surface)))
        cairo_surface_mark_dirty(surface)
        context.setAntialias(isAntialiased)
        cairo_rectangle(context.pointer, part.minX, part.minY, part.width, part.height)
        cairo_translate(context.pointer, rect.minX, rect.minY)
        cairo_scale(context.pointer, rect.width / size.width, rect.height / size.height)
        cairo_set_source_surface(context.pointer, surface, 0, 0)
        cairo_pattern_set_filter(
          cairo_get_source(context.pointer), isNearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        // Pixels at the edge have the colour of the image's edge, whatever part of them it covers.
        cairo_pattern_set_extend(cairo_get_source(context.pointer), CAIRO_EXTEND_PAD)
        cairo_fill(context.pointer)
        cairo_surface_destroy(surface)
      }
    }

    /// The image stretched or tiled, with its caps kept as they are.
    private func resized(_ image: DecodedImage, _ piece: ImagePiece) -> RenderNode {
      let rect = piece.rect, scale = piece.scale > 0 ? piece.scale : 1
      let size = CGSize(width: image.size.width / scale, height: image.size.height / scale)
      if !piece.hasCaps, piece.resizing == .stretch {
        return node(of: image, in: rect, interpolation: piece.interpolation, isAntialiased: piece.isAntialiased)
      }
      return parts(of: piece, size: size) { from, tile in
        part(
          from, of: image, size: size, in: tile, interpolation: piece.interpolation,
          isAntialiased: piece.isAntialiased)
      } ?? node(of: image, in: rect)
    }

    /// The caps of an image in their size, and what is between them stretched or tiled.
    ///
    /// - Parameters:
    ///   - size: Points of the image.
    ///   - part: A part of the image where it goes. Nil for nothing.
    private func parts(
      of piece: ImagePiece, size: CGSize, _ part: (_ from: CGRect, _ to: CGRect) -> RenderNode?
    ) -> RenderNode? {
      let rect = piece.rect
      var insets = piece.capInsets
      if insets.left + insets.right >= min(size.width, rect.width) { (insets.left, insets.right) = (0, 0) }
      if insets.top + insets.bottom >= min(size.height, rect.height) { (insets.top, insets.bottom) = (0, 0) }
      // Edges of the three columns and rows, in the image and where they go.
      let fromX = [0, insets.left, size.width - insets.right, size.width]
      let toX = [rect.minX, rect.minX + insets.left, rect.maxX - insets.right, rect.maxX]
      let fromY = [0, insets.top, size.height - insets.bottom, size.height]
      let toY = [rect.minY, rect.minY + insets.top, rect.maxY - insets.bottom, rect.maxY]
      var cells: [RenderNode] = []
      for row in 0..<3 {
        for column in 0..<3 {
          let from = CGRect(
            x: fromX[column], y: fromY[row], width: fromX[column + 1] - fromX[column],
            height: fromY[row + 1] - fromY[row])
          let to = CGRect(
            x: toX[column], y: toY[row], width: toX[column + 1] - toX[column], height: toY[row + 1] - toY[row])
          if from.width <= 0 || from.height <= 0 || to.width <= 0 || to.height <= 0 { continue }
          let isTiled = piece.resizing == .tile && (row == 1 || column == 1)
          let tile = CGRect(
            x: to.minX, y: to.minY, width: isTiled && column == 1 ? from.width : to.width,
            height: isTiled && row == 1 ? from.height : to.height)
          guard let cell = part(from, tile) else { continue }
          cells.append(isTiled ? cell.repeated(tile, in: to) : cell)
        }
      }
      return RenderNode.container(cells)
    }

    /// The part `from` of an image that is `size` points large, in `to`.
    private func part(
      _ from: CGRect, of image: DecodedImage, size: CGSize, in to: CGRect, interpolation: ImageInterpolation,
      isAntialiased: Bool
    ) -> RenderNode {
      let x = to.width / from.width, y = to.height / from.height
      let whole = CGRect(
        x: to.minX - from.minX * x, y: to.minY - from.minY * y, width: size.width * x, height: size.height * y)
      if !isAntialiased, case .texture(let texture) = image.content {
        let isNearest = interpolation == .none && (whole.width > image.size.width || !isShownInItsSize)
        return sampled(texture, image.size, in: whole, part: to, isNearest: isNearest, isAntialiased: false)
      }
      let node = node(of: image, in: whole, interpolation: interpolation)
      return from.size == size ? node : node.clipped(to: .rectangle(to))
    }

    // MARK: - Symbols

    /// How much is to be seen of a layer that a variable value does not reach. Source: our choice, by eye.
    private static var unreachedOpacity: Double { 0.3 }

    /// A symbol with a paint for each of its parts, those fainter that a variable value does not reach.
    private func node(
      symbol: SymbolDrawing, weight: Int, coloring: SymbolColoring?, value: Double?, paint: Paint, in rect: CGRect
    ) -> RenderNode? {
      let whole = SymbolPart(layers: symbol.layers, level: 0, hue: symbol.hue)
      var parts = symbol.parts.isEmpty ? [whole] : symbol.parts
      // Without colours of its own a symbol is as in one colour.
      if case .multicolor = coloring, value == nil, parts.allSatisfy({ $0.hue == nil }) { parts = [whole] }
      let nodes: [RenderNode] = parts.map { part in
        let drawing = SymbolDrawing(layers: part.layers, width: symbol.width, isIcon: symbol.isIcon)
        let own = coloring.map { part.paint($0, tint: paint) } ?? paint
        let node = node(symbol: drawing, weight: weight, paint: own, in: rect)
        return value.map { symbol.shows(part, at: $0) } ?? true ? node : node.opacity(Self.unreachedOpacity)
      }
      return RenderNode.container(nodes)
    }

    /// A symbol in `rect`, as large as fits and in its middle.
    func node(symbol: SymbolDrawing, weight: Int, paint: Paint, in rect: CGRect) -> RenderNode {
      let unit = min(rect.width / symbol.width, rect.height / SymbolDrawing.height)
      let x = rect.midX - symbol.width / 2 * unit, y = rect.midY - SymbolDrawing.height / 2 * unit
      let lineWidth = SymbolDrawing.lineWidth(weight: weight)
      // Bold lines may reach over the edge.
      let bounds = rect.insetBy(dx: -unit, dy: -unit)
      return .cairo(in: bounds) { context in
        let cr = context.pointer
        let isSimple = symbol.layers.count == 1 && !symbol.isIcon
        if isSimple { context.setPaint(paint, in: rect, images: images) } else { cairo_push_group(cr) }
        cairo_save(cr)
        cairo_translate(cr, x, y)
        cairo_scale(cr, unit, unit)
        cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
        if !isSimple { context.setColor(.black) }
        for layer in symbol.layers {
          switch layer {
          case .fill(let path, let isEOFilled):
            context.add(path)
            context.setFillRule(isEvenOdd: isEOFilled)
            let change = symbol.isIcon ? CGFloat(weight - 400) * 0.0024 : 0
            if change != 0 { cairo_fill_preserve(cr) } else { cairo_fill(cr) }
            if change != 0 {
              // Lines of an icon become thicker or thinner at both of their edges.
              cairo_set_line_width(cr, min(abs(change), 0.7))
              cairo_set_operator(cr, change > 0 ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_DEST_OUT)
              cairo_stroke(cr)
              cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
            }
          case .stroke(let path):
            context.add(path)
            cairo_set_line_width(cr, lineWidth)
            cairo_stroke(cr)
          case .thickStroke(let path):
            context.add(path)
            cairo_set_line_width(cr, lineWidth * 2)
            cairo_stroke(cr)
          case .cut(let path):
            context.add(path)
            cairo_set_operator(cr, CAIRO_OPERATOR_DEST_OUT)
            cairo_set_line_width(cr, lineWidth)
            cairo_stroke(cr)
            cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
          case .cutOut(let path, let isEOFilled):
            context.add(path)
            context.setFillRule(isEvenOdd: isEOFilled)
            cairo_set_operator(cr, CAIRO_OPERATOR_DEST_OUT)
            cairo_fill(cr)
            cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
          }
        }
        cairo_restore(cr)
        if !isSimple {
          let mask = cairo_pop_group(cr)
          context.setPaint(paint, in: rect, images: images)
          cairo_mask(cr, mask)
          cairo_pattern_destroy(mask)
        }
      }
    }
  }
#endif
