import Foundation
import HearthCore

/// What a text view finds in its text and makes a link of.
///
/// Links are found: addresses with `http`, `https`, `ftp` and `mailto`, those that begin with `www.`, and e-mail
/// addresses. Linux has no `NSDataDetector` that would know the rest.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of telephones, which are not found here.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages and of e-mail.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses, which are not found here.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates, which are not found here.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels, which are not found here.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights, which are not found here.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// What may be looked up, which is not found here.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All that can be found.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Finds addresses in text.
enum LinkDetector {
  // What ends a sentence ends an address too, unless more of it follows.
  private static let pattern =
    #"(?i)\b(?:(?:https?|ftp)://|mailto:|www\.)[^\s<>"]*[^\s<>".,;:!?'()\[\]{}]"#
    + #"|\b[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+\b"#
  private static let expression = try? NSRegularExpression(pattern: pattern)

  /// The addresses in a text, with where they are in UTF-16.
  static func links(in text: String) -> [(range: NSRange, url: URL)] {
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
