import Foundation

/// Contacts as a file of the kind vCard. Source: RFC 2426, vCard 3.0.
public final class CNContactVCardSerialization: NSObject {
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing(",", with: "\\,").replacing(
      ";", with: "\\;")
  }
  /// The name, the numbers, the addresses and the birthday of each.
  public class func data(with contacts: [CNContact]) throws -> Data {
    var lines: [String] = []
    for contact in contacts {
      lines += ["BEGIN:VCARD", "VERSION:3.0"]
      let name = [contact.familyName, contact.givenName, contact.middleName, "", ""].map(escaped)
      lines.append("N:" + name.joined(separator: ";"))
      lines.append("FN:" + escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
      if !contact.organizationName.isEmpty { lines.append("ORG:" + escaped(contact.organizationName)) }
      if !contact.jobTitle.isEmpty { lines.append("TITLE:" + escaped(contact.jobTitle)) }
      lines += contact.phoneNumbers.map { "TEL" + kind($0.label) + ":" + escaped($0.value.stringValue) }
      lines += contact.emailAddresses.map { "EMAIL" + kind($0.label) + ":" + escaped($0.value as String) }
      lines += contact.postalAddresses.map {
        let address = $0.value
        let parts = ["", "", address.street, address.city, address.state, address.postalCode, address.country]
        return "ADR" + kind($0.label) + ":" + parts.map(escaped).joined(separator: ";")
      }
      if let birthday = contact.birthday, let year = birthday.year, let month = birthday.month, let day = birthday.day {
        lines.append(String(format: "BDAY:%04d-%02d-%02d", year, month, day))
      }
      lines.append("END:VCARD")
    }
    return Data(lines.map { $0 + "\r\n" }.joined().utf8)
  }
  private static func kind(_ label: String?) -> String {
    switch label {
    case CNLabelHome: ";TYPE=HOME"
    case CNLabelWork: ";TYPE=WORK"
    case CNLabelPhoneNumberMobile: ";TYPE=CELL"
    default: ""
    }
  }
}
