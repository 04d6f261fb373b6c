import Foundation
import QuickTesting
import ServiceManagement

/// What is started when the user logs in.
@MainActor struct LoginTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("config-\(UUID().uuidString)")
    let former = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"]
    setenv("XDG_CONFIG_HOME", folder.path, 1)
    defer {
      if let former { setenv("XDG_CONFIG_HOME", former, 1) } else { unsetenv("XDG_CONFIG_HOME") }
      try? FileManager.default.removeItem(at: folder)
    }
    try body(folder.appendingPathComponent("autostart"))
  }

  @Test func `the app is started at login, until it says otherwise or the user does`() throws {
    try withFolder { folder in
      let app = SMAppService.mainApp
      expect(app.status, equals: .notRegistered)
      try app.register()
      expect(app.status, equals: .enabled)
      let name = try require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
      expect(name.hasSuffix(".desktop"))
      let file = folder.appendingPathComponent(name)
      let text = try String(contentsOf: file, encoding: .utf8)
      let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      expect(text.hasPrefix("[Desktop Entry]\nType=Application\n") && text.contains("\nExec=\"\(program)\"\n"), text)
      try Data((text + "X-GNOME-Autostart-enabled = false\n").utf8).write(to: file)
      expect(app.status, equals: .requiresApproval)
      try app.unregister()
      expect(app.status, equals: .notRegistered)
      try app.unregister()
    }
  }
  @Test func `agents are not found, and reported`() throws {
    try withFolder { _ in
      let agent = SMAppService.agent(plistName: "a.plist")
      expect(agent.status, equals: .notFound)
      let told = reports(of: "SMAppService") { expect(throws: NSError.self) { try agent.register() } }
      expect(told.count == 1 && told[0].contains("a.plist"), "\(told)")
    }
  }
}
