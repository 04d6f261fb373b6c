import HearthFocus

// What a window's focus keeps, by what it is for.

/// Writes to focus states that wait for the focus phase.
struct FocusRequests {
  var pending: [FocusRequest] = []
  var count = 0
}

/// Views that are bound to focus states.
struct FocusBindings {
  var nodes: [ObjectIdentifier: FocusBindingNode] = [:]
  /// The focus states that say that focus is on one of their views.
  var placed: [ObjectIdentifier: FocusStorage] = [:]
  /// Whether some have come since the last focus phase.
  var hasNew = false
}

/// Views that keep focus inside.
struct FocusModals {
  /// In the order in which they appeared.
  var shown: [FocusModalNode] = []
  /// What the presentation that has just closed gives back.
  var closed: (target: LayoutNode?, hadFocus: Bool)?
}

/// Views that say where focus begins, by `focusScope(_:)` and `prefersDefaultFocus(_:in:)`.
struct FocusDefaults {
  var scopes: [ObjectIdentifier: FocusScopeNode] = [:]
  var preferred: [ObjectIdentifier: PreferredFocusNode] = [:]
}

/// What has come since the last focus phase.
struct FocusArrivals {
  /// Where a default was named and nobody has looked yet.
  var regions: [DefaultFocusNode] = []
  /// Pages that are on top now.
  var pages: [PageNode] = []
}

/// What was found out, for as long as it holds.
struct FocusCache {
  var tree: FocusTree?
  /// What to remember of the focused view in case it goes.
  var loss: (loss: FocusLoss, version: FocusTree.Version, node: ObjectIdentifier)?
  /// What was seen not to be covered. Anything that moves may cover it.
  var cover: (version: FocusTree.Version, geometry: UInt64, node: ObjectIdentifier)?

  mutating func focusDidMove() { (loss, cover) = (nil, nil) }
}

/// What the user's moves came to.
struct FocusMoves {
  /// Candidates examined in the last move.
  var examined = 0
  /// Moves to a neighbour, for checks.
  var checkedCount: UInt64 = 0
  /// The last answer of HearthFocus, for the overlay that shows it.
  var answer: FocusAnswer?
  /// What the last move was answered, until focus changes in another way.
  var last: FocusMove?
  /// The arrow by which focus came to where it is.
  var arrival: MoveDirection?
}

/// The text that has focus, as the host was told, and the one before.
@MainActor struct EditedText {
  /// What the host was told last.
  var request: TextInputRequest?
  /// The text that had focus before, to which its input method may still say something.
  private(set) weak var former: (any FocusTarget)?
  private(set) var formerSession: Int?

  /// Notes that focus leaves a view, which may have been the text that was edited.
  mutating func leave(_ view: any FocusTarget) {
    if let session = request?.session { (former, formerSession) = (view, session) }
  }
}
