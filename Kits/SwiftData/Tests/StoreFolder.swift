import Foundation

/// A folder of a test's own, which goes with it.
final class StoreFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString)")
  init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }
}
