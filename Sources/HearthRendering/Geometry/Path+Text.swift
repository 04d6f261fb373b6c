import Foundation

extension Path: LosslessStringConvertible {
  /// The elements as text: the numbers of an element, then its letter.
  ///
  /// ```
  /// 0 0 m              move          10 0 l              line
  /// 10 5 10 10 q       quadCurve     0 5 5 10 10 10 c    curve, control points first
  /// h                  closeSubpath
  /// ```
  ///
  /// Source: SwiftUI prints `0 0 m 10 0 l … h`. It rounds to six digits, we write as many as it takes to read the
  /// same number back.
  public var description: String {
    var words: [String] = []
    func add(_ points: CGPoint..., letter: String) {
      for point in points {
        words.append(point.x.shortest)
        words.append(point.y.shortest)
      }
      words.append(letter)
    }
    for element in elements {
      switch element {
      case .move(let p): add(p, letter: "m")
      case .line(let p): add(p, letter: "l")
      case .quadCurve(let p, let c): add(c, p, letter: "q")
      case .curve(let p, let c1, let c2): add(c1, c2, p, letter: "c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  /// Reads what `description` writes, and `x y width height re` for a rectangle; nil for anything else. White space
  /// separates, also more than one.
  public init?(_ string: String) {
    var path = Path()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        guard number.isFinite, numbers.count < 6 else { return nil }
        numbers.append(number)
        continue
      }
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): path.move(to: point(0))
      case ("l", 2) where !path.isEmpty: path.addLine(to: point(0))
      case ("q", 4) where !path.isEmpty: path.addQuadCurve(to: point(1), control: point(0))
      case ("c", 6) where !path.isEmpty: path.addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("re", 4): path.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      case ("h", 0) where !path.isEmpty: path.closeSubpath()
      default: return nil
      }
      numbers.removeAll(keepingCapacity: true)
    }
    if !numbers.isEmpty { return nil }
    self = path
  }
}

extension CGFloat {
  /// The shortest text that reads back as this number, without `.0`.
  var shortest: String {
    if self == 0 { return "0" }
    let text = native.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
