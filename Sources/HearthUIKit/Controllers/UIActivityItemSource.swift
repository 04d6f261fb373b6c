import Foundation
import UniformTypeIdentifiers

/// A type that says what is shared when a sheet for sharing is made.
///
/// It is asked once, for no certain activity: what is offered here shares the same with all.
@MainActor @preconcurrency public protocol UIActivityItemSource: AnyObject {
  /// What stands for the item before it is known.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// What is shared; nil for nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of a message. Not asked: desktops have it written in their own programs.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The type of what is shared. Not asked: an address or a text says it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// What is shared for it: what it says, or else what stands for it.
  var shared: Any {
    let asking = UIActivityViewController(activityItems: [])
    return activityViewController(asking, itemForActivityType: nil) ?? activityViewControllerPlaceholderItem(asking)
  }
}
