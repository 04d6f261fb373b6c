import Foundation

// What files of the user Foundation reaches on Apple's systems only.

extension FileManager {
  /// Moves a file or a folder to the trash, from where file managers bring it back.
  ///
  /// It goes to the trash in the user's folder for data also from other volumes. Source: freedesktop.org, "The FreeDesktop.org Trash
  /// specification", version 1.0.
  ///
  /// - Parameter outResultingURL: Where it is then.
  /// - Throws: An error of the file system; then it is where it was.
  public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?) throws {
    try trashItem(at: url, in: URL.trashDirectory.deletingLastPathComponent(), resultingItemURL: outResultingURL)
  }
  /// - Parameter trash: Has the folders `files` and `info`, which are made where they are missing.
  func trashItem(at url: URL, in trash: URL, resultingItemURL: UnsafeMutablePointer<NSURL?>? = nil) throws {
    guard (try? url.checkResourceIsReachable()) == true || isLink(url) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    let files = trash.appendingPathComponent("files", isDirectory: true)
    let notes = trash.appendingPathComponent("info", isDirectory: true)
    for folder in [files, notes] {
      try createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    // The note comes first: who makes it has the name.
    let form = DateFormatter()
    form.locale = Locale(identifier: "en_US_POSIX")
    form.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
    let path = url.absoluteURL.standardizedFileURL.path
    let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    let text = Data("[Trash Info]\nPath=\(escaped)\nDeletionDate=\(form.string(from: Date()))\n".utf8)
    var number = 1
    while true {
      let base = url.deletingPathExtension().lastPathComponent, ending = url.pathExtension
      let name = number == 1 ? url.lastPathComponent : "\(base) \(number)" + (ending.isEmpty ? "" : ".\(ending)")
      let note = notes.appendingPathComponent(name + ".trashinfo"), place = files.appendingPathComponent(name)
      number += 1
      do {
        try text.write(to: note, options: .withoutOverwriting)
      } catch  where fileExists(atPath: note.path) { continue }
      do {
        if fileExists(atPath: place.path) || isLink(place) {
          // Somebody's file without a note.
          try removeItem(at: note)
          continue
        }
        try moveItem(at: url, to: place)
      } catch {
        try? removeItem(at: note)
        throw error
      }
      resultingItemURL?.pointee = NSURL(fileURLWithPath: place.path)
      return
    }
  }
  private func isLink(_ url: URL) -> Bool { (try? destinationOfSymbolicLink(atPath: url.path)) != nil }

  /// The folder that all apps of a group share: the one of this name in the user's folder for data. It is made when it is first asked for.
  ///
  /// Whoever knows the name may use it, since programs here have no entitlements. Nil where it cannot be made.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != "..", groupIdentifier != "."
    else {
      return nil
    }
    let folder = URL.applicationSupportDirectory.appendingPathComponent(groupIdentifier, isDirectory: true)
    do { try createDirectory(at: folder, withIntermediateDirectories: true) } catch { return nil }
    return folder
  }
  /// Nil, as on systems where nobody has signed in to iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Nil, as on systems where nobody has signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
