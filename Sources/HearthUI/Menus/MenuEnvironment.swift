import HearthCore

/// Whether a menu closes when one of its items is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind
  /// As it is usual: the menu closes.
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  /// The menu stays open, so that several items can be chosen one after the other.
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}
struct MenuActionDismissBehaviorKey: EnvironmentKey { static let defaultValue = MenuActionDismissBehavior.automatic }

extension EnvironmentValues {
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissBehaviorKey.self] }
    set { self[MenuActionDismissBehaviorKey.self] = newValue }
  }
}
extension View {
  /// Sets whether menus close when one of the items in this view is chosen.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}

/// The order in which a menu shows its items.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }
  private let kind: Kind
  /// As it is usual: fixed.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first items next to where the menu opened: a menu that opens upwards is turned round.
  public static let priority = MenuOrder(kind: .priority)
  /// From the top, wherever the menu opens.
  public static let fixed = MenuOrder(kind: .fixed)
}
struct MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
struct MenuIndicatorVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  /// The order in which menus show their items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  /// Whether controls show that they have a menu.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }
  var isInMenu: Bool { self[IsInMenuKey.self] }
}
extension View {
  /// Sets the order in which the menus in this view show their items.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  /// Sets whether the menus in this view show that they are menus.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
