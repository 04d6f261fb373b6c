import Foundation

// What the solver says becomes the frames of views.

extension ConstraintLayout {
  /// Places all views of a tree that constraints place.
  ///
  /// - Parameter isFirst: Whether anything may have changed. Otherwise only what views say has changed is looked at.
  static func solve(_ root: UIView, isFirst: Bool = true) {
    guard root.usesConstraints else { return }
    let layout = root.constraintLayout ?? ConstraintLayout(root)
    root.constraintLayout = layout
    if !isFirst && !layout.isStale { return }
    // Texts may be higher in the width that they got: a second look takes that in.
    for _ in 0..<3 {
      let isWhole = layout.update()
      let hasChanged: Bool
      if isWhole {
        _ = layout.solver.takeChanges()
        hasChanged = layout.place(in: root, .zero)
      } else {
        hasChanged = layout.placeChanged()
      }
      if !hasChanged || !layout.isStale { return }
    }
  }

  /// Gives each view in a view that constraints place its frame. True where one has changed.
  private func place(in view: UIView, _ origin: CGPoint) -> Bool {
    var hasChanged = false
    for guide in view.guides { place(guide, in: view, origin) }
    for subview in view.subviews where place(subview, in: view, origin) { hasChanged = true }
    return hasChanged
  }
  private func place(_ guide: UILayoutGuide, in view: UIView, _ origin: CGPoint) {
    guard let variables = variables[ObjectIdentifier(guide)] else { return }
    guide.layoutFrame = frame(variables).offsetBy(
      dx: view.ownBounds.minX - origin.x, dy: view.ownBounds.minY - origin.y)
    guard let scroll = view as? any ConstrainedContent, scroll.placesContent(by: guide) else { return }
    // Along an axis of which constraints say nothing the app does.
    let sides = sizedContents[ObjectIdentifier(guide)] ?? (false, false)
    let size = CGSize(
      width: sides.width ? guide.layoutFrame.width : scroll.contentSize.width,
      height: sides.height ? guide.layoutFrame.height : scroll.contentSize.height)
    if scroll.contentSize != size { scroll.contentSize = size }
  }
  /// Places a view and all that is in it; `origin` is the corner of the view around it, in the root.
  private func place(_ subview: UIView, in view: UIView, _ origin: CGPoint) -> Bool {
    var hasChanged = false
    let key = ObjectIdentifier(subview)
    if isPlaced(subview), let variables = variables[key] {
      viewsPlaced += 1
      let frame = view.fromTop(
        frame(variables).offsetBy(dx: view.ownBounds.minX - origin.x, dy: view.ownBounds.minY - origin.y))
      let oldSize = subview.bounds.size
      if subview.placeByConstraints(frame) {
        hasChanged = true
        // What the content takes may follow from the width that it has got.
        if oldSize != subview.bounds.size && entries[.hugging(key, .vertical)] != nil && lines[key] == nil {
          touchContent(of: subview)
        }
        if geometryDependents.contains(key) { needsCollecting = true }
      }
    }
    if subview.subviews.isEmpty && subview.guides.isEmpty { return hasChanged }
    return place(in: subview, corner(of: subview, in: view, origin)) || hasChanged
  }
  private func corner(of subview: UIView, in view: UIView, _ origin: CGPoint) -> CGPoint {
    let middle = view.fromTop(subview.placedMiddle)
    return CGPoint(
      x: origin.x + middle.x - subview.bounds.width / 2 - view.ownBounds.minX,
      y: origin.y + middle.y - subview.bounds.height / 2 - view.ownBounds.minY)
  }
  /// The corner of a view in the root.
  private func corner(of view: UIView) -> CGPoint {
    guard view !== root, let hostView = view.hostView else { return .zero }
    return corner(of: view, in: hostView, corner(of: hostView))
  }
  /// Places what the solver has given other values, with all that is in it.
  private func placeChanged() -> Bool {
    var moved: [ObjectIdentifier: AnyObject] = [:]
    for symbol in solver.takeChanges() {
      guard let key = owners[symbol.number], let item = variables[key]?.item else { continue }
      moved[key] = item
    }
    var hasChanged = false
    for item in moved.values {
      if let guide = item as? UILayoutGuide {
        if let view = guide.owningView, view.root === root { place(guide, in: view, corner(of: view)) }
        continue
      }
      guard let view = item as? UIView, view !== root, let hostView = view.hostView, view.root === root else {
        continue
      }
      // What is in a view that has moved is placed with it.
      var outer: UIView? = hostView
      while let next = outer, moved[ObjectIdentifier(next)] == nil { outer = next.hostView }
      if outer == nil || outer === root, place(view, in: hostView, corner(of: hostView)) { hasChanged = true }
    }
    return hasChanged
  }
}
