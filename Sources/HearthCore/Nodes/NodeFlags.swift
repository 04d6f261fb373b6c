/// One bit each. `needs…` means this node, `subtreeNeeds…` this node or one below; `is…` and `has…` are facts.
package struct NodeFlags: OptionSet, Sendable {
  package var rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let needsBody = NodeFlags(rawValue: 1)
  package static let needsLayout = NodeFlags(rawValue: 2)
  package static let needsPlacement = NodeFlags(rawValue: 4)
  package static let subtreeNeedsRecord = NodeFlags(rawValue: 8)
  package static let needsElements = NodeFlags(rawValue: 16)
  /// The nearest container asks for elements one by one: lists of views below make nodes when asked.
  package static let isInLazyList = NodeFlags(rawValue: 32)
  /// Has left the tree. Whoever still holds the node must not touch its parent.
  package static let isUnmounted = NodeFlags(rawValue: 64)
  package static let isContainer = NodeFlags(rawValue: 128)
  package static let isLayoutNode = NodeFlags(rawValue: 256)
  package static let isRightToLeft = NodeFlags(rawValue: 512)
  /// This node or one below writes a preference.
  package static let subtreeHasPreferences = NodeFlags(rawValue: 1024)
  package static let readsInheritedStyle = NodeFlags(rawValue: 2048)
  package static let hasAppeared = NodeFlags(rawValue: 4096)
  /// This node or one below takes part in events (gesture, focus, hover, accessibility).
  package static let subtreeHasResponders = NodeFlags(rawValue: 8192)
  package static let hasObservation = NodeFlags(rawValue: 16384)
  package static let hasReads = NodeFlags(rawValue: 32768)
  package static let isPlaced = NodeFlags(rawValue: 65536)
  /// Was asked for an explicit alignment guide: its parent depends on more than its size.
  package static let guidesAreRead = NodeFlags(rawValue: 131072)
  /// Set while `Engine.verifiesLayout` only.
  package static let isPlacingChildren = NodeFlags(rawValue: 262144)
  /// Views of the app below this node are left out.
  package static let isTooDeep = NodeFlags(rawValue: 524288)
  package static let firstFree = NodeFlags(rawValue: 1_048_576)
}
