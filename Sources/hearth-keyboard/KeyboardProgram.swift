import Foundation
import Glibc
import HearthCore
import HearthKeyboard
import HearthKeyboardViews
import SwiftUI

#if GTK
  import HearthGTK

  /// What the views of the keyboard show.
  @Observable @MainActor final class ShownRequest {
    var request = KeyboardRequest()
    /// Words that go on with a text. Nothing that is typed is kept here.
    @ObservationIgnored let predictor = PredictionService(statePath: nil)
    nonisolated deinit {}
  }

  private struct KeyboardRoot: View {
    let model: ShownRequest
    let action: (KeyboardAction) -> Void
    var body: some View {
      KeyboardView(request: model.request, predictor: model.predictor, action: action)
        .environment(\.colorScheme, model.request.appearance.isDark ? .dark : .light)
    }
  }

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
    private let model = ShownRequest()
    private var panel: KeyboardPanel?
    private var move: KeyboardTransition?
    private var isOver = true
    private let end: () -> Void

    init(_ listener: KeyboardSocket.Listener, end: @escaping () -> Void) {
      (self.listener, self.end) = (listener, end)
      let screen = KeyboardPanel.screen
      server = KeyboardServer(
        epoch: .random(in: 1 ... .max), screen: screen, height: Self.height(of: screen), at: KeyboardLoop.now)
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
      panel = KeyboardPanel(size: server.placement.frame.size) { host, size in
        WindowContent(
          host: host, size: size,
          configure: {
            $0.beginWindow(.phone)
            WindowContent.configureAlone(&$0)
          },
          root: KeyboardRoot(model: model) { [weak self] action in self?.perform(action) })
      }
      if panel == nil {
        FileHandle.standardError.write(Data("hearth-keyboard: there is no X server to place a window on.\n".utf8))
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
          run(server.receive(message, from: id, at: KeyboardLoop.now))
        }
        return true
      } catch {
        run(server.didReceive(error, from: id, at: KeyboardLoop.now))
        return false
      }
    }

    // MARK: - Effects

    private func perform(_ action: KeyboardAction) { run(server.perform(action, at: KeyboardLoop.now)) }
    private func run(_ effects: [KeyboardServer.Effect]) {
      for effect in effects {
        switch effect {
        case .send(let message, let id): connections[id]?.channel.send(message.encoded)
        case .disconnect(let id): connections.removeValue(forKey: id)?.channel.close()
        case .show(let request): if request != model.request { model.request = request }
        case .move(let move): (self.move, isOver) = (move, false)
        case .didMove: break
        case .report(let message): FileHandle.standardError.write(Data((message + "\n").utf8))
        case .end: end()
        }
      }
      schedule()
    }
    private func schedule() {
      // The window moves between events. Source: our choice: more often than displays refresh.
      let next = isOver ? server.wakeUp : min(server.wakeUp ?? .infinity, KeyboardLoop.now + stepTime)
      KeyboardLoop.wake(at: next) { [weak self] in
        guard let self else { return }
        step()
        run(server.tick(at: KeyboardLoop.now))
      }
    }
    private var hasStepped = false
    private var stepTime: Double { hasStepped ? 0.008 : 0 }
    private func step() {
      guard !isOver, let move else { return }
      makePanel()
      let time = KeyboardLoop.now
      hasStepped = true
      panel?.place(move.frame(at: time))
      guard move.isOver(at: time) else { return }
      (isOver, hasStepped) = (true, false)
      if move.mode == .hidden { panel?.hide() }
    }
  }
#endif
