import HearthSelectors
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Split views, tabs, toolbars, sheets and collections by the names of a Mac.
@MainActor @Suite(.serialized) struct MacContainerTests {}

private struct Shown: NSViewRepresentable {
  let view: NSView
  func makeNSView(context: Context) -> NSView { view }
  func updateNSView(_ view: NSView, context: Context) {}
}
private struct ShownController: NSViewControllerRepresentable {
  let controller: NSViewController
  func makeNSViewController(context: Context) -> NSViewController { controller }
  func updateNSViewController(_ controller: NSViewController, context: Context) {}
}
private struct Example: App { var body: some Scene { WindowGroup("Main") { Text("Page") } } }
/// A view controller with a word, which notes when it comes and goes.
private final class Word: NSViewController {
  private let word: String
  var lines: [String] = []
  init(_ word: String) {
    self.word = word
    super.init(nibName: nil, bundle: nil)
    title = word
  }
  required init?(coder: NSCoder) { return nil }
  override func loadView() {
    view = NSHostingView(rootView: Text(word))
    preferredContentSize = CGSize(width: 200, height: 100)
  }
  override func viewDidAppear() { lines.append("there") }
  override func viewDidDisappear() { lines.append("gone") }
}

extension MacContainerTests {
  private func middle(_ window: TestWindow, _ label: String) throws -> CGPoint {
    let frame = try require(window.find { $0.label == label }).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Split views

  @QuickTesting.Test func `a split view shows its views side by side, and moves their line`() throws {
    let split = NSSplitView()
    split.isVertical = true
    for word in ["Left", "Right"] { split.addArrangedSubview(NSHostingView(rootView: Text(word))) }
    let window = TestWindow(size: CGSize(width: 401, height: 200)) { Shown(view: split).frame(width: 401, height: 200) }
    try expect(middle(window, "Left").x == 100 && middle(window, "Right").x == 301)
    split.setPosition(100, ofDividerAt: 0)
    window.settle()
    try expect(middle(window, "Left").x, equals: 50)
    split.isVertical = false
    window.settle()
    try expect(middle(window, "Left").y < middle(window, "Right").y)
    split.removeArrangedSubview(split.arrangedSubviews[0])
    window.settle()
    expect(window.find { $0.label == "Left" } == nil && split.arrangedSubviews.count == 1)
  }
  @QuickTesting.Test func `a split view controller hides its sidebar, and keeps widths within limits`() throws {
    let split = NSSplitViewController()
    let sidebar = NSSplitViewItem(sidebarWithViewController: Word("Side"))
    sidebar.minimumThickness = 150
    sidebar.maximumThickness = 150
    split.addSplitViewItem(sidebar)
    split.addSplitViewItem(NSSplitViewItem(viewController: Word("Page")))
    let window = TestWindow(size: CGSize(width: 501, height: 200)) {
      ShownController(controller: split).frame(width: 501, height: 200)
    }
    try expect(middle(window, "Side").x, equals: 75)
    split.toggleSidebar(nil)
    window.settle()
    expect(sidebar.isCollapsed && window.find { $0.label == "Side" } == nil)
    try expect(middle(window, "Page").x, equals: 250.5)
    sidebar.isCollapsed = false
    window.settle()
    expect(window.find { $0.label == "Side" } != nil && split.splitViewItem(for: sidebar.viewController) === sidebar)
  }

  // MARK: Keys and sizes

  private final class Panel: NSPanel {
    var isCancelled = false
    override var canBecomeKey: Bool { true }
    override func cancelOperation(_ sender: Any?) { isCancelled = true }
  }
  private final class Sized: NSView {
    var sizes: [CGSize] = []
    override func setFrameSize(_ newSize: CGSize) {
      sizes.append(newSize)
      super.setFrameSize(newSize)
    }
    override func resetCursorRects() { addCursorRect(bounds, cursor: .pointingHand) }
    override var wantsUpdateLayer: Bool { true }
    override func updateLayer() { layer.backgroundColor = NSColor.red.cgColor }
  }
  @QuickTesting.Test func `Escape that nobody uses is the window's`() throws {
    let window = TestWindow(Example.self)
    let panel = Panel(
      contentRect: CGRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled, .closable], backing: .buffered,
      defer: false)
    panel.contentView = NSHostingView(rootView: Text("Panel"))
    panel.subtitle = "Draft"
    panel.makeKeyAndOrderFront(nil)
    window.settle()
    let shown = try require(window.windows.last)
    shown.press(.escape)
    expect(panel.isCancelled)
    expect(panel.subtitle, equals: "Draft")
  }
  @QuickTesting.Test func `a view hears of its size, sets its layer, and gives the pointer another shape`() {
    let view = Sized()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Shown(view: view).frame(width: 200, height: 100) }
    expect(view.sizes.last == CGSize(width: 200, height: 100) && view.frame.size == CGSize(width: 200, height: 100))
    expect(view.layer.backgroundColor == NSColor.red.cgColor)
    var told = 0
    view.postsFrameChangedNotifications = true
    let token = NotificationCenter.default.addObserver(
      forName: NSView.frameDidChangeNotification, object: view, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    view.frame.size.width = 100
    NotificationCenter.default.removeObserver(token)
    expect(told, equals: 1)
    window.settle()
    expect(!view.cursorRects.isEmpty)
  }

  // MARK: Grids and alerts

  @QuickTesting.Test func `a grid lines views up in rows and columns`() {
    let short = NSTextField(labelWithString: "A:"), long = NSTextField(labelWithString: "A longer name:")
    let first = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let grid = NSGridView(views: [[short, first], [long, NSGridCell.emptyContentView]])
    grid.columnSpacing = 10
    grid.column(at: 0).xPlacement = .trailing
    let window = TestWindow(size: CGSize(width: 400, height: 100)) { Shown(view: grid).frame(width: 400, height: 100) }
    expect(abs(short.frame.maxX - long.frame.maxX) < 0.01)
    expect(first.frame.minX, equals: long.frame.maxX + 10)
    expect(grid.numberOfRows == 2 && grid.numberOfColumns == 2 && grid.cell(for: first)?.contentView === first)
    grid.row(at: 1).isHidden = true
    window.settle()
    expect(first.frame.minX, equals: short.frame.maxX + 10)
  }
  @QuickTesting.Test func `an alert with a view of the app's and a box is a sheet`() throws {
    let window = TestWindow(Example.self), shown = try require(NSApp.windows.first)
    let alert = NSAlert(), field = NSTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 24))
    alert.messageText = "Name?"
    alert.accessoryView = field
    alert.showsSuppressionButton = true
    alert.addButton(withTitle: "Rename")
    alert.addButton(withTitle: "Cancel")
    field.accessibilityLabel = "Name"
    var answers: [NSApplication.ModalResponse] = []
    alert.beginSheetModal(for: shown) { answers.append($0) }
    window.settle()
    window.click(at: try middle(window, "Do not ask again"))
    expect(alert.suppressionButton?.state, equals: .on)
    window.click(at: try middle(window, "Rename"))
    window.advance(by: .seconds(1))
    expect(answers == [.alertFirstButtonReturn] && window.find { $0.label == "Name?" } == nil)
  }

  // MARK: Tabs

  @QuickTesting.Test func `tabs show one of their view controllers, and give its title on`() throws {
    let tabs = NSTabViewController(), first = Word("General"), second = Word("Network")
    tabs.tabStyle = .toolbar
    tabs.addTabViewItem(NSTabViewItem(viewController: first))
    tabs.addTabViewItem(NSTabViewItem(viewController: second))
    tabs.tabViewItems[1].label = "Net"
    let window = TestWindow(size: CGSize(width: 400, height: 200)) {
      ShownController(controller: tabs).frame(width: 400, height: 200)
    }
    expect(tabs.title == "General" && tabs.selectedTabViewItemIndex == 0 && first.lines == ["there"])
    window.click(at: try middle(window, "Net"))
    expect(tabs.selectedTabViewItemIndex == 1 && tabs.title == "Network")
    expect(window.find { $0.label == "Network" } != nil)
    tabs.selectedTabViewItemIndex = 0
    window.settle()
    expect(tabs.tabView.selectedTabViewItem === tabs.tabViewItems[0])
  }

  // MARK: Toolbars

  @MainActor private final class Tools: NSObject, NSToolbarDelegate, NSToolbarItemValidation {
    var lines: [String] = []
    var canShare = true
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      [Identifier.back, .flexibleSpace, Identifier.share, Identifier.more]
    }
    enum Identifier {
      static let back = NSToolbarItem.Identifier("back"), share = NSToolbarItem.Identifier("share")
      static let more = NSToolbarItem.Identifier("more")
    }
    func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? {
      if itemIdentifier == Identifier.more {
        let item = NSMenuToolbarItem(itemIdentifier: itemIdentifier)
        item.label = "More"
        item.menu.addItem(withTitle: "Print", action: nil, keyEquivalent: "")
        return item
      }
      let item = NSToolbarItem(itemIdentifier: itemIdentifier)
      item.label = itemIdentifier == Identifier.back ? "Back" : "Share"
      item.target = self
      item.action = Self.press
      return item
    }
    func press(_ item: NSToolbarItem) { lines.append(item.label) }
    static let press = Selector("press:", Tools.press(_:))
    func validateToolbarItem(_ item: NSToolbarItem) -> Bool { item.label != "Share" || canShare }
  }
  @QuickTesting.Test func `the toolbar of a window shows its items, and they act`() throws {
    let window = TestWindow(Example.self), tools = Tools()
    let own = NSWindow(
      contentRect: CGRect(x: 0, y: 0, width: 500, height: 300), styleMask: [.titled, .closable, .resizable],
      backing: .buffered, defer: false)
    own.contentView = NSHostingView(rootView: Text("Content"))
    let toolbar = NSToolbar(identifier: "main")
    toolbar.delegate = tools
    own.toolbar = toolbar
    own.makeKeyAndOrderFront(nil)
    window.settle()
    let shown = try require(window.windows.last)
    expect(toolbar.items.count == 4 && own.toolbar === toolbar)
    shown.click(at: try middle(shown, "Share"))
    shown.click(at: try middle(shown, "Back"))
    expect(tools.lines, equals: ["Share", "Back"])
    try expect(middle(shown, "Back").x < middle(shown, "Share").x)
    tools.canShare = false
    toolbar.validateVisibleItems()
    window.settle()
    expect(toolbar.items[2].isEnabled == false)
    toolbar.removeItem(at: 0)
    window.settle()
    expect(shown.find { $0.label == "Back" } == nil && shown.find { $0.label == "Content" } != nil)
    own.toolbar = nil
    window.settle()
    expect(shown.find { $0.label == "Share" } == nil && shown.find { $0.label == "Content" } != nil)
  }
  @QuickTesting.Test func `items for the window of a scene of SwiftUI are reported`() throws {
    _ = TestWindow(Example.self)
    let shown = try require(NSApp.windows.first), tools = Tools(), toolbar = NSToolbar()
    expect(TestWindow.reports { shown.toolbar = toolbar }.isEmpty)
    expect(TestWindow.reports { toolbar.delegate = tools }.count, equals: 1)
  }

  // MARK: Sheets

  @QuickTesting.Test func `a window is shown as a sheet of another, which hears how it has ended`() throws {
    let window = TestWindow(Example.self), parent = try require(NSApp.windows.first)
    let sheet = NSWindow(
      contentRect: CGRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled], backing: .buffered, defer: false)
    let content = NSHostingView(rootView: Text("In the sheet"))
    sheet.contentView = content
    var answers: [NSApplication.ModalResponse] = []
    parent.beginSheet(sheet) { answers.append($0) }
    window.settle()
    expect(window.find { $0.label == "In the sheet" } != nil && window.windows.count == 1)
    expect(sheet.sheetParent === parent && parent.attachedSheet === sheet && sheet.isVisible && sheet.isSheet)
    expect(content.window === sheet)
    let own = try require(content.window)
    own.sheetParent?.endSheet(own, returnCode: .OK)
    window.advance(by: .seconds(1))
    expect(window.find { $0.label == "In the sheet" } == nil && answers == [.OK])
    expect(sheet.sheetParent == nil && parent.sheets.isEmpty && !sheet.isVisible && parent.isVisible)
  }
  @QuickTesting.Test func `a second sheet waits for the first, and closing one ends it`() throws {
    let window = TestWindow(Example.self), parent = try require(NSApp.windows.first)
    let sheets = ["First", "Second"].map { word in
      let sheet = NSWindow(contentViewController: Word(word))
      parent.beginSheet(sheet)
      return sheet
    }
    window.settle()
    expect(window.find { $0.label == "First" } != nil && window.find { $0.label == "Second" } == nil)
    expect(parent.sheets.count, equals: 2)
    sheets[0].close()
    window.advance(by: .seconds(1))
    expect(window.find { $0.label == "First" } == nil && window.find { $0.label == "Second" } != nil)
    sheets[1].orderOut(nil)
    window.advance(by: .seconds(1))
    expect(window.find { $0.label == "Second" } == nil && parent.sheets.isEmpty && window.isOpen)
  }
  @QuickTesting.Test func `a view controller is presented as a sheet, as a window and at a view`() throws {
    let window = TestWindow(Example.self), root = try require(NSApp.windows.first?.contentViewController)
    let sheet = Word("Sheet"), panel = Word("Panel")
    root.presentAsSheet(sheet)
    window.settle()
    expect(window.find { $0.label == "Sheet" } != nil && sheet.lines == ["there"])
    sheet.dismiss(nil as Any?)
    window.advance(by: .seconds(1))
    expect(window.find { $0.label == "Sheet" } == nil && sheet.lines == ["there", "gone"])
    root.presentAsModalWindow(panel)
    window.settle()
    expect(window.windows.count == 2 && window.windows.last?.title == "Panel")
    root.dismiss(panel)
    window.settle()
    expect(window.windows.filter(\.isOpen).count, equals: 1)
  }

  // MARK: Menus

  @QuickTesting.Test func `the app's own menus are those of its windows`() throws {
    let window = TestWindow(Example.self)
    expect(TestWindow.reports { _ = NSApp.mainMenu }.count, equals: 1)
    let menu = NSMenu(), item = NSMenuItem(title: "Tools", action: nil, keyEquivalent: ""),
      tools = NSMenu(title: "Tools")
    tools.autoenablesItems = false
    tools.addItem(NSMenuItem(title: "Sharpen", action: Selector("sharpen:"), keyEquivalent: ""))
    item.submenu = tools
    menu.addItem(item)
    NSApp.mainMenu = menu
    window.settle()
    expect(NSApp.mainMenu === menu)
    window.click(at: try middle(window, "Tools"))
    expect(window.find { $0.label == "Sharpen" } != nil)
    NSApp.mainMenu = nil
    window.settle()
    expect(window.find { $0.label == "Tools" } == nil)
  }

  // MARK: Collections

  private final class Tile: NSCollectionViewItem {
    let words = NSTextField(labelWithString: "")
    override func loadView() {
      view = NSView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      view.addSubview(words)
      words.frame = view.bounds
      words.autoresizingMask = [.width, .height]
    }
  }
  @MainActor private final class Tiles: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegateFlowLayout {
    var lines: [String] = []
    static let tile = NSUserInterfaceItemIdentifier("tile")
    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int { 500 }
    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      let item = collectionView.makeItem(withIdentifier: Self.tile, for: indexPath)
      (item as? Tile)?.words.stringValue = "Tile \(indexPath.item)"
      return item
    }
    func collectionView(
      _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 80, height: 40) }
    func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {
      lines.append("selected \(indexPaths.map(\.item))")
    }
  }
  @QuickTesting.Test func `a collection shows items of a class that was registered, and selects them`() throws {
    let tiles = Tiles(), collection = NSCollectionView(), scroll = NSScrollView()
    let flow = NSCollectionViewFlowLayout()
    flow.sectionInset = NSEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    collection.collectionViewLayout = flow
    collection.register(Tile.self, forItemWithIdentifier: Tiles.tile)
    collection.isSelectable = true
    collection.dataSource = tiles
    collection.delegate = tiles
    scroll.documentView = collection
    let window = TestWindow(size: CGSize(width: 300, height: 200)) {
      Shown(view: scroll).frame(width: 300, height: 200)
    }
    expect(window.find { $0.label == "Tile 0" } != nil && window.find { $0.label == "Tile 400" } == nil)
    window.click(at: try middle(window, "Tile 1"))
    expect(tiles.lines, equals: ["selected [1]"])
    expect(collection.selectionIndexPaths, equals: [IndexPath(item: 1, section: 0)])
    expect(collection.item(at: 1)?.isSelected == true && collection.item(at: 0)?.isSelected == false)
    collection.scrollToItems(at: [IndexPath(item: 400, section: 0)], scrollPosition: .centeredVertically)
    window.settle()
    expect(window.find { $0.label == "Tile 400" } != nil)
    expect(window.reports, equals: [])
  }
}
