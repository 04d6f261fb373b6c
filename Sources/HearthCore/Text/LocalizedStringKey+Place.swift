import Foundation
import HearthStrings

extension LocalizedStringKey {
  /// What decides which form of a translation is shown.
  /// - Parameter text: What a text among the arguments says; nil where that is not known.
  func place(
    _ language: String, _ idiom: Idiom, _ locale: Locale, text: @escaping (Text) -> String?
  ) -> StringEntry.Place {
    let specifiers = FormatTokens.tokens(of: key).1
    let arguments = arguments
    let hasNumbers = arguments.contains(where: \.isNumber)
    return StringEntry.Place(language: language, device: idiom.device, count: arguments.count) { index, specifier in
      switch arguments[index] {
      // A number that a format style has written counts where no other argument is a number.
      case .string(let string):
        return hasNumbers && specifier == nil ? nil : NumberText.operands(written: string, locale)
      case .text(let value):
        if hasNumbers && specifier == nil { return nil }
        return text(value).flatMap { NumberText.operands(written: $0, locale) }
      default:
        let own = specifiers.first { $0.index == index }?.specifier ?? "%@"
        return arguments[index].operands(specifier ?? own)
      }
    }
  }
}

extension LocalizedStringKey.Argument {
  fileprivate var isNumber: Bool {
    switch self {
    case .signed, .unsigned, .double: true
    case .string, .text: false
    }
  }
  /// What plural rules ask of a number as `specifier` writes it; nil for what is not a number.
  func operands(_ specifier: String) -> PluralOperands? {
    switch self {
    case .signed(let value):
      NumberText.isFloating(specifier) ? NumberText.operands(Double(value), specifier) : PluralOperands(value)
    case .unsigned(let value):
      NumberText.isFloating(specifier) ? NumberText.operands(Double(value), specifier) : PluralOperands(value)
    case .double(let value): NumberText.operands(value, specifier)
    case .string, .text: nil
    }
  }
}
