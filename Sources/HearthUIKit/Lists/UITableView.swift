import Foundation
import HearthCore
import HearthUI

/// Rows in sections.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  /// What is set on it holds for all lists, those of SwiftUI too.
  open override class func appearance() -> UITableView { proxy(UITableView.init) }
  /// Whether there are lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { needsUpdate() } }
  /// The lines between rows; nil for the usual colour.
  open var separatorColor: UIColor? { didSet { needsUpdate() } }
  /// Points above the header of a section.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { needsUpdate() } }
  /// What stands for a length that lists have by themselves.
  public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude
  nonisolated deinit {}
}
