import Foundation

/// Files that are put where the user said, whole or not at all.
///
/// A file is made under another name in the same folder, brought to the disk, and given its name in one step, so that
/// whoever
/// is killed meanwhile leaves the file that was there or the new one, never half of one. Source: POSIX, rename(2) ("an
/// instance
/// of newpath" always exists) and fsync(2).
enum SavedFile {
  /// Moves a file, in the place of one that is there: the user agreed to that in the dialog.
  static func move(_ file: URL, to target: URL) throws -> URL {
    if file.standardizedFileURL == target.standardizedFileURL { return target }
    try replace(target, keepsAttributes: false) { try FileManager.default.moveItem(at: file, to: $0) }
    return target
  }

  /// Has `make` make a file or a folder under another name beside `target`, and gives it the name of `target` in one
  /// step.
  /// The file that was there stays when something fails. A symbolic link stays, and the file that it leads to is
  /// replaced.
  ///
  /// - Parameter keepsAttributes: Whether the new file has the permissions, and as far as possible the owner, of the
  /// old one.
  /// - Returns: What the new file is known by from then on.
  /// - Throws: `DocumentProblem` where the file or its folder is only to be read, else what `make` or the system says.
  @discardableResult static func replace(
    _ target: URL, keepsAttributes: Bool = true, _ make: (URL) throws -> Void
  ) throws -> FileMark? {
    _ = survivesSizeLimit
    let target = followingLinks(target), folder = target.deletingLastPathComponent()
    let old = status(target.path)
    if let old, isFile(old), old.st_mode & 0o222 == 0 { throw DocumentProblem(.readOnlyFile, target) }
    guard let place = status(folder.path) else { throw DocumentProblem(.noFolder, folder) }
    if place.st_mode & 0o222 == 0 { throw DocumentProblem(.readOnlyFolder, target) }
    removeLeftovers(of: target)
    let temporary = folder.appendingPathComponent(
      "\(temporaryPrefix(target))\(getpid())-\(UUID().uuidString.prefix(8))")
    let mark: FileMark?
    do {
      try make(temporary)
      if keepsAttributes, let old { copyAttributes(old, to: temporary.path) }
      try synchronize(temporary)
      mark = FileMark(temporary)
      try exchange(temporary, target, isThere: old != nil)
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
    // The name is on the disk, too. That the file is whole, and has it, is certain by now.
    try? synchronizeItem(folder.path)
    return mark
  }

  /// Writes a file. Unlike Foundation's way (seen, Swift 6.3, beyond a limit of file sizes) it always says why it fails.
  ///
  /// - Throws: `CocoaError` with the system's error below it.
  static func write(_ data: Data, to url: URL) throws {
    _ = survivesSizeLimit
    let file = open(url.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if file < 0 { throw problem(errno, url) }
    do {
      try data.withUnsafeBytes { bytes in
        var done = 0
        while done < bytes.count {
          let count = Foundation.write(file, bytes.baseAddress! + done, bytes.count - done)
          if count < 0, errno == EINTR { continue }
          // A disk that takes nothing, and gives no reason, is full.
          if count <= 0 { throw problem(count == 0 ? ENOSPC : errno, url) }
          done += count
        }
      }
    } catch {
      close(file)
      throw error
    }
    if close(file) != 0, errno != EINTR { throw problem(errno, url) }
  }
  private static func problem(_ code: Int32, _ url: URL) -> CocoaError {
    let kind: CocoaError.Code =
      switch code {
      case ENOSPC, EDQUOT, EFBIG: .fileWriteOutOfSpace
      case EACCES, EPERM: .fileWriteNoPermission
      case EROFS: .fileWriteVolumeReadOnly
      case ENOENT: .fileNoSuchFile
      case ENAMETOOLONG: .fileWriteInvalidFileName
      default: .fileWriteUnknown
      }
    let below = NSError(domain: NSPOSIXErrorDomain, code: Int(code))
    return CocoaError(kind, userInfo: [NSUnderlyingErrorKey: below, NSFilePathErrorKey: url.path])
  }

  /// The file that a chain of symbolic links leads to, whether it is there or not.
  static func followingLinks(_ url: URL) -> URL {
    var url = url
    for _ in 0..<40 {
      guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { return url }
      url = URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()).standardizedFileURL
    }
    return url
  }

  // MARK: - Steps

  /// Where a limit of file sizes is reached the system would end the process: the error is enough.
  private static let survivesSizeLimit: Void = {
    var action = sigaction()
    guard sigaction(SIGXFSZ, nil, &action) == 0, action.__sigaction_handler.sa_handler == nil else { return }
    signal(SIGXFSZ, SIG_IGN)
  }()

  private static func status(_ path: String) -> stat? {
    var value = stat()
    return stat(path, &value) == 0 ? value : nil
  }
  private static func isFile(_ value: stat) -> Bool { value.st_mode & S_IFMT == S_IFREG }
  private static func isFolder(_ value: stat) -> Bool { value.st_mode & S_IFMT == S_IFDIR }

  private static func copyAttributes(_ old: stat, to path: String) {
    guard let new = status(path), isFile(new) == isFile(old) else { return }
    // Nobody but root gives files away; the group is the user's own choice among his.
    if new.st_uid != old.st_uid || new.st_gid != old.st_gid { _ = chown(path, old.st_uid, old.st_gid) }
    _ = chmod(path, old.st_mode & 0o7777)
  }
  /// Brings a file, or a folder with all that is in it, to the disk.
  private static func synchronize(_ url: URL) throws {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else { return }
    if isDirectory.boolValue {
      for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
        try synchronizeItem(url.appendingPathComponent(path).path)
      }
    }
    try synchronizeItem(url.path)
  }
  /// - Throws: Where the disk did not take what was written, as file systems over a network find out late.
  private static func synchronizeItem(_ path: String) throws {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    if file < 0 { return }
    let code = fsync(file) == 0 ? 0 : errno
    close(file)
    // Others say that the file system has nothing to bring anywhere.
    if [ENOSPC, EDQUOT, EIO].contains(code) { throw problem(code, URL(fileURLWithPath: path)) }
  }
  /// Gives `temporary` the name of `target`. A folder changes places with the one that is there, which then goes.
  private static func exchange(_ temporary: URL, _ target: URL, isThere: Bool) throws {
    if rename(temporary.path, target.path) == 0 { return }
    let code = errno
    guard isThere, code == ENOTEMPTY || code == EEXIST || code == EISDIR || code == ENOTDIR else {
      throw DocumentProblem(system: code, target)
    }
    // Source: Linux, renameat2(2): RENAME_EXCHANGE, "atomically exchange oldpath and newpath".
    typealias Rename = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    if let symbol = dlsym(nil, "renameat2"),
      unsafeBitCast(symbol, to: Rename.self)(AT_FDCWD, temporary.path, AT_FDCWD, target.path, 2) == 0
    {
      try? FileManager.default.removeItem(at: temporary)
      return
    }
    // A file system that cannot: the old folder stays beside until the new one has its name.
    let aside = temporary.appendingPathExtension("old")
    guard rename(target.path, aside.path) == 0 else { throw DocumentProblem(system: errno, target) }
    if rename(temporary.path, target.path) != 0 {
      let code = errno
      rename(aside.path, target.path)
      throw DocumentProblem(system: code, target)
    }
    try? FileManager.default.removeItem(at: aside)
  }

  // MARK: - What a killed process left

  private static func temporaryPrefix(_ target: URL) -> String {
    // Names have at most 255 bytes.
    "." + String(decoding: target.lastPathComponent.utf8.prefix(180), as: UTF8.self) + ".saving-"
  }
  /// Takes away the unfinished files of processes that are gone.
  private static func removeLeftovers(of target: URL) {
    let folder = target.deletingLastPathComponent(), prefix = temporaryPrefix(target)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return }
    for name in names where name.hasPrefix(prefix) {
      guard let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap({ pid_t($0) }),
        process > 0, process != getpid(), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}

/// What keeps a document from being read or written, in words for the user.
struct DocumentProblem: LocalizedError {
  enum Kind: Equatable {
    case readOnlyFile, readOnlyFolder, noFolder, noRoom, notAllowed, notFound, unknownType, openElsewhere, nameTaken
    case system(Int32)
  }
  let kind: Kind
  let url: URL
  init(_ kind: Kind, _ url: URL) { (self.kind, self.url) = (kind, url) }
  /// - Parameter system: An error number of the system.
  init(system code: Int32, _ url: URL) { self.init(Self.kind(of: code), url) }

  private static func kind(of code: Int32) -> Kind {
    switch code {
    case ENOSPC, EDQUOT, EFBIG: .noRoom
    case EACCES, EPERM: .notAllowed
    case EROFS: .readOnlyFolder
    case ENOENT: .notFound
    default: .system(code)
    }
  }
  var errorDescription: String? {
    let name = url.lastPathComponent
    switch kind {
    case .readOnlyFile: return "“\(name)” can only be read: its permissions let nobody write it."
    case .readOnlyFolder: return "The folder of “\(name)” can only be read."
    case .noFolder: return "There is no folder “\(name)”."
    case .noRoom: return "There is no room left on the disk for “\(name)”."
    case .notAllowed: return "You are not allowed to change “\(name)”."
    case .notFound: return "There is no file “\(name)”."
    case .unknownType: return "Documents of the kind of “\(name)” cannot be opened here."
    case .openElsewhere: return "“\(name)” is open in another window."
    case .nameTaken: return "There is a file “\(name)” already."
    case .system(let code): return "“\(name)”: \(String(cString: strerror(code)))."
    }
  }

  /// What any error says about a file, for the user.
  static func message(_ error: any Error, _ url: URL) -> String {
    if let problem = error as? DocumentProblem { return problem.errorDescription ?? "" }
    if let code = systemCode(of: error), kind(of: code) != .system(code) {
      return DocumentProblem(system: code, url).errorDescription ?? ""
    }
    if let error = error as? CocoaError {
      switch error.code {
      case .fileWriteOutOfSpace: return DocumentProblem(.noRoom, url).errorDescription ?? ""
      case .fileWriteNoPermission: return DocumentProblem(.notAllowed, url).errorDescription ?? ""
      case .fileWriteVolumeReadOnly: return DocumentProblem(.readOnlyFolder, url).errorDescription ?? ""
      case .fileReadNoSuchFile, .fileNoSuchFile: return DocumentProblem(.notFound, url).errorDescription ?? ""
      case .fileReadNoPermission: return "You are not allowed to read “\(url.lastPathComponent)”."
      case .fileReadCorruptFile: return "“\(url.lastPathComponent)” is damaged, or no document of this kind."
      default: break
      }
    }
    return error.localizedDescription
  }
  private static func systemCode(of error: any Error) -> Int32? {
    if let error = error as? CocoaError, let below = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      return systemCode(of: below)
    }
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return Int32(truncatingIfNeeded: error.code) }
    return (error.userInfo[NSUnderlyingErrorKey] as? NSError).flatMap { systemCode(of: $0) }
  }
}

/// What tells whether a file is the one that was read or written last.
struct FileMark: Equatable, Sendable {
  private var parts: [Int] = []
  /// When the file, or what in the folder was changed last, was changed.
  private(set) var modificationDate = Date.distantPast
  /// Nil where there is no file.
  init?(_ url: URL) {
    guard add(url.path) else { return nil }
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue {
      for path in ((try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []).sorted() {
        _ = add(url.appendingPathComponent(path).path)
      }
    }
  }
  private mutating func add(_ path: String) -> Bool {
    var value = stat()
    guard stat(path, &value) == 0 else { return false }
    let seconds = Double(value.st_mtim.tv_sec) + Double(value.st_mtim.tv_nsec) * 1e-9
    modificationDate = max(modificationDate, Date(timeIntervalSince1970: seconds))
    parts += [Int(value.st_size), Int(value.st_mtim.tv_sec), Int(value.st_mtim.tv_nsec), Int(value.st_ino)]
    return true
  }
}
