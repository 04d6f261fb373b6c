import Foundation
import HearthCore
import HearthEditing

// The menu of a text that is edited: what may have been meant by a misspelt word, cut, copy, paste, select all, and the
// look of the selection where text has one.
//
// It opens by the secondary button, the Menu key and Shift-F10, unless the app has a menu of its own here. Fingers open
// none: the system's keyboards have these commands. Source: GtkText, GtkTextView; the Font submenu is AppKit's.

extension TextFieldControl: TextMenuOpening, ContextMenuTarget {
  var hasTextMenu: Bool { !node.isUnmounted && node.isEnabled && !ContextMenuPress.hasMenu(around: node) }
  package var hasContextMenu: Bool { hasTextMenu }

  func openTextMenu(at point: CGPoint, byKey: Bool, for misspelling: TextSpelling.Misspelling?) {
    let menu = menu as? TextFieldMenu ?? TextFieldMenu(self)
    self.menu = menu
    menu.open(at: point, byKey: byKey, for: misspelling)
  }
  func handleMenuKey(_ event: KeyEvent) -> Bool {
    guard ContextMenuPress.isKey(event), hasTextMenu else { return false }
    let caret = node.convertToWindow(caretRect)
    let misspelling = spelling.misspelling(at: editor.selection.head)
    openTextMenu(at: CGPoint(x: caret.minX, y: caret.maxY), byKey: true, for: misspelling)
    return true
  }
}

extension ContextMenuPress {
  /// Whether a view around a node has a menu with items. It is shown instead of the node's own. Source: our choice:
  /// what an app offers is not lost.
  static func hasMenu(around node: LayoutNode) -> Bool {
    var current = node.layoutParent
    while let next = current {
      if let target = (next as? BehaviorNode)?.behavior as? any ContextMenuTarget, target.hasContextMenu {
        return true
      }
      current = next.layoutParent
    }
    return false
  }
}

/// The menu of a field while it is open.
@MainActor private final class TextFieldMenu: MenuHost {
  private unowned(unsafe) let control: TextFieldControl
  /// That of the items, which refer to it without holding it.
  private let scope: EnvironmentScope
  private var items: DetachedNode?
  private var session: MenuSession?
  /// In the window.
  private var point = CGPoint.zero

  init(_ control: TextFieldControl) {
    self.control = control
    scope = control.node.scope.forMenu()
  }
  nonisolated deinit {}
  var node: BehaviorNode { control.node }

  func open(at point: CGPoint, byKey: Bool, for misspelling: TextSpelling.Misspelling?) {
    session?.end()
    self.point = point
    let content = TextFieldMenuItems(
      control: WeakTextField(control: control), hasFont: offersFormatting, misspelling: misspelling,
      suggestions: misspelling.map { control.spelling.suggestions(for: $0) } ?? [])
    items = unsafeDowncast(
      DetachedContent._makeNode(DetachedContent(content: content), _ViewInputs(node, scope)).node,
      to: DetachedNode.self)
    session = MenuSession(self, byPress: byKey ? nil : point)
    if byKey { session?.moveHighlight(1) }
  }
  private var offersFormatting: Bool {
    control.formatting != nil && !node.scope.value(HiddenFormattingControlsKey.self).contains(.contextMenu)
  }
  var menuEntries: [MenuEntry]? { node.isUnmounted ? nil : items.map { MenuEntry.entries(of: $0) } }
  var menuAnchor: MenuPopup.Anchor? { node.isUnmounted ? nil : .below(CGRect(origin: point, size: .zero)) }
  func target(at point: CGPoint) -> MenuSession.Target {
    hypot(point.x - self.point.x, point.y - self.point.y) <= 4 ? .anchor : .outside
  }
  func openMenu(at index: Int) {}
  func openNeighbor(_ step: Int) -> Bool { false }
  func menuDidClose() {
    session = nil
    guard let old = items else { return }
    items = nil
    // The item that was chosen acts after its menu has closed.
    node.engine.performAtEndOfRound { if !old.isUnmounted { old.unmount() } }
    node.engine.requestFrame()
  }
}

/// Leads from an item to the field, while that is there.
private struct WeakTextField { weak var control: TextFieldControl? }

private struct TextFieldMenuItems: View {
  let control: WeakTextField
  let hasFont: Bool
  let misspelling: TextSpelling.Misspelling?
  let suggestions: [String]
  var body: some View {
    if let misspelling {
      SpellingMenuItems(control: control, misspelling: misspelling, suggestions: suggestions)
      Divider()
    }
    item("Cut", .cut)
    item("Copy", .copy)
    item("Paste", .paste)
    item("Delete", .delete)
    Divider()
    item("Select All", .selectAll)
    if hasFont {
      Divider()
      Menu("Font") {
        toggle("Bold", \.isBold)
        toggle("Italic", \.isItalic)
        toggle("Underline", \.isUnderlined)
      }
    }
  }
  private func item(_ title: LocalizedStringKey, _ command: ViewCommand) -> MenuCommandItem {
    let control = control
    return MenuCommandItem(title, isEnabled: { _ in control.control?.canPerform(command) ?? false }) { engine in
      _ = control.control?.perform(command)
      engine.content?.input.focus.updateTextInput()
    }
  }
  private func toggle(_ title: LocalizedStringKey, _ path: WritableKeyPath<TextFormatting, Bool>) -> Toggle<Text> {
    let control = control
    return Toggle(
      title,
      isOn: Binding(
        get: { control.control?.formatting?[keyPath: path] ?? false },
        set: { isOn in
          guard var formatting = control.control?.formatting else { return }
          formatting[keyPath: path] = isOn
          control.control?.setFormatting(formatting)
        }))
  }
}

/// What a menu offers for a misspelt word.
private struct SpellingMenuItems: View {
  let control: WeakTextField
  let misspelling: TextSpelling.Misspelling
  let suggestions: [String]

  var body: some View {
    let control = control, misspelling = misspelling
    if suggestions.isEmpty { MenuCommandItem("No Guesses Found", isEnabled: { _ in false }) { _ in } }
    ForEach(suggestions, id: \.self) { word in
      MenuCommandItem(Text(verbatim: word)) { engine in
        control.control?.spelling.replace(misspelling, with: word)
        engine.content?.input.focus.updateTextInput()
      }
    }
    Divider()
    MenuCommandItem("Ignore Spelling") { _ in control.control?.spelling.ignore(misspelling) }
    MenuCommandItem("Learn Spelling") { _ in control.control?.spelling.learn(misspelling) }
  }
}

// MARK: - Whether there are controls

/// Where controls for the look of text are.
public struct TextInputFormattingControlPlacement: Sendable {
  /// A set of such places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The menu of a text that is edited: its submenu Font. Desktops here have this place and no other.
    public static let contextMenu = TextInputFormattingControlPlacement.Set(rawValue: 1)
    /// Beside a keyboard on the screen.
    public static let inputAssistant = TextInputFormattingControlPlacement.Set(rawValue: 2)
    /// A window for choosing fonts.
    public static let fontPanel = TextInputFormattingControlPlacement.Set(rawValue: 4)
    /// Below the toolbar of a window.
    public static let accessoryBar = TextInputFormattingControlPlacement.Set(rawValue: 8)
    /// The places that show controls unless something else is said.
    public static let `default`: TextInputFormattingControlPlacement.Set = [.contextMenu, .inputAssistant]
    /// All places.
    public static let all: TextInputFormattingControlPlacement.Set = [
      .contextMenu, .inputAssistant, .fontPanel, .accessoryBar,
    ]
  }
}
struct HiddenFormattingControlsKey: EnvironmentKey {
  static var defaultValue: TextInputFormattingControlPlacement.Set { [] }
}
extension View {
  /// Sets whether the editors of attributed text in this view have controls for the look of text in some places.
  ///
  ///     TextEditor(text: $text).textInputFormattingControlVisibility(.hidden, for: .contextMenu)
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    modifier(
      _EnvironmentModifier { values in
        var hidden = values[HiddenFormattingControlsKey.self]
        if visibility == .hidden { hidden.formUnion(placement) } else { hidden.subtract(placement) }
        values[HiddenFormattingControlsKey.self] = hidden
      })
  }
}
