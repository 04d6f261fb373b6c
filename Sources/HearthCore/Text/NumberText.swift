import Foundation

/// Numbers in localised texts: as `String.localizedStringWithFormat` writes them.
enum NumberText {
  static func string(_ argument: LocalizedStringKey.Argument, _ specifier: String, _ locale: Locale) -> String {
    switch argument {
    case .string(let string): return string
    case .signed(let value):
      if specifier == "%lld" || specifier == "%d" || specifier == "%@" {
        if value.magnitude < 1_000 { return String(value) }
        return localized(String(value), locale)
      }
      if isFloating(specifier) { return localized(format(specifier, Double(value)), locale) }
      return localized(format(wide(specifier), value), locale)
    case .unsigned(let value):
      if specifier == "%llu" || specifier == "%u" || specifier == "%@" { return localized(String(value), locale) }
      if isFloating(specifier) { return localized(format(specifier, Double(value)), locale) }
      return localized(format(wide(specifier), value), locale)
    case .double(let value):
      if specifier == "%@" { return localized("\(value)", locale) }
      if isFloating(specifier) { return localized(format(specifier, value), locale) }
      // A whole number is asked for: what C would make of the bits helps nobody.
      return localized(format(wide(specifier), Int64(exactly: value.rounded(.towardZero)) ?? 0), locale)
    case .text: return ""
    }
  }

  private static func isFloating(_ specifier: String) -> Bool { specifier.last.map { "fFeEgGaA".contains($0) } ?? false }
  /// The specifier for 64 bit numbers; `%lld` where it is none for numbers, so that nothing is read that was not passed.
  private static func wide(_ specifier: String) -> String {
    guard let conversion = specifier.last, "dDiuUxXoO".contains(conversion) else { return "%lld" }
    return specifier.dropLast().filter { !"hlqLzjt*".contains($0) } + "ll" + String(conversion).lowercased()
  }
  private static func format(_ specifier: String, _ value: any CVarArg) -> String {
    String(format: specifier.filter { $0 != "*" && $0 != "L" }, value)
  }

  /// Writes a number of C's locale with the locale's separators. Hexadecimal and exponents stay as they are.
  static func localized(_ number: String, _ locale: Locale) -> String {
    var integer = "", rest = "", prefix = ""
    var state = 0
    for character in number {
      if state == 0, !character.isNumber { prefix.append(character) } else if state <= 1, character.isNumber {
        state = 1
        integer.append(character)
      } else {
        state = 2
        rest.append(character)
      }
    }
    if !integer.allSatisfy({ $0.isASCII }) || rest.contains(where: { "abcdefABCDEFxXpn".contains($0) }) { return number }
    let separators = Separators.of(locale)
    if rest.first == "." { rest = separators.decimal + rest.dropFirst() }
    // Zeros in front stand for a width: such a number is not grouped.
    if integer.count > 3, integer.first != "0", !separators.grouping.isEmpty {
      var grouped = ""
      for (place, digit) in integer.enumerated() {
        if place > 0, (integer.count - place) % 3 == 0 { grouped += separators.grouping }
        grouped.append(digit)
      }
      integer = grouped
    }
    return prefix + integer + rest
  }

  private struct Separators {
    var grouping: String
    var decimal: String
    /// By content, under the lock.
    nonisolated(unsafe) private static var last: (identifier: String, separators: Separators)?
    private static let lock = NSLock()
    static func of(_ locale: Locale) -> Separators {
      lock.withLock {
        let identifier = locale.identifier
        if let last, last.identifier == identifier { return last.separators }
        let isPlain = identifier.isEmpty || identifier == "en_US_POSIX"
        let separators = Separators(
          grouping: isPlain ? "" : locale.groupingSeparator ?? ",", decimal: isPlain ? "." : locale.decimalSeparator ?? ".")
        last = (identifier, separators)
        return separators
      }
    }
  }
}
