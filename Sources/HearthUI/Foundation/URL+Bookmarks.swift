import Foundation
import HearthCore

// Bookmarks of files, by which an app finds again what the user chose. Foundation has them on Apple's systems only.

extension URL {
  /// The purposes of a bookmark. Programs here may read what their user may: all bookmarks give the same access.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }
  /// How a bookmark is resolved. Nothing is mounted for it, and nobody is asked.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }

  /// Data that finds the file again, also in another run of the app: its path, its place beside `url`, and which file it is.
  ///
  /// - Parameters:
  ///   - keys: Nothing is kept of a file but where it is.
  ///   - url: A file that may go to another folder together with this one, as a document with its pictures.
  /// - Throws: `CocoaError.fileReadNoSuchFile` for a file that is not there, and for what is no file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, let identity = FileIdentity(self) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    if options.contains(.securityScopeAllowOnlyReadAccess) {
      Report(
        kind: .notOnLinux, path: "URL.bookmarkData",
        message:
          "a bookmark gives the access that its user has: securityScopeAllowOnlyReadAccess keeps nobody from writing."
      ).tell()
    }
    let bookmark = Bookmark(
      path: standardizedFileURL.path, beside: url.map { Self.way(from: $0, to: self) }, isDirectory: hasDirectoryPath,
      identity: identity)
    return try JSONEncoder().encode(bookmark)
  }
  /// Finds a file by its bookmark: at its path, else where it is beside `url`.
  ///
  /// A file that somebody has moved or renamed otherwise is not found.
  ///
  /// - Parameter bookmarkDataIsStale: Set to whether the app should make the bookmark anew: another file has taken its path, or it was
  ///   found beside `url` alone.
  /// - Throws: `CocoaError.fileNoSuchFile` for a file that is not found, `CocoaError.fileReadCorruptFile` for what is no bookmark.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard let bookmark = try? JSONDecoder().decode(Bookmark.self, from: data) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    func found(_ path: String) -> (url: URL, isSame: Bool)? {
      let url = URL(fileURLWithPath: path, isDirectory: bookmark.isDirectory)
      return FileIdentity(url).map { (url, $0 == bookmark.identity) }
    }
    let absolute = found(bookmark.path)
    if let absolute, absolute.isSame {
      (self, bookmarkDataIsStale) = (absolute.url, false)
      return
    }
    let beside = url.flatMap { url in
      bookmark.beside.flatMap {
        found(url.deletingLastPathComponent().appendingPathComponent($0).standardizedFileURL.path)
      }
    }
    guard let best = beside ?? absolute else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: bookmark.path])
    }
    (self, bookmarkDataIsStale) = (best.url, true)
  }

  /// The path from the folder of a file to another file, as "../Pictures/a.png".
  private static func way(from base: URL, to url: URL) -> String {
    let start = base.standardizedFileURL.deletingLastPathComponent().pathComponents
    let end = url.standardizedFileURL.pathComponents
    let common = zip(start, end).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - common) + end[common...]).joined(separator: "/")
  }
}

private struct Bookmark: Codable {
  var path: String
  var beside: String?
  var isDirectory: Bool
  var identity: FileIdentity
}
/// Which file it is, whatever its name: as the file system numbers it.
///
/// A file that an editor writes anew beside the old one and renames is another file.
private struct FileIdentity: Codable, Equatable {
  private let volume: UInt64
  private let file: UInt64
  init?(_ url: URL) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
      let file = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value
    else { return nil }
    (self.file, volume) = (file, (attributes[.systemNumber] as? NSNumber)?.uint64Value ?? 0)
  }
}
