import Foundation

extension Locale {
  /// The locale of the user's session, as the environment of the process names it;
  /// that of Foundation if it names no locale.
  package static let session: Locale = inEnvironment ?? .current
  private static let inEnvironment: Locale? = named { name in getenv(name).map { String(cString: $0) } }
  private static let sessionLanguages: [String] = languages { name in getenv(name).map { String(cString: $0) } }

  /// The languages that a place with this locale reads, the best one first: those of the session where it is the
  /// session's.
  package var readLanguages: [String] {
    identifier == Locale.session.identifier && !Self.sessionLanguages.isEmpty ? Self.sessionLanguages : [identifier]
  }
  /// The languages that the environment asks for: those in `LANGUAGE`, then that of messages. Source: GNU gettext, "The
  /// LANGUAGE variable", which is not looked at where the locale is `C`.
  /// - Parameter variable: The value of a variable of the environment.
  package static func languages(by variable: (String) -> String?) -> [String] {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).filter { !$0.isEmpty }
    guard let messages = names.first.flatMap({ SessionLocaleName($0) }) else { return [] }
    let asked = (variable("LANGUAGE") ?? "").split(separator: ":").compactMap { SessionLocaleName(String($0)) }
    var result: [String] = []
    for name in asked + [messages] where !result.contains(name.identifier) { result.append(name.identifier) }
    return result
  }

  /// Makes the locale of the user's session that of Foundation, which does not look there: its `Locale.current` is that
  /// of the world, `en_001`, whatever the session says. Called at the start of a program.
  package static func followSession() {
    if let locale = inEnvironment { CurrentLocale.set(locale) }
  }

  /// The language is that of messages, the region that of money, numbers or dates: `LANG=en_US` with
  /// `LC_MONETARY=de_DE` is English in Germany, `en_US@rg=dezzzz`: the region of the language stays, as `zh_TW` with
  /// the formats of the US is still written in traditional characters, where `zh_US` would not be. Source: Unicode
  /// Technical Standard 35, section 3.6.1, key `rg`; and POSIX.1-2024, section 8.2: `LC_ALL` takes precedence over the
  /// categories, these before `LANG`; empty is not set. That the first of the formats which is set decides about all of
  /// them is our choice, as a locale of Foundation has one region.
  /// - Parameter variable: The value of a variable of the environment.
  package static func named(by variable: (String) -> String?) -> Locale? {
    func first(_ names: [String]) -> SessionLocaleName? {
      for name in names { if let value = variable(name), !value.isEmpty { return SessionLocaleName(value) } }
      return nil
    }
    let messages = first(["LC_ALL", "LC_MESSAGES", "LANG"])
    var formats: SessionLocaleName?
    for category in ["LC_MONETARY", "LC_NUMERIC", "LC_TIME", "LANG"] where formats == nil {
      formats = first(["LC_ALL", category])
    }
    guard let language = messages ?? formats else { return nil }
    guard let region = formats?.region, region != language.region else {
      return Locale(identifier: language.identifier)
    }
    // The key takes regions of two letters. A language without a region of its own has that of the formats.
    guard language.region != nil else { return Locale(identifier: language.identifier + "_" + region) }
    guard region.count == 2 else { return Locale(identifier: language.identifier) }
    return Locale(identifier: language.identifier + "@rg=" + region.lowercased() + "zzzz")
  }
}

extension Calendar {
  /// The current calendar with the weeks of the session's locale.
  package static let session: Calendar = {
    var calendar = Calendar.current
    calendar.locale = .session
    return calendar
  }()
}

/// The parts of a name such as `sr_RS.UTF-8@latin`.
private struct SessionLocaleName: Equatable {
  var identifier: String
  var region: String?

  /// Nil for `C` and `POSIX`, which name no place, and for invalid names.
  init?(_ name: String) {
    let parts = name.split(separator: "@", maxSplits: 1)
    let base = (parts.first ?? "").split(separator: ".").first.map(String.init) ?? ""
    let codes = base.split(separator: "_", omittingEmptySubsequences: false)
    func isCode(_ code: Substring, _ lengths: ClosedRange<Int>) -> Bool {
      lengths.contains(code.count) && code.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard let language = codes.first, isCode(language, 2...3), language.allSatisfy(\.isLetter) else { return nil }
    region = codes.count > 1 && isCode(codes[1], 2...3) ? String(codes[1]) : nil
    // Source: the modifiers of the GNU C library's locales; others are a currency or a way of sorting.
    let script =
      switch parts.count > 1 ? parts[1] : "" {
      case "latin": "_Latn"
      case "cyrillic": "_Cyrl"
      case "devanagari": "_Deva"
      default: ""
      }
    identifier = language + script + (region.map { "_" + $0 } ?? "")
  }
}
