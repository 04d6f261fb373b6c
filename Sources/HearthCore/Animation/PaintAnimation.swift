import Foundation
import HearthMotion
import HearthRendering

/// Numbers as a vector; missing ones are zero. The first of them need no memory of their own: so many as a
/// gradient of five stops has, or any colour.
struct NumberVector: VectorArithmetic {
  private var head = SIMD32<Double>()
  private var rest: [Double] = []
  private(set) var count = 0
  static var zero: NumberVector { NumberVector() }
  init() {}
  init(numbers: [Double]) { for number in numbers { append(number) } }

  mutating func append(_ number: Double) {
    if count < SIMD32<Double>.scalarCount { head[count] = number } else { rest.append(number) }
    count += 1
  }
  subscript(index: Int) -> Double {
    if index < SIMD32<Double>.scalarCount { return head[index] }
    let beyond = index - SIMD32<Double>.scalarCount
    return beyond < rest.count ? rest[beyond] : 0
  }
  static func + (a: Self, b: Self) -> Self { combine(a, b, a.head + b.head, 1) }
  static func - (a: Self, b: Self) -> Self { combine(a, b, a.head - b.head, -1) }
  private static func combine(_ a: Self, _ b: Self, _ head: SIMD32<Double>, _ sign: Double) -> Self {
    var result = a
    result.head = head
    result.count = max(a.count, b.count)
    if b.rest.isEmpty { return result }
    for index in b.rest.indices {
      if index < result.rest.count {
        result.rest[index] += sign * b.rest[index]
      } else {
        result.rest.append(sign * b.rest[index])
      }
    }
    return result
  }
  static func == (a: Self, b: Self) -> Bool {
    if a.head != b.head { return false }
    if a.rest.isEmpty && b.rest.isEmpty { return true }
    for index in 0..<max(a.count, b.count) where a[index] != b[index] { return false }
    return true
  }
  mutating func scale(by rhs: Double) {
    head *= rhs
    for index in rest.indices { rest[index] *= rhs }
  }
  var magnitudeSquared: Double { rest.reduce((head * head).sum()) { $0 + $1 * $1 } }
}

/// A paint that is changing into another. Colours take the values between them premultiplied, so that
/// what is clear has no colour of its own.
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
    if let animation = transaction.animation {
      pending = (animation, transaction)
    } else {
      pending = nil
      animator.cancel()
    }
  }
  /// What is shown of `paint`, which the style asks for.
  func presented(_ paint: _ShapeStylePaint, of node: Node) -> _ShapeStylePaint {
    if let target, let pending, target != paint, let before = target.numbers(like: paint),
      let after = paint.numbers(like: paint)
    {
      animator.add(after - before, pending.animation, pending.transaction, of: node)
    }
    pending = nil
    target = paint
    if animator.isOver { return paint }
    guard let numbers = paint.numbers(like: paint) else { return paint }
    var reader = NumberReader(numbers - animator.remaining)
    return paint.with(&reader, self)
  }
  /// Stops of gradients as they were shown last, to be written again when no picture holds them any more.
  private final class Stops {
    var list: [Paint.Stop]
    init(_ list: [Paint.Stop]) { self.list = list }
  }
  private var stops: ContiguousArray<Stops> = []
  private var lastStops = 0
  /// As many as frames that a picture and its pieces stay.
  private static let mostStops = 6
  /// Stops with the colours and places that `numbers` go on with.
  fileprivate func stops(like old: [Paint.Stop], _ numbers: inout NumberReader) -> [Paint.Stop] {
    if stops.count < Self.mostStops { stops.append(Stops(old)) }
    lastStops = (lastStops + 1) % stops.count
    let known = stops[lastStops]
    if known.list.count != old.count { known.list = old }
    var least: CGFloat = 0
    known.list.withUnsafeMutableBufferPointer { list in
      for index in 0..<list.count {
        let color = RGBA(premultiplied: &numbers)
        least = min(max(least, numbers.next()), 1)
        list[index] = Paint.Stop(color: color, location: least)
      }
    }
    return known.list
  }
  var isOver: Bool { animator.isOver && pending == nil }
}

/// Reads numbers one after the other.
private struct NumberReader {
  private let numbers: NumberVector
  private var position = 0
  init(_ numbers: NumberVector) { self.numbers = numbers }
  mutating func next() -> Double {
    defer { position += 1 }
    return numbers[position]
  }
}

@MainActor extension _ShapeStylePaint {
  /// The numbers that change on the way to a paint of the kind of `other`; nil when there is no way between the kinds.
  fileprivate func numbers(like other: _ShapeStylePaint) -> NumberVector? {
    guard shadows.count == other.shadows.count, blend == other.blend else { return nil }
    var numbers = NumberVector()
    guard fill.write(like: other.fill, into: &numbers) else { return nil }
    for shadow in shadows {
      shadow.color.write(into: &numbers)
      numbers.append(shadow.radius)
      numbers.append(shadow.x)
      numbers.append(shadow.y)
    }
    return numbers
  }
  fileprivate func with(_ numbers: inout NumberReader, _ animation: PaintAnimation) -> _ShapeStylePaint {
    var result = self
    result.fill = fill.with(&numbers, animation)
    for index in shadows.indices {
      result.shadows[index].color = RGBA(premultiplied: &numbers)
      result.shadows[index].radius = max(0, numbers.next())
      result.shadows[index].x = numbers.next()
      result.shadows[index].y = numbers.next()
    }
    return result
  }
}

@MainActor extension StyleFill {
  /// False where there is no way from this kind of fill to that of `other`.
  fileprivate func write(like other: StyleFill, into numbers: inout NumberVector) -> Bool {
    func write(_ stops: [Paint.Stop], _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Bool {
      for index in 0..<stops.count {
        let stop = stops[index]
        stop.color.write(into: &numbers)
        numbers.append(stop.location)
      }
      numbers.append(a)
      numbers.append(b)
      numbers.append(c)
      numbers.append(d)
      return true
    }
    switch (self, other) {
    case (.color(let color), .color):
      color.write(into: &numbers)
      return true
    case (.linear(let a, let start, let end), .linear(let b, _, _)) where a.count == b.count:
      return write(a, start.x, start.y, end.x, end.y)
    case (.radial(let a, let c, let start, let end), .radial(let b, _, _, _)) where a.count == b.count:
      return write(a, c.x, c.y, start, end)
    case (.angular(let a, let c, let start, let end), .angular(let b, _, _, _)) where a.count == b.count:
      return write(a, c.x, c.y, start.radians, end.radians)
    case (.elliptical(let a, let c, let start, let end), .elliptical(let b, _, _, _)) where a.count == b.count:
      return write(a, c.x, c.y, start, end)
    // A colour is a gradient without a difference.
    case (.color(let color), .linear(let b, let start, let end)):
      return write(color.stops(like: b), start.x, start.y, end.x, end.y)
    case (.color(let color), .radial(let b, let c, let start, let end)):
      return write(color.stops(like: b), c.x, c.y, start, end)
    case (.color(let color), .angular(let b, let c, let start, let end)):
      return write(color.stops(like: b), c.x, c.y, start.radians, end.radians)
    case (.color(let color), .elliptical(let b, let c, let start, let end)):
      return write(color.stops(like: b), c.x, c.y, start, end)
    case (.mesh(let a), .mesh(let b)) where a.width == b.width && a.height == b.height:
      a.background.write(into: &numbers)
      for vertex in a.vertices {
        vertex.color.write(into: &numbers)
        for point in [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom] {
          numbers.append(point.x)
          numbers.append(point.y)
        }
      }
      return true
    default: return false
    }
  }
  fileprivate func with(_ numbers: inout NumberReader, _ animation: PaintAnimation) -> StyleFill {
    switch self {
    case .color: return .color(RGBA(premultiplied: &numbers))
    case .linear(let old, _, _):
      let new = animation.stops(like: old, &numbers), start = UnitPoint(x: numbers.next(), y: numbers.next())
      return .linear(new, start, UnitPoint(x: numbers.next(), y: numbers.next()))
    case .radial(let old, _, _, _):
      let new = animation.stops(like: old, &numbers), center = UnitPoint(x: numbers.next(), y: numbers.next()),
        start = numbers.next()
      return .radial(new, center, startRadius: start, endRadius: numbers.next())
    case .angular(let old, _, _, _):
      let new = animation.stops(like: old, &numbers), center = UnitPoint(x: numbers.next(), y: numbers.next()),
        start = numbers.next()
      return .angular(new, center, start: .radians(start), end: .radians(numbers.next()))
    case .elliptical(let old, _, _, _):
      let new = animation.stops(like: old, &numbers), center = UnitPoint(x: numbers.next(), y: numbers.next()),
        start = numbers.next()
      return .elliptical(new, center, startFraction: start, endFraction: numbers.next())
    case .image, .shader: return self
    case .mesh(var surface):
      surface.background = RGBA(premultiplied: &numbers)
      func point() -> CGPoint {
        let x = numbers.next()
        return CGPoint(x: x, y: numbers.next())
      }
      for index in surface.vertices.indices {
        let color = RGBA(premultiplied: &numbers), position = point(), leading = point(), top = point()
        surface.vertices[index] = MeshSurface.Vertex(
          position: position, leading: leading, top: top, trailing: point(), bottom: point(), color: color)
      }
      return .mesh(surface)
    }
  }
}

extension RGBA {
  fileprivate func write(into numbers: inout NumberVector) {
    numbers.append(Double(red * alpha))
    numbers.append(Double(green * alpha))
    numbers.append(Double(blue * alpha))
    numbers.append(Double(alpha))
  }
  fileprivate func stops(like others: [Paint.Stop]) -> [Paint.Stop] {
    others.map { Paint.Stop(color: self, location: $0.location) }
  }
  fileprivate init(premultiplied numbers: inout NumberReader) {
    let red = numbers.next(), green = numbers.next(), blue = numbers.next()
    let alpha = Swift.min(Swift.max(numbers.next(), 0), 1)
    func part(_ value: Double) -> Float { alpha > 0 ? Float(Swift.min(Swift.max(value / alpha, 0), 1)) : 0 }
    self.init(part(red), part(green), part(blue), Float(alpha))
  }
}
