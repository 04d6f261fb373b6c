import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Waits for changes below a folder, or of one file.
///
/// The kernel says that something has happened, and what lies there says whether it matters: a file that is written ten times has changed once.
public final class FileWatch {
  private let place: URL
  private let descriptor: Int32
  private var folders: [Int32: String] = [:]
  private var stamps: [String: String] = [:]

  public init(_ place: URL) {
    self.place = place
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    addFolders()
    stamps = current()
  }
  deinit { close(descriptor) }

  /// Waits until something is different, and then until nothing has happened for 30 milliseconds, or for 300 where it does not end.
  ///
  /// - Parameter milliseconds: How long it waits at most.
  /// - Returns: Whether anything is different.
  public func waitForChange(milliseconds: Int32) -> Bool {
    guard wait(milliseconds) else { return false }
    var rounds = 0
    while rounds < 10, wait(30) { rounds += 1 }
    addFolders()
    let now = current()
    defer { stamps = now }
    return now != stamps
  }

  private func wait(_ milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while read(descriptor, &buffer, buffer.count) > 0 {}
    return true
  }

  /// Folders may come, and one that goes loses its watch.
  private func addFolders() {
    let events = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF)
    var all = [place.path]
    if isFolder(place.path) {
      all += paths().filter(isFolder)
      // Where the folder itself goes and comes back.
      all.append(place.deletingLastPathComponent().path)
    } else {
      all = [place.deletingLastPathComponent().path]
    }
    for folder in all { folders[inotify_add_watch(descriptor, folder, events)] = folder }
  }
  private func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
  private func paths() -> [String] {
    let names = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
    return names.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.map { place.path + "/" + $0 }
  }
  private func current() -> [String: String] {
    var result: [String: String] = [:]
    for path in isFolder(place.path) ? paths() : [place.path] {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { continue }
      result[path] = "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
    return result
  }
}
