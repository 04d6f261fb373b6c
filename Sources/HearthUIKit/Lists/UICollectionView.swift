import Foundation
import HearthCore
import HearthUI

/// Items in lines.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// What is set on it holds for all lists, those of SwiftUI too.
  open override class func appearance() -> UICollectionView { proxy(UICollectionView.init) }
  nonisolated deinit {}
}
