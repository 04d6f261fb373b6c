import Foundation
import QuickTesting
import TestSupport
import Testing

@testable import HearthRendering

struct `Measuring a path` {
  let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @QuickTesting.Test func `surrounds the curve and not its control points`() {
    // B(½) = ¼·0 + ½·10 + ¼·0
    let quadratic = Path("0 0 m 5 10 10 0 q")!
    expect(quadratic.boundingRect.isNear(CGRect(x: 0, y: 0, width: 10, height: 5)))
    // B(½) = ⅜·10 + ⅜·10
    let cubic = Path("0 0 m 0 10 10 10 10 0 c")!
    expect(cubic.boundingRect.isNear(CGRect(x: 0, y: 0, width: 10, height: 0.75 * 10)))
  }
  @QuickTesting.Test func `surrounds all points of a random path tightly`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<15 {
      let path = Path.random(8, using: &generator)
      let points = path.subpaths.flatMap { subpath in
        [subpath.start] + subpath.segments.flatMap { segment in (0...500).map { segment.point(at: CGFloat($0) / 500) } }
      }
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let around = CGRect(
        x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
      expect(path.boundingRect.isNear(around, 0.01))
      let bounds = path.boundingRect
      expect(bounds.minX <= around.minX + 1e-9 && bounds.maxX >= around.maxX - 1e-9)
      expect(bounds.minY <= around.minY + 1e-9 && bounds.maxY >= around.maxY - 1e-9)
    }
  }
  @QuickTesting.Test func `of nothing is null`() {
    expect(Path().boundingRect.isNull)
    expect(Path(.null).isEmpty)
  }
  @QuickTesting.Test func `knows lengths`() {
    expect(Path(square).length, equals: CGFloat(4 * 10))
    expect(abs(Path(ellipseIn: square).length - 10 * .pi) < 0.01)
    expect(abs(Path("0 0 m 10 0 20 0 30 0 c")!.length - 30) < 1e-6)
  }
  @QuickTesting.Test func `flattens to within the tolerance`() {
    for tolerance in [1, 0.1, 0.001] {
      for line in Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200)).flattened(tolerance: tolerance) {
        for (a, b) in zip(line.points, line.points.dropFirst()) {
          let middle = a.toward(b, 0.5)
          // A circle of cubic curves is itself off by less than 0.03 %.
          expect(abs(hypot(middle.x, middle.y) - 100) <= tolerance + 100 * 0.0003)
        }
      }
    }
  }
}

struct `A path contains a point` {
  @QuickTesting.Test func `by the winding or the even-odd rule`() {
    let star = Path("50 0 m 80 100 l 0 35 l 100 35 l 20 100 l h")!
    expect(star.contains(CGPoint(x: 50, y: 50)))
    expect(!star.contains(CGPoint(x: 50, y: 50), eoFill: true))
    expect(star.contains(CGPoint(x: 50, y: 20), eoFill: true))
    expect(!star.contains(CGPoint(x: 5, y: 5)))
  }
  @QuickTesting.Test func `also when the subpath is open`() {
    expect(Path("0 0 m 10 0 l 10 10 l")!.contains(CGPoint(x: 8, y: 4)))
  }
  @QuickTesting.Test func `the same whether its shape is known or drawn`() {
    let rect = CGRect(x: 3, y: 5, width: 40, height: 30)
    let shapes = [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 9, style: .circular),
      Path(roundedRect: rect, cornerRadius: 9, style: .continuous),
      Path(roundedRect: rect, cornerSize: CGSize(width: 18, height: 4), style: .circular),
      Path(roundedRect: rect, cornerSize: CGSize(width: 18, height: 4), style: .continuous),
    ]
    var generator = SeededGenerator(seed: 4)
    for shape in shapes {
      let drawn = Path(elements: shape.elements)
      var differences = 0
      for _ in 0..<2000 {
        let point = CGPoint.random(in: 0...50, using: &generator)
        if shape.contains(point) != drawn.contains(point) { differences += 1 }
      }
      // Cubic curves leave a circle by up to 0.03 %, which hardly a point sees.
      expect(differences <= 2)
    }
  }
  @QuickTesting.Test func `as a fine polygon would`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<8 {
      let path = Path.random(8, using: &generator)
      var polygon = Path()
      for line in path.flattened(tolerance: 1e-4) { polygon.addLines(line.points) }
      var differences = 0
      for _ in 0..<200 {
        let point = CGPoint.random(in: 0...100, using: &generator)
        if path.winding(around: point) != polygon.winding(around: point) { differences += 1 }
      }
      expect(differences <= 1)
    }
  }
}

struct `Trimming a path` {
  let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @QuickTesting.Test func `keeps a part of its length`() {
    expect(square.trimmedPath(from: 0.125, to: 0.5).description, equals: "5 0 m 10 0 l 10 10 l")
  }
  @QuickTesting.Test func `cuts a circle at its quarters into whole curves`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(
      circle.trimmedPath(from: 0.25, to: 0.75).elements,
      equals: [.move(to: CGPoint(x: 5, y: 10))] + circle.elements[2...3])
  }
  @QuickTesting.Test func `counts fractions as 0 to 1`() {
    expect(square.trimmedPath(from: -1, to: 2), equals: square)
    expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    expect(square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    expect(square.trimmedPath(from: .nan, to: 1).isEmpty)
  }
  @QuickTesting.Test func `runs over subpaths in turn and keeps a whole one closed`() {
    var two = square
    two.addPath(square.offsetBy(dx: 20, dy: 0))
    expect(two.trimmedPath(from: 0, to: 0.625).description, equals: "0 0 m 10 0 l 10 10 l 0 10 l h 20 0 m 30 0 l")
  }
  @QuickTesting.Test func `leaves the fraction of the length`() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<30 {
      let path = Path.random(6, using: &generator)
      let (a, b) = (CGFloat.random(in: 0...0.5, using: &generator), CGFloat.random(in: 0.5...1, using: &generator))
      expect(abs(path.trimmedPath(from: a, to: b).length - (b - a) * path.length) < 0.01)
    }
  }
}

struct `A number that is not finite` {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e200,
  ]

  @Test(arguments: numbers)
  func `neither crashes nor loops`(x: CGFloat) {
    let odd = CGPoint(x: x, y: 3)
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: odd)
    path.addQuadCurve(to: CGPoint(x: 1, y: x), control: odd)
    path.addCurve(to: odd, control1: CGPoint(x: 10, y: x), control2: .zero)
    path.addArc(center: odd, radius: x, startAngle: .degrees(x), endAngle: .degrees(7), clockwise: true)
    path.addArc(center: .zero, radius: 3, startAngle: .degrees(x), endAngle: .degrees(7), clockwise: false)
    path.addRelativeArc(center: .zero, radius: 3, startAngle: .zero, delta: .radians(x))
    path.addArc(tangent1End: odd, tangent2End: CGPoint(x: 5, y: x), radius: x)
    path.addRoundedRect(in: CGRect(x: 0, y: x, width: x, height: 10), cornerSize: CGSize(width: x, height: x))
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadii: RectangleCornerRadii(topLeading: x, bottomLeading: 2))
    path.addEllipse(in: CGRect(x: x, y: x, width: x, height: x))
    path.addLines([odd, .zero])
    path.closeSubpath()
    expect(path.isFinite)

    _ = (path.boundingRect, path.length, path.contains(odd), path.contains(CGPoint(x: 1, y: 1)), path.description)
    _ = (path.trimmedPath(from: 0.2, to: 0.7), path.trimmedPath(from: x, to: 1), path.flattened(tolerance: x))
    let transforms = [CGAffineTransform(scaleX: x, y: 1), CGAffineTransform(rotationAngle: x)]
    for transform in transforms { expect(path.applying(transform).isFinite) }
    for style in [
      StrokeStyle(lineWidth: x), StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round),
      StrokeStyle(lineWidth: 3, dash: [x, 2], dashPhase: x),
      StrokeStyle(lineWidth: 3, miterLimit: x, dash: [3], dashPhase: x),
    ] {
      expect(path.strokedPath(style).isFinite)
    }
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = (path.union(square), square.lineIntersection(path), path.lineSubtraction(square), path.normalized())
  }
}
