import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

private final class Names: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
  var names = ["One", "Two", "Three", "Four"]
  var log: [String] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    if names[indexPath.row] == "Four" { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))
    item.localObject = names[indexPath.row]
    return [item]
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { log.append("begin") }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("end") }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let isOwn = session.localDragSession != nil
    return UITableViewDropProposal(operation: isOwn ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let target = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      guard let source = item.sourceIndexPath else {
        coordinator.session.loadObjects(ofClass: String.self) { [self] texts in
          names.insert(contentsOf: texts, at: target.row)
          tableView.reloadData()
        }
        continue
      }
      let place = min(target.row, names.count - 1)
      log.append("\(source.row) to \(place)")
      tableView.performBatchUpdates {
        self.names.insert(self.names.remove(at: source.row), at: place)
        tableView.deleteRows(at: [source], with: .automatic)
        tableView.insertRows(at: [IndexPath(row: place, section: 0)], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: target).addCompletion { [self] _ in log.append("there") }
    }
  }
}
private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var tiles = ["A", "B", "C", "D"]
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tiles.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: tiles[indexPath.item] as NSString))] }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let target = coordinator.destinationIndexPath, coordinator.proposal.operation == .move
    else { return }
    collectionView.performBatchUpdates {
      self.tiles.insert(self.tiles.remove(at: source.item), at: target.item)
      collectionView.moveItem(at: source, to: target)
    }
    coordinator.drop(item.dragItem, toItemAt: target)
  }
}

/// Rows and items that are dragged within their list. Source: Apple, documentation of `UITableViewDragDelegate` and of those beside it.
@MainActor struct RowDragTests {
  private func table(_ names: Names) -> (TestWindow, UITableView) {
    let table = UITableView(frame: .zero, style: .plain)
    (table.dataSource, table.dragDelegate, table.dropDelegate) = (names, names, names)
    table.rowHeight = 50
    return (TestWindow(size: CGSize(width: 300, height: 400)) { Holder(view: table) }, table)
  }

  @Test func `a row is dragged to another place`() {
    let names = Names(), (window, table) = table(names)
    window.drag(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 125))
    window.settle()
    expect(names.names, equals: ["Two", "Three", "One", "Four"])
    expect(
      names.log == ["begin", "0 to 2", "there", "end"] && window.reports.isEmpty, "\(names.log) \(window.reports)")
    // Until then the rows are on the way to their places.
    window.advance(by: .seconds(2))
    window.drag(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 350))
    expect(names.names, equals: ["Three", "One", "Four", "Two"])
    withExtendedLifetime(table) {}
  }
  @Test func `a row without things, and one of a table that allows no drags, stays`() {
    let names = Names(), (window, table) = table(names)
    window.drag(from: CGPoint(x: 100, y: 175), to: CGPoint(x: 100, y: 25))
    table.dragInteractionEnabled = false
    window.settle()
    window.drag(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 125))
    expect(names.names == ["One", "Two", "Three", "Four"] && names.log.isEmpty, "\(names.log)")
  }
  @Test func `things of other programs are dropped among rows`() {
    let names = Names(), (window, table) = table(names)
    let outcome = window.drop([ClipboardContents.textType: Data("Pear".utf8)], at: CGPoint(x: 100, y: 75))
    expect(outcome == .copy && names.names == ["One", "Pear", "Two", "Three", "Four"], "\(names.names)")
    withExtendedLifetime(table) {}
  }
  @Test func `an item is dragged to another place`() {
    let tiles = Tiles(), layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: 100, height: 100), 0)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    (view.dataSource, view.dragDelegate, view.dropDelegate) = (tiles, tiles, tiles)
    let window = TestWindow(size: CGSize(width: 300, height: 400)) { Holder(view: view) }
    window.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50))
    expect(tiles.tiles == ["B", "C", "A", "D"] && window.reports.isEmpty, "\(tiles.tiles) \(window.reports)")
  }
}
