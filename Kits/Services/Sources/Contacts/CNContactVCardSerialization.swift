import Foundation

/// Contacts as a file of the kind vCard. Source: RFC 2426, vCard 3.0; of 4.0 and 2.1 what they have in common with it is read.
public final class CNContactVCardSerialization: NSObject {
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing(",", with: "\\,").replacing(
      ";", with: "\\;")
  }
  /// All that a card has.
  public class func descriptorForRequiredKeys() -> any CNKeyDescriptor { NSString(string: "vCard") }

  /// The names, numbers, addresses, pages, dates, notes and the picture of each, in lines of at most 75 bytes.
  public class func data(with contacts: [CNContact]) throws -> Data {
    var lines: [String] = []
    for contact in contacts {
      lines += ["BEGIN:VCARD", "VERSION:3.0"]
      let name = [
        contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix,
      ].map(escaped)
      lines.append("N:" + name.joined(separator: ";"))
      lines.append("FN:" + escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
      if !contact.nickname.isEmpty { lines.append("NICKNAME:" + escaped(contact.nickname)) }
      if !contact.organizationName.isEmpty || !contact.departmentName.isEmpty {
        let parts = [contact.organizationName, contact.departmentName].filter { !$0.isEmpty }.map(escaped)
        lines.append("ORG:" + parts.joined(separator: ";"))
      }
      if !contact.jobTitle.isEmpty { lines.append("TITLE:" + escaped(contact.jobTitle)) }
      lines += contact.phoneNumbers.map { "TEL" + kind($0.label) + ":" + escaped($0.value.stringValue) }
      lines += contact.emailAddresses.map { "EMAIL" + kind($0.label) + ":" + escaped($0.value as String) }
      lines += contact.urlAddresses.map { "URL" + kind($0.label) + ":" + escaped($0.value as String) }
      lines += contact.postalAddresses.map {
        let address = $0.value
        let parts = ["", "", address.street, address.city, address.state, address.postalCode, address.country]
        return "ADR" + kind($0.label) + ":" + parts.map(escaped).joined(separator: ";")
      }
      if let birthday = contact.birthday, let month = birthday.month, let day = birthday.day {
        // Without a year as in vCard 4.0, which has a form for it.
        lines.append(
          birthday.year.map { String(format: "BDAY:%04d-%02d-%02d", $0, month, day) }
            ?? String(format: "BDAY:--%02d%02d", month, day))
      }
      if !contact.note.isEmpty { lines.append("NOTE:" + escaped(contact.note)) }
      if let picture = contact.imageData {
        lines.append("PHOTO;ENCODING=b:" + picture.base64EncodedString())
      }
      if contact.contactType == .organization { lines.append("X-ABShowAs:COMPANY") }
      lines.append("END:VCARD")
    }
    return Data(lines.map { folded($0) + "\r\n" }.joined().utf8)
  }
  /// A line in parts of at most 75 bytes, of which all but the first begin with a space. Source: RFC 2426, 2.6.
  private static func folded(_ line: String) -> String {
    var result = "", count = 0
    for character in line {
      let size = character.utf8.count
      if count + size > 75 {
        result += "\r\n "
        count = 1
      }
      result.append(character)
      count += size
    }
    return result
  }
  private static let kinds = [
    (CNLabelHome, "HOME"), (CNLabelWork, "WORK"), (CNLabelPhoneNumberMobile, "CELL"), (CNLabelPhoneNumberMain, "MAIN"),
    (CNLabelPhoneNumberPager, "PAGER"), (CNLabelOther, "OTHER"),
  ]
  private static func kind(_ label: String?) -> String {
    kinds.first { $0.0 == label }.map { ";TYPE=" + $0.1 } ?? ""
  }

  /// The contacts of a file. Lines that say something else are left out.
  ///
  /// - Throws: `CocoaError.fileReadCorruptFile` where the file is no text, or has no card.
  public class func contacts(with data: Data) throws -> [CNContact] {
    guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    var contacts: [CNContact] = []
    var current: CNMutableContact?
    for line in lines(of: text) {
      let line = Line(line)
      switch (line.name, line.value.uppercased()) {
      case ("BEGIN", "VCARD"): current = CNMutableContact()
      case ("END", "VCARD"):
        if let contact = current { contacts.append(contact) }
        current = nil
      default: if let current { read(line, into: current) }
      }
    }
    if contacts.isEmpty { throw CocoaError(.fileReadCorruptFile) }
    return contacts
  }
  /// Lines whose parts are put together again.
  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    for line in text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").split(separator: "\n") {
      if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(String(line))
      }
    }
    return lines
  }
  /// A line: its name, what is said of it, and its value.
  private struct Line {
    var name = ""
    /// Names and values in capital letters; what has no name is a type.
    var parameters: [(name: String, value: String)] = []
    var value = ""
    init(_ text: String) {
      guard let colon = text.firstIndex(of: ":") else { return }
      value = String(text[text.index(after: colon)...])
      let parts = text[..<colon].split(separator: ";", omittingEmptySubsequences: false).map { $0.uppercased() }
      // A line may be one of a group, as `item1.EMAIL`.
      name = parts[0].split(separator: ".").last.map(String.init) ?? ""
      parameters = parts.dropFirst().flatMap { part -> [(String, String)] in
        let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
        if pair.count < 2 { return [("TYPE", part)] }
        return pair[1].split(separator: ",").map { (pair[0], $0.trimmingCharacters(in: ["\""])) }
      }
    }
    var label: String? {
      CNContactVCardSerialization.kinds.first { kind in
        parameters.contains { $0.name == "TYPE" && $0.value == kind.1 }
      }?.0
    }
    /// The value without marks.
    var text: String { Line.plain(value) }
    /// Values with semicolons between them.
    var parts: [String] {
      var parts = [""], isEscaped = false
      for letter in value {
        if !isEscaped, letter == ";" {
          parts.append("")
        } else {
          parts[parts.count - 1].append(letter)
        }
        isEscaped = !isEscaped && letter == "\\"
      }
      return parts.map(Line.plain)
    }
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    private static func plain(_ text: String) -> String {
      var result = "", isEscaped = false
      for letter in text {
        if isEscaped {
          result.append(letter == "n" || letter == "N" ? "\n" : letter)
          isEscaped = false
        } else if letter == "\\" {
          isEscaped = true
        } else {
          result.append(letter)
        }
      }
      return result
    }
  }
  private static func read(_ line: Line, into contact: CNMutableContact) {
    switch line.name {
    case "N":
      (contact.familyName, contact.givenName, contact.middleName) = (line.part(0), line.part(1), line.part(2))
      (contact.namePrefix, contact.nameSuffix) = (line.part(3), line.part(4))
    case "FN":
      // The whole name counts where its parts are not said, which come first in all files that are seen.
      if contact.givenName.isEmpty, contact.familyName.isEmpty {
        let words = line.text.split(separator: " ").map(String.init)
        contact.familyName = words.count > 1 ? words.last ?? "" : ""
        contact.givenName = words.dropLast(words.count > 1 ? 1 : 0).joined(separator: " ")
      }
    case "NICKNAME": contact.nickname = line.text
    case "ORG": (contact.organizationName, contact.departmentName) = (line.part(0), line.part(1))
    case "TITLE": contact.jobTitle = line.text
    case "TEL":
      let number = line.text.hasPrefix("tel:") ? String(line.text.dropFirst(4)) : line.text
      contact.phoneNumbers.append(CNLabeledValue(label: line.label, value: CNPhoneNumber(stringValue: number)))
    case "EMAIL":
      contact.emailAddresses.append(CNLabeledValue(label: line.label, value: NSString(string: line.text)))
    case "URL": contact.urlAddresses.append(CNLabeledValue(label: line.label, value: NSString(string: line.text)))
    case "ADR":
      let address = CNMutablePostalAddress()
      (address.street, address.city, address.state) = (line.part(2), line.part(3), line.part(4))
      (address.postalCode, address.country) = (line.part(5), line.part(6))
      contact.postalAddresses.append(CNLabeledValue(label: line.label, value: address))
    case "BDAY":
      let digits = line.value.prefix { $0 != "T" }.filter(\.isNumber)
      let hasYear = !line.value.hasPrefix("--")
      guard digits.count == (hasYear ? 8 : 4), let number = Int(digits) else { return }
      contact.birthday = DateComponents(
        calendar: Calendar(identifier: .gregorian), year: hasYear ? number / 10_000 : nil, month: number / 100 % 100,
        day: number % 100)
    case "NOTE": contact.note = line.text
    case "PHOTO":
      let text = line.value.hasPrefix("data:") ? line.value.drop { $0 != "," }.dropFirst() : Substring(line.value)
      contact.imageData = Data(base64Encoded: String(text), options: .ignoreUnknownCharacters)
    case "X-ABSHOWAS": contact.contactType = line.value.uppercased() == "COMPANY" ? .organization : .person
    case "KIND": contact.contactType = line.value.lowercased() == "org" ? .organization : .person
    default: break
    }
  }
}
