import Foundation
import SwiftData
import SwiftUI

/// A value that only a transformer can keep.
nonisolated final class Ink: Equatable {
  let red: Int
  init(red: Int) { self.red = red }
  static func == (a: Ink, b: Ink) -> Bool { a.red == b.red }
}
nonisolated final class InkTransformer: ValueTransformer {
  override func transformedValue(_ value: Any?) -> Any? { (value as? Ink).map { Data([UInt8($0.red)]) } }
  override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Data)?.first.map { Ink(red: Int($0)) } }
}
/// Keeps a number as text, the other way round.
nonisolated final class WordTransformer: ValueTransformer {
  override func transformedValue(_ value: Any?) -> Any? { (value as? String).map { Data(String($0.reversed()).utf8) } }
  override func reverseTransformedValue(_ value: Any?) -> Any? {
    (value as? Data).map { String(String(decoding: $0, as: UTF8.self).reversed()) }
  }
}

@Model final class Palette {
  @Attribute(.preserveValueOnDeletion) var name: String
  @Attribute(.preserveValueOnDeletion) var size: Int?
  var note: String
  @Attribute(.transformable(by: InkTransformer.self)) var ink: Ink
  @Attribute(.transformable(by: InkTransformer.self)) var second: Ink?
  @Attribute(.transformable(by: "WordTransformer")) var word: String = "abc"
  @Attribute(.transformable(by: "NobodyKnowsIt")) var plain: [Int] = [1]
  init(name: String, size: Int? = nil, note: String = "", ink: Ink = Ink(red: 1)) {
    self.name = name
    self.size = size
    self.note = note
    self.ink = ink
  }
}
