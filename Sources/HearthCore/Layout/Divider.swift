import Foundation
import HearthRendering

/// A thin line across the axis of the stack around it; horizontal outside of a stack.
///
///     VStack {
///       Text("Above")
///       Divider()
///       Text("Below")
///     }
nonisolated public struct Divider: View {
  /// Creates a divider.
  public nonisolated init() {}
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(DividerNode(inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {}
  public nonisolated static var _elementCount: Int { 1 }
}

package final class DividerNode: LayoutNode {
  @exclusivity(unchecked) private var axis: Axis?
  @exclusivity(unchecked) private var piece: FillPiece?
  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.readsInheritedStyle)
  }
  nonisolated deinit {}
  package override var viewName: String { "Divider" }
  package override func join(axis: Axis?) {
    if axis == self.axis { return }
    self.axis = axis
    if isMeasured { setNeedsLayout() }
  }
  @exclusivity(unchecked) private var isMeasured = false
  /// Points. Source: seen, SwiftUI on macOS.
  private static let thickness: CGFloat = 1
  package override func measure(_ p: Proposal) -> Size {
    isMeasured = true
    return axis == .horizontal
      ? Size(Self.thickness, p.height < 0 ? 10 : p.height) : Size(p.width < 0 ? 10 : p.width, Self.thickness)
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if piece == nil || flags.contains(.subtreeNeedsRecord) {
      flags.remove(.subtreeNeedsRecord)
      piece = FillPiece(.rectangle(bounds), .color(scope.rgba(Color(.system(.separator)))))
      engine.counters.itemsRecorded += 1
    }
    group.append(PlacedPiece(piece.unsafelyUnwrapped, x: x, y: y))
  }
}
