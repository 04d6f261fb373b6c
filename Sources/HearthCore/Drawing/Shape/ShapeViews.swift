import Foundation
import HearthRendering

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, ShapeView {
  /// The shape that is filled.
  public var shape: Content
  /// The style that fills the shape.
  public var style: Style
  /// How the inside of the shape is found and painted.
  public var fillStyle: FillStyle
  /// Creates a view of a shape that is filled with a style.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ShapeNode(view.shape, view.style, .fill(view.fillStyle), inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node.node, to: ShapeNode<Content, Style>.self).update(view.shape, view.style, .fill(view.fillStyle))
  }
  public static var _elementCount: Int { 1 }
}

/// A view that shows a shape, and can be filled and stroked once more.
nonisolated public protocol ShapeView<Content>: View {
  /// The shape that is drawn.
  associatedtype Content: Shape
  /// The shape that is drawn, with its outline in the bounds of the view.
  var shape: Content { get }
}

/// A shape filled in front of another view of it.
///
///     Circle().fill(.yellow).stroke(.black, lineWidth: 2)
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape that is filled.
  public var shape: Content
  /// The style that fills the shape.
  public var style: Style
  /// How the inside of the shape is found and painted.
  public var fillStyle: FillStyle
  /// The view behind the shape.
  public var background: Background
  /// Creates a view of a filled shape in front of another view of it.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ShapeNode(view.shape, view.style, .fill(view.fillStyle), inputs).with(view.background)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: ShapeNode<Content, Style>.self)
    node.update(view.shape, view.style, .fill(view.fillStyle))
    node.update(view.background)
  }
  public static var _elementCount: Int { 1 }
}

/// A shape's outline drawn in front of another view of it.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape whose outline is drawn.
  public var shape: Content
  /// The style that paints the line.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether the edges of the line are smoothed.
  public var isAntialiased: Bool
  /// The view behind the line.
  public var background: Background
  /// Creates a view of a shape's outline in front of another view of it.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }
  public typealias Body = Never
  var operation: ShapeOperation { .stroke(strokeStyle, isAntialiased: isAntialiased) }
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ShapeNode(view.shape, view.style, view.operation, inputs).with(view.background)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: ShapeNode<Content, Style>.self)
    node.update(view.shape, view.style, view.operation)
    node.update(view.background)
  }
  public static var _elementCount: Int { 1 }
}

/// A shape's border, inside its outline, drawn in front of another view of it.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  /// The shape whose border is drawn.
  public var shape: Content
  /// The style that paints the line.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether the edges of the line are smoothed.
  public var isAntialiased: Bool
  /// The view behind the line.
  public var background: Background
  /// Creates a view of a shape's border in front of another view of it.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }
  public typealias Body = Never
  var operation: ShapeOperation { .stroke(strokeStyle, isAntialiased: isAntialiased) }
  var insetShape: Content.InsetShape { shape.inset(by: strokeStyle.lineWidth / 2) }
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ShapeNode(view.insetShape, view.style, view.operation, inputs).with(view.background)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: ShapeNode<Content.InsetShape, Style>.self)
    node.update(view.insetShape, view.style, view.operation)
    node.update(view.background)
  }
  public static var _elementCount: Int { 1 }
}

extension ShapeNode {
  func with<V: View>(_ view: V) -> _ViewNode {
    if V.self != EmptyView.self { addBackground { V._makeNode(view, $0) } }
    return _ViewNode(self)
  }
  func update<V: View>(_ view: V) {
    if let background { V._update(_ViewNode(background), view) }
  }
}

// MARK: - Painting shapes

extension Shape {
  /// This shape filled with a style.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// This shape filled with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
  /// The outline of this shape: a line half inside and half outside.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }
  /// The outline of this shape as a line of `lineWidth` points: half inside and half outside.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// The outline of this shape, drawn inside.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }
  /// The outline of this shape as a line of `lineWidth` points, drawn inside.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// The shape filled in front of this view.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }
  /// The outline of the shape in front of this view: a line half inside and half outside.
  ///
  /// ```
  /// Circle().fill(.yellow).stroke(.black, style: StrokeStyle(lineWidth: 2, dash: [4]))
  /// ```
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
  /// The outline of the shape in front of this view, as a line of `lineWidth` points: half inside and half outside.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
extension ShapeView where Content: InsettableShape {
  /// The outline of the shape in front of this view, drawn inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
  /// The outline of the shape in front of this view, as a line of `lineWidth` points inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

// MARK: - Styles as views

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  @MainActor @preconcurrency public var body: _ShapeView<Rectangle, Self> {
    _ShapeView(shape: Rectangle(), style: self)
  }
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ShapeNode(Rectangle(), view, .fill(FillStyle()), inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node.node, to: ShapeNode<Rectangle, Self>.self).update(Rectangle(), view, .fill(FillStyle()))
  }
  public nonisolated static var _elementCount: Int { 1 }
}

nonisolated extension Color: View {
  public typealias Body = _ShapeView<Rectangle, Color>
}
