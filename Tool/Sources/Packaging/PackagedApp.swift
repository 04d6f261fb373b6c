import Foundation
import Project

/// What a package says about an app: from the keys of its Info.plist, and from what the developer adds where Apple's have no place for it.
public struct PackagedApp: Sendable, Equatable {
  /// The reverse domain name that desktops know the app by. Source: Freedesktop, Desktop Entry Specification, "File naming".
  public var identifier: String
  public var name: String
  /// The name of the command, and of the package: small letters, digits, `+`, `-` and `.`. Source: Debian Policy 5.6.1.
  public var command: String
  public var version: String
  /// One line without a full stop at its end.
  public var summary: String
  /// Paragraphs.
  public var details: [String]
  public var developer: String
  public var email: String
  public var homepage: String?
  /// A licence as SPDX writes it.
  public var license: String
  public var copyright: String?
  /// Categories of the desktop's menu.
  public var categories: [String]
  public var exportedTypes: [ExportedType]

  /// A type of files that the app declares itself (`UTExportedTypeDeclarations`).
  public struct ExportedType: Sendable, Equatable {
    public var mimeType: String
    public var comment: String
    public var extensions: [String]
  }

  /// What is wrong with an app's information, for its developer.
  public struct Problem: Error, CustomStringConvertible, Equatable {
    public var description: String
  }

  public init(_ app: AppDescription, _ words: Words) throws {
    let information = app.information
    func text(_ key: String) -> String? {
      guard case .text(let found)? = information[key] else { return nil }
      let trimmed = found.trimmingCharacters(in: .whitespacesAndNewlines)
      return trimmed.isEmpty ? nil : trimmed
    }
    name = text("CFBundleDisplayName") ?? text("CFBundleName") ?? app.name
    command = try Self.command(from: words.command ?? app.name)
    identifier = words.identifier ?? text("CFBundleIdentifier") ?? "org.example.\(command)"
    guard Self.isIdentifier(identifier) else {
      throw Problem(
        description:
          "'\(identifier)' is not a name that desktops take (letters, digits, '-' and '_' between at least one dot): say --identifier"
      )
    }
    version = words.version ?? text("CFBundleShortVersionString") ?? "1.0"
    guard Self.isVersion(version) else {
      throw Problem(
        description: "'\(version)' is no version of a package, which begins with a digit: say --version-number")
    }
    summary = words.summary ?? "App in SwiftUI"
    details = words.details.isEmpty ? ["\(name) is made with SwiftUI, and runs on Linux by Hearth."] : words.details
    developer = words.developer ?? "Unknown"
    email = words.email ?? "unknown@example.org"
    homepage = words.homepage
    license = words.license ?? "LicenseRef-proprietary"
    copyright = text("NSHumanReadableCopyright")
    categories = Self.categories(of: text("LSApplicationCategoryType"))
    exportedTypes = Self.exportedTypes(information["UTExportedTypeDeclarations"])
  }

  /// What Info.plist has no key for, and what is to replace its keys.
  public struct Words: Sendable {
    public var identifier: String?
    public var command: String?
    public var version: String?
    public var summary: String?
    public var details: [String] = []
    public var developer: String?
    public var email: String?
    public var homepage: String?
    public var license: String?
    public init() {}
  }

  static func command(from name: String) throws -> String {
    let folded = name.folding(
      options: [.diacriticInsensitive, .caseInsensitive], locale: Locale(identifier: "en_US_POSIX"))
    var text = ""
    for character in folded.lowercased() {
      if character.isASCII && (character.isLetter || character.isNumber) {
        text.append(character)
      } else if !text.isEmpty && text.last != "-" {
        text.append("-")
      }
    }
    while text.last == "-" { text.removeLast() }
    guard text.count >= 2 else {
      throw Problem(
        description: "no command can be made of '\(name)': say --command with at least two letters or digits")
    }
    return text
  }

  static func isIdentifier(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= 2 && text.count <= 255
      && parts.allSatisfy { part in
        part.first.map { !$0.isNumber } ?? false
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
      }
  }
  static func isVersion(_ text: String) -> Bool {
    text.first?.isNumber == true && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".+~".contains($0)) }
  }

  /// The menu's categories for one of the App Store. Source: Freedesktop, Desktop Menu Specification, "Registered categories"; which is nearest to
  /// which is our choice.
  static func categories(of type: String?) -> [String] {
    let known: [String: [String]] = [
      "business": ["Office"], "developer-tools": ["Development"], "education": ["Education"],
      "entertainment": ["AudioVideo"],
      "finance": ["Office", "Finance"], "games": ["Game"], "graphics-design": ["Graphics"],
      "healthcare-fitness": ["Utility"], "lifestyle": ["Utility"], "medical": ["Science", "MedicalSoftware"],
      "music": ["AudioVideo", "Audio"], "news": ["Network", "News"], "photography": ["Graphics", "Photography"],
      "productivity": ["Office"], "reference": ["Education"], "social-networking": ["Network"],
      "sports": ["Utility"], "travel": ["Utility"], "utilities": ["Utility"], "video": ["AudioVideo", "Video"],
      "weather": ["Utility"],
    ]
    guard let type, type.hasPrefix("public.app-category.") else { return ["Utility"] }
    let name = String(type.dropFirst("public.app-category.".count))
    return known[name] ?? (name.hasSuffix("-games") ? ["Game"] : ["Utility"])
  }

  private static func exportedTypes(_ value: PropertyValue?) -> [ExportedType] {
    guard case .list(let entries)? = value else { return [] }
    return entries.compactMap { entry in
      guard case .dictionary(let keys) = entry, case .dictionary(let tags)? = keys["UTTypeTagSpecification"],
        let mimeType = texts(tags["public.mime-type"]).first
      else { return nil }
      return ExportedType(
        mimeType: mimeType, comment: texts(keys["UTTypeDescription"]).first ?? mimeType,
        extensions: texts(tags["public.filename-extension"]))
    }
  }
  private static func texts(_ value: PropertyValue?) -> [String] {
    switch value {
    case .text(let text)?: [text]
    case .list(let list)?: list.compactMap { if case .text(let text) = $0 { text } else { nil } }
    default: []
    }
  }
}
