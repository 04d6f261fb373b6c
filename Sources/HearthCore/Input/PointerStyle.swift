import Foundation
import HearthRendering

/// The shape of the pointer over a view. The desktop's cursor theme draws it, but for images and shapes of the app.
public struct PointerStyle: Hashable, Sendable {
  fileprivate enum Kind: Hashable {
    case fixed(Cursor)
    case image(ImageKey, hotSpot: UnitPoint)
    /// In a rectangle of the size with its corner at the origin.
    case outline(PathKey, CGSize)
    case columns(HorizontalDirection.Set)
    case rows(VerticalDirection.Set)
    case frame(FrameResizePosition, FrameResizeDirection.Set)
  }
  fileprivate let kind: Kind
  /// Images are equal, but have no hash.
  fileprivate struct ImageKey: Hashable {
    let image: Image
    func hash(into hasher: inout Hasher) { hasher.combine(image.properties.source) }
  }

  /// The arrow.
  public static let `default` = PointerStyle(kind: .fixed(.arrow))
  /// Over text that runs horizontally.
  public static let horizontalText = PointerStyle(kind: .fixed(.text))
  /// Over text that runs vertically.
  public static let verticalText = PointerStyle(kind: .fixed(.verticalText))
  /// Over a rectangle that is to be selected: a cross.
  public static let rectSelection = PointerStyle(kind: .fixed(.crosshair))
  /// Over what can be dragged: an open hand.
  public static let grabIdle = PointerStyle(kind: .fixed(.grab))
  /// While something is dragged: a closed hand.
  public static let grabActive = PointerStyle(kind: .fixed(.grabbing))
  /// Over links: a pointing hand.
  public static let link = PointerStyle(kind: .fixed(.pointer))
  /// Over what a click enlarges.
  public static let zoomIn = PointerStyle(kind: .fixed(.zoomIn))
  /// Over what a click makes smaller.
  public static let zoomOut = PointerStyle(kind: .fixed(.zoomOut))
  /// Over the edge between two columns.
  public static let columnResize = PointerStyle(kind: .columns(.all))
  /// Over the edge between two rows.
  public static let rowResize = PointerStyle(kind: .rows(.all))
  /// Over the edge between two columns that can be moved some ways only.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    PointerStyle(kind: .columns(directions))
  }
  /// Over the edge between two rows that can be moved some ways only.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    PointerStyle(kind: .rows(directions))
  }
  /// Over an edge or corner of a frame that can be resized there.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    PointerStyle(kind: .frame(position, directions))
  }

  /// The image is the pointer, as large as it is by itself.
  /// - Parameter hotSpot: What points: (0, 0) is the image's top left corner, (1, 1) the bottom right one.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
    PointerStyle(kind: .image(ImageKey(image: image), hotSpot: hotSpot))
  }
  /// The inside of the shape is the pointer, dark with a light edge; its centre points.
  ///
  /// Source: Apple, documentation of PointerStyle; what points is our choice, as in the shapes of pointers on iPadOS.
  /// - Parameters:
  ///   - eoFill: Whether the even-odd rule says what is inside.
  ///   - size: Points.
  public static func shape(_ shape: some Shape, eoFill: Bool = false, size: CGSize) -> PointerStyle {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return .default }
    let area = CGRect(origin: .zero, size: size)
    let path = shape.path(in: area)
    return PointerStyle(kind: .outline(PathKey(path, isEOFilled: eoFill, bounds: path.boundingRect), size))
  }

  /// What the app draws itself; nil for the cursors of the theme.
  @MainActor fileprivate func picture(at node: LayoutNode) -> CursorPicture? {
    switch kind {
    case .image(let key, let hotSpot):
      let image = key.image
      let resolved = ResolvedImage.find(image, font: node.textStyle.font, at: node)
      let area = CGRect(origin: .zero, size: resolved.size)
      let tint =
        resolved.isTemplate ? node.style.foreground.paint(in: area, isRightToLeft: node.scope.isRightToLeft) : nil
      let piece = ImagePiece(
        resolved.source, in: area, tint: tint, scale: resolved.scale, isAntialiased: image.properties.isAntialiased)
      func part(_ value: CGFloat) -> CGFloat { value.isFinite ? min(1, max(0, value)) : 0 }
      return CursorPicture(
        piece, size: resolved.size,
        hotSpot: CGPoint(x: part(hotSpot.x) * resolved.size.width, y: part(hotSpot.y) * resolved.size.height))
    case .outline(let path, let size):
      // Points: half of the light edge lies outside.
      let edge: CGFloat = 1, shape = DisplayShape.path(path)
      let pieces: [DisplayPiece] = [
        StrokePiece(shape, StrokeStyle(lineWidth: 2 * edge, lineJoin: .round), .color(.white)),
        FillPiece(shape, .color(.black)),
      ]
      return CursorPicture(
        GroupPiece(ContiguousArray(pieces.map { PlacedPiece($0, x: edge, y: edge) })),
        size: CGSize(width: size.width + 2 * edge, height: size.height + 2 * edge),
        hotSpot: CGPoint(x: size.width / 2 + edge, y: size.height / 2 + edge))
    case .fixed, .columns, .rows, .frame: return nil
    }
  }

  /// The cursor of the theme. Names and meanings: CSS Basic User Interface, `cursor`,
  /// which the cursor themes of desktops follow.
  fileprivate func cursor(isRightToLeft: Bool) -> Cursor {
    switch kind {
    case .fixed(let cursor): return cursor
    case .image, .outline: return .arrow
    case .columns(let directions):
      switch directions {
      case .leading: return isRightToLeft ? .resizeRight : .resizeLeft
      case .trailing: return isRightToLeft ? .resizeLeft : .resizeRight
      default: return .resizeColumn
      }
    case .rows(let directions):
      switch directions {
      case .up: return .resizeUp
      case .down: return .resizeDown
      default: return .resizeRow
      }
    case .frame(let position, let directions): return Self.cursor(position, directions, isRightToLeft)
    }
  }
  private static func cursor(
    _ position: FrameResizePosition, _ directions: FrameResizeDirection.Set, _ isRightToLeft: Bool
  ) -> Cursor {
    let isLeft: Bool =
      switch position {
      case .leading, .topLeading, .bottomLeading: !isRightToLeft
      default: isRightToLeft
      }
    // A side that can go one way only has an arrow with one head.
    let isInward = directions == .inward, isOneWay = directions == .inward || directions == .outward
    switch position {
    case .top: return !isOneWay ? .resizeUpDown : isInward ? .resizeDown : .resizeUp
    case .bottom: return !isOneWay ? .resizeUpDown : isInward ? .resizeUp : .resizeDown
    case .leading, .trailing:
      if !isOneWay { return .resizeLeftRight }
      return isLeft == isInward ? .resizeRight : .resizeLeft
    case .topLeading, .topTrailing:
      if !isOneWay { return isLeft ? .resizeFalling : .resizeRising }
      return isLeft
        ? (isInward ? .resizeBottomRight : .resizeTopLeft) : (isInward ? .resizeBottomLeft : .resizeTopRight)
    case .bottomLeading, .bottomTrailing:
      if !isOneWay { return isLeft ? .resizeRising : .resizeFalling }
      return isLeft
        ? (isInward ? .resizeTopRight : .resizeBottomLeft) : (isInward ? .resizeTopLeft : .resizeBottomRight)
    }
  }
}

nonisolated struct _PointerStyleModifier: _ElementModifier {
  let style: PointerStyle?
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PointerStyleNode(inputs)
    node.pointerStyle = modifier.style
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: PointerStyleNode.self).pointerStyle = modifier.style
  }
}
package final class PointerStyleNode: UnaryNode {
  var pointerStyle: PointerStyle? {
    didSet {
      if pointerStyle == oldValue { return }
      picture = nil
      engine.content?.input.pointerStyleDidChange()
    }
  }
  /// Kept, so that a pointer that moves over the view stays the same one.
  private var picture: CursorPicture?
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override func inheritedStyleDidChange() {
    super.inheritedStyleDidChange()
    if picture == nil { return }
    picture = nil
    engine.content?.input.pointerStyleDidChange()
  }
  package override var cursor: Cursor? {
    guard let pointerStyle else { return nil }
    if picture == nil { picture = pointerStyle.picture(at: self) }
    return picture.map { Cursor($0) } ?? pointerStyle.cursor(isRightToLeft: scope.isRightToLeft)
  }
}

nonisolated struct _PointerVisibilityModifier: _ElementModifier {
  let visibility: Visibility
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PointerVisibilityNode(inputs)
    node.visibility = modifier.visibility
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: PointerVisibilityNode.self).visibility = modifier.visibility
  }
}
package final class PointerVisibilityNode: UnaryNode {
  var visibility = Visibility.automatic {
    didSet { if visibility != oldValue { engine.content?.input.pointerStyleDidChange() } }
  }
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
}

extension View {
  /// Sets the shape of the pointer over this view, where nothing inside has one of its own; nil changes nothing.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(_PointerStyleModifier(style: style))
  }
  /// Sets whether the pointer is seen over this view. The innermost view that says so decides.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View {
    modifier(_PointerVisibilityModifier(visibility: visibility))
  }
}
