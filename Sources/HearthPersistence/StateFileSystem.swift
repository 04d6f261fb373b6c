import Foundation

/// What went wrong with a file.
package struct FileProblem: Error, CustomStringConvertible, Equatable {
  /// What was tried, as in "cannot be written".
  package var what: String
  package var path: String
  /// The error number of the system.
  package var code: Int32
  package init(_ what: String, _ path: String, _ code: Int32) { (self.what, self.path, self.code) = (what, path, code) }
  package var description: String { "\(path) \(what) (\(String(cString: strerror(code))))" }
}

/// A type that does what state files need of a file system: that of the system, one
/// in memory, or one that fails on purpose.
///
/// Called from any thread, never by two at once for the same path.
package protocol StateFileSystem: Sendable {
  /// The bytes of a file; nil if there is no file.
  func contents(of path: String) throws(FileProblem) -> Data?
  /// Makes a file of these bytes, in the place of one of that name, and returns when they are on the disk.
  func write(_ data: Data, to path: String) throws(FileProblem)
  /// Gives a file another name, in one step, and takes away the one that had it.
  func rename(_ path: String, to other: String) throws(FileProblem)
  /// Returns when the names in the directory are on the disk.
  func synchronizeDirectory(_ path: String) throws(FileProblem)
  func remove(_ path: String)
  /// The names in a directory; none when there is no such directory.
  func names(in directory: String) throws(FileProblem) -> [String]
  /// Makes a directory that only the user can look into, with those above it.
  func makeDirectory(_ path: String) throws(FileProblem)
  /// Takes the lock that a file stands for until the value goes; nil when another process has it.
  func lock(_ path: String) throws(FileProblem) -> AnyObject?
}

extension StateFileSystem {
  /// Puts `data` into the place of a file so that at every moment, whatever happens to the process or the machine, the
  /// file is the old one or the new one, whole.
  ///
  /// The bytes go to another name in the same directory and to the disk; then the name changes, and the directory goes
  /// to the disk. Source: rename(2): "there is no point at which another process attempting to access newpath will
  /// find it missing"; fsync(2): "Calling fsync() does not necessarily ensure that the entry in the directory
  /// containing the file has also reached disk."
  package func replace(_ path: String, with data: Data) throws(FileProblem) {
    let directory = (path as NSString).deletingLastPathComponent
    let temporary = directory + "/." + (path as NSString).lastPathComponent + ".tmp"
    do throws(FileProblem) {
      do throws(FileProblem) { try write(data, to: temporary) } catch {
        guard error.code == ENOENT else { throw error }
        // Somebody took the directory away.
        try makeDirectory(directory)
        try write(data, to: temporary)
      }
      try rename(temporary, to: path)
    } catch {
      remove(temporary)
      throw error
    }
    try synchronizeDirectory(directory)
  }
}

/// The file system of the process.
package struct SystemFiles: StateFileSystem {
  package init() {}
  /// Bytes. A longer file was not written by us. Source: our choice: a thousand times what a large window keeps.
  private static let longest = 64 << 20

  package func contents(of path: String) throws(FileProblem) -> Data? {
    // A pipe under that name would wait for a writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if file < 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileProblem("cannot be read", path, errno)
    }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0 else { throw FileProblem("cannot be read", path, errno) }
    guard info.st_mode & S_IFMT == S_IFREG else { throw FileProblem("is no file", path, EINVAL) }
    guard info.st_size <= Self.longest else { throw FileProblem("is too large", path, EFBIG) }
    var data = Data()
    data.reserveCapacity(Int(info.st_size))
    let block = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { block.deallocate() }
    while true {
      let count = read(file, block, 1 << 16)
      if count == 0 { return data }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileProblem("cannot be read", path, errno)
      }
      data.append(block.assumingMemoryBound(to: UInt8.self), count: count)
      if data.count > Self.longest { throw FileProblem("is too large", path, EFBIG) }
    }
  }

  package func write(_ data: Data, to path: String) throws(FileProblem) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileProblem("cannot be written", path, errno) }
    var code: Int32 = 0
    data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        #if canImport(Glibc)
          let count = Glibc.write(file, bytes.baseAddress! + done, bytes.count - done)
        #else
          let count = Foundation.write(file, bytes.baseAddress! + done, bytes.count - done)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          code = errno
          return
        }
        done += count
      }
    }
    if code == 0 && fsync(file) != 0 { code = errno }
    // Some file systems tell of a full disk here.
    if close(file) != 0 && code == 0 && errno != EINTR { code = errno }
    if code != 0 { throw FileProblem("cannot be written", path, code) }
  }

  package func rename(_ path: String, to other: String) throws(FileProblem) {
    #if canImport(Glibc)
      let result = Glibc.rename(path, other)
    #else
      let result = Foundation.rename(path, other)
    #endif
    if result != 0 { throw FileProblem("cannot be replaced", other, errno) }
  }

  package func synchronizeDirectory(_ path: String) throws(FileProblem) {
    let file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    // Not every file system has something to do here, and some say so by an error.
    if fsync(file) != 0 && errno == EIO { throw FileProblem("cannot be written", path, errno) }
  }

  package func remove(_ path: String) { unlink(path) }

  package func names(in directory: String) throws(FileProblem) -> [String] {
    guard let stream = opendir(directory) else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw FileProblem("cannot be read", directory, errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  package func makeDirectory(_ path: String) throws(FileProblem) {
    if path.isEmpty || path == "/" { return }
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw FileProblem("cannot be made", path, errno) }
    try makeDirectory((path as NSString).deletingLastPathComponent)
    if mkdir(path, 0o700) != 0 && errno != EEXIST { throw FileProblem("cannot be made", path, errno) }
  }

  package func lock(_ path: String) throws(FileProblem) -> AnyObject? {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileProblem("cannot be locked", path, errno) }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return OpenFile(file) }
    let code = errno
    close(file)
    if code == EWOULDBLOCK { return nil }
    throw FileProblem("cannot be locked", path, code)
  }
  /// The system gives the lock back when the file is closed, at the latest when the process ends.
  private final class OpenFile {
    let file: Int32
    init(_ file: Int32) { self.file = file }
    deinit { close(file) }
  }
}
