@_exported import Foundation

/// An address that an app writes.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  // An app uses it where it made it.
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
  open override var subLocality: String {
    get { super.subLocality }
    set { super.subLocality = newValue }
  }
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { super.subAdministrativeArea = newValue }
  }
}
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }
/// An address as one would write it: street, city with state and code, and country, a line each.
open class CNPostalAddressFormatter: Formatter {
  open var style = CNPostalAddressFormatterStyle.mailingAddress
  public class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    switch style {
    case .mailingAddress:
      let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
      return [postalAddress.street, place.joined(separator: " "), postalAddress.country].filter { !$0.isEmpty }
        .joined(separator: "\n")
    }
  }
  open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
}
extension CNContact {
  /// Contacts with a word in their name that begins so.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let sought = name.split(separator: " ").map { $0.lowercased() }
    return NSPredicate { object, _ in
      guard let contact = object as? CNContact else { return false }
      let names = [
        contact.givenName, contact.middleName, contact.familyName, contact.nickname, contact.organizationName,
      ]
      let words = names.flatMap { $0.split(separator: " ") }.map { $0.lowercased() }
      return sought.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
    }
  }
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { object, _ in (object as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
  }
  /// Contacts with this number, whatever stands between its digits.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    let digits = phoneNumber.stringValue.filter(\.isNumber)
    return NSPredicate { object, _ in
      (object as? CNContact)?.phoneNumbers.contains { $0.value.stringValue.filter(\.isNumber) == digits } ?? false
    }
  }
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    let sought = emailAddress.lowercased()
    return NSPredicate { object, _ in
      (object as? CNContact)?.emailAddresses.contains { ($0.value as String).lowercased() == sought } ?? false
    }
  }
}
