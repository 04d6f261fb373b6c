import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Sections of collections that are shown as outlines, and what stands at the edges of their rows.
@MainActor @Suite(.serialized) struct OutlineCollectionTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Fruit", "Bread"])
    snapshot.append(["Apple", "Pear"], to: "Fruit")
    snapshot.append(["Green"], to: "Apple")
    return snapshot
  }
  private func make(
    _ style: UICellAccessory.OutlineDisclosureOptions.Style = .header,
    header: UICollectionLayoutListConfiguration.HeaderMode = .none
  ) -> (UICollectionView, Source) {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = header
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories =
        item == "Fruit" ? [.outlineDisclosure(options: .init(style: style))] : [.label(text: "of \(item)")]
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    return (view, source)
  }
  private func show(_ view: UICollectionView) -> TestWindow {
    TestWindow(size: CGSize(width: 320, height: 400), idiom: .phone) {
      Holder(view: view).frame(width: 320, height: 400)
    }
  }

  @QuickTesting.Test func `an outline lists what is expanded, with levels`() {
    var snapshot = outline()
    expect(snapshot.items, equals: ["Fruit", "Apple", "Green", "Pear", "Bread"])
    expect(snapshot.visibleItems, equals: ["Fruit", "Bread"])
    snapshot.expand(["Fruit"])
    expect(snapshot.visibleItems, equals: ["Fruit", "Apple", "Pear", "Bread"])
    expect(
      snapshot.level(of: "Green") == 2 && snapshot.parent(of: "Green") == "Apple" && snapshot.level(of: "None") == -1)
    expect(snapshot.isVisible("Apple") && !snapshot.isVisible("Green"))
    snapshot.insert(["Fig"], before: "Pear")
    snapshot.delete(["Apple"])
    expect(snapshot.items, equals: ["Fruit", "Fig", "Pear", "Bread"])
    expect(!snapshot.contains("Green"))
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["Plum"])
    snapshot.replace(childrenOf: "Fruit", using: other)
    expect(snapshot.visibleItems, equals: ["Fruit", "Plum", "Bread"])
    expect(snapshot.snapshot(of: "Fruit", includingParent: true).items, equals: ["Fruit", "Plum"])
  }
  @QuickTesting.Test func `a row is opened and closed by a press, and the app hears of it`() throws {
    let (view, source) = make()
    var log: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { log.append("open \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { log.append("close \($0)") }
    source.apply(outline(), to: 0, animatingDifferences: false)
    let window = show(view)
    expect(window.place(ofDrawn: "Fruit") != nil && window.place(ofDrawn: "Apple") == nil)
    let place = try require(window.place(ofDrawn: "Fruit"))
    window.click(at: CGPoint(x: place.x + 5, y: place.y))
    window.advance(by: .seconds(1))
    let apple = try require(window.place(ofDrawn: "Apple"))
    // A step of an outline is ten points.
    expect(apple.x, equals: place.x + 10)
    expect(window.place(ofDrawn: "of Apple") != nil)
    window.click(at: CGPoint(x: place.x + 5, y: place.y))
    window.advance(by: .seconds(1))
    expect(window.place(ofDrawn: "Apple") == nil)
    expect(log, equals: ["open Fruit", "close Fruit"])
    expect(source.snapshot(for: 0).items.count, equals: 5)
  }
  @QuickTesting.Test func `the arrow alone opens a row of the style cell`() throws {
    let (view, source) = make(.cell)
    source.apply(outline(), to: 0, animatingDifferences: false)
    let window = show(view)
    let place = try require(window.place(ofDrawn: "Fruit"))
    window.click(at: CGPoint(x: place.x + 5, y: place.y))
    window.advance(by: .seconds(1))
    expect(window.place(ofDrawn: "Apple") == nil)
    // The arrow, in the middle of the row, before a margin of sixteen.
    window.click(at: CGPoint(x: 320 - 16 - 7, y: 44 / 2))
    window.advance(by: .seconds(1))
    expect(window.place(ofDrawn: "Apple") != nil)
  }
  @QuickTesting.Test func `the first item is the header of its section`() throws {
    let (view, source) = make(header: .firstItemInSection)
    var snapshot = outline()
    snapshot.expand(["Fruit"])
    source.apply(snapshot, to: 0, animatingDifferences: false)
    let window = show(view)
    expect(window.place(ofDrawn: "Fruit") != nil && window.place(ofDrawn: "Bread") != nil)
    expect(view.numberOfItems(inSection: 0), equals: 4)
  }
  @QuickTesting.Test func `views stand at both edges of a row`() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.showsSeparators = false
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      let left = UILabel(), hidden = UILabel()
      left.text = "Left"
      hidden.text = "Hidden"
      cell.accessories = [
        .customView(configuration: .init(customView: left, placement: .leading())),
        .customView(configuration: .init(customView: hidden, placement: .trailing(displayed: .whenEditing))),
        .checkmark(),
      ]
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Row"])
    source.apply(snapshot, animatingDifferences: false)
    let window = show(view)
    let left = try require(window.place(ofDrawn: "Left")), row = try require(window.place(ofDrawn: "Row"))
    expect(left.x < row.x && window.place(ofDrawn: "Hidden") == nil)
  }

  private final class TallCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.frame.size.height = 77
      return attributes
    }
  }
  @QuickTesting.Test func `a cell says how high it wants to be`() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    view.register(TallCell.self, forCellWithReuseIdentifier: "tall")
    let source = Source(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B"])
    source.apply(snapshot, animatingDifferences: false)
    let window = show(view)
    _ = window
    expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.bounds.height, equals: 77)
  }

  private final class Ground: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .red
    }
    required init?(coder: NSCoder) { return nil }
  }
  private final class Badge: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }
    required init?(coder: NSCoder) { return nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds
    }
  }
  @QuickTesting.Test func `a section has a view behind it, and items have badges`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: 0)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: .fixed(5), trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0)
    section.decorationItems = [.background(elementKind: "ground")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.register(Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "b")
    let source = Source(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
    }
    source.supplementaryViewProvider = { view, kind, path in
      let badge = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "b", for: path)
      (badge as? Badge)?.label.text = "b\(path.item)"
      return badge
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B"])
    source.apply(snapshot, animatingDifferences: false)
    let window = show(view)
    let picture = try window.picture()
    expect(picture.color(x: 160, y: 15).red > 200 && picture.color(x: 160, y: 15).green < 90, "the view behind")
    let cell = try require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let frame = cell.convert(cell.bounds, to: view)
    expect(abs(frame.minX - 10) < 1 && abs(frame.minY - 35) < 1, "\(frame)")
    expect(window.place(ofDrawn: "b0") != nil && window.place(ofDrawn: "b1") != nil)
  }
}
