#if GTK
  import CGTK
  import Foundation
  import Glibc
  import HearthKeyboard

  /// One end of a connection between an app and the software keyboard, on GLib's main loop. It never blocks: what the
  /// other side does not read waits here, up to a limit.
  package final class KeyboardChannel {
    private let descriptor: Int32
    private var waiting: [UInt8] = []
    private var reading: guint = 0, writing: guint = 0
    /// Called with bytes of the other side. True: there is more to be done with them, and an empty call follows.
    package var didReceive: (([UInt8]) -> Bool)?
    /// Called once, when the other side has ended.
    package var didEnd: (() -> Void)?
    /// Called when it does not read what it is sent.
    package var didHang: (() -> Void)?
    private var isClosed = false

    /// - Parameter descriptor: Of a socket that does not block. Closed with this.
    package init(_ descriptor: Int32) { self.descriptor = descriptor }
    nonisolated deinit {}

    package func start() {
      if reading != 0 || isClosed { return }
      reading = g_unix_fd_add_full(
        G_PRIORITY_DEFAULT, descriptor,
        GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue),
        { _, _, data in
          let channel = Unmanaged<KeyboardChannel>.fromOpaque(data!).takeUnretainedValue()
          return MainActor.assumeIsolated { channel.read() ? 1 : 0 }
        }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<KeyboardChannel>.fromOpaque($0!).release() })
    }
    /// - Returns: Whether the source stays.
    private func read() -> Bool {
      if WaitingLoop.isWaiting {
        // Input waits with all that is the user's.
        reading = 0
        WaitingLoop.afterwards { [weak self] in self?.start() }
        return false
      }
      var buffer = [UInt8](repeating: 0, count: 16_384)
      let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
      if count < 0, errno == EAGAIN || errno == EINTR { return true }
      if count <= 0 {
        reading = 0
        close()
        didEnd?()
        return false
      }
      if didReceive?(Array(buffer.prefix(count))) == true { return !goOnLater() }
      return !isClosed
    }
    /// What is left of many messages comes after the next frame.
    private func goOnLater() -> Bool {
      reading = 0
      _ = g_idle_add_full(
        G_PRIORITY_DEFAULT_IDLE,
        { data in
          let channel = Unmanaged<KeyboardChannel>.fromOpaque(data!).takeUnretainedValue()
          return MainActor.assumeIsolated {
            if channel.isClosed { return 0 }
            if channel.didReceive?([]) == true { return 1 }
            channel.start()
            return 0
          }
        }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<KeyboardChannel>.fromOpaque($0!).release() })
      return true
    }

    package func send(_ bytes: [UInt8]) {
      if isClosed { return }
      waiting += bytes
      if waiting.count > KeyboardLimits.outgoingBytes {
        waiting = []
        return callLater { $0.didHang?() }
      }
      if writing == 0 { write() }
    }
    private func write() {
      while !waiting.isEmpty, !isClosed {
        let count = waiting.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count > 0 {
          waiting.removeFirst(count)
        } else if errno == EINTR {
          continue
        } else {
          // Of an end the reading side hears.
          if errno == EAGAIN, writing == 0 { waitForRoom() }
          return
        }
      }
    }
    private func waitForRoom() {
      writing = g_unix_fd_add_full(
        G_PRIORITY_DEFAULT, descriptor, G_IO_OUT,
        { _, _, data in
          let channel = Unmanaged<KeyboardChannel>.fromOpaque(data!).takeUnretainedValue()
          return MainActor.assumeIsolated {
            channel.write()
            if !channel.waiting.isEmpty, !channel.isClosed { return 1 }
            channel.writing = 0
            return 0
          }
        }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<KeyboardChannel>.fromOpaque($0!).release() })
    }
    private func callLater(_ action: @escaping (KeyboardChannel) -> Void) {
      MainLoopTurn.perform { [weak self] in if let self, !isClosed { action(self) } }
    }
    package func close() {
      if isClosed { return }
      isClosed = true
      for source in [reading, writing] where source != 0 { g_source_remove(source) }
      (reading, writing) = (0, 0)
      Glibc.close(descriptor)
    }
  }

  /// Actions for a later turn of the main loop.
  enum MainLoopTurn {
    private final class Action {
      let perform: @MainActor () -> Void
      init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }
      nonisolated deinit {}
    }
    static func perform(_ action: @escaping @MainActor () -> Void) {
      _ = g_idle_add_full(
        G_PRIORITY_DEFAULT,
        { data in
          let action = Unmanaged<Action>.fromOpaque(data!).takeRetainedValue()
          MainActor.assumeIsolated { action.perform() }
          return 0
        }, Unmanaged.passRetained(Action(action)).toOpaque(), nil)
    }
  }
#endif
