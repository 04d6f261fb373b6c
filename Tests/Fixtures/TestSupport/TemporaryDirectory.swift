import Foundation

/// A directory of the test's own, gone with the value.
public final class TemporaryDirectory {
  public let path = NSTemporaryDirectory() + "hearth-state-" + UUID().uuidString
  public init() { try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
  deinit {
    chmod(path + "/scenes", 0o700)
    try? FileManager.default.removeItem(atPath: path)
  }
}
