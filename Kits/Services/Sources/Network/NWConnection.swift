import Foundation
import HearthCore

/// A connection to another program, over a stream of bytes or by messages.
///
/// ```swift
/// let connection = NWConnection(host: "localhost", port: 7000, using: .tcp)
/// connection.stateUpdateHandler = { state in if case .ready = state { connection.send(content: data, completion: .idempotent) } }
/// connection.start(queue: .main)
/// ```
///
/// A name is looked up, and its addresses are tried in the system's order. Where nobody answers the connection waits, until `restart()` tries again. Its
/// handlers are called on its queue, one after the other.
public final class NWConnection: @unchecked Sendable {
  // Unchecked: everything that changes is used under the lock, or on `work`.
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }
  /// What happens when something was sent.
  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (_ error: NWError?) -> Void)
    /// Nobody has to know.
    case idempotent
  }
  /// What belongs together.
  public final class ContentContext: Sendable {
    public let identifier: String
    public let isFinal: Bool
    public init(identifier: String, isFinal: Bool = false) { (self.identifier, self.isFinal) = (identifier, isFinal) }
    public static let defaultMessage = ContentContext(identifier: "default")
    public static let defaultStream = ContentContext(identifier: "stream")
    /// The last that is sent.
    public static let finalMessage = ContentContext(identifier: "final", isFinal: true)
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  private let lock = NSLock()
  private var current = State.setup
  private var handler: (@Sendable (State) -> Void)?
  private var viabilityHandler: (@Sendable (Bool) -> Void)?
  private var pathHandler: (@Sendable (NWPath) -> Void)?
  private var ownQueue: DispatchQueue?
  /// Where the socket is used.
  let work = DispatchQueue(label: "NWConnection")
  private var channel: SocketChannel?
  private var timer: (any DispatchSourceTimer)?
  /// What was asked for before there is a socket.
  private var early: [(SocketChannel) -> Void] = []
  /// The socket that a listener has accepted, and what came with it.
  private let accepted: (descriptor: Int32, first: Data?)?

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters, accepted) = (endpoint, parameters, nil)
  }
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }
  /// - Parameter first: The message that made a listener accept.
  init(accepted descriptor: Int32, _ endpoint: NWEndpoint, _ parameters: NWParameters, first: Data? = nil) {
    (self.endpoint, self.parameters, accepted) = (endpoint, parameters, (descriptor, first))
  }
  deinit {
    timer?.cancel()
    if let channel { channel.close() } else if let accepted { close(accepted.descriptor) }
  }

  public var state: State { lock.withLock { current } }
  public var queue: DispatchQueue? { lock.withLock { ownQueue } }
  public var stateUpdateHandler: (@Sendable (_ state: State) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }
  /// Told whether anything can be sent.
  public var viabilityUpdateHandler: (@Sendable (_ isViable: Bool) -> Void)? {
    get { lock.withLock { viabilityHandler } }
    set { lock.withLock { viabilityHandler = newValue } }
  }
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { lock.withLock { pathHandler } }
    set { lock.withLock { pathHandler = newValue } }
  }
  public var currentPath: NWPath? { state == .ready ? NWPath.read() : nil }

  // MARK: - Life

  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock {
      defer { if ownQueue == nil { ownQueue = queue } }
      return ownQueue == nil
    }
    if isFirst { work.async { self.begin() } }
  }
  /// Tries again, where nobody answered.
  public func restart() { work.async { if case .waiting = self.state { self.begin() } } }
  /// Ends the connection when what was given to it is sent.
  public func cancel() {
    work.async {
      guard let channel = self.channel else { return self.end(.cancelled) }
      channel.finish { self.end(.cancelled) }
    }
  }
  /// Ends it at once.
  public func forceCancel() { work.async { self.end(.cancelled) } }
  public func cancelCurrentEndpoint() { forceCancel() }

  private func begin() {
    set(.preparing)
    if parameters.isSecure {
      Report(
        kind: .notOnLinux, path: "NWConnection",
        message: "there is no TLS, so the connection to \(endpoint) fails; URLSession encrypts."
      ).tell()
      return end(.failed(.tls(-9800)))
    }
    if case .service = endpoint {
      Report(kind: .notOnLinux, path: "NWConnection", message: "nothing finds the service \(endpoint).").tell()
    }
    if let accepted { return open(accepted.descriptor, first: accepted.first) }
    let endpoint = endpoint, isStream = parameters.isStream
    DispatchQueue.global().async { [self] in
      let found = SocketAddress.resolve(endpoint, isStream: isStream)
      work.async { [self] in
        switch found {
        case .success(let addresses): connect(addresses[...], .posix(.EHOSTUNREACH))
        case .failure(let error): wait(error)
        }
      }
    }
  }
  private func wait(_ error: NWError) { if state == .preparing { set(.waiting(error)) } }

  /// Tries addresses, one after the other.
  private func connect(_ addresses: ArraySlice<SocketAddress>, _ error: NWError) {
    guard state == .preparing else { return }
    guard let address = addresses.first else { return wait(error) }
    let descriptor = address.makeSocket(isStream: parameters.isStream)
    guard descriptor >= 0 else { return connect(addresses.dropFirst(), .last()) }
    if let error = SocketOptions.apply(parameters, descriptor, address) {
      close(descriptor)
      return connect(addresses.dropFirst(), error)
    }
    let status = address.use { Foundation.connect(descriptor, $0, $1) }
    if status == 0 { return open(descriptor, first: nil) }
    guard errno == EINPROGRESS else {
      let error = NWError.last()
      close(descriptor)
      return connect(addresses.dropFirst(), error)
    }
    // Used on `work`.
    nonisolated(unsafe) let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: work)
    let done: @Sendable (NWError?) -> Void = { [self] error in
      if source.isCancelled { return }
      timer?.cancel()
      // The source has to let the descriptor go before anybody else has it.
      source.setCancelHandler { [self] in
        if let error {
          close(descriptor)
          connect(addresses.dropFirst(), error)
        } else if state == .preparing {
          open(descriptor, first: nil)
        } else {
          close(descriptor)
        }
      }
      source.cancel()
    }
    source.setEventHandler {
      var number: Int32 = 0, size = socklen_t(MemoryLayout<Int32>.size)
      getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &number, &size)
      done(number == 0 ? nil : .last(number))
    }
    source.activate()
    if case .stream(let options) = parameters.transport, options.connectionTimeout > 0 {
      let timer = DispatchSource.makeTimerSource(queue: work)
      timer.schedule(deadline: .now() + .seconds(options.connectionTimeout))
      timer.setEventHandler { done(.posix(.ETIMEDOUT)) }
      timer.activate()
      self.timer = timer
    }
  }

  private func open(_ descriptor: Int32, first: Data?) {
    let channel = SocketChannel(descriptor, isStream: parameters.isStream, work, first: first) { [weak self] error in
      self?.end(.failed(error))
    }
    self.channel = channel
    set(.ready)
    let waiting = early
    early = []
    for action in waiting { action(channel) }
  }
  private func end(_ last: State) {
    switch state {
    case .failed, .cancelled: return
    default: break
    }
    timer?.cancel()
    let error: NWError = if case .failed(let error) = last { error } else { .posix(.ECANCELED) }
    let waiting = early
    early = []
    if let channel {
      channel.fail(error)
    } else if !waiting.isEmpty {
      let gone = SocketChannel(goneWith: error, isStream: parameters.isStream, work)
      for action in waiting { action(gone) }
    }
    set(last)
    lock.withLock { (handler, viabilityHandler, pathHandler) = (nil, nil, nil) }
  }

  private func set(_ state: State) {
    let (queue, handler, viability, path) = lock.withLock { () in
      current = state
      return (ownQueue, self.handler, viabilityHandler, pathHandler)
    }
    (queue ?? work).async {
      handler?(state)
      switch state {
      case .ready:
        viability?(true)
        path?(NWPath.read())
      case .failed: viability?(false)
      default: break
      }
    }
  }

  // MARK: - Contents

  /// Does something with the socket, when there is one.
  private func use(_ action: @escaping (SocketChannel) -> Void) {
    nonisolated(unsafe) let action = action
    work.async { [self] in
      if let channel { return action(channel) }
      switch state {
      case .failed(let error): action(SocketChannel(goneWith: error, isStream: parameters.isStream, work))
      case .cancelled: action(SocketChannel(goneWith: .posix(.ECANCELED), isStream: parameters.isStream, work))
      default: early.append(action)
      }
    }
  }

  /// - Parameter content: nil together with `finalMessage` ends what is sent: the other program reads to the end.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    use { [self] channel in
      channel.send(content, isLast: contentContext.isFinal && isComplete) { error in
        guard case .contentProcessed(let done) = completion else { return }
        (self.queue ?? self.work).async { done(error) }
      }
    }
  }
  /// Hands over what comes: at least so many bytes, unless that is all that comes, and at most so many. `isComplete` says that nothing more comes; of messages
  /// each is complete.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion:
      @escaping @Sendable (
        _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      ) -> Void
  ) {
    use { [self] channel in
      channel.receive(max(1, minimumIncompleteLength), max(1, maximumLength)) { content, isComplete, error in
        let context: ContentContext? =
          error != nil
          ? nil : self.parameters.isStream ? (isComplete ? .finalMessage : .defaultStream) : .defaultMessage
        (self.queue ?? self.work).async { completion(content, context, isComplete, error) }
      }
    }
  }
  /// Hands over one message; of a stream all that comes until its end.
  public func receiveMessage(
    completion:
      @escaping @Sendable (
        _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      ) -> Void
  ) {
    let length = parameters.isStream ? Int.max : 1
    receive(minimumIncompleteLength: length, maximumLength: Int.max, completion: completion)
  }
  /// Sends several things together.
  public func batch(_ block: () -> Void) { block() }
}
