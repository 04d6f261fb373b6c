#if GTK
  import Foundation
  import HearthRendering

  /// Finds drawings in `symbolOutlines`, which stays where the program's file has it: a look-up goes to the middle of
  /// the text, then to the middle of a half, and reads the one line that it comes to.
  enum SymbolTable {
    /// The drawing of a name; nil for one that the table does not have. A name with `.fill` that has no line of its own
    /// is the filled form of the outlines in the line without.
    static func drawing(_ name: String) -> SymbolDrawing? {
      let isFilled = name.hasSuffix(".fill")
      if let layers = layers(of: name) { return SymbolDrawing(layers, isFilled: isFilled) }
      guard isFilled, let layers = layers(of: String(name.dropLast(5))), layers.contains(where: { $0.kind == .outline })
      else { return nil }
      return SymbolDrawing(layers, isFilled: true)
    }
    /// Whether the table has a line for the name.
    static func contains(_ name: String) -> Bool { value(of: name) != nil }

    /// All names with a line of their own, in their order.
    static var names: [String] {
      text.split(separator: 0x0A).map { String(decoding: $0.prefix { $0 != 0x20 }, as: UTF8.self) }
    }
    /// The name whose drawing a name shares, if it does.
    static func shared(_ name: String) -> String? {
      guard let value = value(of: name), value.first == UInt8(ascii: "=") else { return nil }
      return String(decoding: value.dropFirst(), as: UTF8.self)
    }

    // MARK: - Lines

    private typealias Bytes = UnsafeBufferPointer<UInt8>
    private static var text: Bytes { Bytes(start: symbolOutlines.utf8Start, count: symbolOutlines.utf8CodeUnitCount) }

    private static func layers(of name: String) -> [WrittenLayer]? {
      guard var value = value(of: name) else { return nil }
      if value.first == UInt8(ascii: "=") {
        guard let other = Self.value(of: String(decoding: value.dropFirst(), as: UTF8.self)) else { return nil }
        value = other
      }
      return value.split(separator: 0x20).compactMap(WrittenLayer.init)
    }

    /// What stands behind a name.
    private static func value(of name: String) -> Slice<Bytes>? {
      var name = name
      return name.withUTF8 { wanted in
        let text = text
        var low = 0, high = text.count
        while low < high {
          // The line around the middle.
          let middle = (low + high) / 2
          var start = middle
          while start > low, text[start - 1] != 0x0A { start -= 1 }
          var end = middle
          while end < high, text[end] != 0x0A { end += 1 }
          switch compare(wanted, text, start, end) {
          case .orderedSame: return text[(start + wanted.count + 1)..<end]
          case .orderedAscending: high = max(low, start - 1)
          case .orderedDescending: low = end + 1
          }
        }
        return nil
      }
    }
    /// How a name stands to that of a line, which ends with a space; names hold no character that is less.
    private static func compare(_ name: Bytes, _ text: Bytes, _ start: Int, _ end: Int) -> ComparisonResult {
      for index in 0...name.count {
        let a = index < name.count ? name[index] : 0x20
        let b = start + index < end ? text[start + index] : 0x20
        if a != b { return a < b ? .orderedAscending : .orderedDescending }
        if a == 0x20 { return index == name.count ? .orderedSame : .orderedDescending }
      }
      return .orderedSame
    }
  }

  /// A layer as it is written down: in `symbolOutlines`, and in the lines of `DrawnSymbols`.
  struct WrittenLayer {
    enum Kind: Character {
      case fill = "f", line = "s", thickLine = "t", leftOut = "x", lineLeftOut = "c"
      /// Filled in the form with `.fill`, else a line.
      case outline = "o"
      /// A line on an outline, which is left out where that is filled; and an inside.
      case detail = "d", inside = "D"
      /// An outline of an icon, by the rule of non-zero winding and by that of even and odd.
      case icon = "i", iconEvenOdd = "j"
    }
    var kind: Kind
    var step: Int?
    var level: Int?
    var hue: SymbolHue?
    var path: [Path.Element]

    /// The step of a variable value (`@1`), the level, the hue, the kind and the path, all but the kind and the path only
    /// where there are some.
    init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
      var rest = bytes
      func digit() -> Int? {
        guard let byte = rest.first, (0x30...0x39).contains(byte) else { return nil }
        rest = rest.dropFirst()
        return Int(byte - 0x30)
      }
      if rest.first == UInt8(ascii: "@") {
        rest = rest.dropFirst()
        step = digit()
      }
      level = digit()
      // A path begins with an M, so that two letters before it are a hue and a kind.
      guard let first = rest.popFirst() else { return nil }
      var letter = Character(UnicodeScalar(first))
      if let second = rest.first, second != UInt8(ascii: "M") {
        hue = SymbolHue(rawValue: letter)
        letter = Character(UnicodeScalar(second))
        rest = rest.dropFirst()
      }
      guard let kind = Kind(rawValue: letter) else { return nil }
      self.kind = kind
      path = OutlineReader.path(rest)
    }
    init(kind: Kind, step: Int? = nil, level: Int?, hue: SymbolHue?, path: [Path.Element]) {
      (self.kind, self.step, self.level, self.hue, self.path) = (kind, step, level, hue, path)
    }
  }

  /// Reads a path as `Scripts/symbols` writes it: a letter for what is drawn, then for each number one or two of 92
  /// characters, the way from the point before in hundredths of a unit.
  private enum OutlineReader {
    static func path(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Path.Element] {
      var result: [Path.Element] = []
      result.reserveCapacity(bytes.count / 6)
      var index = bytes.startIndex
      var x = 0, y = 0, start = (x: 0, y: 0)
      func character() -> Int {
        guard index < bytes.endIndex else { return 26 }
        let byte = Int(bytes[index])
        index += 1
        // The characters from ! on, without the quotation mark and the backslash.
        return byte - 0x21 - (byte > 0x22 ? 1 : 0) - (byte > 0x5C ? 1 : 0)
      }
      func number() -> Int {
        let first = character()
        return first < 52 ? first - 26 : (first - 52) * 92 + character() - 1840
      }
      func point() -> CGPoint {
        x += number()
        y += number()
        return CGPoint(x: CGFloat(x) / 100, y: CGFloat(y) / 100)
      }
      while index < bytes.endIndex {
        let command = bytes[index]
        index += 1
        switch command {
        case UInt8(ascii: "M"):
          result.append(.move(to: point()))
          start = (x, y)
        case UInt8(ascii: "L"): result.append(.line(to: point()))
        case UInt8(ascii: "H"):
          x += number()
          result.append(.line(to: CGPoint(x: CGFloat(x) / 100, y: CGFloat(y) / 100)))
        case UInt8(ascii: "V"):
          y += number()
          result.append(.line(to: CGPoint(x: CGFloat(x) / 100, y: CGFloat(y) / 100)))
        case UInt8(ascii: "C"):
          let a = point(), b = point()
          result.append(.curve(to: point(), control1: a, control2: b))
        case UInt8(ascii: "Z"):
          result.append(.closeSubpath)
          (x, y) = start
        default: return result
        }
      }
      return result
    }
  }

  extension SymbolDrawing {
    /// The drawing of layers that are written down, as an outline or filled.
    init(_ written: [WrittenLayer], isFilled: Bool) {
      self.init(layers: [])
      var parts: [SymbolPart] = []
      for layer in written {
        let path = layer.path
        if layer.level == nil, let hue = layer.hue { self.hue = hue }
        let painted: Layer
        var whole: Layer?
        switch layer.kind {
        case .fill: painted = .fill(path, isEOFilled: false)
        case .line: painted = .stroke(path)
        case .thickLine: painted = .thickStroke(path)
        case .leftOut: painted = .cutOut(path, isEOFilled: false)
        case .lineLeftOut: painted = .cut(path)
        case .outline: painted = isFilled ? .fill(path, isEOFilled: false) : .stroke(path)
        case .detail:
          painted = .stroke(path)
          if isFilled { whole = .cut(path) }
        case .inside:
          painted = .fill(path, isEOFilled: false)
          if isFilled { whole = .cutOut(path, isEOFilled: false) }
        case .icon, .iconEvenOdd:
          painted = .fill(path, isEOFilled: layer.kind == .iconEvenOdd)
          isIcon = true
        }
        layers.append(whole ?? painted)
        // What is left out of a symbol of one colour is painted on it in several.
        let own = layer.level == nil ? whole ?? painted : painted
        let depth = layer.level ?? parts.last?.level ?? 0
        if let last = parts.last, last.level == depth, last.step == layer.step,
          layer.hue == nil || layer.hue == last.hue
        {
          parts[parts.count - 1].layers.append(own)
        } else {
          let isGround = isFilled && layer.kind == .outline && depth == 1
          parts.append(SymbolPart(layers: [own], level: depth, hue: layer.hue, isGround: isGround, step: layer.step))
        }
      }
      if parts.count > 1 { self.parts = parts }
    }
  }
#endif
