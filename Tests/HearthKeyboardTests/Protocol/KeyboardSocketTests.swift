import Foundation
import Glibc
import HearthKeyboard
import QuickTesting
import TestSupport
import Testing

/// The socket of the software keyboard.
struct KeyboardSocketTests {}

extension KeyboardSocketTests {
  /// A directory as that of a session.
  private func withRuntime(_ body: (_ directory: String, _ path: String) throws -> Void) throws {
    let directory = NSTemporaryDirectory() + "hk-\(UUID().uuidString.prefix(8))"
    expect(mkdir(directory, 0o700), equals: 0)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try body(directory, try KeyboardSocket.path(["XDG_RUNTIME_DIR": directory]))
  }
  private func problem(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch { return "\(error)" }
  }
  private func mode(_ path: String) -> mode_t {
    var info = stat()
    return lstat(path, &info) == 0 ? info.st_mode & 0o777 : 0
  }

  @QuickTesting.Test func `is the user's alone, and knows who is at its other end`() throws {
    try withRuntime { directory, path in
      expect(problem { _ = try KeyboardSocket.connect(path) }, equals: "no software keyboard listens")
      let listener = try KeyboardSocket.listen(path)
      expect(mode(directory + "/hearth") == 0o700 && mode(path) == 0o600)
      let client = try KeyboardSocket.connect(path)
      let server = try require(listener.accept())
      expect(KeyboardSocket.isOwn(client) && KeyboardSocket.isOwn(server))
      try expect(require(KeyboardSocket.peer(server)).process, equals: getpid())
      expect(listener.accept() == nil)
      // Reading does not wait.
      var byte: UInt8 = 0
      expect(recv(client, &byte, 1, 0) == -1 && errno == EAGAIN)
      close(client)
      close(server)
      listener.end()
      expect(!FileManager.default.fileExists(atPath: path))
    }
  }
  @QuickTesting.Test func `is not taken from a keyboard that runs, and is from one that has gone`() throws {
    try withRuntime { _, path in
      let first = try KeyboardSocket.listen(path)
      expect(
        problem { _ = try KeyboardSocket.listen(path) },
        equals: "a software keyboard runs already, as the process \(getpid())")
      expect(!KeyboardSocket.answers(path, within: 10))
      // As a process leaves it that is killed: the file stays, the lock goes.
      let kept = path + ".kept"
      expect(link(path, kept), equals: 0)
      first.end()
      expect(rename(kept, path), equals: 0)
      expect(problem { _ = try KeyboardSocket.connect(path) }, equals: "no software keyboard listens")
      let second = try KeyboardSocket.listen(path)
      close(try KeyboardSocket.connect(path))
      second.end()
    }
  }
  @QuickTesting.Test func `is refused where something else is in its place`() throws {
    try withRuntime { directory, path in
      let elsewhere = directory + "/elsewhere"
      expect(mkdir(elsewhere, 0o700), equals: 0)
      // A link for the directory.
      expect(symlink(elsewhere, directory + "/hearth"), equals: 0)
      expect(problem { _ = try KeyboardSocket.listen(path) }, equals: "\(directory)/hearth is not a directory")
      expect(problem { _ = try KeyboardSocket.connect(path) }, equals: "\(directory)/hearth is not a directory")
      unlink(directory + "/hearth")
      expect(mkdir(directory + "/hearth", 0o700), equals: 0)
      // A link for the socket, one for the lock, a file.
      expect(symlink(elsewhere + "/socket", path), equals: 0)
      expect(problem { _ = try KeyboardSocket.listen(path) }, equals: "\(path) is not a socket")
      expect(problem { _ = try KeyboardSocket.connect(path) }, equals: "\(path) is not a socket")
      unlink(path)
      unlink(path + ".lock")
      expect(symlink(elsewhere + "/lock", path + ".lock"), equals: 0)
      expect(problem { _ = try KeyboardSocket.listen(path) }, equals: "\(path).lock is a symbolic link")
      unlink(path + ".lock")
      expect(FileManager.default.createFile(atPath: path, contents: Data("mine".utf8)))
      expect(problem { _ = try KeyboardSocket.listen(path) }, equals: "\(path) is not a socket")
      expect(FileManager.default.contents(atPath: path), equals: Data("mine".utf8))
      // A directory into which others may write.
      expect(chmod(directory, 0o777), equals: 0)
      expect(problem { _ = try KeyboardSocket.listen(path) }, equals: "others may write into \(directory)")
    }
  }
  @QuickTesting.Test func `is refused where others may look into its directory, until the keyboard has closed it`()
    throws
  {
    try withRuntime { directory, path in
      expect(mkdir(directory + "/hearth", 0o700) == 0 && chmod(directory + "/hearth", 0o755) == 0)
      expect(problem { _ = try KeyboardSocket.connect(path) }, equals: "others may look into \(directory)/hearth")
      let listener = try KeyboardSocket.listen(path)
      expect(mode(directory + "/hearth"), equals: 0o700)
      listener.end()
    }
  }
  @Test(.enabled(if: getuid() == 0, "only root can give a directory away"))
  func `that is another user's is refused`() throws {
    try withRuntime { directory, path in
      expect(mkdir(directory + "/hearth", 0o700) == 0 && chown(directory + "/hearth", 65_534, 65_534) == 0)
      expect(problem { _ = try KeyboardSocket.listen(path) }, equals: "\(directory)/hearth belongs to another user")
      expect(problem { _ = try KeyboardSocket.connect(path) }, equals: "\(directory)/hearth belongs to another user")
    }
  }
  @QuickTesting.Test func `has a place in every session that says where`() {
    expect(problem { _ = try KeyboardSocket.path([:]) }, equals: "XDG_RUNTIME_DIR is not set to a directory")
    expect(problem { _ = try KeyboardSocket.path(["XDG_RUNTIME_DIR": "here"]) } != "")
    expect(
      problem { _ = try KeyboardSocket.path(["XDG_RUNTIME_DIR": "/" + String(repeating: "x", count: 100)]) }
        .hasSuffix("is too long for a socket"))
  }
}
