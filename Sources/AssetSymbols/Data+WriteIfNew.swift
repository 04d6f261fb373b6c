import Foundation

extension Data {
  /// Leaves a file as it is that has this content already: what is made of it would be made anew.
  func writeIfNew(to path: String) throws {
    if FileManager.default.contents(atPath: path) == self { return }
    try write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
