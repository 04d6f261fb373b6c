import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var pressed: [String] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "Detail"
    switch indexPath.row {
    case 0:
      let button = UIButton(type: .system)
      button.setTitle("Call", for: .normal)
      button.frame = CGRect(x: 100, y: 0, width: 60, height: 40)
      button.addAction(UIAction { [weak self] _ in self?.pressed.append("call") }, for: .touchUpInside)
      cell.contentView.addSubview(button)
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Notify"
      cell.accessoryView = toggle
    case 1: cell.accessoryType = .detailDisclosureButton
    default: cell.accessoryType = .disclosureIndicator
    }
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    pressed.append("row \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    pressed.append("info \(indexPath.row)")
  }
}

/// What assistive technology finds in a row of a list.
@MainActor struct RowElementsTests {
  private func labels(_ window: TestWindow) -> [String] {
    window.elements { $0.canBePressed || $0.traits.contains(.isToggle) || !$0.children.isEmpty }.map(\.label)
      .filter { !$0.isEmpty }
  }
  @Test(arguments: [Idiom.phone, .desktop])
  func `each control of a cell is an element beside its row`(idiom: Idiom) throws {
    let table = UITableView(frame: .zero, style: .plain), rows = Rows()
    (table.dataSource, table.delegate) = (rows, rows)
    let window = TestWindow(size: CGSize(width: 300, height: 400), idiom: idiom) { Holder(view: table) }
    expect(labels(window).contains("Row 0, Detail") && labels(window).contains("Call"), window.tree)
    expect(labels(window).contains("Notify") && labels(window).contains("More Info"), window.tree)
    // A switch that was made without a frame lies within its row.
    let toggle = try require(window.find { $0.label == "Notify" })
    expect(toggle.frame.maxX <= 300 - 16 && toggle.frame.height > 20 && toggle.frame.maxY <= 44, window.tree)
    // A row without controls is one element.
    expect(window.find { $0.label == "Row 2, Detail" }?.children.isEmpty == true, window.tree)
    window.press(named: "Call")
    window.press(named: "More Info")
    window.press(named: "Row 0, Detail")
    expect(rows.pressed, equals: ["call", "info 1", "row 0"])
    expect(window.reports, equals: [])
  }
  @QuickTesting.Test func `in a table that is edited the circle and the grip are elements, too`() {
    let table = UITableView(frame: .zero, style: .plain), rows = Rows()
    (table.dataSource, table.delegate) = (rows, rows)
    let window = TestWindow(size: CGSize(width: 300, height: 400), idiom: .phone) { Holder(view: table) }
    table.isEditing = true
    window.settle()
    let all = window.elements { _ in true }.map(\.label)
    expect(all.contains { $0.hasPrefix("Delete Row 0") } && all.contains { $0.hasPrefix("Reorder Row 0") }, window.tree)
    expect(all.contains("Call") && all.contains("More Info"), window.tree)
  }
  @QuickTesting.Test func `accessories of an item are elements beside it, and its grip moves it`() throws {
    let items = Items(), layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.isEditing = true
    let window = TestWindow(size: CGSize(width: 300, height: 400), idiom: .phone) { Holder(view: view) }
    expect(
      window.elements { $0.label == "Delete" }.count == 3 && window.elements { $0.label == "Reorder" }.count == 3,
      window.tree)
    expect(window.find { $0.label == "B" }?.traits.contains(.isButton) == true, window.tree)
    window.press(named: "Delete")
    expect(items.log, equals: ["delete"])
    window.perform(action: .named("Move Down"), on: try #require(window.find { $0.label == "Reorder" }))
    window.settle()
    expect(items.names, equals: ["B", "A", "C"])
    window.perform(action: .named("Move Up"), on: try #require(window.find { $0.label == "Reorder" }))
    window.settle()
    expect(items.names, equals: ["B", "A", "C"])
  }
}
private final class Items: NSObject, UICollectionViewDataSource {
  var names = ["A", "B", "C"]
  var log: [String] = []
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = names[indexPath.item]
      cell.contentConfiguration = content
      cell.accessories = [.delete { [weak self] in self?.log.append("delete") }, .reorder()]
    }
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    names.insert(names.remove(at: source.item), at: destination.item)
  }
}
