import Foundation
import HearthCore

/// What is asked of the constraints of a view that need not be shown.
extension ConstraintLayout {
  /// Whether constraints leave open where a view or a guide is, or how large it is.
  static func isAmbiguous(_ item: AnyObject, in root: UIView) -> Bool {
    solve(root, isFirst: false)
    guard let layout = root.constraintLayout, let known = layout.variables[ObjectIdentifier(item)], known.item === item
    else { return false }
    return [known.left, known.top, known.width, known.height].contains { layout.solver.isAmbiguous($0) }
  }
  /// The size of a view by its constraints, as near to `size` as they allow; `priorities` say how much that matters.
  static func size(of view: UIView, near size: CGSize, _ priorities: AxisPriorities) -> CGSize {
    let layout = ConstraintLayout(view)
    layout.measuresRoot = true
    // As in `solve`: texts may be higher in the widths that they would get.
    for _ in 0..<3 {
      layout.update(wanting: size, priorities)
      if !layout.takeMeasuredWidths() { break }
    }
    let variables = layout.variables(of: view)
    // Neither is negative, and 0 has no sign.
    func length(_ symbol: SimplexSolver.Symbol) -> CGFloat {
      let value = layout.solver.value(symbol)
      return value > 0 ? value : 0
    }
    return CGSize(width: length(variables.width), height: length(variables.height))
  }
}
