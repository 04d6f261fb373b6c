import Foundation

/// What is sent and received through a socket. It is used on its connection's queue alone.
final class SocketChannel: @unchecked Sendable {
  // Unchecked: used on `queue`.
  private let descriptor: Int32
  private let isStream: Bool
  private let queue: DispatchQueue
  private let onFailure: (NWError) -> Void
  private var reader: (any DispatchSourceRead)?
  private var writer: (any DispatchSourceWrite)?
  /// The sources that have not let the descriptor go.
  private let sources = DispatchGroup()
  private var error: NWError?
  private var isClosed = false

  private struct Outgoing {
    var data: Data
    let isLast: Bool
    let done: (NWError?) -> Void
  }
  private struct Wanted {
    let minimum: Int
    let maximum: Int
    let done: (Data?, Bool, NWError?) -> Void
  }
  private var outgoing: [Outgoing] = []
  private var wanted: [Wanted] = []
  /// What has come of a stream and nobody has asked for; of messages each is one.
  private var stream = Data()
  private var messages: [Data] = []
  private var isAtEnd = false
  private var onEmpty: (() -> Void)?

  init(
    _ descriptor: Int32, isStream: Bool, _ queue: DispatchQueue, first: Data? = nil,
    onFailure: @escaping (NWError) -> Void
  ) {
    (self.descriptor, self.isStream, self.queue, self.onFailure) = (descriptor, isStream, queue, onFailure)
    if let first { messages = [first] }
  }
  /// One that has gone: what is asked of it ends with its error.
  init(goneWith error: NWError, isStream: Bool, _ queue: DispatchQueue) {
    (descriptor, self.isStream, self.queue, onFailure) = (-1, isStream, queue, { _ in })
    (self.error, isClosed) = (error, true)
  }
  deinit { close() }

  // MARK: - Sending

  func send(_ content: Data?, isLast: Bool, _ done: @escaping (NWError?) -> Void) {
    if let error { return done(error) }
    outgoing.append(Outgoing(data: content ?? Data(), isLast: isLast, done: done))
    write()
  }
  private func write() {
    while let first = outgoing.first, error == nil {
      if !first.data.isEmpty || !isStream {
        let sent = first.data.withUnsafeBytes {
          Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if sent < 0 {
          if errno == EINTR { continue }
          let number = errno
          if number == EAGAIN || number == EWOULDBLOCK { return waitToWrite() }
          if isStream { return fail(.last(number), telling: true) }
          // A message that cannot be sent is no end of those after it.
          outgoing.removeFirst()
          first.done(.last(number))
          continue
        }
        if isStream, sent < first.data.count {
          outgoing[0].data = first.data.dropFirst(sent)
          continue
        }
      }
      outgoing.removeFirst()
      if first.isLast, isStream { shutdown(descriptor, Int32(SHUT_WR)) }
      first.done(nil)
    }
    release(writer)
    writer = nil
    if outgoing.isEmpty, let done = onEmpty {
      onEmpty = nil
      done()
    }
  }
  private func waitToWrite() {
    if writer != nil { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.write() }
    writer = source
    source.activate()
  }
  /// Calls `done` when everything is sent.
  func finish(_ done: @escaping () -> Void) {
    if outgoing.isEmpty { done() } else { onEmpty = done }
  }

  // MARK: - Receiving

  func receive(_ minimum: Int, _ maximum: Int, _ done: @escaping (Data?, Bool, NWError?) -> Void) {
    wanted.append(Wanted(minimum: minimum, maximum: maximum, done: done))
    serve()
  }
  /// Reads as much as somebody asks for, and no more.
  private func serve() {
    while let first = wanted.first {
      if isStream {
        // The end of the stream is told as often as somebody asks, but not of a connection that has failed or was given up.
        if !stream.isEmpty ? stream.count >= first.minimum || isAtEnd : isAtEnd && error == nil {
          let part = Data(stream.prefix(first.maximum))
          stream = Data(stream.dropFirst(part.count))
          wanted.removeFirst()
          first.done(part.isEmpty ? nil : part, isAtEnd && stream.isEmpty, nil)
          continue
        }
      } else if !messages.isEmpty {
        wanted.removeFirst()
        first.done(Data(messages.removeFirst().prefix(first.maximum)), true, nil)
        continue
      }
      if let error {
        wanted.removeFirst()
        first.done(nil, false, error)
        continue
      }
      guard read() else { return waitToRead() }
    }
    release(reader)
    reader = nil
  }
  /// Whether anything is different afterwards.
  private func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 || (count == 0 && !isStream) {
        if isStream { stream.append(contentsOf: buffer[..<count]) } else { messages.append(Data(buffer[..<count])) }
        return true
      }
      if count == 0 {
        isAtEnd = true
        return true
      }
      if errno == EINTR { continue }
      if errno == EAGAIN || errno == EWOULDBLOCK { return false }
      let number = errno
      // A message that nobody took is told with the next one, and is no end.
      if !isStream, number == ECONNREFUSED {
        if let first = wanted.first {
          wanted.removeFirst()
          first.done(nil, false, .posix(.ECONNREFUSED))
        }
        return true
      }
      fail(.last(number), telling: true)
      return true
    }
  }
  private func waitToRead() {
    if reader != nil { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.serve() }
    reader = source
    source.activate()
  }

  // MARK: - End

  func fail(_ error: NWError) { fail(error, telling: false) }
  private func fail(_ error: NWError, telling: Bool) {
    if self.error != nil { return }
    self.error = error
    let unsent = outgoing, unserved = wanted
    (outgoing, wanted) = ([], [])
    close()
    for part in unsent { part.done(error) }
    for want in unserved { want.done(nil, false, error) }
    if telling { onFailure(error) }
  }
  /// The descriptor goes when its sources have let it go.
  func close() {
    if isClosed { return }
    isClosed = true
    let descriptor = descriptor
    release(reader)
    release(writer)
    (reader, writer) = (nil, nil)
    sources.notify(queue: queue) { _ = Foundation.close(descriptor) }
  }
  private func release(_ source: (any DispatchSourceProtocol)?) {
    guard let source else { return }
    let sources = sources
    sources.enter()
    source.setCancelHandler { sources.leave() }
    source.cancel()
  }
}

/// What a socket is told before it is used.
enum SocketOptions {
  /// - Returns: What could not be done.
  static func apply(_ parameters: NWParameters, _ descriptor: Int32, _ peer: SocketAddress) -> NWError? {
    if case .stream(let options) = parameters.transport, peer.family != AF_UNIX {
      if options.noDelay { set(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, 1) }
      if options.enableKeepalive {
        set(descriptor, SOL_SOCKET, SO_KEEPALIVE, 1)
        if options.keepaliveIdle > 0 { set(descriptor, Int32(IPPROTO_TCP), TCP_KEEPIDLE, options.keepaliveIdle) }
        if options.keepaliveInterval > 0 {
          set(descriptor, Int32(IPPROTO_TCP), TCP_KEEPINTVL, options.keepaliveInterval)
        }
        if options.keepaliveCount > 0 { set(descriptor, Int32(IPPROTO_TCP), TCP_KEEPCNT, options.keepaliveCount) }
      }
    }
    if parameters.allowLocalEndpointReuse { set(descriptor, SOL_SOCKET, SO_REUSEADDR, 1) }
    guard let own = parameters.requiredLocalEndpoint else { return nil }
    switch SocketAddress.resolve(own, isStream: parameters.isStream, isPassive: true) {
    case .failure(let error): return error
    case .success(let addresses):
      guard let address = addresses.first(where: { $0.family == peer.family }) else { return .posix(.EADDRNOTAVAIL) }
      return address.use { bind(descriptor, $0, $1) } == 0 ? nil : .last()
    }
  }
  static func set(_ descriptor: Int32, _ level: Int32, _ name: Int32, _ value: Int) {
    var value = Int32(clamping: value)
    setsockopt(descriptor, level, name, &value, socklen_t(MemoryLayout<Int32>.size))
  }
}
