import Foundation
import HearthRendering

/// Any number of numbers as a vector; missing ones are zero.
struct NumberVector: VectorArithmetic {
  var numbers: [Double]
  static var zero: NumberVector { NumberVector(numbers: []) }
  static func + (a: Self, b: Self) -> Self { combine(a, b, +) }
  static func - (a: Self, b: Self) -> Self { combine(a, b, -) }
  static func == (a: Self, b: Self) -> Bool {
    for index in 0..<max(a.numbers.count, b.numbers.count) where a[index] != b[index] { return false }
    return true
  }
  private subscript(index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }
  private static func combine(_ a: Self, _ b: Self, _ operation: (Double, Double) -> Double) -> Self {
    NumberVector(numbers: (0..<max(a.numbers.count, b.numbers.count)).map { operation(a[$0], b[$0]) })
  }
  mutating func scale(by rhs: Double) { for index in numbers.indices { numbers[index] *= rhs } }
  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}

/// A paint on its way to another one. Colours take the values between them premultiplied, so that what is clear has no colour of its own.
@MainActor final class PaintAnimation {
  /// The style changed with it; the paint is known when the picture is recorded.
  private var pending: (animation: Animation, transaction: Transaction)?
  private let animator = Animator<NumberVector>()
  private var target: _ShapeStylePaint?
  init() {}
  nonisolated deinit {}

  /// The style has changed.
  func styleWillChange(_ transaction: Transaction, from paint: _ShapeStylePaint?) {
    if target == nil { target = paint }
    if let animation = transaction.animation { pending = (animation, transaction) } else {
      pending = nil
      animator.cancel()
    }
  }
  /// What is shown of `paint`, which the style asks for.
  func presented(_ paint: _ShapeStylePaint, of node: Node) -> _ShapeStylePaint {
    if let target, let pending, target != paint, let before = target.numbers(like: paint), let after = paint.numbers(like: paint) {
      animator.add(NumberVector(numbers: after) - NumberVector(numbers: before), pending.animation, pending.transaction, of: node)
    }
    pending = nil
    target = paint
    if animator.isOver { return paint }
    return paint.numbers(like: paint).map { paint.with((NumberVector(numbers: $0) - animator.remaining).numbers) } ?? paint
  }
  var isOver: Bool { animator.isOver && pending == nil }
}

extension _ShapeStylePaint {
  /// The numbers that change on the way to a paint of the kind of `other`; nil when there is no way between the kinds.
  fileprivate func numbers(like other: _ShapeStylePaint) -> [Double]? {
    guard shadows.count == other.shadows.count, blend == other.blend else { return nil }
    guard var numbers = fill.numbers(like: other.fill) else { return nil }
    for shadow in shadows { numbers += shadow.color.premultiplied + [shadow.radius, shadow.x, shadow.y] }
    return numbers
  }
  fileprivate func with(_ numbers: [Double]) -> _ShapeStylePaint {
    var rest = numbers[...]
    var result = self
    result.fill = fill.with(&rest)
    for index in shadows.indices {
      result.shadows[index].color = RGBA(premultiplied: &rest)
      result.shadows[index].radius = max(0, rest.next())
      result.shadows[index].x = rest.next()
      result.shadows[index].y = rest.next()
    }
    return result
  }
}

extension StyleFill {
  fileprivate func numbers(like other: StyleFill) -> [Double]? {
    func stops(_ stops: [Paint.Stop]) -> [Double] { stops.flatMap { $0.color.premultiplied + [$0.location] } }
    func ends(_ a: UnitPoint, _ b: UnitPoint) -> [Double] { [a.x, a.y, b.x, b.y] }
    switch (self, other) {
    case (.color(let color), .color): return color.premultiplied
    case (.linear(let a, let start, let end), .linear(let b, _, _)) where a.count == b.count: return stops(a) + ends(start, end)
    case (.radial(let a, let c, let start, let end), .radial(let b, _, _, _)) where a.count == b.count: return stops(a) + [c.x, c.y, start, end]
    case (.angular(let a, let c, let start, let end), .angular(let b, _, _, _)) where a.count == b.count:
      return stops(a) + [c.x, c.y, start.radians, end.radians]
    case (.elliptical(let a, let c, let start, let end), .elliptical(let b, _, _, _)) where a.count == b.count:
      return stops(a) + [c.x, c.y, start, end]
    // A colour is a gradient without a difference.
    case (.color(let color), .linear(let b, let start, let end)):
      return StyleFill.linear(b.map { Paint.Stop(color: color, location: $0.location) }, start, end).numbers(like: other)
    case (.color(let color), .radial(let b, let c, let start, let end)):
      return StyleFill.radial(b.map { Paint.Stop(color: color, location: $0.location) }, c, startRadius: start, endRadius: end).numbers(like: other)
    case (.color(let color), .angular(let b, let c, let start, let end)):
      return StyleFill.angular(b.map { Paint.Stop(color: color, location: $0.location) }, c, start: start, end: end).numbers(like: other)
    case (.color(let color), .elliptical(let b, let c, let start, let end)):
      return StyleFill.elliptical(b.map { Paint.Stop(color: color, location: $0.location) }, c, startFraction: start, endFraction: end)
        .numbers(like: other)
    default: return nil
    }
  }
  fileprivate func with(_ rest: inout ArraySlice<Double>) -> StyleFill {
    func stops(_ stops: [Paint.Stop]) -> [Paint.Stop] {
      var least: CGFloat = 0
      return stops.map { _ in
        let color = RGBA(premultiplied: &rest)
        least = min(max(least, rest.next()), 1)
        return Paint.Stop(color: color, location: least)
      }
    }
    func point() -> UnitPoint { UnitPoint(x: rest.next(), y: rest.next()) }
    switch self {
    case .color: return .color(RGBA(premultiplied: &rest))
    case .linear(let old, _, _):
      let new = stops(old), start = point()
      return .linear(new, start, point())
    case .radial(let old, _, _, _):
      let new = stops(old), center = point(), start = rest.next()
      return .radial(new, center, startRadius: start, endRadius: rest.next())
    case .angular(let old, _, _, _):
      let new = stops(old), center = point(), start = rest.next()
      return .angular(new, center, start: .radians(start), end: .radians(rest.next()))
    case .elliptical(let old, _, _, _):
      let new = stops(old), center = point(), start = rest.next()
      return .elliptical(new, center, startFraction: start, endFraction: rest.next())
    case .image: return self
    }
  }
}

extension ArraySlice<Double> {
  fileprivate mutating func next() -> Double { popFirst() ?? 0 }
}

extension RGBA {
  fileprivate var premultiplied: [Double] { [Double(red * alpha), Double(green * alpha), Double(blue * alpha), Double(alpha)] }
  fileprivate init(premultiplied rest: inout ArraySlice<Double>) {
    let red = rest.next(), green = rest.next(), blue = rest.next()
    let alpha = Swift.min(Swift.max(rest.next(), 0), 1)
    func part(_ value: Double) -> Float { alpha > 0 ? Float(Swift.min(Swift.max(value / alpha, 0), 1)) : 0 }
    self.init(part(red), part(green), part(blue), Float(alpha))
  }
}
