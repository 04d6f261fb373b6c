import Foundation

/// The message of a compiler or linker that had no room for what it wrote: it says so in a dozen lines, with a trace of its stack.
public enum FullDisk {
  /// A sentence in its place; nil for any other message.
  public static func sentence(for message: String, at place: URL) -> String? {
    guard message.contains("No space left on device") || message.contains("Disk quota exceeded") else { return nil }
    let values = try? FileManager.default.attributesOfFileSystem(forPath: place.path)
    let free = (values?[.systemFreeSize] as? NSNumber).map { " (\($0.int64Value / 1_000_000) MB are free)" } ?? ""
    return
      "There is no room for what is built on the disk of \(place.path)\(free): make some, or let XDG_CACHE_HOME name a folder elsewhere."
  }
}
