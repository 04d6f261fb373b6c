import Foundation
import HearthCore
import HearthUI

/// Rows of lists, for the looks that an app gives to all of them. What a view says by a modifier counts more.
@MainActor open class UITableViewCell: NSObject {
  private static let proxy = UITableViewCell()
  /// What is set on it holds for the rows of all lists.
  public class func appearance() -> UITableViewCell { proxy }
  private override init() { super.init() }

  /// Behind the content of a row.
  open var backgroundColor: UIColor? {
    get { AppearanceStore.values.cellBackground }
    set { AppearanceStore.values.cellBackground = newValue }
  }
  /// Whether a row that is pressed shows it.
  open var selectionStyle: SelectionStyle {
    get { AppearanceStore.values.selectionStyle }
    set { AppearanceStore.values.selectionStyle = newValue }
  }
  /// Lines between rows: none, or one.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  /// How a row shows that it is pressed: not at all, or by a grey. The first three that do are the same.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
}
