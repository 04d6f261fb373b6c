import CoreTransferable
import Foundation
import HearthCore
import UniformTypeIdentifiers

/// Items that can be written into a message.
enum ShareText {
  static func text(of item: some Transferable) -> String? {
    switch item {
    case let url as URL: url.isFileURL ? nil : url.absoluteString
    case let text as String: text
    case let text as AttributedString: String(text.characters)
    default: nil
    }
  }
}

/// Items that become files.
@MainActor enum ShareFile {
  /// The folder for downloads. Source: xdg-user-dirs; Foundation reads its settings.
  static var folder: URL {
    FileManager.default.urls(for: .downloadsDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(
        "Downloads", isDirectory: true)
  }
  /// Writes an item under the name that it suggests; a file that is there already keeps
  /// its name, and the new one gets a number.
  static func save<T: Transferable>(_ item: T, at node: BehaviorNode?, in folder: URL? = nil) {
    let folder = folder ?? Self.folder
    Task { [weak node] in
      do {
        let (data, name): (Data, String)
        if let url = item as? URL {
          (data, name) = (try Data(contentsOf: url), url.lastPathComponent)
        } else {
          let type = item.exportedContentTypes().first
          data = try await item.exported(as: type)
          name = item.suggestedFilename ?? "Shared" + (type?.preferredFilenameExtension.map { "." + $0 } ?? "")
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: free(name, in: folder), options: .withoutOverwriting)
      } catch {
        guard let node, !node.isUnmounted else { return }
        node.engine.report(
          .controlValue, at: node,
          "could not save what was shared: \(error). Check the item's transfer representation, and the folder for downloads."
        )
      }
    }
  }
  static func free(_ name: String, in folder: URL) -> URL {
    let name = name.split(separator: "/").last.map(String.init) ?? "Shared"
    let base = (name as NSString).deletingPathExtension, suffix = (name as NSString).pathExtension
    for number in 1..<10_000 {
      let candidate = number == 1 ? name : "\(base) \(number)" + (suffix.isEmpty ? "" : "." + suffix)
      let url = folder.appendingPathComponent(candidate)
      if !FileManager.default.fileExists(atPath: url.path) { return url }
    }
    return folder.appendingPathComponent(UUID().uuidString)
  }
}
