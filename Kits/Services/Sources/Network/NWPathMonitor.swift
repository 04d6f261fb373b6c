import Foundation
import HearthCore

/// Tells whether the machine reaches others, now and whenever that changes: the kernel says so.
///
/// ```swift
/// monitor.pathUpdateHandler = { path in isOnline = path.status == .satisfied }
/// monitor.start(queue: .main)
/// ```
public final class NWPathMonitor: @unchecked Sendable {
  // The lock guards everything.
  private let lock = NSLock()
  private let required: NWInterface.InterfaceType?
  private let prohibited: [NWInterface.InterfaceType]
  private var handler: (@Sendable (NWPath) -> Void)?
  private var source: (any DispatchSourceRead)?
  private var path: NWPath
  public private(set) var queue: DispatchQueue?

  public init() {
    (required, prohibited) = (nil, [])
    path = NWPath.read()
  }
  /// - Parameter prohibitedInterfaceTypes: Of these no interface counts.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    (required, prohibited) = (nil, prohibitedInterfaceTypes)
    path = NWPath.read(prohibited: prohibitedInterfaceTypes)
  }
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    (required, prohibited) = (requiredInterfaceType, [])
    path = NWPath.read(required: requiredInterfaceType)
  }
  deinit { source?.cancel() }

  /// Called on the monitor's queue, first as soon as it has started.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }
  public var currentPath: NWPath { lock.withLock { path } }

  public func start(queue: DispatchQueue) {
    lock.withLock {
      if self.queue != nil { return }
      self.queue = queue
      source = Self.changes(queue) { [weak self] in self?.update(isFirst: false) }
    }
    queue.async { [weak self] in self?.update(isFirst: true) }
  }
  public func cancel() {
    lock.withLock {
      source?.cancel()
      (source, handler) = (nil, nil)
    }
  }
  private func update(isFirst: Bool) {
    let new = NWPath.read(required: required, prohibited: prohibited)
    let called: (@Sendable (NWPath) -> Void)? = lock.withLock {
      let isSame = new == path
      path = new
      return isSame && !isFirst ? nil : handler
    }
    called?(new)
  }

  /// Calls `changed` whenever a device, an address or a route changes. Source: rtnetlink(7).
  private static func changes(
    _ queue: DispatchQueue, _ changed: @escaping @Sendable () -> Void
  ) -> (any DispatchSourceRead)? {
    // AF_NETLINK and NETLINK_ROUTE; links, addresses and routes of both versions are bits 0, 4, 6, 8 and 10.
    let (family, groups) = (UInt16(16), UInt32(0x1 | 0x10 | 0x40 | 0x100 | 0x400))
    let descriptor = socket(Int32(family), Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    // The structure sockaddr_nl: family, padding, process, groups.
    let address: (UInt16, UInt16, UInt32, UInt32) = (family, 0, 0, groups)
    let bound = withUnsafeBytes(of: address) {
      bind(descriptor, $0.baseAddress!.assumingMemoryBound(to: sockaddr.self), 12)
    }
    guard bound == 0 else {
      close(descriptor)
      Report(
        kind: .notOnLinux, path: "NWPathMonitor", message: "the kernel does not tell of changes: the first path stays."
      ).tell()
      return nil
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler {
      var buffer = [UInt8](repeating: 0, count: 8192)
      while recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT)) > 0 {}
      changed()
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    return source
  }
}
extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath
  /// Paths as they come, until the task that waits is cancelled.
  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    AsyncStream<NWPath> { continuation in
      pathUpdateHandler = { continuation.yield($0) }
      continuation.onTermination = { _ in self.cancel() }
      start(queue: DispatchQueue(label: "NWPathMonitor"))
    }.makeAsyncIterator()
  }
}
