/// Makes syllables of Korean out of the consonants and vowels of the keyboard with two sets.
///
/// A consonant that ends a syllable begins the next one when a vowel follows: ㄱ ㅏ ㄴ ㅏ is 가나, not 간ㅏ.
/// Source: KS X 5002, the layout; the Unicode Standard, chapter 3.12, for how syllables are numbered.
package struct HangulComposer: Equatable, Sendable {
  /// The letters of the syllable that is not finished, as they were typed.
  private var letters: [Character] = []

  package init() {}
  /// The syllable that is not finished; empty where there is none.
  package var marked: String { Self.syllables(of: letters).map(\.text).joined() }

  /// Takes a letter: what is finished by it, and goes into the text.
  ///
  /// - Returns: Nil for a character that is no letter of Korean: what was marked has to be entered before it.
  package mutating func type(_ letter: Character) -> String? {
    guard Self.isLetter(letter) else { return nil }
    letters.append(letter)
    let syllables = Self.syllables(of: letters)
    guard syllables.count > 1, let last = syllables.last else { return "" }
    letters.removeFirst(letters.count - last.letters)
    return syllables.dropLast().map(\.text).joined()
  }
  /// Takes the last letter back; false where nothing is marked.
  package mutating func deleteBackward() -> Bool { letters.popLast() != nil }
  /// Ends the syllable: what it is.
  package mutating func finish() -> String {
    defer { letters = [] }
    return marked
  }

  // MARK: - Syllables

  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  /// From 1 on; 0 is none.
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
  private static let pairs: [String: Character] = [
    "ㅗㅏ": "ㅘ", "ㅗㅐ": "ㅙ", "ㅗㅣ": "ㅚ", "ㅜㅓ": "ㅝ", "ㅜㅔ": "ㅞ", "ㅜㅣ": "ㅟ", "ㅡㅣ": "ㅢ",
    "ㄱㅅ": "ㄳ", "ㄴㅈ": "ㄵ", "ㄴㅎ": "ㄶ", "ㄹㄱ": "ㄺ", "ㄹㅁ": "ㄻ", "ㄹㅂ": "ㄼ", "ㄹㅅ": "ㄽ", "ㄹㅌ": "ㄾ",
    "ㄹㅍ": "ㄿ", "ㄹㅎ": "ㅀ", "ㅂㅅ": "ㅄ",
  ]
  private static func isLetter(_ letter: Character) -> Bool { initials.contains(letter) || vowels.contains(letter) }

  /// Reads from the left: as much as one syllable takes, then the next one.
  private static func syllables(of letters: [Character]) -> [(text: String, letters: Int)] {
    var result: [(String, Int)] = [], at = 0
    func isVowel(_ index: Int) -> Bool { index < letters.count && vowels.contains(letters[index]) }
    func pair(_ index: Int) -> Character? {
      index + 1 < letters.count ? pairs[String(letters[index...index + 1])] : nil
    }
    while at < letters.count {
      let start = at
      var initial: Int?
      if !isVowel(at) {
        // A consonant without a vowel stands alone.
        guard isVowel(at + 1) else {
          result.append((String(letters[at]), 1))
          at += 1
          continue
        }
        initial = initials.firstIndex(of: letters[at])
        at += 1
      }
      var vowel = letters[at]
      if isVowel(at + 1), let both = pair(at) {
        vowel = both
        at += 1
      }
      at += 1
      guard let initial, let vowelNumber = vowels.firstIndex(of: vowel) else {
        result.append((String(vowel), at - start))
        continue
      }
      var final = 0
      if at < letters.count, !isVowel(at), !isVowel(at + 1), let single = finals.firstIndex(of: letters[at]) {
        final = single + 1
        if let both = pair(at), !isVowel(at + 2), let double = finals.firstIndex(of: both) {
          final = double + 1
          at += 1
        }
        at += 1
      }
      let number = 0xAC00 + (initial * 21 + vowelNumber) * 28 + final
      result.append((String(Unicode.Scalar(UInt32(number))!), at - start))
    }
    return result
  }
}
