import Foundation

/// Hands the files of a folder to the programs of this machine, by HTTP/1.1, one connection after the other.
///
/// Anything but GET and HEAD is refused, and so is a path that leaves the folder. A folder stands for its `index.html`.
public final class FileServer {
  private let folder: URL
  private let descriptor: Int32
  /// Where it listens, at 127.0.0.1.
  public let port: UInt16

  /// - Parameter port: 0 for any that is free.
  /// - Throws: `ProjectProblem` where the port is taken.
  public init(_ folder: URL, port: UInt16) throws {
    self.folder = folder.standardizedFileURL
    let made = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    descriptor = made
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(made, $0, size) == 0 && listen(made, 16) == 0 && getsockname(made, $0, &size) == 0
      }
    }
    guard isOpen else {
      let reason = String(cString: strerror(errno))
      close(made)
      throw ProjectProblem("Nothing can be served at port \(port): \(reason).")
    }
    self.port = UInt16(bigEndian: address.sin_port)
  }
  deinit { close(descriptor) }

  /// Answers until the process ends.
  public func run() throws -> Never {
    // A browser that goes away while it is answered is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    while true {
      let connection = accept(descriptor, nil, nil)
      if connection < 0 {
        if [EINTR, ECONNABORTED].contains(errno) { continue }
        throw ProjectProblem("The pages can no longer be served: \(String(cString: strerror(errno))).")
      }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      // Whoever says nothing for ten seconds keeps the next one from being answered, and no longer.
      var limit = timeval(tv_sec: 10, tv_usec: 0)
      let size = socklen_t(MemoryLayout<timeval>.size)
      setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
      setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
      if let request = Self.request(connection) { Self.send(answer(request), connection) }
      close(connection)
    }
  }

  /// The head of a request, of at most 16 kB; nil where none comes.
  private static func request(_ connection: Int32) -> String? {
    var head = [UInt8](), part = [UInt8](repeating: 0, count: 4096)
    while head.count < 16_384 {
      let count = read(connection, &part, part.count)
      if count <= 0 { return nil }
      head += part[..<count]
      let text = String(decoding: head, as: UTF8.self)
      if text.contains("\r\n\r\n") { return text }
    }
    return nil
  }
  private static func send(_ data: Data, _ connection: Int32) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// What is sent for a request.
  func answer(_ request: String) -> Data {
    let words = request.prefix { $0 != "\r\n" && $0 != "\n" }.split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return Self.answer("400 Bad Request") }
    guard words[0] == "GET" || words[0] == "HEAD" else {
      return Self.answer("405 Method Not Allowed", ["Allow: GET, HEAD"])
    }
    guard let file = file(String(words[1])), let data = FileManager.default.contents(atPath: file.path) else {
      return Self.answer("404 Not Found")
    }
    let type = Self.types[file.pathExtension.lowercased()] ?? "application/octet-stream"
    return Self.answer("200 OK", ["Content-Type: \(type)"], data, isHead: words[0] == "HEAD")
  }

  private static func answer(
    _ status: String, _ fields: [String] = [], _ body: Data? = nil, isHead: Bool = false
  ) -> Data {
    let body = body ?? Data("\(status)\n".utf8)
    let kind = fields.contains { $0.hasPrefix("Content-Type") } ? [] : ["Content-Type: text/plain"]
    let lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.count)", "Connection: close"] + fields + kind
    return Data((lines + ["", ""]).joined(separator: "\r\n").utf8) + (isHead ? Data() : body)
  }

  /// The file that a target of a request names; nil outside of the folder.
  private func file(_ target: String) -> URL? {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    guard path.hasPrefix("/"), let name = path.removingPercentEncoding, !name.contains("\0") else { return nil }
    let parts = name.split(separator: "/")
    if parts.contains("..") { return nil }
    let file = folder.appending(path: parts.joined(separator: "/")).resolvingSymlinksInPath()
    let root = folder.resolvingSymlinksInPath().path
    guard file.path == root || file.path.hasPrefix(root + "/") else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue ? file.appending(path: "index.html") : file
  }

  /// By RFC 6838's registry, of what DocC writes.
  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
    "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg",
    "jpeg": "image/jpeg", "ico": "image/vnd.microsoft.icon", "woff2": "font/woff2", "txt": "text/plain; charset=utf-8",
  ]
}
