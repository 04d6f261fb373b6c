import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

private final class TileCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
private final class TitleView: UICollectionReusableView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[Int]]
  var log: [String] = []
  var asked = 0
  var width: CGFloat?
  init(_ sections: [[Int]]) { self.sections = sections }
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as! TileCell
    cell.label.text = "\(sections[indexPath.section][indexPath.item])"
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TitleView)?.label.text = "Section \(indexPath.section)"
    return view
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    width.map { CGSize(width: $0, height: 40) } ?? (collectionViewLayout as! UICollectionViewFlowLayout).itemSize
  }
}

@MainActor struct CollectionTests {
  private func show(
    _ layout: UICollectionViewLayout, _ tiles: Tiles, _ size: CGSize = CGSize(width: 320, height: 400)
  ) -> (TestWindow, UICollectionView) {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    view.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    (view.dataSource, view.delegate) = (tiles, tiles)
    return (TestWindow(size: size, idiom: .phone) { Holder(view: view) }, view)
  }
  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section)).map { $0.convert($0.bounds, to: nil) }
  }

  @Test func `a flow puts as many items in a line as there is room for`() {
    let layout = UICollectionViewFlowLayout(), tiles = Tiles([Array(0..<8), [10]])
    layout.itemSize = CGSize(width: 90, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let (window, view) = show(layout, tiles)
    // 300 points for three items of 90: 15 between them.
    expect(frame(view, 0), equals: CGRect(x: 10, y: 35, width: 90, height: 50))
    expect(frame(view, 2), equals: CGRect(x: 220, y: 35, width: 90, height: 50))
    expect(frame(view, 3), equals: CGRect(x: 10, y: 95, width: 90, height: 50))
    expect(frame(view, 7), equals: CGRect(x: 115, y: 155, width: 90, height: 50))
    expect(frame(view, 0, 1), equals: CGRect(x: 10, y: 245, width: 90, height: 50))
    expect(window.displayList.contains("\"Section 1\"") && window.reports.isEmpty)
    tiles.width = 200
    layout.invalidateLayout()
    window.settle()
    expect(frame(view, 1), equals: CGRect(x: 10, y: 85, width: 200, height: 40))
    tiles.width = .nan
    layout.invalidateLayout()
    window.settle()
    expect(window.reports.count == 1 && frame(view, 0)?.width == 50, "\(window.reports)")
  }
  @Test func `only items that are seen have cells, which are used again`() {
    let layout = UICollectionViewFlowLayout(), tiles = Tiles([Array(0..<100_000)])
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout), source = Plain(tiles)
    view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = source
    let window = TestWindow(size: CGSize(width: 320, height: 400), idiom: .phone) { Holder(view: view) }
    expect(tiles.asked < 30)
    for _ in 0..<20 { window.scroll(by: CGSize(width: 0, height: -400), at: CGPoint(x: 160, y: 200)) }
    expect(tiles.asked > 150 && view.reuse.madeCount < 60, "\(view.reuse.madeCount) of \(tiles.asked)")
    expect(view.contentOffset.y > 7000)
  }
  @Test func `a tap selects an item`() {
    let tiles = Tiles([[1, 2, 3]]), (window, view) = show(UICollectionViewFlowLayout(), tiles)
    window.tap(at: window.place(ofDrawn: "2")!)
    window.tap(at: window.place(ofDrawn: "3")!)
    expect(tiles.log, equals: ["select 1", "deselect 1", "select 2"])
    expect(view.indexPathsForSelectedItems, equals: [IndexPath(item: 2, section: 0)])
    expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected, equals: true)
  }
  @Test func `items come and go`() {
    let tiles = Tiles([[1, 2, 3]]), (window, view) = show(UICollectionViewFlowLayout(), tiles)
    let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
    tiles.sections = [[0, 1, 3]]
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    window.settle()
    window.advance(by: .seconds(1))
    expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell && window.reports.isEmpty)
    expect(window.place(ofDrawn: "0") != nil && window.place(ofDrawn: "2") == nil)
  }
  @Test func `groups lie as their sizes say`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    let (window, view) = show(UICollectionViewCompositionalLayout(section: section), Tiles([Array(0..<6)]))
    expect(frame(view, 0), equals: CGRect(x: 2, y: 22, width: 76, height: 56))
    expect(frame(view, 3), equals: CGRect(x: 242, y: 22, width: 76, height: 56))
    expect(frame(view, 4), equals: CGRect(x: 2, y: 92, width: 76, height: 56))
    expect(window.reports.isEmpty)
  }
  @Test func `a header that is pinned stays in view as long as its section, another one goes`() {
    func tops(isPinned: Bool) -> [CGFloat?] {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
      let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = isPinned
      section.boundarySupplementaryItems = [header]
      let layout = UICollectionViewCompositionalLayout(section: section)
      let (window, _) = show(layout, Tiles([Array(0..<20), Array(0..<20)]))
      let before = window.place(ofDrawn: "Section 0")?.y
      window.scroll(by: CGSize(width: 0, height: -300), at: CGPoint(x: 160, y: 200))
      return [before, window.place(ofDrawn: "Section 0")?.y]
    }
    let pinned = tops(isPinned: true), free = tops(isPinned: false)
    expect(pinned[0] != nil && pinned[0] == pinned[1] && free[0] == pinned[0], "\(pinned) \(free)")
    expect(free[1] == nil, "\(free)")
  }
  @Test func `groups can hold groups, and sections scroll across`() {
    func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [large, column])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let (window, view) = show(UICollectionViewCompositionalLayout { _, _ in section }, Tiles([Array(0..<9)]))
    expect(frame(view, 0), equals: CGRect(x: 0, y: 0, width: 140, height: 100))
    expect(frame(view, 1), equals: CGRect(x: 140, y: 0, width: 60, height: 50))
    expect(frame(view, 2), equals: CGRect(x: 140, y: 50, width: 60, height: 50))
    expect(frame(view, 3), equals: CGRect(x: 200, y: 0, width: 140, height: 100))
    window.scroll(by: CGSize(width: -150, height: 0), at: CGPoint(x: 100, y: 50))
    expect(frame(view, 3)?.minX == 50 && window.reports.isEmpty)
  }
  @Test func `a list has rows as high as their content`() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two"])
    source.apply(snapshot, animatingDifferences: false)
    let window = TestWindow(size: CGSize(width: 320, height: 300), idiom: .phone) { Holder(view: view) }
    let one = try require(window.place(ofDrawn: "One")), two = try require(window.place(ofDrawn: "Two"))
    expect(two.y - one.y, equals: 44)
    snapshot.deleteItems(["One"])
    source.apply(snapshot, animatingDifferences: false)
    window.settle()
    expect(window.place(ofDrawn: "One") == nil && window.place(ofDrawn: "Two") == one)
    expect(ListLayoutRow._elementCount == 1 && window.reports.isEmpty)
  }
}

/// Passes on what a source says, without sizes.
private final class Plain: NSObject, UICollectionViewDataSource {
  let tiles: Tiles
  init(_ tiles: Tiles) { self.tiles = tiles }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    tiles.sections[0].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    tiles.collectionView(collectionView, cellForItemAt: indexPath)
  }
}
