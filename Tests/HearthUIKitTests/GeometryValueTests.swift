import Foundation
import QuickTesting
import SwiftUI
import UIKit

/// A rectangle, a point or a size in a value of any type.
struct GeometryValueTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
}

extension GeometryValueTests {
  @Test func `is found as an object and as itself, whichever was put there`() {
    let info: [AnyHashable: Any] = ["plain": rect, "object": NSValue(cgRect: rect)]
    for key in ["plain", "object"] {
      expect((info[key] as? NSValue)?.cgRectValue == rect)
      expect(info[key] as? CGRect == rect)
    }
    let others: [Any] = [CGPoint(x: 5, y: 6), NSValue(cgPoint: CGPoint(x: 5, y: 6))]
    for other in others {
      expect(other as? CGPoint == CGPoint(x: 5, y: 6) && (other as? NSValue)?.cgPointValue.y == 6)
    }
    let sizes: [Any] = [CGSize(width: 7, height: 8), NSValue(cgSize: CGSize(width: 7, height: 8))]
    for size in sizes {
      expect(size as? CGSize == CGSize(width: 7, height: 8) && (size as? NSValue)?.cgSizeValue.width == 7)
    }
  }
  @Test func `is not taken for one of another type`() {
    let values: [Any] = [rect, NSValue(cgRect: rect)]
    for value in values { expect(value as? CGPoint == nil && value as? CGSize == nil) }
    let number: Any = NSNumber(value: 3)
    expect(number as? CGRect == nil && number as? CGPoint == nil && number as? CGSize == nil)
  }
}
