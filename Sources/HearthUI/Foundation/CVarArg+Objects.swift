import Foundation

// On Apple's systems each object of Objective-C, and each value that becomes one, can be an argument of a format: source writes
// `NSPredicate(format: "id == %@", id as CVarArg)`.

/// The texts that stand for objects in formats of `String`: a format has their addresses, so they stay. One for each text.
private nonisolated final class FormatTexts: @unchecked Sendable {
  // Unchecked: used under the lock.
  static let shared = FormatTexts()
  private let lock = NSLock()
  private var texts: [String: NSString] = [:]

  static func encoding(_ value: Any) -> [Int] {
    let text = "\(value)"
    return shared.lock.withLock {
      let object = shared.texts[text] ?? NSString(string: text)
      shared.texts[text] = object
      return [Int(bitPattern: Unmanaged.passUnretained(object).toOpaque())]
    }
  }
}
extension NSObject: @retroactive CVarArg {
  public nonisolated var _cVarArgEncoding: [Int] { FormatTexts.encoding(self) }
}
extension UUID: @retroactive CVarArg {
  public nonisolated var _cVarArgEncoding: [Int] { FormatTexts.encoding(self) }
}
extension Date: @retroactive CVarArg {
  public nonisolated var _cVarArgEncoding: [Int] { FormatTexts.encoding(self) }
}
extension URL: @retroactive CVarArg {
  public nonisolated var _cVarArgEncoding: [Int] { FormatTexts.encoding(self) }
}
extension Data: @retroactive CVarArg {
  public nonisolated var _cVarArgEncoding: [Int] { FormatTexts.encoding(self) }
}
extension Decimal: @retroactive CVarArg {
  public nonisolated var _cVarArgEncoding: [Int] { FormatTexts.encoding(self) }
}
