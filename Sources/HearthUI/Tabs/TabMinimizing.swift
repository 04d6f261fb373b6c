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

/// Follows what scrolls in a page, and says when the bar is to make room.
///
/// Only a change of the offset alone counts: the bar itself makes content longer and shorter.
@MainActor final class TabMinimizing {
  private weak var scroll: ScrollNode?
  private var last: ScrollGeometry?
  /// Points, downwards positive, since the direction last changed.
  private var way: CGFloat = 0
  /// Source: our choice, enough to be meant.
  private static let threshold: CGFloat = 12
  init() {}
  nonisolated deinit {}

  /// Whether the bar is to be small now; nil for no change.
  func follow(_ scroll: ScrollNode, _ behavior: TabBarMinimizeBehavior) -> Bool? {
    guard behavior.kind == .onScrollDown || behavior.kind == .onScrollUp, scroll.scrolls(along: .vertical) else {
      return nil
    }
    let new = scroll.geometry, old = self.scroll === scroll ? last : nil
    (self.scroll, last) = (scroll, new)
    guard let old, old.contentSize == new.contentSize, old.containerSize == new.containerSize else {
      way = 0
      return nil
    }
    let step = new.contentOffset.y - old.contentOffset.y
    if step == 0 { return nil }
    way = (way > 0) == (step > 0) ? way + step : step
    let isDown = behavior.kind == .onScrollDown
    // At the end that the content begins from all tabs are shown.
    if isDown ? scroll.offset.y <= 0 : scroll.offset.y >= scroll.most.y { return false }
    return abs(way) < Self.threshold ? nil : (way > 0) == isDown
  }
}

extension TabControl {
  func scrollDidMove(_ scroll: ScrollNode, in place: IdentityPath) {
    guard place == current, model.placement == .bottomBar,
      let isSmall = minimizing.follow(scroll, model.minimizeBehavior), isSmall != model.isMinimized
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
