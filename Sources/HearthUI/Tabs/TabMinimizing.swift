import Foundation
import HearthCore

/// When the bar of a tab view makes room.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, never, onScrollDown, onScrollUp }
  let kind: Kind
  /// A desktop's strip becomes a menu where it has no room for its tabs. Other bars stay as they are.
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  /// The bar stays as it is.
  public static let never = TabBarMinimizeBehavior(kind: .never)
  /// A phone's bar shows the selected tab alone once the user scrolls down, and all of them once
  /// the user scrolls up or reaches the top.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  /// A phone's bar shows the selected tab alone once the user scrolls up, and all of them once the user scrolls down or
  /// reaches the end: for content that begins at its end.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
}
struct TabBarMinimizeKey: EnvironmentKey { static let defaultValue = TabBarMinimizeBehavior.automatic }
extension View {
  /// When the bars of tab views in here make room.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    modifier(_EnvironmentModifier { $0[TabBarMinimizeKey.self] = behavior })
  }
}

extension TabBarMinimizeBehavior {
  /// Whether the bar makes room while the user scrolls down, and not up; nil where scrolling does nothing.
  var isDown: Bool? {
    switch kind {
    case .onScrollDown: true
    case .onScrollUp: false
    case .automatic, .never: nil
    }
  }
}

extension TabControl {
  func scrollDidMove(_ scroll: ScrollNode, in place: IdentityPath) {
    guard place == current, model.placement == .bottomBar,
      let isDown = model.minimizeBehavior.isDown, let isSmall = minimizing.follow(scroll, isDown: isDown),
      isSmall != model.isMinimized
    else { return }
    engine.performAtEndOfRound { [weak self] in
      if let self, !node.isUnmounted { setMinimized(isSmall) }
    }
  }
  func setMinimized(_ isSmall: Bool) {
    if model.isMinimized != isSmall { withAnimation(.snappy(duration: 0.3)) { model.isMinimized = isSmall } }
  }
  func barFocusDidChange(_ isFocused: Bool) {
    if model.isBarFocused != isFocused { model.isBarFocused = isFocused }
    if isFocused { setMinimized(false) }
  }
}
