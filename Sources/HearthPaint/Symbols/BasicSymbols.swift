#if GTK
  import Foundation
  import HearthRendering

  /// The symbols that we draw ourselves: plain geometry, which is looked at most, with lines that follow the
  /// weight. They need no icons to be installed.
  enum BasicSymbols {
    static func drawing(_ name: String) -> SymbolDrawing? { drawings[name] }

    private static let drawings: [String: SymbolDrawing] = {
      var all: [String: SymbolDrawing] = [:]
      func add(_ names: String, width: CGFloat = 16, _ layers: SymbolDrawing.Layer...) {
        for name in names.split(separator: " ") { all[String(name)] = SymbolDrawing(layers: layers, width: width) }
      }
      let circle = ellipse(8, 8, 7.1)
      let square = roundedRectangle(1.5, 1.5, 13, 13, radius: 2.8)

      // Marks.
      add("plus", .stroke(line((8, 2.2), (8, 13.8))), .stroke(line((2.2, 8), (13.8, 8))))
      add("minus", .stroke(line((2.2, 8), (13.8, 8))))
      add("xmark multiply", .stroke(line((3.2, 3.2), (12.8, 12.8))), .stroke(line((12.8, 3.2), (3.2, 12.8))))
      add("checkmark", .stroke(line((2.8, 8.8), (6.2, 12.9), (13.2, 3.1))))
      add("equal", .stroke(line((2.6, 5.8), (13.4, 5.8))), .stroke(line((2.6, 10.2), (13.4, 10.2))))
      add(
        "divide", .stroke(line((2.2, 8), (13.8, 8))), .fill(ellipse(8, 4.2, 1.1), isEOFilled: false),
        .fill(ellipse(8, 11.8, 1.1), isEOFilled: false))
      add(
        "ellipsis", .fill(ellipse(2.6, 8, 1.35), isEOFilled: false), .fill(ellipse(8, 8, 1.35), isEOFilled: false),
        .fill(ellipse(13.4, 8, 1.35), isEOFilled: false))
      add(
        "line.3.horizontal line.horizontal.3", .stroke(line((1.6, 3.8), (14.4, 3.8))),
        .stroke(line((1.6, 8), (14.4, 8))),
        .stroke(line((1.6, 12.2), (14.4, 12.2))))

      // Chevrons and arrows.
      add("chevron.left chevron.backward", width: 10, .stroke(line((7.3, 2.4), (2.2, 8), (7.3, 13.6))))
      add("chevron.right chevron.forward", width: 10, .stroke(line((2.7, 2.4), (7.8, 8), (2.7, 13.6))))
      add("chevron.up", .stroke(line((2.4, 10.6), (8, 5.5), (13.6, 10.6))))
      add("chevron.down", .stroke(line((2.4, 5.4), (8, 10.5), (13.6, 5.4))))
      add(
        "chevron.up.chevron.down", width: 11, .stroke(line((2, 6), (5.5, 2.6), (9, 6))),
        .stroke(line((2, 10), (5.5, 13.4), (9, 10))))
      add("arrow.left arrow.backward", .stroke(line((14.2, 8), (1.8, 8))), .stroke(line((7, 2.8), (1.8, 8), (7, 13.2))))
      add(
        "arrow.right arrow.forward", .stroke(line((1.8, 8), (14.2, 8))), .stroke(line((9, 2.8), (14.2, 8), (9, 13.2))))
      add("arrow.up", .stroke(line((8, 14.2), (8, 1.8))), .stroke(line((2.8, 7), (8, 1.8), (13.2, 7))))
      add("arrow.down", .stroke(line((8, 1.8), (8, 14.2))), .stroke(line((2.8, 9), (8, 14.2), (13.2, 9))))
      let triangles: [(String, [Path.Element])] = [
        ("arrowtriangle.up", polygon((8, 3.4), (14, 12.6), (2, 12.6))),
        ("arrowtriangle.down", polygon((8, 12.6), (14, 3.4), (2, 3.4))),
        ("arrowtriangle.left", polygon((3.4, 8), (12.6, 2), (12.6, 14))),
        ("arrowtriangle.right", polygon((12.6, 8), (3.4, 2), (3.4, 14))),
        ("arrowtriangle.backward", polygon((3.4, 8), (12.6, 2), (12.6, 14))),
        ("arrowtriangle.forward", polygon((12.6, 8), (3.4, 2), (3.4, 14))),
        ("triangle", polygon((8, 2), (15, 14), (1, 14))),
      ]
      for (name, path) in triangles {
        add(name, .stroke(path))
        add(name + ".fill", .fill(path, isEOFilled: false))
      }

      // Plain shapes.
      let shapes: [(String, [Path.Element])] = [
        ("circle", circle), ("square", square), ("rectangle", roundedRectangle(0.8, 3, 14.4, 10, radius: 1.8)),
        ("rectangle.portrait", roundedRectangle(3, 0.8, 10, 14.4, radius: 1.8)),
        ("app", roundedRectangle(1.2, 1.2, 13.6, 13.6, radius: 4)),
        ("capsule", roundedRectangle(0.8, 4, 14.4, 8, radius: 4)),
        ("capsule.portrait", roundedRectangle(4, 0.8, 8, 14.4, radius: 4)),
        ("diamond", polygon((8, 0.9), (15.1, 8), (8, 15.1), (0.9, 8))), ("smallcircle", ellipse(8, 8, 4)),
        ("hexagon", polygon((8, 0.8), (14.3, 4.4), (14.3, 11.6), (8, 15.2), (1.7, 11.6), (1.7, 4.4))),
      ]
      for (name, path) in shapes {
        add(name, .stroke(path))
        add(name + ".fill", .fill(path, isEOFilled: false))
      }
      all["circle.dashed"] = SymbolDrawing(layers: dashes(count: 10).map { .stroke($0) })
      all["circle.dotted"] = SymbolDrawing(layers: dashes(count: 14, part: 0.02).map { .stroke($0) })
      add("smallcircle.filled.circle", .stroke(circle), .fill(ellipse(8, 8, 3.4), isEOFilled: false))
      add("circle.inset.filled largecircle.fill.circle", .stroke(circle), .fill(ellipse(8, 8, 4.6), isEOFilled: false))
      add(
        "smallcircle.filled.circle.fill circle.circle.fill", .fill(circle, isEOFilled: false),
        .cutOut(ellipse(8, 8, 3.4), isEOFilled: false))
      add("circle.circle", .stroke(circle), .stroke(ellipse(8, 8, 3.6)))
      add("square.dashed", .stroke(squareDashes))
      add("square.on.square", .stroke(roundedRectangle(5.2, 5.2, 9.6, 9.6, radius: 2)), .stroke(squareBehind))
      add(
        "square.fill.on.square.fill", .fill(roundedRectangle(5.2, 5.2, 9.6, 9.6, radius: 2), isEOFilled: false),
        .stroke(squareBehind))

      // What no icon of the package looks like.
      add(
        "fork.knife", .stroke(line((3, 1.4), (3, 5.2))), .stroke(line((5, 1.4), (5, 14.6))),
        .stroke(line((7, 1.4), (7, 5.2))),
        .stroke(fork), .stroke(knife))
      add(
        "birthday.cake", .stroke(cake), .stroke(line((1.4, 14.6), (14.6, 14.6))), .stroke(icing),
        .stroke(line((8, 3.8), (8, 6.4))), .fill(ellipse(8, 1.9, 0.9), isEOFilled: false))
      add(
        "birthday.cake.fill", .fill(cake, isEOFilled: false), .cut(icing), .stroke(line((1.4, 14.6), (14.6, 14.6))),
        .stroke(line((8, 3.8), (8, 6.4))), .fill(ellipse(8, 1.9, 0.9), isEOFilled: false))
      add("carrot", .stroke(carrot), .stroke(carrotTop), .stroke(carrotLines))
      add("carrot.fill", .fill(carrot, isEOFilled: false), .stroke(carrotTop), .cut(carrotLines))
      add("leaf", .stroke(leaf), .stroke(leafVein))
      add("leaf.fill", .fill(leaf, isEOFilled: false), .cut(leafVein), .stroke(line((1.4, 14.6), (3.4, 12.6))))
      return all
    }()

    /// A square with round corners, dashed, and a question mark: a symbol whose name nobody knows.
    static let placeholder: SymbolDrawing = {
      let mark: [Path.Element] = [
        .move(to: CGPoint(x: 5.9, y: 6.2)),
        .curve(to: CGPoint(x: 8, y: 4.2), control1: CGPoint(x: 5.9, y: 5), control2: CGPoint(x: 6.8, y: 4.2)),
        .curve(to: CGPoint(x: 10.1, y: 6.1), control1: CGPoint(x: 9.2, y: 4.2), control2: CGPoint(x: 10.1, y: 5)),
        .curve(to: CGPoint(x: 8, y: 9.2), control1: CGPoint(x: 10.1, y: 7.6), control2: CGPoint(x: 8, y: 7.6)),
      ]
      return SymbolDrawing(layers: [
        .stroke(squareDashes), .stroke(mark), .fill(ellipse(8, 11.7, 0.8), isEOFilled: false),
      ])
    }()

    // MARK: - Enclosures

    /// A symbol within a shape. On a filled shape the symbol is left out.
    static func enclosed(
      _ symbol: SymbolDrawing, in shape: SymbolDrawing, at middle: CGPoint, scale: CGFloat, isFilled: Bool,
      hue: SymbolHue?
    ) -> SymbolDrawing {
      var small = symbol.centered(scale: scale).thinner
      small.layers = small.layers.map { $0.applying(CGAffineTransform(translationX: middle.x - 8, y: middle.y - 8)) }
      var drawing = SymbolDrawing(
        layers: shape.layers + (isFilled ? small.asCut : small.layers), isIcon: shape.isIcon || symbol.isIcon)
      // In colours of its own a glyph is white on what the symbol means, which for an outline is all of it.
      drawing.parts = [
        SymbolPart(layers: shape.layers, level: 1, hue: hue, isGround: isFilled),
        SymbolPart(layers: small.layers, level: 0, hue: isFilled && hue != nil ? .white : hue),
      ]
      return drawing
    }

    /// One symbol before another, to its lower right, both smaller.
    static func paired(_ front: SymbolDrawing, before back: SymbolDrawing) -> SymbolDrawing {
      let behind = back.centered(scale: 0.66).thinner.layers.map {
        $0.applying(CGAffineTransform(translationX: -2.6, y: -2.6))
      }
      let before = front.centered(scale: 0.58).thinner.layers.map {
        $0.applying(CGAffineTransform(translationX: 3.2, y: 3.2))
      }
      let gap: [SymbolDrawing.Layer] = [.cutOut(ellipse(11.2, 11.2, 4.9), isEOFilled: false)]
      var drawing = SymbolDrawing(layers: behind + gap + before, isIcon: front.isIcon || back.isIcon)
      drawing.parts = [
        SymbolPart(layers: behind + gap, level: 1, hue: back.hue), SymbolPart(layers: before, level: 0, hue: front.hue),
      ]
      return drawing
    }

    /// The symbol with a badge at its lower trailing corner.
    static func badged(_ symbol: SymbolDrawing, with badge: SymbolDrawing?, hue: SymbolHue?) -> SymbolDrawing {
      let corner = CGAffineTransform(translationX: 8.6, y: 8.6).scaledBy(x: 0.46, y: 0.46)
      let disc = ellipse(12.3, 12.3, badge == nil ? 2.6 : 3.5)
      let gap: [SymbolDrawing.Layer] = [.cutOut(ellipse(12.3, 12.3, badge == nil ? 3.6 : 4.5), isEOFilled: false)]
      var back = symbol
      if back.width != 16 { back = back.centered(scale: 0.95) }
      let mark = badge.map { $0.layers.map { $0.applying(corner) } } ?? [.fill(disc, isEOFilled: false)]
      var drawing = SymbolDrawing(layers: back.layers + gap + mark, isIcon: symbol.isIcon)
      drawing.parts = [
        SymbolPart(layers: back.layers + gap, level: 1, hue: symbol.hue), SymbolPart(layers: mark, level: 0, hue: hue),
      ]
      return drawing
    }

    /// The symbol struck through.
    static func slashed(_ symbol: SymbolDrawing) -> SymbolDrawing {
      var drawing = symbol
      let slash: [SymbolDrawing.Layer] = [
        .cut(line((2.2, 0.8), (15.2, 13.8))), .stroke(line((1.4, 1.4), (14.6, 14.6))),
      ]
      if !drawing.parts.isEmpty, let last = drawing.parts.indices.last {
        // The gap goes through each part, and the line belongs to the one in front.
        for index in drawing.parts.indices { drawing.parts[index].layers.append(slash[0]) }
        drawing.parts[last].layers.append(slash[1])
      }
      drawing.layers += slash
      return drawing
    }

    // MARK: - Outlines

    private static func line(_ points: (CGFloat, CGFloat)...) -> [Path.Element] { lines(points) }
    private static func polygon(_ points: (CGFloat, CGFloat)...) -> [Path.Element] { lines(points) + [.closeSubpath] }
    private static func lines(_ points: [(CGFloat, CGFloat)]) -> [Path.Element] {
      points.enumerated().map { index, point in
        index == 0 ? .move(to: CGPoint(x: point.0, y: point.1)) : .line(to: CGPoint(x: point.0, y: point.1))
      }
    }
    private static func ellipse(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> [Path.Element] {
      Outline.elements(of: Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
    }
    private static func roundedRectangle(
      _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat
    ) -> [Path.Element] {
      Outline.elements(
        of: Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius, style: .circular))
    }
    private static func dashes(count: Int, part: CGFloat = 0.55) -> [[Path.Element]] {
      (0..<count).map { index in
        let start = CGFloat(index) / CGFloat(count) * 2 * .pi - .pi / 2, sweep = 2 * CGFloat.pi / CGFloat(count) * part
        return Outline.arc(center: CGPoint(x: 8, y: 8), radius: 7.1, from: start - sweep / 2, to: start + sweep / 2)
      }
    }
    private static let squareDashes: [Path.Element] = {
      // A corner and two dashes on the side behind it, four times.
      var all: [Path.Element] = []
      for quarter in 0..<4 {
        let turn = CGAffineTransform(translationX: 8, y: 8).rotated(by: CGFloat(quarter) * .pi / 2).translatedBy(
          x: -8, y: -8)
        let corner: [Path.Element] = [
          .move(to: CGPoint(x: 1.5, y: 4.9)), .line(to: CGPoint(x: 1.5, y: 4.3)),
          .curve(to: CGPoint(x: 4.3, y: 1.5), control1: CGPoint(x: 1.5, y: 2.75), control2: CGPoint(x: 2.75, y: 1.5)),
          .line(to: CGPoint(x: 4.9, y: 1.5)), .move(to: CGPoint(x: 6.9, y: 1.5)), .line(to: CGPoint(x: 9.1, y: 1.5)),
        ]
        all += corner.applying(turn)
      }
      return all
    }()
    private static let squareBehind = line(
      (3.4, 10.8), (2.4, 10.8), (1.2, 9.6), (1.2, 2.4), (2.4, 1.2), (9.6, 1.2), (10.8, 2.4), (10.8, 3.4))
    private static let fork: [Path.Element] = [
      .move(to: CGPoint(x: 3, y: 5.2)),
      .curve(to: CGPoint(x: 5, y: 7.2), control1: CGPoint(x: 3, y: 6.4), control2: CGPoint(x: 3.8, y: 7.2)),
      .curve(to: CGPoint(x: 7, y: 5.2), control1: CGPoint(x: 6.2, y: 7.2), control2: CGPoint(x: 7, y: 6.4)),
    ]
    private static let knife: [Path.Element] = [
      .move(to: CGPoint(x: 11.8, y: 14.6)), .line(to: CGPoint(x: 11.8, y: 1.4)),
      .curve(to: CGPoint(x: 9.9, y: 8.6), control1: CGPoint(x: 10.4, y: 2.6), control2: CGPoint(x: 9.9, y: 5.4)),
      .line(to: CGPoint(x: 11.8, y: 8.6)),
    ]
    private static let cake = roundedRectangle(2.6, 6.6, 10.8, 8, radius: 1.6)
    private static let icing: [Path.Element] = [
      .move(to: CGPoint(x: 2.6, y: 10)),
      .curve(to: CGPoint(x: 6.2, y: 10), control1: CGPoint(x: 3.6, y: 11.6), control2: CGPoint(x: 5.2, y: 11.6)),
      .curve(to: CGPoint(x: 9.8, y: 10), control1: CGPoint(x: 7.2, y: 11.6), control2: CGPoint(x: 8.8, y: 11.6)),
      .curve(to: CGPoint(x: 13.4, y: 10), control1: CGPoint(x: 10.8, y: 11.6), control2: CGPoint(x: 12.4, y: 11.6)),
    ]
    private static let carrot: [Path.Element] = [
      .move(to: CGPoint(x: 1.6, y: 14.4)),
      .curve(to: CGPoint(x: 6.4, y: 5.2), control1: CGPoint(x: 2.8, y: 10.8), control2: CGPoint(x: 3.8, y: 6.6)),
      .curve(to: CGPoint(x: 10.8, y: 9.6), control1: CGPoint(x: 9.4, y: 3.8), control2: CGPoint(x: 12.2, y: 6.6)),
      .curve(to: CGPoint(x: 1.6, y: 14.4), control1: CGPoint(x: 9.4, y: 12.2), control2: CGPoint(x: 5.2, y: 13.2)),
      .closeSubpath,
    ]
    private static let carrotTop =
      line((10.2, 5.8), (14.6, 5.4)) + line((10.2, 5.8), (10.6, 1.4)) + line((10.2, 5.8), (13.8, 2.2))
    private static let carrotLines = line((5.4, 7.6), (7, 9.2)) + line((4, 10.6), (5, 11.6))
    private static let leaf: [Path.Element] = [
      .move(to: CGPoint(x: 14.4, y: 1.6)),
      .curve(to: CGPoint(x: 4.2, y: 12), control1: CGPoint(x: 3, y: 1.6), control2: CGPoint(x: 0.8, y: 7.6)),
      .curve(to: CGPoint(x: 14.4, y: 1.6), control1: CGPoint(x: 10.4, y: 14.8), control2: CGPoint(x: 14.8, y: 9)),
      .closeSubpath,
    ]
    private static let leafVein: [Path.Element] = [
      .move(to: CGPoint(x: 1.4, y: 14.6)),
      .curve(to: CGPoint(x: 10, y: 6.4), control1: CGPoint(x: 3.6, y: 11.4), control2: CGPoint(x: 6.6, y: 8)),
    ]
  }
#endif
