import Foundation
import HearthCore
import HearthUI

/// Lists, for the looks that an app gives to all of them. What a view says by a modifier counts more.
@MainActor open class UITableView: NSObject {
  private static let proxy = UITableView()
  /// What is set on it holds for all lists.
  public class func appearance() -> UITableView { proxy }
  private override init() { super.init() }

  /// Behind the rows; `clear` for nothing.
  open var backgroundColor: UIColor? {
    get { AppearanceStore.values.tableBackground }
    set { AppearanceStore.values.tableBackground = newValue }
  }
  /// Whether there are lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { AppearanceStore.values.separatorStyle }
    set { AppearanceStore.values.separatorStyle = newValue }
  }
  /// The lines between rows.
  open var separatorColor: UIColor? {
    get { AppearanceStore.values.separatorColor }
    set { AppearanceStore.values.separatorColor = newValue }
  }
  /// Points above the header of a section.
  open var sectionHeaderTopPadding: CGFloat {
    get { AppearanceStore.values.sectionHeaderTopPadding ?? Self.automaticDimension }
    set {
      AppearanceStore.values.sectionHeaderTopPadding = newValue == Self.automaticDimension ? nil : newValue
    }
  }
  /// What stands for a length that lists have by themselves.
  public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude
  /// Whether they scroll.
  open var isScrollEnabled: Bool {
    get { AppearanceStore.values.tableScrolling.isEnabled }
    set { AppearanceStore.values.tableScrolling.isEnabled = newValue }
  }
  /// Whether content gives way at its ends, where fingers scroll.
  open var bounces: Bool {
    get { AppearanceStore.values.tableScrolling.bounces }
    set { AppearanceStore.values.tableScrolling.bounces = newValue }
  }
  /// Whether they have a bar for up and down.
  open var showsVerticalScrollIndicator: Bool {
    get { AppearanceStore.values.tableScrolling.showsVerticalIndicator }
    set { AppearanceStore.values.tableScrolling.showsVerticalIndicator = newValue }
  }
  /// Whether they have a bar for left and right.
  open var showsHorizontalScrollIndicator: Bool {
    get { AppearanceStore.values.tableScrolling.showsHorizontalIndicator }
    set { AppearanceStore.values.tableScrolling.showsHorizontalIndicator = newValue }
  }
}
