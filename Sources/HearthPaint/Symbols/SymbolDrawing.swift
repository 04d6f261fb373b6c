#if GTK
  import Foundation
  import HearthRendering

  /// A symbol as a drawing in a box 16 units high.
  struct SymbolDrawing {
    enum Layer {
      case fill([Path.Element], isEOFilled: Bool)
      /// A line whose width follows the weight of the symbol.
      case stroke([Path.Element])
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

    static let height: CGFloat = 16

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
      drawing.layers = layers.map { layer in
        switch layer {
        case .fill(let path, let rule): .fill(path.applying(transform), isEOFilled: rule)
        case .stroke(let path): .stroke(path.applying(transform))
        case .cut(let path): .cut(path.applying(transform))
        case .cutOut(let path, let rule): .cutOut(path.applying(transform), isEOFilled: rule)
        }
      }
      return drawing
    }

    /// What is painted becomes what is left out.
    var asCut: [Layer] {
      layers.compactMap { layer in
        switch layer {
        case .stroke(let path): .cut(path)
        case .fill(let path, let rule): .cutOut(path, isEOFilled: rule)
        case .cut, .cutOut: nil
        }
      }
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
