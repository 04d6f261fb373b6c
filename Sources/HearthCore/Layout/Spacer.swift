import Foundation

/// Takes the room that is left along the axis of the stack around it, or both ways outside of a stack.
///
///     HStack {
///       Text("Leading")
///       Spacer()
///       Text("Trailing")
///     }
nonisolated public struct Spacer: View {
  /// Points; nil for the standard of the platform.
  public var minLength: CGFloat?
  /// Creates a spacer that is at least `minLength` points long; nil for 8.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = SpacerNode(inputs)
    node.minLength = view.minLength
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: SpacerNode.self)
    if node.minLength == view.minLength { return }
    node.minLength = view.minLength
    node.setNeedsLayout()
  }
  public nonisolated static var _elementCount: Int { 1 }
}

package final class SpacerNode: LayoutNode {
  // The small ones first: they lie beside the last property of `LayoutNode`.
  @exclusivity(unchecked) private var axis: Axis?
  @exclusivity(unchecked) private var isMeasured = false
  @exclusivity(unchecked) private var hasMinLength = false
  @exclusivity(unchecked) private var givenLength: CGFloat = 0
  var minLength: CGFloat? {
    get { hasMinLength ? givenLength : nil }
    set { (hasMinLength, givenLength) = (newValue != nil, newValue ?? 0) }
  }
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override func join(axis: Axis?) {
    if axis == self.axis { return }
    self.axis = axis
    if isMeasured { setNeedsLayout() }
  }
  package override var isSpacer: Bool { true }
  package override var spacing: ViewSpacing { .zero }
  /// Source: seen, SwiftUI on macOS and iOS: a spacer is 8 points at least unless it says otherwise.
  private var least: CGFloat { max(0, checked(minLength, .signed, "a minimum length of") ?? 8) }
  package override func measure(_ p: Proposal) -> Size {
    isMeasured = true
    return switch axis {
    case .horizontal: Size(max(least, p.width), 0)
    case .vertical: Size(0, max(least, p.height))
    case nil: Size(max(least, p.width), max(least, p.height))
    }
  }
  package override var viewName: String { "Spacer" }
}
