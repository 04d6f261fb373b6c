import HearthSelectors
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Tables and outlines by the names of a Mac.
@MainActor @Suite(.serialized) struct MacTableTests {}

private struct Shown: NSViewRepresentable {
  let view: NSView
  func makeNSView(context: Context) -> NSView { view }
  func updateNSView(_ view: NSView, context: Context) {}
}
private let nameCell = NSUserInterfaceItemIdentifier("name cell")

/// Rows of names, and what was done with them.
@MainActor private final class Names: NSObject, NSTableViewDataSource, NSTableViewDelegate {
  var names: [String]
  var lines: [String] = []
  var made = 0
  var locked: Set<Int> = []
  init(_ names: [String]) { self.names = names }
  func numberOfRows(in tableView: NSTableView) -> Int { names.count }
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    if tableColumn?.identifier.rawValue == "length" { return NSTextField(labelWithString: "\(names[row].count)") }
    let cell = tableView.makeView(withIdentifier: nameCell, owner: self) as? NSTableCellView ?? makeCell()
    cell.textField?.stringValue = names[row]
    return cell
  }
  private func makeCell() -> NSTableCellView {
    made += 1
    let cell = NSTableCellView(frame: CGRect(x: 0, y: 0, width: 100, height: 24))
    let text = NSTextField(labelWithString: "")
    cell.identifier = nameCell
    cell.addSubview(text)
    text.frame = cell.bounds
    cell.textField = text
    text.autoresizingMask = [.width, .height]
    return cell
  }
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { !locked.contains(row) }
  func tableViewSelectionDidChange(_ notification: Notification) {
    lines.append("selected \((notification.object as? NSTableView)?.selectedRow ?? -2)")
  }
  func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {
    guard let first = tableView.sortDescriptors.first else { return }
    lines.append("sort \(first.key ?? "none") \(first.ascending)")
    names.sort { first.ascending ? $0 < $1 : $0 > $1 }
    tableView.reloadData()
  }
  func act(_ table: NSTableView) { lines.append("click \(table.clickedRow) \(table.clickedColumn)") }
  func open(_ table: NSTableView) { lines.append("open \(table.clickedRow)") }
  static let act = Selector("act:", Names.act(_:))
  static let open = Selector("open:", Names.open(_:))
  func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)? {
    tableView.identifier?.rawValue == "drags" ? names[row] as NSString : nil
  }
  func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation { dropOperation == .above ? .copy : [] }
  func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int, dropOperation: NSTableView.DropOperation
  ) -> Bool {
    lines.append("drop \(info.draggingPasteboard.string(forType: .string) ?? "") \(row)")
    return true
  }
}

extension MacTableTests {
  private func table(_ names: Names) -> (NSScrollView, NSTableView) {
    let table = NSTableView(), scroll = NSScrollView()
    let name = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name"))
    name.title = "Name"
    name.width = 150
    name.sortDescriptorPrototype = NSSortDescriptor(key: "name", ascending: true)
    let length = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("length"))
    length.title = "Length"
    table.addTableColumn(name)
    table.addTableColumn(length)
    table.dataSource = names
    table.delegate = names
    scroll.documentView = table
    scroll.hasVerticalScroller = true
    return (scroll, table)
  }
  private func show(_ view: NSView) -> TestWindow {
    TestWindow(size: CGSize(width: 320, height: 240)) { Shown(view: view).frame(width: 320, height: 240) }
  }
  private func middle(_ window: TestWindow, _ label: String) throws -> CGPoint {
    let frame = try require(window.find { $0.label == label }).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @QuickTesting.Test func `rows that are seen alone have views, which are used again`() throws {
    let names = Names((0..<10_000).map { "Name \($0)" }), (scroll, table) = table(names)
    let window = show(scroll)
    expect(table.numberOfRows == 10_000 && window.find { $0.label == "Name 3" } != nil)
    let made = names.made
    expect(made > 3 && made < 40)
    table.scrollRowToVisible(9_000)
    window.settle()
    expect(window.find { $0.label == "Name 9000" } != nil && window.find { $0.label == "Name 3" } == nil)
    expect(names.made < 2 * made + 10)
    let row = try require(window.find { $0.label == "Name 9000" }).frame
    expect(table.row(at: CGPoint(x: 20, y: row.midY)), equals: 9_000)
    let cell = try require(table.view(atColumn: 0, row: 9_000, makeIfNecessary: false) as? NSTableCellView)
    let text = try require(cell.textField)
    expect(table.row(for: cell) == 9_000 && table.row(for: text) == 9_000)
    expect(table.column(for: cell) == 0 && table.rect(ofRow: 9_000).height == 24)
  }
  @QuickTesting.Test func `a click selects a row, which the delegate may refuse`() throws {
    let names = Names(["Ada", "Bo", "Cy"]), (scroll, table) = table(names)
    let window = show(scroll)
    window.click(at: try middle(window, "Bo"))
    expect(table.selectedRow == 1 && names.lines == ["selected 1"])
    let cell = try require(table.view(atColumn: 0, row: 1, makeIfNecessary: false) as? NSTableCellView)
    expect(cell.backgroundStyle, equals: .emphasized)
    names.locked = [2]
    window.click(at: try middle(window, "Cy"))
    expect(table.selectedRowIndexes, equals: IndexSet(integer: 1))
    table.allowsMultipleSelection = true
    window.settle()
    table.selectRowIndexes([0, 2], byExtendingSelection: false)
    expect(table.selectedRowIndexes == [0, 2] && table.isRowSelected(2) && table.numberOfSelectedRows == 2)
    table.deselectAll(nil)
    expect(table.selectedRow, equals: -1)
  }
  @QuickTesting.Test func `a title sorts, and turns the order round`() throws {
    let names = Names(["Cy", "Ada", "Bo"]), (scroll, table) = table(names)
    let window = show(scroll)
    window.click(at: try middle(window, "Name"))
    window.click(at: try middle(window, "Name"))
    expect(names.lines.filter { $0.hasPrefix("sort") } == ["sort name true", "sort name false"])
    expect(names.names == ["Cy", "Bo", "Ada"] && table.sortDescriptors.first?.ascending == false)
    try expect(middle(window, "Cy").y < middle(window, "Bo").y)
  }
  @QuickTesting.Test func `rows come and go, and the selection stays with its row`() throws {
    let names = Names(["Ada", "Bo", "Cy"]), (scroll, table) = table(names)
    let window = show(scroll)
    table.selectRowIndexes([1], byExtendingSelection: false)
    names.names.insert("Aaron", at: 0)
    table.insertRows(at: [0], withAnimation: .slideDown)
    window.settle()
    expect(table.selectedRow == 2 && window.find { $0.label == "Aaron" } != nil)
    names.names.remove(at: 2)
    table.removeRows(at: [2], withAnimation: [])
    window.settle()
    expect(table.selectedRow == -1 && window.find { $0.label == "Bo" } == nil && window.reports.isEmpty)
    names.names[1] = "Ada Lovelace"
    table.reloadData(forRowIndexes: [1], columnIndexes: [0])
    window.settle()
    expect(window.find { $0.label == "Ada Lovelace" } != nil)
  }
  @QuickTesting.Test func `a click and a double click call methods, with the row that is meant`() throws {
    let names = Names(["Ada", "Bo", "Cy"]), (scroll, table) = table(names)
    table.target = names
    table.action = Names.act
    table.doubleAction = Names.open
    let window = show(scroll)
    window.click(at: try middle(window, "Bo"))
    expect(names.lines.contains("click 1 0"))
    names.lines = []
    window.click(at: try middle(window, "Cy"), count: 2)
    expect(names.lines.filter { $0.hasPrefix("open") }, equals: ["open 2"])
  }
  @QuickTesting.Test func `the menu of a table is about the row under the pointer`() throws {
    let names = Names(["Ada", "Bo", "Cy"]), (scroll, table) = table(names), menu = NSMenu()
    menu.addItem(withTitle: "Remove", action: nil, keyEquivalent: "")
    table.menu = menu
    let window = show(scroll)
    window.secondaryClick(at: try middle(window, "Cy"))
    expect(table.clickedRow == 2 && window.find { $0.label == "Remove" } != nil)
  }
  @QuickTesting.Test func `texts of a data source are shown where there are no views, without titles too`() {
    final class Texts: NSObject, NSTableViewDataSource {
      func numberOfRows(in tableView: NSTableView) -> Int { 2 }
      func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
        row == 0 ? "Word" : 12 as Any
      }
    }
    let texts = Texts(), table = NSTableView()
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("column"))
    column.title = "Title"
    table.addTableColumn(column)
    table.dataSource = texts
    let window = show(table)
    expect(window.find { $0.label == "Word" } != nil && window.find { $0.label == "12" } != nil)
    expect(window.find { $0.label == "Title" } != nil)
    table.headerView = nil
    window.settle()
    expect(window.find { $0.label == "Title" } == nil && window.find { $0.label == "Word" } != nil)
  }
  @QuickTesting.Test func `a table takes what is dropped between its rows`() throws {
    let names = Names(["Ada", "Bo", "Cy"]), (scroll, table) = table(names)
    table.registerForDraggedTypes([.string])
    let window = show(scroll), bo = try require(window.find { $0.label == "Bo" }).frame
    expect(
      window.drop([ClipboardContents.textType: Data("Milk".utf8)], at: CGPoint(x: bo.midX, y: bo.midY - 10)) != nil)
    window.settle()
    expect(names.lines, equals: ["drop Milk 1"])
    expect(window.drop([ClipboardContents.textType: Data("Milk".utf8)], at: CGPoint(x: bo.midX, y: bo.midY)) == nil)
  }
  @QuickTesting.Test func `a row is dragged to another view of the app`() throws {
    final class Basket: NSView {
      var words = ""
      override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
        sender.draggingSource is NSTableView ? .copy : []
      }
      override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
        words = sender.draggingPasteboard.string(forType: .string) ?? ""
        return true
      }
    }
    let names = Names(["Ada", "Bo", "Cy"]), (scroll, table) = table(names), basket = Basket()
    table.identifier = NSUserInterfaceItemIdentifier("drags")
    table.reloadData()
    basket.registerForDraggedTypes([.string])
    let window = TestWindow(size: CGSize(width: 320, height: 300)) {
      VStack(spacing: 0) {
        Shown(view: scroll).frame(width: 320, height: 200)
        Shown(view: basket).frame(width: 320, height: 100)
      }
    }
    window.drag(from: try middle(window, "Bo"), to: CGPoint(x: 160, y: 250))
    window.settle()
    expect(basket.words, equals: "Bo")
  }
  @QuickTesting.Test func `a table goes with its window`() {
    weak var gone: NSTableView?
    do {
      let names = Names(["Ada", "Bo"]), (scroll, table) = table(names)
      gone = table
      let window = show(scroll)
      window.close()
    }
    expect(gone == nil)
  }
}

/// A tree of folders, and what was done with it.
@MainActor private final class Folders: NSObject, NSOutlineViewDataSource, NSOutlineViewDelegate {
  final class Folder {
    let name: String
    var inner: [Folder]
    init(_ name: String, _ inner: [Folder] = []) { (self.name, self.inner) = (name, inner) }
  }
  let roots = [
    Folder("Home", [Folder("Music", [Folder("Jazz"), Folder("Rock")]), Folder("Pictures")]), Folder("Trash"),
  ]
  var lines: [String] = []
  private func inner(_ item: Any?) -> [Folder] { (item as? Folder)?.inner ?? (item == nil ? roots : []) }
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { inner(item).count }
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { inner(item)[index] }
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { !inner(item).isEmpty }
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
    NSTextField(labelWithString: (item as? Folder)?.name ?? "")
  }
  func outlineViewItemDidExpand(_ notification: Notification) {
    lines.append("open \((notification.userInfo?["NSObject"] as? Folder)?.name ?? "")")
  }
  func outlineViewItemDidCollapse(_ notification: Notification) {
    lines.append("closed \((notification.userInfo?["NSObject"] as? Folder)?.name ?? "")")
  }
  func outlineViewSelectionDidChange(_ notification: Notification) { lines.append("selected") }
}
extension MacTableTests {
  private func outline(_ folders: Folders) -> NSOutlineView {
    let outline = NSOutlineView(), column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name"))
    outline.addTableColumn(column)
    outline.outlineTableColumn = column
    outline.headerView = nil
    outline.dataSource = folders
    outline.delegate = folders
    return outline
  }
  private func seen(_ window: TestWindow) -> [String] {
    ["Home", "Music", "Jazz", "Rock", "Pictures", "Trash"].filter { name in window.find { $0.label == name } != nil }
  }

  @QuickTesting.Test func `an outline opens and closes items`() throws {
    let folders = Folders(), outline = outline(folders), window = show(outline)
    expect(seen(window) == ["Home", "Trash"] && outline.numberOfRows == 2)
    outline.expandItem(folders.roots[0])
    window.settle()
    expect(seen(window), equals: ["Home", "Music", "Pictures", "Trash"])
    let music = folders.roots[0].inner[0]
    expect(outline.row(forItem: music) == 1 && outline.level(forItem: music) == 1)
    expect(outline.parent(forItem: music) as? Folders.Folder === folders.roots[0])
    expect((outline.item(atRow: 3) as? Folders.Folder)?.name, equals: "Trash")
    // What is in an item is further in.
    let home = try require(window.find { $0.label == "Home" }).frame
    try expect(require(window.find { $0.label == "Music" }).frame.minX, equals: home.minX + outline.indentationPerLevel)
    outline.expandItem(nil, expandChildren: true)
    window.settle()
    expect(seen(window).count, equals: 6)
    outline.collapseItem(folders.roots[0])
    window.settle()
    expect(seen(window), equals: ["Home", "Trash"])
    // What was open in it is open when it is opened again.
    outline.expandItem(folders.roots[0])
    window.settle()
    expect(seen(window).count == 6 && folders.lines == ["open Home", "open Music", "closed Home", "open Home"])
  }
  @QuickTesting.Test func `the arrow of an item opens it, and the arrow keys do`() throws {
    let folders = Folders(), outline = outline(folders), window = show(outline)
    window.click(at: try middle(window, "Expand"))
    expect(outline.isItemExpanded(folders.roots[0]) && folders.lines == ["open Home"])
    window.advance(by: .seconds(1))
    window.click(at: try middle(window, "Music"))
    window.press(.rightArrow)
    expect(seen(window).contains("Jazz"))
    window.press(.leftArrow)
    expect(!seen(window).contains("Jazz"))
    window.press(.leftArrow)
    expect(outline.selectedRow, equals: 0)
  }
  @QuickTesting.Test func `what is selected and open stays when items come and go`() throws {
    let folders = Folders(), outline = outline(folders), window = show(outline)
    outline.expandItem(folders.roots[0])
    outline.selectRowIndexes([2], byExtendingSelection: false)
    folders.roots[0].inner.insert(Folders.Folder("Desk"), at: 0)
    outline.insertItems(at: [0], inParent: folders.roots[0], withAnimation: .slideDown)
    window.settle()
    expect(window.find { $0.label == "Desk" } != nil && outline.selectedRow == 3)
    folders.roots[0].inner.removeAll { $0.name == "Pictures" }
    outline.reloadData()
    window.settle()
    expect(!seen(window).contains("Pictures") && outline.isItemExpanded(folders.roots[0]))
  }
}
