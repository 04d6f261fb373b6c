import Foundation

/// A way out of the machine.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  public let type: InterfaceType
  public let name: String
  public let index: Int
}
/// Whether the machine reaches others, and how.
public struct NWPath: Equatable, Sendable {
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }
  public let status: Status
  /// Those that lead anywhere, the preferred one first.
  public let availableInterfaces: [NWInterface]
  public let supportsIPv4: Bool
  public let supportsIPv6: Bool
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// Whether it costs money, as that of a telephone does.
  public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
  /// Whether the user wants to save data: nobody says so.
  public var isConstrained: Bool { false }
  public var supportsDNS: Bool { status == .satisfied }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// What the kernel says. Source: proc(5) for `/proc/net/route`, and sysfs for what a device is.
  /// - Parameter root: Where `proc` and `sys` are.
  static func read(
    root: String = "", required type: NWInterface.InterfaceType? = nil, prohibited: [NWInterface.InterfaceType] = []
  ) -> NWPath {
    // A default route that is up: its destination is zero, and bit 0 of its flags is set.
    var routes: [(name: String, metric: Int)] = []
    var (hasOld, hasNew) = (false, false)
    for line in lines(root + "/proc/net/route").dropFirst() {
      let fields = line.split(whereSeparator: \.isWhitespace)
      guard fields.count >= 7, fields[1] == "00000000", Int(fields[3], radix: 16).map({ $0 & 1 == 1 }) == true else {
        continue
      }
      routes.append((String(fields[0]), Int(fields[6]) ?? 0))
      hasOld = true
    }
    for line in lines(root + "/proc/net/ipv6_route") {
      let fields = line.split(whereSeparator: \.isWhitespace)
      guard fields.count >= 10, fields[0].allSatisfy({ $0 == "0" }), fields[1] == "00", fields[9] != "lo",
        Int(fields[8], radix: 16).map({ $0 & 1 == 1 }) == true
      else { continue }
      routes.append((String(fields[9]), Int(fields[5], radix: 16) ?? 0))
      hasNew = true
    }
    routes.sort { $0.metric < $1.metric }
    var found: [NWInterface] = []
    for (name, _) in routes where !found.contains(where: { $0.name == name }) {
      let interface = interface(name, root)
      if type == nil || interface.type == type, !prohibited.contains(interface.type) { found.append(interface) }
    }
    return NWPath(
      status: found.isEmpty ? .unsatisfied : .satisfied, availableInterfaces: found,
      supportsIPv4: hasOld && !found.isEmpty, supportsIPv6: hasNew && !found.isEmpty)
  }
  private static func lines(_ path: String) -> [Substring] {
    (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
  }
  private static func interface(_ name: String, _ root: String) -> NWInterface {
    let device = root + "/sys/class/net/" + name
    func number(_ file: String) -> Int {
      lines("\(device)/\(file)").first.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) } ?? 0
    }
    func has(_ file: String) -> Bool { FileManager.default.fileExists(atPath: "\(device)/\(file)") }
    let type: NWInterface.InterfaceType
    if name == "lo" {
      type = .loopback
    } else if has("wireless") || has("phy80211") {
      type = .wifi
    } else if name.hasPrefix("ww") {
      // Source: systemd.net-naming-scheme(7): wireless wide area networks are named so.
      type = .cellular
    } else {
      // 1 is Ethernet in the kernel's list of kinds of hardware.
      type = number("type") == 1 ? .wiredEthernet : .other
    }
    return NWInterface(type: type, name: name, index: number("ifindex"))
  }
}
