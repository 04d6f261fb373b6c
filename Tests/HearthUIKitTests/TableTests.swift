import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// A cell of an app, written as for UIKit.
private final class NumberCell: UITableViewCell {
  let label = UILabel()
  var preparations = 0
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

private final class Numbers: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var sections: [[Int]]
  var log: [String] = []
  var titles: [String?] = []
  var asked = 0
  lazy var table: UITableView = {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(NumberCell.self, forCellReuseIdentifier: "number")
    table.dataSource = self
    table.delegate = self
    return table
  }()
  init(_ sections: [[Int]]) {
    self.sections = sections
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func loadView() { view = table }
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath) as! NumberCell
    cell.label.text = "Number \(sections[indexPath.section][indexPath.row])"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.log.append("flag \(indexPath.row)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [flag])
  }
}

private struct Shown: UIViewControllerRepresentable {
  let controller: Numbers
  func makeUIViewController(context: Context) -> Numbers { controller }
  func updateUIViewController(_ controller: Numbers, context: Context) {}
}

private struct Controlled: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor struct TableTests {
  private func show(_ sections: [[Int]]) -> (TestWindow, Numbers) {
    let controller = Numbers(sections)
    return (
      TestWindow(size: CGSize(width: 320, height: 480), idiom: .phone) { Shown(controller: controller) }, controller
    )
  }
  private func drawn(_ window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").compactMap { line in
      line.contains("text") ? line.split(separator: "\"").dropFirst().first.map(String.init) : nil
    }
  }

  @Test func `rows have cells of the app's class, as high as their constraints ask`() throws {
    let (window, controller) = show([[1, 2, 3]])
    expect(drawn(window), equals: ["Number 1", "Number 2", "Number 3"])
    let cell = try require(controller.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? NumberCell)
    expect(cell.reuseIdentifier == "number" && controller.table.indexPath(for: cell) == IndexPath(row: 1, section: 0))
    expect(cell.frame.height == 40 + cell.label.intrinsicContentSize.height && cell.frame.width == 320)
    expect(window.reports.isEmpty)
  }
  @Test func `only rows that are seen have cells, which are used again`() {
    let (window, controller) = show([Array(0..<1_000_000)])
    expect(controller.asked < 20 && TableRow._elementCount == 1)
    for _ in 0..<20 { window.scroll(by: CGSize(width: 0, height: -400), at: CGPoint(x: 160, y: 200)) }
    expect(
      controller.asked > 60 && controller.table.reuse.madeCount < 30,
      "\(controller.table.reuse.madeCount) of \(controller.asked), \(controller.table.reuse.shown.count) shown")
    expect(controller.table.visibleCells.allSatisfy { $0 is NumberCell })
    let last = controller.table.indexPathsForVisibleRows?.last?.row ?? 0
    expect(drawn(window).contains("Number \(last)") && controller.table.contentOffset.y > 7000)
    controller.table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
    window.settle()
    expect(drawn(window).last, equals: "Number 999999")
  }
  @Test func `a tap selects a row, each time, and one at a time`() {
    let (window, controller) = show([[1, 2, 3]])
    window.tap(at: window.place(ofDrawn: "Number 2")!)
    expect(controller.log == ["select 1"] && controller.table.indexPathForSelectedRow?.row == 1)
    window.tap(at: window.place(ofDrawn: "Number 2")!)
    window.tap(at: window.place(ofDrawn: "Number 3")!)
    expect(controller.log, equals: ["select 1", "select 1", "deselect 1", "select 2"])
    controller.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
    expect(controller.table.indexPathForSelectedRow == nil && controller.log.count == 4)
    controller.table.allowsMultipleSelection = true
    window.settle()
    window.tap(at: window.place(ofDrawn: "Number 1")!)
    window.tap(at: window.place(ofDrawn: "Number 3")!)
    window.tap(at: window.place(ofDrawn: "Number 1")!)
    expect(controller.log.suffix(3), equals: ["select 0", "select 2", "deselect 0"])
    expect(controller.table.indexPathsForSelectedRows, equals: [IndexPath(row: 2, section: 0)])
  }
  @Test func `rows come, go and move, and the cells of others stay`() throws {
    let (window, controller) = show([[1, 2, 3], [10]])
    let cell = controller.table.cellForRow(at: IndexPath(row: 2, section: 0)), asked = controller.asked
    controller.sections = [[0, 1, 3], [10, 11]]
    controller.table.performBatchUpdates {
      controller.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      controller.table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 1)], with: .fade)
    }
    window.settle()
    window.advance(by: .seconds(1))
    expect(drawn(window), equals: ["Number 0", "Number 1", "Number 3", "Number 10", "Number 11"])
    expect(controller.table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell && controller.asked == asked + 2)
    controller.sections = [[3, 0, 1], [10, 11]]
    controller.table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
    window.settle()
    window.advance(by: .seconds(1))
    expect(drawn(window).first == "Number 3" && controller.asked == asked + 2)
    controller.sections = [[5]]
    controller.table.beginUpdates()
    controller.table.deleteSections([1], with: .none)
    controller.table.reloadSections([0], with: .none)
    controller.table.endUpdates()
    window.settle()
    window.advance(by: .seconds(1))
    expect(drawn(window) == ["Number 5"] && window.reports.isEmpty)
  }
  @Test func `numbers that do not fit are reported, and everything is read again`() {
    let (window, controller) = show([[1, 2, 3]])
    controller.sections = [[1]]
    controller.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    window.settle()
    expect(drawn(window) == ["Number 1"] && window.reports.count == 1, "\(window.reports)")
    expect(window.reports.first?.description.contains("[1] rows"), equals: true)
    controller.table.deleteRows(at: [IndexPath(row: 9, section: 4)], with: .none)
    window.settle()
    expect(drawn(window), equals: ["Number 1"])
  }
  @Test func `sections have titles, and rows offer actions`() throws {
    let (window, controller) = show([[1], [2]])
    controller.titles = ["First", nil]
    controller.table.reloadData()
    window.settle()
    expect(drawn(window), equals: ["First", "Number 1", "Number 2"])
    let place = window.place(ofDrawn: "Number 2")!
    window.touchDrag(
      from: place.applying(.init(translationX: 120, y: 0)), to: place.applying(.init(translationX: -20, y: 0)))
    window.tap(at: try require(window.place(ofDrawn: "Flag")))
    expect(controller.log, equals: ["flag 0"])
  }
  @Test func `cells have labels, an image and what stands at their edge`() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.accessoryType = .disclosureIndicator
    let table = UITableView(frame: .zero, style: .insetGrouped)
    let source = One(cell)
    table.dataSource = source
    let window = TestWindow(size: CGSize(width: 320, height: 200), idiom: .phone) { TableHolder(table: table) }
    expect(drawn(window) == ["Name", "Value"] && cell.frame.height == 44)
    let name = try require(window.place(ofDrawn: "Name")), value = try require(window.place(ofDrawn: "Value"))
    expect(name.y == value.y && value.x > 220)
    cell.accessoryType = .none
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("Title", "Second")
    cell.contentConfiguration = content
    window.settle()
    expect(drawn(window), equals: ["Title", "Second"])
    cell.contentConfiguration = UIHostingConfiguration { Text("Hosted").frame(height: 100) }
    window.settle()
    expect(drawn(window) == ["Hosted"] && cell.frame.height == 122, "\(cell.frame)")
  }
  @Test func `rows keep clear of bars, wherever the table is`() throws {
    final class Page: UIViewController {
      let table: UITableView
      let isPinned: Bool
      init(_ table: UITableView, isPinned: Bool) {
        (self.table, self.isPinned) = (table, isPinned)
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() { if isPinned { super.loadView() } else { view = table } }
      override func viewDidLoad() {
        if !isPinned { return }
        table.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(table)
        NSLayoutConstraint.activate([
          table.topAnchor.constraint(equalTo: view.topAnchor),
          table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }
    }
    struct Stack: UIViewControllerRepresentable {
      let page: Page
      func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: page)
      }
      func updateUIViewController(_ controller: UINavigationController, context: Context) {}
    }
    for isPinned in [false, true] {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil), source = One(cell), table = UITableView()
      cell.textLabel?.text = "Row"
      table.dataSource = source
      let page = Page(table, isPinned: isPinned)
      page.title = "Title"
      let window = TestWindow(size: CGSize(width: 320, height: 300), idiom: .phone) { Stack(page: page) }
      let title = try require(window.place(ofDrawn: "Title")), row = try require(window.place(ofDrawn: "Row"))
      expect(row.y > title.y + 20 && row.y < title.y + 80, "\(isPinned) \(title) \(row)")
      expect(table.frame.minY == 0 && table.adjustedContentInset.top > 40)
      table.contentInsetAdjustmentBehavior = .never
      window.settle()
      expect(window.place(ofDrawn: "Row")!.y < title.y + 20)
      expect(window.reports.isEmpty)
    }
  }
  @Test func `a cell is as high as the lines of its texts in the width of the table`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil), label = UILabel(), stack = UIStackView()
    let second = UILabel()
    (label.numberOfLines, second.numberOfLines) = (0, 0)
    label.text = "A text that takes more than one line in the width that this table has got"
    second.text = label.text
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(second)
    cell.contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
      stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
    ])
    let source = One(cell), table = UITableView()
    table.dataSource = source
    let window = TestWindow(size: CGSize(width: 232, height: 400)) { Holder(view: table) }
    // 17 points by 1.25, as round metrics have it.
    let line: CGFloat = 21.25, narrow = label.frame.height
    expect(narrow >= 3 * line && narrow.truncatingRemainder(dividingBy: line) == 0)
    expect(second.frame.height == narrow && cell.frame.height == 2 * narrow + 20)
    window.resize(to: CGSize(width: 432, height: 400))
    expect(label.frame.height < narrow && cell.frame.height == 2 * label.frame.height + 20)
    expect(window.reports.isEmpty)
  }
  @Test func `a row that is asked for before the table is shown is seen, whatever bars cover`() throws {
    for idiom in [Idiom.phone, .desktop] {
      let numbers = Numbers([Array(0..<40)])
      numbers.title = "Numbers"
      numbers.table.reloadData()
      numbers.table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
      let stack = UINavigationController(rootViewController: numbers)
      let window = TestWindow(size: CGSize(width: 320, height: 400), idiom: idiom) {
        Controlled(controller: stack).ignoresSafeArea()
      }
      window.advance(by: .seconds(1))
      let last = try require(window.find { $0.label == "Number 39" }, "\(idiom) \(window.tree)").frame
      expect(last.maxY, equals: 400, "\(idiom)")
      // What the user moves stays where it is.
      window.scroll(by: CGSize(width: 0, height: 300), at: CGPoint(x: 160, y: 200))
      window.advance(by: .seconds(2))
      let first = numbers.table.contentOffset
      window.resize(to: CGSize(width: 320, height: 380))
      window.advance(by: .seconds(1))
      expect(numbers.table.contentOffset, equals: first)
    }
  }
  @Test func `a cell without a class is reported once`() {
    let table = UITableView(), source = Unregistered()
    table.dataSource = source
    let window = TestWindow(size: CGSize(width: 320, height: 200)) { TableHolder(table: table) }
    expect(window.reports.count == 1 && window.reports[0].description.contains("'missing'"))
  }
}

@MainActor struct SnapshotTests {
  private enum Part: Hashable { case top, bottom }
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Part, String>

  @Test func `a snapshot keeps sections and items in order, each once`() {
    var snapshot = Snapshot()
    snapshot.appendSections([.top, .bottom])
    snapshot.appendItems(["a", "b"])
    snapshot.appendItems(["c", "d"], toSection: .top)
    snapshot.insertItems(["x"], beforeItem: "d")
    snapshot.insertItems(["y"], afterItem: "b")
    snapshot.moveItem("c", afterItem: "a")
    snapshot.deleteItems(["b"])
    expect(snapshot.itemIdentifiers(inSection: .top), equals: ["x", "d"])
    expect(snapshot.itemIdentifiers(inSection: .bottom), equals: ["a", "c", "y"])
    expect(snapshot.numberOfItems == 5 && snapshot.indexOfItem("y") == 4 && snapshot.indexOfItem("b") == nil)
    expect(snapshot.sectionIdentifier(containingItem: "c"), equals: .bottom)
    snapshot.moveSection(.bottom, beforeSection: .top)
    expect(snapshot.sectionIdentifiers, equals: [.bottom, .top])
    snapshot.appendItems(["d", "e"], toSection: .bottom)
    expect(snapshot.itemIdentifiers, equals: ["a", "c", "y", "e", "x", "d"])
    snapshot.deleteSections([.bottom])
    expect(snapshot.itemIdentifiers, equals: ["x", "d"])
  }
  @Test func `a table shows snapshots, and items keep their cells`() throws {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var made: [String] = []
    let source = UITableViewDiffableDataSource<Part, String>(tableView: table) { table, path, item in
      made.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = Snapshot()
    snapshot.appendSections([.top])
    snapshot.appendItems(["One", "Two"])
    source.apply(snapshot, animatingDifferences: false)
    let window = TestWindow(size: CGSize(width: 320, height: 300)) { TableHolder(table: table) }
    expect(made == ["One", "Two"] && source.indexPath(for: "Two") == IndexPath(row: 1, section: 0))
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    snapshot = source.snapshot()
    snapshot.insertItems(["Zero"], beforeItem: "One")
    source.apply(snapshot)
    window.settle()
    window.advance(by: .seconds(1))
    expect(made == ["One", "Two", "Zero"] && table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    snapshot.reloadItems(["Two"])
    source.apply(snapshot, animatingDifferences: false)
    window.settle()
    expect(
      made.last == "Two" && made.count == 4 && source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "Zero")
    source.apply(snapshot, animatingDifferences: false)
    window.settle()
    expect(window.reports.isEmpty)
  }
}

private struct TableHolder: UIViewRepresentable {
  let table: UITableView
  func makeUIView(context: Context) -> UITableView { table }
  func updateUIView(_ view: UITableView, context: Context) {}
}
private final class One: NSObject, UITableViewDataSource {
  let cell: UITableViewCell
  init(_ cell: UITableViewCell) { self.cell = cell }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}
private final class Unregistered: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "missing", for: indexPath)
  }
}
