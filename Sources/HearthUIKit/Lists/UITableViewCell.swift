import Foundation
import HearthCore
import HearthUI

/// A row of a table.
@MainActor @preconcurrency open class UITableViewCell: UIView {
  /// What is set on it holds for the rows of all lists.
  open override class func appearance() -> UITableViewCell { proxy(UITableViewCell.init) }
  /// Whether a row that is pressed shows it.
  open var selectionStyle = SelectionStyle.default { didSet { needsUpdate() } }
  /// Lines between rows: none, or one.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  /// How a row shows that it is pressed: not at all, or by a grey. The first three that do are the same.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  nonisolated deinit {}
}
