import Foundation
import HearthCore

/// The measures of a field, in points.
@MainActor struct FieldMetrics {
  static let caretWidth: CGFloat = 1

  /// Never `automatic`.
  let look: TextFieldLook
  var horizontalPadding: CGFloat
  let verticalPadding: CGFloat
  let minHeight: CGFloat
  /// At the end of lines, where something else is.
  var trailingRoom: CGFloat = 0

  init(look: TextFieldLook, horizontalPadding: CGFloat, verticalPadding: CGFloat, minHeight: CGFloat) {
    (self.look, self.horizontalPadding, self.verticalPadding, self.minHeight) = (
      look, horizontalPadding, verticalPadding, minHeight
    )
  }
  init(_ look: TextFieldLook, _ node: Node) {
    let size = ControlMetrics.size(of: node)
    var look = look
    let idiom = node.scope.value(IdiomKey.self)
    if look == .automatic { look = idiom == .desktop ? .roundedBorder : .plain }
    self.look = look
    // Source: UIKit, `UITextField.BorderStyle.roundedRect`: 34 high, 7 around the text.
    let isTouched = idiom.isTouched && size == .regular
    horizontalPadding = look == .plain ? 0 : isTouched ? 7 : ControlMetrics.fieldPadding(size)
    verticalPadding = look == .plain ? 0 : size == .mini ? 1 : size == .small ? 2 : 4
    minHeight = look == .plain ? 0 : isTouched ? 34 : ControlMetrics.height(size)
  }
}
