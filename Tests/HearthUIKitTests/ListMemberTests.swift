import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// Members of lists, menus and the pasteboard that apps name.
@MainActor struct ListMemberTests {
  private func list(
    _ change: (inout UICollectionLayoutListConfiguration) -> Void
  ) -> (TestWindow, UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    change(&configuration)
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two", "Three"])
    source.apply(snapshot, animatingDifferences: false)
    let window = TestWindow(size: CGSize(width: 320, height: 300), idiom: .phone) { Holder(view: view) }
    return (window, view, source)
  }
  /// Lines in red: where each begins and how wide it is.
  private func lines(_ window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").filter { $0.contains("#ff0000") }.map(String.init)
  }

  @Test func `a list asks for the lines of each row`() {
    var asked: Set<IndexPath> = []
    let (window, _, source) = list { list in
      list.separatorConfiguration.color = .red
      list.itemSeparatorHandler = { path, separators in
        asked.insert(path)
        var separators = separators
        separators.topSeparatorVisibility = .hidden
        if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
        separators.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 20)
        return separators
      }
    }
    expect(asked, equals: [[0, 0], [0, 1], [0, 2]])
    expect(lines(window).count, equals: 1)
    let (plain, _, same) = list { $0.separatorConfiguration.color = .red }
    expect(lines(plain).count == 2 && same.snapshot().numberOfItems == 3)
    expect(lines(window).allSatisfy { $0.contains("240") }, "\(lines(window))")
    expect(window.reports == [] && source.snapshot().numberOfItems == 3)
  }
  @Test func `what is edited is selected where the app says so`() throws {
    let (window, view, source) = list { _ in }
    func press(_ name: String) throws {
      let place = try require(window.place(ofDrawn: name))
      window.click(at: CGPoint(x: place.x + 4, y: place.y + 4))
    }
    view.isEditing = true
    window.settle()
    try press("One")
    expect(view.indexPathsForSelectedItems == nil)
    view.allowsMultipleSelectionDuringEditing = true
    window.settle()
    try press("One")
    try press("Two")
    expect(view.indexPathsForSelectedItems == [[0, 0], [0, 1]])
    view.isEditing = false
    window.settle()
    try press("Three")
    expect(view.indexPathsForSelectedItems == [[0, 2]] && source.snapshot().numberOfItems == 3)
  }
  @Test func `a menu keeps the size of its elements`() {
    let menu = UIMenu(title: "Edit", preferredElementSize: .small, children: [])
    expect(menu.replacingChildren([]).preferredElementSize == .small)
    expect(UIMenu(title: "Edit").preferredElementSize == .automatic)
  }
  @Test func `a pasteboard holds lists`() {
    let type = NSPasteboard.PasteboardType("org.example.list")
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      Button("Copy") {
        NSPasteboard.general.clearContents()
        expect(NSPasteboard.general.setPropertyList(["a", "b"], forType: type))
        expect(NSPasteboard.general.propertyList(forType: type) as? [String] == ["a", "b"])
        NSPasteboard.general.setString("words", forType: .string)
        expect(NSPasteboard.general.propertyList(forType: .string) as? String == "words")
        expect(NSPasteboard.general.propertyList(forType: .fileURL) == nil)
      }
    }
    window.click(at: CGPoint(x: 50, y: 50))
    expect(window.reports == [])
  }
}
