import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// Says whether an item of a toolbar can be used now.
@MainActor @preconcurrency public protocol NSToolbarItemValidation: AnyObject {
  func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}

/// A button of a window's toolbar, or a view in it.
@MainActor @preconcurrency open class NSToolbarItem: NSObject {
  /// What the app finds an item by.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A narrow room.
    public static let space = Identifier("NSToolbarSpaceItem")
    /// The room that is left.
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
    /// A button that hides and shows the column at the side of the window.
    public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
    /// Where the line beside that column meets the bar: nothing is seen of it here.
    public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItemIdentifier")
    /// A button that sends `printDocument:` to the responders.
    public static let print = Identifier("NSToolbarPrintItem")
    /// A button that shows the window in which the user chooses a colour.
    public static let showColors = Identifier("NSToolbarShowColorsItem")
    /// A button that hides and shows the column at the other side.
    public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
    /// Where the line beside that column meets the bar: nothing is seen of it here.
    public static let inspectorTrackingSeparator = Identifier("NSToolbarInspectorTrackingSeparatorItemIdentifier")
  }
  /// Which items stay longest where there is little room.
  public nonisolated struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// As others.
    public static let standard = VisibilityPriority(rawValue: 0)
    /// Shorter than others.
    public static let low = VisibilityPriority(rawValue: -1000)
    /// Longer than others.
    public static let high = VisibilityPriority(rawValue: 1000)
    /// Longest.
    public static let user = VisibilityPriority(rawValue: 2000)
  }
  /// What the app finds the item by.
  public let itemIdentifier: Identifier
  /// What stands below the picture, where labels are shown, and what assistive technology says.
  open var label = "" { didSet { if label != oldValue { didChange() } } }
  /// What the item is called where the user chooses items; shown where there is no label.
  open var paletteLabel = ""
  /// What the button says beside its picture.
  open var title = "" { didSet { if title != oldValue { didChange() } } }
  /// What the user is told at the item.
  open var toolTip: String? { didSet { if toolTip != oldValue { didChange() } } }
  /// The picture of the button.
  open var image: NSImage? { didSet { didChange() } }
  /// A view instead of the button, in its own size.
  open var view: NSView? { didSet { if view !== oldValue { didChange() } } }
  /// The method that is called, with the item.
  open var action: Selector? { didSet { didChange() } }
  /// Whose method it is; nil for the first responder that has it. It is not kept.
  open weak var target: AnyObject? { didSet { didChange() } }
  /// Whether the item can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// Whether somebody is asked, each time that the bar is shown anew, whether the item can be used.
  open var autovalidates = true
  /// Whether the button has a border: those of a bar look alike here.
  open var isBordered = false
  /// Whether the item leads somewhere, and stands at the leading end.
  open var isNavigational = false { didSet { if isNavigational != oldValue { didChange() } } }
  /// Whether the item is left out.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  /// Which items stay longest where there is little room. The bar decides by their order, and another value is reported.
  open var visibilityPriority = VisibilityPriority.standard {
    didSet {
      reportUnkept(
        "NSToolbarItem.visibilityPriority", if: visibilityPriority != oldValue, "the last items go into a menu first.")
    }
  }
  /// A number of the app's.
  open var tag = 0
  /// The bar that the item is in.
  open internal(set) weak var toolbar: NSToolbar?
  /// Creates an item.
  public init(itemIdentifier: Identifier) {
    self.itemIdentifier = itemIdentifier
    super.init()
  }
  nonisolated deinit {}
  func didChange() { toolbar?.itemsDidChange() }
  /// Whether the item can be used now: asked of whoever has its method.
  open func validate() {
    guard autovalidates, let action, view == nil else { return }
    let performer = target ?? NSMenu.performer(of: action)
    if let asked = performer as? any NSToolbarItemValidation { isEnabled = asked.validateToolbarItem(self) }
  }
  /// Does what a press does.
  func press() {
    toolbar?.wasPressed(self)
    if let action, !NSApp.sendAction(action, to: target, from: self), let window = toolbar?.window {
      window.performOwn(itemIdentifier)
    } else if action == nil, let window = toolbar?.window {
      window.performOwn(itemIdentifier)
    }
  }
  var isSpace: Bool {
    switch itemIdentifier {
    case .space, .flexibleSpace, .sidebarTrackingSeparator, .inspectorTrackingSeparator: true
    default: false
    }
  }
  /// What is shown of the item, without its label.
  func content(_ mode: NSToolbar.DisplayMode, isSelected: Bool) -> AnyView {
    if let view {
      let size = view.sizeAsContent(.unspecified)
      return AnyView(UIViewPresenter(view: view).frame(width: size.width, height: size.height))
    }
    let button = Button { [weak self] in
      self?.press()
    } label: {
      face(mode)
    }
    .disabled(!isEnabled).accessibilityAddTraits(isSelected ? .isSelected : [])
    return isSelected ? AnyView(button.foregroundStyle(.tint)) : AnyView(button)
  }
  /// Picture and words.
  func face(_ mode: NSToolbar.DisplayMode) -> AnyView {
    let words = !title.isEmpty ? title : label.isEmpty ? paletteLabel : label
    guard let image, mode != .labelOnly else { return AnyView(Text(verbatim: words)) }
    let picture = Image(nsImage: image)
    let showsWords = mode == .iconAndLabel || !title.isEmpty
    if !showsWords { return AnyView(picture.accessibilityLabel(Text(verbatim: words))) }
    return AnyView(
      Label {
        Text(verbatim: words)
      } icon: {
        picture
      }
      .labelStyle(.titleAndIcon))
  }
  /// The item in a bar.
  func shown(_ mode: NSToolbar.DisplayMode, isSelected: Bool) -> AnyView {
    let content = content(mode, isSelected: isSelected)
    guard let toolTip, !toolTip.isEmpty else { return content }
    return AnyView(content.help(Text(verbatim: toolTip)))
  }
}

/// A button of a toolbar that opens a menu.
@MainActor @preconcurrency open class NSMenuToolbarItem: NSToolbarItem {
  /// The menu.
  open var menu = NSMenu() {
    didSet {
      menu.whenChanged = { [weak self] in self?.didChange() }
      didChange()
    }
  }
  /// Whether an arrow stands beside the picture.
  open var showsIndicator = true { didSet { if showsIndicator != oldValue { didChange() } } }
  nonisolated deinit {}
  override func content(_ mode: NSToolbar.DisplayMode, isSelected: Bool) -> AnyView {
    let face = face(mode)
    return AnyView(
      Menu {
        menu.content
      } label: {
        face
      }
      .menuIndicator(showsIndicator ? .visible : .hidden).disabled(!isEnabled))
  }
}

/// A field of a toolbar in which the user looks for something.
@MainActor @preconcurrency open class NSSearchToolbarItem: NSToolbarItem {
  /// The field.
  open var searchField = NSSearchField(frame: CGRect(x: 0, y: 0, width: 180, height: 28)) { didSet { didChange() } }
  /// How wide the field is: points.
  open var preferredWidthForSearchField: CGFloat = 180 {
    didSet { if preferredWidthForSearchField != oldValue { didChange() } }
  }
  nonisolated deinit {}
  override func content(_ mode: NSToolbar.DisplayMode, isSelected: Bool) -> AnyView {
    searchField.isMacRoot = true
    return AnyView(
      UIViewPresenter(view: searchField).frame(
        width: max(40, preferredWidthForSearchField), height: max(24, searchField.intrinsicContentSize.height)))
  }
}

/// Several items of a toolbar that belong together.
@MainActor @preconcurrency open class NSToolbarItemGroup: NSToolbarItem {
  /// What a press on one of them does.
  public nonisolated enum SelectionMode: Int, Sendable {
    /// Chooses it alone.
    case selectOne = 0
    /// Chooses it, or no longer.
    case selectAny
    /// Does something.
    case momentary
  }
  /// The items.
  open var subitems: [NSToolbarItem] = [] { didSet { didChange() } }
  /// What a press on one of them does.
  open var selectionMode = SelectionMode.momentary { didSet { didChange() } }
  /// How the items are shown. Source: AppKit's numbers.
  public nonisolated enum ControlRepresentation: Int, Sendable {
    /// As suits the bar: beside each other.
    case automatic = 0
    /// Beside each other.
    case expanded
    /// In a menu: beside each other, here, which is reported.
    case collapsed
  }
  /// How the items are shown.
  open var controlRepresentation = ControlRepresentation.automatic {
    didSet {
      reportUnkept(
        "NSToolbarItemGroup.controlRepresentation", if: controlRepresentation == .collapsed,
        "the items are beside each other. Use a NSMenuToolbarItem.")
    }
  }
  private var chosen: Set<Int> = [] { didSet { didChange() } }
  private var last = -1
  /// Which one was chosen or pressed last; -1 for none.
  open var selectedIndex: Int {
    get { last }
    set {
      last = subitems.indices.contains(newValue) ? newValue : -1
      if selectionMode == .selectOne { chosen = last < 0 ? [] : [last] }
    }
  }
  /// Creates items with words.
  public convenience init(
    itemIdentifier: NSToolbarItem.Identifier, titles: [String], selectionMode: SelectionMode, labels: [String]?,
    target: AnyObject?, action: Selector?
  ) {
    self.init(itemIdentifier: itemIdentifier)
    begin(titles.count, selectionMode, labels, target, action) { $0.title = titles[$1] }
  }
  /// Creates items with pictures.
  public convenience init(
    itemIdentifier: NSToolbarItem.Identifier, images: [NSImage], selectionMode: SelectionMode, labels: [String]?,
    target: AnyObject?, action: Selector?
  ) {
    self.init(itemIdentifier: itemIdentifier)
    begin(images.count, selectionMode, labels, target, action) { $0.image = images[$1] }
  }
  private func begin(
    _ count: Int, _ mode: SelectionMode, _ labels: [String]?, _ target: AnyObject?, _ action: Selector?,
    _ set: (NSToolbarItem, Int) -> Void
  ) {
    subitems = (0..<count).map { index in
      let item = NSToolbarItem(itemIdentifier: Identifier("\(itemIdentifier.rawValue) \(index)"))
      if let labels, labels.indices.contains(index) { item.label = labels[index] }
      set(item, index)
      return item
    }
    (selectionMode, self.target, self.action) = (mode, target, action)
  }
  nonisolated deinit {}
  /// Chooses an item, or no longer.
  open func setSelected(_ selected: Bool, at index: Int) {
    guard subitems.indices.contains(index) else { return }
    if selectionMode == .selectOne {
      chosen = selected ? [index] : []
    } else if selected {
      chosen.insert(index)
    } else {
      chosen.remove(index)
    }
    if selected { last = index }
  }
  /// Whether an item is chosen.
  open func isSelected(at index: Int) -> Bool { chosen.contains(index) }
  private func userDidPress(_ index: Int) {
    switch selectionMode {
    case .selectOne: setSelected(true, at: index)
    case .selectAny: setSelected(!chosen.contains(index), at: index)
    case .momentary: last = index
    }
    let item = subitems[index]
    if item.action != nil { item.press() } else { press() }
  }
  override func content(_ mode: NSToolbar.DisplayMode, isSelected: Bool) -> AnyView {
    let items = subitems, chosen = chosen, isEnabled = isEnabled
    return AnyView(
      ControlGroup {
        ForEach(items.indices, id: \.self) { index in
          Button { [weak self] in
            self?.userDidPress(index)
          } label: {
            items[index].face(mode)
          }
          .disabled(!isEnabled || !items[index].isEnabled)
          .accessibilityAddTraits(chosen.contains(index) ? .isSelected : [])
          .foregroundStyle(chosen.contains(index) ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        }
      })
  }
}
