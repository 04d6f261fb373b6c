import Foundation
import SwiftUI

/// A file or a folder, as it was when its folder was read.
final class FileEntry: Identifiable {
  let url: URL
  let isFolder: Bool
  /// Bytes; 0 for folders.
  let size: Int
  let modified: Date
  var id: URL { url }
  var name: String { url.lastPathComponent }
  /// What names are sorted by: without a difference between small and large letters, and numbers by their value.
  private(set) lazy var sortName: String = Self.sortName(of: name)
  var kind: String {
    if isFolder { return "Folder" }
    return url.pathExtension.isEmpty ? "Document" : url.pathExtension.uppercased()
  }
  var symbol: String {
    if isFolder { return "folder" }
    return isPicture ? "photo" : "doc"
  }
  var isPicture: Bool { ["png", "jpg", "jpeg", "gif", "svg", "webp"].contains(url.pathExtension.lowercased()) }
  /// What is in a folder, read when it is first asked for; nil for files.
  private(set) lazy var children: [FileEntry]? = isFolder ? Self.contents(of: url, store) : nil
  /// In the order that the user has chosen.
  var sortedChildren: [FileEntry]? { children?.sorted(using: store.order) }
  private unowned let store: FileStore

  init(_ url: URL, _ store: FileStore) {
    (self.url, self.store) = (url, store)
    let attributes = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
    // A link to a folder is opened as one.
    var isDirectory: ObjCBool = false
    isFolder = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
    size = isFolder ? 0 : (attributes[.size] as? NSNumber)?.intValue ?? 0
    modified = attributes[.modificationDate] as? Date ?? .distantPast
  }
  private static func sortName(of name: String) -> String {
    var result = "", digits = ""
    func close() {
      result += String(repeating: "0", count: max(0, 12 - digits.count)) + digits
      digits = ""
    }
    for character in name.lowercased() {
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else {
        if !digits.isEmpty { close() }
        result.append(character)
      }
    }
    if !digits.isEmpty { close() }
    return result
  }
  /// What is seen of a folder. A folder that cannot be read is empty.
  static func contents(of folder: URL, _ store: FileStore) -> [FileEntry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.map { FileEntry(folder.appendingPathComponent($0), store) }
  }
}

/// The folder that is shown, and what is done in it.
@Observable final class FileStore {
  private(set) var folder: URL
  private(set) var entries: [FileEntry] = []
  var order = [KeyPathComparator(\FileEntry.sortName)]
  /// What went wrong, in a sentence.
  var problem: String?
  private var earlier: [URL] = []
  /// The folder above which nobody goes; nil for the whole disk.
  @ObservationIgnored private let top: String?

  init(folder: URL, top: URL? = nil) {
    (self.folder, self.top) = (folder, top?.standardizedFileURL.path)
    reload()
  }

  var title: String { folder.lastPathComponent }
  var canGoBack: Bool { !earlier.isEmpty }
  var canGoUp: Bool { folder.path != "/" && folder.standardizedFileURL.path != top }

  func reload() { entries = FileEntry.contents(of: folder, self) }
  func open(_ folder: URL) {
    earlier.append(self.folder)
    self.folder = folder
    reload()
  }
  /// Opens a folder, or the folder of a file, and returns the file.
  func show(_ url: URL) -> URL? {
    guard url.isFileURL else { return nil }
    if let top, !"\(url.standardizedFileURL.path)/".hasPrefix("\(top)/") { return nil }
    let entry = FileEntry(url, self)
    let folder = entry.isFolder ? url : url.deletingLastPathComponent()
    if folder.standardizedFileURL.path != self.folder.standardizedFileURL.path { open(folder) }
    return entry.isFolder ? nil : entries.first { $0.name == url.lastPathComponent }?.url
  }
  func goBack() {
    guard let last = earlier.popLast() else { return }
    folder = last
    reload()
  }
  func goUp() { if canGoUp { open(folder.deletingLastPathComponent()) } }

  /// A file below the folder that is shown; nil where it is not there any more.
  func entry(_ url: URL) -> FileEntry? {
    func find(_ entries: [FileEntry]) -> FileEntry? {
      for entry in entries {
        if entry.url == url { return entry }
        if entry.isFolder, url.path.hasPrefix(entry.url.path + "/"), let found = find(entry.children ?? []) {
          return found
        }
      }
      return nil
    }
    return find(entries)
  }

  /// Gives a file another name in its folder, and returns where it is then.
  @discardableResult func rename(_ url: URL, to name: String) -> URL? {
    let name = name.trimmingCharacters(in: .whitespaces)
    if name.isEmpty || name == url.lastPathComponent { return url }
    if name.contains("/") || name == "." || name == ".." {
      problem = "“\(name)” is no name for a file."
      return nil
    }
    let target = url.deletingLastPathComponent().appendingPathComponent(name)
    return attempt("“\(url.lastPathComponent)” was not renamed") {
      if FileManager.default.fileExists(atPath: target.path) { throw FileProblem.exists(name) }
      try FileManager.default.moveItem(at: url, to: target)
      return target
    }
  }
  /// Copies files into a folder, under another name where theirs is taken.
  func copy(_ urls: [URL], into folder: URL) {
    for url in urls where url.isFileURL {
      // A file that is dropped where it is stays as it is, and a folder does not go into itself.
      if url.deletingLastPathComponent().standardizedFileURL.path == folder.standardizedFileURL.path { continue }
      if (folder.standardizedFileURL.path + "/").hasPrefix(url.standardizedFileURL.path + "/") { continue }
      _ = attempt("“\(url.lastPathComponent)” was not copied") {
        try FileManager.default.copyItem(at: url, to: free(url.lastPathComponent, in: folder))
      }
    }
  }
  func addFolder() -> URL? {
    attempt("No folder was made") {
      let url = free("New Folder", in: folder)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      return url
    }
  }

  private func free(_ name: String, in folder: URL) -> URL {
    let first = folder.appendingPathComponent(name)
    if !FileManager.default.fileExists(atPath: first.path) { return first }
    let base = first.deletingPathExtension().lastPathComponent
    for number in 2... {
      var url = folder.appendingPathComponent("\(base) \(number)")
      if !first.pathExtension.isEmpty { url = url.appendingPathExtension(first.pathExtension) }
      if !FileManager.default.fileExists(atPath: url.path) { return url }
    }
    return first
  }
  private func attempt<Result>(_ failure: String, _ action: () throws -> Result) -> Result? {
    defer { reload() }
    do {
      return try action()
    } catch FileProblem.exists(let name) {
      problem = "\(failure): there is a “\(name)” already."
    } catch {
      problem = "\(failure): \(error.localizedDescription)"
    }
    return nil
  }
}
private enum FileProblem: Error { case exists(String) }
