#if GTK
  import Foundation
  import Testing

  /// A game controller that is only a file: umockdev shows the app a device that answers the
  /// kernel's questions as a controller does, and the test writes what its buttons and axes do.
  /// libmanette, GUdev and libevdev are the real ones.
  private struct VirtualPad {
    /// In the app's directory. Whoever writes events here moves the controller.
    let pipe: URL
    private let handle: FileHandle

    // Source: linux/input-event-codes.h.
    static let a: UInt16 = 0x130, b: UInt16 = 0x131, start: UInt16 = 0x13B
    static let x: UInt16 = 0, y: UInt16 = 1, hatX: UInt16 = 0x10, hatY: UInt16 = 0x11
    private static let keys: UInt16 = 1, absolute: UInt16 = 3

    init(_ pipe: URL) throws {
      self.pipe = pipe
      handle = try FileHandle(forWritingTo: pipe)
    }
    func press(_ button: UInt16) { write(Self.keys, button, 1) }
    func release(_ button: UInt16) { write(Self.keys, button, 0) }
    func move(_ axis: UInt16, to value: Int32) { write(Self.absolute, axis, value) }
    /// Source: linux/input.h, `struct input_event` of 64 bits; each event ends with a report.
    private func write(_ type: UInt16, _ code: UInt16, _ value: Int32) {
      var data = Data()
      for (type, code, value) in [(type, code, value), (0, 0, 0)] {
        data.append(Data(count: 16))
        withUnsafeBytes(of: type) { data.append(contentsOf: $0) }
        withUnsafeBytes(of: code) { data.append(contentsOf: $0) }
        withUnsafeBytes(of: value) { data.append(contentsOf: $0) }
      }
      handle.write(data)
    }

    /// What the device is, for umockdev. Source: the descriptions that `umockdev-record` writes.
    static let device = """
      P: /devices/virtual/input/input5/event5
      N: input/event5
      E: DEVNAME=/dev/input/event5
      E: ID_INPUT=1
      E: ID_INPUT_JOYSTICK=1
      E: MAJOR=13
      E: MINOR=69
      E: SUBSYSTEM=input
      A: dev=13:69
      L: device=../../input5

      P: /devices/virtual/input/input5
      E: ID_INPUT=1
      E: ID_INPUT_JOYSTICK=1
      E: SUBSYSTEM=input
      A: name=Virtual Pad


      """
    /// What it answers: its name, and which buttons and axes it has.
    static var answers: String {
      func hex(_ bytes: [UInt8], _ count: Int) -> String {
        (bytes + Array(repeating: 0, count: max(0, count - bytes.count))).map {
          String($0, radix: 16).count == 1 ? "0" + String($0, radix: 16) : String($0, radix: 16)
        }
        .joined().uppercased()
      }
      func bits(_ codes: [UInt16], _ count: Int) -> String {
        var bytes = [UInt8](repeating: 0, count: count)
        for code in codes { bytes[Int(code) / 8] |= 1 << (code % 8) }
        return hex(bytes, count)
      }
      func bytes(_ numbers: [Int32]) -> [UInt8] {
        numbers.flatMap { number in withUnsafeBytes(of: number) { Array($0) } }
      }
      let name = Array("Virtual Pad".utf8) + [0]
      var lines = [
        "@DEV /dev/input/event5", "EVIOCGBIT(0) 8 " + bits([0, keys, absolute], 8),
        "EVIOCGNAME(0) \(name.count) " + hex(name, 255),
      ]
      lines += [
        "EVIOCGPHYS(0) 1 " + hex([], 255), "EVIOCGUNIQ(0) 1 " + hex([], 255), "EVIOCGID 0 03005E048E021401",
        "EVIOCGVERSION 0 01000100",
      ]
      lines += ["EVIOCGPROP(0) 8 " + hex([], 8)] + [2, 4, 5, 17, 18].map { "EVIOCGBIT(\($0)) 8 " + hex([], 8) }
      // All of a known controller: libmanette knows buttons by their place among those that there are.
      let buttons: [UInt16] = [a, b, 0x133, 0x134, 0x136, 0x137, 0x13A, start, 0x13C, 0x13D, 0x13E]
      let axes: [UInt16] = [x, y, 2, 3, 4, 5, hatX, hatY]
      lines += [
        "EVIOCGBIT(3) 8 " + bits(axes, 8), "EVIOCGBIT(1) 96 " + bits(buttons, 96), "EVIOCGBIT(21) 16 " + hex([], 16),
      ]
      lines += ["EVIOCGKEY(0) 96 " + hex([], 96), "EVIOCGLED(0) 8 " + hex([], 8), "EVIOCGSW(0) 8 " + hex([], 8)]
      for axis in axes {
        let most: Int32 = axis == hatX || axis == hatY ? 1 : 32_767
        lines.append("EVIOCGABS\(axis == 0 ? "" : "(\(axis))") 0 " + hex(bytes([0, -most, most, 0, 0, 0]), 24))
      }
      return lines.joined(separator: "\n") + "\n"
    }
    /// Puts a pipe in the place of the device, so that the test can write to it, and becomes the app.
    static let script = """
      node="$UMOCKDEV_DIR/dev/input/event5"
      rm "$node"
      mkfifo "$node"
      exec 9<>"$node"
      echo "pipe $node"
      echo "app $$"
      exec "$@"

      """
  }

  extension WindowTests {
    @Suite(
      .enabled(
        if: Program.find("umockdev-run") != nil || ProcessInfo.processInfo.environment["CI"] != nil,
        "umockdev is not installed"))
    struct `A game controller at the window` {
      @Test func `moves, activates, goes back and plays through libmanette`() async throws {
        let files = FileManager.default.temporaryDirectory.appendingPathComponent("hearth-pad-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: files) }
        func file(_ name: String, _ text: String) throws -> String {
          let url = files.appendingPathComponent(name)
          try Data(text.utf8).write(to: url)
          return url.path
        }
        let launcher = [
          "umockdev-run", "-d", try file("device", VirtualPad.device), "-i",
          "/dev/input/event5=" + (try file("answers", VirtualPad.answers)), "--", "sh",
          try file("script", VirtualPad.script),
        ]
        try await Desktop.run("Cookbook", trace: "frames,events,focus", launcher: launcher) { desktop in
          let app = desktop.app
          let place = try #require(app.lines.first { $0.hasPrefix("pipe ") }).dropFirst(5)
          let pad = try VirtualPad(URL(fileURLWithPath: String(place)))
          // A direction that is held repeats.
          pad.move(VirtualPad.hatX, to: 1)
          for _ in 1...3 { try await app.line("event move right") }
          pad.move(VirtualPad.hatX, to: 0)
          pad.move(VirtualPad.hatY, to: 1)
          pad.move(VirtualPad.hatY, to: 0)
          try await app.line("event move down")
          pad.move(VirtualPad.x, to: -32_000)
          try await app.line("event move left")
          pad.move(VirtualPad.x, to: 0)
          // The lower button opens the recipe, the right one leads back.
          pad.press(VirtualPad.a)
          pad.release(VirtualPad.a)
          try await app.line("event command select")
          try await app.line("Hearth focus: \"grid\" -> \"rating\"")
          pad.press(VirtualPad.b)
          pad.release(VirtualPad.b)
          try await app.line("event command exit")
          try await app.line("Hearth focus: \"rating\" -> \"grid\"")
          pad.press(VirtualPad.start)
          pad.release(VirtualPad.start)
          try await app.line("event command playPause")
        }
      }
    }
  }
#endif
