#if GTK
  import Foundation
  import HearthRendering

  /// Reads the `d` attribute of an SVG path. Source: SVG 1.1, chapter 8.3.
  struct PathDataParser {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func parse() -> [Path.Element] {
      var result: [Path.Element] = []
      var command: UInt8 = 0
      var point = CGPoint.zero, start = CGPoint.zero, lastControl = CGPoint.zero
      var lastKind: UInt8 = 0
      func mirrored(_ kinds: [UInt8]) -> CGPoint {
        kinds.contains(lastKind) ? CGPoint(x: 2 * point.x - lastControl.x, y: 2 * point.y - lastControl.y) : point
      }
      while true {
        skipSeparators()
        guard index < bytes.count else { return result }
        if isLetter(bytes[index]) {
          command = bytes[index]
          index += 1
        } else if command == 0 {
          return result
        }
        let isRelative = command >= 0x61
        let kind = command & 0xDF
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
          isRelative ? CGPoint(x: point.x + x, y: point.y + y) : CGPoint(x: x, y: y)
        }
        switch kind {
        case UInt8(ascii: "Z"):
          result.append(.closeSubpath)
          point = start
          command = 0
        case UInt8(ascii: "M"), UInt8(ascii: "L"):
          guard let x = number(), let y = number() else { return result }
          point = place(x, y)
          if kind == UInt8(ascii: "M") {
            start = point
            result.append(.move(to: point))
            // Further pairs are lines.
            command = isRelative ? UInt8(ascii: "l") : UInt8(ascii: "L")
          } else {
            result.append(.line(to: point))
          }
        case UInt8(ascii: "H"):
          guard let x = number() else { return result }
          point.x = isRelative ? point.x + x : x
          result.append(.line(to: point))
        case UInt8(ascii: "V"):
          guard let y = number() else { return result }
          point.y = isRelative ? point.y + y : y
          result.append(.line(to: point))
        case UInt8(ascii: "C"):
          guard let n = numbers(6) else { return result }
          let (a, b, to) = (place(n[0], n[1]), place(n[2], n[3]), place(n[4], n[5]))
          result.append(.curve(to: to, control1: a, control2: b))
          (point, lastControl) = (to, b)
        case UInt8(ascii: "S"):
          guard let n = numbers(4) else { return result }
          let a = mirrored([UInt8(ascii: "C"), UInt8(ascii: "S")])
          let (b, to) = (place(n[0], n[1]), place(n[2], n[3]))
          result.append(.curve(to: to, control1: a, control2: b))
          (point, lastControl) = (to, b)
        case UInt8(ascii: "Q"):
          guard let n = numbers(4) else { return result }
          let (control, to) = (place(n[0], n[1]), place(n[2], n[3]))
          result.append(.quadCurve(to: to, control: control))
          (point, lastControl) = (to, control)
        case UInt8(ascii: "T"):
          guard let n = numbers(2) else { return result }
          let control = mirrored([UInt8(ascii: "Q"), UInt8(ascii: "T")])
          let to = place(n[0], n[1])
          result.append(.quadCurve(to: to, control: control))
          (point, lastControl) = (to, control)
        case UInt8(ascii: "A"):
          guard let rx = number(), let ry = number(), let tilt = number(), let large = flag(), let sweep = flag(),
            let x = number(), let y = number()
          else { return result }
          let to = place(x, y)
          result += Self.arc(
            from: point, to: to, rx: abs(rx), ry: abs(ry), tilt: tilt * .pi / 180, isLarge: large, isClockwise: sweep)
          point = to
        default: return result
        }
        lastKind = kind
      }
    }

    private func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
    private mutating func skipSeparators() {
      while index < bytes.count, [0x20, 0x2C, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
    }
    private mutating func flag() -> Bool? {
      skipSeparators()
      guard index < bytes.count else { return nil }
      index += 1
      return bytes[index - 1] == UInt8(ascii: "1")
    }
    private mutating func numbers(_ count: Int) -> [CGFloat]? {
      var result: [CGFloat] = []
      for _ in 0..<count {
        guard let next = number() else { return nil }
        result.append(next)
      }
      return result
    }
    private mutating func number() -> CGFloat? {
      skipSeparators()
      let start = index
      var hasPoint = false
      while index < bytes.count {
        let byte = bytes[index]
        if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
          if index > start, bytes[index - 1] & 0xDF != UInt8(ascii: "E") { break }
        } else if byte == UInt8(ascii: ".") {
          if hasPoint { break }
          hasPoint = true
        } else if byte & 0xDF == UInt8(ascii: "E") {
          if index == start { break }
        } else if !(0x30...0x39).contains(byte) {
          break
        }
        index += 1
      }
      return Double(String(decoding: bytes[start..<index], as: UTF8.self)).map { CGFloat($0) }
    }

    /// Source: SVG 1.1, appendix F.6, from end points to a centre.
    private static func arc(
      from: CGPoint, to: CGPoint, rx: CGFloat, ry: CGFloat, tilt: CGFloat, isLarge: Bool, isClockwise: Bool
    ) -> [Path.Element] {
      if rx == 0 || ry == 0 || from == to { return [.line(to: to)] }
      let (c, s) = (cos(tilt), sin(tilt))
      let dx = (from.x - to.x) / 2, dy = (from.y - to.y) / 2
      let x = c * dx + s * dy, y = -s * dx + c * dy
      let excess = max(1, (x * x / (rx * rx) + y * y / (ry * ry)).squareRoot())
      let (rx, ry) = (rx * excess, ry * excess)
      let under = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
      let factor =
        (max(0, under) / (rx * rx * y * y + ry * ry * x * x)).squareRoot() * (isLarge == isClockwise ? -1 : 1)
      let cx = factor * rx * y / ry, cy = -factor * ry * x / rx
      let start = atan2((y - cy) / ry, (x - cx) / rx)
      var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - start
      if isClockwise, sweep < 0 { sweep += 2 * .pi }
      if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
      // Numbers beyond all drawings: their squares are infinite.
      if !start.isFinite || !sweep.isFinite { return [.line(to: to)] }
      let center = CGPoint(x: c * cx - s * cy + (from.x + to.x) / 2, y: s * cx + c * cy + (from.y + to.y) / 2)
      let place = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: tilt).scaledBy(x: rx, y: ry)
      return Array(Outline.arc(center: .zero, radius: 1, from: start, to: start + sweep).applying(place).dropFirst())
    }
  }
#endif
