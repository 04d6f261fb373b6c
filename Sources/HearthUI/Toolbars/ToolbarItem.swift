import HearthCore

/// A view in a toolbar, with a placement.
///
///     NavigationStack {
///       Text("Page").toolbar {
///         ToolbarItem(placement: .primaryAction) { Button("Add") { count += 1 } }
///       }
///     }
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  var part: ToolbarPart
  let identity: ID
  let content: Content
  public typealias Body = Never
  @MainActor private var itemView: ToolbarItemView<Content> { ToolbarItemView(part: part, content: content) }
  @MainActor public static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ToolbarItemView<Content>._makeNode(content.itemView, inputs)
  }
  @MainActor public static func _updateContent(_ node: _ViewNode, _ content: Self) {
    ToolbarItemView<Content>._update(node, content.itemView)
  }
}

extension ToolbarItem where ID == () {
  /// A view in a toolbar that the user cannot customize.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (part, identity, self.content) = (ToolbarPart(placement: placement), (), content())
  }
}
extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// - Parameter id: Identifies the item in what the user's changes are kept in.
  public nonisolated init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  {
    (part, identity, self.content) = (ToolbarPart(placement: placement, id: id), id, content())
  }
  /// - Parameter showsByDefault: Whether the item is in the bar before the user changes anything.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {
    (part, identity, self.content) = (
      ToolbarPart(placement: placement, id: id, showsByDefault: showsByDefault), id, content()
    )
  }
}
extension ToolbarItem: Identifiable where ID: Hashable {
  public nonisolated var id: ID { identity }
}

/// Several views in a toolbar, with one placement.
///
///     NavigationStack {
///       Text("Page").toolbar {
///         ToolbarItemGroup(placement: .bottomBar) {
///           Button("Back") { count -= 1 }
///           Button("Forward") { count += 1 }
///         }
///       }
///     }
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let part: ToolbarPart
  let content: Content
  public typealias Body = Never
  /// Several views in a toolbar, with one placement.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (part, self.content) = (ToolbarPart(placement: placement), content())
  }
  /// - Parameter label: Opens a menu with the views where there is no room for them.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    (part, self.content) = (
      ToolbarPart(placement: placement), LabeledToolbarItemGroupContent(content: content(), label: label())
    )
  }
  @MainActor private var itemView: ToolbarItemView<Content> { ToolbarItemView(part: part, content: content) }
  @MainActor public static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ToolbarItemView<Content>._makeNode(content.itemView, inputs)
  }
  @MainActor public static func _updateContent(_ node: _ViewNode, _ content: Self) {
    ToolbarItemView<Content>._update(node, content.itemView)
  }
}

/// A group of items that becomes a menu where there is no room for it.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  @Environment(\.isInMenu) private var isInMenu
  @MainActor public var body: some View {
    if isInMenu {
      Menu {
        content
      } label: {
        label
      }
    } else {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: BarMetrics.itemGap) { content }
        Menu {
          content
        } label: {
          label
        }
      }
    }
  }
}

/// A space between items of a toolbar.
///
///     NavigationStack {
///       Text("Page").toolbar {
///         ToolbarItem { Button("Cut") { count -= 1 } }
///         ToolbarSpacer(.fixed)
///         ToolbarItem { Button("Paste") { count += 1 } }
///       }
///     }
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  let part: ToolbarPart
  public typealias Body = Never
  /// A space between items.
  ///
  /// - Parameter sizing: Whether the space takes the room that is left or is as wide as
  ///   the distance between groups of items.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    part = ToolbarPart(kind: .spacer(sizing), placement: placement)
  }
  @MainActor private var itemView: ToolbarItemView<EmptyView> { ToolbarItemView(part: part, content: EmptyView()) }
  @MainActor public static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ToolbarItemView<EmptyView>._makeNode(content.itemView, inputs)
  }
  @MainActor public static func _updateContent(_ node: _ViewNode, _ content: Self) {
    ToolbarItemView<EmptyView>._update(node, content.itemView)
  }
}

/// An item that the framework makes by itself, put into another place.
nonisolated public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  let part: ToolbarPart
  public typealias Body = Never
  /// Puts an item that the framework makes into another place.
  ///
  /// - Parameter kind: Which item: the title, the search field or the button for the sidebar.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    part = ToolbarPart(kind: .standard(kind), placement: placement)
  }
  @MainActor private var itemView: ToolbarItemView<EmptyView> { ToolbarItemView(part: part, content: EmptyView()) }
  @MainActor public static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ToolbarItemView<EmptyView>._makeNode(content.itemView, inputs)
  }
  @MainActor public static func _updateContent(_ node: _ViewNode, _ content: Self) {
    ToolbarItemView<EmptyView>._update(node, content.itemView)
  }
}

/// The menu of the title.
///
///     NavigationStack {
///       Text("Page").navigationTitle("Notes").toolbar {
///         ToolbarTitleMenu { Button("Duplicate") { count += 1 } }
///       }
///     }
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  let content: Content
  public typealias Body = Never
  /// A menu of the title without items of the app. It has an item to rename the
  /// page where the user may change its title.
  public init() where Content == EmptyView { content = EmptyView() }
  /// A menu of the title with items.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor private var itemView: ToolbarItemView<Content> {
    ToolbarItemView(part: ToolbarPart(kind: .titleMenu, placement: .automatic), content: content)
  }
  @MainActor public static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ToolbarItemView<Content>._makeNode(content.itemView, inputs)
  }
  @MainActor public static func _updateContent(_ node: _ViewNode, _ content: Self) {
    ToolbarItemView<Content>._update(node, content.itemView)
  }
}

// MARK: - Changes of items

/// Changes what the items of some content say about themselves.
nonisolated struct ChangedToolbarContent<Base: ToolbarContent>: ToolbarContent {
  let base: Base
  let change: (inout ToolbarPartChanges) -> Void
  typealias Body = Never
  private typealias Changed = ModifiedContent<ToolbarContentView<Base>, _EnvironmentModifier>
  private var view: Changed {
    let change = change
    return ToolbarContentView(content: base).modifier(_EnvironmentModifier { change(&$0[ToolbarPartChangesKey.self]) })
  }
  @MainActor static func _makeContent(_ content: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Changed._makeNode(content.view, inputs)
  }
  @MainActor static func _updateContent(_ node: _ViewNode, _ content: Self) { Changed._update(node, content.view) }
}

/// What is said about items from around them.
struct ToolbarPartChanges: Equatable {
  var isHidden = false
  var behavior: ToolbarCustomizationBehavior.Kind?
  var defaultVisibility: Visibility?
  var options: ToolbarCustomizationOptions = []
  var transitionSource: ToolbarTransitionSource?
  var sharedBackground: Visibility?
  var priority = ToolbarItemVisibilityPriority.automatic
  /// Whether its views reach to the edges of the bar and to their neighbours.
  var removesMargins = false
}
/// What grows out of an item.
struct ToolbarTransitionSource: Equatable {
  let id: AnyHashable
  let namespace: Namespace.ID
}
struct ToolbarPartChangesKey: EnvironmentKey { static var defaultValue: ToolbarPartChanges { ToolbarPartChanges() } }

extension ToolbarContent {
  /// Leaves items out of the bar, without changing what is kept of the user's changes.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    ChangedToolbarContent(base: self) { if hidden { $0.isHidden = true } }
  }
  /// Makes the items ones that a page or a sheet can grow out of, by `navigationTransition(.zoom(sourceID:in:))`.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent
  {
    let source = ToolbarTransitionSource(id: AnyHashable(id), namespace: namespace)
    return ChangedToolbarContent(base: self) { $0.transitionSource = source }
  }
  /// Sets whether the items stand on a background that they share with their neighbours of the same kind.
  /// Hidden, the items are a group of their own.
  ///
  /// By itself items stand on the bar, as everywhere on Linux, and close to each other. `visible` items have one
  /// background together with visible neighbours; `hidden` ones keep a distance from all others. Source: Apple: "Hiding
  /// the effect will cause the item to be placed in its own grouping"; that bars have no such backgrounds by themselves
  /// is our choice, after the header bars of GNOME and the toolbars of KDE.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ChangedToolbarContent(base: self) { $0.sharedBackground = visibility }
  }
}
extension CustomizableToolbarContent {
  /// Leaves items out of the bar, without changing what is kept of the user's
  /// changes. The result can still be customized.
  public nonisolated func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    CustomizableContent(ChangedToolbarContent(base: self) { if hidden { $0.isHidden = true } })
  }
  /// Makes the items ones that a page or a sheet can grow out of, by `navigationTransition(.zoom(sourceID:in:))`.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent {
    let source = ToolbarTransitionSource(id: AnyHashable(id), namespace: namespace)
    return CustomizableContent(ChangedToolbarContent(base: self) { $0.transitionSource = source })
  }
  /// Sets whether the items stand on a background that they share with their neighbours of the same kind.
  /// Hidden, the items are a group of their own.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
    CustomizableContent(ChangedToolbarContent(base: self) { $0.sharedBackground = visibility })
  }
  /// Sets what the user may do with the items.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    CustomizableContent(ChangedToolbarContent(base: self) { $0.behavior = behavior.kind })
  }
  /// Sets the items are in the bar before the user changes anything, as they say themselves.
  public func defaultCustomization() -> some CustomizableToolbarContent {
    CustomizableContent(
      ChangedToolbarContent(base: self) {
        $0.defaultVisibility = .automatic
        $0.options = []
      })
  }
  /// Sets whether the items are in the bar before the user changes anything.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    CustomizableContent(
      ChangedToolbarContent(base: self) {
        $0.defaultVisibility = defaultVisibility
        $0.options = options
      })
  }
}

// MARK: - The node of an item

/// What an item says about itself.
struct ToolbarPart {
  enum Kind {
    case item, spacer(SpacerSizing), standard(ToolbarDefaultItemKind), titleMenu
  }
  var kind = Kind.item
  var placement: ToolbarItemPlacement
  /// Not nil in toolbars that can be customized.
  var id: String?
  var showsByDefault = true
  /// What is known of the item once it is in a bar.
  var told: ToolbarPartTold?
  var changes: ToolbarPartChanges { told?.changes ?? ToolbarPartChanges() }
  /// Whether a view in the item wants it gone.
  var state: ToolbarItemState? { told?.state }
  var isMenuItem: Bool {
    if case .titleMenu = kind { return true }
    return placement.kind == .secondaryAction
  }
}

/// What is said about an item from around it and from within. Behind a reference: an item is a value in the module of an app,
/// and Swift 6.3 destroys one with more of such fields wrongly there, which ends the program.
final class ToolbarPartTold: @unchecked Sendable {
  // Unchecked: immutable.
  let changes: ToolbarPartChanges
  let state: ToolbarItemState
  init(_ changes: ToolbarPartChanges, _ state: ToolbarItemState) { (self.changes, self.state) = (changes, state) }
  nonisolated deinit {}
}

/// Whether views in an item want it hidden. Belongs to the item.
@MainActor final class ToolbarItemState {
  weak var bar: BarModel?
  var isHidden = false { didSet { if isHidden != oldValue { bar?.setNeedsUpdate() } } }
  nonisolated init() {}
  nonisolated deinit {}
}

struct ToolbarItemHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
extension View {
  /// Takes the item of a toolbar that this view is in out of its bar.
  public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    preference(key: ToolbarItemHiddenKey.self, value: hidden)
  }
}

/// The views of an item: they live here and are shown by the bar.
nonisolated struct ToolbarItemView<Content: View>: View {
  let part: ToolbarPart
  let content: Content
  @State private var state = ToolbarItemState()
  @Environment(\.toolbarPartChanges) private var changes

  @MainActor var body: some View {
    let state = state
    DetachedContent(
      role: described(state), isElement: true,
      content: content.modifier(PreferenceCatcher<ToolbarItemHiddenKey> { hidden, _ in state.isHidden = hidden })
        .modifier(BarItemStyle(isMenuItem: part.isMenuItem, placement: part.placement))
        .modifier(BarTextSize())
        .modifier(ItemTransitionSource(source: changes.transitionSource)))
  }
  @MainActor private func described(_ state: ToolbarItemState) -> ToolbarPart {
    var part = part
    part.told = ToolbarPartTold(changes, state)
    return part
  }
}
extension EnvironmentValues {
  var toolbarPartChanges: ToolbarPartChanges { self[ToolbarPartChangesKey.self] }
}

nonisolated private struct ItemTransitionSource: ViewModifier {
  let source: ToolbarTransitionSource?
  @MainActor func body(content: Content) -> some View {
    if let source { content.matchedTransitionSource(id: source.id, in: source.namespace) } else { content }
  }
}
