import Foundation
import HearthCore

/// Documents that are in no file of the user's: those without a name, and changes that could not be saved.
///
/// They lie beside what windows keep. Where there is no room for one it goes to another file system that may have some:
/// to the folder for temporary files that outlast a restart, or else to that of the session. Used from any thread.
struct DocumentDrafts: Sendable {
  let directory: URL
  /// Where drafts go that `directory` does not take, in this order. Source: Filesystem Hierarchy Standard 3.0, 5.15
  /// (/var/tmp, "temporary files preserved between system reboots").
  var spare: [URL] {
    let name = "\(AppIdentity.identifier)-drafts-\(getuid())-\(DocumentVersions.number(of: directory))"
    return [URL(fileURLWithPath: "/var/tmp"), FileManager.default.temporaryDirectory].map {
      $0.appendingPathComponent(name)
    }
  }

  /// The draft of a document, the latest; nil where there is none.
  func find(_ id: UUID) -> URL? {
    func date(_ url: URL) -> Date {
      (try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date) ?? .distantPast
    }
    let found = [Self.find(id, in: directory)] + spare.map { Self.isPrivate($0) ? Self.find(id, in: $0) : nil }
    return found.compactMap(\.self).max { date($0) < date($1) }
  }
  private static func find(_ id: UUID, in directory: URL) -> URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return names.first { $0.hasPrefix(id.uuidString + ".") }.map { directory.appendingPathComponent($0) }
  }
  /// Whether nobody but the user can have put anything there.
  private static func isPrivate(_ directory: URL) -> Bool {
    var value = stat()
    return lstat(directory.path, &value) == 0 && value.st_mode & S_IFMT == S_IFDIR && value.st_uid == geteuid()
      && value.st_mode & 0o022 == 0
  }
  /// Keeps a draft in the place of an older one.
  /// - Throws: Why the usual place does not take it, where no other one does.
  func write(_ prepared: PreparedFile, _ id: UUID, _ suffix: String) throws {
    func write(to folder: URL) throws {
      try DocumentVersions.makeDirectory(folder)
      let file = folder.appendingPathComponent("\(id.uuidString).\(suffix)")
      try SavedFile.replace(file) { _ = try prepared.write($0) }
    }
    do { try write(to: directory) } catch {
      for folder in spare {
        mkdir(folder.path, 0o700)
        if Self.isPrivate(folder), (try? write(to: folder)) != nil { return }
        rmdir(folder.path)
      }
      throw error
    }
    for folder in spare { Self.discard(id, inSpare: folder) }
  }
  /// Takes the draft of a document away.
  func discard(_ id: UUID) {
    Self.discard(id, in: directory)
    for folder in spare { Self.discard(id, inSpare: folder) }
  }
  private static func discard(_ id: UUID, in folder: URL) {
    while let draft = find(id, in: folder), (try? FileManager.default.removeItem(at: draft)) != nil {}
  }
  /// The folder goes when it is empty.
  private static func discard(_ id: UUID, inSpare folder: URL) {
    guard isPrivate(folder) else { return }
    discard(id, in: folder)
    rmdir(folder.path)
  }
}

/// An older state of a document's file.
struct DocumentVersion: Hashable, Sendable {
  let url: URL
  let date: Date
}

/// Copies of files as they were: when a document was opened, when the user saved it, and once an hour between.
///
/// They lie beside what windows keep, in a folder for each file, and the oldest go. Source: Apple, NSDocument,
/// `preservesVersions`; how many and how often is our choice. Used from any thread.
struct DocumentVersions: Sendable {
  let directory: URL
  /// Versions that are kept of a file.
  static let most = 20
  /// Seconds after which a version is made although nobody saved.
  static let longestGap = 3600.0

  /// A folder that only its user can read.
  static func makeDirectory(_ url: URL) throws {
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
  /// A number for a path: FNV-1a, in hexadecimal digits.
  static func number(of file: URL) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in file.path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
  /// The number of the path, with the name for people who look.
  private func folder(of file: URL) -> URL {
    let name = String(decoding: file.lastPathComponent.utf8.prefix(100), as: UTF8.self)
    return directory.appendingPathComponent("\(Self.number(of: file))-\(name)")
  }
  /// The latest first.
  func list(of file: URL) -> [DocumentVersion] {
    let folder = folder(of: file)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { name -> DocumentVersion? in
      guard let time = name.split(separator: " ").first.flatMap({ Double($0) }) else { return nil }
      return DocumentVersion(url: folder.appendingPathComponent(name), date: Date(timeIntervalSinceReferenceDate: time))
    }.sorted { ($0.date, $0.url.path) > ($1.date, $1.url.path) }
  }
  static func isLatestOld(_ versions: [DocumentVersion], at now: Date) -> Bool {
    versions.first.map { now.timeIntervalSince($0.date) > longestGap } ?? false
  }
  /// Keeps a copy of a file. Where that fails the file is written all the same.
  func keep(_ file: URL, at date: Date) { keep(of: file, date) { try FileManager.default.copyItem(at: file, to: $0) } }
  /// Keeps what is in memory only.
  func keep(_ prepared: PreparedFile, of file: URL, at date: Date) {
    keep(of: file, date) { _ = try prepared.write($0) }
  }
  private func keep(of file: URL, _ now: Date, _ make: (URL) throws -> Void) {
    let folder = folder(of: file)
    do {
      try Self.makeDirectory(folder)
      let suffix = file.pathExtension.isEmpty ? "" : "." + file.pathExtension
      let time = now.timeIntervalSinceReferenceDate
      let names = Set(list(of: file).map(\.url.lastPathComponent))
      var number = 0
      // Several within one moment.
      while names.contains("\(time) \(number)\(suffix)") { number += 1 }
      try SavedFile.replace(folder.appendingPathComponent("\(time) \(number)\(suffix)"), make)
    } catch {
      let message = "the version cannot be kept: \(DocumentProblem.message(error, file))"
      Engine.performOnMain { Report(kind: .stateFile, path: folder.path, message: message).tell() }
    }
    for old in list(of: file).dropFirst(Self.most) { try? FileManager.default.removeItem(at: old.url) }
  }
  /// The file has another name.
  func move(_ file: URL, to target: URL) {
    let old = folder(of: file)
    let new = folder(of: target)
    guard FileManager.default.fileExists(atPath: old.path) else { return }
    try? FileManager.default.removeItem(at: new)
    try? FileManager.default.moveItem(at: old, to: new)
  }
}
