import Foundation
import HearthCore

/// The outline of a kind of control, whose corners follow from the whole of it.
nonisolated protocol BorderOutline: Sendable {
  /// The outline within `rect`, which is `inset` points inside of the control.
  func path(in rect: CGRect, inset: CGFloat) -> Path
}

/// Such an outline further inside. It looks the same in a mirror.
nonisolated struct InsetBorder<Outline: BorderOutline>: InsettableShape {
  let outline: Outline
  var amount: CGFloat
  func path(in rect: CGRect) -> Path {
    let (dx, dy) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
    return outline.path(in: rect.insetBy(dx: dx, dy: dy), inset: amount)
  }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func inset(by amount: CGFloat) -> InsetBorder { InsetBorder(outline: outline, amount: self.amount + amount) }
}
