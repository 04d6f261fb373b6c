import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// What a layer shows while animations run: its properties by their names, and parts of them as `position.x`.
///
/// A property that no animation has touched is the layer's own.
@MainActor struct LayerValues {
  /// What animations have made of properties.
  private(set) var values: [String: Any] = [:]
  /// A property of the layer's own; nil for one that it has not.
  private let own: (String) -> Any?
  init(_ own: @escaping (String) -> Any?) { self.own = own }

  /// A property or a part of one; nil for one that the layer has not.
  subscript(path: String) -> Any? {
    get {
      let (name, part) = Self.split(path)
      guard let whole = values[name] ?? own(name) else { return nil }
      return part.map { Self.part($0, of: whole) } ?? whole
    }
    set {
      let (name, part) = Self.split(path)
      guard let newValue, let old = values[name] ?? own(name) else { return }
      let whole = part.map { Self.setting($0, of: old, to: newValue) } ?? Self.normal(newValue, like: old)
      if let whole { values[name] = whole }
    }
  }
  static func split(_ path: String) -> (name: String, part: String?) {
    guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }
  private static func normal(_ value: Any, like old: Any) -> Any? {
    if let number = number(value) { return number }
    if let transform = transform(value) { return transform }
    return value
  }

  // MARK: - Parts

  private static func part(_ part: String, of whole: Any) -> Any? {
    switch (whole, part) {
    case (let point as CGPoint, "x"): return point.x
    case (let point as CGPoint, "y"): return point.y
    case (let size as CGSize, "width"): return size.width
    case (let size as CGSize, "height"): return size.height
    case (let rect as CGRect, _):
      let (name, inner) = split(part)
      let value: Any = name == "size" ? rect.size : rect.origin
      return inner.map { Self.part($0, of: value) } ?? value
    default: break
    }
    guard let numbers = transform(whole).map({ LookNumbers(alpha: 1, transform: $0).values }) else { return nil }
    switch part {
    case "translation.x": return CGFloat(numbers[1])
    case "translation.y": return CGFloat(numbers[2])
    case "translation": return CGSize(width: numbers[1], height: numbers[2])
    case "rotation", "rotation.z": return CGFloat(numbers[3])
    case "scale", "scale.x": return CGFloat(numbers[4])
    case "scale.y": return CGFloat(numbers[5])
    // Turned out of the plane it is as its shadow on the screen is.
    case "rotation.x", "rotation.y", "translation.z": return CGFloat(0)
    case "scale.z": return CGFloat(1)
    default: return nil
    }
  }
  private static func setting(_ part: String, of whole: Any, to new: Any) -> Any? {
    if var point = whole as? CGPoint, let number = number(new) {
      if part == "x" { point.x = number } else { point.y = number }
      return point
    }
    if var size = whole as? CGSize, let number = number(new) {
      if part == "width" { size.width = number } else { size.height = number }
      return size
    }
    if var rect = whole as? CGRect {
      let (name, inner) = split(part)
      if name == "size" {
        let size: Any? = if let inner { setting(inner, of: rect.size, to: new) } else { new }
        rect.size = size as? CGSize ?? rect.size
      } else {
        let origin: Any? = if let inner { setting(inner, of: rect.origin, to: new) } else { new }
        rect.origin = origin as? CGPoint ?? rect.origin
      }
      return rect
    }
    guard let transform = transform(whole) else { return nil }
    var numbers = LookNumbers(alpha: 1, transform: transform)
    if part == "translation" {
      let size = new as? CGSize ?? (new as? CGPoint).map { CGSize(width: $0.x, height: $0.y) }
      guard let size else { return nil }
      (numbers.values[1], numbers.values[2]) = (size.width, size.height)
      return numbers.transform
    }
    guard let number = number(new).map(Double.init) else { return nil }
    switch part {
    case "translation.x": numbers.values[1] = number
    case "translation.y": numbers.values[2] = number
    case "rotation", "rotation.z": numbers.values[3] = number
    case "scale": (numbers.values[4], numbers.values[5]) = (number, number)
    case "scale.x": numbers.values[4] = number
    case "scale.y": numbers.values[5] = number
    case "rotation.x": numbers.values[5] *= cos(number)
    case "rotation.y": numbers.values[4] *= cos(number)
    default: break
    }
    return numbers.transform
  }

  // MARK: - Kinds

  static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
  static func transform(_ value: Any) -> CGAffineTransform? {
    (value as? CATransform3D).map { CATransform3DGetAffineTransform($0) } ?? value as? CGAffineTransform
  }
  private static func color(_ value: Any) -> RGBA? { (value as? CGColor)?.rgba ?? (value as? UIColor)?.resolvedNow }
  /// The numbers that a value is made of; nil for one that is not made of numbers.
  private static func numbers(_ value: Any) -> [CGFloat]? {
    if let number = number(value) { return [number] }
    switch value {
    case let value as CGPoint: return [value.x, value.y]
    case let value as CGSize: return [value.width, value.height]
    case let value as CGRect: return [value.minX, value.minY, value.width, value.height]
    default: return nil
    }
  }
  private static func made(_ numbers: [CGFloat], like value: Any) -> Any {
    switch value {
    case is CGPoint: CGPoint(x: numbers[0], y: numbers[1])
    case is CGSize: CGSize(width: numbers[0], height: numbers[1])
    case is CGRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    default: numbers[0]
    }
  }

  // MARK: - Arithmetic

  /// A value on the way from one to another: the first one for 0. What has nothing in between changes at the half.
  static func mix(_ a: Any, _ b: Any, _ t: Double) -> Any {
    if let first = transform(a), let last = transform(b) {
      let start = LookNumbers(alpha: 1, transform: first)
      var way = LookNumbers(alpha: 1, transform: last) - start
      way.scale(by: t)
      return (start + way).transform
    }
    if let first = numbers(a), let last = numbers(b), first.count == last.count {
      return made(zip(first, last).map { $0 + ($1 - $0) * CGFloat(t) }, like: a)
    }
    if let first = color(a), let last = color(b) {
      func mix(_ part: (RGBA) -> Float) -> CGFloat { CGFloat(part(first) + (part(last) - part(first)) * Float(t)) }
      return CGColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: min(max(mix(\.alpha), 0), 1))
    }
    if let first = a as? CGPath, let last = b as? CGPath, let path = mix(Path(first), Path(last), t) {
      return path.cgPath
    }
    if let first = a as? [Any], let last = b as? [Any], first.count == last.count {
      return zip(first, last).map { mix($0, $1, t) }
    }
    return t < 0.5 ? a : b
  }
  /// A path on the way to another of the same elements; nil for one of others.
  private static func mix(_ a: Path, _ b: Path, _ t: Double) -> Path? {
    var first: [Path.Element] = [], last: [Path.Element] = []
    a.forEach { first.append($0) }
    b.forEach { last.append($0) }
    guard first.count == last.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * CGFloat(t), y: a.y + (b.y - a.y) * CGFloat(t))
    }
    var path = Path()
    for (from, to) in zip(first, last) {
      switch (from, to) {
      case (.move(let a), .move(let b)): path.move(to: mix(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)): path.addQuadCurve(to: mix(a, b), control: mix(c, d))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        path.addCurve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f))
      case (.closeSubpath, .closeSubpath): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
  static func sum(_ a: Any, _ b: Any) -> Any {
    if let first = transform(a), let last = transform(b) { return last.concatenating(first) }
    guard let first = numbers(a), let last = numbers(b), first.count == last.count else { return b }
    return made(zip(first, last).map { $0 + $1 }, like: a)
  }
  static func negative(_ a: Any) -> Any {
    if let transform = transform(a) { return transform.inverted() }
    return numbers(a).map { made($0.map { -$0 }, like: a) } ?? a
  }
  static func zero(like a: Any) -> Any {
    if transform(a) != nil { return CGAffineTransform.identity }
    return numbers(a).map { made($0.map { _ in 0 }, like: a) } ?? a
  }
}
