import HearthCore

/// What a row that is the label of a disclosure group tells the list around: the same object as long as the group is
/// there, so that rows are laid out once.
@MainActor final class RowDisclosure {
  private(set) var isOpen = false
  /// The label inside of the row, which may have a tag.
  private(set) var label: ControlAnchor?
  private(set) var toggle: () -> Void = {}
  nonisolated init() {}
  nonisolated deinit {}
  func updated(isOpen: Bool, _ label: ControlAnchor, _ toggle: @escaping () -> Void) -> RowDisclosure {
    (self.isOpen, self.label, self.toggle) = (isOpen, label, toggle)
    return self
  }
}
struct RowDisclosureKey: LayoutValueKey { static var defaultValue: RowDisclosure? { nil } }
/// Set for the rows that a group discloses: what is written after the group does not belong to them.
struct DisclosedRowKey: LayoutValueKey { static var defaultValue: Bool { false } }

extension ListRow {
  /// The identity of a row in an outline: the tag of its own view, of its label,
  /// or what the innermost `ForEach` gave it.
  func identity(at place: DisclosurePosition) -> AnyHashable? {
    let own = place.parent == nil ? node.child : disclosedView
    if let tag = own?.layoutValue(TagKey.self) { return tag }
    if let label = traits.disclosure?.label?.node, !label.isUnmounted, let tag = label.layoutValue(TagKey.self) {
      return tag
    }
    if let link = own?.layoutValue(RowLinkKey.self), link.selects, let value = link.value { return value }
    return place.id
  }
  /// The view of the row without what is written behind the groups around it.
  private var disclosedView: LayoutNode? {
    var result: LayoutNode?
    var node: LayoutNode? = self.node
    while let wrapper = node as? UnaryNode, wrapper.hasContent {
      wrapper.resolveChild()
      node = wrapper.child
      if wrapper is LayoutValueNode<DisclosedRowKey> { result = node }
    }
    return result
  }
}

extension ListControl {
  /// What the arrows to the side do in an outline: the one forwards opens the row that the keys are at, the one
  /// backwards closes it, or else goes to the row that it is in.
  ///
  /// Source: seen, AppKit's NSOutlineView on macOS.
  func handleOutlineKey(_ event: KeyEvent, at current: Int) -> Bool {
    let isForwards = event.key == (node.flags.contains(.isRightToLeft) ? .leftArrow : .rightArrow)
    if !lazy.hasDisclosures { return false }
    guard let row = (lazy.makeElement(at: current) as? BehaviorNode)?.behavior as? ListRow else { return false }
    if let disclosure = row.traits.disclosure, disclosure.isOpen != isForwards {
      disclosure.toggle()
      return true
    }
    guard !isForwards, let parent = lazy.disclosurePosition(of: row.node)?.parent, let id = identity(at: parent) else {
      return false
    }
    select(byKey: id, at: parent)
    return true
  }
}
