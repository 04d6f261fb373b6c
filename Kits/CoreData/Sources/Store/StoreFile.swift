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
  /// Copies a database that may be in use, with what is in its journal, onto another.
  static func copy(_ source: URL, to target: URL) throws {
    if !FileManager.default.fileExists(atPath: source.path) { throw error(source, "there is no file") }
    let settings = StoreConnection.configuration(isReadOnly: true, timeout: 10)
    let from = try DatabaseQueue(path: source.path, configuration: settings)
    for ending in ["", "-wal", "-shm"] {
      let path = target.path + ending
      if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
    }
    try prepare(target, isReadOnly: false)
    let to = try DatabaseQueue(path: target.path)
    try from.backup(to: to)
    try to.close()
    try from.close()
  }
  /// What an app has put into a store's metadata.
  static func ownMetadata(_ database: Database) throws -> [String: Any] {
    guard let text = try StoreMigration.value(database, "metadata"), let data = Data(base64Encoded: text) else {
      return [:]
    }
    return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
  }
  static func metadata(_ url: URL) throws -> [String: Any] {
    try prepare(url, isReadOnly: true)
    do {
      let queue = try DatabaseQueue(
        path: url.path, configuration: StoreConnection.configuration(isReadOnly: true, timeout: 10))
      let result = try queue.read { database -> [String: Any] in
        guard try database.tableExists("hearth_core_data") else { throw error(url, "the database is no store") }
        var result = try ownMetadata(database)
        result[NSStoreUUIDKey] = try StoreMigration.value(database, "identifier") ?? ""
        result[NSStoreTypeKey] = NSSQLiteStoreType
        if let text = try StoreMigration.value(database, "model") {
          let signature = try JSONDecoder().decode(ModelSignature.self, from: Data(text.utf8))
          result[NSStoreModelVersionHashesKey] = signature.entities.keys.reduce(into: [String: Data]()) {
            hashes, name in
            hashes[name] = signature.hash(of: name, modifier: nil)
          }
        }
        return result
      }
      try queue.close()
      return result
    } catch { throw self.error(url, .open, error) }
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
