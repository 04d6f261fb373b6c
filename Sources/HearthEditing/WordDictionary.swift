/// A type that finds words where no spaces are between them: in Thai, Lao, Khmer, Burmese, Chinese and Japanese.
///
/// A text that is edited asks it for moves, deletions and double clicks by word, about short stretches that have only
/// characters of such scripts. Text in other scripts costs nothing.
package protocol WordDictionary: Sendable {
  /// Where a word ends and the next begins: offsets in UTF-8 bytes, ascending, without the start and the end of the
  /// text. Nil if there is no dictionary, after which the asker does without.
  func wordBreaks(in text: String) -> [Int]?
}
