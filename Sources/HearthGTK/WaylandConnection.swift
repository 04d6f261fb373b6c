#if GTK
  import CGTK
  import Foundation
  import Glibc

  /// A connection of our own to a Wayland compositor, message by message, on GLib's main loop: for what GTK has no words.
  ///
  /// Source: the Wayland protocol's wire format. Objects are numbers; a message is an object, its length with the number
  /// of the request or event, and 32-bit words.
  final class WaylandConnection {
    enum Argument {
      case number(UInt32)
      case signed(Int32)
      case string(String)
      /// An object that this message makes, or one that exists; 0 for none.
      case object(UInt32)
    }
    /// The values of an event, one after the other.
    struct Values {
      private let bytes: [UInt8]
      private var offset = 0
      fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }
      /// 0 beyond the end of the message.
      mutating func number() -> UInt32 {
        guard offset + 4 <= bytes.count else { return 0 }
        defer { offset += 4 }
        return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
      }
      mutating func signed() -> Int32 { Int32(bitPattern: number()) }
      /// A number with 8 bits behind the point.
      mutating func fixed() -> Double { Double(signed()) / 256 }
      mutating func string() -> String {
        let length = Int(number())
        guard length > 0, length <= bytes.count - offset else { return "" }
        defer { offset += (length + 3) / 4 * 4 }
        return String(decoding: bytes[offset..<(offset + length - 1)], as: UTF8.self)
      }
    }

    private let socket: Int32
    private var source: guint = 0
    private var unread: [UInt8] = []
    private var lastObject: UInt32 = 1
    /// Numbers of objects that the compositor has given back.
    private var freeObjects: [UInt32] = []
    private var handlers: [UInt32: (_ event: UInt32, _ values: inout Values) -> Void] = [:]
    /// What the compositor offers: the number and the version of each interface, of the first one of its kind.
    private(set) var globals: [String: (name: UInt32, version: UInt32)] = [:]
    private var registry: UInt32 = 0
    /// Called once, when the compositor has ended the connection. The text says why, where it does.
    var didEnd: ((String) -> Void)?
    private var isEnded = false

    /// Connects and asks what the compositor offers. Nil without a compositor.
    init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
      let display = environment["WAYLAND_DISPLAY"] ?? "wayland-0"
      let path = display.hasPrefix("/") ? display : (environment["XDG_RUNTIME_DIR"] ?? "") + "/" + display
      socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      guard socket >= 0, path.utf8.count < 108 else { return nil }
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let status = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      guard status == 0 else {
        close(socket)
        return nil
      }
      handlers[1] = { [weak self] event, values in self?.displayEvent(event, &values) }
      registry = makeObject { [weak self] event, values in
        guard event == 0 else { return }
        let name = values.number(), interface = values.string(), version = values.number()
        if self?.globals[interface] == nil { self?.globals[interface] = (name, version) }
      }
      send(1, 1, [.object(registry)])
      roundTrip()
      if isEnded { return nil }
      source = g_unix_fd_add_full(
        G_PRIORITY_DEFAULT, socket, GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue),
        { _, _, data in
          let connection = Unmanaged<WaylandConnection>.fromOpaque(data!).takeUnretainedValue()
          return MainActor.assumeIsolated {
            connection.receive(waits: false)
            return connection.isEnded ? 0 : 1
          }
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }
    isolated deinit {
      if source != 0, !isEnded { g_source_remove(source) }
      close(socket)
    }

    // MARK: - Objects

    /// A number for an object that the next message makes, and who hears its events.
    func makeObject(_ handler: @escaping (_ event: UInt32, _ values: inout Values) -> Void = { _, _ in }) -> UInt32 {
      let object: UInt32
      if let free = freeObjects.popLast() {
        object = free
      } else {
        lastObject += 1
        object = lastObject
      }
      handlers[object] = handler
      return object
    }
    /// Its events are heard no more; the compositor gives the number back.
    func forget(_ object: UInt32) { handlers[object] = { _, _ in } }
    /// Nil where the compositor does not offer it.
    func bind(
      _ interface: String, version: UInt32, _ handler: @escaping (UInt32, inout Values) -> Void = { _, _ in }
    ) -> UInt32? {
      guard let global = globals[interface] else { return nil }
      let object = makeObject(handler)
      send(
        registry, 0,
        [.number(global.name), .string(interface), .number(min(version, global.version)), .object(object)])
      return object
    }
    /// Waits until the compositor has answered all that was asked.
    func roundTrip() {
      var isAnswered = false
      let callback = makeObject { _, _ in isAnswered = true }
      send(1, 0, [.object(callback)])
      while !isAnswered, !isEnded { receive(waits: true) }
    }
    private func displayEvent(_ event: UInt32, _ values: inout Values) {
      if event == 1 {
        let object = values.number()
        handlers[object] = nil
        freeObjects.append(object)
      } else if event == 0 {
        _ = values.number()
        let code = values.number()
        end("the compositor reports the error \(code): \(values.string())")
      }
    }

    // MARK: - Messages

    /// - Parameter file: A file that goes along; it may be closed afterwards.
    func send(_ object: UInt32, _ request: UInt32, _ arguments: [Argument] = [], file: Int32? = nil) {
      if isEnded { return }
      var words: [UInt8] = []
      func append(_ number: UInt32) { withUnsafeBytes(of: number) { words.append(contentsOf: $0) } }
      for argument in arguments {
        switch argument {
        case .number(let number), .object(let number): append(number)
        case .signed(let number): append(UInt32(bitPattern: number))
        case .string(let text):
          append(UInt32(text.utf8.count + 1))
          words.append(contentsOf: text.utf8)
          repeat { words.append(0) } while words.count % 4 != 0
        }
      }
      let body = words
      words = []
      append(object)
      append(UInt32(body.count + 8) << 16 | request)
      var message = words + body
      // The header of the file's number, which is aligned to 8 bytes. Source: cmsg(3).
      var control: [UInt8] = []
      if let file {
        withUnsafeBytes(of: 20 as Int) { control.append(contentsOf: $0) }
        withUnsafeBytes(of: SOL_SOCKET) { control.append(contentsOf: $0) }
        withUnsafeBytes(of: 1 as Int32) { control.append(contentsOf: $0) }
        withUnsafeBytes(of: file) { control.append(contentsOf: $0) }
        control.append(contentsOf: [0, 0, 0, 0])
      }
      let sent = message.withUnsafeMutableBytes { message in
        control.withUnsafeMutableBytes { control in
          var part = iovec(iov_base: message.baseAddress, iov_len: message.count)
          return withUnsafeMutablePointer(to: &part) { part in
            var header = msghdr()
            (header.msg_iov, header.msg_iovlen) = (part, 1)
            if file != nil { (header.msg_control, header.msg_controllen) = (control.baseAddress, control.count) }
            return sendmsg(socket, &header, Int32(MSG_NOSIGNAL))
          }
        }
      }
      if sent != message.count { end("the compositor takes no messages: \(String(cString: strerror(errno)))") }
    }
    private func receive(waits: Bool) {
      var buffer = [UInt8](repeating: 0, count: 16_384)
      let flags = waits ? 0 : Int32(MSG_DONTWAIT)
      let count = buffer.withUnsafeMutableBytes { recv(socket, $0.baseAddress, $0.count, flags) }
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      if count <= 0 { return end("the compositor has gone") }
      unread += buffer.prefix(count)
      while unread.count >= 8, !isEnded {
        let (object, header) = unread.withUnsafeBytes {
          ($0.loadUnaligned(as: UInt32.self), $0.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
        }
        let length = Int(header >> 16)
        guard length >= 8 else { return end("the compositor sends what is no message") }
        guard unread.count >= length else { return }
        var values = Values(Array(unread[8..<length]))
        unread.removeFirst(length)
        handlers[object]?(header & 0xFFFF, &values)
      }
    }
    private func end(_ reason: String) {
      if isEnded { return }
      isEnded = true
      didEnd?(reason)
    }
  }
#endif
