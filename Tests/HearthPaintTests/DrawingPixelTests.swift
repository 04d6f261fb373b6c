#if GTK
  import Foundation
  import HearthPaint
  import HearthRendering
  import Testing

  /// Drawings of many parts and symbols that move are pixels: they look as what is recorded does, and are kept.
  @Suite("Drawings as pixels") struct DrawingPixelTests {
    private static let size = CGSize(width: 90, height: 70)

    private func difference(_ a: DisplayPiece, _ b: DisplayPiece, scale: CGFloat) -> Int {
      let size = Self.size
      let first = renderer.render(a, size: size, scale: scale, background: RGBA(1, 1, 1)).pixels
      let second = renderer.render(b, size: size, scale: scale, background: RGBA(1, 1, 1)).pixels
      return zip(first, second).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
    /// A drawing, and the same pieces in a group that is none.
    private func twins(_ pieces: [PlacedPiece]) -> (DisplayPiece, DisplayPiece) {
      (GroupPiece(drawing: ContiguousArray(pieces)), GroupPiece(pieces))
    }
    private func moved(_ piece: DisplayPiece, _ x: CGFloat, _ y: CGFloat) -> DisplayPiece {
      GroupPiece([PlacedPiece(piece, x: x, y: y)])
    }
    private static let places: [(CGFloat, CGFloat)] = [(0, 0), (0.5, 0.25), (1.3, 2.7)]

    /// Cairo covers parts of a pixel in steps of a fifteenth from top to bottom: 17 of 255, and one for rounding.
    @Test(arguments: [1, 1.25, 2]) func `many discs and rectangles are as cairo's, within a step of it`(
      _ scale: CGFloat
    ) {
      var pieces: [PlacedPiece] = [], outlines: [PlacedPiece] = []
      for index in 0..<200 {
        let x = CGFloat(index % 16) * 5 + CGFloat(index % 7) * 0.37,
          y = CGFloat(index / 16) * 5 + CGFloat(index % 5) * 0.29
        let color = RGBA(Float(index % 3) / 2, Float(index % 5) / 4, 0.5, index % 4 == 0 ? 0.5 : 1)
        let frame = rect(0, 0, 3 + CGFloat(index % 6), 3 + CGFloat(index % 4))
        let shape: DisplayShape
        switch index % 3 {
        case 0: shape = path(Path(ellipseIn: frame), frame)
        case 1: shape = .roundedRectangle(frame, radius: 1.3)
        default: shape = .rectangle(frame)
        }
        pieces.append(PlacedPiece(FillPiece(shape, .color(color)), x: x, y: y))
        // The same line as elements is filled by cairo.
        let outline = path(Path { line in elements(of: shape).forEach { add($0, to: &line) } }, frame)
        outlines.append(PlacedPiece(FillPiece(outline, .color(color)), x: x, y: y))
      }
      for (x, y) in Self.places {
        let drawing = GroupPiece(drawing: ContiguousArray(pieces)), recorded = GroupPiece(outlines)
        let difference = difference(moved(drawing, x, y), moved(recorded, x, y), scale: scale)
        #expect(difference <= 18, "\(difference) at \(x), \(y)")
      }
    }
    private func elements(of shape: DisplayShape) -> [Path.Element] {
      let line =
        switch shape {
        case .rectangle(let rect): Path(rect)
        case .roundedRectangle(let rect, let radius): Path(roundedRect: rect, cornerRadius: radius, style: .circular)
        case .path(let key): key.path
        }
      var elements: [Path.Element] = []
      line.forEach { elements.append($0) }
      return elements
    }
    private func add(_ element: Path.Element, to path: inout Path) {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .quadCurve(let point, let control): path.addQuadCurve(to: point, control: control)
      case .curve(let point, let first, let second): path.addCurve(to: point, control1: first, control2: second)
      case .closeSubpath: path.closeSubpath()
      }
    }
    @Test(arguments: [1, 1.25, 2]) func `paths, lines and texts are the same pixels`(_ scale: CGFloat) {
      let zigzag = Path { path in
        path.move(to: CGPoint(x: 5, y: 5))
        for index in 0..<1_200 {
          path.addLine(to: CGPoint(x: 5 + CGFloat(index * 37 % 79), y: 5 + CGFloat(index * 53 % 59)))
        }
      }
      let drop = Path { path in
        path.move(to: CGPoint(x: 10, y: 40))
        path.addCurve(to: CGPoint(x: 60, y: 40), control1: CGPoint(x: 0, y: -20), control2: CGPoint(x: 70, y: -20))
        path.closeSubpath()
      }
      let shaper = PangoShaper(.pinned)
      let text = TextPiece(
        shaper.layout(
          StyledText("Quiet dunes", TextAttributes(font: FontDescription(size: 11))), width: nil, height: nil),
        .color(.black))
      let all: [DisplayPiece] = [
        StrokePiece(path(zigzag, rect(5, 5, 80, 60)), StrokeStyle(lineWidth: 0.7), .color(blue)),
        FillPiece(path(drop, rect(5, -10, 60, 55)), .color(RGBA(1, 0.5, 0, 0.6))), text,
        FillPiece(
          .rectangle(rect(50, 50, 30, 10)),
          .linearGradient(
            stops: [.init(color: red, location: 0), .init(color: green, location: 1)],
            from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 50))),
      ]
      let pieces = all.map { PlacedPiece($0, x: 2, y: 3) }
      for (x, y) in Self.places {
        let (drawing, recorded) = twins(pieces)
        let difference = difference(moved(drawing, x, y), moved(recorded, x, y), scale: scale)
        // Laid on once more, which rounds once more.
        #expect(difference <= 1, "\(difference) at \(x), \(y)")
      }
    }
    @Test func `a drawing is computed once for a place, and what moves over it costs it nothing`() {
      let painter = Painter(images: ImageStore())
      painter.isShownInItsSize = true
      let discs = (0..<200).map {
        PlacedPiece(
          FillPiece(path(Path(ellipseIn: rect(0, 0, 5, 5)), rect(0, 0, 5, 5)), .color(red)), x: CGFloat($0), y: 0)
      }
      let drawing = GroupPiece(drawing: ContiguousArray(discs))
      func show(at x: CGFloat, disc: CGFloat) -> Int {
        let before = painter.recordedCount
        let over = PlacedPiece(fill(rect(0, 0, 10, 10), blue), x: disc, y: 0)
        _ = painter.node(for: GroupPiece([PlacedPiece(drawing, x: x, y: 0), over]), visible: rect(0, 0, 300, 100))
        return painter.recordedCount - before
      }
      // The group, the drawing and what is over it; not its 200 parts.
      #expect(show(at: 0, disc: 0) == 3)
      #expect(show(at: 0, disc: 10) == 2)
      #expect(show(at: 7, disc: 10) == 2, "whole pixels further")
      #expect(show(at: 7.5, disc: 10) == 3, "between pixels")
      // In a part that is turned there are no pixels to rely on.
      painter.isShownInItsSize = false
      #expect(show(at: 7.5, disc: 10) > 200)
    }
    @Test func `a symbol that moves is drawn at sixteen places between pixels`() {
      let painter = Painter(images: ImageStore())
      painter.isShownInItsSize = true
      let symbol = ImagePiece(
        .symbol(name: "gearshape", pointSize: 20, weight: 400), in: rect(2, 2, 20, 20), tint: .color(.black))
      func show(at x: CGFloat, _ y: CGFloat) -> Int {
        let before = painter.recordedCount
        _ = painter.node(for: GroupPiece([PlacedPiece(symbol, x: x, y: y)]), visible: rect(0, 0, 90, 70))
        return painter.recordedCount - before - 1
      }
      #expect((0..<4).map { show(at: CGFloat($0) + 0.1 * CGFloat($0), 0) } == [1, 0, 0, 0])
      var count = 0
      for step in 0..<400 { count += show(at: CGFloat(step) * 0.11, CGFloat(step) * 0.03) }
      #expect(count <= 16, "\(count)")
      #expect(count > 4)
    }
    @Test func `a symbol that came to rest looks as one that stands there`() {
      func symbol() -> ImagePiece {
        ImagePiece(.symbol(name: "gearshape", pointSize: 20, weight: 400), in: rect(2, 2, 20, 20), tint: .color(blue))
      }
      let moving = symbol()
      for step in 0..<8 { _ = paint(moved(moving, CGFloat(step) * 0.3, 0), 90, 70) }
      for (x, y) in [(0, 0), (3.25, 1.5), (7.8, 2.1)] as [(CGFloat, CGFloat)] {
        // It arrives.
        _ = paint(moved(moving, x, y), 90, 70)
        let difference = difference(moved(moving, x, y), moved(symbol(), x, y), scale: 1)
        #expect(difference == 0, "\(difference) at \(x), \(y)")
      }
    }
  }
#endif
