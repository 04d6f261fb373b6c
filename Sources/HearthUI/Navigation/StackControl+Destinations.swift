import HearthCore

// Which destination a value has.
//
// Any page of the stack may declare destinations, and every page can be pushed by every other. Of several declarations
// of one type the one nearest to the root of the stack counts, so that a path means the same whichever pages were made.
// Source: SwiftUI's own warning, "Only the destination declared closest to the root view of the stack will be used".

extension StackControl {
  func register(_ destination: Destination, at level: StackLevel) {
    let key = ObjectIdentifier(destination.type)
    retired[key] = nil
    destinations[key, default: []].append((destination, level))
    if destinations[key]!.count == 2 { engine.performAtEndOfRound { [weak self] in self?.reportDuplicates(of: key) } }
    let top = top
    if top.page == nil || top.isPlaceholder { invalidate() }
  }
  func unregister(_ destination: Destination, at level: StackLevel) {
    let key = ObjectIdentifier(destination.type)
    destinations[key]?.removeAll { $0.destination === destination }
    // The row is out of view; what it declared still says what to show.
    if destinations[key]?.isEmpty == true, destination.isInLazyContainer, !level.isGone {
      retired[key] = (destination, level)
    }
  }
  func destinationDidChange(_ destination: Destination) {
    visitLevels { if $0.destination === destination && $0.page != nil { levelNeedsUpdate($0) } }
  }

  /// What is declared for a type in the pages that are there.
  func destination(for type: Any.Type) -> Destination? {
    let key = ObjectIdentifier(type)
    guard let all = destinations[key], !all.isEmpty else {
      guard let old = retired[key], !old.level.isGone else { return nil }
      return old.destination
    }
    return all.count == 1 ? all[0].destination : all.min(by: Self.precedes)!.destination
  }
  private static func precedes(
    _ a: (destination: Destination, level: StackLevel), _ b: (destination: Destination, level: StackLevel)
  ) -> Bool {
    let first = (a.level.index, a.level.height, a.destination.depth),
      second = (b.level.index, b.level.height, b.destination.depth)
    return first == second ? a.destination.number < b.destination.number : first < second
  }
  /// The same; pages below `level` that were never shown are made when they may declare it, one of each type of value.
  func findDestination(for type: Any.Type, below level: StackLevel) -> Destination? {
    if let found = destination(for: type) { return found }
    var asked: Set<ObjectIdentifier> = []
    for lower in values.prefix(max(0, level.index)) where lower.page != nil {
      if let value = lower.element?.value { asked.insert(ObjectIdentifier(Swift.type(of: value.base))) }
    }
    for lower in values.prefix(max(0, level.index)) where lower.page == nil {
      guard let value = lower.element?.value else { continue }
      let lowerType = Swift.type(of: value.base)
      guard asked.insert(ObjectIdentifier(lowerType)).inserted, destination(for: lowerType) != nil, makePage(lower)
      else { continue }
      if let found = destination(for: type) { return found }
    }
    return nil
  }

  // MARK: - Reports

  private func report(_ what: String, _ message: String) {
    // One for each type.
    engine.report(Report(kind: .navigation, path: "\(node.path)/\(what)", message: message))
  }
  func reportMissing(_ typeName: String, isLink: Bool) {
    var places: [String] = []
    visitLevels { level in if let page = level.page { places += page.lazyContainersBelow.map(\.path) } }
    let hint =
      places.isEmpty
      ? ""
      : " Is it declared in a row of \(Set(places).sorted().prefix(3).joined(separator: " or "))? A row that was never in view declares nothing: write it outside of the lazy container."
    report(
      typeName,
      isLink
        ? "a link presents a value of the type \(typeName), for which this stack has no destination. Nothing is pushed. Write navigationDestination(for: \(typeName).self) on a view inside of the stack.\(hint)"
        : "the path holds a value of the type \(typeName), for which this stack has no destination. A placeholder is shown. Write navigationDestination(for: \(typeName).self) on a view inside of the stack.\(hint)"
    )
  }
  func reportWrongType(_ value: AnyHashable) {
    let name = String(reflecting: type(of: value.base)), held = path.elementType.map { String(reflecting: $0) } ?? ""
    report(
      name,
      "a link presents a value of the type \(name), and the path of this stack holds values of the type \(held). Nothing is pushed. Use a NavigationPath for values of several types."
    )
  }
  private func reportDuplicates(of key: ObjectIdentifier) {
    guard !node.isUnmounted, let all = destinations[key], all.count > 1,
      let first = all.min(by: Self.precedes)?.destination
    else { return }
    guard let other = all.first(where: { $0.destination !== first && $0.destination.isInTree })?.destination else {
      return
    }
    let name = String(reflecting: first.type)
    report(
      "navigationDestination(for: \(name).self)",
      "the destination of \(name) is declared more than once in this stack. The one nearest to its root counts, at \(first.node.path); the one at \(other.node.path) does not.\(other.isInLazyContainer ? " Each row declares it: write it once, outside of the lazy container." : "")"
    )
  }
  /// Called once, when the stack is made.
  func reportNesting() {
    guard let around = outer as? StackControl else { return }
    engine.report(
      .navigation, at: node,
      "a NavigationStack is inside of a page of another one, \(around.node.path). Its links push onto the inner one, and both have their own bars. Remove one of the two."
    )
  }
}
