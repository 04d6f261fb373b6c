import HearthCore

/// How the bar above the content of a window looks, on desktops.
public protocol WindowToolbarStyle {
  /// Says how the bar looks. For the styles of the framework.
  nonisolated static func _look(_ style: Self) -> _WindowToolbarLook
}

/// The look that a window toolbar style asks for, opaque to apps.
public struct _WindowToolbarLook {
  package var look: WindowToolbarLook
}

/// What a window toolbar style decides.
package struct WindowToolbarLook: Equatable, Sendable {
  package var showsTitle = true
  /// Whether the bar is as low as possible.
  package var isCompact = false
  /// Whether the title has a row of its own.
  package var isExpanded = false
  package init() {}
  init(showsTitle: Bool = true, isCompact: Bool = false, isExpanded: Bool = false) {
    (self.showsTitle, self.isCompact, self.isExpanded) = (showsTitle, isCompact, isExpanded)
  }
}
struct WindowToolbarLookKey: EnvironmentKey { static let defaultValue = WindowToolbarLook() }
extension EnvironmentValues {
  var windowToolbarLook: WindowToolbarLook {
    get { self[WindowToolbarLookKey.self] }
    set { self[WindowToolbarLookKey.self] = newValue }
  }
}

/// Title and items in one row.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
  public nonisolated static func _look(_ style: Self) -> _WindowToolbarLook {
    _WindowToolbarLook(look: WindowToolbarLook())
  }
}
/// The title in a row of its own, above the items.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
  public nonisolated static func _look(_ style: Self) -> _WindowToolbarLook {
    _WindowToolbarLook(look: WindowToolbarLook(isExpanded: true))
  }
}
/// Title and items in one row.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  private let showsTitle: Bool
  /// Creates the style, with the title of the window.
  public init() { showsTitle = true }
  /// Creates the style, with the title of the window or without.
  public init(showsTitle: Bool) { self.showsTitle = showsTitle }
  public nonisolated static func _look(_ style: Self) -> _WindowToolbarLook {
    _WindowToolbarLook(look: WindowToolbarLook(showsTitle: style.showsTitle))
  }
}
/// Title and items in one low row.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  private let showsTitle: Bool
  /// Creates the style, with the title of the window.
  public init() { showsTitle = true }
  /// Creates the style, with the title of the window or without.
  public init(showsTitle: Bool) { self.showsTitle = showsTitle }
  public nonisolated static func _look(_ style: Self) -> _WindowToolbarLook {
    _WindowToolbarLook(look: WindowToolbarLook(showsTitle: style.showsTitle, isCompact: true))
  }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// Title and items in one row.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The title in a row of its own, above the items.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Title and items in one row.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// Items in one row, with the title or without.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Title and items in one low row.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  /// Items in one low row, with the title or without.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

/// Offers the visibility of the bar to the commands of the window.
nonisolated struct ToolbarFocusedValue: ViewModifier {
  let model: BarModel
  @MainActor func body(content: Content) -> some View {
    let model = model
    let _ = model.read()
    let isShown = Binding<Bool>(get: { model.isShown }, set: { model.setShown($0) })
    content.focusedSceneValue(\.toolbarVisibility, model.items.all.isEmpty ? nil : isShown)
  }
}
