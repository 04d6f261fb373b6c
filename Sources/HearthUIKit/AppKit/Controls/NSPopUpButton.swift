import Foundation
import HearthCore
import HearthUI

/// A button with a menu, one of whose items is chosen.
@MainActor @preconcurrency open class NSPopUpButton: NSButton {
  /// Whether the first item is the title of a menu of actions, and nothing is chosen.
  open var pullsDown = false { didSet { needsUpdate() } }
  private let list = NSMenu()
  private var chosen = -1
  /// Creates a button.
  public init(frame buttonFrame: CGRect, pullsDown flag: Bool) {
    super.init(frame: buttonFrame)
    pullsDown = flag
    begin()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  private func begin() {
    title = ""
    list.autoenablesItems = false
    list.whenChanged = { [weak self] in self?.itemsDidChange() }
  }
  private func itemsDidChange() {
    if chosen >= list.items.count { chosen = list.items.count - 1 }
    if chosen < 0, !list.items.isEmpty { chosen = 0 }
    lookDidChange()
  }
  /// The items.
  open var itemArray: [NSMenuItem] { list.items }
  /// The titles of the items.
  open var itemTitles: [String] { list.items.map(\.title) }
  /// How many items there are.
  open var numberOfItems: Int { list.items.count }
  /// Adds an item. An item of the same title is removed first.
  open func addItem(withTitle title: String) {
    list.items.removeAll { $0.title == title }
    list.addItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""))
  }
  /// Adds items. Items of the same titles are removed first.
  open func addItems(withTitles itemTitles: [String]) { for title in itemTitles { addItem(withTitle: title) } }
  /// Takes out the item with a title.
  open func removeItem(withTitle title: String) { list.items.removeAll { $0.title == title } }
  /// Takes out an item.
  open func removeItem(at index: Int) { list.removeItem(at: index) }
  /// Takes out all items.
  open func removeAllItems() {
    chosen = -1
    list.removeAllItems()
  }
  /// An item; nil where there is none.
  open func item(at index: Int) -> NSMenuItem? { list.item(at: index) }
  /// The first item with a title.
  open func item(withTitle title: String) -> NSMenuItem? { list.item(withTitle: title) }
  /// Where it is; -1 for nowhere.
  open func indexOfItem(withTitle title: String) -> Int { list.indexOfItem(withTitle: title) }
  /// Where the first item with a tag is; -1 for nowhere.
  open func indexOfItem(withTag tag: Int) -> Int { list.indexOfItem(withTag: tag) }
  /// The item that is chosen.
  open var selectedItem: NSMenuItem? { list.item(at: chosen) }
  /// Where it is; -1 for none.
  open var indexOfSelectedItem: Int { chosen }
  /// The title of the item that is chosen.
  open var titleOfSelectedItem: String? { selectedItem?.title }
  /// The tag of the item that is chosen; -1 for none.
  open func selectedTag() -> Int { selectedItem?.tag ?? -1 }
  /// Chooses an item; -1 and nil stand for none.
  open func selectItem(at index: Int) {
    chosen = list.items.indices.contains(index) ? index : -1
    needsUpdate()
  }
  /// Chooses the first item with a title.
  open func selectItem(withTitle title: String) { selectItem(at: list.indexOfItem(withTitle: title)) }
  /// Chooses an item; nil for none.
  open func select(_ item: NSMenuItem?) { selectItem(at: item.map { list.index(of: $0) } ?? -1) }
  /// Chooses the first item with a tag. False where there is none.
  @discardableResult open func selectItem(withTag tag: Int) -> Bool {
    let index = list.indexOfItem(withTag: tag)
    if index >= 0 { selectItem(at: index) }
    return index >= 0
  }
  private func userDidChoose(_ index: Int) {
    selectItem(at: index)
    if let item = list.item(at: index), item.action != nil { item.perform() }
    act()
  }
  override var text: String {
    get { String(chosen) }
    set { selectItem(at: Int(newValue) ?? -1) }
  }
  override func makeContent() -> AnyView? {
    let items = list.items
    if pullsDown {
      return wrap(
        Menu(items.first?.title ?? title) {
          ForEach(Array(items.indices.dropFirst()), id: \.self) { index in
            if items[index].isSeparatorItem {
              Divider()
            } else {
              Button(items[index].title) { [weak self] in
                self?.userDidChoose(index)
              }.disabled(!items[index].isEnabled)
            }
          }
        }
        .fixedSize())
    }
    let selection = Binding { [weak self] in
      self?.chosen ?? -1
    } set: { [weak self] in
      self?.userDidChoose($0)
    }
    return wrap(
      Picker(selection: selection) {
        ForEach(items.indices, id: \.self) { index in
          if items[index].isSeparatorItem { Divider() } else { Text(verbatim: items[index].title).tag(index) }
        }
      } label: {
        Text(verbatim: accessibilityLabel ?? "")
      }
      .pickerStyle(.menu).labelsHidden().fixedSize())
  }
}
