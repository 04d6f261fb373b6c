import QuickTesting
import SwiftUI
import UIKit

private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

struct GeometryTests {
  @Test func `Insets make a rectangle smaller`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(rect.inset(by: insets), equals: CGRect(x: 12, y: 21, width: 94, height: 46))
    expect(rect.inset(by: .zero), equals: rect)
    expect(UIEdgeInsets(), equals: .zero)
  }
  @Test func `All corners contain each corner`() {
    for corner: UIRectCorner in [.topLeft, .topRight, .bottomLeft, .bottomRight] {
      expect(UIRectCorner.allCorners.contains(corner))
    }
    expect(!UIRectCorner([.topLeft, .topRight]).contains(.bottomLeft))
  }
}

struct BezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test func `Only the corners that are named are rounded`() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
    expect(path.bounds, equals: rect)
    expect(!path.contains(CGPoint(x: 2, y: 2)))
    expect(!path.contains(CGPoint(x: 98, y: 58)))
    expect(path.contains(CGPoint(x: 98, y: 2)))
    expect(path.contains(CGPoint(x: 2, y: 58)))
    // A quarter of a circle around (20, 20).
    expect(path.contains(CGPoint(x: 20 - 19.9 * 0.7071, y: 20 - 19.9 * 0.7071)))
    expect(!path.contains(CGPoint(x: 20 - 20.2 * 0.7071, y: 20 - 20.2 * 0.7071)))
  }
  @Test func `A radius is at most half a side`() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 500, height: 500))
    expect(path.bounds, equals: rect)
    expect(path.contains(CGPoint(x: 50, y: 30)))
    expect(!path.contains(CGPoint(x: 3, y: 3)))
  }
  @Test func `Clockwise is what one sees`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    expect(isNear(path.currentPoint.x, 0) && isNear(path.currentPoint.y, 10))
    expect(path.bounds.minX > -0.001 && path.bounds.minY > -0.001, "the short way, below on the right")
    let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    expect(isNear(other.bounds.minX, -10) && isNear(other.bounds.minY, -10), "the long way")
  }
  @Test func `A reversed path begins at the end`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.addCurve(to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 6, y: 3), controlPoint2: CGPoint(x: 8, y: 4))
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 10, y: 30))
    var elements: [Path.Element] = []
    Path(path.reversing().cgPath).forEach { elements.append($0) }
    expect(
      elements,
      equals: [
        .move(to: CGPoint(x: 20, y: 0)),
        .quadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 10, y: 30)),
        .curve(to: CGPoint(x: 5, y: 2), control1: CGPoint(x: 8, y: 4), control2: CGPoint(x: 6, y: 3)),
        .line(to: CGPoint(x: 1, y: 2)),
      ])
    expect(path.reversing().reversing(), equals: path)
  }
  @Test func `A copy has the line of the original and goes its own way`() throws {
    let path = UIBezierPath(ovalIn: rect)
    (path.lineWidth, path.lineCapStyle, path.usesEvenOddFillRule) = (4, .round, true)
    path.setLineDash([3, 1], count: 2, phase: 2)
    let copy = try require(path.copy() as? UIBezierPath)
    expect(copy, equals: path)
    copy.append(UIBezierPath(rect: rect))
    expect(copy != path && path.bounds == rect)
    var (count, phase) = (0, CGFloat(0))
    var lengths: [CGFloat] = [0, 0]
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    expect(lengths == [3, 1] && count == 2 && phase == 2)
  }
  @Test func `Two rectangles in one another have a hole by the even-odd rule`() {
    let path = UIBezierPath(rect: rect)
    path.append(UIBezierPath(rect: rect.insetBy(dx: 20, dy: 20)))
    expect(path.contains(CGPoint(x: 50, y: 30)))
    path.usesEvenOddFillRule = true
    expect(!path.contains(CGPoint(x: 50, y: 30)))
    path.removeAllPoints()
    expect(path.isEmpty && path.bounds == .zero)
  }
  @Test func `Paths are moved and scaled`() {
    let path = UIBezierPath(rect: rect)
    path.apply(CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 2))
    expect(path.bounds, equals: CGRect(x: 5, y: 6, width: 200, height: 120))
  }
}

struct CGPathTests {
  @Test func `What is added to a path that changes is not in a copy`() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    let copy = try require(path.copy())
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.closeSubpath()
    expect(copy.boundingBox, equals: CGRect(x: 0, y: 0, width: 10, height: 0))
    expect(path.boundingBoxOfPath, equals: CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(path.contains(CGPoint(x: 9, y: 1)) && !path.contains(CGPoint(x: 1, y: 9)))
    expect(Path(path), equals: Path(path as CGPath))
  }
  @Test func `The box of all points is that of control points too`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    expect(path.boundingBox.height, equals: 10)
    expect(abs(path.boundingBoxOfPath.height - 5) < 1e-9)
  }
  @Test func `Elements come in order with their points`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
    path.closeSubpath()
    var seen: [String] = []
    path.applyWithBlock { element in
      let element = element.pointee
      switch element.type {
      case .moveToPoint: seen.append("move \(element.points[0].x)")
      case .addCurveToPoint: seen.append("curve \(element.points[0].x) \(element.points[1].x) \(element.points[2].x)")
      case .closeSubpath: seen.append("close")
      default: seen.append("other")
      }
    }
    expect(seen, equals: ["move 1.0", "curve 2.0 3.0 4.0", "close"])
  }
  @Test func `A transform applies to what is made`() {
    var transform = CGAffineTransform(translationX: 3, y: 4)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: &transform)
    expect(path.boundingBox.origin, equals: CGPoint(x: 3, y: 4))
    expect(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil).contains(CGPoint(x: 1, y: 1)))
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let outline = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    expect(outline.boundingBoxOfPath, equals: CGRect(x: 0, y: -2, width: 10, height: 4))
  }
}
