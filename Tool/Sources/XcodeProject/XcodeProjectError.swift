/// What is wrong with a project: the file, the object in it, and what was expected.
public struct XcodeProjectError: Error, Equatable, CustomStringConvertible {
  /// The file's path.
  public var file: String
  /// The identifier of an object and its kind, where one is meant.
  public var object: String?
  public var message: String

  public init(file: String, object: String? = nil, message: String) {
    (self.file, self.object, self.message) = (file, object, message)
  }
  public var description: String {
    [file, object, message].compactMap(\.self).joined(separator: ": ")
  }
}
