import Foundation
import HearthCore
import HearthUI

// What a collection shows whose layout says for each item where it is.

extension ClassMethods {
  /// The methods by which a flow of an app's own places items elsewhere than a flow does.
  static let ownPlaces = ClassMethods(
    of: UICollectionViewLayout.self, overriddenBy: PlacingLayout.self, comparedWith: UICollectionViewFlowLayout.self)
}
private final class PlacingLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 1, height: 1) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }
}

/// The places of all items in a flow.
@MainActor struct FlowGeometry {
  private(set) var all: [UICollectionViewLayoutAttributes] = []
  /// Of all: points.
  private(set) var size = CGSize.zero

  init(_ layout: UICollectionViewFlowLayout) {
    guard let view = layout.collectionView else { return }
    let isVertical = layout.scrollDirection == .vertical
    let insets = view.contentInset
    let length =
      isVertical ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func frame(_ start: CGFloat, _ place: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(origin: isVertical ? CGPoint(x: start, y: place) : CGPoint(x: place, y: start), size: size)
    }
    var place: CGFloat = 0
    for (index, section) in view.model.sections.enumerated() {
      let inset =
        delegate?.collectionView(view, layout: layout, insetForSectionAt: index) ?? layout.sectionInset
      let lineSpacing =
        delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index)
        ?? layout.minimumLineSpacing
      let itemSpacing =
        delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: index)
        ?? layout.minimumInteritemSpacing
      func end(_ kind: String, _ size: CGSize) -> UICollectionViewLayoutAttributes? {
        if across(size) <= 0 { return nil }
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: index))
        attributes.frame =
          isVertical
          ? CGRect(x: 0, y: place, width: length, height: size.height)
          : CGRect(x: place, y: 0, width: size.width, height: length)
        place += across(size)
        return attributes
      }
      let header =
        delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index)
        ?? layout.headerReferenceSize
      if let header = end(UICollectionView.elementKindSectionHeader, header) { all.append(header) }
      let sizes = section.rows.indices.map { item in
        layout.size(section.rows[item], at: IndexPath(item: item, section: index), in: view)
      }
      let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
      let available = max(1, length - before - after)
      place += isVertical ? inset.top : inset.left
      let lines = FlowLines.lines(sizes, length: available, spacing: itemSpacing, along: along)
      let perLine = lines.first?.items.count ?? 1
      for line in lines {
        if line.items.lowerBound > 0 { place += lineSpacing }
        let used = line.items.reduce(0) { $0 + along(sizes[$1]) }
        let isFull = line.items.count >= perLine || line.items.upperBound < sizes.count
        let gap =
          isFull && line.items.count > 1 ? (available - used) / CGFloat(line.items.count - 1) : itemSpacing
        let height = line.items.map { across(sizes[$0]) }.max() ?? 0
        var start = before
        for item in line.items {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: index))
          attributes.frame = frame(start, place + (height - across(sizes[item])) / 2, sizes[item])
          all.append(attributes)
          start += along(sizes[item]) + gap
        }
        place += height
      }
      place += isVertical ? inset.bottom : inset.right
      let footer =
        delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: index)
        ?? layout.footerReferenceSize
      if let footer = end(UICollectionView.elementKindSectionFooter, footer) { all.append(footer) }
    }
    size = isVertical ? CGSize(width: length, height: place) : CGSize(width: place, height: length)
  }
}

/// Shows the items that a layout says lie in the part that is seen.
struct AttributedContent: View {
  let view: UICollectionView
  let layout: UICollectionViewLayout
  /// What is seen, in points of the content: in steps of half the collection, where places do not depend on it.
  @State private var seen = CGRect.zero
  var body: some View {
    let model = view.model, look = model.lookVersion, version = model.version
    GeometryReader { proxy in
      let _ = layout.prepareIfNeeded(proxy.size, version &+ look)
      let content = layout.collectionViewContentSize
      let isAcross = content.width > proxy.size.width + 0.5, isDown = content.height > proxy.size.height + 0.5
      ScrollView(isAcross ? (isDown ? [.horizontal, .vertical] : .horizontal) : .vertical) {
        AttributedItems(view: view, layout: layout, seen: seen, size: content, look: look, version: version)
      }
      .modifier(ScrollLinked(view: view))
      // The collection has heard of it before, and has asked the layout.
      .onScrollGeometryChange(for: CGRect.self) { geometry in
        geometry.bounds
      } action: { _, new in
        let follows = view.followsBounds, part = follows ? new : Self.step(new)
        if part == seen { return }
        if follows { layout.boundsDidChange(to: new) }
        seen = part
      }
    }
  }
  nonisolated private static func step(_ rect: CGRect) -> CGRect {
    let width = max(1, rect.width / 2), height = max(1, rect.height / 2)
    return CGRect(
      x: (rect.minX / width).rounded(.down) * width, y: (rect.minY / height).rounded(.down) * height,
      width: rect.width, height: rect.height)
  }
}

private struct AttributedItems: View {
  let view: UICollectionView
  let layout: UICollectionViewLayout
  let seen: CGRect
  let size: CGSize
  let look: Int
  let version: Int

  private struct Placed: Identifiable {
    enum Element: Hashable { case item(RowID), supplement(String, Int, Int), decoration(String, Int, Int) }
    let id: Element
    let row: PlacedRow?
    let attributes: UICollectionViewLayoutAttributes
  }
  private var placed: [Placed] {
    // What comes into view next is there already.
    let part = seen.isEmpty ? CGRect(origin: .zero, size: view.bounds.size) : seen
    let all = layout.layoutAttributesForElements(in: part.insetBy(dx: -part.width, dy: -part.height)) ?? []
    var known: Set<Placed.Element> = []
    return all.compactMap { attributes -> Placed? in
      let path = attributes.indexPath
      if attributes.isHidden || path.count != 2 { return nil }
      switch attributes.representedElementCategory {
      case .cell:
        guard let id = view.model.id(path) else { return nil }
        let row = PlacedRow(id: RowID(number: id), section: path.section, row: path.item)
        return Placed(id: .item(row.id), row: row, attributes: attributes)
      case .supplementaryView:
        let kind = attributes.representedElementKind ?? ""
        return Placed(id: .supplement(kind, path.section, path.item), row: nil, attributes: attributes)
      case .decorationView:
        let kind = attributes.representedElementKind ?? ""
        return Placed(id: .decoration(kind, path.section, path.item), row: nil, attributes: attributes)
      }
    }.filter { known.insert($0.id).inserted }
  }
  var body: some View {
    let placed = placed
    let _ = apply(placed)
    AttributesLayout(frames: placed.map(\.attributes.frame), size: size) {
      ForEach(placed) { element in
        let attributes = element.attributes, size = attributes.size
        ZStack {
          if let row = element.row {
            ItemView(view: view, row: row)
          } else if case .supplement(let kind, let section, _) = element.id {
            SupplementCell(view: view, kind: kind, section: section, version: version)
          } else if case .decoration(let kind, _, _) = element.id {
            DecorationCell(layout: layout, kind: kind, attributes: attributes)
          }
        }
        .frame(width: max(0, size.width), height: max(0, size.height))
        .opacity(attributes.alpha)
        .transformEffect(aboutMiddle(attributes.transform, size))
        .zIndex(Double(attributes.zIndex))
        .id(element.row?.id)
      }
    }
  }
  private func aboutMiddle(_ transform: CGAffineTransform, _ size: CGSize) -> CGAffineTransform {
    if transform.isIdentity { return transform }
    return CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
  }
  /// Tells cells that are there already; others are told when they come.
  private func apply(_ placed: [Placed]) {
    view.shownAttributes = Dictionary(
      placed.compactMap { element in element.row.map { ($0.path, element.attributes) } }, uniquingKeysWith: { $1 })
    for element in placed { if let row = element.row { view.cellForItem(at: row.path)?.apply(element.attributes) } }
  }
}

private struct AttributesLayout: Layout {
  let frames: [CGRect]
  let size: CGSize
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: max(0, size.width), height: max(0, size.height))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
}

/// A view that belongs to the layout alone.
private struct DecorationCell: UIViewRepresentable {
  let layout: UICollectionViewLayout
  let kind: String
  let attributes: UICollectionViewLayoutAttributes
  func makeUIView(context: Context) -> UIView { layout.makeDecoration(kind) ?? UIView() }
  func updateUIView(_ view: UIView, context: Context) { (view as? UICollectionReusableView)?.apply(attributes) }
}
