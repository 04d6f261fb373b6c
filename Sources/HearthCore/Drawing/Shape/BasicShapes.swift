import Foundation
import HearthMotion
import HearthRendering

/// A rectangle, as large as the view.
nonisolated public struct Rectangle: InsettableShape, Equatable {
  /// Creates a rectangle.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A rectangle looks the same in a mirror.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// A rectangle `amount` points further inside; empty, in the middle, where there is no room.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetInRectangle(shape: self, amount: amount) }
}

/// An ellipse that touches the four edges of the view.
nonisolated public struct Ellipse: InsettableShape, Equatable {
  /// Creates an ellipse.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// An ellipse looks the same in a mirror.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// An ellipse `amount` points further inside; empty, in the middle, where there is no room.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetInRectangle(shape: self, amount: amount) }
}

/// The largest circle that fits, in the middle of the view.
nonisolated public struct Circle: InsettableShape, Equatable {
  /// Creates a circle.
  public init() {}
  public func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
  }
  /// A circle looks the same in a mirror.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// A square of the shorter length that is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let length = [proposal.width, proposal.height].compactMap({ $0 }).min() else {
      return CGSize(width: 10, height: 10)
    }
    return CGSize(width: length, height: length)
  }
  /// A circle `amount` points further inside; empty, in the middle, where there is no room.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetInRectangle(shape: self, amount: amount) }
}

/// A rectangle whose shorter sides are half circles.
///
/// Both styles give the same: a continuous curve has no room to begin earlier where the radius is half of the side.
nonisolated public struct Capsule: InsettableShape, Equatable {
  /// The shape of the corners, which makes no difference here.
  public var style: RoundedCornerStyle
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  /// A capsule looks the same in a mirror.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// A capsule `amount` points further inside; empty, in the middle, where there is no room.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetInRectangle(shape: self, amount: amount) }
}

/// A rectangle with round corners.
///
///     Text("OK").padding().background(.tint, in: RoundedRectangle(cornerRadius: 8))
nonisolated public struct RoundedRectangle: InsettableShape, Equatable {
  /// Points.
  public var cornerSize: CGSize
  /// The shape of the corners.
  public var style: RoundedCornerStyle
  /// Creates a rectangle whose corners have a width and a height. Points; at most half the
  /// width and the height of the rectangle.
  // Disfavoured, as the rarer one: of a wrong label the compiler would not say which of the two was meant, and look at the whole screen
  // for a better answer.
  @_disfavoredOverload
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  /// Creates a rectangle with corners of one radius. Points; at most half of the rectangle's shorter side.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
  func path(in rect: CGRect, inset: CGFloat) -> Path {
    if cornerSize.width == cornerSize.height {
      return Path(roundedRect: rect, cornerRadius: max(0, cornerSize.width - inset), style: style)
    }
    let corner = CGSize(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
    return Path(roundedRect: rect, cornerSize: corner, style: style)
  }
  /// A rectangle with four corners of the same kind looks the same in a mirror.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
  /// A rectangle `amount` points further inside, whose corners are that much smaller, so
  /// that the two outlines run side by side.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetRoundedRectangle(shape: self, amount: amount) }
}

/// A rectangle with a radius for each corner.
///
///     UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 12).fill(.gray)
nonisolated public struct UnevenRoundedRectangle: InsettableShape, Equatable {
  /// Points.
  public var cornerRadii: RectangleCornerRadii
  /// The shape of the corners.
  public var style: RoundedCornerStyle
  /// Creates a rectangle with a radius for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  /// Creates a rectangle from the radius of each corner. Points; each at most half of the rectangle's shorter side.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    let radii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
    self.init(cornerRadii: radii, style: style)
  }
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
  /// A rectangle `amount` points further inside, whose corners are that much smaller, so
  /// that the two outlines run side by side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetUnevenRoundedRectangle(shape: self, amount: amount)
  }
}

// MARK: - Further inside

extension CGRect {
  /// Empty in the middle, and not null, when there is no room for the inset.
  nonisolated package func insetWithin(_ amount: CGFloat) -> CGRect { insetWithin(dx: amount, dy: amount) }
  nonisolated package func insetWithin(dx: CGFloat, dy: CGFloat) -> CGRect {
    let (dx, dy) = (min(dx, width / 2), min(dy, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

/// A shape that is the same in a smaller rectangle.
nonisolated struct InsetInRectangle<Base: Shape>: InsettableShape {
  var shape: Base
  var amount: CGFloat
  func path(in rect: CGRect) -> Path { shape.path(in: rect.insetWithin(amount)) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
  func inset(by amount: CGFloat) -> InsetInRectangle<Base> {
    InsetInRectangle(shape: shape, amount: self.amount + amount)
  }
}

nonisolated struct InsetRoundedRectangle: InsettableShape {
  var shape: RoundedRectangle
  var amount: CGFloat
  func path(in rect: CGRect) -> Path { shape.path(in: rect.insetWithin(amount), inset: amount) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
  func inset(by amount: CGFloat) -> InsetRoundedRectangle {
    InsetRoundedRectangle(shape: shape, amount: self.amount + amount)
  }
}

nonisolated struct InsetUnevenRoundedRectangle: InsettableShape {
  var shape: UnevenRoundedRectangle
  var amount: CGFloat
  func path(in rect: CGRect) -> Path {
    let radii = shape.cornerRadii
    let smaller = RectangleCornerRadii(
      topLeading: max(0, radii.topLeading - amount), bottomLeading: max(0, radii.bottomLeading - amount),
      bottomTrailing: max(0, radii.bottomTrailing - amount), topTrailing: max(0, radii.topTrailing - amount))
    return Path(roundedRect: rect.insetWithin(amount), cornerRadii: smaller, style: shape.style)
  }
  var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
  func inset(by amount: CGFloat) -> InsetUnevenRoundedRectangle {
    InsetUnevenRoundedRectangle(shape: shape, amount: self.amount + amount)
  }
}

// MARK: - Short names

extension Shape where Self == Rectangle {
  /// A rectangle, the size of the view.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  /// A circle in the middle of the view, as wide as its shorter side.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse that touches all sides of the view.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }
  /// A rectangle whose shorter sides are half circles, with corners of a style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners have a width and a height. Points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
  /// A rectangle with corners of one radius. Points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle with the radius of each corner given by itself. Points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius, style: style)
  }
}
