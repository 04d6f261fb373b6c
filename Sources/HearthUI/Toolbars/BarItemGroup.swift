import HearthCore

/// How an item stands among its neighbours in a row.
struct BarItemGroup: Equatable {
  enum Background: Equatable { case none, shared, own }
  var background = Background.none
  /// Whether the neighbour before it, and the one after it, belong to the same group; nil if there is no neighbour.
  var joinsBefore: Bool?
  var joinsAfter: Bool?
  /// Whether its views reach to its neighbours.
  var removesMargins = false
  /// Whether it stands out, on a pane of its own where bars are of glass.
  var isProminent = false
  /// The first item of the group.
  var first: ObjectIdentifier

  @MainActor init(_ item: ToolbarEntry, in items: [ToolbarEntry], isGlassy: Bool) {
    first = item.id
    background = Self.background(item)
    // What only says something lies on the page. Source: seen, iOS 26, "Updated Just Now".
    if isGlassy, item.part.placement.kind == .status { background = .own }
    isProminent = isGlassy && Self.isProminent(item)
    removesMargins = item.part.changes.removesMargins
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    func joins(_ index: Int) -> Bool? {
      guard items.indices.contains(index) else { return nil }
      // A space parts groups by itself.
      guard case .item = items[index].part.kind else { return nil }
      if isGlassy, isProminent || Self.isProminent(items[index]) { return false }
      let other = Self.background(items[index])
      return other == background && background != .own
    }
    (joinsBefore, joinsAfter) = (joins(index - 1), joins(index + 1))
    var start = index
    while start > 0, joins(start - 1) == true { start -= 1 }
    first = items[start].id
  }
  @MainActor private static func isProminent(_ item: ToolbarEntry) -> Bool {
    item.part.placement.kind == .confirmationAction
  }
  @MainActor private static func background(_ item: ToolbarEntry) -> Background {
    switch item.part.changes.sharedBackground ?? .automatic {
    case .automatic: .none
    case .visible: .shared
    case .hidden: .own
    }
  }
}

/// The views of an item, with the part of its group's background that is behind them, and a distance to other groups.
nonisolated struct BarItemView: View {
  let group: BarItemGroup
  let node: DetachedNode
  @MainActor var body: some View {
    BarItemParts(group: group, node: node).padding(.horizontal, group.removesMargins ? -BarMetrics.itemGap : 0)
  }
}
nonisolated private struct BarItemParts: View {
  let group: BarItemGroup
  let node: DetachedNode
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlassy) private var isGlassy
  @MainActor var body: some View {
    if isGlassy {
      BarGlassParts(group: group, node: node)
        .padding(.leading, group.joinsBefore == false ? distance : 0)
        .padding(.trailing, group.joinsAfter == false ? distance : 0)
    } else if group.background == .none && group.joinsBefore != false && group.joinsAfter != false {
      Portal(node)
    } else {
      let isShared = group.background == .shared
      HStack(spacing: BarMetrics.itemGap) { Portal(node) }
        .background {
          if isShared {
            let radius = BarMetrics.buttonHeight(idiom) / 2
            let before = group.joinsBefore == true ? 0 : radius, after = group.joinsAfter == true ? 0 : radius
            UnevenRoundedRectangle(
              topLeadingRadius: before, bottomLeadingRadius: before, bottomTrailingRadius: after,
              topTrailingRadius: after
            )
            .fill(Color.primary.opacity(0.08))
            .padding(.trailing, group.joinsAfter == true ? -BarMetrics.itemGap : 0)
          }
        }
        // Half of the distance comes from each side.
        .padding(.leading, group.joinsBefore == false ? distance : 0)
        .padding(.trailing, group.joinsAfter == false ? distance : 0)
    }
  }
  private var distance: CGFloat { (BarMetrics.groupGap - BarMetrics.itemGap) / 2 }
}
