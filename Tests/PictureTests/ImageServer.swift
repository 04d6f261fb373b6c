import Foundation
import Glibc

/// A server of HTTP on this machine, for a test: it answers what the test says, and keeps what it was asked.
nonisolated final class ImageServer: @unchecked Sendable {
  // Unchecked: what changes is behind the lock.
  struct Request: Sendable {
    let path: String
    /// By their names in lowercase letters.
    let headers: [String: String]
  }
  struct Answer: Sendable {
    var status = 200
    var headers: [String] = []
    var body = Data()
  }
  private let lock = NSLock()
  private let answer: @Sendable (Request) -> Answer?
  private let socket: Int32
  private var asked: [Request] = []
  private var gone = 0
  let port: Int

  /// - Parameter answer: Nil for an answer that never comes.
  init(_ answer: @escaping @Sendable (Request) -> Answer?) throws {
    self.answer = answer
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isReady = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 16) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    guard isReady else { throw POSIXError(.EADDRNOTAVAIL) }
    Thread.detachNewThread { [self] in
      while case let client = accept(socket, nil, nil), client >= 0 {
        Thread.detachNewThread { self.serve(client) }
      }
    }
  }
  func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }
  func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)/\(path)")! }
  var requests: [Request] { lock.withLock { asked } }
  /// Connections that the other side has closed without an answer.
  var abandoned: Int { lock.withLock { gone } }

  private func serve(_ client: Int32) {
    defer { close(client) }
    var text = "", buffer = [UInt8](repeating: 0, count: 4096)
    while !text.contains("\r\n\r\n") {
      let count = read(client, &buffer, buffer.count)
      if count <= 0 { return }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
    let lines = text.components(separatedBy: "\r\n")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    let path = lines[0].split(separator: " ").dropFirst().first.map(String.init) ?? ""
    let request = Request(path: path, headers: headers)
    lock.withLock { asked.append(request) }
    guard let answer = answer(request) else {
      while read(client, &buffer, buffer.count) > 0 {}
      lock.withLock { gone += 1 }
      return
    }
    let head = ["HTTP/1.1 \(answer.status) Status", "Content-Length: \(answer.body.count)", "Connection: close"]
    let bytes = Data(((head + answer.headers).joined(separator: "\r\n") + "\r\n\r\n").utf8) + answer.body
    bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = send(client, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        if count <= 0 { return }
        sent += count
      }
    }
  }
}
