import Foundation
import HearthCore
import HearthUI

// The items of a section that are seen, which a compositional layout lets the app turn, fade and hide while they move.

/// Told of the items of a section that are seen, of how far its content is scrolled, in points, and of the collection.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// An item that is seen.
@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// 0 is clear, 1 is opaque.
  var alpha: CGFloat { get set }
  /// The higher is in front. Items lie one behind the other in their order, and another number is reported.
  var zIndex: Int { get set }
  /// Whether the item is not seen.
  var isHidden: Bool { get set }
  /// The middle: points of the section's content.
  var center: CGPoint { get set }
  /// How the item is turned and scaled, about its middle.
  var transform: CGAffineTransform { get set }
  /// The same in three dimensions.
  var transform3D: CATransform3D { get set }
  /// Which item it is.
  var indexPath: IndexPath { get }
  /// Where the item lies, without its transform: points of the section's content.
  var frame: CGRect { get }
  /// The same from the item's own corner.
  var bounds: CGRect { get }
  /// A name of the app's own; nil for none.
  var name: String? { get }
  /// What kind of view it is: a cell.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a view that is no cell: nil.
  var representedElementKind: String? { get }
}

/// An item that is seen, and what the app has said of it.
@MainActor final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  var alpha: CGFloat = 1
  var zIndex = 0 {
    didSet {
      reportUnkept(
        "NSCollectionLayoutVisibleItem.zIndex", if: zIndex != oldValue,
        "items lie one behind the other in their order.")
    }
  }
  var isHidden = false
  var center = CGPoint.zero
  var transform3D = CATransform3DIdentity
  var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  private(set) var indexPath = IndexPath(item: 0, section: 0)
  private(set) var bounds = CGRect.zero
  private var middle = CGPoint.zero
  let name: String? = nil
  let representedElementCategory = UICollectionView.ElementCategory.cell
  let representedElementKind: String? = nil
  nonisolated deinit {}
  var frame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
  }
  /// Takes where the item lies.
  func take(_ frame: CGRect, _ path: IndexPath) {
    (indexPath, bounds) = (path, CGRect(origin: .zero, size: frame.size))
    middle = CGPoint(x: frame.midX, y: frame.midY)
    center = middle
  }
  /// Has a cell be seen as the app has said.
  func apply(to cell: UIView) {
    let move = CATransform3DMakeTranslation(center.x - middle.x, center.y - middle.y, 0)
    cell.transform3D = CATransform3DConcat(transform3D, move)
    (cell.alpha, cell.isHidden) = (alpha, isHidden)
  }
  /// Gives a cell back that is used for something else.
  func leave(_ cell: UIView) { (cell.transform3D, cell.alpha, cell.isHidden) = (CATransform3DIdentity, 1, false) }
}

extension UICollectionView {
  /// Tells the layout of a section which of its items are seen.
  ///
  /// - Parameters:
  ///   - offset: How far the content is scrolled that the section lies in: points.
  ///   - isOwn: Whether that is the section's own, which scrolls across the collection.
  fileprivate func tellVisibleItems(
    _ section: Int, _ description: NSCollectionLayoutSection, _ offset: CGPoint, isOwn: Bool, _ container: CGSize
  ) {
    guard let tell = description.visibleItemsInvalidationHandler, let own = behavior?.node.frameInWindow else { return }
    let isVertical = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.isVertical ?? true
    var place = offset
    // Across the section's content, along that of the collection.
    if isOwn { if isVertical { place.y = contentOffset.y } else { place.x = contentOffset.x } }
    var seen: [(host: CellHost, cell: UIView, item: VisibleItem)] = []
    for (id, cell) in reuse.shown {
      guard let path = model.path(id), path.section == section, let host = cell.hostView as? CellHost,
        let frame = host.behavior?.node.frameInWindow
      else { continue }
      let item = host.visibleItem ?? VisibleItem()
      host.visibleItem = item
      let inView = frame.offsetBy(dx: -own.minX, dy: -own.minY)
      item.take(inView.offsetBy(dx: place.x, dy: place.y), path)
      if !inView.intersection(CGRect(origin: .zero, size: own.size)).isEmpty { seen.append((host, cell, item)) }
    }
    seen.sort { $0.item.indexPath < $1.item.indexPath }
    tell(
      seen.map(\.item), offset, LayoutSurroundings(contentSize: container, traitCollection: traitCollection))
    for (_, cell, item) in seen { item.apply(to: cell) }
  }
}

/// Tells of the items of sections that scroll with the collection.
struct VisibleItemsTold: ViewModifier {
  let view: UICollectionView
  let layout: UICollectionViewCompositionalLayout
  let container: CGSize
  func body(content: Content) -> some View {
    content
      .onScrollGeometryChange(for: CGPoint.self) {
        $0.contentOffset
      } action: { _, new in
        tell(new)
      }
      .onAppear { tell(view.contentOffset) }
  }
  private func tell(_ offset: CGPoint) {
    for index in view.model.sections.indices {
      guard let section = layout.section(index, container, view), section.orthogonalScrollingBehavior == .none,
        section.visibleItemsInvalidationHandler != nil
      else { continue }
      view.tellVisibleItems(index, section, offset, isOwn: false, container)
    }
  }
}

/// Tells of the items of a section that scrolls across the collection.
struct OrthogonalItemsTold: ViewModifier {
  let view: UICollectionView
  let section: Int
  let description: NSCollectionLayoutSection
  let container: CGSize
  func body(content: Content) -> some View {
    if description.visibleItemsInvalidationHandler == nil {
      content
    } else {
      content
        .onScrollGeometryChange(for: CGPoint.self) {
          $0.contentOffset
        } action: { _, new in
          tell(new)
        }
        .onAppear { tell(.zero) }
    }
  }
  private func tell(_ offset: CGPoint) {
    view.tellVisibleItems(section, description, offset, isOwn: true, container)
  }
}
