/// One bit each. `needs…` means this node, `subtreeNeeds…` this node or one below; `is…` and `has…` are facts.
package struct NodeFlags: OptionSet, Sendable {
  package var rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  // Written out: what `OptionSet` has is generic, and takes an eighth of a debug build's time.
  @inline(__always) package init(arrayLiteral elements: NodeFlags...) {
    rawValue = 0
    for element in elements { rawValue |= element.rawValue }
  }
  @inline(__always) package func contains(_ other: NodeFlags) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inline(__always) package func intersection(_ other: NodeFlags) -> NodeFlags {
    NodeFlags(rawValue: rawValue & other.rawValue)
  }
  @inline(__always) package mutating func insert(_ other: NodeFlags) { rawValue |= other.rawValue }
  @inline(__always) package mutating func remove(_ other: NodeFlags) { rawValue &= ~other.rawValue }

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
  /// This node or one below is, or was, a focus target or group.
  package static let subtreeHasFocus = NodeFlags(rawValue: 8192)
  package static let hasObservation = NodeFlags(rawValue: 16384)
  package static let hasReads = NodeFlags(rawValue: 32768)
  package static let isPlaced = NodeFlags(rawValue: 65536)
  /// Conforms to `FocusGroupProvider`.
  package static let isFocusGroup = NodeFlags(rawValue: 1 << 28)
  /// The view has properties that the engine binds (`State`, `Environment`, …).
  package static let hasDynamicProperties = NodeFlags(rawValue: 1 << 29)
  /// Conforms to `FocusTarget`.
  package static let isFocusTarget = NodeFlags(rawValue: 131072)
  /// Wraps an element that another node owns (`ElementwiseNode`).
  package static let isElementWrapper = NodeFlags(rawValue: 1 << 27)
  /// Conforms to `KeyHandler`.
  package static let handlesKeys = NodeFlags(rawValue: 1 << 18)
  /// Conforms to `HoverTarget`.
  package static let isHoverTarget = NodeFlags(rawValue: 1 << 19)
  /// Conforms to `ScrollInputTarget`.
  package static let isScrollTarget = NodeFlags(rawValue: 1 << 20)
  /// Is a `GestureNode`.
  package static let hasGesture = NodeFlags(rawValue: 1 << 21)
  /// Is an `AccessibilityNode`.
  package static let hasAccessibility = NodeFlags(rawValue: 1 << 22)
  /// Is a `FocusBindingNode`.
  package static let hasFocusBinding = NodeFlags(rawValue: 1 << 23)
  /// A node above changes the transactions that reach this one. Inherited.
  package static let isInTransactionScope = NodeFlags(rawValue: 1 << 31)
  /// Writes, changes, gathers or ends a preference: is a `PreferenceStop`.
  package static let hasPreferencePort = NodeFlags(rawValue: 1 << 30)

  /// This node or one below has state to keep when its row goes out of view.
  package static let keepsState = NodeFlags(rawValue: 1 << 25)

  /// What a node takes over from its parent when it is made.
  package static let inherited: NodeFlags = [.isInLazyList, .isInTransactionScope]

  /// Was asked for an explicit alignment guide: its parent depends on more than its size.
  package static let guidesAreRead = NodeFlags(rawValue: 1 << 24)
  /// Views of the app below this node are left out.
  package static let isTooDeep = NodeFlags(rawValue: 1 << 26)
}
