import Foundation

/// A file, a directory with files, or a symbolic link: in memory, as documents read and write it.
///
/// Foundation on Linux has none (seen, Swift 6.3). Source of the rules: Apple, documentation of FileWrapper.
open class FileWrapper: @unchecked Sendable {
  // Unchecked: as in Foundation, a wrapper is used by one thread at a time.
  private enum Content {
    case file(Data)
    case directory([String: FileWrapper])
    case link(URL)
  }
  private var content: Content
  /// The name that the wrapper has in its directory, or had on the disk.
  open var filename: String?
  /// The name that it would like to have.
  open var preferredFilename: String?
  /// Attributes of the file, as `FileManager` has them.
  open var fileAttributes: [String: Any] = [:]

  /// A file.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }
  /// A directory with files, by name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .directory([:])
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      addFileWrapper(child)
    }
  }
  /// A symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }
  /// Creates a wrapper of a file or folder on the disk, which is read as a whole.
  /// - Throws: An error of reading the file, the directory or a file in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try FileWrapper.read(url)
    filename = url.lastPathComponent
    preferredFilename = filename
  }
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads at once. Wrappers here always do.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Reads into memory instead of mapping the file. Wrappers here always do.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes under another name first.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Sets `filename` of what was written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }
  private static func read(_ url: URL) throws -> Content {
    let manager = FileManager.default
    switch try manager.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType {
    case .typeDirectory?:
      var children: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name))
      }
      return .directory(children)
    case .typeSymbolicLink?:
      // A relative one leads from the directory of the link.
      return .link(
        URL(
          fileURLWithPath: try manager.destinationOfSymbolicLink(atPath: url.path),
          relativeTo: url.deletingLastPathComponent()))
    default: return .file(try Data(contentsOf: url))
    }
  }

  /// Whether this is a directory.
  open var isDirectory: Bool { if case .directory = content { true } else { false } }
  /// Whether this is a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether this is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
  /// The bytes; nil unless this is a file.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// The files by name; nil unless this is a directory.
  open var fileWrappers: [String: FileWrapper]? { if case .directory(let children) = content { children } else { nil } }
  /// Where the link leads; nil unless this is a link.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  /// Adds a file to a directory, under its preferred name or, where that is taken, one with a number. The name.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .directory(var children) = content else { return "" }
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    var name = wanted, number = 1
    while children[name] != nil && children[name] !== child {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    child.filename = name
    children[name] = child
    content = .directory(children)
    return name
  }
  /// Adds a file to a directory. The name that it got.
  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }
  /// Takes a file out of a directory.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .directory(let children) = content else { return }
    content = .directory(children.filter { $0.value !== child })
  }
  /// Writes the file, or the directory with all that is in it.
  /// - Throws: An error of writing. Without `atomic` it is an error when a directory exists already.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if options.contains(.atomic) {
      try SavedFile.replace(url) {
        try write(to: $0, options: options.subtracting([.atomic, .withNameUpdating]), originalContentsURL: nil)
      }
    } else {
      switch content {
      case .file(let data): try SavedFile.write(data, to: url)
      case .link(let target):
        // As it was read or given: a relative one stays relative.
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target.relativePath)
      case .directory(let children):
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        for (name, child) in children {
          try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
        }
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
