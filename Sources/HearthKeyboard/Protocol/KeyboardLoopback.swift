import Foundation

/// An app's end of a connection within one process.
@MainActor package protocol KeyboardLoopbackApp: AnyObject {
  func didConnect()
  func didDisconnect()
  func didReceive(_ bytes: [UInt8])
}

/// A keyboard without a window, and the connections to it, all within one process and in virtual time: what tests have in
/// place of the program and its socket. The bytes are those that would travel.
@MainActor package final class KeyboardLoopback {
  private enum Event {
    case connect(ObjectIdentifier)
    case toServer([UInt8], connection: Int)
    case toApp([UInt8], connection: Int)
    case closed(connection: Int)
    case refused(ObjectIdentifier)
    case started
  }
  private final class Connection {
    weak var app: (any KeyboardLoopbackApp)?
    var stream = KeyboardStream<AppMessage>()
    init(_ app: any KeyboardLoopbackApp) { self.app = app }
    nonisolated deinit {}
  }
  /// Seconds. Goes on by `advance(to:)`.
  package private(set) var time: Double
  /// Seconds that bytes take from one process to the other, and that the program takes to start. One that takes no time
  /// is there whenever it is asked for.
  package var latency = 0.0, startTime = 0.0
  package var screen: CGRect
  package var height: Double
  /// Nil while the program does not run.
  package private(set) var server: KeyboardServer?
  package private(set) var isHung = false
  /// How often the program was started.
  package private(set) var starts = 0
  /// What the views show; nil before anything was asked for.
  package private(set) var request: KeyboardRequest?
  /// What was reported at this end.
  package private(set) var reports: [String] = []
  private var apps: [ObjectIdentifier: Weak] = [:]
  private struct Weak { weak var app: (any KeyboardLoopbackApp)? }
  private var connections: [Int: Connection] = [:]
  private var lastConnection = 0
  private var queue: [(time: Double, order: Int, event: Event)] = []
  private var order = 0
  private var isStarting = false

  package init(screen: CGRect, height: Double = 260, at time: Double = 0) {
    (self.screen, self.height, self.time) = (screen, height, time)
  }
  nonisolated deinit {}

  // MARK: - What an app does

  package func connect(_ app: any KeyboardLoopbackApp) {
    apps[ObjectIdentifier(app)] = Weak(app: app)
    add(.connect(ObjectIdentifier(app)), after: latency)
  }
  /// The connection ends; the app is not told.
  package func disconnect(_ app: any KeyboardLoopbackApp) {
    for (id, connection) in connections where connection.app === app {
      connections[id] = nil
      withServer { $0.didDisconnect(id, at: time) }
    }
  }
  package func send(_ bytes: [UInt8], from app: any KeyboardLoopbackApp) {
    guard let id = connections.first(where: { $0.value.app === app })?.key else { return }
    add(.toServer(bytes, connection: id), after: latency)
  }
  /// Starts the program, unless it runs and answers.
  package func startProgram() {
    if isStarting || (server != nil && !isHung) { return }
    isStarting = true
    add(.started, after: startTime)
  }

  // MARK: - What a test does

  /// The user presses something.
  package func press(_ action: KeyboardAction) {
    if server == nil, startTime == 0 { start() }
    withServer { $0.perform(action, at: time) }
  }
  package func endDrag() { withServer { $0.endDrag(at: time) } }
  /// The program is gone, as by `kill -9`. What it had sent arrives.
  package func die() {
    if server == nil { return }
    (server, isHung, request) = (nil, false, nil)
    for id in connections.keys.sorted() { add(.closed(connection: id), after: latency) }
    queue.removeAll { if case .toServer = $0.event { true } else { false } }
  }
  /// The program does nothing any more, and keeps its socket.
  package func hang() { if server != nil { isHung = true } }
  /// Bytes come to all apps that no keyboard sends.
  package func sendGarbage(_ bytes: [UInt8]) {
    for id in connections.keys.sorted() { add(.toApp(bytes, connection: id), after: latency) }
  }

  // MARK: - Time

  /// When something is due; nil for never.
  package var nextTime: Double? {
    [queue.first?.time, isHung ? nil : server?.wakeUp].compactMap { $0 }.min()
  }
  /// Does what is due until then.
  package func advance(to end: Double) {
    while let next = nextTime, next <= end {
      time = max(time, next)
      if let first = queue.first, first.time <= time {
        queue.removeFirst()
        perform(first.event)
      } else {
        withServer { $0.tick(at: time) }
      }
    }
    time = max(time, end)
  }
  private func add(_ event: Event, after seconds: Double) {
    order += 1
    let entry = (time: time + seconds, order: order, event: event)
    let index = queue.firstIndex { $0.time > entry.time } ?? queue.count
    queue.insert(entry, at: index)
  }
  private func perform(_ event: Event) {
    switch event {
    case .connect(let key):
      guard let app = apps[key]?.app else { return }
      if server == nil, startTime == 0 { start() }
      guard server != nil else { return add(.refused(key), after: 0) }
      lastConnection += 1
      let id = lastConnection
      connections[id] = Connection(app)
      app.didConnect()
      withServer { $0.didConnect(id, at: time) }
    case .refused(let key): apps[key]?.app?.didDisconnect()
    case .toServer(let bytes, let id): receive(bytes, id)
    case .toApp(let bytes, let id): connections[id]?.app?.didReceive(bytes)
    case .closed(let id): connections.removeValue(forKey: id)?.app?.didDisconnect()
    case .started:
      isStarting = false
      // The one that hangs is ended by the new one.
      if isHung { die() }
      if server == nil { start() }
    }
  }
  private func start() {
    starts += 1
    server = KeyboardServer(epoch: UInt64(starts), screen: screen, height: height, at: time)
  }
  private func receive(_ bytes: [UInt8], _ id: Int) {
    guard server != nil, let connection = connections[id] else { return }
    if isHung { return }
    connection.stream.append(bytes)
    do throws(KeyboardProtocolError) {
      while connections[id] != nil, let message = try connection.stream.next() {
        withServer { $0.receive(message, from: id, at: time) }
      }
    } catch {
      withServer { $0.didReceive(error, from: id, at: time) }
    }
  }
  private func withServer(_ action: (inout KeyboardServer) -> [KeyboardServer.Effect]) {
    guard server != nil, !isHung else { return }
    for effect in action(&server!) {
      switch effect {
      case .send(let message, let id): add(.toApp(message.encoded, connection: id), after: latency)
      case .disconnect(let id): add(.closed(connection: id), after: latency)
      case .show(let request): self.request = request
      case .report(let message): reports.append(message)
      case .move, .didMove: break
      case .end:
        server = nil
        request = nil
      }
    }
  }
}
