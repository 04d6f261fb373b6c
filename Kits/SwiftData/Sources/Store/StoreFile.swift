import Foundation
import GRDB

/// The file of a store, before it is opened.
enum StoreFile {
  static func describe(_ configuration: ModelConfiguration) -> String {
    configuration.isStoredInMemoryOnly ? "the store '\(configuration.name)' in memory" : configuration.url.path
  }

  /// What is wrong with a file, in words.
  static func text(_ error: DatabaseError) -> String {
    switch error.resultCode {
    case .SQLITE_FULL: "the disk is full"
    case .SQLITE_BUSY, .SQLITE_LOCKED: "another process keeps the file locked"
    case .SQLITE_READONLY: "the file cannot be written to"
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: "the file is damaged: \(error.message ?? "")"
    case .SQLITE_IOERR: "the file cannot be read or written: \(error.message ?? "")"
    default: "\(error)"
    }
  }

  /// Makes the folder, and looks whether the file can be a store.
  static func prepare(_ configuration: ModelConfiguration) throws {
    let url = configuration.url, files = FileManager.default
    let folder = url.deletingLastPathComponent()
    guard files.fileExists(atPath: url.path) else {
      guard configuration.allowsSave else {
        throw SwiftDataError(.loadIssueModelContainer, "\(url.path): there is no file, and saving is not allowed")
      }
      do {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw SwiftDataError(.loadIssueModelContainer, "\(url.path): its folder cannot be made: \(error)")
      }
      guard files.isWritableFile(atPath: folder.path) else {
        throw SwiftDataError(.loadIssueModelContainer, "\(url.path): its folder cannot be written to")
      }
      return
    }
    if configuration.allowsSave, !files.isWritableFile(atPath: folder.path) || !files.isWritableFile(atPath: url.path) {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "\(url.path): the file or its folder cannot be written to; for reading alone give allowsSave: false")
    }
    let head = try? FileHandle(forReadingFrom: url).read(upToCount: 16)
    if let head, !head.isEmpty, head != Data("SQLite format 3\0".utf8) {
      throw SwiftDataError(.loadIssueModelContainer, "\(url.path): the file is no database of SQLite")
    }
  }
}
