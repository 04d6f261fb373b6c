import Foundation
import HearthStrings
import Synchronization

/// The translations of the app and of its bundles, with reports of files that cannot be read.
enum AppStrings {
  private static let reports: Void = StringTables.setListener { message in
    Report(kind: .localization, path: "", message: message).tell()
  }
  static func tables(_ table: String?, bundle: Bundle?, locale: Locale) -> [StringTable] {
    _ = reports
    return StringTables.tables(table, bundle: bundle, languages: locale.readLanguages)
  }
  static func find(_ key: String, table: String?, bundle: Bundle?, locale: Locale) -> Translation? {
    StringTables.find(key, in: tables(table, bundle: bundle, locale: locale))
  }
  /// A text of the app in the session's language, as `NSLocalizedString` answers it: of several forms that without a
  /// number.
  static func text(_ key: String, table: String?) -> String? {
    guard let found = find(key, table: table, bundle: nil, locale: .session) else { return nil }
    return found.entry.plain
      ?? found.entry.text(StringEntry.Place(language: found.language, device: Idiom.shown.device))
  }
}

extension Idiom {
  private static let ofProcess = Mutex(Idiom.desktop)
  /// What the app is laid out for; where several windows differ, as in tests, that of the window whose code is running.
  package static var shown: Idiom {
    if isOnMainThread(),
      let idiom = MainActor.assumeIsolatedFast({ Engine.current?.content?.rootScope.value(IdiomKey.self) })
    {
      return idiom
    }
    return ofProcess.withLock { $0 }
  }
  package static func setShown(_ idiom: Idiom) { ofProcess.withLock { $0 = idiom } }

  /// What Xcode calls the device in variations. Source: Apple, "Localizing and varying text with a string catalog".
  package var device: String {
    switch self {
    case .desktop: "mac"
    case .pad: "ipad"
    case .phone: "iphone"
    case .tv: "appletv"
    case .watch: "applewatch"
    }
  }
}

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
