#if GTK
  import Foundation
  import HearthCore

  /// An element of a window as assistive technology of the desktop sees it: what was true in one frame.
  final class AccessibleItem {
    /// The same for the same element as long as it is there; no other one has it later.
    let number: UInt32
    /// Nil for the window itself.
    let element: AccessibilityElement?
    let role: AccessibleRole
    let name: String
    /// Where the element is: points of the window's content.
    let frame: CGRect
    private(set) var states: AccessibleStates
    private(set) weak var parent: AccessibleItem?
    fileprivate(set) var children: [AccessibleItem] = []
    fileprivate(set) var indexInParent = 0
    unowned let window: AccessibleWindow

    /// The window itself.
    init(_ window: AccessibleWindow, title: String, size: CGSize, isActive: Bool) {
      (self.window, number, element, role, name) = (window, window.number, nil, .frame, title)
      frame = CGRect(origin: .zero, size: size)
      states = [.enabled, .sensitive, .showing, .visible, .focusable]
      if isActive { states.insert(.active) }
    }
    init(_ element: AccessibilityElement, number: UInt32, in parent: AccessibleItem) {
      (self.element, self.number, self.parent, window) = (element, number, parent, parent.window)
      role = AccessibleRole(of: element, in: parent.role)
      name = element.properties.label ?? ""
      frame = element.frame
      states = []
      states = Self.states(of: element, role, shown: frame.intersects(parent.window.bounds))
      indexInParent = parent.children.count
    }
    nonisolated deinit {}
    func append(_ child: AccessibleItem) {
      child.indexInParent = children.count
      children.append(child)
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
      default: break
      }
      if traits.contains(.isSelected) { states.formUnion([.selected, .selectable]) }
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
      case .checkBox, .checkMenuItem, .radioButton, .text, .entry, .passwordText: false
      default: element?.properties.details.range == nil && element?.properties.details.isExpanded == nil
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
        result += [("posinset", "\(row.index + 1)"), ("setsize", "\(row.count)")]
      }
      if details.range != nil, let value = element.properties.value { result.append(("valuetext", value)) }
      if let kind = details.textContentType { result.append(("text-content-type", kind.name)) }
      for fact in details.facts { result.append(("fact:" + fact.label, fact.value ?? "")) }
      return result
    }

    // MARK: - What can be done

    /// What `DoAction` does, in order.
    var actions: [(name: String, request: AccessibilityRequest.Action)] {
      guard let element else { return [] }
      let properties = element.properties
      var result: [(name: String, request: AccessibilityRequest.Action)] = []
      if properties.press != nil || properties.activation != nil {
        let name =
          switch role {
          case .checkBox, .checkMenuItem: "toggle"
          case .listItem, .link: "activate"
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
      case .label, .heading, .link, .listItem: return text.accessibleString == name ? text : nil
      default: return nil
      }
    }
    var range: AccessibilityRange? { element?.properties.details.range }
    var hasSelection: Bool { role == .list || role == .pageTabList }
    /// The interfaces that it answers to.
    var interfaces: [AccessibleInterface] {
      var result: [AccessibleInterface] = [.accessible, .component, .collection]
      guard element != nil else { return result }
      if !actions.isEmpty { result.append(.action) }
      if range != nil { result.append(.value) }
      if let text {
        result.append(.text)
        if text.isAccessibleTextEditable { result.append(.editableText) }
      }
      if hasSelection { result.append(.selection) }
      if role == .image { result.append(.image) }
      return result
    }

    /// The topmost element at a point of the window.
    func item(at point: CGPoint) -> AccessibleItem? {
      for child in children.reversed() { if let found = child.item(at: point) { return found } }
      return frame.contains(point) ? self : nil
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
    var children: [UInt32]
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
      children = item.children.map(\.number)
    }
  }
#endif
