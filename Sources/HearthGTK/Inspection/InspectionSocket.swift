#if GTK
  import Dispatch
  import Foundation

  /// The way by which the command `hearth` asks a running app what its windows show, and has it show a sentence over them.
  ///
  /// `HEARTH_INSPECT` in the environment names a folder, which the command has made for its user alone; the socket in it has the number of the
  /// process for its name. Without the variable there is no socket: nobody asks an app that its user has started.
  ///
  /// A connection is one question. Who asks writes it and closes that side: a line with the word, and what follows it.
  ///
  ///     snapshot     the rest is a folder; files of each window are written there, and their paths are the answer
  ///     notice       the rest is shown over the windows, until there is a different one; an empty one takes it away
  ///
  /// The answer begins with a line `ok`, or it is one line, `error` with a sentence.
  final class InspectionSocket {
    private let path: String
    private let source: any DispatchSourceRead

    /// - Parameter answer: Called on the main thread, with the word and what follows it.
    /// - Returns: Nil where nobody wants it, and where it cannot be made, which is said.
    static func open(
      _ environment: [String: String] = ProcessInfo.processInfo.environment,
      answer: @escaping @MainActor (String, String) throws -> String
    ) -> InspectionSocket? {
      guard let folder = environment["HEARTH_INSPECT"], folder.hasPrefix("/") else { return nil }
      let path = "\(folder)/\(getpid())"
      guard let descriptor = listen(at: path) else {
        FileHandle.standardError.write(
          Data(
            "Hearth: HEARTH_INSPECT names \(folder), where no socket can be made: \(String(cString: strerror(errno))).\n"
              .utf8))
        return nil
      }
      return InspectionSocket(path, descriptor, answer)
    }

    private init(
      _ path: String, _ descriptor: Int32, _ answer: @escaping @MainActor (String, String) throws -> String
    ) {
      self.path = path
      source = Self.source(of: descriptor, answer)
      source.resume()
    }
    nonisolated deinit {}

    func close() {
      source.cancel()
      unlink(path)
    }

    private static func listen(at path: String) -> Int32? {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let bytes = Array(path.utf8)
      guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
        errno = ENAMETOOLONG
        return nil
      }
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
      guard descriptor >= 0 else { return nil }
      // Of a process that had the number before.
      unlink(path)
      let isBound = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
      }
      guard isBound, Glibc.listen(descriptor, 4) == 0 else {
        let problem = errno
        Glibc.close(descriptor)
        errno = problem
        return nil
      }
      return descriptor
    }

    /// Off the main thread: who asks may be slow, and the app goes on.
    private nonisolated static func source(
      of descriptor: Int32, _ answer: @escaping @MainActor (String, String) throws -> String
    ) -> any DispatchSourceRead {
      let source = DispatchSource.makeReadSource(
        fileDescriptor: descriptor, queue: DispatchQueue(label: "hearth.inspection", qos: .userInitiated))
      source.setEventHandler {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return }
        // Seconds: more than a program takes that has its question ready.
        var patience = timeval(tv_sec: 2, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let question = read(connection)
        DispatchQueue.main.async {
          let reply = MainActor.assumeIsolated { Self.reply(to: question, answer) }
          DispatchQueue.global().async { write(reply, to: connection) }
        }
      }
      source.setCancelHandler { Glibc.close(descriptor) }
      return source
    }
    private static func reply(
      to question: String, _ answer: @MainActor (String, String) throws -> String
    ) -> String {
      let parts = question.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      do { return "ok\n" + (try answer(String(parts[0]), parts.count > 1 ? String(parts[1]) : "")) } catch {
        return "error \(error)\n"
      }
    }

    /// As much as a message of the compiler may have. Bytes.
    private nonisolated static let longest = 1 << 20
    private nonisolated static func read(_ connection: Int32) -> String {
      var data = [UInt8](), buffer = [UInt8](repeating: 0, count: 65_536)
      while data.count < longest {
        let count = Glibc.read(connection, &buffer, buffer.count)
        if count <= 0 { break }
        data += buffer[..<count]
      }
      return String(decoding: data, as: UTF8.self)
    }
    private nonisolated static func write(_ reply: String, to connection: Int32) {
      var rest = Array(reply.utf8)[...]
      while !rest.isEmpty {
        // Who asked may be gone.
        let count = rest.withUnsafeBytes { send(connection, $0.baseAddress!, $0.count, Int32(MSG_NOSIGNAL)) }
        if count <= 0 { break }
        rest = rest.dropFirst(count)
      }
      Glibc.close(connection)
    }
  }

  /// A question that cannot be answered: a sentence.
  struct InspectionProblem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
#endif
