import Foundation
import Project

#if canImport(Glibc)
  import Glibc
#endif

/// An app that this command has started, and that answers its questions: see `InspectionSocket` in the framework.
public struct RunningApp: Sendable {
  public let process: Int32
  /// The name of its program.
  public let name: String
  private let socket: String

  /// Where the sockets of running apps lie; what an app is told in its environment, as `HEARTH_INSPECT`. It is the user's alone.
  ///
  /// - Returns: Nil where it cannot be made: then apps run without.
  public static func folder(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> URL? {
    let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    let folder = runtime?.appending(path: "hearth-apps") ?? AppBuild.cache.appending(path: "running")
    let rights: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: rights)
      try FileManager.default.setAttributes(rights, ofItemAtPath: folder.path)
    } catch { return nil }
    return folder
  }

  /// Those that run now. What processes have left that were killed is taken away.
  public static func all() -> [RunningApp] {
    guard let folder = folder() else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { Int32($0) }.sorted().compactMap { process in
      let socket = folder.appending(path: "\(process)").path
      guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe") else {
        unlink(socket)
        return nil
      }
      return RunningApp(process: process, name: URL(fileURLWithPath: program).lastPathComponent, socket: socket)
    }
  }
  /// The one with this number, which may not have its socket yet.
  public init?(process: Int32) {
    guard let folder = Self.folder() else { return nil }
    self.init(process: process, name: "\(process)", socket: folder.appending(path: "\(process)").path)
  }
  private init(process: Int32, name: String, socket: String) {
    (self.process, self.name, self.socket) = (process, name, socket)
  }

  /// Asks something, and waits for the answer at most ten seconds.
  ///
  /// - Throws: `ProjectProblem` where the app does not answer, or says why it cannot.
  public func ask(_ word: String, _ rest: String = "") throws -> String {
    let silent = ProjectProblem("\(name) (process \(process)) does not answer.")
    guard let connection = connect() else { throw silent }
    defer { close(connection) }
    var question = Array("\(word)\n\(rest)".utf8)[...]
    while !question.isEmpty {
      let count = question.withUnsafeBytes { send(connection, $0.baseAddress!, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { throw silent }
      question = question.dropFirst(count)
    }
    shutdown(connection, Int32(SHUT_WR))
    var answer = Data(), buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(connection, &buffer, buffer.count)
      if count <= 0 { break }
      answer.append(contentsOf: buffer[..<count])
    }
    let text = String(decoding: answer, as: UTF8.self)
    if text.hasPrefix("ok\n") { return String(text.dropFirst(3)) }
    guard text.hasPrefix("error ") else { throw silent }
    throw ProjectProblem("\(name): \(text.dropFirst(6).trimmingCharacters(in: .whitespacesAndNewlines)).")
  }

  private func connect() -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(socket.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    if isConnected { return descriptor }
    close(descriptor)
    return nil
  }
}
