#if GTK
  import Foundation
  import HearthCore

  /// An element of a window as assistive technology of the desktop sees it: what was true in one frame.
  final class AccessibleItem {
    /// The same for the same element as long as it is there; no other one has it later.
    let number: UInt32
    /// Nil for the window itself, and for what was announced.
    let element: AccessibilityElement?
    /// The list in a table, which has focus for it.
    let body: AccessibilityElement?
    let role: AccessibleRole
    private(set) var name: String
    /// Where the element is: points of the window's content.
    let frame: CGRect
    private(set) var states: AccessibleStates
    private(set) weak var parent: AccessibleItem?
    /// Those that are there: of a list the rows in sight, and what else is in it.
    private(set) var children: [AccessibleItem] = []
    private(set) var indexInParent = 0
    unowned let window: AccessibleWindow

    /// All rows of a list or table; nil for what is neither.
    let rows: (any AccessibleRows)?
    let rowCount: Int
    /// The titles of columns.
    private(set) var headers: [AccessibleItem] = []
    /// What is neither a title nor a row.
    private var others: [AccessibleItem] = []
    /// The rows that are there, by their indices.
    private(set) var shownRows: [Int: AccessibleItem] = [:]
    /// The row that it is in its list; nil for what is no row.
    let row: Int?
    /// Which link of the text around it is; nil for anything but a link.
    private(set) var linkIndex: Int?
    /// It was made for a question, and is out of sight: what is to be done with it comes after scrolling.
    let isUnseen: Bool

    /// The window itself.
    init(_ window: AccessibleWindow, title: String, size: CGSize, isActive: Bool) {
      (self.window, number, element, role, name) = (window, window.number, nil, .frame, title)
      (body, rows, rowCount, row, isUnseen) = (nil, nil, 0, nil, false)
      frame = CGRect(origin: .zero, size: size)
      states = [.enabled, .sensitive, .showing, .visible, .focusable]
      if isActive { states.insert(.active) }
    }
    /// What an app has announced.
    init(announcing text: String, number: UInt32, in root: AccessibleItem) {
      (self.window, self.number, element, role, name) = (root.window, number, nil, .notification, text)
      (body, rows, rowCount, row, isUnseen) = (nil, nil, 0, nil, false)
      (frame, parent, indexInParent) = (.zero, root, -1)
      states = [.enabled, .sensitive, .showing, .visible]
    }
    init(_ element: AccessibilityElement, number: UInt32, in parent: AccessibleItem, isUnseen: Bool = false) {
      (self.element, self.number, self.parent, window) = (element, number, parent, parent.window)
      self.isUnseen = isUnseen
      let found = AccessibleRole(of: element, in: parent.role, ofLongList: parent.isLongList)
      role = found
      name = element.properties.label ?? ""
      frame = element.frame
      body = found == .table ? element.children.first { $0.traits.contains(.isList) } : nil
      rows = found == .table || found == .list ? (body ?? element).properties.details.rows : nil
      rowCount = rows?.accessibleRowCount ?? 0
      let isRow: Bool =
        switch found {
        case .heading, .listItem, .tableRow, .tableCell: true
        default: parent.rows != nil
        }
      row = isRow && parent.rows != nil ? element.properties.details.listIndex : nil
      states = []
      states = Self.states(of: element, role, shown: !isUnseen && frame.intersects(parent.window.bounds))
      if body?.isFocused == true { states.insert(.focused) }
      if states.contains(.focused) || body?.isFocusable == true { states.insert(.focusable) }
      if isLong { states.insert(.managesDescendants) }
    }
    /// A link in a text.
    init(link: AccessibilityLink, at index: Int, number: UInt32, in text: AccessibleItem) {
      (self.number, parent, window, linkIndex, indexInParent) = (number, text, text.window, index, index)
      (role, body, rows, rowCount, row, isUnseen) = (.link, nil, nil, 0, nil, text.isUnseen)
      let all = text.text?.accessibleString ?? ""
      name = TextBoundaries(all).slice(link.range.lowerBound, link.range.upperBound)
      var element = text.element
      element?.properties = AccessibilityProperties()
      element?.properties.details.links = [link]
      element?.children = []
      self.element = element
      frame = text.text?.accessibleFrame(of: link.range) ?? text.frame
      states = text.states.intersection([.enabled, .sensitive, .showing, .visible])
    }
    nonisolated deinit {}
    /// What is asked to take focus, or to scroll.
    var target: AccessibilityElement? { body ?? element }
    /// Not all of its rows are worth to be looked at.
    var isLong: Bool { rowCount > AccessibleList.longest }
    /// A list that is told as a table.
    var isLongList: Bool { role == .table && body == nil && rows != nil }
    /// Puts what is inside in its place.
    func take(_ children: [AccessibleItem]) {
      self.children = children
      for child in children {
        if child.role == .tableColumnHeader {
          headers.append(child)
        } else if let row = child.row {
          shownRows[row] = child
        } else {
          others.append(child)
        }
      }
      if listsRows {
        for (index, child) in headers.enumerated() { child.indexInParent = index }
        for (index, child) in shownRows { child.indexInParent = headers.count + index }
        for (index, child) in others.enumerated() { child.indexInParent = headers.count + rowCount + index }
      } else {
        for (index, child) in children.enumerated() { child.indexInParent = index }
      }
      guard name.isEmpty else { return }
      switch role {
      case .tableRow, .tableCell: name = children.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
      default: break
      }
    }
    /// What the element is called by, where that is an element beside it.
    private(set) var labels: [AccessibleItem] = []
    func label(by labels: [AccessibleItem]) {
      self.labels = labels
      for label in labels { label.labelled = self }
    }
    /// What the element is the name of.
    private(set) weak var labelled: AccessibleItem?
    func setIndex(ofRow row: Int, in list: AccessibleItem) {
      indexInParent = list.listsRows ? list.headers.count + row : -1
    }
    /// Whether rows out of sight are among the children. Those of a long list are found by their rows only: screen readers
    /// go through all children of a window. Source: Orca 43, `focusedObject`.
    private var listsRows: Bool { rows != nil && !isLong }
    var childCount: Int { listsRows ? headers.count + rowCount + others.count : children.count }
    /// What is at an index, or the number of a row that is out of sight.
    enum Child {
      case shown(AccessibleItem)
      case unseen(row: Int)
    }
    func child(at index: Int) -> Child? {
      if index < 0 || index >= childCount { return nil }
      if !listsRows { return .shown(children[index]) }
      if index < headers.count { return .shown(headers[index]) }
      let row = index - headers.count
      if row >= rowCount { return .shown(others[row - rowCount]) }
      return shownRows[row].map { .shown($0) } ?? .unseen(row: row)
    }
    /// Focus of the keyboard is here, though the element does not know: a list has it, and this is its row.
    func takeFocus(from list: AccessibleItem) {
      list.states.remove(.focused)
      states.formUnion([.focused, .focusable])
    }

    private static func states(
      of element: AccessibilityElement, _ role: AccessibleRole, shown: Bool
    ) -> AccessibleStates {
      var states: AccessibleStates = .visible
      let traits = element.traits, properties = element.properties
      if element.isEnabled { states.formUnion([.enabled, .sensitive]) }
      if shown { states.insert(.showing) }
      if element.isFocused { states.formUnion([.focused, .focusable]) }
      if element.isFocusable { states.insert(.focusable) }
      switch role {
      case .checkBox, .checkMenuItem, .radioButton:
        states.insert(.checkable)
        // Source: `ToggleControl`: 0, 1, and 2 for a mixed state.
        if properties.value == "1" { states.insert(.checked) }
        if properties.value == "2" { states.insert(.indeterminate) }
      case .toggleButton:
        states.insert(.checkable)
        // Both: some readers look for the one, some for the other. Source: our choice.
        if properties.value == "1" { states.formUnion([.pressed, .checked]) }
        if properties.value == "2" { states.insert(.indeterminate) }
      case .text, .entry, .passwordText:
        let text = properties.details.text
        states.insert(text?.hasAccessibleLines == true ? .multiLine : .singleLine)
        states.insert(.selectableText)
        states.insert(
          text?.isAccessibleTextEditable ?? (element.isEnabled && properties.setValue != nil) ? .editable : .readOnly)
      case .listItem, .pageTab: states.insert(.selectable)
      case .slider, .progressBar: states.insert(.horizontal)
      case .dialog: states.insert(.modal)
      case .menu: states.insert(.hasPopup)
      case .tableRow, .tableCell: if properties.details.row != nil { states.insert(.selectable) }
      default: break
      }
      if traits.contains(.isSelected) { states.formUnion([.selected, .selectable]) }
      if properties.details.opensMenu { states.insert(.hasPopup) }
      if let isExpanded = properties.details.isExpanded {
        states.formUnion(isExpanded ? [.expandable, .expanded] : [.expandable, .collapsed])
      }
      return states
    }

    // MARK: - What is told besides the name

    /// What a screen reader says after the name: facts, a value that is no number, and what happens when the element is
    /// activated.
    var description: String {
      guard let element else { return "" }
      let properties = element.properties
      var parts = properties.details.facts.filter { $0.isImportant }.map { "\($0.label): \($0.value ?? "")" }
      if let value = properties.value, !value.isEmpty, saysValue { parts.append(value) }
      if let hint = properties.hint, !hint.isEmpty, shortcut == nil { parts.append(hint) }
      return parts.joined(separator: ". ")
    }
    /// Whether the value is a part of the description: nothing else tells it.
    private var saysValue: Bool {
      switch role {
      case .checkBox, .toggleButton, .checkMenuItem, .radioButton, .text, .entry, .passwordText: false
      default:
        element?.properties.details.range == nil
          && (element?.properties.details.isExpanded == nil || element?.properties.details.opensMenu == true)
      }
    }
    /// The keys of an item of a menu.
    var shortcut: String? {
      guard role == .menuItem || role == .checkMenuItem, let hint = element?.properties.hint, !hint.isEmpty else {
        return nil
      }
      return hint
    }
    var attributes: [(String, String)] {
      var result = [("toolkit", "Hearth")]
      guard let element else { return result }
      let details = element.properties.details
      if let identifier = element.properties.identifier, !identifier.isEmpty { result.append(("id", identifier)) }
      if let level = details.headingLevel, level != .unspecified { result.append(("level", "\(level.rawValue)")) }
      if let row = details.row {
        result.append(("posinset", "\(row.index + 1)"))
        if let count = row.count { result.append(("setsize", "\(count)")) }
      }
      if details.range != nil, let value = element.properties.value { result.append(("valuetext", value)) }
      if let kind = details.textContentType { result.append(("text-content-type", kind.name)) }
      // What has neither a name nor titles is a table all the same.
      if isLongList { result.append(("xml-roles", "table")) }
      for fact in details.facts { result.append(("fact:" + fact.label, fact.value ?? "")) }
      return result
    }

    // MARK: - What can be done

    /// What `DoAction` does, in order.
    var actions: [(name: String, request: AccessibilityRequest.Action)] {
      guard let element else { return [] }
      if let linkIndex { return [("activate", .openLink(linkIndex))] }
      let properties = element.properties
      var result: [(name: String, request: AccessibilityRequest.Action)] = []
      if properties.press != nil || properties.activation != nil {
        let name =
          switch role {
          case .checkBox, .toggleButton, .checkMenuItem: "toggle"
          case .listItem, .link, .tableRow, .tableCell: "activate"
          default: "click"
          }
        result.append((name, .press))
      }
      if properties.adjust != nil { result += [("increment", .increment), ("decrement", .decrement)] }
      let kinds: [(AccessibilityActionKind, String)] = [
        (.showMenu, "menu"), (.delete, "delete"), (.escape, "dismiss"), (.magicTap, "magic tap"),
      ]
      for (kind, name) in kinds where properties.actions[kind] != nil { result.append((name, .other(kind))) }
      for kind in properties.actions.keys.filter({ $0.name != nil }).sorted(by: { $0.name! < $1.name! }) {
        result.append((kind.name!, .other(kind)))
      }
      return result
    }
    /// The text that can be asked for letter by letter: it says what the name or the value says.
    var text: (any AccessibleText)? {
      guard let text = element?.properties.details.text else { return nil }
      switch role {
      case .text, .entry, .passwordText: return text
      case .label, .heading, .link, .listItem, .tableCell, .tableColumnHeader:
        return text.accessibleString == name ? text : nil
      default: return nil
      }
    }
    var range: AccessibilityRange? { element?.properties.details.range }
    var hasSelection: Bool { role == .list || role == .table || role == .pageTabList }
    /// The table of a row, or of a cell in a row.
    var table: AccessibleItem? {
      if let parent, parent.role == .table { return parent }
      return parent?.parent.flatMap { $0.role == .table ? $0 : nil }
    }
    /// Where a cell is in its table.
    var position: (row: Int, column: Int)? {
      guard let table else { return nil }
      if let row, table.isLongList || role == .heading { return (row, 0) }
      guard let row = parent?.row, let column = element?.properties.details.column, !column.isHeader else { return nil }
      return (row, column.index)
    }
    var columnCount: Int {
      if role != .table { return 0 }
      if isLongList { return 1 }
      if !headers.isEmpty { return headers.count }
      return (shownRows.values.flatMap(\.children).compactMap { $0.position?.column }.max() ?? -1) + 1
    }
    func cell(in column: Int) -> AccessibleItem? { children.first { $0.position?.column == column } }
    /// Links in the text.
    var links: [AccessibilityLink] { role == .link || text == nil ? [] : element?.properties.details.links ?? [] }
    /// The interfaces that it answers to: found with the first question, as each question asks for one of them.
    private(set) lazy var interfaces = findInterfaces()
    private func findInterfaces() -> [AccessibleInterface] {
      var result: [AccessibleInterface] = [.accessible, .component, .collection]
      guard element != nil else { return result }
      if !actions.isEmpty { result.append(.action) }
      if range != nil { result.append(.value) }
      if let text {
        result.append(.text)
        if text.isAccessibleTextEditable { result.append(.editableText) }
      }
      if hasSelection { result.append(.selection) }
      if role == .table { result.append(.table) }
      if role == .tableCell { result.append(.tableCell) }
      if !links.isEmpty { result += [.hypertext] }
      if role == .link { result.append(.hyperlink) }
      if role == .text, text?.hasAccessibleLines == true { result.append(.document) }
      if role == .image { result.append(.image) }
      return result
    }

    /// The topmost element at a point of the window.
    func item(at point: CGPoint) -> AccessibleItem? {
      for child in children.reversed() { if let found = child.item(at: point) { return found } }
      return frame.contains(point) ? self : nil
    }
    /// The cell of a table that is nearest to a point of the window, so that nothing lies between two of them: at its edges
    /// screen readers look for the first row and the last one. Source: Orca 43, `visibleRows`.
    func nearestCell(to point: CGPoint) -> AccessibleItem? {
      guard role == .table, frame.contains(point) else { return nil }
      if let header = headers.first(where: { $0.frame.contains(point) }) { return header }
      func distance(_ frame: CGRect) -> (CGFloat, CGFloat) {
        (max(frame.minY - point.y, point.y - frame.maxY, 0), max(frame.minX - point.x, point.x - frame.maxX, 0))
      }
      func nearest(_ items: [AccessibleItem]) -> AccessibleItem? {
        items.min { distance($0.frame) < distance($1.frame) }
      }
      guard let row = nearest(Array(shownRows.values)) else { return nil }
      return nearest(row.children.filter { $0.role == .tableCell }) ?? row
    }
    /// All elements inside, the one before what is in it.
    func visit(_ body: (AccessibleItem) -> Void) {
      for child in children {
        body(child)
        child.visit(body)
      }
    }
  }

  /// What is compared between two frames.
  struct AccessibleFacts {
    var name: String
    var description: String
    var states: AccessibleStates
    var value: Double?
    var text: String?
    var selection: (anchor: Int, caret: Int)?
    var frame: CGRect
    /// Of a list without its rows, which are counted.
    var children: [UInt32]
    var rowCount: Int
    init(_ item: AccessibleItem) {
      (name, description, states, frame) = (item.name, item.description, item.states, item.frame)
      value = item.range?.value
      // What cannot be edited says the same by its name.
      switch item.role {
      case .text, .entry, .passwordText:
        text = item.text?.accessibleString
        selection = item.text?.accessibleSelection
      default: break
      }
      children = item.children.filter { $0.row == nil }.map(\.number)
      rowCount = item.rowCount
    }
  }
#endif
