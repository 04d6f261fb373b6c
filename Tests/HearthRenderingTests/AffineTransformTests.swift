import Foundation
import QuickTesting
import TestSupport

@testable import HearthRendering

struct `An affine transform` {
  @Test func `rotates the x axis towards the y axis`() {
    let turned = CGPoint(x: 2, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    expect(turned.isNear(CGPoint(x: 0, y: 2)))
  }
  @Test func `concatenates itself first and the other afterwards`() {
    let moved = CGAffineTransform(translationX: 3, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 1))
    expect(CGPoint(x: 1, y: 0).applying(moved), equals: CGPoint(x: (1 + 3) * 2, y: 0))
  }
  @Test func `translated moves before it scales`() {
    let moved = CGAffineTransform(scaleX: 2, y: 1).translatedBy(x: 3, y: 0)
    expect(CGPoint(x: 1, y: 0).applying(moved), equals: CGPoint(x: (1 + 3) * 2, y: 0))
  }
  @Test func `undoes itself by its inverse`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      func number() -> CGFloat { .random(in: -3...3, using: &generator) }
      let t = CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      if abs(t.determinant) < 0.01 { continue }
      let point = CGPoint(x: number(), y: number())
      expect(point.applying(t).applying(t.inverted()).isNear(point, 1e-9))
    }
  }
  @Test func `without an inverse stays as it is when inverted`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expect(flat.inverted(), equals: flat)
  }
  @Test func `of a rectangle gives the rectangle around the turned one`() {
    let square = CGRect(x: -1, y: -1, width: 2, height: 2)
    let half = 2.0.squareRoot()
    let around = square.applying(CGAffineTransform(rotationAngle: .pi / 4))
    expect(around.isNear(CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half)))
  }
  @Test func `of a size leaves out the translation`() {
    let size = CGSize(width: 2, height: 3).applying(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100))
    expect(size, equals: CGSize(width: 2 * 2, height: 3 * 3))
  }
}
