@_exported import EventKit
import HearthCore
@_exported import UIKit

/// How editing an event ended.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
/// Who hears how editing ended.
@MainActor @preconcurrency public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
/// An event, to be put into the user's calendar. Calendars are not there for apps: the delegate hears that the user cancelled.
@MainActor @preconcurrency open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var event: EKEvent?
  open var eventStore: EKEventStore!
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Report(
      kind: .notOnLinux, path: "EKEventEditViewController",
      message: "calendars are not there for apps: it is as if the user cancelled."
    ).tell()
    if let editViewDelegate {
      editViewDelegate.eventEditViewController(self, didCompleteWith: .canceled)
    } else {
      dismiss(animated: animated)
    }
  }
}
