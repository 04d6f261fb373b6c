import HearthCore

/// What a page wants of the bars around it, besides its title.
package struct BarContent: Equatable {
  /// The toolbars of the page, the innermost first.
  var toolbars: [ToolbarItems] = []
  var search: SearchModel?
  var bars: [ToolbarPlacement.Part: BarLook] = [:]
  var hidesBackButton = false
  /// What the button that goes back says instead of the title of the page behind; nil for that title.
  var backTitle: String?
  /// Whether the button that goes back is its sign alone.
  var hidesBackTitle = false
  var role: ToolbarRole.Kind?
  var removed: Set<ToolbarDefaultItemKind> = []
  var fullScreen: WindowToolbarFullScreenVisibility?

  package static func == (a: Self, b: Self) -> Bool {
    a.toolbars.count == b.toolbars.count && zip(a.toolbars, b.toolbars).allSatisfy { $0 === $1 }
      && a.search === b.search && a.bars == b.bars
      && a.hidesBackButton == b.hidesBackButton && a.role == b.role && a.removed == b.removed
      && a.fullScreen == b.fullScreen && a.backTitle == b.backTitle && a.hidesBackTitle == b.hidesBackTitle
  }
  func look(_ part: ToolbarPlacement.Part) -> BarLook { bars[part] ?? BarLook() }
}

/// Whether the bar above the content of a window that fills the screen is shown.
public struct WindowToolbarFullScreenVisibility: Equatable, Sendable {
  enum Kind: Sendable { case automatic, visible, onHover }
  let kind: Kind
  /// As `visible`.
  public static let automatic = WindowToolbarFullScreenVisibility(kind: .automatic)
  /// All the time.
  public static let visible = WindowToolbarFullScreenVisibility(kind: .visible)
  /// While the pointer is at the top edge of the screen, or on the bar.
  public static let onHover = WindowToolbarFullScreenVisibility(kind: .onHover)
}

/// What a page wants of the look of one bar.
struct BarLook: Equatable {
  var visibility = Visibility.automatic
  var backgroundVisibility = Visibility.automatic
  var background: BarStyle?
  var foreground: BarStyle?
  var colorScheme: ColorScheme?
  mutating func add(_ next: BarLook) {
    if next.visibility != .automatic { visibility = next.visibility }
    if next.backgroundVisibility != .automatic { backgroundVisibility = next.backgroundVisibility }
    background = next.background ?? background
    foreground = next.foreground ?? foreground
    colorScheme = next.colorScheme ?? colorScheme
  }
}
/// A style, compared by the type and value of what it was made of.
struct BarStyle: Equatable {
  let style: AnyShapeStyle
  private let isSame: (BarStyle) -> Bool
  private let base: Any
  init<S: ShapeStyle>(_ style: S) {
    self.style = AnyShapeStyle(style)
    base = style
    isSame = { ($0.base as? S).map { TypeInfo.areKnownEqual($0, style) } ?? false }
  }
  static func == (a: Self, b: Self) -> Bool { a.isSame(b) }
}

package struct BarContentKey: PreferenceKey {
  package static var defaultValue: BarContent { BarContent() }
  package static func reduce(value: inout BarContent, nextValue: () -> BarContent) {
    let next = nextValue()
    value.toolbars += next.toolbars
    value.search = next.search ?? value.search
    for (part, look) in next.bars { value.bars[part, default: BarLook()].add(look) }
    if next.hidesBackButton { value.hidesBackButton = true }
    value.backTitle = next.backTitle ?? value.backTitle
    if next.hidesBackTitle { value.hidesBackTitle = true }
    value.role = next.role ?? value.role
    value.removed.formUnion(next.removed)
    value.fullScreen = next.fullScreen ?? value.fullScreen
  }
}

/// What the page that is shown wants of the look of the bar with tabs. It goes past the bars of the page itself.
struct TabBarLookKey: PreferenceKey {
  static var defaultValue: BarLook { BarLook() }
  static func reduce(value: inout BarLook, nextValue: () -> BarLook) { value.add(nextValue()) }
}

// MARK: - Modifiers

extension View {
  private nonisolated func barContent(
    _ change: @escaping (inout BarContent) -> Void
  ) -> ModifiedContent<Self, PreferenceTransforming<BarContentKey>> {
    modifier(PreferenceTransforming<BarContentKey>(transform: change))
  }
  private nonisolated func barLook(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void
  ) -> ModifiedContent<
    ModifiedContent<Self, PreferenceTransforming<BarContentKey>>, PreferenceTransforming<TabBarLookKey>
  > {
    let parts: [ToolbarPlacement.Part] = bars.isEmpty ? [.top] : bars.map(\.part)
    return barContent { content in
      for part in parts where part != .tabBar { change(&content.bars[part, default: BarLook()]) }
    }
    .modifier(PreferenceTransforming<TabBarLookKey> { look in if parts.contains(.tabBar) { change(&look) } })
  }

  /// Takes away the back button of the page; the other ways back stay.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    barContent { $0.hidesBackButton = hidesBackButton }
  }
  /// Hides the bar with the title while `hidden`, in the earlier form.
  @available(*, deprecated, message: "Use toolbar(.hidden)")
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbarVisibility(hidden ? .hidden : .visible)
  }
  /// Sets whether bars are shown. `visible` shows a bar that has nothing in it, too.
  ///
  ///     NavigationStack { Text("Picture").toolbar(.hidden, for: .navigationBar) }
  // Disfavoured, as is the other form without a closure: with a mistake in a view that has a toolbar of items, the
  // compiler would look at the view once more for each of them.
  @_disfavoredOverload public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.visibility = visibility }
  }
  /// Sets whether bars are shown. `visible` shows a bar that has nothing in it, too.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { $0.visibility = visibility }
      .statusBarHidden(visibility == .hidden && bars.contains { $0.part == .status })
  }
  /// Sets what bars are painted with, behind their items.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { $0.background = BarStyle(style) }
  }
  /// Sets whether bars have a background and a line at the edge of the page.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.backgroundVisibility = visibility }
  }
  /// Shows or hides the ground of bars, in the earlier form.
  @available(*, deprecated, renamed: "toolbarBackgroundVisibility(_:for:)")
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { $0.backgroundVisibility = visibility }
  }
  /// Sets whether bars are light or dark; nil for the scheme around.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { $0.colorScheme = colorScheme }
  }
  /// Sets what titles in bars are painted with.
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
  {
    barLook(bars) { $0.foreground = BarStyle(style) }
  }
  /// Sets whether the bar above is shown all the time in a window that fills the screen.
  public nonisolated func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View {
    barContent { $0.fullScreen = visibility }
  }
  /// Sets what the button says that goes back from here.
  ///
  /// - Parameters:
  ///   - title: Instead of the title of the page behind; nil for that title.
  ///   - isHidden: Whether the button is its sign alone. Assistive technology is told the title all the same.
  package nonisolated func navigationBackTitle(
    _ title: String?, isHidden: Bool
  ) -> ModifiedContent<Self, PreferenceTransforming<BarContentKey>> {
    barContent {
      $0.backTitle = title
      $0.hidesBackTitle = isHidden
    }
  }
  /// Sets what the content is for, which decides how the bar above is arranged.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { barContent { $0.role = role.kind } }
  /// Takes away an item that the framework makes by itself; nil takes nothing away.
  @_disfavoredOverload public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    barContent { if let defaultItemKind { $0.removed.insert(defaultItemKind) } }
  }
  /// Fills the bars around this view. Views that are not items become one item each, without a placement of their own.
  // The one form for items and for views: of two the compiler type checks what stands before the modifier twice.
  public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(id: nil, content: ToolbarContentView(content: content())))
  }
  /// Fills the bars around this view with items that the user may add, take away and move.
  ///
  /// The secondary button on the bar shows "Customize Toolbar…". What the user changes is kept in the user
  /// defaults, under the identity of the toolbar.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(id: id, content: ToolbarContentView(content: content())))
  }
  /// Gives the title a menu.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let item = ToolbarItemView(part: ToolbarPart(kind: .titleMenu, placement: .automatic), content: content())
    return modifier(ToolbarModifier(id: nil, content: item))
  }
  /// Views at both ends of the bar with the title, in the earlier form.
  @available(*, deprecated, message: "Use toolbar(content:) with topBarLeading or topBarTrailing")
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItemGroup(placement: .topBarLeading) { leading }
      ToolbarItemGroup(placement: .topBarTrailing) { trailing }
    }
  }
  /// Views at the leading end of the bar with the title, in the earlier form.
  @available(*, deprecated, message: "Use toolbar(content:) with topBarLeading")
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItemGroup(placement: .topBarLeading) { leading } }
  }
  /// Views at the trailing end of the bar with the title, in the earlier form.
  @available(*, deprecated, message: "Use toolbar(content:) with topBarTrailing")
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItemGroup(placement: .topBarTrailing) { trailing } }
  }
}

/// Passes the items of a toolbar up. They live beside the view and take no room in it.
nonisolated struct ToolbarModifier<Items: View>: ViewModifier {
  let id: String?
  let items: Items
  @State private var toolbar = ToolbarItems()
  init(id: String?, content: Items) { (self.id, items) = (id, content) }

  @MainActor func body(content: Content) -> some View {
    let toolbar = toolbar
    let _ = toolbar.setID(id)
    Group {
      content
      DetachedContent(
        content: items.transformEnvironment(\.rename) { rename in
          if rename == nil { rename = RenameAction { [weak toolbar] in toolbar?.bar?.beginRename() } }
        }, attach: { toolbar.attach($0) })
    }
    .transformPreference(BarContentKey.self) { $0.toolbars.append(toolbar) }
  }
}

// MARK: - Items

/// The items of one `toolbar` modifier, as they are now.
@MainActor final class ToolbarItems {
  private var list: DetachedNode?
  /// Not nil for a toolbar that can be customized.
  var id: String?
  /// The container that shows them.
  weak var bar: BarModel?
  nonisolated init() {}
  nonisolated deinit {}

  func setID(_ id: String?) { self.id = id }
  func attach(_ node: DetachedNode) {
    list = node
    node.didChange = { [weak self] in self?.bar?.setNeedsUpdate() }
  }
  /// Those that are not hidden.
  var items: [ToolbarEntry] {
    guard let list, !list.isUnmounted else { return [] }
    var result: [ToolbarEntry] = []
    for element in list.elements {
      guard let node = element as? DetachedNode, let part = node.role as? ToolbarPart else { continue }
      part.state?.bar = bar
      if part.changes.isHidden || part.state?.isHidden == true { continue }
      result.append(ToolbarEntry(part: part, node: node))
    }
    return result
  }
}

/// An item of a toolbar and the node that its views live in.
struct ToolbarEntry: Identifiable {
  let part: ToolbarPart
  let node: DetachedNode
  var id: ObjectIdentifier { ObjectIdentifier(node) }
}
