import Foundation
import HearthCore
import HearthUI
import UniformTypeIdentifiers

extension NSWorkspace {
  /// The programs that run: this one alone is known.
  public var runningApplications: [NSRunningApplication] { [.current] }
  /// The program in front: this one, or nil while it is another.
  public var frontmostApplication: NSRunningApplication? { NSRunningApplication.current.isActive ? .current : nil }
  /// A picture for a file: of a directory, or of a document.
  public func icon(forFile fullPath: String) -> NSImage {
    var isDirectory: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isDirectory)
    return Self.symbol(isDirectory.boolValue ? "folder.fill" : "doc")
  }
  /// A picture for files of a type.
  public func icon(for contentType: UTType) -> NSImage {
    Self.symbol(
      contentType.conforms(to: .folder) ? "folder.fill" : contentType.conforms(to: .image) ? "photo" : "doc")
  }
  private static func symbol(_ name: String) -> NSImage { NSImage(systemName: name) ?? NSImage() }
}
