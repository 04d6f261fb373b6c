#if GTK
  import Foundation

  /// An input method, a mouse and a keyboard of a test, as clients of a Wayland compositor: message by message.
  ///
  /// Source: the Wayland protocol's wire format; input-method-unstable-v2, virtual-keyboard-unstable-v1 and
  /// wlr-virtual-pointer-unstable-v1 for the numbers of requests and events.
  final class WaylandInput {
    private enum Argument {
      case number(UInt32)
      case signed(Int32)
      case string(String)
    }
    private let socket: Int32
    private var unread = Data()
    private var names: [String: UInt32] = [:]
    /// States that the input method was told: what it says refers to the last one.
    private var states: UInt32 = 0
    /// What the input method was told since it was activated: the text around, the caret, hints and purpose.
    private(set) var surrounding = "", caret: UInt32 = 0, hints: UInt32 = 0, purpose: UInt32 = 0
    private(set) var isActive = false
    /// All texts that it was ever told.
    private(set) var told: [String] = []

    // Objects are numbered one after the other.
    private static let display: UInt32 = 1, registry: UInt32 = 2, seat: UInt32 = 3, methods: UInt32 = 4,
      method: UInt32 = 5, pointers: UInt32 = 6, pointer: UInt32 = 7, keyboards: UInt32 = 8, keyboard: UInt32 = 9
    /// Pixels of the screen.
    static let screen = CGSize(width: 1280, height: 1000)

    /// - Parameters:
    ///   - path: That of the compositor's socket.
    ///   - keymapDirectory: Where a file may be written.
    ///   - isInputMethod: Whether it is the input method, of which there is one.
    init(_ path: String, keymapDirectory: String, isInputMethod: Bool) async throws {
      self.isInputMethod = isInputMethod
      socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
      let status = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      guard status == 0 else { throw DriveError(description: "no connection to \(path): \(errno)") }
      send(Self.display, 1, [.number(Self.registry)])
      try await wait("the compositor's objects") { self.names["wl_output"] != nil }
      try bind("wl_seat", Self.seat)
      try bind("zwp_input_method_manager_v2", Self.methods)
      // Numbers of objects have no gaps: another object stands where the method would.
      if isInputMethod {
        send(Self.methods, 0, [.number(Self.seat), .number(Self.method)])
      } else {
        send(Self.display, 0, [.number(Self.method)])
      }
      try bind("zwlr_virtual_pointer_manager_v1", Self.pointers)
      send(Self.pointers, 0, [.number(Self.seat), .number(Self.pointer)])
      try bind("zwp_virtual_keyboard_manager_v1", Self.keyboards)
      send(Self.keyboards, 0, [.number(Self.seat), .number(Self.keyboard)])
      try sendKeymap(in: keymapDirectory)
    }
    deinit { Glibc.close(socket) }
    private let isInputMethod: Bool

    // MARK: - What the user does

    /// Presses and releases the left button at a point of the screen.
    func click(_ point: CGPoint) async throws {
      func time() -> Argument { .number(UInt32(truncatingIfNeeded: Int(Date().timeIntervalSince1970 * 1000))) }
      send(
        Self.pointer, 1,
        [
          time(), .number(UInt32(point.x)), .number(UInt32(point.y)), .number(UInt32(Self.screen.width)),
          .number(UInt32(Self.screen.height)),
        ])
      send(Self.pointer, 4, [])
      for state: UInt32 in [1, 0] {
        try await Task.sleep(for: .milliseconds(100))
        // The left button. Source: Linux, BTN_LEFT.
        send(Self.pointer, 2, [time(), .number(272), .number(state)])
        send(Self.pointer, 4, [])
      }
    }
    /// Shows a text that is not finished, with the caret at its end.
    func compose(_ text: String) {
      let end = Int32(text.utf8.count)
      send(Self.method, 1, [.string(text), .signed(end), .signed(end)])
      commitState()
    }
    func enter(_ text: String) {
      send(Self.method, 0, [.string(text)])
      commitState()
    }
    func delete(before: UInt32, after: UInt32) {
      send(Self.method, 2, [.number(before), .number(after)])
      commitState()
    }
    private func commitState() {
      receive()
      send(Self.method, 3, [.number(states)])
    }
    /// Waits for what the input method is told.
    func wait(_ what: String, _ isTrue: () -> Bool) async throws {
      let end = ContinuousClock.now + Program.patience
      while true {
        receive()
        if isTrue() { return }
        if ContinuousClock.now > end {
          throw DriveError(
            description: "waited for \(what); active \(isActive), purpose \(purpose), text '\(surrounding)'")
        }
        try await Task.sleep(for: .milliseconds(5))
      }
    }

    // MARK: - Messages

    private func bind(_ interface: String, _ object: UInt32) throws {
      guard let name = names[interface] else { throw DriveError(description: "the compositor has no \(interface)") }
      send(Self.registry, 0, [.number(name), .string(interface), .number(1), .number(object)])
    }
    private func message(_ object: UInt32, _ opcode: UInt32, _ arguments: [Argument]) -> Data {
      var body = Data()
      func append(_ number: UInt32) { withUnsafeBytes(of: number) { body.append(contentsOf: $0) } }
      for argument in arguments {
        switch argument {
        case .number(let number): append(number)
        case .signed(let number): append(UInt32(bitPattern: number))
        case .string(let text):
          append(UInt32(text.utf8.count + 1))
          body.append(contentsOf: text.utf8)
          repeat { body.append(0) } while body.count % 4 != 0
        }
      }
      let arguments = body
      body = Data()
      append(object)
      append(UInt32(arguments.count + 8) << 16 | opcode)
      return body + arguments
    }
    private func send(_ object: UInt32, _ opcode: UInt32, _ arguments: [Argument]) {
      let data = message(object, opcode, arguments)
      _ = data.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }
    /// A keyboard of the United States, as a file that goes along with the message.
    private func sendKeymap(in directory: String) throws {
      let keymap = """
        xkb_keymap { xkb_keycodes { include "evdev+aliases(qwerty)" }; xkb_types { include "complete" };
        xkb_compat { include "complete" }; xkb_symbols { include "pc+us+inet(evdev)" }; };\0
        """
      let path = directory + "/keymap"
      try Data(keymap.utf8).write(to: URL(fileURLWithPath: path))
      let file = open(path, O_RDWR)
      defer { Glibc.close(file) }
      var data = message(Self.keyboard, 0, [.number(1), .number(UInt32(keymap.utf8.count))])
      // The header of the file's number, which is aligned to 8 bytes. Source: cmsg(3).
      var control = Data()
      withUnsafeBytes(of: 20 as Int) { control.append(contentsOf: $0) }
      withUnsafeBytes(of: SOL_SOCKET) { control.append(contentsOf: $0) }
      withUnsafeBytes(of: 1 as Int32) { control.append(contentsOf: $0) }
      withUnsafeBytes(of: file) { control.append(contentsOf: $0) }
      control.append(contentsOf: [0, 0, 0, 0])
      let sent = data.withUnsafeMutableBytes { data in
        control.withUnsafeMutableBytes { control in
          var part = iovec(iov_base: data.baseAddress, iov_len: data.count)
          return withUnsafeMutablePointer(to: &part) { part in
            var header = msghdr()
            (header.msg_iov, header.msg_iovlen) = (part, 1)
            (header.msg_control, header.msg_controllen) = (control.baseAddress, control.count)
            return sendmsg(socket, &header, 0)
          }
        }
      }
      if sent < 0 { throw DriveError(description: "the keymap cannot be sent: \(errno)") }
    }

    private func receive() {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
        if count <= 0 { break }
        unread.append(contentsOf: bytes[..<count])
      }
      while unread.count >= 8 {
        let message = Data(unread), length = Int(Self.number(message, 4) >> 16)
        guard length >= 8, message.count >= length else { return }
        unread = Data(message.dropFirst(length))
        take(Self.number(message, 0), Self.number(message, 4) & 0xFFFF, Data(message[8..<length]))
      }
    }
    private static func number(_ data: Data, _ offset: Int) -> UInt32 {
      data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
    }
    private static func string(_ data: Data, _ offset: Int) -> String {
      let length = Int(number(data, offset))
      return String(decoding: data.dropFirst(offset + 4).prefix(max(0, length - 1)), as: UTF8.self)
    }
    private func take(_ object: UInt32, _ opcode: UInt32, _ body: Data) {
      switch (object, opcode) {
      case (Self.registry, 0): names[Self.string(body, 4)] = Self.number(body, 0)
      case (Self.method, _) where !isInputMethod: break
      case (Self.method, 0): (isActive, surrounding, hints, purpose) = (true, "", 0, 0)
      case (Self.method, 1): isActive = false
      case (Self.method, 2):
        surrounding = Self.string(body, 0)
        caret = Self.number(body, body.count - 8)
        told.append(surrounding)
      case (Self.method, 4): (hints, purpose) = (Self.number(body, 0), Self.number(body, 4))
      case (Self.method, 5): states += 1
      default: break
      }
    }
  }
#endif
