import CBundle
import Foundation
import HearthStrings
import Synchronization

/// The texts with forms for numbers that `NSLocalizedString` has answered, so that `String.localizedStringWithFormat` finds the
/// form of the number: on Linux a string of Foundation keeps nothing but its characters. Used on any thread.
enum PluralFormats {
  private struct Known: Sendable {
    var translation: Translation
    /// How each argument is written in the text.
    var specifiers: [String?]
  }
  private static let known = Mutex<[String: Known]>([:])
  /// More arguments than texts have.
  static let mostArguments = 16

  /// Notes what a text was found for.
  static func note(_ text: String, _ translation: Translation) {
    var specifiers: [String?] = []
    for token in FormatTokens.tokens(of: text).1 where token.index < mostArguments {
      while specifiers.count <= token.index { specifiers.append(nil) }
      specifiers[token.index] = token.specifier
    }
    // A text that does not show its number has one all the same.
    if specifiers.isEmpty { specifiers = ["%lld"] }
    let found = Known(translation: translation, specifiers: specifiers)
    known.withLock { $0[text] = found }
    hearth_has_plural_formats()
  }
  /// How the arguments of a format are passed: `i` for an int, `l` for what has 64 bits, `d` for a double, `p` for an
  /// object. Empty for a format that is not known.
  static func kinds(of format: String) -> [Character] {
    known.withLock { $0[format]?.specifiers }?.map { specifier in
      guard let specifier, let last = specifier.last else { return "l" }
      if NumberText.isFloating(specifier) { return "d" }
      if !"diuxXoc".contains(last) { return "p" }
      return specifier.dropLast().last.map { "lqzjt".contains($0) } ?? false ? "l" : "i"
    } ?? []
  }
  /// The form of a text for numbers.
  static func form(of format: String, integers: [Int64], doubles: [Double]) -> String? {
    guard let found = known.withLock({ $0[format] }) else { return nil }
    let specifiers = found.specifiers
    let place = StringEntry.Place(
      language: found.translation.language, device: Idiom.shown.device, count: specifiers.count
    ) { index, specifier in
      let own = specifiers[index] ?? "%lld"
      if NumberText.isFloating(own) { return NumberText.operands(doubles[index], specifier ?? own) }
      return own.last == "@" || own.last == "s" ? nil : PluralOperands(integers[index])
    }
    return found.translation.entry.text(place)
  }
}

private func text(_ string: UnsafeRawPointer) -> String {
  Unmanaged<NSString>.fromOpaque(string).takeUnretainedValue() as String
}

@_cdecl("hearth_format_kinds")
package func hearthFormatKinds(_ format: UnsafeRawPointer, _ kinds: UnsafeMutablePointer<CChar>, _ most: Int32) -> Int32
{
  let found = PluralFormats.kinds(of: text(format)).prefix(Int(most))
  for (index, kind) in found.enumerated() { kinds[index] = CChar(bitPattern: kind.asciiValue ?? 0) }
  return Int32(found.count)
}

@_cdecl("hearth_plural_format")
package func hearthPluralFormat(
  _ format: UnsafeRawPointer, _ integers: UnsafePointer<Int64>, _ doubles: UnsafePointer<Double>, _ count: Int32
) -> UnsafeRawPointer? {
  let form = PluralFormats.form(
    of: text(format), integers: Array(UnsafeBufferPointer(start: integers, count: Int(count))),
    doubles: Array(UnsafeBufferPointer(start: doubles, count: Int(count))))
  return form.map { UnsafeRawPointer(Unmanaged.passRetained($0 as NSString).toOpaque()) }
}
