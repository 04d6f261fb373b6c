@_exported import Foundation
@_exported import UIKit

/// Who hears of a page.
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The page was left.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// A page of the web: it opens in the desktop's browser, and the controller goes away as if the user had closed it.
///
/// ```swift
/// present(SFSafariViewController(url: url), animated: true)
/// ```
@MainActor @preconcurrency open class SFSafariViewController: UIViewController {
  /// How a page is shown. The browser has its own settings.
  @MainActor @preconcurrency public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
    public override init() { super.init() }
    nonisolated deinit {}
  }
  /// What the button that leaves says.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  private let url: URL
  public final let configuration: Configuration
  private var isOpened = false
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// Colours and the button of bars that the browser does not have: hints.
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public init(url: URL, configuration: Configuration) {
    (self.url, self.configuration) = (url, configuration)
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isOpened { return }
    isOpened = true
    UIApplication.shared.open(url)
    dismiss(animated: animated)
    delegate?.safariViewControllerDidFinish(self)
  }
}
