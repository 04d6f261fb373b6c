import Foundation
import GRDB

/// The file of a store, before it is opened: what cannot be a store is left as it is.
enum StoreFile {
  static func prepare(_ url: URL, isReadOnly: Bool) throws {
    let files = FileManager.default, folder = url.deletingLastPathComponent()
    guard files.fileExists(atPath: url.path) else {
      if isReadOnly { throw error(url, "there is no file, and the store is read-only") }
      do {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw self.error(url, "its folder cannot be made: \(error)")
      }
      if !files.isWritableFile(atPath: folder.path) { throw error(url, "its folder cannot be written to") }
      return
    }
    if !isReadOnly, !files.isWritableFile(atPath: folder.path) || !files.isWritableFile(atPath: url.path) {
      throw error(
        url, "the file or its folder cannot be written to; open it with NSReadOnlyPersistentStoreOption to read")
    }
    let head = try? FileHandle(forReadingFrom: url).read(upToCount: 16)
    if let head, !head.isEmpty, head != Data("SQLite format 3\0".utf8) {
      throw error(url, "the file is no database of SQLite")
    }
  }
  static func error(_ url: URL, _ text: String) -> NSError {
    CoreDataError.make(.open, "\(url.path): \(text)", [NSFilePathErrorKey: url.path])
  }
  /// An error of SQLite's as an app gets it.
  static func error(_ url: URL, _ code: CoreDataError.Code, _ error: any Error) -> NSError {
    if type(of: error) == NSError.self { return error as NSError }
    var text = "\(error)"
    if let error = error as? DatabaseError {
      text =
        switch error.resultCode {
        case .SQLITE_FULL: "the disk is full"
        case .SQLITE_BUSY, .SQLITE_LOCKED: "another process keeps the file locked"
        case .SQLITE_READONLY: "the file cannot be written to"
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: "the file is damaged: \(error.message ?? "")"
        case .SQLITE_IOERR: "the file cannot be read or written: \(error.message ?? "")"
        default: "\(error)"
        }
    }
    let info: [String: Any] = [NSFilePathErrorKey: url.path, NSUnderlyingErrorKey: error]
    return CoreDataError.make(code, "\(url.path): \(text)", info)
  }
}
