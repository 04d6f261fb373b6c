/// What of a window's pages is shown.
@MainActor private final class ShownPages {
  static let slot = EngineSlot { _ in ShownPages() }
  @exclusivity(unchecked) var covered = 0
  @exclusivity(unchecked) var pictureMotions = 0
  init() {}
  nonisolated deinit {}
}

extension Engine {
  /// Pages that are not on top of theirs: nothing in them is laid out.
  final var coveredPages: Int {
    get { self[ShownPages.slot].covered }
    set { self[ShownPages.slot].covered = newValue }
  }
  /// Pages and presentations whose pictures are on their way: what lies above everything at
  /// a place of them is not shown meanwhile.
  package final var pictureMotions: Int {
    get { self[ShownPages.slot].pictureMotions }
    set { self[ShownPages.slot].pictureMotions = newValue }
  }
}
