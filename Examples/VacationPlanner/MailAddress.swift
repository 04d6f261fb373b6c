import Foundation

/// An address of the form name@host.domain.
struct MailAddress: Hashable {
  let text: String

  /// Nil where the text is no such address. Spaces around it do not count.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !text.contains(where: \.isWhitespace) else { return nil }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.text = text
  }
  /// What to call its owner: "Ada" for ada.lovelace@example.org.
  var firstName: String {
    let name = text.prefix { $0 != "@" && $0 != "." && $0 != "+" }
    return name.isEmpty ? "traveller" : name.prefix(1).uppercased() + name.dropFirst()
  }
}
