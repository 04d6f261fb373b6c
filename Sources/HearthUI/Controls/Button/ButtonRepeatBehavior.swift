import HearthCore

/// Whether a button that is held acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
  private let kind: Kind
  /// As it is usual: a button acts once.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// A button that is held acts again and again.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// A button acts once.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}
struct ButtonRepeatBehaviorKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }
extension EnvironmentValues {
  /// Whether buttons that are held act again and again.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { self[ButtonRepeatBehaviorKey.self] }
}
extension View {
  /// Sets whether the buttons in this view act again and again while they are held.
  ///
  ///     Button("More") { count += 1 }.buttonRepeatBehavior(.enabled)
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    modifier(_EnvironmentModifier { $0[ButtonRepeatBehaviorKey.self] = behavior })
  }
}
