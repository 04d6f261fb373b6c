import Foundation
import HearthCore

/// Waits for other programs to connect.
///
/// ```swift
/// let listener = try NWListener(using: .tcp, on: 7000)
/// listener.newConnectionHandler = { connection in connection.start(queue: .main) }
/// listener.start(queue: .main)
/// ```
///
/// It hears both kinds of addresses. Of messages, the first of a sender makes a connection, which that sender's next ones come through.
public final class NWListener: @unchecked Sendable {
  // Unchecked: everything that changes is used under the lock, or on `work`.
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }
  public static let InfiniteConnectionLimit = Int.max

  public let parameters: NWParameters
  private let endpoint: NWEndpoint
  private let lock = NSLock()
  private let work = DispatchQueue(label: "NWListener")
  private var current = State.setup
  private var handler: (@Sendable (State) -> Void)?
  private var connectionHandler: (@Sendable (NWConnection) -> Void)?
  private var limit = NWListener.InfiniteConnectionLimit
  private var ownQueue: DispatchQueue?
  private var ownPort: NWEndpoint.Port?
  private var source: (any DispatchSourceRead)?

  /// - Throws: `NWError` if the parameters ask for what there is not.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    self.parameters = parameters
    endpoint =
      parameters.requiredLocalEndpoint ?? .hostPort(host: parameters.acceptLocalOnly ? "::1" : "::", port: port)
    guard parameters.isSecure else { return }
    Report(kind: .notOnLinux, path: "NWListener", message: "there is no TLS, so nobody can be listened to.").tell()
    throw NWError.tls(-9800)
  }
  deinit { source?.cancel() }

  /// How others find the listener by a name.
  public struct Service: Equatable, Sendable {
    public let name: String?
    public let type: String
    public let domain: String?
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      (self.name, self.type, self.domain, text) = (name, type, domain, txtRecord)
    }
    let text: Data?
  }
  private var ownService: Service?
  /// How others find the listener by a name. They do not, which is reported: tell them its address and port.
  public var service: Service? {
    get { lock.withLock { ownService } }
    set {
      lock.withLock { ownService = newValue }
      guard let newValue else { return }
      Report(
        kind: .notOnLinux, path: "NWListener.service",
        message:
          "“\(newValue.type)” is not announced (\(newValue.text?.count ?? 0) bytes): others need the address and the port."
      ).tell()
    }
  }
  public convenience init(service: Service, using parameters: NWParameters) throws {
    try self.init(using: parameters, on: .any)
    self.service = service
  }

  public var state: State { lock.withLock { current } }
  public var queue: DispatchQueue? { lock.withLock { ownQueue } }
  /// Where it listens; nil before it does.
  public var port: NWEndpoint.Port? { lock.withLock { ownPort } }
  public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }
  public var newConnectionHandler: (@Sendable (_ connection: NWConnection) -> Void)? {
    get { lock.withLock { connectionHandler } }
    set { lock.withLock { connectionHandler = newValue } }
  }
  /// How many more connections are handed over; others are refused.
  public var newConnectionLimit: Int {
    get { lock.withLock { limit } }
    set { lock.withLock { limit = newValue } }
  }

  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock {
      defer { if ownQueue == nil { ownQueue = queue } }
      return ownQueue == nil
    }
    if isFirst { work.async { self.begin() } }
  }
  public func cancel() {
    work.async {
      self.source?.cancel()
      self.source = nil
      self.set(.cancelled)
      self.lock.withLock { (self.handler, self.connectionHandler) = (nil, nil) }
    }
  }

  private func begin() {
    guard state == .setup else { return }
    switch SocketAddress.resolve(endpoint, isStream: parameters.isStream, isPassive: true) {
    case .failure(let error): set(.failed(error))
    case .success(var addresses):
      // A machine without the newer kind of addresses has the older one.
      if case .hostPort(let host, let port) = endpoint, host == "::" || host == "::1" {
        let old = NWEndpoint.hostPort(host: host == "::" ? "0.0.0.0" : "127.0.0.1", port: port)
        addresses += (try? SocketAddress.resolve(old, isStream: parameters.isStream).get()) ?? []
      }
      var error = NWError.posix(.EADDRNOTAVAIL)
      for address in addresses {
        switch listen(address) {
        case .success(let descriptor): return accept(descriptor)
        case .failure(let reason): error = reason
        }
      }
      set(.failed(error))
    }
  }
  private func listen(_ address: SocketAddress) -> Result<Int32, NWError> {
    let descriptor = address.makeSocket(isStream: parameters.isStream)
    guard descriptor >= 0 else { return .failure(.last()) }
    // A port that a listener had a moment ago can be used; one that somebody listens at cannot. Source: socket(7), SO_REUSEADDR.
    SocketOptions.set(descriptor, SOL_SOCKET, SO_REUSEADDR, 1)
    if address.family == AF_INET6 { SocketOptions.set(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0) }
    guard address.use({ bind(descriptor, $0, $1) }) == 0,
      !parameters.isStream || Foundation.listen(descriptor, SOMAXCONN) == 0
    else {
      defer { close(descriptor) }
      return .failure(.last())
    }
    return .success(descriptor)
  }
  private func accept(_ descriptor: Int32) {
    var own = SocketAddress()
    _ = own.fill { getsockname(descriptor, $0, $1) }
    if case .hostPort(_, let port) = own.endpoint { lock.withLock { ownPort = port } }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: work)
    source.setEventHandler { [weak self] in
      guard let self else { return }
      if parameters.isStream { acceptStreams(descriptor) } else { acceptMessages(descriptor, own) }
    }
    source.setCancelHandler { close(descriptor) }
    self.source = source
    source.activate()
    set(.ready)
  }
  private func acceptStreams(_ descriptor: Int32) {
    while true {
      var peer = SocketAddress()
      let new = peer.fill { Foundation.accept(descriptor, $0, $1) }
      guard new >= 0 else { return }
      _ = fcntl(new, F_SETFL, O_NONBLOCK)
      _ = fcntl(new, F_SETFD, FD_CLOEXEC)
      hand(over: NWConnection(accepted: new, peer.endpoint, parameters))
    }
  }
  /// A socket of the same port that hears of one sender alone takes what comes of it from now on.
  private func acceptMessages(_ descriptor: Int32, _ own: SocketAddress) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var peer = SocketAddress(), count = 0
      _ = peer.fill { address, length in
        count = recvfrom(descriptor, &buffer, buffer.count, 0, address, length)
        return 0
      }
      guard count >= 0 else { return }
      let new = own.makeSocket(isStream: false)
      SocketOptions.set(new, SOL_SOCKET, SO_REUSEADDR, 1)
      guard own.use({ bind(new, $0, $1) }) == 0, peer.use({ connect(new, $0, $1) }) == 0 else {
        close(new)
        continue
      }
      hand(over: NWConnection(accepted: new, peer.endpoint, parameters, first: Data(buffer[..<count])))
    }
  }
  private func hand(over connection: NWConnection) {
    let (handler, queue) = lock.withLock { () in
      guard limit > 0 else { return (nil as (@Sendable (NWConnection) -> Void)?, ownQueue) }
      if limit != NWListener.InfiniteConnectionLimit { limit -= 1 }
      return (connectionHandler, ownQueue)
    }
    guard let handler else { return connection.forceCancel() }
    (queue ?? work).async { handler(connection) }
  }
  private func set(_ state: State) {
    let (handler, queue) = lock.withLock { () in
      current = state
      return (self.handler, ownQueue)
    }
    (queue ?? work).async { handler?(state) }
  }
}
