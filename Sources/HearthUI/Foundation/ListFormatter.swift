import Foundation

/// Joins texts to a list: "bread, milk, and eggs".
///
/// Source: Apple, `ListFormatter`, which Foundation does not have on Linux.
open class ListFormatter: Formatter, @unchecked Sendable {
  // Unchecked: like other formatters it is set up before it is used.

  private var ownLocale: Locale?
  /// Whose language it is.
  open var locale: Locale! {
    get { ownLocale ?? .autoupdatingCurrent }
    set { ownLocale = newValue }
  }
  /// Writes what is no string; nil for the description of a thing.
  open var itemFormatter: Formatter?

  /// The list; nil where `itemFormatter` has no text for one of the things.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let itemFormatter else {
        texts.append(item as? String ?? "\(item)")
        continue
      }
      guard let text = itemFormatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale))
  }
  /// The list of an array; nil for anything else.
  open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap { string(from: $0) } }
  /// The list in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }
}
