#if GTK
  import Foundation
  import HearthRendering

  /// A symbol as a drawing in a box 16 units high.
  struct SymbolDrawing {
    enum Layer {
      case fill([Path.Element], isEOFilled: Bool)
      /// A line whose width follows the weight of the symbol.
      case stroke([Path.Element])
      /// A line twice as wide, as limbs have.
      case thickStroke([Path.Element])
      /// A line that is left out of what lies below it.
      case cut([Path.Element])
      /// An inside that is left out of what lies below it.
      case cutOut([Path.Element], isEOFilled: Bool)
    }
    var layers: [Layer]
    /// Units; the height is always 16.
    var width: CGFloat = 16
    /// True for icons drawn as outlines with lines one unit wide, which are thickened or thinned to follow the weight.
    var isIcon = false
    /// The colour that the symbol has of itself in multicolour; nil for the tint.
    var hue: SymbolHue?
    /// What is coloured separately, from the back to the front; empty for a symbol of one layer.
    var parts: [SymbolPart] = []

    static let height: CGFloat = 16

    /// Units from the top of what is drawn to its bottom, with lines of regular weight.
    var inkHeight: CGFloat {
      var top = CGFloat.infinity, bottom = -CGFloat.infinity
      for layer in layers + parts.flatMap(\.layers) {
        let line = Self.lineWidth(weight: 400)
        let (elements, room): ([Path.Element], CGFloat) =
          switch layer {
          case .fill(let elements, _): (elements, 0)
          case .stroke(let elements): (elements, line / 2)
          case .thickStroke(let elements): (elements, line)
          case .cut, .cutOut: ([], 0)
          }
        for y in elements.flatMap(Self.heights) {
          top = min(top, y - room)
          bottom = max(bottom, y + room)
        }
      }
      return max(0, bottom - top)
    }
    /// Where an element lies, with the controls of a curve: they are as far out as a quarter of a circle is.
    private static func heights(_ element: Path.Element) -> [CGFloat] {
      switch element {
      case .move(let to), .line(let to): [to.y]
      case .quadCurve(let to, let control): [to.y, control.y]
      case .curve(let to, let first, let second): [to.y, first.y, second.y]
      case .closeSubpath: []
      }
    }

    /// How many steps a variable value has; 0 for a symbol that is drawn the same for all values.
    var steps: Int { parts.reduce(0) { max($0, $1.step ?? 0) } }
    /// Whether a value, from 0 to 1, shows a part.
    ///
    /// Source: Apple, "Human Interface Guidelines", SF Symbols, Variable color: each layer has a threshold, 0 shows none.
    func shows(_ part: SymbolPart, at value: Double) -> Bool {
      part.step.map { value * Double(steps) > Double($0 - 1) } ?? true
    }

    /// The line width for a weight from 100 to 900, in units.
    ///
    /// Source: our choice; regular looks like the stems of regular text beside it, and black like those of black text.
    static func lineWidth(weight: Int) -> CGFloat { 1.15 + CGFloat(min(max(weight, 100), 900) - 400) * 0.0024 }

    /// The drawing scaled around its middle and moved to the middle of a box 16 units wide.
    func centered(scale: CGFloat) -> SymbolDrawing {
      let transform = CGAffineTransform(translationX: 8 - width / 2 * scale, y: 8 - 8 * scale).scaledBy(
        x: scale, y: scale)
      var drawing = self
      drawing.width = 16
      drawing.layers = layers.map { $0.applying(transform) }
      drawing.parts = []
      return drawing
    }

    /// The same, smaller or larger around its middle, in a box as large as before.
    func scaled(by scale: CGFloat) -> SymbolDrawing {
      let transform = CGAffineTransform(
        translationX: width / 2 * (1 - scale), y: Self.height / 2 * (1 - scale)
      ).scaledBy(x: scale, y: scale)
      var drawing = self
      drawing.layers = layers.map { $0.applying(transform) }
      for index in parts.indices { drawing.parts[index].layers = parts[index].layers.map { $0.applying(transform) } }
      return drawing
    }

    /// Limbs as lines: what is small has no room for thick ones.
    var thinner: SymbolDrawing {
      var drawing = self
      drawing.layers = layers.map { layer in if case .thickStroke(let path) = layer { .stroke(path) } else { layer } }
      return drawing
    }

    /// What is painted becomes what is left out.
    var asCut: [Layer] {
      layers.compactMap { layer in
        switch layer {
        case .stroke(let path), .thickStroke(let path): .cut(path)
        case .fill(let path, let rule): .cutOut(path, isEOFilled: rule)
        case .cut, .cutOut: nil
        }
      }
    }
  }

  extension SymbolDrawing.Layer {
    func applying(_ transform: CGAffineTransform) -> Self {
      switch self {
      case .fill(let path, let rule): .fill(path.applying(transform), isEOFilled: rule)
      case .stroke(let path): .stroke(path.applying(transform))
      case .thickStroke(let path): .thickStroke(path.applying(transform))
      case .cut(let path): .cut(path.applying(transform))
      case .cutOut(let path, let rule): .cutOut(path.applying(transform), isEOFilled: rule)
      }
    }
  }

  /// A part of a symbol with a colour of its own, where the symbol is shown in several.
  struct SymbolPart {
    var layers: [SymbolDrawing.Layer]
    /// 0 for what is in front or means most.
    var level: Int
    /// In multicolour; nil for the tint.
    var hue: SymbolHue?
    /// The part is what a glyph stands on: the faintest in a hierarchy, so that the glyph shows.
    var isGround = false
    /// The step of a variable value that shows the part, from 1; nil for one that is always shown.
    var step: Int?
  }

  /// The colours that symbols have of themselves. Source: Apple, Human Interface Guidelines, Color, "System colors".
  enum SymbolHue: Character {
    case white = "w", red = "r", orange = "o", yellow = "y", green = "g", blue = "b", cyan = "c", gray = "k"

    func color(isDark: Bool) -> RGBA {
      let hex: (light: UInt32, dark: UInt32) =
        switch self {
        case .white: (0xFFFFFF, 0xFFFFFF)
        case .red: (0xFF3B30, 0xFF453A)
        case .orange: (0xFF9500, 0xFF9F0A)
        case .yellow: (0xFFCC00, 0xFFD60A)
        case .green: (0x34C759, 0x30D158)
        case .blue: (0x007AFF, 0x0A84FF)
        case .cyan: (0x32ADE6, 0x64D2FF)
        case .gray: (0x8E8E93, 0x8E8E93)
        }
      let value = isDark ? hex.dark : hex.light
      return RGBA(Float(value >> 16 & 255) / 255, Float(value >> 8 & 255) / 255, Float(value & 255) / 255)
    }
  }

  extension SymbolPart {
    func paint(_ coloring: SymbolColoring, tint: Paint) -> Paint {
      switch coloring {
      case .palette(let paints): paints.isEmpty ? tint : paints[min(level, paints.count - 1)]
      case .hierarchical(let paints):
        paints.isEmpty ? tint : paints[isGround ? paints.count - 1 : min(level, paints.count - 1)]
      case .multicolor(let isDark): hue.map { .color($0.color(isDark: isDark)) } ?? tint
      }
    }
  }

  extension [Path.Element] {
    /// The contours, each with the move that begins it.
    var contours: [[Path.Element]] {
      var all: [[Path.Element]] = []
      for element in self {
        if case .move = element { all.append([]) }
        if all.isEmpty { all.append([]) }
        all[all.count - 1].append(element)
      }
      return all
    }
    /// The box around all points, those that only guide curves as well.
    var extent: CGRect {
      var box = CGRect.null
      func add(_ points: CGPoint...) { for point in points { box = box.union(CGRect(origin: point, size: .zero)) } }
      for element in self {
        switch element {
        case .move(let to), .line(let to): add(to)
        case .quadCurve(let to, let control): add(to, control)
        case .curve(let to, let a, let b): add(to, a, b)
        case .closeSubpath: break
        }
      }
      return box
    }
  }

  extension [Path.Element] {
    func applying(_ t: CGAffineTransform) -> [Path.Element] {
      map { element in
        switch element {
        case .move(let to): .move(to: to.applying(t))
        case .line(let to): .line(to: to.applying(t))
        case .quadCurve(let to, let control): .quadCurve(to: to.applying(t), control: control.applying(t))
        case .curve(let to, let a, let b): .curve(to: to.applying(t), control1: a.applying(t), control2: b.applying(t))
        case .closeSubpath: .closeSubpath
        }
      }
    }
  }
#endif
