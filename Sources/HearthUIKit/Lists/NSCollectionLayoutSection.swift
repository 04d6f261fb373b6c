import Foundation
import HearthCore
import HearthUI

/// A length: of what is around, in points, or that of the content.
@MainActor @preconcurrency open class NSCollectionLayoutDimension: NSObject {
  private enum Kind { case width(CGFloat), height(CGFloat), absolute(CGFloat), estimated(CGFloat) }
  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }
  nonisolated deinit {}
  /// A part of the width of what is around.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { Self.make(.width(fraction)) }
  /// A part of the height of what is around.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    Self.make(.height(fraction))
  }
  /// Points.
  public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { Self.make(.absolute(length)) }
  /// The length of the content, which is taken to be as many points before it is known.
  public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { Self.make(.estimated(length)) }
  private static func make(_ kind: Kind) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(kind) }
  var isEstimated: Bool { if case .estimated = kind { true } else { false } }
  func length(in size: CGSize) -> CGFloat {
    let length: CGFloat
    switch kind {
    case .width(let fraction): length = size.width * fraction
    case .height(let fraction): length = size.height * fraction
    case .absolute(let points), .estimated(let points): length = points
    }
    return length.isFinite ? max(0, length) : 0
  }
}

/// A width and a height.
@MainActor @preconcurrency open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public final let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public final let heightDimension: NSCollectionLayoutDimension
  /// Creates a size.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }
  nonisolated deinit {}
  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// Room between items: points, or more where there is more room.
@MainActor @preconcurrency open class NSCollectionLayoutSpacing: NSObject {
  /// Points, the least where it is flexible.
  public final let spacing: CGFloat
  /// Whether it takes what room is left.
  public final let isFlexible: Bool
  private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }
  nonisolated deinit {}
  /// Points.
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: false)
  }
  /// Points at least.
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: true)
  }
}

/// The place of an item in a group.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
  /// Its size.
  public final let layoutSize: NSCollectionLayoutSize
  /// Points between the edges of its place and what is shown.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Points between the item and what is around it, besides `contentInsets`.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Views on the item, as badges at its corner.
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { (self.layoutSize, supplementaryItems) = (layoutSize, []) }
  /// Creates an item with views on it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }
  nonisolated deinit {}

  /// The items that stand for those of the collection in a container, in order.
  func leaves(in container: CGSize) -> [NSCollectionLayoutItem] { [self] }
  /// How many items of the collection it stands for in a container.
  func leafCount(in container: CGSize) -> Int { 1 }
  /// Where the items lie that it stands for, and how large it is.
  func arrange(
    in container: CGSize, share: LayoutShare? = nil, _ leaves: inout LeafMeasure
  ) -> (size: CGSize, frames: [CGRect]) {
    var size = size(in: container, share)
    let insets = contentInsets
    if layoutSize.heightDimension.isEstimated {
      size.height =
        leaves.height(max(0, size.width - insets.leading - insets.trailing), size.height)
        + insets.top + insets.bottom
    } else {
      leaves.skip()
    }
    let frame = CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    return (size, [frame])
  }
}

/// The length that an item has in its group whatever it asks for.
struct LayoutShare {
  let isRow: Bool
  /// Points.
  let length: CGFloat
}
extension NSCollectionLayoutItem {
  fileprivate func size(in container: CGSize, _ share: LayoutShare?) -> CGSize {
    var size = layoutSize.size(in: container)
    if let share { if share.isRow { size.width = share.length } else { size.height = share.length } }
    return size
  }
}

/// Asks the items of a group for their heights, one after the other.
@MainActor struct LeafMeasure {
  /// The height of an item in a width; nil for one that is not there.
  let measure: (_ index: Int, _ width: CGFloat) -> CGFloat?
  private var next = 0
  init(_ measure: @escaping (_ index: Int, _ width: CGFloat) -> CGFloat?) { self.measure = measure }
  mutating func skip() { next += 1 }
  mutating func height(_ width: CGFloat, _ estimate: CGFloat) -> CGFloat {
    next += 1
    return measure(next - 1, width) ?? estimate
  }
}

/// Items in a row or a column, again and again as long as there is room.
@MainActor @preconcurrency open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private let isRow: Bool
  private let parts: [NSCollectionLayoutItem]
  private let count: Int?
  /// Whether items share the length, whatever they ask for.
  private let isShared: Bool
  /// Room between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private init(
    _ layoutSize: NSCollectionLayoutSize, isRow: Bool, _ parts: [NSCollectionLayoutItem], count: Int? = nil,
    isShared: Bool = false
  ) {
    (self.isRow, self.parts, self.count, self.isShared) = (isRow, parts, count.map { max(1, $0) }, isShared)
    super.init(layoutSize: layoutSize)
  }
  nonisolated deinit {}
  /// A row.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isRow: true, subitems) }
  /// A row of as many equal items.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isRow: true, [subitem], count: count, isShared: true)
  }
  /// A row of as many items.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isRow: true, [subitem], count: count) }
  /// A column.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isRow: false, subitems) }
  /// A column of as many equal items.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isRow: false, [subitem], count: count, isShared: true)
  }
  /// A column of as many items.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isRow: false, [subitem], count: count) }

  private func inner(_ size: CGSize) -> CGSize {
    let insets = contentInsets
    return CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }
  private func along(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
  /// The parts that lie in the group, in order: all of them again and again while there is room, at least one.
  private func shownParts(in inner: CGSize) -> [NSCollectionLayoutItem] {
    if parts.isEmpty { return [] }
    if let count { return Array(repeating: parts[0], count: count) }
    let isOpen = isRow ? layoutSize.widthDimension.isEstimated : layoutSize.heightDimension.isEstimated
    if isOpen { return parts }
    let length = along(inner), spacing = interItemSpacing?.spacing ?? 0
    var shown: [NSCollectionLayoutItem] = [], used: CGFloat = 0
    while shown.count < 1000 {
      let part = parts[shown.count % parts.count], own = along(part.layoutSize.size(in: inner))
      let next = used + (shown.isEmpty ? 0 : spacing) + own
      if !shown.isEmpty && (next > length + 0.5 || own <= 0) { break }
      shown.append(part)
      used = next
    }
    return shown
  }
  override func leaves(in container: CGSize) -> [NSCollectionLayoutItem] {
    let inner = inner(layoutSize.size(in: container))
    return shownParts(in: inner).flatMap { $0.leaves(in: inner) }
  }
  override func leafCount(in container: CGSize) -> Int {
    let inner = inner(layoutSize.size(in: container))
    return shownParts(in: inner).reduce(0) { $0 + $1.leafCount(in: inner) }
  }
  override func arrange(
    in container: CGSize, share: LayoutShare? = nil, _ leaves: inout LeafMeasure
  ) -> (size: CGSize, frames: [CGRect]) {
    var size = size(in: container, share)
    let inner = inner(size), insets = contentInsets, shown = shownParts(in: inner)
    let spacing = interItemSpacing?.spacing ?? 0
    var share: LayoutShare?
    if isShared {
      let length = (along(inner) - spacing * CGFloat(shown.count - 1)) / CGFloat(max(1, shown.count))
      share = LayoutShare(isRow: isRow, length: max(0, length))
    }
    let laid = shown.map { $0.arrange(in: inner, share: share, &leaves) }
    let edges = shown.map { $0.edgeSpacing?.insets ?? .zero }
    func before(_ edge: NSDirectionalEdgeInsets) -> CGFloat { isRow ? edge.leading : edge.top }
    func after(_ edge: NSDirectionalEdgeInsets) -> CGFloat { isRow ? edge.trailing : edge.bottom }
    let room = edges.reduce(0) { $0 + before($1) + after($1) }
    let free = along(inner) - laid.reduce(0) { $0 + along($1.size) } - spacing * CGFloat(max(0, laid.count - 1)) - room
    let isFlexible = interItemSpacing?.isFlexible == true && laid.count > 1
    let gap = spacing + (isFlexible ? max(0, free) / CGFloat(laid.count - 1) : 0)
    var frames: [CGRect] = [], position: CGFloat = 0
    for (part, edge) in zip(laid, edges) {
      position += before(edge)
      let x = insets.leading + (isRow ? position : edge.leading), y = insets.top + (isRow ? edge.top : position)
      frames += part.frames.map { $0.offsetBy(dx: x, dy: y) }
      position += along(part.size) + after(edge) + gap
    }
    if layoutSize.heightDimension.isEstimated {
      let content = isRow ? laid.map(\.size.height).max() ?? 0 : max(0, position - gap)
      size.height = content + insets.top + insets.bottom
    }
    if layoutSize.widthDimension.isEstimated {
      let content = isRow ? max(0, position - gap) : laid.map(\.size.width).max() ?? 0
      size.width = content + insets.leading + insets.trailing
    }
    return (size, frames)
  }
}

/// A view above or below a section.
@MainActor @preconcurrency open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// On which side of the section.
  public final let alignment: NSRectAlignment
  /// Whether it stays in view as long as the section.
  open var pinToVisibleBounds = false
  /// Creates a header or a footer.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
  nonisolated deinit {}
}
/// A side of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// A side or a corner.
  case none = 0, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// How the groups of a section scroll across the way in which the collection does.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all, freely, or so that groups or pages come to rest at an edge.
  case none = 0, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What is known of a collection when a section is made.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment {
  /// How large the collection is.
  var container: any NSCollectionLayoutContainer { get }
  /// What the collection is laid out by.
  var traitCollection: UITraitCollection { get }
}
/// How large a collection is.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer {
  /// Points.
  var contentSize: CGSize { get }
  /// Points, without insets.
  var effectiveContentSize: CGSize { get }
}
struct LayoutSurroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }
}

/// A section: groups one after the other.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Points around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Points between groups.
  open var interGroupSpacing: CGFloat = 0
  /// How the groups scroll across the way in which the collection does.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether what is above and below the section keeps the section's distances from the sides.
  open var supplementariesFollowContentInsets = true
  /// The views above and below the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Told of the items that are seen each time that they move, with how far the section's content is scrolled: it may turn,
  /// fade or hide them.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The list that the section is; nil for none.
  private(set) var list: UICollectionLayoutListConfiguration?
  /// Creates a section.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
  nonisolated deinit {}
  /// A section of rows, as in a table. Where all sections of a layout are such, rows offer what the configuration says; beside
  /// other sections they stand one below the other.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    return section
  }
  func end(isAbove: Bool) -> NSCollectionLayoutBoundarySupplementaryItem? {
    boundarySupplementaryItems.first {
      let isBelow = [.bottom, .bottomLeading, .bottomTrailing].contains($0.alignment)
      return isBelow != isAbove
    }
  }
}
