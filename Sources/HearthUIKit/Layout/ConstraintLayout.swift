import Foundation
import HearthCore

/// Places the views below a root by constraints.
///
/// Places are those of the root: a view that constraints place has four variables, and every other one is where its frame
/// says, in the view around it. From one layout to the next only constraints that have changed are taken out and added.
@MainActor final class ConstraintLayout {
  private typealias Expression = SimplexSolver.Expression
  /// What a constraint of the solver comes from.
  private enum Source: Hashable {
    case constraint(ObjectIdentifier)
    case hugging(ObjectIdentifier, NSLayoutConstraint.Axis)
    case resistance(ObjectIdentifier, NSLayoutConstraint.Axis)
    case notNegative(ObjectIdentifier, NSLayoutConstraint.Axis)
    case wanted(Int)
  }
  private struct Variables {
    weak var item: AnyObject?
    var left, top, width, height: SimplexSolver.Symbol
  }
  private struct Entry {
    let constraint: SimplexSolver.Constraint
    /// Nil where it contradicts others.
    let handle: SimplexSolver.Handle?
  }
  private unowned let root: UIView
  private var solver = SimplexSolver()
  private var variables: [ObjectIdentifier: Variables] = [:]
  private var entries: [Source: Entry] = [:]
  /// Constraints that were taken out of the solver and added: what changes cost.
  private(set) var changes = 0
  var pivots: Int { solver.pivots }
  /// When the root is asked for its size, its width and height are variables too.
  private var measuresRoot = false

  init(_ root: UIView) { self.root = root }
  nonisolated deinit {}

  // MARK: - Solving

  private var places: [Source: (SimplexSolver.Constraint, NSLayoutConstraint?)] = [:]
  private var order: [Source] = []

  /// Brings the solver up to date with the views.
  private func update(wanting size: CGSize? = nil) {
    places = [:]
    order = []
    collect(root)
    if let size {
      want(variables(of: root).width, size.width, 0)
      want(variables(of: root).height, size.height, 1)
    }
    for (source, entry) in entries where places[source]?.0 != entry.constraint || entry.handle == nil {
      if let handle = entry.handle {
        solver.remove(handle)
        changes += 1
      }
      entries[source] = nil
    }
    for source in order where entries[source] == nil {
      let (constraint, origin) = places[source]!
      let handle = solver.add(constraint)
      changes += 1
      if handle == nil, let origin { reportConflict(origin) }
      entries[source] = Entry(constraint: constraint, handle: handle)
    }
    variables = variables.filter { $0.value.item != nil }
  }
  private func want(_ variable: SimplexSolver.Symbol, _ length: CGFloat, _ index: Int) {
    let expression = Expression(variable) - Expression(Double(length))
    note(.wanted(index), expression, .equal, UILayoutPriority.fittingSizeLevel.rawValue)
  }
  private func note(
    _ source: Source, _ expression: Expression, _ relation: SimplexSolver.Relation, _ priority: Float,
    _ origin: NSLayoutConstraint? = nil
  ) {
    if places.updateValue(
      (SimplexSolver.Constraint(expression: expression, relation: relation, priority: priority), origin), forKey: source
    )
      == nil
    {
      order.append(source)
    }
  }
  private func collect(_ view: UIView) {
    for constraint in view.heldConstraints { collect(constraint) }
    if isPlaced(view) {
      let variables = variables(of: view)
      note(.notNegative(ObjectIdentifier(view), .horizontal), Expression(variables.width), .atLeast, 1_000)
      note(.notNegative(ObjectIdentifier(view), .vertical), Expression(variables.height), .atLeast, 1_000)
      if view !== root { collectContent(view, variables) }
    }
    for guide in view.guides {
      let variables = variables(of: guide)
      note(.notNegative(ObjectIdentifier(guide), .horizontal), Expression(variables.width), .atLeast, 1_000)
      note(.notNegative(ObjectIdentifier(guide), .vertical), Expression(variables.height), .atLeast, 1_000)
    }
    for subview in view.subviews { collect(subview) }
  }
  private func collectContent(_ view: UIView, _ variables: Variables) {
    let size = view.constraintContentSize
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let length = axis == .horizontal ? size.width : size.height
      guard length >= 0, length.isFinite else { continue }
      let variable = axis == .horizontal ? variables.width : variables.height
      let difference = Expression(variable) - Expression(Double(length))
      note(.hugging(ObjectIdentifier(view), axis), difference, .atMost, view.huggings[axis].rawValue)
      note(.resistance(ObjectIdentifier(view), axis), difference, .atLeast, view.resistances[axis].rawValue)
    }
  }
  private func collect(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem, let left = value(first, constraint.firstAttribute) else { return }
    var right = Expression(Double(constraint.constant))
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem, let side = value(second, constraint.secondAttribute) else { return }
      right.add(side, times: Double(constraint.multiplier))
    }
    let relation: SimplexSolver.Relation =
      constraint.relation == .equal ? .equal : constraint.relation == .lessThanOrEqual ? .atMost : .atLeast
    note(
      .constraint(ObjectIdentifier(constraint)), left - right, relation, constraint.priority.rawValue, constraint)
  }
  private func reportConflict(_ constraint: NSLayoutConstraint) {
    let others = order.compactMap { source -> String? in
      guard source != .constraint(ObjectIdentifier(constraint)), let (other, origin) = places[source], other.isRequired,
        let origin, entries[source]?.handle != nil,
        !Set(other.expression.terms.keys).isDisjoint(
          with: places[.constraint(ObjectIdentifier(constraint))]!.0.expression.terms.keys)
      else { return nil }
      return origin.name
    }
    Report(
      kind: .badSize, path: constraint.name,
      message:
        "cannot hold together with \(others.isEmpty ? "the frames of views that place themselves" : others.joined(separator: "; ")). It gives way; give one of them a lower priority, or let views be placed by constraints alone (translatesAutoresizingMaskIntoConstraints)."
    ).tell()
  }

  // MARK: - Places

  private func isPlaced(_ view: UIView) -> Bool {
    view === root ? measuresRoot : !view.translatesAutoresizingMaskIntoConstraints && !view.isArranged
  }
  private func variables(of item: AnyObject) -> Variables {
    let key = ObjectIdentifier(item)
    if let known = variables[key], known.item != nil { return known }
    let made = Variables(
      item: item, left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    variables[key] = made
    return made
  }
  /// The corner and the lengths of a view or a guide.
  private func rect(_ item: AnyObject) -> (left: Expression, top: Expression, width: Expression, height: Expression)? {
    if let guide = item as? UILayoutGuide {
      guard let view = guide.owningView, let outer = rect(view) else { return nil }
      guard let place = guide.rect else {
        let variables = variables(of: guide)
        return (
          Expression(variables.left), Expression(variables.top), Expression(variables.width),
          Expression(variables.height)
        )
      }
      let inner = place(view), bounds = view.bounds
      return (
        outer.left + Expression(Double(inner.minX - bounds.minX)),
        outer.top + Expression(Double(inner.minY - bounds.minY)),
        outer.width - Expression(Double(bounds.width - inner.width)),
        outer.height - Expression(Double(bounds.height - inner.height))
      )
    }
    guard let view = item as? UIView else { return nil }
    if view === root {
      if measuresRoot {
        let variables = variables(of: view)
        return (Expression(), Expression(), Expression(variables.width), Expression(variables.height))
      }
      return (Expression(), Expression(), Expression(Double(view.bounds.width)), Expression(Double(view.bounds.height)))
    }
    if isPlaced(view) {
      let variables = variables(of: view)
      return (
        Expression(variables.left), Expression(variables.top), Expression(variables.width), Expression(variables.height)
      )
    }
    guard let superview = view.superview, let outer = rect(superview) else { return nil }
    let frame = view.frame, origin = superview.bounds.origin
    return (
      outer.left + Expression(Double(frame.minX - origin.x)), outer.top + Expression(Double(frame.minY - origin.y)),
      Expression(Double(frame.width)), Expression(Double(frame.height))
    )
  }
  private func value(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Expression? {
    guard let rect = rect(item) else { return nil }
    let view = NSLayoutConstraint.view(of: item)
    let margins = view?.shownMargins ?? .zero
    let isRightToLeft = root.traitCollection.layoutDirection == .rightToLeft
    let right = rect.left + rect.width, bottom = rect.top + rect.height
    switch attribute {
    case .left: return rect.left
    case .right: return right
    case .leading: return isRightToLeft ? right : rect.left
    case .trailing: return isRightToLeft ? rect.left : right
    case .top: return rect.top
    case .bottom: return bottom
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.left + rect.width * 0.5
    case .centerY: return rect.top + rect.height * 0.5
    case .firstBaseline: return view?.baselines.map { rect.top + Expression(Double($0.first)) } ?? bottom
    case .lastBaseline: return bottom - Expression(Double(view?.baselines?.last ?? 0))
    case .leftMargin: return rect.left + Expression(Double(margins.left))
    case .rightMargin: return right - Expression(Double(margins.right))
    case .topMargin: return rect.top + Expression(Double(margins.top))
    case .bottomMargin: return bottom - Expression(Double(margins.bottom))
    case .leadingMargin:
      return isRightToLeft ? right - Expression(Double(margins.right)) : rect.left + Expression(Double(margins.left))
    case .trailingMargin:
      return isRightToLeft ? rect.left + Expression(Double(margins.left)) : right - Expression(Double(margins.right))
    case .centerXWithinMargins:
      return rect.left + rect.width * 0.5 + Expression(Double(margins.left - margins.right) / 2)
    case .centerYWithinMargins:
      return rect.top + rect.height * 0.5 + Expression(Double(margins.top - margins.bottom) / 2)
    case .notAnAttribute: return nil
    }
  }

  // MARK: - Views

  /// Gives each view that constraints place its frame. True where one has changed.
  private func place(_ view: UIView, _ origin: CGPoint) -> Bool {
    var hasChanged = false
    for guide in view.guides {
      guard let variables = variables[ObjectIdentifier(guide)] else { continue }
      guide.layoutFrame = frame(variables).offsetBy(dx: view.bounds.minX - origin.x, dy: view.bounds.minY - origin.y)
    }
    for subview in view.subviews {
      if isPlaced(subview), let variables = variables[ObjectIdentifier(subview)] {
        let frame = frame(variables).offsetBy(dx: view.bounds.minX - origin.x, dy: view.bounds.minY - origin.y)
        if subview.placeByConstraints(frame) { hasChanged = true }
      }
      let corner = CGPoint(
        x: origin.x + subview.center.x - subview.bounds.width / 2 - view.bounds.minX,
        y: origin.y + subview.center.y - subview.bounds.height / 2 - view.bounds.minY)
      if place(subview, corner) { hasChanged = true }
    }
    return hasChanged
  }
  private func frame(_ variables: Variables) -> CGRect {
    func points(_ symbol: SimplexSolver.Symbol) -> CGFloat {
      let value = solver.value(symbol)
      // What only rounding has moved away from a whole point goes back there.
      return abs(value - value.rounded()) < 1e-6 ? value.rounded() : value
    }
    return CGRect(
      x: points(variables.left), y: points(variables.top), width: max(0, points(variables.width)),
      height: max(0, points(variables.height)))
  }

  /// Places all views of a tree that constraints place.
  static func solve(_ root: UIView) {
    guard root.usesConstraints else { return }
    let layout = root.constraintLayout ?? ConstraintLayout(root)
    root.constraintLayout = layout
    // Texts may be higher in the width that they got: a second look takes that in.
    for _ in 0..<3 {
      layout.update()
      if !layout.place(root, .zero) { return }
    }
  }
  /// The size of a view by its constraints, as near to `size` as they allow.
  static func size(of view: UIView, near size: CGSize) -> CGSize {
    let layout = ConstraintLayout(view)
    layout.measuresRoot = true
    layout.update(wanting: size)
    let variables = layout.variables(of: view)
    return CGSize(width: layout.solver.value(variables.width), height: layout.solver.value(variables.height))
  }
}

extension UIView {
  /// Whether any view of the tree below is placed by constraints.
  var usesConstraints: Bool {
    !heldConstraints.isEmpty || constraintLayout != nil || subviews.contains(where: \.usesConstraints)
  }
  func insertConstraint(_ constraint: NSLayoutConstraint) {
    heldConstraints.append(constraint)
    setNeedsConstraints()
  }
  func dropConstraint(_ constraint: NSLayoutConstraint) {
    heldConstraints.removeAll { $0 === constraint }
    setNeedsConstraints()
  }
  /// A constraint of this view, or the content of one, is another than before.
  func setNeedsConstraints() { root.setNeedsLayout() }
  /// The view has left `superview`: constraints with views out there count no longer.
  func dropConstraints(with superview: UIView) {
    var holder: UIView? = superview
    while let view = holder {
      for constraint in view.heldConstraints {
        let items = [constraint.firstItem, constraint.secondItem].compactMap { NSLayoutConstraint.view(of: $0) }
        if items.contains(where: { $0.isDescendant(of: self) }) { constraint.isActive = false }
      }
      holder = view.superview
    }
  }
  /// Places views by their constraints before the next frame.
  public func setNeedsUpdateConstraints() { setNeedsConstraints() }
  /// The size by the constraints in the view, as near to `targetSize` as they allow: points.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    ConstraintLayout.size(of: self, near: targetSize)
  }
}
