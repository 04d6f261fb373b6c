#if GTK
  import Foundation
  import HearthRendering

  /// The colours that symbols have of themselves, and the parts of icons that stand on something.
  enum SymbolHues {
    /// What a mark in a circle or on a badge means. Source: SF Symbols, seen: added and done are green, removed and
    /// wrong are red, asked and told are blue.
    static func meaning(of mark: String) -> SymbolHue? {
      switch mark.split(separator: ".").first {
      case "checkmark", "plus": .green
      case "xmark", "minus", "exclamationmark", "multiply": .red
      case "questionmark", "info", "clock", "ellipsis": .blue
      case "gearshape", "gear": .gray
      default: nil
      }
    }

    /// The hue of a symbol that has one; nil for those that follow the tint.
    static func hue(of name: String) -> SymbolHue? {
      let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
      if let hue = hues[base] { return hue }
      return base.hasPrefix("trash") ? .red : base.hasPrefix("sun.") ? .yellow : nil
    }
    private static let hues: [String: SymbolHue] = [
      "heart": .red, "suit.heart": .red, "suit.diamond": .red, "star": .yellow, "star.leadinghalf.filled": .yellow,
      "flame": .orange, "bolt": .yellow, "leaf": .green, "tree": .green, "carrot": .orange, "drop": .cyan,
      "moon": .gray, "moon.stars": .gray, "snowflake": .white, "snow": .white, "hurricane": .white, "tornado": .white,
      "tropicalstorm": .white, "rainbow": .orange, "umbrella": .cyan, "phone": .green, "phone.down": .red,
      "lightbulb": .yellow, "gift": .red, "stop": .red, "record.circle": .red, "globe.americas": .blue,
      "globe.europe.africa": .blue, "globe.asia.australia": .blue, "thermometer.sun": .orange,
      "thermometer.snowflake": .cyan, "mappin": .red, "pin": .red, "flag": .red, "crown": .yellow, "medal": .yellow,
      "trophy": .yellow, "sparkles": .yellow, "ladybug": .red, "bandage": .orange, "banknote": .green,
    ]

    private static let grounds: Set<String> = [
      "circle", "square", "octagon", "triangle", "diamond", "seal", "shield", "bubble", "app", "rectangle", "hexagon",
    ]

    /// An icon in parts: what stands in a circle or another shape, and the shape.
    static func parted(_ icon: SymbolDrawing, _ name: String) -> SymbolDrawing {
      var words = name.split(separator: ".").map(String.init)
      let isFilled = words.last == "fill"
      if isFilled { words.removeLast() }
      var drawing = icon
      drawing.hue = hue(of: name)
      guard words.count > 1, let shape = words.last, grounds.contains(shape) else { return drawing }
      let hue = drawing.hue ?? (shape == "triangle" && words[0] == "exclamationmark" ? .yellow : meaning(of: words[0]))
      if isFilled {
        // A shape with a hole: the hole is the glyph.
        guard icon.layers.count == 1, case .fill(let path, _) = icon.layers[0] else { return drawing }
        let contours = path.contours
        guard contours.count > 1, let outer = contours.indices.max(by: { area(contours[$0]) < area(contours[$1]) })
        else {
          return drawing
        }
        let glyph = contours.indices.filter { $0 != outer }.flatMap { contours[$0] }
        drawing.parts = [
          SymbolPart(layers: [.fill(contours[outer], isEOFilled: false)], level: 1, hue: hue, isGround: true),
          SymbolPart(layers: [.fill(glyph, isEOFilled: true)], level: 0, hue: hue == nil ? nil : .white),
        ]
      } else {
        let areas = icon.layers.map { layer -> CGFloat in if case .fill(let path, _) = layer { area(path) } else { 0 } }
        guard icon.layers.count > 1, let outer = areas.indices.max(by: { areas[$0] < areas[$1] }) else {
          return drawing
        }
        let glyph = icon.layers.indices.filter { $0 != outer }.map { icon.layers[$0] }
        drawing.parts = [
          SymbolPart(layers: [icon.layers[outer]], level: 1, hue: hue),
          SymbolPart(layers: glyph, level: 0, hue: hue),
        ]
      }
      return drawing
    }
    private static func area(_ path: [Path.Element]) -> CGFloat {
      let box = path.extent
      return box.isNull ? 0 : box.width * box.height
    }
  }
#endif
