/// The keys of a software keyboard for one language or one kind of text, as values: what a text file of
/// `Documentation/KeyboardLayouts.md` says.
///
/// It does not know how large it is: see ``KeyGeometry``.
package struct KeyboardLayout: Equatable, Sendable {
  /// How keys of a layer become text.
  package enum Composer: String, CaseIterable, Sendable {
    /// Each key types what it says.
    case none
    /// ´ ` ^ ¨ ~ ˚ ¸ wait for the letter that they belong to.
    case accents
    /// Consonants and vowels of Korean become syllables.
    case hangul
    /// Kana by flicks and repeated taps, which are converted.
    case kana
    /// Latin letters become kana, which are converted.
    case romaji
    /// Latin letters of Pinyin, which are converted.
    case pinyin
  }
  /// What a key does.
  package enum Function: Hashable, Sendable {
    /// It types a text.
    case type(String)
    /// The names of the others are those of the file, in `< >`.
    case shift, delete, globe, dismiss, space, `return`, right, left
    /// Small kana, and the marks of kana.
    case modify
    /// The sign that parts a number from its fraction.
    case decimal
    /// Another layer of the same layout.
    case layer(Layer.Name)
  }
  package struct Key: Hashable, Sendable {
    /// What the key shows; empty for keys that have a symbol.
    package var label: String
    /// Small letters below the label: "ABC" below "2".
    package var hint = ""
    package var function: Function
    /// In keys of the width of a letter; nil: what the others leave of the row.
    package var width: Double?
    /// What a flick types: to the left, up, to the right, down. Empty: the key has no flicks.
    package var flicks: [String] = []
    package init(_ label: String, _ function: Function, width: Double? = 1) {
      (self.label, self.function, self.width) = (label, function, width)
    }
  }
  /// What is in a row: a key, or room without one, in keys.
  package enum Item: Hashable, Sendable {
    case key(Key)
    case gap(Double)
  }
  package typealias Row = [Item]

  package struct Layer: Equatable, Sendable {
    package enum Name: String, CaseIterable, Sendable { case letters, shifted, symbols, more, romaji }
    package var composer = Composer.none
    package var rows: [Row] = []
    package var keys: [Key] {
      rows.flatMap { row in row.compactMap { if case .key(let key) = $0 { key } else { nil } } }
    }
  }
  /// Pictures that belong together, in a layout that is made of pictures.
  package struct Group: Equatable, Sendable {
    package var symbol: String
    package var name: String
    /// Code points from and to.
    package var ranges: [ClosedRange<UInt32>] = []
  }

  /// A language as in "en-US", or the kind of text.
  package var identifier: String
  /// What the user calls it.
  package var name: String
  /// What the space bar says.
  package var space = ""
  package var isRightToLeft = false
  /// Whether a bar above the keys offers what may be meant, so that the keyboard is higher.
  package var hasCandidates = false
  package var layers: [Layer.Name: Layer] = [:]
  /// What else a key types that is held: texts by the one that it types.
  package var accents: [String: [String]] = [:]
  package var groups: [Group] = []

  package init(identifier: String, name: String) { (self.identifier, self.name) = (identifier, name) }

  /// The layer of that name, or the letters.
  package func layer(_ name: Layer.Name) -> Layer { layers[name] ?? layers[.letters] ?? Layer() }
  /// What a held key offers, itself first; empty where it offers nothing.
  ///
  /// - Parameter isShifted: The texts become capital where that is one letter as long as the small one, or "ẞ".
  package func alternatives(of key: Key, isShifted: Bool) -> [String] {
    guard case .type(let text) = key.function, let others = accents[text], !others.isEmpty else { return [] }
    return ([text] + others).map { isShifted ? Self.capital(of: $0) : $0 }
  }
  /// The capital of what a key types. "ß" has one that few languages' rules know.
  package static func capital(of text: String) -> String {
    if text == "ß" { return "ẞ" }
    let capital = text.uppercased()
    return capital.count == text.count ? capital : text
  }
}
