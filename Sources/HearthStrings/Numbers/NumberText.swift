import Foundation

/// Numbers in localised texts: as `String.localizedStringWithFormat` writes them, for a given locale.
package enum NumberText {
  package static func string(_ value: Int64, _ specifier: String, _ locale: Locale) -> String {
    if specifier == "%lld" || specifier == "%d" || specifier == "%@" { return whole(value, locale) }
    return isFloating(specifier) ? format(specifier, Double(value), locale) : format(wide(specifier), value, locale)
  }
  package static func string(_ value: UInt64, _ specifier: String, _ locale: Locale) -> String {
    if specifier == "%llu" || specifier == "%u" || specifier == "%@" {
      return Int64(exactly: value).map { whole($0, locale) } ?? IntegerFormatStyle<UInt64>(locale: locale).format(value)
    }
    return isFloating(specifier) ? format(specifier, Double(value), locale) : format(wide(specifier), value, locale)
  }
  package static func string(_ value: Double, _ specifier: String, _ locale: Locale) -> String {
    if specifier == "%@" {
      return FloatingPointFormatStyle<Double>(locale: locale).precision(.significantDigits(1...17)).format(value)
    }
    if isFloating(specifier) { return format(specifier, value, locale) }
    // A whole number is asked for: what C would make of the bits helps nobody.
    return format(wide(specifier), Int64(exactly: value.rounded(.towardZero)) ?? 0, locale)
  }

  /// What plural rules ask of a number as `specifier` writes it.
  package static func operands(_ value: Double, _ specifier: String) -> PluralOperands? {
    guard value.isFinite else { return nil }
    let last = specifier.last ?? "@"
    if last == "f" || last == "F" {
      // Without flags and a width.
      let precision = specifier.firstIndex(of: ".").map { specifier[$0...].filter { !"hlqLzjt*".contains($0) } } ?? "f"
      return PluralOperands(String(format: "%" + precision, abs(value)))
    }
    if !isFloating(specifier), last != "@" { return PluralOperands(UInt64(exactly: abs(value).rounded(.down)) ?? 0) }
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US_POSIX"))
      .precision(.significantDigits(1...17)).grouping(.never)
    return PluralOperands(style.format(abs(value)))
  }
  /// What plural rules ask of a number that was written for a locale; nil where anything else is written, too.
  package static func operands(written text: String, _ locale: Locale) -> PluralOperands? {
    let point = locale.decimalSeparator ?? ".", group = locale.groupingSeparator ?? ","
    var plain = ""
    for character in text {
      if let digit = character.wholeNumberValue, (0...9).contains(digit) {
        plain += String(digit)
      } else if String(character) == point {
        plain += "."
      } else if String(character) != group || plain.isEmpty, !"-+\u{2212}\u{200E}\u{200F}\u{61C}".contains(character) {
        return nil
      }
    }
    return PluralOperands(plain)
  }

  package static func isFloating(_ specifier: String) -> Bool {
    specifier.last.map { "fFeEgGaA".contains($0) } ?? false
  }
  /// The specifier for 64 bit numbers; `%lld` for one that is not for numbers, so
  /// that nothing is read that was not passed.
  private static func wide(_ specifier: String) -> String {
    guard let conversion = specifier.last, "dDiuUxXoO".contains(conversion) else { return "%lld" }
    return specifier.dropLast().filter { !"hlqLzjt*".contains($0) } + "ll" + String(conversion).lowercased()
  }
  private static func format(_ specifier: String, _ value: any CVarArg, _ locale: Locale) -> String {
    let specifier = specifier.filter { $0 != "*" && $0 != "L" }
    if !asksForZeros(specifier) { return String(format: specifier, locale: locale, value) }
    let plain = String(format: specifier, value), digits = WholeNumbers.of(locale)
    if specifier.last.map({ "xXoOaA".contains($0) }) ?? false { return plain }
    return plain.reduce(into: "") { result, character in
      if character == "." {
        result += locale.decimalSeparator ?? "."
      } else if character.isASCII, let digit = character.wholeNumberValue, let digits {
        result.append(digits.digits[digit])
      } else {
        result.append(character)
      }
    }
  }
  /// Whether a specifier asks for zeros in front of a number: the flag `0`, or a precision of a whole number. Such a
  /// number, a score or the display of a counter, has no groups: `%05d` of 7 is `00007`, not `00,007`.
  ///
  /// Source: IEEE Std 1003.1, printf, to which Apple's "String Format Specifiers" refers, for the zeros; that they are
  /// not grouped is our choice, as in `String(format:)` without a locale. Foundation on Linux groups them, and leaves
  /// them out before a point.
  private static func asksForZeros(_ specifier: String) -> Bool {
    let flags = specifier.dropFirst().prefix { "-+ #0'".contains($0) }
    return (flags.contains("0") && !flags.contains("-")) || (specifier.contains(".") && !isFloating(specifier))
  }

  /// A whole number with the digits, groups and signs of a locale.
  static func whole(_ value: Int64, _ locale: Locale) -> String {
    WholeNumbers.of(locale).map { $0.string(value) } ?? IntegerFormatStyle<Int64>(locale: locale).format(value)
  }
}

/// How a locale writes whole numbers, found once by what Foundation's formatter makes of some: asking it for each
/// row of a list takes ten times as long.
struct WholeNumbers: Equatable {
  /// The ten digits.
  fileprivate var digits: [Character]
  private var minus: String
  private var separator: String
  /// Digits in the last group, and in each one before it.
  private var lastGroup: Int, otherGroups: Int
  /// Shorter numbers have no groups.
  private var leastGrouped: Int
  private var hasASCIIDigits: Bool

  /// Nil when the locale writes numbers in a way that this does not know.
  init?(_ locale: Locale) {
    let style = IntegerFormatStyle<Int64>(locale: locale)
    let texts = (0...9).map { style.format($0) }
    guard texts.allSatisfy({ $0.count == 1 }) else { return nil }
    digits = texts.compactMap(\.first)
    hasASCIIDigits = digits == Array("0123456789")
    let one = style.format(1), negative = style.format(-1)
    guard negative.hasSuffix(one) else { return nil }
    minus = String(negative.dropLast(one.count))
    // From the right: 1,234,567,890 or 1,23,45,67,890.
    let digits = digits
    let groups = style.format(1_234_567_890).split(omittingEmptySubsequences: true) { !digits.contains($0) }
    separator = ""
    (lastGroup, otherGroups, leastGrouped) = (Int.max, Int.max, Int.max)
    if groups.count > 2 {
      (lastGroup, otherGroups) = (groups[groups.count - 1].count, groups[groups.count - 2].count)
      separator = String(style.format(1_234_567_890)[groups[0].endIndex..<groups[1].startIndex])
      var power: Int64 = 10
      for count in 2...18 {
        if style.format(power).contains(separator) {
          leastGrouped = count
          break
        }
        power *= 10
      }
    } else if groups.count == 2 {
      return nil
    }
    let samples: [Int64] = [0, -7, 12, 123, -1_234, 98_765, -654_321, 1_234_567, 9_876_543_210_123, .max, .min]
    for sample in samples where string(sample) != style.format(sample) { return nil }
  }

  func string(_ value: Int64) -> String {
    if hasASCIIDigits && value >= 0 && value < 1_000 && leastGrouped > 3 { return String(value) }
    let plain = Array(String(value.magnitude).utf8)
    var result = value < 0 ? minus : ""
    let isGrouped = plain.count >= leastGrouped
    for (index, digit) in plain.enumerated() {
      let left = plain.count - index
      if isGrouped && index > 0 && left >= lastGroup && (left - lastGroup) % otherGroups == 0 { result += separator }
      result.append(digits[Int(digit) - 0x30])
    }
    return result
  }

  /// By content, under the lock.
  nonisolated(unsafe) private static var last: (locale: Locale, numbers: WholeNumbers?)?
  private static let lock = NSLock()
  static func of(_ locale: Locale) -> WholeNumbers? {
    lock.withLock {
      if let last, last.locale == locale { return last.numbers }
      let numbers = WholeNumbers(locale)
      last = (locale, numbers)
      return numbers
    }
  }
}
