import Foundation
import Synchronization

/// Files that live as long as the value: for windows of tests that were given no
/// directory, and for tests that break files.
package final class MemoryFiles: StateFileSystem {
  private struct Disk {
    var files: [String: Data] = [:]
    var locks: Set<String> = []
    var failure: (@Sendable (String, String) -> Int32?)?
    var log: [String] = []
  }
  private let disk = Mutex(Disk())
  package init() {}

  /// Asked before each step (`read`, `write`, `rename`, `sync`, `list`, `make`, `lock`) with its name and path: an
  /// error number makes the step fail. A write that fails leaves half of the bytes.
  package var failure: (@Sendable (_ step: String, _ path: String) -> Int32?)? {
    get { disk.withLock { $0.failure } }
    set { disk.withLock { $0.failure = newValue } }
  }
  /// The contents by path.
  package var files: [String: Data] {
    get { disk.withLock { $0.files } }
    set { disk.withLock { $0.files = newValue } }
  }
  /// The last steps, with their paths, in order: a thousand at least. A test that goes on for long does not gather them all.
  package var log: [String] { disk.withLock { $0.log } }

  private func check(_ step: String, _ path: String) throws(FileProblem) {
    let failure = disk.withLock { disk in
      if disk.log.count == 2000 { disk.log.removeFirst(1000) }
      disk.log.append("\(step) \(path)")
      return disk.failure
    }
    if let code = failure?(step, path) { throw FileProblem("cannot be used (\(step))", path, code) }
  }
  package func contents(of path: String) throws(FileProblem) -> Data? {
    try check("read", path)
    return disk.withLock { $0.files[path] }
  }
  package func write(_ data: Data, to path: String) throws(FileProblem) {
    do { try check("write", path) } catch {
      disk.withLock { $0.files[path] = data.prefix(data.count / 2) }
      throw error
    }
    disk.withLock { $0.files[path] = data }
  }
  package func rename(_ path: String, to other: String) throws(FileProblem) {
    try check("rename", path)
    let isThere = disk.withLock { disk in
      guard let data = disk.files.removeValue(forKey: path) else { return false }
      disk.files[other] = data
      return true
    }
    if !isThere { throw FileProblem("cannot be replaced", other, ENOENT) }
  }
  package func synchronizeDirectory(_ path: String) throws(FileProblem) { try check("sync", path) }
  package func remove(_ path: String) { disk.withLock { $0.files[path] = nil } }
  package func names(in directory: String) throws(FileProblem) -> [String] {
    try check("list", directory)
    return disk.withLock {
      $0.files.keys.filter { $0.hasPrefix(directory + "/") }.map { String($0.dropFirst(directory.count + 1)) }
    }.sorted()
  }
  package func makeDirectory(_ path: String) throws(FileProblem) { try check("make", path) }
  package func lock(_ path: String) throws(FileProblem) -> AnyObject? {
    try check("lock", path)
    guard disk.withLock({ $0.locks.insert(path).inserted }) else { return nil }
    return Lock(self, path)
  }
  private final class Lock {
    let owner: MemoryFiles
    let path: String
    init(_ owner: MemoryFiles, _ path: String) { (self.owner, self.path) = (owner, path) }
    deinit { owner.disk.withLock { _ = $0.locks.remove(path) } }
  }
}
