/// The shape of the pointer over a view. The desktop's cursor theme draws it.
public struct PointerStyle: Hashable, Sendable {
  fileprivate enum Shape: Hashable {
    case fixed(Cursor)
    case columns(HorizontalDirection.Set)
    case rows(VerticalDirection.Set)
    case frame(FrameResizePosition, FrameResizeDirection.Set)
  }
  fileprivate let shape: Shape

  /// The arrow.
  public static let `default` = PointerStyle(shape: .fixed(.arrow))
  /// Over text that runs horizontally.
  public static let horizontalText = PointerStyle(shape: .fixed(.text))
  /// Over text that runs vertically.
  public static let verticalText = PointerStyle(shape: .fixed(.verticalText))
  /// Over a rectangle that is to be selected: a cross.
  public static let rectSelection = PointerStyle(shape: .fixed(.crosshair))
  /// Over what can be dragged: an open hand.
  public static let grabIdle = PointerStyle(shape: .fixed(.grab))
  /// While something is dragged: a closed hand.
  public static let grabActive = PointerStyle(shape: .fixed(.grabbing))
  public static let link = PointerStyle(shape: .fixed(.pointer))
  public static let zoomIn = PointerStyle(shape: .fixed(.zoomIn))
  public static let zoomOut = PointerStyle(shape: .fixed(.zoomOut))
  /// Over the edge between two columns.
  public static let columnResize = PointerStyle(shape: .columns(.all))
  /// Over the edge between two rows.
  public static let rowResize = PointerStyle(shape: .rows(.all))
  /// Over the edge between two columns that can be moved some ways only.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { PointerStyle(shape: .columns(directions)) }
  /// Over the edge between two rows that can be moved some ways only.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { PointerStyle(shape: .rows(directions)) }
  /// Over an edge or corner of a frame that can be resized there.
  public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all) -> PointerStyle {
    PointerStyle(shape: .frame(position, directions))
  }

  /// The cursor of the theme. Names and meanings: CSS Basic User Interface, `cursor`, which the cursor themes of desktops follow.
  func cursor(isRightToLeft: Bool) -> Cursor {
    switch shape {
    case .fixed(let cursor): return cursor
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
  private static func cursor(_ position: FrameResizePosition, _ directions: FrameResizeDirection.Set, _ isRightToLeft: Bool) -> Cursor {
    let isLeft: Bool = switch position {
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
      return isLeft ? (isInward ? .resizeBottomRight : .resizeTopLeft) : (isInward ? .resizeBottomLeft : .resizeTopRight)
    case .bottomLeading, .bottomTrailing:
      if !isOneWay { return isLeft ? .resizeRising : .resizeFalling }
      return isLeft ? (isInward ? .resizeTopRight : .resizeBottomLeft) : (isInward ? .resizeTopLeft : .resizeBottomRight)
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
  var pointerStyle: PointerStyle? { didSet { if pointerStyle != oldValue { engine.content?.input.pointerStyleDidChange() } } }
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override var cursor: Cursor? { pointerStyle?.cursor(isRightToLeft: scope.isRightToLeft) }
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
  var visibility = Visibility.automatic { didSet { if visibility != oldValue { engine.content?.input.pointerStyleDidChange() } } }
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
}

extension View {
  /// The shape of the pointer over this view, where nothing inside has one of its own; nil changes nothing.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { modifier(_PointerStyleModifier(style: style)) }
  /// Whether the pointer is seen over this view. The innermost view that says so decides.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { modifier(_PointerVisibilityModifier(visibility: visibility)) }
}
