import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

private final class Ground: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    (isAccessibilityElement, accessibilityLabel) = (true, "Ground")
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
private final class Frame: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    (isAccessibilityElement, accessibilityLabel) = (true, "Frame")
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Items of sections that are turned and faded while they move. Source: Apple, documentation of `visibleItemsInvalidationHandler`.
@MainActor struct VisibleItemTests {
  private func section(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    return section
  }
  private func show(_ layout: UICollectionViewCompositionalLayout) -> (TestWindow, UICollectionView, AnyObject) {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
      cell.contentView.backgroundColor = .red
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    source.apply(snapshot, animatingDifferences: false)
    return (TestWindow(size: CGSize(width: 400, height: 400), idiom: .phone) { Holder(view: view) }, view, source)
  }
  private func cell(_ view: UICollectionView, _ item: Int) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0))
  }

  @Test func `a carousel makes those smaller that are further from its middle`() throws {
    let section = section(.groupPagingCentered)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      let width = environment.container.contentSize.width
      for item in items where item.representedElementCategory == .cell {
        let distance = abs(item.frame.midX - offset.x - width / 2)
        let scale = max(0.5, 1 - distance / width)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        item.alpha = scale
      }
    }
    let (window, view, source) = show(UICollectionViewCompositionalLayout(section: section))
    // The middle of item 0 is 100 points from the left edge of 400: a quarter of the width from the middle.
    expect(try require(cell(view, 0)).transform.a == 0.75 && cell(view, 0)?.alpha == 0.75)
    window.scroll(by: CGSize(width: -100, height: 0), at: CGPoint(x: 200, y: 50))
    expect(offsets.last == 100 && cell(view, 1)?.transform.a == 1, "\(offsets)")
    expect(cell(view, 0)?.transform.a == 0.5)
    let host = cell(view, 1).map { $0.convert($0.bounds, to: nil) }
    expect(host, equals: CGRect(x: 100, y: 0, width: 200, height: 100))
    expect(window.reports.isEmpty)
    withExtendedLifetime(source) {}
  }
  @Test func `items of a section that scrolls with the collection are told of as well`() {
    let section = section(.none)
    var tops: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      tops = items.map { $0.frame.minY - offset.y }
      for item in items { item.isHidden = item.frame.minY < offset.y }
    }
    let (window, view, source) = show(UICollectionViewCompositionalLayout(section: section))
    expect(tops, equals: [0, 100, 200, 300])
    window.scroll(by: CGSize(width: 0, height: -50), at: CGPoint(x: 100, y: 50))
    expect(tops, equals: [-50, 50, 150, 250, 350])
    expect(cell(view, 0)?.isHidden == true && cell(view, 1)?.isHidden == false)
    withExtendedLifetime(source) {}
  }
  @Test func `all that lies behind a section is shown`() {
    let section = section(.none)
    section.decorationItems = [.background(elementKind: "ground"), .background(elementKind: "frame")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    layout.register(Frame.self, forDecorationViewOfKind: "frame")
    let (window, _, source) = show(layout)
    expect(window.elements { $0.label == "Ground" }.count == 1 && window.elements { $0.label == "Frame" }.count == 1)
    withExtendedLifetime(source) {}
  }
}
