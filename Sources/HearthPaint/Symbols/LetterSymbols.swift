#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// Letters and numbers as symbols: `a.circle`, `50.circle.fill`, in the font of the system.
  enum LetterSymbols {
    /// A capital for a single letter, or a number of up to two digits; nil for any other name.
    static func drawing(_ name: String) -> SymbolDrawing? {
      guard !name.isEmpty, name.utf8.count <= 2 else { return nil }
      let isNumber = name.utf8.allSatisfy { (0x30...0x39).contains($0) }
      guard isNumber || (name.utf8.count == 1 && (0x61...0x7A).contains(name.utf8.first!)) else { return nil }
      return drawing(of: name.uppercased())
    }
    /// A text of a few letters, as high as other symbols; nil where the font has nothing to draw.
    static func drawing(of text: String) -> SymbolDrawing? {
      let path = outline(text)
      let box = path.extent
      guard !box.isNull, box.height > 0 else { return nil }
      // As high as other symbols, and within the box.
      let scale = min(13.4 / box.height, 14.6 / max(1, box.width))
      let place = CGAffineTransform(translationX: 8 - box.midX * scale, y: 8 - box.midY * scale).scaledBy(
        x: scale, y: scale)
      return SymbolDrawing(layers: [.fill(path.applying(place), isEOFilled: false)])
    }

    private static func outline(_ text: String) -> [Path.Element] {
      guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else { return [] }
      defer { cairo_surface_destroy(surface) }
      guard let context = cairo_create(surface) else { return [] }
      defer { cairo_destroy(context) }
      cairo_select_font_face(context, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD)
      cairo_set_font_size(context, 100)
      cairo_text_path(context, text)
      guard let path = cairo_copy_path(context) else { return [] }
      defer { cairo_path_destroy(path) }
      var elements: [Path.Element] = []
      var index = 0
      let count = Int(path.pointee.num_data)
      func point(_ offset: Int) -> CGPoint {
        let point = path.pointee.data[index + offset].point
        return CGPoint(x: point.x, y: point.y)
      }
      while index < count {
        let header = path.pointee.data[index].header
        switch header.type {
        case CAIRO_PATH_MOVE_TO: elements.append(.move(to: point(1)))
        case CAIRO_PATH_LINE_TO: elements.append(.line(to: point(1)))
        case CAIRO_PATH_CURVE_TO: elements.append(.curve(to: point(3), control1: point(1), control2: point(2)))
        default: elements.append(.closeSubpath)
        }
        index += max(1, Int(header.length))
      }
      // A path ends with a move to nowhere.
      if case .move? = elements.last { elements.removeLast() }
      return elements
    }
  }
#endif
