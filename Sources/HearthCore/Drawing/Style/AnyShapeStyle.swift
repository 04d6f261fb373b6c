import HearthRendering

/// A shape style of any type.
public struct AnyShapeStyle: ShapeStyle {
  let box: ShapeStyleBox
  /// Hides the type of `style`.
  public init<S: ShapeStyle>(_ style: S) {
    if let erased = style as? AnyShapeStyle { self = erased } else { box = TypedShapeStyleBox(style) }
  }
  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    style.box.paint(context)
  }
  /// The colour, when the style is one.
  var color: Color? { box.color }
  /// The material, when the style is one.
  var material: Material? { (box as? TypedShapeStyleBox<Material>)?.style }
}

extension AnyShapeStyle: Equatable {
  /// True when both hold the same type of style, and the values are known to be equal.
  public static func == (a: Self, b: Self) -> Bool { a.box === b.box || a.box.isEqual(b.box) }
}

class ShapeStyleBox: @unchecked Sendable {
  // Unchecked: subclasses are immutable.
  @MainActor func paint(_ context: _ShapeStyleContext) -> _ShapeStylePaint { fatalError("overridden") }
  func isEqual(_ other: ShapeStyleBox) -> Bool { false }
  var color: Color? { nil }
}

final class TypedShapeStyleBox<S: ShapeStyle>: ShapeStyleBox, @unchecked Sendable {
  let style: S
  init(_ style: S) { self.style = style }
  override func paint(_ context: _ShapeStyleContext) -> _ShapeStylePaint { S._paint(style, context) }
  override func isEqual(_ other: ShapeStyleBox) -> Bool {
    guard let other = other as? TypedShapeStyleBox<S> else { return false }
    return TypeInfo.areKnownEqual(style, other.style)
  }
  override var color: Color? {
    // A level of the hierarchy, as in `tint(.secondary)`, is that of the colour of text.
    if let level = style as? HierarchicalShapeStyle { return level.color }
    return style as? Color
  }
}
