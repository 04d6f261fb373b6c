import Foundation

/// The items of an outline that are shown, from top to bottom: what is in an item that is open follows it.
@MainActor final class OutlineItems {
  struct Entry {
    let item: Any
    let key: AnyHashable
    let level: Int
    let isExpandable: Bool
    /// The item that it is in; nil for none.
    let parent: AnyHashable?
    /// Which of those in it.
    let index: Int
  }
  private(set) var entries: [Entry] = []
  private(set) var open: Set<AnyHashable> = []
  /// How many items are in an item, one of them, and whether it can be opened.
  var count: (Any?) -> Int = { _ in 0 }
  var child: (Int, Any?) -> Any = { _, _ in "" }
  var isExpandable: (Any) -> Bool = { _ in false }
  nonisolated init() {}
  nonisolated deinit {}

  /// What an item is told from others by: as objects of Foundation and values say what is equal, and others by the object that they are.
  static func key(_ item: Any) -> AnyHashable {
    if let item = item as? AnyHashable { return item }
    return AnyHashable(ObjectIdentifier(item as AnyObject))
  }
  func setOpen(_ key: AnyHashable, _ isOpen: Bool) { if isOpen { open.insert(key) } else { open.remove(key) } }
  func row(_ key: AnyHashable) -> Int? { entries.firstIndex { $0.key == key } }
  /// The rows of what is in an item, all the way down.
  func inner(of row: Int) -> Range<Int> {
    let level = entries[row].level
    let end = entries[(row + 1)...].firstIndex { $0.level <= level } ?? entries.count
    return row + 1..<end
  }
  /// What is in an item, all the way down where that is open.
  func list(_ item: Any?, _ parent: AnyHashable?, level: Int) -> [Entry] {
    var result: [Entry] = []
    for index in 0..<max(0, count(item)) {
      let child = child(index, item), key = Self.key(child), isExpandable = isExpandable(child)
      result.append(
        Entry(item: child, key: key, level: level, isExpandable: isExpandable, parent: parent, index: index))
      if isExpandable, open.contains(key) { result += list(child, key, level: level + 1) }
    }
    return result
  }
  func readAll() { entries = list(nil, nil, level: 0) }
  func replace(_ rows: Range<Int>, by new: [Entry]) { entries.replaceSubrange(rows, with: new) }
}
