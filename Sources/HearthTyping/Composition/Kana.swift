/// Kana out of Latin letters, and what the key for small kana and marks makes of one.
package enum Kana {
  private static let vowels = Array("aiueo")
  /// Source: Hepburn's and the cabinet's (Kunrei) writing of Japanese in Latin letters, as input methods take both.
  private static let table: [String: String] = {
    var table: [String: String] = [
      "-": "ー", ",": "、", ".": "。", "[": "「", "]": "」", "/": "・", "~": "〜", "?": "？", "!": "！",
      "shi": "し", "chi": "ち", "tsu": "つ", "fu": "ふ", "ji": "じ", "nn": "ん", "n'": "ん", "xn": "ん", "vu": "ゔ",
      "wi": "うぃ", "we": "うぇ", "wo": "を", "wa": "わ", "ya": "や", "yu": "ゆ", "yo": "よ", "ye": "いぇ", "xtu": "っ",
      "xtsu": "っ", "ltu": "っ", "ltsu": "っ", "xwa": "ゎ", "lwa": "ゎ", "fa": "ふぁ", "fi": "ふぃ", "fe": "ふぇ", "fo": "ふぉ",
      "va": "ゔぁ", "vi": "ゔぃ", "ve": "ゔぇ", "vo": "ゔぉ", "thi": "てぃ", "dhi": "でぃ", "tsa": "つぁ", "tse": "つぇ", "tso": "つぉ",
      "she": "しぇ", "je": "じぇ", "che": "ちぇ", "twu": "とぅ", "dwu": "どぅ",
    ]
    let rows: [(String, String)] = [
      ("", "あいうえお"), ("k", "かきくけこ"), ("s", "さしすせそ"), ("t", "たちつてと"), ("n", "なにぬねの"), ("h", "はひふへほ"),
      ("m", "まみむめも"), ("r", "らりるれろ"), ("g", "がぎぐげご"), ("z", "ざじずぜぞ"), ("d", "だぢづでど"), ("b", "ばびぶべぼ"),
      ("p", "ぱぴぷぺぽ"), ("x", "ぁぃぅぇぉ"), ("l", "ぁぃぅぇぉ"),
    ]
    for (consonant, kana) in rows {
      for (vowel, letter) in zip(vowels, kana) { table[consonant + String(vowel)] = String(letter) }
    }
    let small: [(String, String)] = [("a", "ゃ"), ("u", "ゅ"), ("o", "ょ")]
    for (vowel, letter) in small {
      for (consonant, kana) in rows.dropFirst() where consonant != "x" && consonant != "l" {
        table[consonant + "y" + vowel] = String(Array(kana)[1]) + letter
      }
      for (start, kana) in [("sh", "し"), ("ch", "ち"), ("j", "じ"), ("jy", "じ")] { table[start + vowel] = kana + letter }
      (table["xy" + vowel], table["ly" + vowel]) = (letter, letter)
    }
    return table
  }()
  private static let longest = 4

  /// Latin letters as kana; those at the end that are no whole kana yet stay.
  ///
  /// - Parameter isFinished: Nothing follows: an "n" at the end is ん.
  package static func kana(of letters: String, isFinished: Bool = false) -> String {
    var result = "", rest = Array(letters.lowercased())[...]
    outer: while let first = rest.first {
      for count in (1...longest).reversed() where count <= rest.count {
        if let kana = table[String(rest.prefix(count))] {
          // "nn" before a vowel is ん and a syllable with n.
          if count == 2, rest.prefix(2) == ["n", "n"], let third = rest.dropFirst(2).first,
            vowels.contains(third) || third == "y"
          {
            result += "ん"
            rest = rest.dropFirst()
            continue outer
          }
          result += kana
          rest = rest.dropFirst(count)
          continue outer
        }
      }
      let second = rest.dropFirst().first
      if first == "n", let second, second != "y", second != "'", !vowels.contains(second) {
        result += "ん"
      } else if first == second, first.isLetter, first.isASCII, !vowels.contains(first) {
        result += "っ"
      } else if first == "n", second == nil, isFinished {
        result += "ん"
      } else {
        result.append(first)
      }
      rest = rest.dropFirst()
    }
    return result
  }

  private static let cycles: [[Character]] = {
    var cycles: [[Character]] = [["つ", "っ", "づ"], ["う", "ぅ", "ゔ"]]
    cycles += zip("かきくけこさしすせそたちてと", "がぎぐげござじずぜぞだぢでど").map { [$0, $1] }
    cycles += zip(zip("はひふへほ", "ばびぶべぼ"), "ぱぴぷぺぽ").map { [$0.0, $0.1, $1] }
    cycles += zip("あいえおやゆよわ", "ぁぃぇぉゃゅょゎ").map { [$0, $1] }
    return cycles
  }()
  /// A kana as the next one of its kind: か is が, は is ば, ば is ぱ, つ is っ; nil where it has no other form.
  package static func modified(_ kana: Character) -> Character? {
    for cycle in cycles {
      if let index = cycle.firstIndex(of: kana) { return cycle[(index + 1) % cycle.count] }
    }
    return nil
  }
  /// Hiragana as katakana.
  package static func katakana(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { (0x3041...0x3096).contains($0.value) ? Unicode.Scalar($0.value + 0x60)! : $0 }))
  }
}
