import Foundation
import HearthKeyboard
import Synchronization

/// A socket in front of the keyboard's own, which the app takes for the keyboard's: what passes in both directions is
/// read and kept.
///
/// It is there while the keyboard's socket is, so that an app without a keyboard finds nobody and starts the program.
nonisolated final class SocketProxy: Sendable {
  /// An action of the keyboard that went to the app whole, once: one that is sent again counts no more.
  struct Action: Equatable {
    var epoch: UInt64
    var sequence: UInt32
    var field: UInt32
    var action: KeyboardAction
  }
  struct Record {
    var actions: [Action] = []
    /// Actions that were sent again.
    var repeated = 0
    /// The last action of each epoch that the app has acknowledged.
    var acknowledged: [UInt64: UInt32] = [:]
    var requests: [KeyboardRequest] = []
    var problems: [String] = []
    /// All that passed, in either direction.
    var bytes = Data()
    var connections = 0
    /// Where the keyboard is, or will be: points of the screen.
    var frame = CGRect.zero
    /// The keyboard has said that it is up and at rest, on this connection.
    var isUp = false
    var cuts = 0
    /// The keyboard at the other end; 0 for none.
    var process: Int32 = 0
    /// Bytes for the app after which the connection is to end; nil for not.
    fileprivate var cutAfter: Int?
    fileprivate var hasEnded = false
  }
  private let record = Mutex(Record())
  private let outer: String, inner: String
  private let done = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - outer: The socket that the app tries.
  ///   - inner: The socket at which the keyboard listens.
  init(_ outer: String, to inner: String) {
    (self.outer, self.inner) = (outer, inner)
    Thread { self.run() }.start()
  }
  var state: Record { record.withLock { $0 } }
  /// Ends the connection when so many further bytes have gone to the app, in the middle of a message perhaps.
  func cut(after bytes: Int?) { record.withLock { $0.cutAfter = bytes } }
  func end() {
    record.withLock { $0.hasEnded = true }
    done.wait()
  }

  private var hasEnded: Bool { record.withLock { $0.hasEnded } }
  private func run() {
    while !hasEnded {
      if let upstream = try? KeyboardSocket.connect(inner) {
        serve(upstream)
        close(upstream)
        record.withLock { ($0.process, $0.isUp) = (0, false) }
      } else {
        usleep(3_000)
      }
    }
    done.signal()
  }
  private func wait(_ descriptors: [Int32], _ events: Int32 = POLLIN) -> [Bool] {
    var files = descriptors.map { pollfd(fd: $0, events: Int16(events), revents: 0) }
    _ = poll(&files, nfds_t(files.count), 20)
    return files.map { $0.revents != 0 }
  }
  private func serve(_ upstream: Int32) {
    record.withLock { $0.process = KeyboardSocket.peer(upstream)?.process ?? 0 }
    guard let listener = try? KeyboardSocket.listen(outer) else {
      usleep(3_000)
      return
    }
    var app: Int32?
    while app == nil, !hasEnded {
      if wait([listener.descriptor]).first == true { app = listener.accept() }
      // A keyboard that has gone meanwhile.
      var byte: UInt8 = 0
      if recv(upstream, &byte, 1, Int32(MSG_PEEK)) == 0 { break }
    }
    listener.end()
    guard let app else { return }
    record.withLock { $0.connections += 1 }
    pump(app, upstream)
    close(app)
  }

  private func pump(_ app: Int32, _ upstream: Int32) {
    var toApp = KeyboardStream<KeyboardMessage>(), toKeyboard = KeyboardStream<AppMessage>(), epoch: UInt64 = 0
    while !hasEnded {
      let ready = wait([upstream, app])
      if ready[0] {
        guard var bytes = receive(upstream) else { return }
        let cut = record.withLock { state -> Bool in
          guard let left = state.cutAfter else { return false }
          if bytes.count < left {
            state.cutAfter = left - bytes.count
            return false
          }
          bytes = Array(bytes.prefix(left))
          state.cutAfter = nil
          state.cuts += 1
          return true
        }
        toApp.append(bytes)
        // Noted before it is sent, so that no acknowledgement comes before it.
        while let message = next(&toApp) { note(message, &epoch) }
        if !send(bytes, app) || cut { return }
      }
      if ready[1] {
        guard let bytes = receive(app) else {
          // What the app had sent last has been passed on.
          return
        }
        toKeyboard.append(bytes)
        while let message = next(&toKeyboard) { note(message, epoch) }
        // A keyboard that has gone is noticed by reading: what it sent is read first.
        _ = send(bytes, upstream)
      }
    }
  }
  private func next<Message: KeyboardCodable>(_ stream: inout KeyboardStream<Message>) -> Message? {
    do throws(KeyboardProtocolError) { return try stream.next() } catch {
      record.withLock { $0.problems.append("\(error)") }
      return nil
    }
  }
  private func note(_ message: KeyboardMessage, _ epoch: inout UInt64) {
    record.withLock { state in
      switch message {
      case .hello(_, let new): epoch = new
      case .action(let action, let sequence, let field):
        if state.actions.contains(where: { $0.epoch == epoch && $0.sequence == sequence }) {
          state.repeated += 1
        } else {
          state.actions.append(Action(epoch: epoch, sequence: sequence, field: field, action: action))
        }
      case .will(let move):
        (state.frame, state.isUp) = (move.end, false)
      case .did: state.isUp = state.frame.minY < CGFloat(Screen.size.height)
      case .pong: break
      }
    }
  }
  private func note(_ message: AppMessage, _ epoch: UInt64) {
    record.withLock { state in
      switch message {
      case .acknowledge(let sequence): state.acknowledged[epoch] = sequence
      case .show(let request): state.requests.append(request)
      default: break
      }
    }
  }
  /// Nil where the other side has ended.
  private func receive(_ descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count < 0, errno == EAGAIN || errno == EINTR { return [] }
    guard count > 0 else { return nil }
    let bytes = Array(buffer.prefix(count))
    record.withLock { $0.bytes.append(contentsOf: bytes) }
    return bytes
  }
  private func send(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        _ = wait([descriptor], POLLOUT)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
