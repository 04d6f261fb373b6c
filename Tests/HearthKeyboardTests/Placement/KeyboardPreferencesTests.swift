import Foundation
import HearthKeyboard
import QuickTesting
import Testing

private let screen = CGRect(x: 0, y: 0, width: 1024, height: 768)

@Suite("How the user likes the software keyboard") struct KeyboardPreferencesTests {}

extension KeyboardPreferencesTests {
  private var dragged: KeyboardPreferences {
    var preferences = KeyboardPreferences()
    (preferences.mode, preferences.isMinimised, preferences.isAtLeft) = (.floating, true, true)
    preferences.offsets = [.floating: CGSize(width: -120.5, height: -40), .undocked: CGSize(width: 0, height: 12)]
    return preferences
  }
  /// Runs `body` with the path of a file that is not there, in a directory of its own.
  private func withPath(_ body: (String) throws -> Void) throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("keyboard-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    try body(home + "/state/hearth/keyboard")
  }

  @QuickTesting.Test func `are a few lines of text`() throws {
    #expect(KeyboardPreferences().text == "hearth-keyboard 1\nmode docked\ntoolbar full\nside right\n")
    #expect(
      dragged.text == """
        hearth-keyboard 1
        mode floating
        toolbar small
        side left
        offset undocked 0.0 12.0
        offset floating -120.5 -40.0

        """)
    #expect(try KeyboardPreferences(text: dragged.text) == dragged)
    #expect(try KeyboardPreferences(text: "hearth-keyboard 1") == KeyboardPreferences())
  }
  @Test(arguments: [
    "", "hearth-keyboard 2\n", "mode floating\n", "mode hidden", "mode toolbar", "mode", "mode floating now", "side up",
    "toolbar big", "offset floating 1", "offset floating nan 0", "offset floating inf 0", "offset floating 1e9 0",
    "offset hidden 1 1", "text hello",
  ])
  func `are left out of account where a line is damaged`(_ line: String) {
    let isWhole = line.isEmpty || line.hasPrefix("hearth") || line == "mode floating\n"
    let text = isWhole ? line : "hearth-keyboard 1\n" + line
    #expect(throws: KeyboardPreferences.Damage.self) { try KeyboardPreferences(text: text) }
  }
  @QuickTesting.Test func `are in a file that only the user may read`() throws {
    try withPath { path in
      #expect(try KeyboardPreferences.read(path) == nil)
      for preferences in [dragged, KeyboardPreferences()] {
        try preferences.write(to: path)
        #expect(try KeyboardPreferences.read(path) == preferences)
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      let directory = (path as NSString).deletingLastPathComponent
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["keyboard"])
    }
  }
  @QuickTesting.Test func `are not read from a link, a pipe, or a file that is large or no text`() throws {
    try withPath { path in
      try dragged.write(to: path + "2")
      func refuses(_ reason: String, _ make: () throws -> Void) throws {
        unlink(path)
        try make()
        #expect("\(reason)") { try KeyboardPreferences.read(path) } throws: { "\($0)" == reason }
      }
      try refuses("it is not a file") { symlink(path + "2", path) }
      try refuses("it is not a file") { mkfifo(path, 0o600) }
      try refuses("it has 5000 bytes") {
        try Data(repeating: 10, count: 5000).write(to: URL(fileURLWithPath: path))
      }
      try refuses("it is not text") { try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: path)) }
    }
  }
  @QuickTesting.Test func `are reported when they cannot be written`() throws {
    try withPath { path in
      let directory = (path as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(
        atPath: (directory as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: directory))
      #expect(throws: KeyboardPreferences.Damage.self) { try dragged.write(to: path) }
    }
  }
  @QuickTesting.Test func `are in the directory for state`() {
    #expect(KeyboardPreferences.path(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/hearth/keyboard")
    #expect(KeyboardPreferences.path(["XDG_STATE_HOME": "s", "HOME": "/h"]) == "/h/.local/state/hearth/keyboard")
    #expect(KeyboardPreferences.path([:]) == nil)
  }

  // MARK: - The keyboard's end

  private func server(
    _ preferences: KeyboardPreferences = KeyboardPreferences(), mode: KeyboardMode = .docked
  )
    -> KeyboardServer
  {
    var server = KeyboardServer(epoch: 1, screen: screen, height: 260, at: 0, preferences: preferences)
    var request = KeyboardRequest()
    request.mode = mode
    _ = server.didConnect(1, at: 0)
    _ = server.receive(.hello(version: keyboardProtocolVersion, app: 1, epoch: 0, received: 0), from: 1, at: 0)
    _ = server.receive(.show(request), from: 1, at: 0)
    return server
  }
  @QuickTesting.Test func `place the keyboard in the next run as in the one before`() {
    var first = server()
    _ = first.perform(.setMode(.floating), at: 1)
    _ = first.perform(.move(x: -100, y: -50), at: 2)
    let place = first.placement.frame
    #expect(place.origin == CGPoint(x: 1024 - 12 - 320 - 100, y: 768 - 12 - 260 - 50))
    #expect(server(first.preferences).placement.frame == place)
    // Also from where it is hidden.
    _ = first.receive(.hide, from: 1, at: 3)
    _ = first.tick(at: 4)
    #expect(!first.isShown && server(first.preferences).placement.frame == place)
  }
  @QuickTesting.Test func `keep the place of each mode while it is in another one`() {
    var server = server()
    _ = server.perform(.setMode(.floating), at: 1)
    _ = server.perform(.move(x: -100, y: -50), at: 2)
    let floating = server.placement.frame
    _ = server.perform(.setMode(.undocked), at: 3)
    #expect(server.placement.offset == .zero)
    _ = server.perform(.setMode(.floating), at: 4)
    #expect(server.placement.frame == floating)
    #expect(server.preferences.offsets == [.floating: CGSize(width: -100, height: -50)])
  }
  @QuickTesting.Test func `do not lose the height of the keys while these are hidden`() {
    var server = server()
    _ = server.perform(.setHeight(300), at: 1)
    var request = KeyboardRequest()
    request.mode = .hidden
    _ = server.receive(.show(request), from: 1, at: 2)
    _ = server.perform(.setHeight(0), at: 2)
    _ = server.receive(.show(KeyboardRequest()), from: 1, at: 3)
    #expect(server.placement.frame.height == 300)
  }
  @QuickTesting.Test func `keep the side of the small toolbar`() {
    var first = server(mode: .toolbar)
    _ = first.perform(.setMode(.miniToolbar), at: 1)
    _ = first.perform(.move(x: -700, y: 0), at: 2)
    _ = first.endDrag(at: 2)
    let next = server(first.preferences, mode: .toolbar)
    #expect(next.placement.mode == .miniToolbar)
    #expect(next.placement.frame.minX == 12)
  }
}
