/// The focused values of a window: which views offer them, which count now, and which views read them.
///
/// The focus phase works out what counts when focus has moved or an offer has changed, and marks the readers
/// of the keys whose value has changed.
@MainActor package final class FocusedValueStore: FrameParticipant {
  package nonisolated static var moments: FrameMoments { [.need, .focus, .round] }
  static let slot = EngineSlot { FocusedValueStore($0) }
  private unowned let engine: Engine
  /// The views that offer something, in the order in which they were made. Unretained: they take themselves out.
  private var nodes: [(id: ObjectIdentifier, node: Unmanaged<FocusedValueNode>)] = []
  private var offering: [ObjectIdentifier: FocusedValueNode] = [:]
  private var values: [ObjectIdentifier: any FocusedOffer] = [:]
  private var readers: [ObjectIdentifier: ReaderSet] = [:]
  private var isStale = false
  /// The values of another window, which count if this one has no value.
  private weak var main: FocusedValueStore?
  private var followers: [Follower] = []
  private struct Follower { weak var store: FocusedValueStore? }
  /// Held, so that another node cannot take its address.
  private var focused: LayoutNode?
  init(_ engine: Engine) { self.engine = engine }
  nonisolated deinit {}

  // MARK: - Offers

  func insert(_ node: FocusedValueNode) {
    nodes.append((ObjectIdentifier(node), .passUnretained(node)))
    offering[ObjectIdentifier(node)] = node
    isStale = true
  }
  func remove(_ node: FocusedValueNode) {
    nodes.removeAll { $0.id == ObjectIdentifier(node) }
    offering[ObjectIdentifier(node)] = nil
    isStale = true
  }
  func offersDidChange() { isStale = true }

  // MARK: - Readers

  func value<Key: FocusedValueKey>(_ key: Key.Type, readBy reader: Node?) -> Key.Value? {
    let id = ObjectIdentifier(key)
    if let reader {
      let set = readers[id] ?? ReaderSet()
      readers[id] = set
      set.insert(reader)
    }
    return (values[id] as? KeyOffer<Key>)?.value ?? main?.value(key, readBy: nil)
  }

  // MARK: - Another window

  /// Reads the values of another window if this one has no value: the window is about
  /// what is in the other one. Nil ends that.
  package func follow(_ new: FocusedValueStore?) {
    if new === main { return }
    main?.followers.removeAll { $0.store == nil || $0.store === self }
    main = new
    new?.followers.append(Follower(store: self))
    for (_, set) in readers { set.markAll() }
  }
  private func mainDidChange(_ old: [ObjectIdentifier: any FocusedOffer], _ new: [ObjectIdentifier: any FocusedOffer]) {
    mark(old, new) { values[$0] == nil }
  }
  private func mark(
    _ old: [ObjectIdentifier: any FocusedOffer], _ new: [ObjectIdentifier: any FocusedOffer],
    where counts: (ObjectIdentifier) -> Bool = { _ in true }
  ) {
    for (key, set) in readers where counts(key) {
      switch (old[key], new[key]) {
      case (nil, nil): continue
      case (let a?, let b?) where a.isKnownEqual(to: b): continue
      default: set.markAll()
      }
    }
  }

  // MARK: - What counts

  private var focusedNow: LayoutNode? { engine.content?.input.focus.focused }
  /// Whether focus has moved, or a view offers another value, since the last focus phase.
  package var needsFrame: Bool { isStale || focusedNow !== focused }
  package var needsRound: Bool { needsFrame }

  package func updateFocus() {
    guard needsFrame else { return }
    let focused = focusedNow
    isStale = false
    self.focused = focused
    var new: [ObjectIdentifier: any FocusedOffer] = [:]
    func take(_ offers: [any FocusedOffer]) {
      for offer in offers where !offer.isEmpty {
        if new[offer.key] == nil { new[offer.key] = offer }
      }
    }
    if !nodes.isEmpty {
      var node = focused
      while let current = node {
        if let node = offering[ObjectIdentifier(current)], !node.isForScene { take(node.offers) }
        node = current.layoutParent
      }
      for entry in nodes.reversed() {
        let node = entry.node.takeUnretainedValue()
        if node.isForScene && !node.hasLeftTree { take(node.offers) }
      }
    }
    let old = values
    values = new
    mark(old, new)
    for follower in followers { follower.store?.mainDidChange(old, new) }
  }
}

extension Engine {
  package var focusedValues: FocusedValueStore { self[FocusedValueStore.slot] }
}
