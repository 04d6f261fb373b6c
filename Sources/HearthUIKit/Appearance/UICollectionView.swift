import Foundation
import HearthCore
import HearthUI

/// Lists, for the looks that an app gives to all of them: the same as those of `UITableView`, as lists are of one kind here.
@MainActor open class UICollectionView: NSObject {
  private static let proxy = UICollectionView()
  /// What is set on it holds for all lists.
  public class func appearance() -> UICollectionView { proxy }
  private override init() { super.init() }

  /// Behind the rows; `clear` for nothing.
  open var backgroundColor: UIColor? {
    get { AppearanceStore.values.tableBackground }
    set { AppearanceStore.values.tableBackground = newValue }
  }
}
