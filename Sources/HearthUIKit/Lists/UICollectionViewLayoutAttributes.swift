import Foundation
import HearthCore
import HearthUI

/// Where an item of a collection is, and how it is seen.
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The item, header or footer that is placed.
  open var indexPath: IndexPath
  /// What kind of view is placed.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a view that is no cell; nil for a cell.
  open private(set) var representedElementKind: String?
  /// Points of the content.
  open var center = CGPoint.zero
  /// Points.
  open var size = CGSize.zero
  /// How the view is turned and scaled, about its middle.
  open var transform = CGAffineTransform.identity
  /// 0 is clear, 1 is opaque.
  open var alpha: CGFloat = 1
  /// The higher is in front.
  open var zIndex = 0
  /// Whether the view is not shown.
  open var isHidden = false
  /// Points of the content, without the transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The same from the view's own corner.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// How wide the view may be at most where its width is its own: points. Nil where its width is the layout's.
  final var openWidth: CGFloat?
  /// Creates attributes of nothing in particular: use those with an index path.
  public required override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }
  /// Creates those of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates those of a view above or below a section.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }
  /// Creates those of a view that belongs to the layout alone; see `UICollectionViewLayout.register(_:forDecorationViewOfKind:)`.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }
  nonisolated deinit {}
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy: UICollectionViewLayoutAttributes = MainActor.assumeIsolated {
      let new = type(of: self).init()
      new.indexPath = indexPath
      (new.representedElementCategory, new.representedElementKind) = (
        representedElementCategory, representedElementKind
      )
      (new.center, new.size, new.transform) = (center, size, transform)
      (new.alpha, new.zIndex, new.isHidden) = (alpha, zIndex, isHidden)
      new.openWidth = openWidth
      return new
    }
    return copy
  }
}

extension UICollectionView {
  /// What a layout places.
  public enum ElementCategory: UInt, Sendable {
    /// An item, a view above or below a section, or a decoration.
    case cell = 0, supplementaryView, decorationView
  }
}

/// What is no longer as it was when a layout places everything again.
@MainActor @preconcurrency open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether the data source is asked for everything.
  open internal(set) var invalidateEverything = false
  /// Whether there are other numbers of items.
  open internal(set) var invalidateDataSourceCounts = false
  public override required init() { super.init() }
  nonisolated deinit {}
}
