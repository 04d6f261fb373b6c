import Foundation
import HearthCore
import HearthUI

/// One way to share something.
@MainActor @preconcurrency open class NSSharingService: NSObject {
  /// What stands for a way.
  public nonisolated struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A message of e-mail.
    public static let composeEmail = Name("com.apple.share.Mail.compose")
  }
  private let name: Name
  /// To whom something is sent: addresses.
  open var recipients: [String]?
  /// The subject of the message.
  open var subject: String?
  /// Creates a way; nil for one that there is not: messages of e-mail alone.
  public init?(named serviceName: Name) {
    guard serviceName == .composeEmail else { return nil }
    name = serviceName
  }
  nonisolated deinit {}
  /// Whether all of the things can be shared: texts and addresses.
  open func canPerform(withItems items: [Any]?) -> Bool { (items ?? []).allSatisfy { Self.words($0) != nil } }
  /// Opens the desktop's program for e-mail with a message of the things. What is no text or address is reported.
  open func perform(withItems items: [Any]) {
    let words = items.compactMap { Self.words($0) }
    reportUnkept("NSSharingService.perform", if: words.count < items.count, "a message has texts and addresses alone.")
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.path = (recipients ?? []).joined(separator: ",")
    parts.queryItems = [URLQueryItem(name: "body", value: words.joined(separator: "\n"))]
    if let subject { parts.queryItems?.insert(URLQueryItem(name: "subject", value: subject), at: 0) }
    if let url = parts.url { NSWorkspace.shared.open(url) }
  }
  private static func words(_ item: Any) -> String? {
    switch item {
    case let text as String: text
    case let text as NSString: text.description
    case let url as URL: url.absoluteString
    case let url as NSURL: url.absoluteString
    case let text as NSAttributedString: text.string
    default: nil
    }
  }
}
