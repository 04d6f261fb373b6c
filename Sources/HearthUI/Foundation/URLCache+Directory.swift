import Foundation
@_weakLinked import FoundationNetworking

extension URLCache {
  /// Creates a cache that keeps answers in a directory; for nil in that of the app.
  ///
  /// - Parameters:
  ///   - memoryCapacity: Bytes.
  ///   - diskCapacity: Bytes.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
