#if GTK
  import CGTK
  import Foundation
  import HearthCore

  /// Tells assistive technology what has changed: only what somebody has registered for, once a frame, from the difference
  /// of two looks at the window.
  final class AccessibleEvents {
    weak var bridge: AccessibilityBridge?
    private var bus: OpaquePointer?
    private var subscriptions: [guint] = []
    /// What clients listen to, as `object:statechanged:focused`.
    private var wanted: Set<String> = []
    /// What windows were when they were compared last, by their numbers.
    private var known: [UInt32: [UInt32: AccessibleFacts]] = [:]
    private var focused: [UInt32: UInt32] = [:]
    private var isAsking = false

    init() {}
    nonisolated deinit {}
    private static let registry = "org.a11y.atspi.Registry", registryPath = "/org/a11y/atspi/registry"

    // MARK: - Who listens

    func start(on bus: OpaquePointer) {
      self.bus = bus
      for signal in ["EventListenerRegistered", "EventListenerDeregistered"] {
        subscriptions.append(
          g_dbus_connection_signal_subscribe(
            bus, Self.registry, Self.registry, signal, Self.registryPath, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, _, _ in MainActor.assumeIsolated { AccessibilityBridge.shared.events.ask() } }, nil, nil))
      }
      ask()
    }
    func stop() {
      if let bus { for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(bus, subscription) } }
      (bus, subscriptions, wanted, known, focused) = (nil, [], [], [:], [:])
    }
    private func ask() {
      guard let bridge else { return }
      if isAsking { return }
      isAsking = true
      bridge.call(Self.registry, Self.registryPath, Self.registry, "GetRegisteredEvents", nil) { [self] answer in
        isAsking = false
        guard let answer, bus != nil else { return }
        let names = BusValue.tuples(answer, at: 0) { BusValue.string($0, at: 1) }
        let hadNone = wanted.isEmpty
        wanted = Set(names.map(Self.plain))
        if wanted.isEmpty { (known, focused) = ([:], [:]) }
        if Trace.isWanted(.accessibility) { Trace.write("accessibility listeners \(wanted.sorted())") }
        if hadNone, !wanted.isEmpty { for window in bridge.windows { begin(window) } }
      }
    }
    /// `Object:StateChanged:focused` and `object:state-changed:focused` are the same.
    private static func plain(_ name: String) -> String {
      var text = name.lowercased().replacingOccurrences(of: "-", with: "")
      while text.hasSuffix(":") { text.removeLast() }
      return text
    }
    /// Whether somebody listens to an event, or to all of its kind.
    private func isWanted(_ kind: String, _ event: String, _ detail: String) -> Bool {
      if wanted.isEmpty { return false }
      let name = Self.plain(kind + ":" + event)
      return wanted.contains("") || wanted.contains(Self.plain(kind)) || wanted.contains(name)
        || wanted.contains(name + ":" + Self.plain(detail))
    }

    // MARK: - Sending

    private func emit(
      _ item: AccessibleItem, _ event: String, _ detail: String = "", _ first: Int32 = 0, _ second: Int32 = 0,
      _ value: OpaquePointer? = nil, kind: String = "Object"
    ) {
      emit("\(AccessibilityBridge.base)/\(item.number)", event, detail, first, second, value, kind: kind)
    }
    private func emit(
      _ path: String, _ event: String, _ detail: String, _ first: Int32, _ second: Int32, _ value: OpaquePointer?,
      kind: String
    ) {
      guard let bus, let bridge, isWanted(kind, event, detail) else {
        if let value { g_variant_unref(g_variant_ref_sink(value)) }
        return
      }
      bridge.counters.signals += 1
      let parts = [
        BusValue.string(detail), BusValue.int(first), BusValue.int(second),
        BusValue.variant(value ?? BusValue.int(0)), BusValue.properties([]),
      ]
      g_dbus_connection_emit_signal(
        bus, nil, path, "org.a11y.atspi.Event." + kind, event, BusValue.tuple(parts), nil)
    }
    private func emitCache(_ signal: String, _ value: OpaquePointer) {
      guard let bus, let bridge else { return }
      bridge.counters.signals += 1
      g_dbus_connection_emit_signal(
        bus, nil, AccessibilityBridge.cache, AccessibleInterface.cache.name, signal, BusValue.tuple([value]), nil)
    }

    // MARK: - Windows

    private func begin(_ window: AccessibleWindow) {
      guard let root = window.root else { return }
      known[window.number] = facts(root)
      focused[window.number] = window.focused?.number
      guard window.host?.isAccessibleActive == true else { return }
      emit(root, "Activate", root.name, kind: "Window")
      if let item = window.focused { tellFocus(item) }
    }
    func windowDidOpen(_ window: AccessibleWindow) {
      if wanted.isEmpty { return }
      guard let bridge, let root = window.root else { return }
      let index = Int32(clamping: bridge.windows.firstIndex { $0 === window } ?? 0)
      emitCache("AddAccessible", AccessibleAnswers(bridge).cacheItem(root))
      emit(
        AccessibilityBridge.root, "ChildrenChanged", "add", index, 0, bridge.reference(root), kind: "Object")
      emit(root, "Create", root.name, kind: "Window")
      begin(window)
    }
    func windowDidClose(_ window: AccessibleWindow, at index: Int) {
      known[window.number] = nil
      focused[window.number] = nil
      guard let bridge, !wanted.isEmpty else { return }
      let path = "\(AccessibilityBridge.base)/\(window.number)"
      emit(path, "Destroy", "", 0, 0, nil, kind: "Window")
      emit(
        AccessibilityBridge.root, "ChildrenChanged", "remove", Int32(clamping: index), 0, bridge.reference(path),
        kind: "Object")
      emitCache("RemoveAccessible", bridge.reference(path))
    }
    func activityDidChange(_ window: AccessibleWindow) {
      if wanted.isEmpty { return }
      guard let root = window.root else { return }
      let isActive = window.host?.isAccessibleActive == true
      emit(root, isActive ? "Activate" : "Deactivate", root.name, kind: "Window")
      emit(root, "StateChanged", "active", isActive ? 1 : 0)
      if isActive, let item = window.focused { tellFocus(item) }
    }
    func announce(_ text: String, in window: AccessibleWindow) {
      guard let root = window.root else { return }
      // 1 for polite. Source: at-spi2-core 2.46, `ATSPI_LIVE_POLITE`.
      if isWanted("Object", "Announcement", "") {
        emit(root, "Announcement", "", 1, 0, BusValue.string(text))
      } else if isWanted("Object", "StateChanged", "showing"), let item = window.announce(text) {
        // A screen reader that does not know announcements reads notifications that appear. Source: Orca 43,
        // `onShowingChanged`.
        emit(item, "StateChanged", "showing", 1)
      }
    }
    private func tellFocus(_ item: AccessibleItem) {
      emit(item, "StateChanged", "focused", 1)
      emit(item, "Focus", kind: "Focus")
    }

    // MARK: - What has changed

    private func facts(_ root: AccessibleItem) -> [UInt32: AccessibleFacts] {
      var result = [root.number: AccessibleFacts(root)]
      root.visit { result[$0.number] = AccessibleFacts($0) }
      return result
    }
    func windowDidChange(_ window: AccessibleWindow) {
      guard !wanted.isEmpty, let bridge else { return }
      guard let old = known[window.number] else { return begin(window) }
      guard let root = window.root else { return }
      bridge.counters.comparisons += 1
      let new = facts(root)
      known[window.number] = new
      tellChildren(root, old, new, window, bridge)
      func compare(_ item: AccessibleItem) {
        guard let before = old[item.number], let now = new[item.number] else { return }
        tell(item, before, now)
      }
      let before = focused[window.number], item = window.focused
      focused[window.number] = item?.number
      let hasMoved = before != item?.number
      // What changes in an element as it gets focus is told after that. Source: seen, Orca 43: an element whose caret moves
      // first is taken for the one that has focus, and never said by name.
      func compareRest(_ other: AccessibleItem) { if !hasMoved || other !== item { compare(other) } }
      compareRest(root)
      root.visit(compareRest)
      guard hasMoved else { return }
      if let before, new[before] != nil {
        emit("\(AccessibilityBridge.base)/\(before)", "StateChanged", "focused", 0, 0, nil, kind: "Object")
      }
      if let item {
        tellFocus(item)
        compare(item)
      }
    }
    /// Elements that came and went: below what is there in both, and only the outermost of them.
    private func tellChildren(
      _ root: AccessibleItem, _ old: [UInt32: AccessibleFacts], _ new: [UInt32: AccessibleFacts],
      _ window: AccessibleWindow, _ bridge: AccessibilityBridge
    ) {
      for (number, _) in old where new[number] == nil && !window.isKnown(number) {
        emitCache("RemoveAccessible", bridge.reference("\(AccessibilityBridge.base)/\(number)"))
      }
      func look(_ item: AccessibleItem) {
        if let before = old[item.number], before.rowCount != item.rowCount { tellRows(item, before.rowCount, old) }
        if old[item.number] == nil { emitCache("AddAccessible", AccessibleAnswers(bridge).cacheItem(item)) }
        guard let before = old[item.number]?.children, let now = new[item.number]?.children, before != now else {
          return
        }
        let removed = Set(before).subtracting(now), added = Set(now).subtracting(before)
        for (index, number) in before.enumerated().reversed() where removed.contains(number) {
          emit(
            item, "ChildrenChanged", "remove", Int32(clamping: index), 0,
            bridge.reference("\(AccessibilityBridge.base)/\(number)"))
        }
        for child in item.children where child.row == nil && added.contains(child.number) {
          emit(item, "ChildrenChanged", "add", Int32(clamping: child.indexInParent), 0, bridge.reference(child))
        }
      }
      look(root)
      root.visit(look)
    }
    /// A list has more or fewer rows. Of those that are new each that can be seen is told; others only by how many they are.
    private func tellRows(_ list: AccessibleItem, _ before: Int, _ old: [UInt32: AccessibleFacts]) {
      guard let bridge else { return }
      let growth = list.rowCount - before
      if growth > 0 {
        let new = list.shownRows.values.filter { old[$0.number] == nil }.sorted { $0.indexInParent < $1.indexInParent }
        for row in new.prefix(growth) {
          emit(list, "ChildrenChanged", "add", Int32(clamping: row.indexInParent), 0, bridge.reference(row))
        }
        if new.isEmpty, let last = list.child(at: list.childCount - 1) {
          let path = "\(AccessibilityBridge.base)/\(list.window.number(of: last, in: list))"
          emit(list, "ChildrenChanged", "add", Int32(clamping: list.childCount - 1), 0, bridge.reference(path))
        }
        if list.role == .table {
          emit(list, "RowInserted", "", Int32(clamping: new.first?.row ?? before), Int32(clamping: growth))
        }
      } else {
        let path = bridge.reference(AccessibilityBridge.null)
        emit(list, "ChildrenChanged", "remove", Int32(clamping: list.childCount), 0, path)
        if list.role == .table {
          emit(list, "RowDeleted", "", Int32(clamping: list.rowCount), Int32(clamping: -growth))
        }
      }
    }
    private func tell(_ item: AccessibleItem, _ before: AccessibleFacts, _ now: AccessibleFacts) {
      if before.name != now.name {
        emit(item, "PropertyChange", "accessible-name", 0, 0, BusValue.string(now.name))
      }
      if before.description != now.description {
        emit(item, "PropertyChange", "accessible-description", 0, 0, BusValue.string(now.description))
      }
      if before.value != now.value {
        emit(item, "PropertyChange", "accessible-value", 0, 0, BusValue.double(now.value ?? 0))
      }
      if before.states != now.states {
        let changed = before.states.symmetricDifference(now.states)
        for (state, name) in AccessibleStates.names where state != .focused && changed.contains(state) {
          emit(item, "StateChanged", name, now.states.contains(state) ? 1 : 0)
        }
        if changed.contains(.selected), let list = item.parent, list.hasSelection { emit(list, "SelectionChanged") }
      }
      if let old = before.text, let new = now.text { tellText(item, old, new, before, now) }
      if before.frame != now.frame {
        let frame = now.frame
        let parts = [frame.minX, frame.minY, frame.width, frame.height].map {
          BusValue.int($0.isNaN ? 0 : Int32(max(-1e9, min(1e9, $0)).rounded()))
        }
        emit(item, "BoundsChanged", "", 0, 0, BusValue.tuple(parts))
      }
    }
    private func tellText(
      _ item: AccessibleItem, _ old: String, _ new: String, _ before: AccessibleFacts, _ now: AccessibleFacts
    ) {
      if old != new {
        let (start, removed, added) = Self.difference(Array(old.unicodeScalars), Array(new.unicodeScalars))
        if !removed.isEmpty {
          emit(
            item, "TextChanged", "delete", Int32(clamping: start), Int32(clamping: removed.unicodeScalars.count),
            BusValue.string(removed))
        }
        if !added.isEmpty {
          emit(
            item, "TextChanged", "insert", Int32(clamping: start), Int32(clamping: added.unicodeScalars.count),
            BusValue.string(added))
        }
      }
      guard let selection = now.selection else { return }
      if let last = before.selection, last == selection { return }
      emit(item, "TextCaretMoved", "", Int32(clamping: selection.caret))
      let wasEmpty = before.selection.map { $0.anchor == $0.caret } ?? true
      if !wasEmpty || selection.anchor != selection.caret { emit(item, "TextSelectionChanged") }
    }
    /// The one stretch that is different, from the first letter that is to the last.
    static func difference(
      _ old: [Unicode.Scalar], _ new: [Unicode.Scalar]
    ) -> (start: Int, removed: String, added: String) {
      var start = 0
      while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
      var end = 0
      while end < old.count - start, end < new.count - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
        end += 1
      }
      func text(_ slice: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: slice)
        return String(view)
      }
      return (start, text(old[start..<(old.count - end)]), text(new[start..<(new.count - end)]))
    }
  }
#endif
