import HearthCore

/// What a page wants of the bars around it, besides its title.
package struct BarContent: Equatable {
  /// The toolbars of the page, the innermost first.
  var toolbars: [ToolbarItems] = []
  var hidesBackButton = false

  package static func == (a: Self, b: Self) -> Bool {
    a.toolbars.count == b.toolbars.count && zip(a.toolbars, b.toolbars).allSatisfy { $0 === $1 } && a.hidesBackButton == b.hidesBackButton
  }
}

package struct BarContentKey: PreferenceKey {
  package static var defaultValue: BarContent { BarContent() }
  package static func reduce(value: inout BarContent, nextValue: () -> BarContent) {
    let next = nextValue()
    value.toolbars += next.toolbars
    if next.hidesBackButton { value.hidesBackButton = true }
  }
}

extension View {
  /// Takes away the back button of the page; the other ways back stay.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    transformPreference(BarContentKey.self) { $0.hidesBackButton = hidesBackButton }
  }
}

/// The items of one `toolbar` modifier, as they are now.
@MainActor final class ToolbarItems {
  private var list: DetachedNode?
  /// Who shows them.
  weak var bar: BarModel?
  nonisolated init() {}
  nonisolated deinit {}

  func attach(_ node: DetachedNode) {
    list = node
    node.didChange = { [weak self] in self?.bar?.setNeedsUpdate() }
  }
  var items: [ToolbarEntry] {
    guard let list, !list.isUnmounted else { return [] }
    return list.elements.compactMap { element in
      guard let node = element as? DetachedNode, let part = node.role as? ToolbarPart else { return nil }
      return ToolbarEntry(part: part, node: node)
    }
  }
}

/// An item of a toolbar and the node that its views live in.
@MainActor struct ToolbarEntry: Identifiable {
  let part: ToolbarPart
  let node: DetachedNode
  nonisolated var id: ObjectIdentifier { ObjectIdentifier(node) }
}

/// What an item says about itself.
struct ToolbarPart {
  enum Kind { case item, group, spacer(SpacerSizing) }
  var kind = Kind.item
  var placement: ToolbarItemPlacement
  /// Not nil in toolbars that can be customized.
  var id: String?
}
