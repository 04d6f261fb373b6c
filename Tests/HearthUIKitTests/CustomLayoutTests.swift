import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

private final class Cell: UICollectionViewCell {
  var applied: [Int] = []
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes.zIndex)
  }
}
private final class Ground: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "ground"
    (isAccessibilityElement, accessibilityLabel) = (true, "Ground")
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Columns of which the shortest gets the next item.
private final class Waterfall: UICollectionViewLayout {
  var places: [UICollectionViewLayoutAttributes] = []
  var height: CGFloat = 0
  var preparations = 0
  override func prepare() {
    super.prepare()
    preparations += 1
    places = []
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    var columns: [CGFloat] = [0, 0]
    let width = collectionView.bounds.width / 2
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let column = columns[0] <= columns[1] ? 0 : 1
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: CGFloat(column) * width, y: columns[column], width: width, height: item % 2 == 0 ? 100 : 60)
      attributes.zIndex = item
      columns[column] = attributes.frame.maxY
      places.append(attributes)
    }
    height = columns.max()!
    let ground = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "ground", with: IndexPath(item: 0, section: 0))
    (ground.frame, ground.zIndex) = (CGRect(x: 0, y: 0, width: width * 2, height: 20), -1)
    places.append(ground)
  }
  override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    places[indexPath.item]
  }
}

/// Items from the left edge on, as tags are shown.
private final class LeftAligned: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes } ?? []
    var left = sectionInset.left, line: CGFloat = -1
    for attributes in all where attributes.representedElementCategory == .cell {
      if attributes.frame.minY > line { left = sectionInset.left }
      attributes.frame.origin.x = left
      left += attributes.frame.width + minimumInteritemSpacing
      line = max(line, attributes.frame.minY)
    }
    return all
  }
}
/// A flow that only says how large its items are.
private final class Halves: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    itemSize = CGSize(width: collectionView.bounds.width / 2 - 5, height: 40)
  }
}

private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var count: Int
  var widths: [CGFloat] = []
  init(_ count: Int) { self.count = count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    widths.indices.contains(indexPath.item)
      ? CGSize(width: widths[indexPath.item], height: 30)
      : (collectionViewLayout as! UICollectionViewFlowLayout).itemSize
  }
}

/// Layouts of an app's own. Source: Apple, "Customizing collection view layouts".
@MainActor struct CustomLayoutTests {
  private func show(_ layout: UICollectionViewLayout, _ source: Source) -> (TestWindow, UICollectionView) {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (source, source)
    return (TestWindow(size: CGSize(width: 200, height: 300), idiom: .phone) { Holder(view: view) }, view)
  }
  private func frame(_ view: UICollectionView, _ item: Int) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.convert($0.bounds, to: nil) }
  }

  @Test func `items lie where a layout of the app says, and only those near what is seen have cells`() throws {
    let layout = Waterfall(), source = Source(1000)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let (window, view) = show(layout, source)
    expect(frame(view, 0), equals: CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(frame(view, 1), equals: CGRect(x: 100, y: 0, width: 100, height: 60))
    expect(frame(view, 2), equals: CGRect(x: 100, y: 60, width: 100, height: 100))
    expect(view.visibleCells.count < 30, "\(view.visibleCells.count)")
    expect((view.cellForItem(at: IndexPath(item: 2, section: 0)) as? Cell)?.applied.last, equals: 2)
    expect(try window.element("ground").frame, equals: CGRect(x: 0, y: 0, width: 200, height: 20))
    expect(view.indexPathForItem(at: CGPoint(x: 150, y: 70)), equals: IndexPath(item: 2, section: 0))
    let before = layout.preparations
    window.scroll(by: CGSize(width: 0, height: -2000), at: CGPoint(x: 100, y: 100))
    window.settle()
    expect(view.contentOffset.y > 500 && frame(view, 0) == nil && !view.visibleCells.isEmpty)
    expect(layout.preparations == before, "places were worked out while scrolling")
    source.count = 3
    view.reloadData()
    window.settle()
    expect(layout.preparations > before && view.visibleCells.count == 3)
  }
  @Test func `a flow of the app's own moves the items that a flow has placed`() {
    let layout = LeftAligned(), source = Source(4)
    source.widths = [60, 70, 90, 50]
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (10, 4)
    let (window, view) = show(layout, source)
    withExtendedLifetime((window, source)) {
      expect(frame(view, 0), equals: CGRect(x: 0, y: 0, width: 60, height: 30))
      expect(frame(view, 1), equals: CGRect(x: 70, y: 0, width: 70, height: 30))
      expect(frame(view, 2), equals: CGRect(x: 0, y: 34, width: 90, height: 30))
      expect(frame(view, 3), equals: CGRect(x: 100, y: 34, width: 50, height: 30))
    }
  }
  @Test func `a flow that says its sizes in prepare stays one that scrolls lazily`() {
    let source = Source(100_000), (window, view) = show(Halves(), source)
    withExtendedLifetime((window, source)) {
      expect(frame(view, 1), equals: CGRect(x: 105, y: 0, width: 95, height: 40))
      expect(view.visibleCells.count < 40, "\(view.visibleCells.count)")
    }
  }
}
