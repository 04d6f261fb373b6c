import Foundation
import TestSupport

@testable import HearthRendering

extension CGPoint {
  static func random(in range: ClosedRange<CGFloat>, using generator: inout SeededGenerator) -> CGPoint {
    CGPoint(x: .random(in: range, using: &generator), y: .random(in: range, using: &generator))
  }
  func isNear(_ other: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    hypot(x - other.x, y - other.y) <= tolerance
  }
}

extension CGRect {
  func isNear(_ other: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
    CGPoint(x: minX, y: minY).isNear(CGPoint(x: other.minX, y: other.minY), tolerance)
      && CGPoint(x: maxX, y: maxY).isNear(CGPoint(x: other.maxX, y: other.maxY), tolerance)
  }
}

extension Path {
  var isFinite: Bool { elements.allSatisfy { $0.isFinite } }

  /// A path of random elements, open and closed, between 0 and 100.
  static func random(_ count: Int, using generator: inout SeededGenerator) -> Path {
    var path = Path()
    func point() -> CGPoint { .random(in: 0...100, using: &generator) }
    path.move(to: point())
    for _ in 0..<count {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: path.move(to: point())
      case 1: path.closeSubpath()
      case 2, 3: path.addCurve(to: point(), control1: point(), control2: point())
      case 4: path.addQuadCurve(to: point(), control: point())
      default: path.addLine(to: point())
      }
    }
    return path
  }
}
