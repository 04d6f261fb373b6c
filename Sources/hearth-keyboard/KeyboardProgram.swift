import Foundation
import Glibc
import HearthCore
import HearthKeyboard
import HearthKeyboardViews

#if GTK
  import HearthGTK

  /// The software keyboard of the session: its socket, its window and what connects them. What is done is decided by
  /// `KeyboardServer`.
  @MainActor final class KeyboardProgram {
    private final class Connection {
      let channel: KeyboardChannel
      var stream = KeyboardStream<AppMessage>()
      init(_ channel: KeyboardChannel) { self.channel = channel }
      nonisolated deinit {}
    }
    private let listener: KeyboardSocket.Listener
    private var server: KeyboardServer
    private var connections: [Int: Connection] = [:]
    private var lastConnection = 0
    private let content = KeyboardContent()
    private var panel: KeyboardPanel?
    private var move: KeyboardTransition?
    private var isOver = true
    private let end: () -> Void
    /// Where it is kept how the user likes the keyboard; nil for nowhere.
    private let preferencesPath = KeyboardPreferences.path()
    private var keptPreferences: KeyboardPreferences
    /// What they were when they were last looked at: while they change, as in a drag, nothing is written.
    private var seenPreferences: KeyboardPreferences
    /// When they are written; nil while nothing has changed.
    private var writesAt: Double?
    private var reported: Set<String> = []

    init(_ listener: KeyboardSocket.Listener, end: @escaping () -> Void) {
      (self.listener, self.end) = (listener, end)
      let screen = KeyboardPanel.screen
      keptPreferences = Self.readPreferences(preferencesPath)
      seenPreferences = keptPreferences
      server = KeyboardServer(
        epoch: .random(in: 1 ... .max), screen: screen, height: Self.height(of: screen), at: KeyboardLoop.now,
        preferences: keptPreferences)
      content.action = { [weak self] action in self?.perform(action) }
      // Before anybody is told that it comes: the app's windows move at the time that is said, and so does this one.
      makePanel()
      KeyboardLoop.listen(on: listener.descriptor) { [weak self] in self?.accept() }
      schedule()
    }
    nonisolated deinit {}
    /// Points. Source: our choice: keys of 42 to 54 points, in at most half of the screen.
    private static func height(of screen: CGRect) -> Double {
      min(screen.width > 600 ? 280 : 240, screen.height / 2)
    }
    private func makePanel() {
      if panel != nil { return }
      panel = KeyboardPanel(size: server.placement.frame.size) { content.makeContent(for: $0, size: $1) }
      if panel == nil {
        let message = "hearth-keyboard: there is neither an X server nor a compositor with layers to show keys on."
        if reported.insert(message).inserted { Self.report(message) }
      }
    }

    // MARK: - Connections

    private func accept() {
      while let descriptor = listener.accept() {
        lastConnection += 1
        let id = lastConnection
        let connection = Connection(KeyboardChannel(descriptor))
        connections[id] = connection
        connection.channel.didReceive = { [weak self] in self?.receive($0, from: id) ?? false }
        connection.channel.didEnd = { [weak self] in self?.left(id) }
        connection.channel.didHang = { [weak self, weak connection] in
          connection?.channel.close()
          self?.left(id)
        }
        run(server.didConnect(id, at: KeyboardLoop.now))
        connection.channel.start()
      }
    }
    private func left(_ id: Int) {
      connections[id] = nil
      run(server.didDisconnect(id, at: KeyboardLoop.now))
    }
    private func receive(_ bytes: [UInt8], from id: Int) -> Bool {
      guard let connection = connections[id] else { return false }
      connection.stream.append(bytes)
      do throws(KeyboardProtocolError) {
        for _ in 0..<KeyboardLimits.messagesPerTurn {
          guard connections[id] != nil, let message = try connection.stream.next() else { return false }
          if case .show(let request) = message { findScreen(for: request, from: id) }
          run(server.receive(message, from: id, at: KeyboardLoop.now))
        }
        return true
      } catch {
        run(server.didReceive(error, from: id, at: KeyboardLoop.now))
        return false
      }
    }

    /// A field that was not asked for before may be in a window on another screen.
    private func findScreen(for request: KeyboardRequest, from id: Int) {
      if server.active == id, server.isShown, server.request?.field == request.field { return }
      run(server.setScreen(KeyboardPanel.screen, at: KeyboardLoop.now))
    }

    // MARK: - How the user likes it

    private static func report(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }
    private static func readPreferences(_ path: String?) -> KeyboardPreferences {
      guard let path else { return KeyboardPreferences() }
      do throws(KeyboardPreferences.Damage) {
        return try KeyboardPreferences.read(path) ?? KeyboardPreferences()
      } catch {
        report("hearth-keyboard: \(path) is left out of account: \(error).")
        return KeyboardPreferences()
      }
    }
    /// Writes what has changed. A keyboard that is dragged is written once it rests.
    func keepPreferences() {
      writesAt = nil
      let preferences = server.preferences
      guard let preferencesPath, preferences != keptPreferences else { return }
      keptPreferences = preferences
      do throws(KeyboardPreferences.Damage) {
        try preferences.write(to: preferencesPath)
      } catch {
        let message = "hearth-keyboard: \(preferencesPath) is not written: \(error)."
        if reported.insert(message).inserted { Self.report(message) }
      }
    }
    /// Seconds from a change until it is written. Source: our choice: longer than between two steps of a drag.
    private static let writingTime = 0.5

    // MARK: - Effects

    private func perform(_ action: KeyboardAction) {
      run(server.perform(action, at: KeyboardLoop.now))
      // The small toolbar tells of a drag when it is let go.
      if case .move = action { run(server.endDrag(at: KeyboardLoop.now)) }
    }
    private func run(_ effects: [KeyboardServer.Effect]) {
      for effect in effects {
        switch effect {
        case .send(let message, let id): connections[id]?.channel.send(message.encoded)
        case .disconnect(let id): connections.removeValue(forKey: id)?.channel.close()
        case .show(let request): content.request = request
        case .move(let move): (self.move, isOver) = (move, false)
        case .didMove: break
        case .report(let message): Self.report(message)
        case .end: end()
        }
      }
      let preferences = server.preferences
      if preferences != seenPreferences { writesAt = KeyboardLoop.now + Self.writingTime }
      seenPreferences = preferences
      schedule()
    }
    private func schedule() {
      // The window moves between events. Source: our choice: more often than displays refresh.
      var next = min(server.wakeUp ?? .infinity, writesAt ?? .infinity)
      if !isOver { next = min(next, KeyboardLoop.now + stepTime) }
      KeyboardLoop.wake(at: next.isFinite ? next : nil) { [weak self] in
        guard let self else { return }
        step()
        if let writesAt, KeyboardLoop.now >= writesAt { keepPreferences() }
        run(server.tick(at: KeyboardLoop.now))
      }
    }
    /// Points that windows keep clear where the compositor sees to it.
    private var reserved = 0.0
    private var hasStepped = false
    private var stepTime: Double { hasStepped ? 0.008 : 0 }
    private func step() {
      guard !isOver, let move else { return }
      makePanel()
      let time = KeyboardLoop.now
      hasStepped = true
      reserved = move.reserved(at: time, before: reserved)
      panel?.place(move.frame(at: time), on: move.screen, reserving: reserved)
      guard move.isOver(at: time) else { return }
      (isOver, hasStepped) = (true, false)
      if move.mode == .hidden { panel?.hide() }
    }
  }
#endif
