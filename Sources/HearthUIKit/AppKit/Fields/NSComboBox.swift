import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// Hears what the user does with a combo box.
@MainActor @preconcurrency public protocol NSComboBoxDelegate: NSTextFieldDelegate {
  /// The user has chosen one of the values.
  func comboBoxSelectionDidChange(_ notification: Notification)
}
extension NSComboBoxDelegate {
  public func comboBoxSelectionDidChange(_ notification: Notification) {}
}

/// A field with a list of values that can be entered.
///
///     let box = NSComboBox()
///     box.addItems(withObjectValues: ["Small", "Large"])
@MainActor @preconcurrency open class NSComboBox: NSTextField {
  private var values: [Any] = []
  private var chosen = -1
  private let opener = ComboButton(frame: .zero)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    opener.whenPressed = { [weak self] in self?.openList() }
    addSubview(opener)
  }
  /// Creates a field without values.
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  private static let buttonWidth: CGFloat = 24
  open override func layoutSubviews() {
    super.layoutSubviews()
    field.frame.size.width = max(0, bounds.width - Self.buttonWidth)
    opener.frame = CGRect(
      x: max(0, bounds.width - Self.buttonWidth), y: 0, width: Self.buttonWidth, height: bounds.height)
  }
  /// The values, of which texts and numbers are shown as such.
  open var objectValues: [Any] { values }
  /// How many values there are.
  open var numberOfItems: Int { values.count }
  /// Adds a value.
  open func addItem(withObjectValue object: Any) { values.append(object) }
  /// Adds values.
  open func addItems(withObjectValues objects: [Any]) { values += objects }
  /// Adds a value at a place.
  open func insertItem(withObjectValue object: Any, at index: Int) {
    values.insert(object, at: min(max(0, index), values.count))
  }
  /// Takes a value away.
  open func removeItem(at index: Int) {
    guard values.indices.contains(index) else { return }
    values.remove(at: index)
    if chosen == index { chosen = -1 } else if chosen > index { chosen -= 1 }
  }
  /// Takes all values away.
  open func removeAllItems() { (values, chosen) = ([], -1) }
  /// Which value is chosen; -1 for none.
  open var indexOfSelectedItem: Int { chosen }
  /// The value that is chosen.
  open var objectValueOfSelectedItem: Any? { values.indices.contains(chosen) ? values[chosen] : nil }
  /// A value.
  open func itemObjectValue(at index: Int) -> Any { values[index] }
  /// Where a value is; `NSNotFound` for nowhere.
  open func indexOfItem(withObjectValue object: Any) -> Int {
    let wanted = OutlineItems.key(object)
    return values.firstIndex { OutlineItems.key($0) == wanted } ?? NSNotFound
  }
  /// Chooses a value, and shows it.
  open func selectItem(at index: Int) {
    guard values.indices.contains(index) else { return }
    chosen = index
    stringValue = "\(values[index])"
  }
  /// Chooses a value, and shows it.
  open func selectItem(withObjectValue object: Any?) {
    if let object { selectItem(at: indexOfItem(withObjectValue: object)) }
  }
  /// Chooses nothing.
  open func deselectItem(at index: Int) { if chosen == index { chosen = -1 } }
  private func openList() {
    let menu = NSMenu()
    menu.autoenablesItems = false
    for (index, value) in values.enumerated() {
      let item = ComboItem("\(value)") { [weak self] in self?.userDidChoose(index) }
      item.state = index == chosen ? .on : .off
      menu.addItem(item)
    }
    menu.popUp(positioning: nil, at: CGPoint(x: 0, y: bounds.height), in: self)
  }
  private func userDidChoose(_ index: Int) {
    selectItem(at: index)
    let notification = Notification(name: Self.selectionDidChangeNotification, object: self)
    (delegate as? any NSComboBoxDelegate)?.comboBoxSelectionDidChange(notification)
    NotificationCenter.default.post(notification)
    act()
  }
  /// The user has chosen one of the values. The object is the box.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "NSComboBoxSelectionDidChangeNotification")
}

/// Opens the list of a combo box.
@MainActor private final class ComboButton: NSButton {
  var whenPressed: (() -> Void)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    (title, imagePosition, isBordered) = ("", .imageOnly, false)
    image = NSImage(systemName: "chevron.down")
    accessibilityLabel = String(localized: "Show List")
  }
  required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func press() { whenPressed?() }
}
/// A value in that list.
@MainActor private final class ComboItem: NSMenuItem {
  private let choose: () -> Void
  init(_ title: String, _ choose: @escaping () -> Void) {
    self.choose = choose
    super.init(title: title, action: nil, keyEquivalent: "")
  }
  nonisolated deinit {}
  override var canBeChosen: Bool { true }
  override func perform() { choose() }
}
