import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

private final class Rows: UIViewController, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching
{
  var sections = [["Apple", "Avocado"], ["Beet"]]
  var log: [String] = []
  var forbidden: Set<Int> = []
  let table = UITableView(frame: .zero, style: .plain)
  override func loadView() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate, table.prefetchDataSource) = (self, self, self)
    view = table
  }
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let text = sections[indexPath.section][indexPath.row]
    cell.configurationUpdateHandler = { cell, state in
      var content = cell.defaultContentConfiguration()
      content.text = state.isSelected ? "Chosen \(text)" : text
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listPlainCell()
      cell.backgroundConfiguration?.backgroundColor = state.isSelected ? .red : .white
    }
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Part \(section)" }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    guard section == 1, let header = view as? UITableViewHeaderFooterView else { return }
    header.textLabel?.textColor = .green
    header.textLabel?.font = .systemFont(ofSize: 30)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    !forbidden.contains(indexPath.row)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("\(indexPath.row)") }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    log.append("ahead \(indexPaths.map(\.row))")
  }
}

/// Cells whose content follows their state, and what a table's delegate says of rows and sections.
@MainActor struct CellStateTests {
  private func show(_ rows: Rows) -> TestWindow {
    TestWindow(size: CGSize(width: 320, height: 480), idiom: .phone) { Shown(controller: rows) }
  }
  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test func `a cell's content and background follow its state`() throws {
    let rows = Rows(), window = show(rows)
    expect(window.displayList.contains("\"Apple\""))
    let cell = try require(rows.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    expect(
      cell.configurationState.isSelected == false
        && cell.stateRecord.background?.configuration.backgroundColor == .white)
    rows.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    window.settle()
    expect(
      window.displayList.contains("\"Chosen Apple\"")
        && cell.stateRecord.background?.configuration.backgroundColor == .red)
    expect(cell.stateRecord.background?.frame.size == cell.bounds.size)
    rows.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    window.settle()
    expect(!window.displayList.contains("\"Chosen Apple\""))
  }
  @Test func `a row that may not be highlighted is not selected`() throws {
    let rows = Rows()
    rows.forbidden = [1]
    let window = show(rows)
    let apple = rows.table.rectForRow(at: IndexPath(row: 0, section: 0))
    let avocado = rows.table.rectForRow(at: IndexPath(row: 1, section: 0))
    expect(apple.height > 0 && avocado.minY >= apple.maxY)
    for row in 0..<2 {
      let cell = try require(rows.table.cellForRow(at: IndexPath(row: row, section: 0)))
      window.click(at: cell.convert(CGPoint(x: 100, y: 20), to: nil))
    }
    expect(rows.log.filter { !$0.hasPrefix("ahead") }, equals: ["0"])
  }
  @Test func `a header's title has the look that the delegate gives it, and the index leads to sections`() throws {
    let rows = Rows(), window = show(rows)
    expect(rows.table.headerView(forSection: 1)?.textLabel?.textColor == .green)
    expect(rows.table.headerView(forSection: 0) == nil && window.displayList.contains("\"Part 1\""))
    expect(rows.table.indexTitle(0) == "A" && rows.table.indexTitle(1) == "B")
    expect(window.displayList.contains("\"B\""))
  }
  @Test func `rows are told of before they are seen`() {
    let rows = Rows()
    rows.sections = [(0..<200).map { "Row \($0)" }]
    _ = show(rows)
    expect(rows.log.contains { $0.hasPrefix("ahead") })
  }
  @Test func `an item's handler hears that it is selected`() throws {
    final class Items: NSObject, UICollectionViewDataSource {
      var states: [Bool] = []
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.configurationUpdateHandler = { [weak self] _, state in self?.states.append(state.isSelected) }
        return cell
      }
    }
    let view = UICollectionView(frame: .zero), items = Items()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    let window = TestWindow(size: CGSize(width: 200, height: 200), idiom: .phone) { Holder(view: view) }
    window.click(at: CGPoint(x: 20, y: 20))
    expect(items.states.first == false && items.states.last == true)
  }
}
