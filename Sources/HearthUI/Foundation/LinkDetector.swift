import Foundation

/// Finds addresses in text.
package nonisolated enum LinkDetector {
  // What ends a sentence ends an address too, unless more of it follows.
  private static let pattern =
    #"(?i)\b(?:(?:https?|ftp)://|mailto:|www\.)[^\s<>"]*[^\s<>".,;:!?'()\[\]{}]"#
    + #"|\b[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+\b"#
  private static let expression = try? NSRegularExpression(pattern: pattern)

  /// The addresses in a text, with where they are in UTF-16.
  package static func links(in text: String) -> [(range: NSRange, url: URL)] {
    let whole = NSRange(location: 0, length: text.utf16.count)
    return (expression?.matches(in: text, range: whole) ?? []).compactMap { match in
      let found = (text as NSString).substring(with: match.range)
      let address =
        if found.range(of: "^[a-z]+:", options: [.regularExpression, .caseInsensitive]) != nil {
          found
        } else if found.lowercased().hasPrefix("www.") {
          "http://" + found
        } else {
          "mailto:" + found
        }
      return URL(string: address).map { (match.range, $0) }
    }
  }
}
