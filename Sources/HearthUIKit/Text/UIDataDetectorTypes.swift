import Foundation
import HearthCore

/// What a text view finds in its text and makes a link of.
///
/// Links are found: addresses with `http`, `https`, `ftp` and `mailto`, those that begin with `www.`, and e-mail
/// addresses. For other kinds see `NSDataDetector`.
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
