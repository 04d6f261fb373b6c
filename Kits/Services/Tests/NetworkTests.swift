import Foundation
import QuickTesting

@testable import Network

@MainActor struct NetworkTests {
  /// Files as the kernel has them, in a folder of the test's own.
  private func machine(
    routes: String = "", newRoutes: String = "", devices: [String: [String: String]] = [:]
  ) throws
    -> String
  {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("machine-\(UUID())")
    func write(_ text: String, _ path: String) throws {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let head = "Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\tWindow\tIRTT\n"
    try write(head + routes, "proc/net/route")
    try write(newRoutes, "proc/net/ipv6_route")
    for (name, files) in devices {
      for (file, text) in files { try write(text, "sys/class/net/\(name)/\(file)") }
    }
    return root.path
  }

  @Test func `a machine with a default route reaches others, by the device of the least metric first`() throws {
    let root = try machine(
      routes: """
        wlan0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0
        eth0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0
        eth0\t0001A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0

        """,
      devices: [
        "eth0": ["type": "1\n", "ifindex": "2\n"], "wlan0": ["type": "1\n", "wireless/x": "", "ifindex": "3"],
      ])
    let path = NWPath.read(root: root)
    expect(path.status, equals: .satisfied)
    expect(path.availableInterfaces.map(\.name), equals: ["eth0", "wlan0"])
    expect(path.availableInterfaces.map(\.type), equals: [.wiredEthernet, .wifi])
    expect(path.availableInterfaces.map(\.index), equals: [2, 3])
    expect(path.usesInterfaceType(.wifi) && path.supportsIPv4 && !path.supportsIPv6 && !path.isExpensive)
    expect(NWPath.read(root: root, required: .cellular).status, equals: .unsatisfied)
    expect(NWPath.read(root: root, prohibited: [.cellular, .loopback]) == path)
    expect(NWPath.read(root: root, prohibited: path.availableInterfaces.map(\.type)).status, equals: .unsatisfied)
  }
  @Test func `a machine without a default route reaches nobody`() throws {
    let root = try machine(
      routes: "eth0\t0001A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0\n",
      newRoutes: String(repeating: "0", count: 32) + " 00 " + String(repeating: "0", count: 32) + " 00 "
        + String(repeating: "0", count: 32) + " ffffffff 00000001 00000000 00200200 lo\n")
    expect(NWPath.read(root: root).status, equals: .unsatisfied)
  }
  @Test func `a telephone's way by the new protocol costs money`() throws {
    let zeros = String(repeating: "0", count: 32)
    let root = try machine(
      newRoutes: "\(zeros) 00 \(zeros) 00 fe80000000000000000000000000000a 00000400 00000001 00000000 00000003 wwan0\n",
      devices: ["wwan0": ["type": "65534"]])
    let path = NWPath.read(root: root)
    expect(path.status, equals: .satisfied)
    expect(path.isExpensive && path.supportsIPv6 && !path.supportsIPv4)
  }
  @Test func `a monitor tells at once what the kernel says`() async throws {
    let monitor = NWPathMonitor()
    let status = await withCheckedContinuation { next in
      monitor.pathUpdateHandler = { path in
        next.resume(returning: path.status)
        monitor.pathUpdateHandler = nil
      }
      monitor.start(queue: DispatchQueue(label: "Monitor"))
    }
    monitor.cancel()
    expect(status, equals: NWPath.read().status)
  }
}
