/// Keys that come while the input method looks at another wait for it.
///
/// The module of IBus runs the main loop until its engine has answered, and there the next key is heard of. Typed at
/// once, it would overtake. Source: seen, ibus-gtk4 1.5.27: a busy engine made "in" of "ni".
nonisolated struct KeyQueue<Key> {
  private var waiting: [Key] = []
  private var isBusy = false

  /// Whether a key is to be taken now. It waits otherwise.
  mutating func begin(_ key: Key) -> Bool {
    if isBusy {
      waiting.append(key)
      return false
    }
    isBusy = true
    return true
  }
  /// A key was taken. The next one, which is to be taken now; nil when none waits.
  mutating func next() -> Key? {
    if !waiting.isEmpty { return waiting.removeFirst() }
    isBusy = false
    return nil
  }
}

/// Whom a key goes to first, where a text is edited: the app or the input method.
///
/// The app, whose `onKeyPress` may want it; the input method has what is left. While it composes, it is the other way
/// round, and so it is while nobody knows what became of a key that it has kept: it may live in another process, and
/// says later that it composes now. Then a key that was typed quickly would otherwise overtake.
///
/// Some input methods give a key back that they do not want, as an event that comes once more. The app is asked about
/// each key once.
nonisolated struct KeyOrder<Event: Equatable> {
  /// Keys that the input method has kept, the latest last, and whether the app was asked about them before.
  private var kept: [(event: Event, wasAsked: Bool)] = []
  /// Whether it has kept a key and said nothing since.
  private(set) var isWaiting = false
  /// Keys that are remembered. Source: our choice; fcitx keeps 40, and nobody types so far ahead.
  private static var limit: Int { 40 }

  /// A key comes. True when it comes back, and the app was asked about it already.
  mutating func begin(_ event: Event) -> Bool {
    guard let index = kept.firstIndex(where: { $0.event == event }) else { return false }
    isWaiting = false
    return kept.remove(at: index).wasAsked
  }
  /// The input method keeps the key, and has not said anything yet.
  mutating func keep(_ event: Event, wasAsked: Bool, isPress: Bool) {
    kept.append((event, wasAsked))
    if kept.count > Self.limit { kept.removeFirst() }
    if isPress { isWaiting = true }
  }
  /// The input method has shown or entered something, or does not want a key.
  mutating func inputMethodSpoke() { isWaiting = false }
  /// Another text is edited.
  mutating func forget() { (kept, isWaiting) = ([], false) }
}
