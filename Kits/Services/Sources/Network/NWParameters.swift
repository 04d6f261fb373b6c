import Foundation
import HearthCore

/// Why a connection does not come about, or has ended.
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
  case posix(POSIXErrorCode)
  /// A name that leads nowhere: the number is that of `getaddrinfo`.
  case dns(Int32)
  case tls(Int32)

  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
    case .dns(let code): "\(code): \(String(cString: gai_strerror(code)))"
    case .tls(let code): "\(code): there is no TLS here"
    }
  }
  static func last(_ number: Int32 = errno) -> NWError { .posix(POSIXErrorCode(rawValue: number) ?? .EIO) }
}

/// What a protocol can be told.
open class NWProtocolOptions: @unchecked Sendable {
  // Unchecked: set before a connection is made of it, as the properties of its subclasses.
  fileprivate init() {}
}
/// Streams of bytes.
public enum NWProtocolTCP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    // Unchecked: set before a connection is made of it.
    /// Whether small parts are sent at once.
    public var noDelay = false
    public var enableKeepalive = false
    /// Seconds.
    public var keepaliveIdle = 0
    public var keepaliveInterval = 0
    public var keepaliveCount = 0
    /// After how many seconds no answer is an error; 0 for the system's own.
    public var connectionTimeout = 0
    public override init() { super.init() }
  }
}
/// Messages that may be lost.
public enum NWProtocolUDP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    // Unchecked: it has nothing.
    public override init() { super.init() }
  }
}
/// Encryption, which nothing here does: a connection that is to have it fails, and it is reported.
public enum NWProtocolTLS {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    // Unchecked: it has nothing.
    public override init() { super.init() }
  }
}

/// How a connection is made.
public final class NWParameters: @unchecked Sendable {
  // Unchecked: set before a connection is made of it.
  enum Transport { case stream(NWProtocolTCP.Options), datagrams }
  let transport: Transport
  let isSecure: Bool
  /// Whether a port may be used again at once.
  public var allowLocalEndpointReuse = false
  /// Whether devices nearby are reached without a network between: they are not, which is reported.
  public var includePeerToPeer: Bool {
    get { false }
    set {
      if !newValue { return }
      Report(
        kind: .notOnLinux, path: "NWParameters.includePeerToPeer",
        message: "devices are reached through a network alone."
      ).tell()
    }
  }
  /// Whether a listener hears of this machine alone.
  public var acceptLocalOnly = false
  /// The own end: its address and port.
  public var requiredLocalEndpoint: NWEndpoint?

  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    (transport, isSecure) = (.stream(tcp), tls != nil)
  }
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
    (transport, isSecure) = (.datagrams, dtls != nil)
  }
  private init(_ transport: Transport, _ isSecure: Bool) { (self.transport, self.isSecure) = (transport, isSecure) }

  public class var tcp: NWParameters { NWParameters(tls: nil) }
  public class var udp: NWParameters { NWParameters(dtls: nil) }
  public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }

  public func copy() -> NWParameters {
    let copy = NWParameters(transport, isSecure)
    copy.allowLocalEndpointReuse = allowLocalEndpointReuse
    copy.acceptLocalOnly = acceptLocalOnly
    copy.requiredLocalEndpoint = requiredLocalEndpoint
    return copy
  }
  var isStream: Bool { if case .stream = transport { true } else { false } }
}
