import Foundation

/// An address as the kernel has it.
struct SocketAddress: Sendable {
  private(set) var storage = sockaddr_storage()
  private(set) var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
  var family: Int32 { Int32(storage.ss_family) }

  init() {}
  init(_ pointer: UnsafePointer<sockaddr>, _ length: socklen_t) {
    withUnsafeMutableBytes(of: &storage) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: Int(length)))
    }
    self.length = length
  }
  /// A socket in the file system; nil for a path that is too long.
  init?(path: String) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8) + [0]
    guard bytes.count <= MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    self = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SocketAddress($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  mutating func fill(_ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32) -> Int32 {
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &length) }
    }
    self.length = length
    return result
  }
  func use<T>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> T) -> T {
    withUnsafePointer(to: storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }

  /// The same as an endpoint; an address of the older kind as such, however it is written.
  var endpoint: NWEndpoint {
    withUnsafeBytes(of: storage) { bytes in
      switch family {
      case AF_INET:
        let address = bytes.loadUnaligned(as: sockaddr_in.self)
        let raw = withUnsafeBytes(of: address.sin_addr) { Data($0) }
        return .hostPort(
          host: IPv4Address(raw).map { .ipv4($0) } ?? "",
          port: NWEndpoint.Port(integerLiteral: address.sin_port.byteSwapped))
      case AF_INET6:
        let address = bytes.loadUnaligned(as: sockaddr_in6.self)
        let raw = withUnsafeBytes(of: address.sin6_addr) { Data($0) }
        let host = IPv6Address(raw).map { six in six.asIPv4.map { .ipv4($0) } ?? NWEndpoint.Host.ipv6(six) } ?? ""
        return .hostPort(host: host, port: NWEndpoint.Port(integerLiteral: address.sin6_port.byteSwapped))
      default: return .unix(path: "")
      }
    }
  }

  /// The addresses of an endpoint, in the order in which to try them. It may take as long as the network does.
  static func resolve(
    _ endpoint: NWEndpoint, isStream: Bool, isPassive: Bool = false
  ) -> Result<[SocketAddress], NWError> {
    var name: String?, service = "0"
    switch endpoint {
    case .unix(let path): return SocketAddress(path: path).map { .success([$0]) } ?? .failure(.posix(.ENAMETOOLONG))
    case .hostPort(let host, let port): (name, service) = (host.debugDescription, "\(port.rawValue)")
    case .url(let url):
      name = url.host
      service = "\(url.port ?? (url.scheme == "https" || url.scheme == "wss" ? 443 : 80))"
    case .service: return .failure(.dns(EAI_NONAME))
    }
    var hints = addrinfo()
    hints.ai_socktype = Int32((isStream ? SOCK_STREAM : SOCK_DGRAM).rawValue)
    hints.ai_flags = AI_NUMERICSERV | (isPassive ? AI_PASSIVE : 0)
    var list: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(name, service, &hints, &list)
    guard status == 0 else { return .failure(.dns(status)) }
    defer { freeaddrinfo(list) }
    var found: [SocketAddress] = []
    var entry = list
    while let info = entry {
      if let address = info.pointee.ai_addr { found.append(SocketAddress(address, info.pointee.ai_addrlen)) }
      entry = info.pointee.ai_next
    }
    return .success(found)
  }

  /// A socket that never waits; -1 if there can be none.
  func makeSocket(isStream: Bool) -> Int32 {
    let type = (isStream ? SOCK_STREAM : SOCK_DGRAM).rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
    return socket(family, Int32(type), 0)
  }
}
