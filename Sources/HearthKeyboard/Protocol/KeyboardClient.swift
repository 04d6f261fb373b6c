import Foundation

/// The app's end of the connection, as a value: it is told what happens, and says what is to be done.
///
/// It never waits: a keyboard that does not answer is one that has gone. States: *resting*, while nothing is edited and
/// there is no connection; *connecting*, from the first field on; *greeting*, until the keyboard has said hello;
/// *ready*. A connection that ends leads to *pausing*, and from there to connecting again, for as long as something is
/// edited. Times are seconds of the monotonic clock.
package struct KeyboardClient: Sendable {
  /// What is to be done now, in this order.
  package enum Effect: Hashable, Sendable {
    /// Try the socket. The answer is `didConnect(at:)` or `didDisconnect(at:)`.
    case connect
    /// Start the program: nobody listens, or who listens does not answer. Then the socket is tried again.
    case startProgram
    case disconnect
    case send(AppMessage)
    /// The keyboard moves: windows animate what it covers.
    case move(KeyboardTransition)
    /// A finger has taken the keyboard there: windows follow at once, and nobody announces it.
    case follow(KeyboardTransition)
    /// The move is over.
    case didMove(KeyboardTransition)
    case perform(KeyboardAction, field: UInt32)
    /// What is wrong, for the developer, once for each kind.
    case report(String)
  }
  private enum State: Hashable { case resting, connecting, greeting, ready, pausing }
  private var state = State.resting
  private let app: UInt64
  private var epoch: UInt64 = 0, received: UInt32 = 0
  /// What is edited now.
  private var request: KeyboardRequest?
  /// What the keyboard was told last; nil within for nothing edited.
  private var told: KeyboardRequest??
  /// The move that the keyboard announced last.
  package private(set) var transition: KeyboardTransition?
  private var isMoving = false
  /// A move that this end made up because the keyboard has gone: it ends by itself.
  private var isOwnMove = false
  /// Where the keyboard belongs, and how far a finger has taken it down from there: points.
  private var rest = CGRect.zero
  private var pull = 0.0
  private var lastNumber: UInt32 = 0
  /// When the state began, and when something was heard last.
  private var since = 0.0, heard = 0.0
  private var ping: (number: UInt32, sent: Double)?
  private var pings: UInt32 = 0
  /// When the program was started, until it says hello.
  private var started: Double?
  /// How often in a row it has failed.
  private var failures = 0
  /// Something was pressed on this connection.
  private var hasActed = false
  private var reported: Set<String> = []
  /// - Parameter app: A number at random.
  package init(app: UInt64) { self.app = app }

  // Source of the times: our choice; a keyboard that is alive answers within milliseconds.

  /// Seconds that a keyboard has for its first word, and for each answer later.
  package static let patience = 2.0
  /// Seconds between questions while it is on the screen.
  package static let pingInterval = 1.0
  /// Seconds before it is tried again: doubled each time, up to the last.
  package static let firstPause = 0.02, longestPause = 30.0
  /// Seconds that the program has to open its socket, before it is started once more.
  package static let startTime = 3.0
  /// Seconds between two looks for the socket of a program that starts, at first, and at last: an eighth of the time that it
  /// has taken. A look takes microseconds.
  package static let firstLook = 0.008, lastLook = 0.1
  /// Seconds after which a connection counts as good: then pauses begin with the first again. So they do after one on which
  /// a key was pressed: who has begun to type does not wait.
  package static let goodConnection = 10.0

  /// Where the keyboard is, as far as is known; nil while it is hidden.
  package var shownMode: KeyboardMode? { transition.flatMap { $0.mode == .hidden ? nil : $0.mode } }
  package var isReady: Bool { state == .ready }

  // MARK: - The app

  /// A field has focus, or wants something else of the keyboard; nil for none. Returns at once.
  package mutating func setRequest(_ new: KeyboardRequest?, at time: Double) -> [Effect] {
    request = new
    switch state {
    case .ready: return tell(at: time)
    case .resting:
      guard new != nil else { return [] }
      return connect(at: time)
    case .connecting, .greeting, .pausing: return []
    }
  }
  /// The place of a docked keyboard that a finger may take along now: points of the screen. Nil for any other, and while
  /// it moves by itself.
  package var pullableFrame: CGRect? {
    state == .ready && request != nil && !isMoving && transition?.mode == .docked ? rest : nil
  }
  /// A finger takes the keyboard down to so many points below its place, or lets go of it there: then it goes back, by a
  /// move that the keyboard announces.
  package mutating func follow(_ distance: Double, isHeld: Bool) -> [Effect] {
    guard var move = transition, pullableFrame != nil, distance.isFinite else { return [] }
    let distance = min(max(0, distance), Double(rest.height))
    if isHeld, distance == pull { return [] }
    if !isHeld, pull == 0 { return [] }
    pull = isHeld ? distance : 0
    let message = Effect.send(.follow(distance: distance, isHeld: isHeld))
    if !isHeld { return [message] }
    (move.begin, move.duration) = (rest.offsetBy(dx: 0, dy: distance), 0)
    move.end = move.begin
    transition = move
    return [.follow(move), message]
  }
  private mutating func tell(at time: Double) -> [Effect] {
    if told == .some(request) { return [] }
    let isFirst = told == nil
    told = .some(request)
    if let request { return [.send(.show(request))] }
    return isFirst ? [] : [.send(.hide)]
  }
  private mutating func connect(at time: Double) -> [Effect] {
    (state, since) = (.connecting, time)
    return [.connect]
  }

  // MARK: - The connection

  package mutating func didConnect(at time: Double) -> [Effect] {
    guard state == .connecting else { return [] }
    (state, since, heard, told, lastNumber, ping, hasActed) = (.greeting, time, time, nil, 0, nil, false)
    return [.send(.hello(version: keyboardProtocolVersion, app: app, epoch: epoch, received: received))]
  }
  /// The socket could not be reached, or the other side has ended the connection.
  package mutating func didDisconnect(at time: Double) -> [Effect] {
    switch state {
    case .resting, .pausing: return []
    case .connecting:
      if let started, time - started >= Self.startTime {
        // It was started and did not come.
        self.started = nil
        return fail(at: time)
      }
      let isNew = started == nil
      if isNew { started = time }
      (state, since) = (.pausing, time)
      return isNew ? [.startProgram] : []
    case .greeting: return fail(at: time)
    case .ready: return fail(at: time)
    }
  }
  /// Something came that no keyboard of ours sends.
  package mutating func didReceive(_ error: KeyboardProtocolError, at time: Double) -> [Effect] {
    guard state == .greeting || state == .ready else { return [] }
    return report("The software keyboard sent \(error). The connection is made anew.") + [.disconnect]
      + fail(at: time)
  }
  /// It does not read what it is sent, or does not answer.
  package mutating func didHang(at time: Double) -> [Effect] {
    guard state == .greeting || state == .ready else { return [] }
    started = time
    return report("The software keyboard does not answer. It is started again.") + [.disconnect] + fail(at: time)
      + [.startProgram]
  }
  private mutating func fail(at time: Double) -> [Effect] {
    let wasGood = state == .ready && (hasActed || time - since > Self.goodConnection)
    failures = wasGood ? 1 : failures + 1
    (state, since, ping, told) = (.pausing, time, nil, nil)
    return goAway(at: time)
  }
  private mutating func report(_ message: String) -> [Effect] {
    reported.insert(message).inserted ? [.report(message)] : []
  }
  /// The layout goes back although nobody says so.
  private mutating func goAway(at time: Double) -> [Effect] {
    guard let last = transition, last.mode != .hidden || (isMoving && !isOwnMove) else { return [] }
    let frame = last.frame(at: time)
    var end = frame
    end.origin.y = max(last.screen.maxY, frame.minY)
    let move = KeyboardTransition(
      number: last.number, mode: .hidden, begin: frame, end: end, screen: last.screen, start: time)
    let wasMoving = isMoving
    (transition, isMoving, isOwnMove) = (move, true, true)
    return (wasMoving ? [.didMove(last)] : []) + [.move(move)]
  }
  private var pause: Double {
    if let started { return min(Self.lastLook, max(Self.firstLook, (since - started) / 8)) }
    return min(Self.longestPause, Self.firstPause * pow(2, Double(min(failures, 20) - 1)))
  }

  // MARK: - Messages

  package mutating func receive(_ message: KeyboardMessage, at time: Double) -> [Effect] {
    heard = time
    if state == .greeting {
      guard case .hello(_, let new) = message else {
        return didReceive(.outOfOrder("a message before hello"), at: time)
      }
      if new != epoch { (epoch, received) = (new, 0) }
      (state, since, started) = (.ready, time, nil)
      return tell(at: time)
    }
    guard state == .ready else { return [] }
    switch message {
    case .hello: return didReceive(.outOfOrder("a second hello"), at: time)
    case .will(var move):
      guard move.number > lastNumber else { return didReceive(.outOfOrder("an old move"), at: time) }
      lastNumber = move.number
      // A clock that lies: the animation begins now.
      if abs(move.start - time) > 1 { move.start = time }
      let before = isMoving ? transition : nil
      (transition, isMoving, isOwnMove, rest, pull) = (move, true, false, move.end, 0)
      return (before.map { [.didMove($0)] } ?? []) + [.move(move)]
    case .did(let number):
      guard isMoving, !isOwnMove, let transition, transition.number == number else { return [] }
      isMoving = false
      return [.didMove(transition)]
    case .action(let action, let sequence, let field):
      // One that was sent again although it had come.
      if sequence <= received { return [.send(.acknowledge(received))] }
      guard sequence == received + 1 else { return didReceive(.outOfOrder("an action"), at: time) }
      (received, hasActed) = (sequence, true)
      return [.perform(action, field: field), .send(.acknowledge(sequence))]
    case .pong(let number):
      if ping?.number == number { ping = nil }
      return []
    }
  }

  // MARK: - Time

  /// When `tick(at:)` is due; nil for never.
  package var wakeUp: Double? {
    var result: Double?
    func add(_ time: Double) { result = min(result ?? .infinity, time) }
    if isMoving, let transition {
      // The keyboard says itself that it has moved; one that forgets it is not waited for.
      add(transition.start + transition.duration + (isOwnMove ? 0 : Self.patience))
    }
    switch state {
    case .pausing: if request != nil { add(since + pause) }
    case .greeting: add(since + Self.patience)
    case .ready:
      if let ping {
        add(ping.sent + Self.patience)
      } else if asks {
        add(heard + Self.pingInterval)
      }
    case .resting, .connecting: break
    }
    return result
  }
  /// Whether it matters now that the keyboard is alive.
  private var asks: Bool { request != nil || shownMode != nil }
  package mutating func tick(at time: Double) -> [Effect] {
    var effects: [Effect] = []
    if isMoving, let transition, time >= transition.start + transition.duration + (isOwnMove ? 0 : Self.patience) {
      isMoving = false
      effects.append(.didMove(transition))
    }
    switch state {
    case .pausing:
      if request == nil {
        state = .resting
      } else if time >= since + pause {
        effects += connect(at: time)
      }
    case .greeting: if time >= since + Self.patience { effects += didHang(at: time) }
    case .ready:
      if let ping {
        if time >= ping.sent + Self.patience { effects += didHang(at: time) }
      } else if asks, time >= heard + Self.pingInterval {
        pings &+= 1
        ping = (pings, time)
        effects.append(.send(.ping(pings)))
      }
    case .resting, .connecting: break
    }
    return effects
  }
}
