import HearthCore

extension StackControl: LinkHandler {
  func accepts(_ value: NavigationValue) -> Bool { true }
  func present(_ value: NavigationValue) -> Bool { present(value) { $0.append(value.base) } }
  /// What a link in the column before presents is all that is shown over the root. Source: Apple,
  /// "NavigationSplitView": "the stack can show a sequence of views on top of its root view"; seen, iOS: a link in
  /// the sidebar begins that sequence again.
  func show(_ value: NavigationValue) -> Bool {
    guard present(value, { $0.replace(with: value.base) }) else { return false }
    for level in [root] + values { if let above = level.presentedAbove { remove(above) } }
    return true
  }
  private func present(_ value: NavigationValue, _ write: (StackPath) -> Void) -> Bool {
    let element = value.base
    guard path.accepts(element) else {
      if let outer, outer.accepts(value), outer.present(value) { return true }
      reportWrongType(element)
      return false
    }
    guard findDestination(for: type(of: element.base), below: top) != nil else {
      arrangePages()
      if let outer, outer.accepts(value), outer.present(value) { return true }
      reportMissing(String(reflecting: type(of: element.base)), isLink: true)
      return false
    }
    arrangePages()
    write(path)
    node.setNeedsBody()
    return true
  }
  func present(_ destination: AnyView, of link: ObjectIdentifier) -> Bool {
    if let known = linkViews[link] {
      known.content = destination
      contentDidChange(of: known)
      return true
    }
    let view = PresentedView(destination)
    linkViews[link] = view
    view.didEnd = { [weak self] in self?.linkViews[link] = nil }
    push(view)
    return true
  }
  func isPresenting(_ value: NavigationValue) -> Bool { false }

  func present(_ presented: PresentedView) -> Bool {
    if isColumn, presented.isDetailLink, let column, column.hasNext { return column.present(presented) }
    push(presented)
    return true
  }
  func contentDidChange(of view: PresentedView) {
    if let level = presented[ObjectIdentifier(view)] {
      levelNeedsUpdate(level)
    } else if isColumn {
      column?.contentDidChange(of: view)
    }
  }
  func withdraw(_ view: PresentedView) {
    guard let level = presented[ObjectIdentifier(view)] else {
      if isColumn { column?.withdraw(view) }
      return
    }
    // One is withdrawn and another presented by the same change: whichever is heard of first, the other one stays.
    let above = level.presentedAbove, stays = above?.madeIn == engine.updateNumber
    if stays { level.presentedAbove = nil }
    remove(level)
    if stays, let above, let base = level.base { (above.base, base.presentedAbove) = (base, above) }
  }
}
