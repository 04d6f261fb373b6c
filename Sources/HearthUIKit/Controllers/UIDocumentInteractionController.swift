import Foundation
import HearthCore
import HearthUI
import UniformTypeIdentifiers

/// Who is asked about the preview of a document.
@MainActor @preconcurrency public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// The view controller above which a preview is. A program of the desktop shows it, which has a window of its own: never asked.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// The document is about to be shown.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// The document is shown no more: when the program is done is not known, and it is called when that has the document.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}
extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}

/// Opens a document with the program that the desktop has for it.
@MainActor @preconcurrency open class UIDocumentInteractionController: NSObject {
  /// The document.
  open var url: URL?
  /// The name of the document; that of its file by default.
  open var name: String?
  /// The identifier of its type; that of its file by itself.
  open var uti: String?
  /// Who is asked.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// Creates a controller for a document.
  public init(url: URL) {
    (self.url, name) = (url, url.lastPathComponent)
    uti = UTType(filenameExtension: url.pathExtension)?.identifier
    super.init()
  }
  nonisolated deinit {}
  /// Opens the document with the program that the desktop has for it. False where it has none.
  @discardableResult open func presentPreview(animated: Bool) -> Bool {
    guard let url, UIApplication.shared.canOpenURL(url) else { return false }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    UIApplication.shared.open(url)
    delegate?.documentInteractionControllerDidEndPreview(self)
    return true
  }
  /// As `presentPreview(animated:)`: the desktop knows which program it is.
  @discardableResult open func presentOptionsMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool {
    presentPreview(animated: animated)
  }
  /// As `presentPreview(animated:)`.
  @discardableResult open func presentOpenInMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  )
    -> Bool
  {
    presentPreview(animated: animated)
  }
  /// As `presentPreview(animated:)`.
  @discardableResult open func presentOptionsMenu(
    from item: UIBarButtonItem, animated: Bool
  )
    -> Bool
  {
    presentPreview(animated: animated)
  }
  /// As `presentPreview(animated:)`.
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentPreview(animated: animated)
  }
  /// Takes the preview away: it is in a window of another program, and stays.
  open func dismissPreview(animated: Bool) {}
  /// Takes the menu away: there is none.
  open func dismissMenu(animated: Bool) {}
}
