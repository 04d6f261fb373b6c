@_exported import Foundation
import HearthCore
@_exported import UIKit

/// How writing a mail ended.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable { case saveFailed, sendFailed }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "MFMailComposeErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let saveFailed = Code.saveFailed
  public static let sendFailed = Code.sendFailed
}
/// Who hears how writing ended.
@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) { controller.dismiss(animated: true) }
}

/// A mail to be written: it opens in the desktop's program for mail, and the controller goes away.
///
/// Nobody tells whether it is sent: the delegate hears `saved`. Attachments are left out, which is reported: an address of the kind `mailto` has none.
@MainActor @preconcurrency open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var subject = ""
  private var recipients: (to: [String], copy: [String], hidden: [String]) = ([], [], [])
  private var text = ""
  private var hasAttachments = false
  private var isOpened = false

  /// Whether the desktop opens addresses of the kind `mailto`: it is asked, and says if it cannot.
  public class func canSendMail() -> Bool { true }
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  open func setSubject(_ subject: String) { self.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { recipients.to = toRecipients ?? [] }
  open func setCcRecipients(_ ccRecipients: [String]?) { recipients.copy = ccRecipients ?? [] }
  open func setBccRecipients(_ bccRecipients: [String]?) { recipients.hidden = bccRecipients ?? [] }
  open func setMessageBody(_ body: String, isHTML: Bool) { text = body }
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) { hasAttachments = true }

  /// Source: RFC 6068.
  var address: URL? {
    var allowed = CharacterSet.alphanumerics
    allowed.insert(charactersIn: "-._~@")
    func part(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: allowed) ?? "" }
    func list(_ addresses: [String]) -> String { addresses.map(part).joined(separator: ",") }
    let fields = [
      ("subject", part(subject)), ("cc", list(recipients.copy)), ("bcc", list(recipients.hidden)), ("body", part(text)),
    ].filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1)" }
    return URL(string: "mailto:" + list(recipients.to) + (fields.isEmpty ? "" : "?" + fields.joined(separator: "&")))
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isOpened { return }
    isOpened = true
    if hasAttachments {
      Report(
        kind: .notOnLinux, path: "MFMailComposeViewController.addAttachmentData(_:mimeType:fileName:)",
        message: "a mail that another program writes gets no attachments from the app."
      ).tell()
    }
    if let address { UIApplication.shared.open(address) }
    if let mailComposeDelegate {
      mailComposeDelegate.mailComposeController(self, didFinishWith: .saved, error: nil)
    } else {
      dismiss(animated: animated)
    }
  }
}

@MainActor @preconcurrency public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
/// A text message. No desktop sends them: ask `canSendText()` first.
@MainActor @preconcurrency open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
  public class func canSendText() -> Bool { false }
  public class func canSendAttachments() -> Bool { false }
  public class func canSendSubject() -> Bool { false }
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Report(
      kind: .notOnLinux, path: "MFMessageComposeViewController", message: "no desktop sends text messages, so it fails."
    ).tell()
    if let messageComposeDelegate {
      messageComposeDelegate.messageComposeViewController(self, didFinishWith: .failed)
    } else {
      dismiss(animated: animated)
    }
  }
}

/// So that an error is caught by its code, as in `catch MFMailComposeError.sendFailed`.
public func ~= (code: MFMailComposeError.Code, error: any Error) -> Bool {
  (error as? MFMailComposeError)?.code == code
}
