import Foundation
import HearthCore
import UniformTypeIdentifiers

/// A document that is a value, which is read from a file and written to one.
///
/// ```swift
/// struct Note: FileDocument {
///   static let readableContentTypes = [UTType.plainText]
///   var text = ""
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
///
/// `fileExporter` writes it where the user says.
@preconcurrency public protocol FileDocument: Sendable {
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that the document can be written as: by itself those that it is read from.
  static var writableContentTypes: [UTType] { get }
  /// Reads a file.
  /// - Throws: Whatever makes the file unreadable, such as `CocoaError(.fileReadCorruptFile)`.
  init(configuration: Self.ReadConfiguration) throws
  /// The document as a file.
  /// - Throws: Whatever keeps the document from being written.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}
extension FileDocument {
  /// The types that the document can be read from, unless the app says otherwise.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file, or the directory with files, as it was read.
  public let file: FileWrapper
}
/// The type that a document is written as, and the file that was there.
public struct FileDocumentWriteConfiguration {
  /// The type that the document is to be written as.
  public let contentType: UTType
  /// The file that exists already; nil for a new file.
  public let existingFile: FileWrapper?
}

extension FileDocument {
  func write(to url: URL, as type: UTType) throws -> URL {
    let wrapper = try fileWrapper(
      configuration: WriteConfiguration(contentType: type, existingFile: try? FileWrapper(url: url)))
    try SavedFile.replace(url) { try wrapper.write(to: $0, originalContentsURL: nil) }
    return url
  }
  /// Writes a file of a name that is free.
  func write(into directory: URL, as type: UTType) throws -> URL {
    let wrapper = try fileWrapper(configuration: WriteConfiguration(contentType: type, existingFile: nil))
    let url = FileDocumentName.free(in: directory, wrapper.preferredFilename ?? wrapper.filename ?? "Untitled", type)
    try SavedFile.replace(url) { try wrapper.write(to: $0, originalContentsURL: nil) }
    return url
  }
}

/// Names for files that an app writes into a folder.
enum FileDocumentName {
  /// A name that is free, with a number where that of the file is not, and an extension of the type where it has none.
  static func free(in directory: URL, _ name: String, _ type: UTType) -> URL {
    // A name must not lead out of the directory.
    let given = URL(fileURLWithPath: "/" + name)
    let stem = given.deletingPathExtension().lastPathComponent
    let suffix = given.pathExtension.isEmpty ? type.preferredFilenameExtension ?? "" : given.pathExtension
    var number = 1
    while true {
      let url = directory.appendingPathComponent(
        (number == 1 ? stem : "\(stem) \(number)") + (suffix.isEmpty ? "" : "." + suffix))
      if !FileManager.default.fileExists(atPath: url.path) { return url }
      number += 1
    }
  }
}
