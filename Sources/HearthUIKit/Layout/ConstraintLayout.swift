import Foundation
import HearthCore

/// A view that moves what is in it, and whose content is as large as constraints say.
@MainActor protocol ConstrainedContent: UIView {
  /// Whether constraints place something that is moved.
  var hasPlacedContent: Bool { get }
  /// What is moved.
  var contentLayoutGuide: UILayoutGuide { get }
  func placesContent(by guide: UILayoutGuide) -> Bool
  var contentSize: CGSize { get set }
  /// How far the content is moved: points.
  var contentOffset: CGPoint { get }
  /// Constraints hold something that is moved where the view is: they are looked at again when the content moves.
  func pinsSubviews()
}

/// Places the views below a root by constraints.
///
/// Places are those of the root: a view that constraints place has four variables, and every other one is where its frame
/// says, in the view around it. From one layout to the next only constraints that have changed are taken out and added.
@MainActor final class ConstraintLayout {
  private typealias Expression = SimplexSolver.Expression
  /// What a constraint of the solver comes from.
  enum Source: Hashable {
    case constraint(ObjectIdentifier)
    case hugging(ObjectIdentifier, NSLayoutConstraint.Axis)
    case resistance(ObjectIdentifier, NSLayoutConstraint.Axis)
    case notNegative(ObjectIdentifier, NSLayoutConstraint.Axis)
    case wanted(NSLayoutConstraint.Axis)
    /// The corner of what a scroll view moves.
    case corner(ObjectIdentifier, NSLayoutConstraint.Axis)
  }
  struct Variables {
    weak var item: AnyObject?
    var left, top, width, height: SimplexSolver.Symbol
  }
  struct Entry {
    var constraint: SimplexSolver.Constraint
    /// Nil where it contradicts others.
    let handle: SimplexSolver.Handle?
  }
  unowned let root: UIView
  var solver = SimplexSolver()
  var variables: [ObjectIdentifier: Variables] = [:]
  /// The views and guides of variables, by the numbers of their symbols.
  private(set) var owners: [Int32: ObjectIdentifier] = [:]
  private(set) var entries: [Source: Entry] = [:]
  /// Constraints that were looked at, and those that were taken out of the solver, added or given another constant: what
  /// changes cost.
  private(set) var constraintsCollected = 0, changes = 0
  /// Views whose frames were worked out.
  var viewsPlaced = 0
  var pivots: Int { solver.pivots }
  var rowsTouched: Int { solver.rowsTouched }
  /// When the root is asked for its size, its width and height are variables too.
  var measuresRoot = false
  /// The widths that views would have, while the root is asked for its size.
  private var measuredWidths: [ObjectIdentifier: CGFloat] = [:]

  init(_ root: UIView) { self.root = root }
  nonisolated deinit {}

  // MARK: - Changes

  /// Whether something has changed besides what is listed below: everything is looked at then.
  var needsCollecting = true
  private var touchedConstraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
  private var touchedContents: [ObjectIdentifier: UIView] = [:]
  /// Views and guides in places that are not linear in the variables, such as margins inside of safe areas.
  private(set) var geometryDependents: Set<ObjectIdentifier> = []
  private var surroundings: Surroundings?
  /// What constraints depend on outside of the views.
  private struct Surroundings: Equatable {
    let size: CGSize, origin: CGPoint, insets: UIEdgeInsets, keyboard: CGFloat, isRightToLeft: Bool
    let typeSize: DynamicTypeSize?
  }
  /// Whether anything has changed that constraints depend on, as far as views say so.
  var isStale: Bool { needsCollecting || !touchedConstraints.isEmpty || !touchedContents.isEmpty }
  func setNeedsCollecting() { needsCollecting = true }
  /// A constraint has another constant or priority, counts from now on, or no longer.
  func touch(_ constraint: NSLayoutConstraint) { touchedConstraints[ObjectIdentifier(constraint)] = constraint }
  /// The content of a view has another size, or another priority.
  func touchContent(of view: UIView) { touchedContents[ObjectIdentifier(view)] = view }

  // MARK: - Solving

  private var places: [Source: (SimplexSolver.Constraint, NSLayoutConstraint?)] = [:]
  private var order: [Source] = []
  /// The text of a view in lines.
  ///
  /// First a view wants to be as wide as its text is in one line. The width that constraints give it then is what lines
  /// are broken in, and its content from there on is as wide as the widest line. Source: Apple, "Auto Layout Guide",
  /// on `preferredMaxLayoutWidth`; seen, UILabel on iOS, for the two passes.
  struct Lines {
    weak var view: UIView?
    /// The width of the text in one line, and that of the widest line: points.
    var whole: CGFloat, widest: CGFloat
    /// The width in which lines are broken; nil while that is not known, or where one line is enough.
    var room: CGFloat?
    /// Whether the view is as wide as its widest line: with more room it could be wider.
    var isTight = false
  }
  private(set) var lines: [ObjectIdentifier: Lines] = [:]

  /// Brings the solver up to date with the views.
  ///
  /// - Returns: Whether everything was looked at.
  @discardableResult func update(
    wanting size: CGSize? = nil, _ priorities: AxisPriorities = AxisPriorities(.fittingSizeLevel)
  ) -> Bool {
    for (key, line) in lines {
      guard let view = line.view else {
        lines[key] = nil
        continue
      }
      if line.isTight { touchContent(of: view) }
      if line.isTight || touchedContents[key] != nil { (lines[key]!.room, lines[key]!.isTight) = (nil, false) }
    }
    let isWhole = solveOnce(wanting: size, priorities)
    // What is touched in the second pass needs no third one, unless others have given way to it.
    for _ in 0..<3 where breakLines() { solveOnce(wanting: size, priorities) }
    return isWhole
  }
  /// Has texts broken in the widths that constraints give them. True where that changes something.
  private func breakLines() -> Bool {
    var hasChanged = false
    for (key, line) in lines {
      guard let view = line.view, let known = variables[key], known.item != nil,
        entries[.hugging(key, .horizontal)] != nil
      else { continue }
      let width = frame(known).width, room = line.room ?? .infinity
      lines[key]!.isTight = line.room != nil && abs(width - line.widest) < 0.01
      if lines[key]!.isTight || abs(room - width) < 0.01 { continue }
      let new = line.whole <= width + 0.01 ? nil : width
      if new == line.room { continue }
      lines[key]!.room = new
      touchContent(of: view)
      hasChanged = true
    }
    return hasChanged
  }
  @discardableResult private func solveOnce(wanting size: CGSize?, _ priorities: AxisPriorities) -> Bool {
    let current = Surroundings(
      size: root.bounds.size, origin: root.ownBounds.origin, insets: root.safeAreaInsets,
      keyboard: root.behavior?.node.engine.root.safeArea.keyboard.bottom ?? 0,
      isRightToLeft: root.traitCollection.layoutDirection == .rightToLeft,
      typeSize: root.behavior.map { EnvironmentValues(scope: $0.node.scope).dynamicTypeSize })
    let isWhole = needsCollecting || current != surroundings || touchedConstraints.isEmpty && touchedContents.isEmpty
    surroundings = current
    places = [:]
    order = []
    var gone: [Source] = []
    if isWhole {
      geometryDependents = []
      collect(root)
      if let size {
        want(variables(of: root).width, size.width, .horizontal, priorities)
        want(variables(of: root).height, size.height, .vertical, priorities)
      }
      gone = entries.keys.filter { places[$0] == nil }
    } else {
      for (key, constraint) in touchedConstraints {
        if constraint.holder?.root === root { collect(constraint) }
        if places[.constraint(key)] == nil { gone.append(.constraint(key)) }
      }
      for (key, view) in touchedContents where view !== root && isPlaced(view) && (measuresRoot || view.root === root) {
        collectContent(view, variables(of: view))
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where places[.hugging(key, axis)] == nil {
          gone += [.hugging(key, axis), .resistance(key, axis)]
        }
      }
    }
    constraintsCollected += order.count
    (needsCollecting, touchedConstraints, touchedContents) = (false, [:], [:])
    apply(gone)
    if isWhole { forgetVariables() }
    return isWhole
  }
  /// Takes what is gone out of the solver, and brings it what is different.
  private func apply(_ gone: [Source]) {
    var isChanged = false
    for source in gone {
      guard let entry = entries.removeValue(forKey: source) else { continue }
      if let handle = entry.handle { solver.remove(handle) }
      changes += 1
      isChanged = true
    }
    var shifts: [(source: Source, constraint: SimplexSolver.Constraint, handle: SimplexSolver.Handle)] = []
    for source in order {
      guard let entry = entries[source], let handle = entry.handle else { continue }
      let constraint = places[source]!.0
      if constraint == entry.constraint { continue }
      changes += 1
      isChanged = true
      if constraint.isLike(entry.constraint) {
        shifts.append((source, constraint, handle))
      } else {
        solver.remove(handle)
        entries[source] = nil
      }
    }
    if !shifts.isEmpty {
      let holds = solver.change(
        shifts.map {
          ($0.handle, $0.constraint.expression.constant - entries[$0.source]!.constraint.expression.constant)
        })
      for shift in shifts {
        // What contradicts itself is found out one by one, with a report.
        if !holds { solver.remove(shift.handle) }
        entries[shift.source] = holds ? Entry(constraint: shift.constraint, handle: shift.handle) : nil
      }
    }
    retry(all: isChanged)
    for source in order where entries[source] == nil {
      let (constraint, origin) = places[source]!
      let handle = solver.add(constraint)
      changes += 1
      entries[source] = Entry(constraint: constraint, handle: handle)
      if handle == nil { refused.insert(source) }
      if handle == nil, let origin { reportConflict(origin) }
    }
  }
  /// Constraints that gave way. What has changed may let them hold.
  private var refused: Set<Source> = []
  private func retry(all: Bool) {
    for source in refused {
      guard let entry = entries[source], entry.handle == nil else {
        refused.remove(source)
        continue
      }
      if let place = places[source] {
        guard all || place.0 != entry.constraint else { continue }
        entries[source] = nil
        refused.remove(source)
      } else if all, let handle = solver.add(entry.constraint) {
        changes += 1
        entries[source] = Entry(constraint: entry.constraint, handle: handle)
        refused.remove(source)
      }
    }
  }
  /// Variables of what has gone. Constraints may have them until the next time that all are looked at.
  private var orphans: [Variables] = []
  private func forgetVariables() {
    for known in orphans { forget(known) }
    orphans = []
    for (key, known) in variables where known.item == nil {
      forget(known)
      variables[key] = nil
    }
  }
  private func forget(_ known: Variables) {
    for symbol in [known.left, known.top, known.width, known.height] {
      owners[symbol.number] = nil
      solver.forgetVariable(symbol)
    }
  }
  private func want(
    _ variable: SimplexSolver.Symbol, _ length: CGFloat, _ axis: NSLayoutConstraint.Axis, _ priorities: AxisPriorities
  ) {
    let expression = Expression(variable) - Expression(Double(length))
    note(.wanted(axis), expression, .equal, priorities[axis].rawValue)
  }
  private func note(
    _ source: Source, _ expression: Expression, _ relation: SimplexSolver.Relation, _ priority: Float,
    _ origin: NSLayoutConstraint? = nil
  ) {
    let constraint = SimplexSolver.Constraint(expression: expression, relation: relation, priority: priority)
    if places.updateValue((constraint, origin), forKey: source) == nil { order.append(source) }
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
    if let scrolled = view as? any ConstrainedContent, scrolled.hasPlacedContent { collectCorner(scrolled) }
    for subview in view.subviews { collect(subview) }
  }
  /// What a scroll view moves begins at its corner; how large it is follows from the constraints of what is in it.
  private func collectCorner(_ view: any ConstrainedContent) {
    let content = variables(of: view.contentLayoutGuide)
    guard let outer = rect(view) else { return }
    let key = ObjectIdentifier(view)
    note(.corner(key, .horizontal), Expression(content.left) - outer.left, .equal, 1_000)
    note(.corner(key, .vertical), Expression(content.top) - outer.top, .equal, 1_000)
  }
  private func collectContent(_ view: UIView, _ variables: Variables) {
    let size: CGSize, key = ObjectIdentifier(view)
    if view.breaksLines {
      let room = lines[key]?.room
      size = view.constraintContentSize(inWidth: room ?? 0)
      let whole = room == nil ? size.width : lines[key]!.whole
      lines[key] = Lines(view: view, whole: whole, widest: size.width, room: room)
    } else {
      if !lines.isEmpty { lines[key] = nil }
      let width = measuresRoot ? measuredWidths[key] ?? 0 : view.bounds.width
      size = view.constraintContentSize(inWidth: width)
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let length = axis == .horizontal ? size.width : size.height
      guard length >= 0, length.isFinite else { continue }
      let variable = axis == .horizontal ? variables.width : variables.height
      let difference = Expression(variable) - Expression(Double(length))
      note(.hugging(ObjectIdentifier(view), axis), difference, .atMost, view.huggings[axis].rawValue)
      note(.resistance(ObjectIdentifier(view), axis), difference, .atLeast, view.resistances[axis].rawValue)
    }
  }
  /// Whether a view has the constraint at work count from the right; nil for the direction of the root.
  private var forcesRightToLeft: Bool?
  /// What the view says that both items of a constraint are in: between a view and one in it the outer one.
  private static func forcesRightToLeft(between first: AnyObject, _ second: AnyObject?) -> Bool? {
    let view = NSLayoutConstraint.view(of: first)
    guard let other = second.flatMap({ NSLayoutConstraint.view(of: $0) }) else {
      return view?.hostView?.forcedDirection.map { $0 == .rightToLeft }
    }
    var next = view
    while let outer = next, !other.isDescendant(of: outer) { next = outer.hostView }
    return next?.forcedDirection.map { $0 == .rightToLeft }
  }
  private func collect(_ constraint: NSLayoutConstraint) {
    guard var first = constraint.firstItem else { return }
    // How large a view is that a stack places, is the stack's to see to.
    if let view = first as? UIView, view.isArranged, view !== root,
      [.width, .height].contains(constraint.firstAttribute),
      constraint.secondItem == nil || constraint.secondItem === view
    {
      return
    }
    var second = constraint.secondItem
    // Between a scroll view and what is in it edges are those of what it moves. Source: Apple, Technical Note TN2154.
    if let inner = second.flatMap({ NSLayoutConstraint.view(of: $0) }) {
      first = content(first, around: inner, constraint.firstAttribute)
    }
    if let inner = NSLayoutConstraint.view(of: first) {
      second = second.map { content($0, around: inner, constraint.secondAttribute) }
    }
    forcesRightToLeft = UIView.hasForcedDirections ? Self.forcesRightToLeft(between: first, second) : nil
    noteContent(first, constraint.firstAttribute)
    if let second { noteContent(second, constraint.secondAttribute) }
    guard var left = value(first, constraint.firstAttribute) else { return }
    if let second, let way = wayOfContent(first, around: second, constraint.firstAttribute) {
      left = left + Expression(way)
    }
    var right = Expression(Double(constraint.constant))
    if constraint.secondAttribute != .notAnAttribute {
      guard let second, var side = value(second, constraint.secondAttribute) else { return }
      if let way = wayOfContent(second, around: first, constraint.secondAttribute) { side = side + Expression(way) }
      right.add(side, times: Double(constraint.multiplier))
    }
    var relation: SimplexSolver.Relation =
      constraint.relation == .equal ? .equal : constraint.relation == .lessThanOrEqual ? .atMost : .atLeast
    if isRightToLeft, constraint.firstAttribute.isAlongReading {
      // Distances between leading and trailing edges are counted the way that is read.
      right.add(Expression(Double(constraint.constant)), times: -2)
      relation = relation == .atMost ? .atLeast : relation == .atLeast ? .atMost : .equal
    }
    note(
      .constraint(ObjectIdentifier(constraint)), left - right, relation, constraint.priority.rawValue, constraint)
  }
  private func content(
    _ item: AnyObject, around inner: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> AnyObject {
    guard let scroll = item as? any ConstrainedContent, inner !== scroll, inner.isDescendant(of: scroll) else {
      return item
    }
    switch attribute {
    case .width, .height, .centerX, .centerY, .notAnAttribute: return item
    default: return scroll.contentLayoutGuide
    }
  }
  /// Of areas that are scrolled: whether constraints say how wide and how high they are.
  private(set) var sizedContents: [ObjectIdentifier: (width: Bool, height: Bool)] = [:]
  private func noteContent(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    guard let guide = item as? UILayoutGuide, let scroll = guide.owningView as? any ConstrainedContent,
      scroll.placesContent(by: guide)
    else { return }
    var sides = sizedContents[ObjectIdentifier(guide)] ?? (false, false)
    switch attribute {
    case .right, .trailing, .width, .centerX: sides.width = true
    case .bottom, .height, .centerY, .lastBaseline: sides.height = true
    case .leading where isRightToLeft: sides.width = true
    default: return
    }
    sizedContents[ObjectIdentifier(guide)] = sides
  }
  /// How far what is moved in a scroll view has moved, where `item` is an area that stays with the scroll view and `other` is moved in it. Places here are
  /// those of content that has not moved.
  private func wayOfContent(
    _ item: AnyObject, around other: AnyObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> Double? {
    guard let guide = item as? UILayoutGuide, guide.rect != nil,
      let scroll = guide.owningView as? any ConstrainedContent,
      let inner = NSLayoutConstraint.view(of: other), inner !== scroll, inner.isDescendant(of: scroll)
    else { return nil }
    switch attribute {
    case .width, .height, .notAnAttribute: return nil
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      scroll.pinsSubviews()
      return Double(scroll.contentOffset.x)
    default:
      scroll.pinsSubviews()
      return Double(scroll.contentOffset.y)
    }
  }
  private func reportConflict(_ constraint: NSLayoutConstraint) {
    let others = allConstraints(root).compactMap { origin -> String? in
      guard origin !== constraint, let handle = entries[.constraint(ObjectIdentifier(origin))]?.handle,
        solver.contradicts(handle)
      else { return nil }
      return origin.name
    }
    Report(
      kind: .badSize, path: constraint.name,
      message:
        "cannot hold together with \(others.isEmpty ? "the frames of views that place themselves" : others.joined(separator: "; ")). It gives way; give one of them a lower priority, or let views be placed by constraints alone (translatesAutoresizingMaskIntoConstraints)."
    ).tell()
  }

  private func allConstraints(_ view: UIView) -> [NSLayoutConstraint] {
    view.subviews.reduce(view.heldConstraints) { $0 + allConstraints($1) }
  }

  // MARK: - Places

  func isPlaced(_ view: UIView) -> Bool {
    view === root ? measuresRoot : !view.translatesAutoresizingMaskIntoConstraints && !view.isArranged
  }
  func variables(of item: AnyObject) -> Variables {
    let key = ObjectIdentifier(item)
    if let known = variables[key], known.item != nil { return known }
    let made = Variables(
      item: item, left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    // What was here before has gone, and another object lies at its address.
    if let known = variables[key] { orphans.append(known) }
    variables[key] = made
    for symbol in [made.left, made.top, made.width, made.height] { owners[symbol.number] = key }
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
      if view !== root { geometryDependents.insert(ObjectIdentifier(view)) }
      return (
        // What is left of a view that is smaller than its margins is negative, as they are the same then.
        outer.left + Expression(Double(inner.origin.x - bounds.origin.x)),
        outer.top + Expression(Double(inner.origin.y - bounds.origin.y)),
        outer.width - Expression(Double(bounds.size.width - inner.size.width)),
        outer.height - Expression(Double(bounds.size.height - inner.size.height))
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
    guard let hostView = view.hostView, let outer = rect(hostView) else { return nil }
    let frame = hostView.fromTop(view.placedFrame), origin = hostView.ownBounds.origin
    return (
      outer.left + Expression(Double(frame.minX - origin.x)), outer.top + Expression(Double(frame.minY - origin.y)),
      Expression(Double(frame.width)), Expression(Double(frame.height))
    )
  }
  /// Whether leading edges of the constraint at work are right ones.
  private var isRightToLeft: Bool {
    forcesRightToLeft ?? surroundings?.isRightToLeft ?? false
  }
  private func value(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Expression? {
    guard let rect = rect(item) else { return nil }
    let view = NSLayoutConstraint.view(of: item)
    let isAboutMargins = attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
    let margins = isAboutMargins ? view?.shownMargins ?? .zero : .zero
    if isAboutMargins, let view, view !== root { geometryDependents.insert(ObjectIdentifier(view)) }
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

  // MARK: - Sizes

  func frame(_ variables: Variables) -> CGRect {
    func points(_ symbol: SimplexSolver.Symbol) -> CGFloat {
      let value = solver.value(symbol)
      // What only rounding has moved away from a whole point goes back there.
      return abs(value - value.rounded()) < 1e-6 ? value.rounded() : value
    }
    return CGRect(
      x: points(variables.left), y: points(variables.top), width: max(0, points(variables.width)),
      height: max(0, points(variables.height)))
  }

  /// Notes the widths that the solver gives views with content of their own. True where one has changed.
  func takeMeasuredWidths() -> Bool {
    for (key, known) in variables where entries[.hugging(key, .vertical)] != nil {
      guard let view = known.item as? UIView, lines[key] == nil else { continue }
      let width = frame(known).width
      if measuredWidths[key] == width { continue }
      measuredWidths[key] = width
      touchContent(of: view)
    }
    return !touchedContents.isEmpty
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is an edge at which reading begins or ends.
  fileprivate var isAlongReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
