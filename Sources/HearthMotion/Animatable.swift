import Foundation
import HearthRendering

/// A type that says which of its values are animated when it changes.
///
///     struct Wedge: Shape {
///       var end: Double
///       var animatableData: Double {
///         get { end }
///         set { end = newValue }
///       }
///       func path(in rect: CGRect) -> Path {
///         var path = Path()
///         path.move(to: CGPoint(x: rect.midX, y: rect.midY))
///         path.addArc(
///           center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero,
///           endAngle: .degrees(end), clockwise: false)
///         return path
///       }
///     }
public protocol Animatable {
  /// The type of what is animated: a number, or several in `AnimatablePair`.
  associatedtype AnimatableData: VectorArithmetic
  /// The numbers that an animation changes step by step.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

// What `@Animatable` makes of a property: a macro cannot know whether its type is one of the two, or both.

extension VectorArithmetic {
  public typealias _AnimatedData = Self
  public var _animatedData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable {
  public typealias _AnimatedData = AnimatableData
  public var _animatedData: AnimatableData {
    get { animatableData }
    set { animatableData = newValue }
  }
}

extension Animatable where Self: VectorArithmetic {
  public typealias _AnimatedData = AnimatableData
  public var _animatedData: AnimatableData {
    get { animatableData }
    set { animatableData = newValue }
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}
extension CGRect: Animatable {
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
extension Angle: Animatable {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
extension RectangleCornerRadii: Animatable {
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
/// The dash pattern does not take values in between.
extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}
