import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

private final class Letters: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var count = 0
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// What an app puts behind and over the rows of a table and the items of a collection.
@MainActor struct ListSurroundingsTests {
  private let letters = Letters()
  private func makeTable() -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = letters
    return table
  }
  private func makeCollection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = letters
    return collection
  }
  private func show(_ view: UIView) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 400)) { Holder(view: view) }
  }
  private func makeNote() -> UILabel {
    let note = UILabel()
    note.text = "Nothing here"
    note.textAlignment = .center
    note.accessibilityIdentifier = "note"
    return note
  }

  /// Of the words, which are in the middle of their label.
  private func middle(_ window: TestWindow) throws -> CGPoint {
    let frame = try window.element("note").frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func `what a table without rows says is as large as the table`() throws {
    let table = makeTable()
    table.backgroundView = makeNote()
    let window = show(table)
    expect(try middle(window), equals: CGPoint(x: 150, y: 200))
    expect(window.displayList.contains("Nothing here"))
    table.backgroundView = nil
    window.settle()
    expect(!window.displayList.contains("Nothing here"))
  }
  @Test func `it is set and removed while the table is seen, behind the rows`() throws {
    let table = makeTable()
    let window = show(table)
    table.backgroundView = makeNote()
    window.settle()
    expect(window.displayList.contains("Nothing here"))
    letters.count = 40
    table.reloadData()
    window.settle()
    let lines = window.displayList.split(separator: "\n").filter { $0.contains("text ") }
    expect(lines.first?.contains("Nothing here") == true, window.displayList)
    let place = try window.element("note").frame
    table.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    window.settle()
    expect(try window.element("note").frame, equals: place)
    table.backgroundView = nil
    window.settle()
    expect(!window.displayList.contains("Nothing here"))
  }
  @Test func `a collection has a view behind its items`() {
    letters.count = 3
    let collection = makeCollection(), ground = UIView()
    ground.backgroundColor = .red
    collection.backgroundView = ground
    let window = show(collection)
    expect(window.displayList.contains("fill 0,0 300x400"), window.displayList)
    collection.backgroundView = nil
    window.settle()
    expect(!window.displayList.contains("fill 0,0 300x400"), window.displayList)
  }
  @Test func `views that are added to a table lie over the rows and move with them`() throws {
    letters.count = 40
    let table = makeTable(), button = UIButton(type: .system)
    button.setTitle("Compose", for: .normal)
    button.accessibilityIdentifier = "compose"
    button.frame = CGRect(x: 180, y: 300, width: 100, height: 40)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    table.addSubview(button)
    let window = show(table)
    expect(try window.element("compose").frame.origin, equals: CGPoint(x: 180, y: 300))
    window.click(at: CGPoint(x: 230, y: 320))
    expect(presses, equals: 1)
    table.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    window.settle()
    expect(try window.element("compose").frame.origin, equals: CGPoint(x: 180, y: 200))
    button.removeFromSuperview()
    window.settle()
    expect(!window.displayList.contains("Compose"))
  }
  @Test func `views that are added to a collection lie over the items, which are pressed beside them`() throws {
    letters.count = 3
    let collection = makeCollection(), label = makeNote()
    label.frame = CGRect(x: 0, y: 350, width: 300, height: 40)
    let window = show(collection)
    collection.addSubview(label)
    window.settle()
    expect(try middle(window), equals: CGPoint(x: 150, y: 370))
    window.click(at: CGPoint(x: 20, y: 20))
    expect(collection.indexPathsForSelectedItems, equals: [IndexPath(item: 0, section: 0)])
  }
}
