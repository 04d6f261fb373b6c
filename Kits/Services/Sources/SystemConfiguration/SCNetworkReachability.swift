import CoreGraphics
@_exported import Foundation
@_exported import Network

/// How a machine is reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}
/// A machine that is asked for. It counts as reachable while a route leads out of this machine: nobody asks the other one, as on
/// Apple's systems.
public final class SCNetworkReachability: @unchecked Sendable {
  // Unchecked: nothing of it changes.
  fileprivate let isOwn: Bool
  fileprivate init(isOwn: Bool) { self.isOwn = isOwn }
}
/// - Returns: Nil for an empty name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  return name.isEmpty ? nil : SCNetworkReachability(isOwn: ["localhost", "127.0.0.1", "::1"].contains(name))
}
/// - Returns: False never: the routes are known.
@discardableResult public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  let path = NWPathMonitor().currentPath
  flags.pointee = target.isOwn ? [.reachable, .isLocalAddress, .isDirect] : path.status == .satisfied ? .reachable : []
  if !target.isOwn, path.usesInterfaceType(.cellular) { flags.pointee.insert(.isWWAN) }
  return true
}
