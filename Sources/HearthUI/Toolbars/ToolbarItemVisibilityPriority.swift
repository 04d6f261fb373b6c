import HearthCore

/// Which items of a toolbar stay longest where there is no room for all.
///
///     ToolbarItem { ShareButton() }.visibilityPriority(.high)
///
/// Priorities that are made from the same one are equal, and lie between it and the next one of the framework. Source:
/// Apple, documentation of ToolbarItemVisibilityPriority.
nonisolated public struct ToolbarItemVisibilityPriority: Hashable, Comparable, Sendable {
  /// Of the framework's priority that it was made from, and the steps away from it.
  private let base: Int, steps: Int
  private init(_ base: Int, _ steps: Int = 0) { (self.base, self.steps) = (base, steps) }
  /// What items have by themselves.
  public static let automatic = ToolbarItemVisibilityPriority(0)
  /// Goes into the menu first.
  public static let low = ToolbarItemVisibilityPriority(-1)
  /// Stays longest.
  public static let high = ToolbarItemVisibilityPriority(1)
  /// A priority below another.
  public init(lowerThan other: ToolbarItemVisibilityPriority) { self.init(other.base, other.steps - 1) }
  /// A priority above another.
  public init(higherThan other: ToolbarItemVisibilityPriority) { self.init(other.base, other.steps + 1) }
  public static func < (a: Self, b: Self) -> Bool { (a.base, a.steps) < (b.base, b.steps) }
}

extension ToolbarContent {
  /// Sets how long the items stay in the bar while there is less and less room: those with a lower priority go into the menu
  /// at its end first, and of several with the same the last one does.
  @MainActor @preconcurrency public func visibilityPriority(
    _ priority: ToolbarItemVisibilityPriority
  ) -> some ToolbarContent {
    ChangedToolbarContent(base: self) { $0.priority = priority }
  }
  /// Lets the views of the items reach to the items beside them.
  public nonisolated func contentMarginsRemoved(_ removed: Bool = true) -> some ToolbarContent {
    ChangedToolbarContent(base: self) { $0.removesMargins = removed }
  }
}
extension CustomizableToolbarContent {
  /// Sets how long the items stay in the bar while there is less and less room. The result can still be customized.
  @MainActor @preconcurrency public func visibilityPriority(
    _ priority: ToolbarItemVisibilityPriority
  ) -> some CustomizableToolbarContent {
    CustomizableContent(ChangedToolbarContent(base: self) { $0.priority = priority })
  }
  /// Lets the views of the items reach to the items beside them. The result can still be
  /// customized.
  public nonisolated func contentMarginsRemoved(_ removed: Bool = true) -> some CustomizableToolbarContent {
    CustomizableContent(ChangedToolbarContent(base: self) { $0.removesMargins = removed })
  }
}

extension ToolbarEntry {
  /// Whether the item stays in the bar although there is no room. Source: our choice: actions of a dialog and the primary
  /// one do, unless the app gives them a priority below the usual one; pinned items do until a search needs the room.
  func isLasting(whileSearching: Bool) -> Bool {
    guard case .item = part.kind else { return false }
    switch part.placement.kind {
    case .topBarPinnedTrailing: return !whileSearching
    case .confirmationAction, .cancellationAction, .primaryAction: return part.changes.priority >= .automatic
    default: return false
    }
  }
}
extension [ToolbarEntry] {
  /// The item that goes into the menu next; nil where all stay.
  func nextToLeave(whileSearching: Bool) -> Int? {
    var found: Int?
    for index in indices where !self[index].isLasting(whileSearching: whileSearching) {
      if let found, self[found].part.changes.priority < self[index].part.changes.priority { continue }
      found = index
    }
    return found
  }
}
