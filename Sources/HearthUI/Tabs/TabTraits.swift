import HearthCore

/// What is known of a tab, besides its content.
struct TabTraits {
  var label: TabLabel?
  /// From `tag(_:)` or the value of a `Tab`; the outermost counts.
  var tag: AnyHashable?
  var tagIncludesOptional = true
  var role: TabRole?
  var badge: BadgeText?
  var isDisabled = false
  var isHidden = false
  var placement = TabPlacement.automatic
  var customizationID: String?
  var behaviors: [AdaptableTabBarPlacement: TabCustomizationBehavior] = [:]
  var visibilities: [AdaptableTabBarPlacement: Visibility] = [:]
  /// Modifiers around what stands for the tab in a bar or a sidebar, the innermost first.
  var decorations: [(AnyView) -> AnyView] = []
  /// Controls below the tabs of a section.
  var actions: AnyView?
  /// Whether a section in a sidebar is open at first.
  var expansion = TabSectionExpansion.automatic
  /// Those that stand for it in a sidebar alone.
  var sidebarDecorations: [(AnyView) -> AnyView] = []

  /// Whether bars look the same.
  @MainActor func looks(like other: TabTraits) -> Bool {
    let isSameLabel =
      label === other.label || (label.map { mine in other.label.map { mine.isSame(as: $0) } ?? false } ?? false)
    return isSameLabel && role == other.role && badge == other.badge && isDisabled == other.isDisabled
      && isHidden == other.isHidden
      && placement == other.placement && customizationID == other.customizationID && behaviors == other.behaviors
      && expansion == other.expansion && visibilities == other.visibilities && decorations.isEmpty
      && other.decorations.isEmpty
      && sidebarDecorations.isEmpty
      && other.sidebarDecorations.isEmpty && actions == nil && other.actions == nil
  }
}

/// What stands for a tab, as the app wrote it.
class TabLabel: @unchecked Sendable {
  // Unchecked: immutable, and its view is used on the main actor only.
  let view: AnyView
  fileprivate init(_ view: AnyView) { self.view = view }
  nonisolated deinit {}
  func isSame(as other: TabLabel) -> Bool { false }
  static func of<V: View>(_ view: V) -> TabLabel { TypedTabLabel(view) }
}
private final class TypedTabLabel<V: View>: TabLabel, @unchecked Sendable {
  // Unchecked: as the class above it.
  private let base: V
  init(_ base: V) {
    self.base = base
    super.init(AnyView(base))
  }
  nonisolated deinit {}
  override func isSame(as other: TabLabel) -> Bool {
    (other as? Self).map { TypeInfo.areKnownEqual(base, $0.base) } ?? false
  }
}

/// A modifier that says something about the tab that it is in.
protocol TabTraitModifier {
  /// Called from the outermost modifier to the innermost.
  nonisolated func add(to traits: inout TabTraits)
  /// Whether what it is written on is one tab.
  nonisolated var makesTab: Bool { get }
}
extension TabItemModifier: TabTraitModifier {
  nonisolated var makesTab: Bool { true }
  nonisolated func add(to traits: inout TabTraits) { if traits.label == nil { traits.label = label } }
}
extension BadgeModifier: TabTraitModifier {
  nonisolated var makesTab: Bool { false }
  nonisolated func add(to traits: inout TabTraits) { if traits.badge == nil { traits.badge = badge } }
}
extension _LayoutValueModifier: TabTraitModifier {
  nonisolated var makesTab: Bool { K.self == TagKey.self }
  nonisolated func add(to traits: inout TabTraits) {
    if K.self == TagKey.self {
      if traits.tag == nil { traits.tag = value as? AnyHashable }
    } else if K.self == TagIncludesOptionalKey.self {
      if traits.tag == nil, let value = value as? Bool { traits.tagIncludesOptional = value }
    }
  }
}
extension TabTraits {
  /// What the modifiers of a view say, without making the view.
  init(reading view: Any) {
    var view = view
    while let parts = (view as? any TakenApart)?._parts {
      (parts.modifier as? any TabTraitModifier)?.add(to: &self)
      view = parts.content
    }
  }
}

// MARK: - Labels of views

/// The label that a view sets for its tab.
struct TabLabelKey: LayoutValueKey { static var defaultValue: TabLabel? { nil } }

nonisolated struct TabItemModifier: _ElementModifier {
  let label: TabLabel
  typealias Body = Never
  private typealias Value = _LayoutValueModifier<TabLabelKey>
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Value._makeElement(Value(TabLabelKey.self, modifier.label), inputs)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    // A label inside of the body of a tab's content is looked at again by the tab view.
    node.node.scope.value(TabContextKey.self).control?.labelMayHaveChanged()
    Value._updateElement(node, Value(TabLabelKey.self, modifier.label))
  }
}
/// The tab view around, and the tab in it.
struct TabContext: Equatable {
  weak var control: TabControl?
  var place: IdentityPath?
  static func == (a: Self, b: Self) -> Bool { a.control === b.control && a.place == b.place }
}
struct TabContextKey: EnvironmentKey { static var defaultValue: TabContext { TabContext() } }

extension View {
  /// Sets what stands for this view in the bar of the tab view around: a label, or an image, a text, or both.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: .of(label())))
  }
}
