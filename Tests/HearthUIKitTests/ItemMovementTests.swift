import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

private final class LetterCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
private final class Letters: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var letters = ["A", "B", "C", "D", "E", "F"]
  var moves: [String] = []
  /// The first item that stays in its place, and those before it.
  var fixed: Int?
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { letters.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath) as! LetterCell
    cell.label.text = letters[indexPath.item]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    letters[indexPath.item] != "F"
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
    letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard let fixed, proposedIndexPath.item <= fixed else { return proposedIndexPath }
    return IndexPath(item: fixed + 1, section: 0)
  }
}
private final class Board: UICollectionViewController {
  var letters = ["A", "B", "C", "D"]
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    letters.count
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath) as! LetterCell
    cell.label.text = letters[indexPath.item]
    return cell
  }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}
private struct BoardHolder: UIViewControllerRepresentable {
  let board: Board
  func makeUIViewController(context: Context) -> Board { board }
  func updateUIViewController(_ controller: Board, context: Context) {}
}

/// Items that the user moves. Source: Apple, documentation of `beginInteractiveMovementForItem(at:)`.
@MainActor struct ItemMovementTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private func show(_ letters: Letters) -> (TestWindow, UICollectionView) {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (
      CGSize(width: 100, height: 100), 0, 0
    )
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    (view.dataSource, view.delegate) = (letters, letters)
    return (TestWindow(size: CGSize(width: 300, height: 400), idiom: .phone) { Holder(view: view) }, view)
  }
  private func shown(_ view: UICollectionView) -> String {
    (0..<view.numberOfItems(inSection: 0)).map {
      (view.cellForItem(at: path($0)) as? LetterCell)?.label.text ?? "-"
    }.joined()
  }
  /// How many views in the cells have a label for assistive technology.
  private func labels(_ view: UICollectionView, _ label: String) -> Int {
    @MainActor func count(_ view: UIView) -> Int {
      view.subviews.reduce(view.accessibilityLabel == label ? 1 : 0) { $0 + count($1) }
    }
    return view.visibleCells.reduce(0) { $0 + count($1) }
  }
  private func middle(_ item: Int) -> CGPoint { CGPoint(x: 50 + 100 * (item % 3), y: 50 + 100 * (item / 3)) }

  @Test func `others make room for an item, and the data source hears of it at the end`() {
    let letters = Letters(), (window, view) = show(letters)
    expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(middle(1))
    window.settle()
    window.advance(by: .seconds(1))
    expect(shown(view) == "BACDEF" && letters.moves.isEmpty, "\(shown(view))")
    view.updateInteractiveMovementTargetPosition(middle(4))
    window.settle()
    window.advance(by: .seconds(1))
    expect(shown(view), equals: "BCDEAF")
    view.endInteractiveMovement()
    window.settle()
    expect(letters.moves == ["0 to 4"] && letters.letters.joined() == "BCDEAF" && shown(view) == "BCDEAF")
    expect(window.reports.isEmpty, "\(window.reports)")
  }
  @Test func `an item is put back, and one that may not be moved stays`() {
    let letters = Letters(), (window, view) = show(letters)
    expect(!view.beginInteractiveMovementForItem(at: path(5)))
    expect(view.beginInteractiveMovementForItem(at: path(0)) && !view.beginInteractiveMovementForItem(at: path(1)))
    view.updateInteractiveMovementTargetPosition(middle(2))
    window.settle()
    view.cancelInteractiveMovement()
    window.settle()
    window.advance(by: .seconds(1))
    expect(shown(view) == "ABCDEF" && letters.moves.isEmpty, "\(shown(view))")
  }
  @Test func `the delegate says where an item comes`() {
    let letters = Letters(), (window, view) = show(letters)
    letters.fixed = 1
    expect(view.beginInteractiveMovementForItem(at: path(4)))
    view.updateInteractiveMovementTargetPosition(middle(0))
    view.endInteractiveMovement()
    window.settle()
    expect(letters.moves, equals: ["4 to 2"])
  }
  @Test func `a picture of the item follows the finger`() throws {
    let letters = Letters(), (window, view) = show(letters)
    expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 340))
    window.settle()
    window.advance(by: .seconds(1))
    expect(window.place(ofDrawn: "A").map { $0.y > 300 } == true, "\(window.displayList)")
    view.endInteractiveMovement()
    window.settle()
    window.advance(by: .seconds(1))
    expect(window.place(ofDrawn: "A").map { $0.y < 200 } == true, "\(window.displayList)")
  }
  @Test func `a controller lets a finger that rests on an item move it`() {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: 100, height: 100), 0)
    let board = Board(collectionViewLayout: layout)
    let window = TestWindow(size: CGSize(width: 300, height: 400), idiom: .phone) { BoardHolder(board: board) }
    window.touchDown(at: CGPoint(x: 50, y: 50))
    window.advance(by: .seconds(1))
    window.touchMove(to: CGPoint(x: 120, y: 50))
    window.touchMove(to: CGPoint(x: 250, y: 60))
    window.touchUp(at: CGPoint(x: 250, y: 60))
    window.settle()
    expect(board.letters.joined(), equals: "BCAD")
    expect(window.reports.isEmpty, "\(window.reports)")
  }
  @Test func `a data source of snapshots shows what was moved, and tells how it differs`() {
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.reorder(), .delete(displayed: .whenEditing), .checkmark(displayed: .whenNotEditing)]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var said: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "Fixed" }
    source.reorderingHandlers.didReorder = { transaction in
      said = transaction.finalSnapshot.itemIdentifiers
      expect(transaction.sectionTransactions.count == 1 && transaction.difference.count == 2)
      expect(transaction.sectionTransactions.first?.initialSnapshot.items ?? [], equals: ["One", "Two", "Fixed"])
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two", "Fixed"])
    source.apply(snapshot, animatingDifferences: false)
    let window = TestWindow(size: CGSize(width: 320, height: 300), idiom: .phone) { Holder(view: view) }
    expect(labels(view, "Reorder") == 0 && labels(view, "Delete") == 0)
    view.isEditing = true
    window.settle()
    expect(labels(view, "Reorder") == 3 && labels(view, "Delete") == 3)
    window.touchDrag(from: CGPoint(x: 296, y: 22), to: CGPoint(x: 296, y: 70))
    window.settle()
    expect(said == ["Two", "One", "Fixed"] && source.snapshot().itemIdentifiers == said, "\(said)")
    said = []
    window.touchDrag(from: CGPoint(x: 296, y: 110), to: CGPoint(x: 296, y: 20))
    expect(said.isEmpty && window.reports.isEmpty, "\(said) \(window.reports)")
  }
}
