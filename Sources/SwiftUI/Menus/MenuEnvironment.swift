import HearthCore

/// Whether a menu closes when one of its items is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind
  /// As it is usual: the menu closes.
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
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
  /// Whether menus close when one of the items in this view is chosen.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
