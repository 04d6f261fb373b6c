import Foundation

/// Writes and reads names of people. Foundation's formatter of this name cannot be made on Linux.
///
/// Source: Apple, `PersonNameComponentsFormatter`. How names are written stands with `PersonNameComponents.FormatStyle`.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked: like other formatters it is set up before it is used.

  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default`
    /// The nickname, or the given name.
    case short
    /// Given name and family name.
    case medium
    /// All of it.
    case long
    /// Initials.
    case abbreviated

    fileprivate var format: PersonNameComponents.FormatStyle.Style {
      switch self {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    }
  }
  /// Options besides the style.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// How the name is pronounced.
    public static let phonetic = Options(rawValue: 1 << 1)
  }
  /// How much of a name is written.
  open var style = Style.default
  /// Whether the name is written as it is pronounced.
  open var isPhonetic = false
  /// Whose order of names it is.
  open var locale: Locale! = .autoupdatingCurrent

  private func parts(_ components: PersonNameComponents) -> [WrittenName.Part] {
    let shown = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    return WrittenName(shown, style.format, locale ?? .autoupdatingCurrent).parts
  }
  /// The name; empty where the components have nothing of it.
  open func string(from components: PersonNameComponents) -> String { parts(components).map(\.text).joined() }
  /// The name, with `NSPersonNameComponentKey` for what each part is.
  open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
    let key = NSAttributedString.Key(rawValue: NSPersonNameComponentKey)
    return parts(components).reduce(into: NSMutableAttributedString(string: "")) { text, part in
      text.append(NSAttributedString(string: part.text, attributes: [key: part.component]))
    }
  }
  /// The components of a name; nil for a text without a letter.
  open func personNameComponents(from string: String) -> PersonNameComponents? { ReadName(string)?.components }
  /// The name, for components; nil for anything else.
  open override func string(for object: Any?) -> String? {
    (object as? PersonNameComponents).map { string(from: $0) }
  }
  /// The name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    (formatter.style, formatter.isPhonetic) = (nameFormatStyle, nameOptions.contains(.phonetic))
    return formatter.string(from: components)
  }
}
