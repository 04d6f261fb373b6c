import Foundation

/// The keyboard's end of all connections, as a value: it is told what happens, and says what is to be done.
///
/// There is one keyboard on the screen, for the app that asked last. Where it is is told to all apps, since each of them
/// may have a window below it. Times are seconds of the monotonic clock, frames points of the screen.
package struct KeyboardServer: Sendable {
  /// What is to be done now, in this order.
  package enum Effect: Hashable, Sendable {
    case send(KeyboardMessage, to: Int)
    case disconnect(Int)
    /// The views show the keys for a request; its mode is the one in which they are shown.
    case show(KeyboardRequest)
    /// The keyboard's window animates.
    case move(KeyboardTransition)
    /// The animation is over; hidden, the window goes off the screen.
    case didMove(KeyboardTransition)
    case report(String)
    /// Nobody needs the keyboard any more.
    case end
  }
  private struct Connection {
    var app: UInt64?
    var request: KeyboardRequest?
  }
  /// What an app has not acknowledged. It outlives a connection, so that nothing is lost with one.
  private struct Outbox {
    var sequence: UInt32 = 0
    var waiting: [(sequence: UInt32, field: UInt32, action: KeyboardAction)] = []
    /// When its connection ended; nil while there is one.
    var leftAt: Double?
  }
  package let epoch: UInt64
  private var connections: [Int: Connection] = [:]
  private var outboxes: [UInt64: Outbox] = [:]
  /// The connection for which keys are shown.
  package private(set) var active: Int?
  /// Where it is, or will be at the end of its animation.
  package private(set) var placement: KeyboardPlacement
  package private(set) var transition: KeyboardTransition?
  private var isMoving = false
  private var number: UInt32 = 0
  /// When it goes unless a field asks for it before.
  private var hidesAt: Double?
  /// When the program ends unless an app comes before.
  private var endsAt: Double?
  /// How the user likes the keys, and whether the toolbar has been minimised.
  private var keysMode = KeyboardMode.docked, isMinimised = false
  /// Points by which a finger in the active app has taken it down.
  private var pull = 0.0
  /// Points by which it was dragged, in the modes in which it is not.
  private var offsets: [KeyboardMode: CGSize] = [:]
  private var reported: Set<String> = []

  /// - Parameters:
  ///   - epoch: A number at random, not 0.
  ///   - height: Points, of the keys.
  ///   - preferences: How the user liked it before.
  package init(
    epoch: UInt64, screen: CGRect, height: Double, at time: Double,
    preferences: KeyboardPreferences = KeyboardPreferences()
  ) {
    self.epoch = epoch
    placement = KeyboardPlacement(.hidden, on: screen, height: height)
    placement.isAtLeft = preferences.isAtLeft
    (keysMode, isMinimised, offsets) = (preferences.mode, preferences.isMinimised, preferences.offsets)
    endsAt = time + Self.idleTime
  }

  // Source of the times: our choice.

  /// Seconds without any app after which the program ends.
  package static let idleTime = 5.0
  /// Seconds in which another field may take over before the keyboard goes.
  package static let grace = 0.05
  /// Seconds for which what an app has not acknowledged is kept for it when its connection ends.
  package static let keepingTime = 30.0
  /// Connections at the same time: more are refused.
  package static let connectionLimit = 64

  package var request: KeyboardRequest? { active.flatMap { connections[$0]?.request } }
  package var isShown: Bool { placement.mode != .hidden }
  /// Actions that were sent and not acknowledged, of the app for which keys are shown.
  package var unacknowledged: Int {
    active.flatMap { connections[$0]?.app }.flatMap { outboxes[$0]?.waiting.count } ?? 0
  }

  // MARK: - Connections

  package mutating func didConnect(_ id: Int, at time: Double) -> [Effect] {
    if connections.count >= Self.connectionLimit { return [.disconnect(id)] }
    connections[id] = Connection()
    endsAt = nil
    return [.send(.hello(version: keyboardProtocolVersion, epoch: epoch), to: id)]
  }
  package mutating func didDisconnect(_ id: Int, at time: Double) -> [Effect] {
    guard let connection = connections.removeValue(forKey: id) else { return [] }
    if let app = connection.app { outboxes[app]?.leftAt = time }
    if active == id {
      active = nil
      hidesAt = time + Self.grace
    }
    if connections.isEmpty { endsAt = time + Self.idleTime }
    return []
  }
  package mutating func didReceive(_ error: KeyboardProtocolError, from id: Int, at time: Double) -> [Effect] {
    guard connections[id] != nil else { return [] }
    let message = "An app sent the software keyboard \(error). It is not listened to any more."
    let report: [Effect] = reported.insert(message).inserted ? [.report(message)] : []
    return report + [.disconnect(id)] + didDisconnect(id, at: time)
  }
  package mutating func receive(_ message: AppMessage, from id: Int, at time: Double) -> [Effect] {
    guard let connection = connections[id] else { return [] }
    guard let app = connection.app else {
      guard case .hello(_, let app, let epoch, let received) = message else {
        return didReceive(.outOfOrder("a message before hello"), from: id, at: time)
      }
      return greet(app, id, epoch, received, at: time)
    }
    switch message {
    case .hello: return didReceive(.outOfOrder("a second hello"), from: id, at: time)
    case .show(let request):
      connections[id]?.request = request
      if active != id { pull = 0 }
      active = id
      hidesAt = nil
      return update(at: time)
    case .hide:
      connections[id]?.request = nil
      if active == id {
        active = nil
        // A finger that took it away has said that it goes.
        hidesAt = pull > 0 ? time : time + Self.grace
      }
      return []
    case .follow(let distance, let isHeld):
      guard active == id, placement.mode == .docked else { return [] }
      pull = isHeld ? min(distance, Double(placement.frame.height)) : 0
      // Who holds it has it there already.
      return isHeld ? update(at: time, duration: 0, except: id) : update(at: time)
    case .acknowledge(let sequence):
      guard let outbox = outboxes[app], sequence <= outbox.sequence else {
        return didReceive(.outOfOrder("an acknowledgement of what was not sent"), from: id, at: time)
      }
      outboxes[app]?.waiting.removeAll { $0.sequence <= sequence }
      return []
    case .ping(let number): return [.send(.pong(number), to: id)]
    }
  }
  private mutating func greet(
    _ app: UInt64, _ id: Int, _ known: UInt64, _ received: UInt32, at time: Double
  )
    -> [Effect]
  {
    if connections.contains(where: { $0.value.app == app }) {
      return didReceive(.outOfOrder("the number of another app"), from: id, at: time)
    }
    connections[id]?.app = app
    var outbox = outboxes[app] ?? Outbox()
    var effects: [Effect] = []
    if known == epoch {
      guard received <= outbox.sequence else {
        return didReceive(.outOfOrder("an acknowledgement of what was not sent"), from: id, at: time)
      }
      outbox.waiting.removeAll { $0.sequence <= received }
      for entry in outbox.waiting {
        effects.append(.send(.action(entry.action, sequence: entry.sequence, field: entry.field), to: id))
      }
    } else {
      // It has seen nothing of this run: what waits for it is none of its.
      outbox = Outbox()
    }
    outbox.leftAt = nil
    outboxes[app] = outbox
    if var move = transition, isShown || isMoving {
      // Where it is already: nothing moves for who comes later.
      if !isMoving { (move.begin, move.start, move.duration) = (move.end, time, 0) }
      effects.append(.send(.will(move), to: id))
      if !isMoving { effects.append(.send(.did(move.number), to: id)) }
    }
    return effects
  }

  // MARK: - The user

  /// The user pressed something.
  package mutating func perform(_ action: KeyboardAction, at time: Double) -> [Effect] {
    switch action {
    case .nextLayout: return []
    case .setMode(let mode):
      switch mode {
      case .toolbar, .miniToolbar: isMinimised = mode == .miniToolbar
      case .hidden: return perform(.dismiss, at: time)
      default: keysMode = mode
      }
      return update(at: time)
    case .setHeight(let height):
      // Views without keys have no height, which would be that of the keys when they come.
      guard height.isFinite, height >= 0, isShown else { return [] }
      placement.height = min(height, Double(placement.screen.height))
      return update(at: time)
    case .move(let x, let y):
      guard x.isFinite, y.isFinite, isShown else { return [] }
      let limit = KeyboardPreferences.greatestOffset
      placement.offset.width = max(-limit, min(placement.offset.width + x, limit))
      placement.offset.height = max(-limit, min(placement.offset.height + y, limit))
      return update(at: time, duration: 0)
    default: break
    }
    // Keys that are on their way off the screen write nowhere.
    guard let active, let app = connections[active]?.app, let request = connections[active]?.request,
      var outbox = outboxes[app], outbox.waiting.count < KeyboardLimits.unacknowledged
    else { return [] }
    outbox.sequence += 1
    outbox.waiting.append((outbox.sequence, request.field, action))
    outboxes[app] = outbox
    return [.send(.action(action, sequence: outbox.sequence, field: request.field), to: active)]
  }
  /// A toolbar or a floating keyboard was let go: it stays at the nearer side.
  package mutating func endDrag(at time: Double) -> [Effect] {
    guard placement.mode == .miniToolbar, isShown else { return [] }
    placement.isAtLeft = placement.endsAtLeft(placement.frame)
    placement.offset = .zero
    return update(at: time)
  }

  // MARK: - Its place

  /// The screen on which it is shown. Where it is shown on another it goes from there at once, and comes from below
  /// on this one. A screen with the same corner is the same one with another size.
  package mutating func setScreen(_ screen: CGRect, at time: Double) -> [Effect] {
    if screen.isEmpty || screen == placement.screen { return [] }
    let isSame = screen.origin == placement.screen.origin
    placement.screen = screen
    return isShown || isMoving ? update(at: time, duration: isSame ? 0 : nil) : []
  }
  /// How the user likes it, for the next run.
  package var preferences: KeyboardPreferences {
    var result = KeyboardPreferences()
    (result.mode, result.isMinimised, result.isAtLeft) = (keysMode, isMinimised, placement.isAtLeft)
    result.offsets = offsets
    result.offsets[placement.mode] = placement.offset
    // What cannot be dragged has no offset, and a small toolbar goes to a side.
    result.offsets = result.offsets.filter { [.undocked, .floating, .split].contains($0.key) && $0.value != .zero }
    return result
  }
  /// The mode in which a request is shown.
  private func mode(for request: KeyboardRequest) -> KeyboardMode {
    switch request.mode {
    case .hidden: .hidden
    case .toolbar, .miniToolbar: isMinimised ? .miniToolbar : .toolbar
    default: keysMode
    }
  }
  /// Brings the keyboard to where it belongs.
  private mutating func update(at time: Double, duration: Double? = nil, except holder: Int? = nil) -> [Effect] {
    var effects: [Effect] = []
    let old = placement
    placement.mode = request.map { mode(for: $0) } ?? .hidden
    if placement.mode != .docked { pull = 0 }
    if placement.mode != old.mode {
      offsets[old.mode] = old.offset
      placement.offset = offsets[placement.mode] ?? .zero
    }
    if var shown = request {
      shown.mode = placement.mode
      effects.append(.show(shown))
    }
    // A keyboard that is hidden comes from below its place and goes there.
    let begin = isMoving ? transition!.frame(at: time) : transition?.end ?? placement.hiddenFrame
    var from = begin
    let isElsewhere = transition.map { $0.screen.origin != placement.screen.origin } ?? false
    if isElsewhere || (old.mode == .hidden && !isMoving) { from = placement.hiddenFrame }
    var end = placement.frame.offsetBy(dx: 0, dy: pull)
    if placement.mode == .hidden {
      end = CGRect(x: from.minX, y: placement.screen.maxY, width: from.width, height: from.height)
    }
    let isSame = transition.map { $0.end == end && $0.mode == placement.mode } ?? (placement.mode == .hidden)
    if isSame { return effects }
    if isMoving, let transition { effects += didMove(transition) }
    number += 1
    let reduces = request?.appearance.reducesMotion == true
    let move = KeyboardTransition(
      number: number, mode: placement.mode, begin: from, end: end, screen: placement.screen, start: time,
      duration: duration ?? (reduces ? 0 : KeyboardTransition.standardDuration))
    (transition, isMoving) = (move, true)
    effects.append(.move(move))
    for (id, connection) in connections.sorted(by: { $0.key < $1.key }) where connection.app != nil && id != holder {
      effects.append(.send(.will(move), to: id))
    }
    return effects
  }
  private func didMove(_ move: KeyboardTransition) -> [Effect] {
    [.didMove(move)]
      + connections.sorted { $0.key < $1.key }.filter { $0.value.app != nil }.map {
        .send(.did(move.number), to: $0.key)
      }
  }

  // MARK: - Time

  /// When `tick(at:)` is due; nil for never.
  package var wakeUp: Double? {
    [hidesAt, endsAt, isMoving ? transition.map { $0.start + $0.duration } : nil].compactMap { $0 }.min()
  }
  package mutating func tick(at time: Double) -> [Effect] {
    var effects: [Effect] = []
    if isMoving, let transition, transition.isOver(at: time) {
      isMoving = false
      effects += didMove(transition)
    }
    if let hidesAt, time >= hidesAt {
      self.hidesAt = nil
      if active == nil { effects += update(at: time) }
    }
    outboxes = outboxes.filter { _, outbox in outbox.leftAt.map { time - $0 < Self.keepingTime } ?? true }
    if let endsAt, time >= endsAt {
      self.endsAt = nil
      effects.append(.end)
    }
    return effects
  }
}
