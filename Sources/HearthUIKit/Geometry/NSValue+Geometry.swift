import Foundation

// Rectangles, points and sizes as objects. What holds values of any type, as the `userInfo` of a notification or the `fromValue` of an animation,
// is asked by some apps for an `NSValue` and by others for a `CGRect`; both find it, whichever of the two was put there.

extension NSValue {
  /// Creates an object that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates an object that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates an object that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The rectangle that the object holds.
  ///
  /// - Precondition: It holds a rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The point that the object holds.
  ///
  /// - Precondition: It holds a point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the object holds.
  ///
  /// - Precondition: It holds a size.
  public var cgSizeValue: CGSize { sizeValue }

  /// Whether the object holds a value of the same type as another object.
  fileprivate func holdsSameType(as other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = source.rectValue }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    guard source.holdsSameType(as: NSValue(rect: .zero)) else { return false }
    result = source.rectValue
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    guard source.holdsSameType(as: NSValue(point: .zero)) else { return false }
    result = source.pointValue
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) { result = source.sizeValue }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    guard source.holdsSameType(as: NSValue(size: .zero)) else { return false }
    result = source.sizeValue
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}
