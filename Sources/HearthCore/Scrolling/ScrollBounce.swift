import Foundation
import HearthRendering

/// Whether content gives way when a finger pulls it beyond its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  enum Kind { case automatic, always, basedOnSize, never }
  let kind: Kind
  /// As it is usual: always along the vertical axis, along the horizontal one based on the size. Source: Apple,
  /// documentation of `automatic`.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  /// Whatever the size of the content.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// Where there is something to scroll.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
  /// Never: what UIKit's scroll views can be told.
  package static var never: ScrollBounceBehavior { ScrollBounceBehavior(kind: .never) }
}

extension EnvironmentValues {
  /// Whether content of scroll views gives way vertically.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollStyle.verticalBounce }
    set { scrollStyle.verticalBounce = newValue }
  }
  /// Whether content of scroll views gives way horizontally.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollStyle.horizontalBounce }
    set { scrollStyle.horizontalBounce = newValue }
  }
}
extension View {
  /// Sets whether the content of scroll views in here gives way when a finger pulls it beyond its end, on phones and
  /// tablets. A desktop has no such thing.
  ///
  ///     ScrollView { Text("Short") }.scrollBounceBehavior(.basedOnSize)
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    scrollStyle { style in
      if axes.contains(.vertical) { style.verticalBounce = behavior }
      if axes.contains(.horizontal) { style.horizontalBounce = behavior }
    }
  }
}

/// How far content gives way.
enum RubberBand {
  /// What a finger moves the content at the very end, as a part of its own way. Source: measured on iOS by many.
  static let stiffness: CGFloat = 0.55

  /// How far content is pulled by a finger that is `distance` points beyond its end, in a view of a length.
  static func stretch(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let part = length * (1 - 1 / (distance.magnitude * stiffness / length + 1))
    return distance < 0 ? -part : part
  }
  /// The part of a finger's speed that content has which is pulled by `stretch` points.
  static func slope(_ stretch: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let rest = 1 - min(1, stretch.magnitude / length)
    return stiffness * rest * rest
  }
  /// How far the finger is beyond the end that pulls content by `stretch` points.
  static func distance(_ stretch: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let part = length / stiffness * (1 / (1 - min(stretch.magnitude / length, 0.99)) - 1)
    return stretch < 0 ? -part : part
  }
}

extension ScrollNode {
  /// Where the content is: the offset, and what it is pulled beyond its ends. Points.
  var place: CGPoint { CGPoint(x: offset.x + stretch.x, y: offset.y + stretch.y) }

  func bounces(along axis: Axis) -> Bool {
    let idiom = scope.value(IdiomKey.self)
    if axis == .vertical, padPull.isActive { return true }
    guard scrolls(along: axis), idiom.isTouched, !reducesMotion else { return false }
    let behavior = axis == .vertical ? scrollStyle.verticalBounce : scrollStyle.horizontalBounce
    let isLong = axis == .vertical ? most.y > 0.5 : most.x > 0.5
    return switch behavior.kind {
    case .always: true
    case .automatic: axis == .vertical || isLong
    case .basedOnSize: isLong
    case .never: false
    }
  }
  /// Whether content can be pulled that way beyond its end.
  func canStretch(_ delta: CGSize) -> Bool {
    bounces(along: delta.height.magnitude >= delta.width.magnitude ? .vertical : .horizontal)
  }
  /// Where the content is when a finger is at a place, counted without any resistance.
  func resisting(_ finger: CGPoint) -> CGPoint {
    let inside = clamped(finger)
    return CGPoint(
      x: inside.x + RubberBand.stretch(finger.x - inside.x, in: size.width),
      y: inside.y + RubberBand.stretch(finger.y - inside.y, in: size.height))
  }
  /// Where a finger is that holds the content where it is now.
  var fingerPlace: CGPoint {
    CGPoint(
      x: offset.x + RubberBand.distance(stretch.x, in: size.width),
      y: offset.y + RubberBand.distance(stretch.y, in: size.height))
  }
}
