import HearthCore

// Where links in a column lead: to the column that follows.
//
// A value is what the first stack of that column shows over its root, instead of the values before. Without a stack
// its destination is shown instead of what the column has; it may be declared in that column, in the one of the link
// or in one before it. Source: Apple, "NavigationLink", for stacks; the rest is our choice.

extension ColumnContext: LinkHandler {
  package var hasNext: Bool { control?.next(column) != nil }
  private var nextContext: ColumnContext? {
    control.flatMap { control in control.next(column).map { control.contexts[$0.rawValue] } }
  }
  private var outer: (any LinkHandler)? { control?.node.scope.value(LinkHandlerKey.self).object }

  package func accepts(_ value: NavigationValue) -> Bool { hasNext || outer?.accepts(value) ?? false }
  package func present(_ value: NavigationValue) -> Bool {
    guard let control, let next = nextContext else { return outer?.present(value) ?? false }
    let type = type(of: value.base.base), destination = destination(for: type)
    if let stack = next.stack, stack.accepts(value),
      destination == nil || (stack as? StackControl)?.destination(for: type) != nil
    {
      guard stack.show(value) else { return false }
      control.userGoes(to: next.column)
      return true
    }
    if let destination, let content = destination.content(for: value.base) {
      if control.replacements[next.column.rawValue]?.value == value {
        control.userGoes(to: next.column)
      } else {
        let view = PresentedView(content)
        control.show(view, of: ObjectIdentifier(view), value: value, in: next.column)
      }
      return true
    }
    if let outer, outer.accepts(value) { return outer.present(value) }
    let name = String(reflecting: type)
    control.report(
      name,
      "a link presents a value of the type \(name), and the column that follows has neither a stack nor a destination for it. Nothing is shown. Put a NavigationStack with navigationDestination(for: \(name).self) in that column, or a link with a selection in the list."
    )
    return false
  }
  package func present(_ destination: AnyView, of link: ObjectIdentifier) -> Bool {
    guard let control, let next = control.next(column) else { return outer?.present(destination, of: link) ?? false }
    if let known = linkViews[link] {
      known.content = destination
      control.contentDidChange(of: known)
      return true
    }
    let view = PresentedView(destination)
    linkViews[link] = view
    view.didEnd = { [weak self] in self?.linkViews[link] = nil }
    control.show(view, of: link, in: next)
    return true
  }
  package func isPresenting(_ value: NavigationValue) -> Bool {
    if let control, let next = control.next(column), control.replacements[next.rawValue]?.value == value { return true }
    return nextContext?.stack?.isPresenting(value) ?? outer?.isPresenting(value) ?? false
  }

  package func present(_ presented: PresentedView) -> Bool {
    guard let control, let next = control.next(column) else { return outer?.present(presented) ?? false }
    control.show(presented, of: ObjectIdentifier(presented), in: next)
    return true
  }
  package func contentDidChange(of presented: PresentedView) { control?.contentDidChange(of: presented) }
  package func withdraw(_ presented: PresentedView) { control?.withdraw(presented) }
}

// MARK: - Destinations

extension ColumnContext: DestinationRegistry {
  /// A stack around the split view pushes what its columns declare.
  private var outerRegistry: (any DestinationRegistry)? {
    control?.node.scope.value(DestinationRegistryKey.self).object
  }

  package func register(_ destination: Destination) {
    let key = ObjectIdentifier(destination.type)
    covered[key] = nil
    destinations[key, default: []].append(destination)
    outerRegistry?.register(destination)
  }
  package func unregister(_ destination: Destination) {
    let key = ObjectIdentifier(destination.type)
    destinations[key]?.removeAll { $0 === destination }
    // The view of a link covers what declared it; it still says what to show.
    if destinations[key]?.isEmpty == true, control?.replacements[column.rawValue] != nil { covered[key] = destination }
    outerRegistry?.unregister(destination)
  }
  package func destinationDidChange(_ destination: Destination) {
    if let control {
      for case let replacement? in control.replacements {
        guard let value = replacement.value, self.destination(for: type(of: value.base.base)) === destination,
          let content = destination.content(for: value.base)
        else { continue }
        replacement.presented.content = content
        control.contentDidChange(of: replacement.presented)
      }
    }
    outerRegistry?.destinationDidChange(destination)
  }
  /// What the next column, this one or one before declares for a type.
  private func destination(for type: Any.Type) -> Destination? {
    guard let control else { return nil }
    let columns = [control.next(column), column] + control.columnsBefore(column)
    for case let column? in columns {
      let context = control.contexts[column.rawValue]
      if let found = context.destinations[ObjectIdentifier(type)]?.min(by: {
        ($0.depth, $0.number) < ($1.depth, $1.number)
      }) {
        return found
      }
      if let found = context.covered[ObjectIdentifier(type)] { return found }
    }
    return nil
  }
}
