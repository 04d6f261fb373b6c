#if GTK
  import Foundation
  import HearthCore

  /// What kind of thing an element is, by the numbers of AT-SPI. Source: at-spi2-core 2.46, `AtspiRole`.
  enum AccessibleRole: UInt32 {
    case checkBox = 7
    case checkMenuItem = 8
    case dialog = 16
    case frame = 23
    case image = 27
    case label = 29
    case list = 31
    case listItem = 32
    case menu = 33
    case menuBar = 34
    case menuItem = 35
    case pageTab = 37
    case pageTabList = 38
    case panel = 39
    case passwordText = 40
    case progressBar = 42
    case pushButton = 43
    case radioButton = 44
    case slider = 51
    case spinButton = 52
    case table = 55
    case tableCell = 56
    case tableColumnHeader = 57
    case text = 61
    case toggleButton = 62
    case application = 75
    case entry = 79
    case chart = 80
    case heading = 83
    case link = 88
    case tableRow = 90
    case notification = 101

    /// The words of AT-SPI: "push button".
    var name: String {
      var words = ""
      for character in "\(self)" {
        if character.isUppercase { words += " " }
        words += character.lowercased()
      }
      return words
    }

    /// Whether parts of a text lead somewhere, and not all of it.
    static func hasLinksInside(_ element: AccessibilityElement) -> Bool {
      let links = element.properties.details.links
      guard let text = element.properties.details.text, !links.isEmpty else { return false }
      if links.count > 1 { return true }
      return !links[0].range.isEmpty && links[0].range != 0..<text.accessibleString.unicodeScalars.count
    }

    /// The role of an element, by what it says of itself and where it is.
    ///
    /// A long list is a table of one column: a screen reader looks at each child of a list before it says how long it is,
    /// and asks a table how many rows it has. Source: Orca 43, `_generateNumberOfChildren` and `getOnScreenObjects`.
    init(of element: AccessibilityElement, in around: AccessibleRole, ofLongList isInLongList: Bool) {
      let traits = element.traits, properties = element.properties, details = properties.details
      let hasText = traits.contains(.isStaticText)
      if let column = details.column, column.isHeader, around == .table {
        self = .tableColumnHeader
      } else if details.column?.isHeader == false, around == .tableRow {
        self = .tableCell
      } else if traits.contains(.isTable) {
        self = .table
      } else if traits.contains(.isChart) {
        self = .chart
      } else if traits.contains(.isMenuBar) {
        self = .menuBar
      } else if traits.contains(.isMenu) {
        self = .menu
      } else if traits.contains(.isMenuItem) {
        self = traits.contains(.isToggle) ? .checkMenuItem : .menuItem
      } else if traits.contains(.isSearchField) && properties.setValue != nil {
        self = .entry
      } else if traits.contains(.isTextField) {
        self = traits.contains(.isSecure) ? .passwordText : .text
      } else if traits.contains(.isToggle) {
        self = traits.contains(.isButton) ? .toggleButton : .checkBox
      } else if traits.contains(.isRadio) {
        self = .radioButton
      } else if traits.contains(.isSlider) {
        self = .slider
      } else if traits.contains(.isStepper) {
        self = .spinButton
      } else if traits.contains(.isProgress) {
        self = .progressBar
      } else if traits.contains(.isTabBar) {
        self = .pageTabList
      } else if traits.contains(.isHeader) {
        self = .heading
      } else if details.row != nil {
        self = around != .table ? .listItem : isInLongList ? .tableCell : .tableRow
      } else if traits.contains(.isLink), !Self.hasLinksInside(element) {
        self = .link
      } else if traits.contains(.isButton) {
        self = around == .pageTabList ? .pageTab : .pushButton
      } else if traits.contains(.isList) {
        self = (details.rows?.accessibleRowCount ?? 0) > AccessibleList.longest ? .table : .list
      } else if traits.contains(.isModal) {
        self = .dialog
      } else if traits.contains(.isImage) && !hasText {
        self = .image
      } else if properties.adjust != nil {
        self = .spinButton
      } else if hasText && element.children.isEmpty {
        self = .label
      } else if properties.press != nil && element.children.isEmpty {
        self = .pushButton
      } else if element.children.isEmpty && properties.label?.isEmpty == false {
        self = .label
      } else {
        self = .panel
      }
    }
  }

  /// States of elements, each by its number. Source: at-spi2-core 2.46, `AtspiStateType`.
  struct AccessibleStates: OptionSet, Hashable {
    let rawValue: UInt64
    init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(_ number: UInt64) { rawValue = 1 << number }
    static let active = Self(1), checked = Self(4), collapsed = Self(5), editable = Self(7), enabled = Self(8)
    static let expandable = Self(9), expanded = Self(10), focusable = Self(11), focused = Self(12)
    static let horizontal = Self(14), modal = Self(16), multiLine = Self(17), pressed = Self(20), selectable = Self(22)
    static let selected = Self(23), sensitive = Self(24), showing = Self(25), singleLine = Self(26)
    static let vertical = Self(29), visible = Self(30), managesDescendants = Self(31), indeterminate = Self(32),
      selectableText = Self(38)
    static let checkable = Self(41), hasPopup = Self(42), readOnly = Self(43)

    /// The names that events have.
    static let names: [(AccessibleStates, String)] = [
      (.active, "active"), (.checked, "checked"), (.collapsed, "collapsed"), (.editable, "editable"),
      (.enabled, "enabled"), (.expandable, "expandable"), (.expanded, "expanded"), (.focusable, "focusable"),
      (.horizontal, "horizontal"), (.modal, "modal"), (.multiLine, "multi-line"), (.pressed, "pressed"),
      (.selectable, "selectable"),
      (.selected, "selected"), (.sensitive, "sensitive"), (.showing, "showing"), (.singleLine, "single-line"),
      (.vertical, "vertical"), (.visible, "visible"), (.managesDescendants, "manages-descendants"),
      (.indeterminate, "indeterminate"),
      (.selectableText, "selectable-text"), (.checkable, "checkable"), (.hasPopup, "has-popup"),
      (.readOnly, "read-only"), (.focused, "focused"),
    ]
    /// The two halves that AT-SPI sends.
    var words: [UInt32] { [UInt32(truncatingIfNeeded: rawValue), UInt32(truncatingIfNeeded: rawValue >> 32)] }
  }
#endif
