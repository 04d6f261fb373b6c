import Foundation
import QuickTesting
import TestSupport
import Testing

@testable import HearthRendering

struct `A path` {
  let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @QuickTesting.Test func `of a rectangle starts at its top left corner and goes clockwise`() {
    expect(Path(square).description, equals: "0 0 m 10 0 l 10 10 l 0 10 l h")
  }
  @QuickTesting.Test func `that only adds a rectangle stays recognisable as one`() {
    let path = Path { $0.addRect(square, transform: CGAffineTransform(translationX: 1, y: 2)) }
    expect(path.storage, equals: .rectangle(CGRect(x: 1, y: 2, width: 10, height: 10)))
  }
  @QuickTesting.Test func `of a turned rectangle is made of lines`() {
    let path = Path(square).applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    expect(path.description, equals: "0 0 m 0 10 l -10 10 l -10 0 l h")
  }
  @QuickTesting.Test func `equals the same outline made otherwise`() {
    let drawn = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 0, y: 10))
      path.closeSubpath()
    }
    expect(drawn, equals: Path(square))
    expect(drawn != Path(ellipseIn: square))
    expect(Path(roundedRect: square, cornerRadius: 0), equals: Path(square))
  }
  @QuickTesting.Test func `leaves out what continues nothing`() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: .zero)
    path.addCurve(to: CGPoint(x: 1, y: 1), control1: .zero, control2: .zero)
    path.closeSubpath()
    expect(path.isEmpty)
    expect(path.currentPoint == nil)
  }
  @QuickTesting.Test func `continues at the start of a subpath that was closed`() {
    var path = Path { $0.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 6)]) }
    expect(path.currentPoint, equals: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    expect(path.currentPoint, equals: CGPoint(x: 1, y: 2))
  }
  @QuickTesting.Test func `of an ellipse starts at three o'clock and touches all four sides`() {
    let path = Path(ellipseIn: square)
    expect(path.currentPoint, equals: CGPoint(x: 10, y: 5))
    let drawn = Path(elements: path.elements)
    expect(drawn.boundingRect.isNear(square))
  }
  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func `with rounded corners stays in its rectangle and is symmetric`(style: RoundedCornerStyle) {
    let path = Path(elements: Path(roundedRect: square, cornerRadius: 3, style: style).elements)
    expect(path.boundingRect.isNear(square))
    let mirrored = path.applying(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
    for x in 0..<40 {
      for y in 0..<40 {
        let point = CGPoint(x: CGFloat(x) / 4 + 0.1, y: CGFloat(y) / 4 + 0.1)
        expect(path.contains(point), equals: mirrored.contains(point))
      }
    }
  }
  @QuickTesting.Test func `with continuous corners has no jump in curvature`() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20, style: .continuous)
    var curvatures: [(start: CGFloat, end: CGFloat)] = []
    func curvature(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      let (ux, uy, vx, vy) = (b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y)
      return 2 / 3 * (ux * vy - uy * vx) / pow(hypot(ux, uy), 3)
    }
    for segment in path.subpaths[0].segments.prefix(4) {
      if segment.kind == .line {
        curvatures.append((0, 0))
      } else {
        let end = -curvature(segment.p3, segment.p2, segment.p1)
        curvatures.append((curvature(segment.p0, segment.p1, segment.p2), end))
      }
    }
    for (before, after) in zip(curvatures, curvatures.dropFirst()) { expect(abs(before.end - after.start) < 1e-3) }
    // In the middle of the corner it is the circle's.
    expect(abs(curvatures[2].start - 1 / 20) < 1e-3)
  }
  @QuickTesting.Test func `with continuous corners becomes circular without room`() {
    let circular = Path(roundedRect: square, cornerRadius: 5, style: .circular)
    expect(Path(roundedRect: square, cornerRadius: 9, style: .continuous).elements, equals: circular.elements)
  }
  @QuickTesting.Test func `rounds each corner by its own radius`() {
    let path = Path(roundedRect: square, cornerRadii: RectangleCornerRadii(topLeading: 4), style: .circular)
    expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    expect(path.contains(CGPoint(x: 9.5, y: 0.5)) && path.contains(CGPoint(x: 9.5, y: 9.5)))
    expect(path.contains(CGPoint(x: 0.5, y: 9.5)))
  }
  @QuickTesting.Test func `appended keeps both outlines`() {
    var path = Path(square)
    path.addPath(Path(square), transform: CGAffineTransform(translationX: 20, y: 0))
    expect(path.description, equals: "0 0 m 10 0 l 10 10 l 0 10 l h 20 0 m 30 0 l 30 10 l 20 10 l h")
    expect(path.offsetBy(dx: 1, dy: 2).boundingRect, equals: CGRect(x: 1, y: 2, width: 30, height: 10))
  }
}

struct `An arc` {
  /// The point at `degrees` on the circle of radius 10 around the origin.
  private func point(_ degrees: Double) -> CGPoint {
    CGPoint(x: 10 * cos(degrees * .pi / 180), y: 10 * sin(degrees * .pi / 180))
  }
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  @QuickTesting.Test func `that is not clockwise goes from right over the bottom, since y points down`() {
    let path = arc(0, 90, clockwise: false)
    expect(path.elements.count, equals: 2)
    expect(path.currentPoint, equals: CGPoint(x: 0, y: 10))
    expect(path.trimmedPath(from: 0, to: 0.5).currentPoint!.isNear(point(45), 0.01))
  }
  @QuickTesting.Test func `that is clockwise goes from right over the top`() {
    let path = arc(0, 90, clockwise: true)
    expect(path.elements.count, equals: 1 + 3)
    expect(path.boundingRect.minY.rounded(), equals: -10)
    expect(path.currentPoint, equals: CGPoint(x: 0, y: 10))
  }
  @Test(arguments: [
    (0.0, 360.0, false, 4), (0, 720, false, 4), (0, -360, true, 4), (0, 0, false, 0), (30, 30, true, 0),
  ])
  func `of a whole turn or more is one circle`(start: Double, end: Double, clockwise: Bool, curves: Int) {
    expect(arc(start, end, clockwise: clockwise).elements.count, equals: 1 + curves)
  }
  @QuickTesting.Test func `lies on its circle to 3 in 10 000`() {
    for line in arc(10, 300, clockwise: false).flattened(tolerance: 0.001) {
      for point in line.points { expect(abs(hypot(point.x, point.y) - 10) < 10 * 0.0003) }
    }
  }
  @QuickTesting.Test func `continues the path with a line to its start`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
    }
    expect(path.elements[1], equals: .line(to: CGPoint(x: 10, y: 0)))
    expect(path.currentPoint, equals: CGPoint(x: 0, y: -10))
  }
  @QuickTesting.Test func `between two tangents touches both`() {
    // From (0, 0) right to the corner (20, 0), then down: the circle of radius 5 lies around (15, 5).
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    }
    guard case .line(let touch) = path.elements[1] else {
      fail("\(path)")
      return
    }
    expect(touch.isNear(CGPoint(x: 20 - 5, y: 0)))
    expect(path.currentPoint!.isNear(CGPoint(x: 20, y: 5)))
    expect(path.elements.count, equals: 3)
  }
  @QuickTesting.Test func `between tangents on one line is a line`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 30, y: 0), radius: 5)
    }
    expect(path.description, equals: "0 0 m 20 0 l")
  }
}

struct `A path's text` {
  @QuickTesting.Test func `reads back as the same path`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<50 {
      let path = Path.random(12, using: &generator)
      expect(Path(path.description), equals: path)
    }
  }
  @QuickTesting.Test func `names every element by a letter`() {
    let text = "0 0 m 10 0 l 10 5 10 10 q 0 5 5 10 10.5 -10 c h"
    expect(Path(text)?.description, equals: text)
    expect(Path("0 0 10 20 re"), equals: Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
    expect(Path("")?.isEmpty, equals: true)
  }
  @Test(arguments: ["0 m", "1 2 l", "0 0 m 1", "0 0 m x", "nan 0 m", "0 0 m 1 2 3 l", "h", "1 2 3 4 5 6 7 8 9 m"])
  func `that is none is no path`(text: String) {
    expect(Path(text) == nil)
  }
}
