import Foundation
import UniformTypeIdentifiers

/// A file that an intent is given, or gives back: a value in memory, or at a place.
public struct IntentFile: Hashable, Sendable {
  /// The name, with its extension.
  public var filename: String
  /// What the file is; nil where nothing says it.
  public var type: UTType?
  /// Where the file is; nil for one in memory.
  public var fileURL: URL?
  /// Whether whoever gets the file may take it away afterwards.
  public var removedOnCompletion: Bool
  private let bytes: Data?

  public init(data: Data, filename: String, type: UTType? = nil) {
    (bytes, self.filename, self.type, fileURL, removedOnCompletion) = (data, filename, type, nil, false)
    if self.type == nil { self.type = Self.type(of: filename) }
  }
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    (bytes, self.filename) = (nil, filename ?? fileURL.lastPathComponent)
    (self.type, self.fileURL, removedOnCompletion) = (type ?? Self.type(of: fileURL.lastPathComponent), fileURL, false)
  }
  private static func type(of name: String) -> UTType? {
    UTType(filenameExtension: (name as NSString).pathExtension)
  }
  /// The bytes: empty for a file that cannot be read.
  public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}

extension IntentParameter {
  /// A file of some kinds, of which no form lets anybody choose.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil
  ) where Value == IntentFile {
    self.init(title, description, nil, [supportedTypeIdentifiers, requestValueDialog])
  }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil
  ) where Value == IntentFile? {
    self.init(title, description, nil, [supportedTypeIdentifiers, requestValueDialog])
  }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil
  ) where Value == [IntentFile] {
    self.init(title, description, nil, [supportedTypeIdentifiers, requestValueDialog])
  }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil
  ) where Value == IntentFile {
    self.init(title, description, nil, [supportedContentTypes, requestValueDialog])
  }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil
  ) where Value == IntentFile? {
    self.init(title, description, nil, [supportedContentTypes, requestValueDialog])
  }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil
  ) where Value == [IntentFile] {
    self.init(title, description, nil, [supportedContentTypes, requestValueDialog])
  }
}
