import Foundation
import HearthMotion
import HearthRendering

/// The whole rectangle.
nonisolated public struct Rectangle: InsettableShape, Equatable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetInRectangle(shape: self, amount: amount) }
}

/// The ellipse that touches the four edges.
nonisolated public struct Ellipse: InsettableShape, Equatable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetInRectangle(shape: self, amount: amount) }
}

/// The largest circle, in the middle.
nonisolated public struct Circle: InsettableShape, Equatable {
  public init() {}
  public func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// A square of the shorter length that is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let length = [proposal.width, proposal.height].compactMap({ $0 }).min() else { return CGSize(width: 10, height: 10) }
    return CGSize(width: length, height: length)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetInRectangle(shape: self, amount: amount) }
}

/// A rectangle whose shorter sides are half circles.
///
/// Both styles give the same: a continuous curve has no room to begin earlier where the radius is half of the side.
nonisolated public struct Capsule: InsettableShape, Equatable {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetInRectangle(shape: self, amount: amount) }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape, Equatable {
  /// Points.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { (self.cornerSize, self.style) = (cornerSize, style) }
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
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetRoundedRectangle(shape: self, amount: amount) }
}

/// A rectangle with a radius for each corner.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, Equatable {
  /// Points.
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
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
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetUnevenRoundedRectangle(shape: self, amount: amount) }
}

// MARK: - Further inside

extension CGRect {
  /// Empty in the middle, and not null, when there is no room for the inset.
  nonisolated func insetWithin(_ amount: CGFloat) -> CGRect {
    let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
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
  func inset(by amount: CGFloat) -> InsetInRectangle<Base> { InsetInRectangle(shape: shape, amount: self.amount + amount) }
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
  func inset(by amount: CGFloat) -> InsetRoundedRectangle { InsetRoundedRectangle(shape: shape, amount: self.amount + amount) }
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

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius, style: style)
  }
}
