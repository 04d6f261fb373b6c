import Foundation
import HearthCore
import HearthUI

/// Points between an item and what is around it. Of what is flexible the least counts.
@MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing: NSObject {
  public final let leading: NSCollectionLayoutSpacing?
  public final let top: NSCollectionLayoutSpacing?
  public final let trailing: NSCollectionLayoutSpacing?
  public final let bottom: NSCollectionLayoutSpacing?
  /// Creates distances; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
  nonisolated deinit {}
  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}

/// Where a view lies on another: at some of its edges, or in its middle, and how far it is moved from there.
@MainActor @preconcurrency open class NSCollectionLayoutAnchor: NSObject {
  /// The edges that it lies at.
  public final let edges: NSDirectionalRectEdge
  /// How far it is moved: points, or parts of its own size.
  public final let offset: CGPoint
  public final let isFractionalOffset: Bool
  /// At edges.
  public init(edges: NSDirectionalRectEdge) { (self.edges, offset, isFractionalOffset) = (edges, .zero, false) }
  /// At edges, moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
  }
  /// At edges, moved by parts of its own size: 0.3 and -0.3 for a badge over the upper trailing corner.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
  }
  nonisolated deinit {}
  var isAbsoluteOffset: Bool { !isFractionalOffset }
  var alignment: Alignment {
    let horizontal: HorizontalAlignment =
      edges.contains(.leading) ? .leading : edges.contains(.trailing) ? .trailing : .center
    let vertical: VerticalAlignment = edges.contains(.top) ? .top : edges.contains(.bottom) ? .bottom : .center
    return Alignment(horizontal: horizontal, vertical: vertical)
  }
  func shift(of size: CGSize) -> CGSize {
    isFractionalOffset
      ? CGSize(width: offset.x * size.width, height: offset.y * size.height) : CGSize(width: offset.x, height: offset.y)
  }
}

/// A view on an item, or above or below a section.
@MainActor @preconcurrency open class NSCollectionLayoutSupplementaryItem: NSObject {
  /// Its size.
  public final let layoutSize: NSCollectionLayoutSize
  /// What the data source is asked for.
  public final let elementKind: String
  /// Where it lies on the item.
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// The higher is in front, among the views of one item.
  open var zIndex = 1
  /// Creates a view on an item.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    (self.layoutSize, self.elementKind, self.containerAnchor) = (layoutSize, elementKind, containerAnchor)
  }
  nonisolated deinit {}
}

/// A view behind a section, of a class that the layout knows (`register(_:forDecorationViewOfKind:)`).
@MainActor @preconcurrency open class NSCollectionLayoutDecorationItem: NSObject {
  /// What the class was registered for.
  public final let elementKind: String
  /// Points between the edges of the section and the view.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The higher is in front, among the views behind one section.
  open var zIndex = 0
  private init(_ elementKind: String) { self.elementKind = elementKind }
  nonisolated deinit {}
  /// A view as large as the section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    Self.make(elementKind)
  }
  private static func make(_ kind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind)
  }
}

/// The views on an item.
struct ItemSupplements: ViewModifier {
  let view: UICollectionView
  let row: PlacedRow
  let parts: [NSCollectionLayoutSupplementaryItem]
  func body(content: Content) -> some View {
    content.overlay {
      GeometryReader { proxy in
        ForEach(Array(parts.sorted { $0.zIndex < $1.zIndex }.enumerated()), id: \.offset) { _, part in
          let size = part.layoutSize.size(in: proxy.size), shift = part.containerAnchor.shift(of: size)
          SupplementCell(
            view: view, kind: part.elementKind, section: row.section, item: row.row, version: view.model.version
          )
          .frame(width: size.width, height: size.height)
          .offset(shift)
          .frame(width: proxy.size.width, height: proxy.size.height, alignment: part.containerAnchor.alignment)
        }
      }
    }
  }
}
/// The view behind a section.
struct DecorationView: View {
  let layout: UICollectionViewLayout
  let item: NSCollectionLayoutDecorationItem
  let section: Int
  var body: some View {
    let insets = item.contentInsets
    if let made = layout.makeDecoration(item.elementKind) {
      UIViewPresenter(view: made)
        .padding(
          EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
    }
  }
}
