import Foundation
import Synchronization

/// What is told of drawing on standard error, each text once.
enum DrawingReport {
  private static let told = Mutex<Set<String>>([])
  /// Texts that are remembered, at most: after them nothing is told. Source: our choice.
  private static let most = 1_000

  static func once(_ text: String) {
    let isNew = told.withLock { $0.count < most && $0.insert(text).inserted }
    if isNew { FileHandle.standardError.write(Data("Hearth: \(text)\n".utf8)) }
  }
}
