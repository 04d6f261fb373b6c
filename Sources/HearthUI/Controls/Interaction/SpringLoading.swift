import HearthCore

/// Whether something that is held above a view does what a click there does.
///
/// So a user finds the way to where things are to be dropped: a tab opens while they are dragged.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let value: Int
  private init(_ value: Int) { self.value = value }
  /// As the control does it by itself: tabs do, buttons, links and menus do not. Source: Apple, documentation of
  /// SpringLoadingBehavior; which controls do is our choice, after the desktop's.
  public static let automatic = SpringLoadingBehavior(0)
  /// Something that is dragged and held above it for half a second clicks it.
  public static let enabled = SpringLoadingBehavior(1)
  /// Nothing happens.
  public static let disabled = SpringLoadingBehavior(2)
}
struct SpringLoadingKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }
extension EnvironmentValues {
  /// Whether something that is held above a control does what a click there does.
  public var springLoadingBehavior: SpringLoadingBehavior { self[SpringLoadingKey.self] }
}
extension View {
  /// Sets whether something that is dragged and held above a control in this view does what a click there does.
  ///
  ///     Button("Archive") { showsArchive = true }.springLoadingBehavior(.enabled)
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    modifier(_EnvironmentModifier { $0[SpringLoadingKey.self] = behavior })
  }
}

extension Control: SpringLoaded {
  package final var springLoads: Bool {
    node.isEnabled && isPressable && node.scope.value(SpringLoadingKey.self) == .enabled
  }
  package final func springLoad() { activate() }
}
extension ControlInputBehavior: SpringLoaded {
  var springLoads: Bool {
    guard node.isEnabled, accessibilityElement?.press != nil else { return false }
    switch node.scope.value(SpringLoadingKey.self) {
    case .enabled: return true
    case .disabled: return false
    default: return isSprung
    }
  }
  func springLoad() { accessibilityElement?.press?() }
}
