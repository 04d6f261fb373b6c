import Foundation

/// The pictures of a layout, by group, and by their names in Unicode.
package struct EmojiCatalog: Sendable {
  package struct Group: Equatable, Sendable {
    package var symbol: String
    package var name: String
    package var pictures: [String]
  }
  package let groups: [Group]
  /// Names in lower case, in order of the groups.
  private let names: [(name: String, picture: String)]

  /// - Complexity: O(code points in the ranges), some two thousand: 2 ms.
  package init(_ layout: KeyboardLayout) {
    var names: [(String, String)] = [], seen: Set<UInt32> = []
    groups = layout.groups.map { group in
      var pictures: [String] = []
      for number in group.ranges.joined() {
        guard let scalar = Unicode.Scalar(number), scalar.properties.isEmoji, !scalar.properties.isEmojiModifier,
          seen.insert(number).inserted
        else { continue }
        // What is drawn as a letter unasked is asked for as a picture.
        let picture = String(scalar) + (scalar.properties.isEmojiPresentation ? "" : "\u{FE0F}")
        pictures.append(picture)
        if let name = scalar.properties.name { names.append((name.lowercased(), picture)) }
      }
      return Group(symbol: group.symbol, name: group.name, pictures: pictures)
    }
    self.names = names
  }

  /// Pictures in whose name each word begins one, those whose name begins with the words first.
  package func search(_ text: String, limit: Int = 40) -> [String] {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard !words.isEmpty else { return [] }
    var first: [String] = [], others: [String] = []
    for (name, picture) in names {
      let parts = name.split { !$0.isLetter && !$0.isNumber }
      guard words.allSatisfy({ word in parts.contains { $0.hasPrefix(word) } }) else { continue }
      if name.hasPrefix(words[0]) { first.append(picture) } else { others.append(picture) }
    }
    return Array((first + others).prefix(limit))
  }
  /// The same picture in other colours of skin, itself first; empty where there are none.
  package static func tones(of picture: String) -> [String] {
    guard let scalar = picture.unicodeScalars.first, scalar.properties.isEmojiModifierBase else { return [] }
    return [picture] + (0x1F3FB...0x1F3FF as ClosedRange<UInt32>).map { String(scalar) + String(Unicode.Scalar($0)!) }
  }
}
