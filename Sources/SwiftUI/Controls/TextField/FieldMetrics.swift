import Foundation
import HearthCore

/// The measures of a field, in points.
@MainActor struct FieldMetrics {
  static let caretWidth: CGFloat = 1

  /// Never `automatic`.
  let look: TextFieldLook
  let horizontalPadding: CGFloat
  let verticalPadding: CGFloat
  let minHeight: CGFloat

  init(look: TextFieldLook, horizontalPadding: CGFloat, verticalPadding: CGFloat, minHeight: CGFloat) {
    (self.look, self.horizontalPadding, self.verticalPadding, self.minHeight) = (
      look, horizontalPadding, verticalPadding, minHeight
    )
  }
  init(_ look: TextFieldLook, _ node: Node) {
    let size = ControlMetrics.size(of: node)
    var look = look
    if look == .automatic { look = node.scope.value(IdiomKey.self) == .desktop ? .roundedBorder : .plain }
    self.look = look
    horizontalPadding = look == .plain ? 0 : ControlMetrics.fieldPadding(size)
    verticalPadding = look == .plain ? 0 : size == .mini ? 1 : size == .small ? 2 : 4
    minHeight = look == .plain ? 0 : ControlMetrics.height(size)
  }
}
