import Foundation
import Glibc

/// The socket on which the software keyboard listens: a file in a directory of the user's own.
///
/// The directory is `hearth` in `XDG_RUNTIME_DIR`, with the mode 0700, and both ends ask the system who the other one
/// is (`SO_PEERCRED`). A symbolic link in the place of directory, lock or socket, or one that belongs to somebody else,
/// is refused. A lock that the program holds for as long as it lives says whether a socket is a stale one.
package enum KeyboardSocket {
  /// Why there is no connection.
  package enum Problem: Error, Hashable, CustomStringConvertible {
    /// Nobody listens.
    case nobody
    /// The other end belongs to another user, or nobody says to whom.
    case stranger(String)
    /// What is there is not what it has to be.
    case refused(String)
    /// Another keyboard runs: its process.
    case running(Int32)
    /// The system says no.
    case system(String)

    package var description: String {
      switch self {
      case .nobody: "no software keyboard listens"
      case .stranger(let what): "\(what) belongs to another user"
      case .refused(let what): what
      case .running(let process): "a software keyboard runs already, as the process \(process)"
      case .system(let what): what
      }
    }
  }

  private static func failure(_ what: String) -> Problem {
    .system("\(what): \(String(cString: strerror(errno)))")
  }
  /// Where the socket is.
  package static func path(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Problem)
    -> String
  {
    guard let directory = environment["XDG_RUNTIME_DIR"], directory.hasPrefix("/") else {
      throw .refused("XDG_RUNTIME_DIR is not set to a directory")
    }
    let path = directory + "/hearth/keyboard-1"
    // Source: sun_path of Linux has 108 bytes, with the zero at its end.
    guard path.utf8.count < 108 else { throw .refused("the path \(path) is too long for a socket") }
    return path
  }
  /// What is at a path, without following a link; nil for nothing.
  private static func status(_ path: String) throws(Problem) -> stat? {
    var info = stat()
    if lstat(path, &info) == 0 { return info }
    if errno == ENOENT { return nil }
    throw failure(path)
  }
  /// Checks that a thing is what it has to be, and the user's own.
  private static func check(_ info: stat, _ path: String, is kind: mode_t, _ name: String) throws(Problem) {
    guard info.st_mode & S_IFMT == kind else { throw .refused("\(path) is not \(name)") }
    guard info.st_uid == getuid() else { throw .stranger(path) }
  }
  private static func checkDirectory(_ path: String, makes: Bool) throws(Problem) {
    let directory = (path as NSString).deletingLastPathComponent
    let parent = (directory as NSString).deletingLastPathComponent
    guard let outer = try status(parent) else { throw .nobody }
    try check(outer, parent, is: S_IFDIR, "a directory")
    guard outer.st_mode & 0o022 == 0 else { throw .refused("others may write into \(parent)") }
    if makes, mkdir(directory, 0o700) != 0, errno != EEXIST { throw failure(directory) }
    guard let inner = try status(directory) else { throw .nobody }
    try check(inner, directory, is: S_IFDIR, "a directory")
    if inner.st_mode & 0o077 != 0 {
      guard makes, chmod(directory, 0o700) == 0 else { throw .refused("others may look into \(directory)") }
    }
  }
  private static func withAddress<Result>(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { space in
      for (index, byte) in path.utf8.prefix(space.count - 1).enumerated() { space[index] = byte }
    }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }
  private static func make() throws(Problem) -> Int32 {
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = socket(AF_UNIX, type, 0)
    guard descriptor >= 0 else { throw failure("socket") }
    return descriptor
  }

  /// Who is at the other end.
  package static func peer(_ descriptor: Int32) -> (process: Int32, user: UInt32)? {
    // Source: socket(7), `struct ucred`: process, user, group.
    var credentials: [UInt32] = [0, .max, .max]
    var length = socklen_t(12)
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0, length == 12 else { return nil }
    return (Int32(bitPattern: credentials[0]), credentials[1])
  }
  /// Whether the other end is the user's own.
  package static func isOwn(_ descriptor: Int32) -> Bool { peer(descriptor)?.user == getuid() }

  /// A connection to the keyboard that runs. It does not block, nor does this.
  package static func connect(_ path: String) throws(Problem) -> Int32 {
    try checkDirectory(path, makes: false)
    guard let info = try status(path) else { throw .nobody }
    try check(info, path, is: S_IFSOCK, "a socket")
    let descriptor = try make()
    guard withAddress(path, { Glibc.connect(descriptor, $0, $1) }) == 0 else {
      let problem = errno == ECONNREFUSED || errno == ENOENT ? Problem.nobody : failure("connect")
      close(descriptor)
      throw problem
    }
    guard isOwn(descriptor) else {
      close(descriptor)
      throw .stranger("the software keyboard at \(path)")
    }
    return descriptor
  }

  /// A place at which the keyboard listens.
  package struct Listener {
    package let descriptor: Int32
    /// Held until the process ends.
    let lock: Int32
    let path: String
    /// The file, should somebody put another into its place.
    let file: ino_t

    /// The next connection of an app; nil for none. Those of other users are ended.
    package func accept() -> Int32? {
      while true {
        let new = Glibc.accept(descriptor, nil, nil)
        if new < 0 { return nil }
        _ = fcntl(new, F_SETFL, O_NONBLOCK)
        _ = fcntl(new, F_SETFD, FD_CLOEXEC)
        if KeyboardSocket.isOwn(new) { return new }
        close(new)
      }
    }
    /// Takes the socket away, unless it is a different one by now.
    package func end() {
      var info = stat()
      if lstat(path, &info) == 0, info.st_ino == file { unlink(path) }
      close(descriptor)
      close(lock)
    }
  }
  /// Listens. A stale socket goes; one of a keyboard that runs does not.
  package static func listen(_ path: String) throws(Problem) -> Listener {
    try checkDirectory(path, makes: true)
    let lockPath = path + ".lock"
    let lock = open(lockPath, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard lock >= 0 else {
      throw errno == ELOOP ? .refused("\(lockPath) is a symbolic link") : failure(lockPath)
    }
    var info = stat()
    guard fstat(lock, &info) == 0, info.st_uid == getuid() else {
      close(lock)
      throw .stranger(lockPath)
    }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      throw .running(runningProcess(path))
    }
    do throws(Problem) {
      if let old = try status(path) {
        try check(old, path, is: S_IFSOCK, "a socket")
        // Nobody has the lock, so that nobody listens.
        unlink(path)
      }
      let descriptor = try make()
      let mask = umask(0o177)
      let isBound = withAddress(path) { bind(descriptor, $0, $1) } == 0
      umask(mask)
      guard isBound, Glibc.listen(descriptor, 16) == 0, lstat(path, &info) == 0 else {
        let problem = failure(path)
        close(descriptor)
        throw problem
      }
      return Listener(descriptor: descriptor, lock: lock, path: path, file: info.st_ino)
    } catch {
      close(lock)
      throw error
    }
  }
  private static func runningProcess(_ path: String) -> Int32 {
    guard let descriptor = try? connect(path) else { return 0 }
    defer { close(descriptor) }
    return peer(descriptor)?.process ?? 0
  }
  /// Whether a keyboard that runs says hello within so many milliseconds.
  package static func answers(_ path: String, within milliseconds: Int32) -> Bool {
    guard let descriptor = try? connect(path) else { return false }
    defer { close(descriptor) }
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&poller, 1, milliseconds) == 1 && poller.revents & Int16(POLLIN) != 0
  }
}
