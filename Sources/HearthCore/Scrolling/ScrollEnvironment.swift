import Foundation
import HearthRendering

/// The visibility of scroll bars.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  package enum Kind { case automatic, visible, hidden, never }
  package let kind: Kind
  /// Shown while the user scrolls, and while the pointer is over the view.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
  /// Always shown where there is something to scroll.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
  /// No scroll bars.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
  /// No scroll bars, whatever the input devices. On Linux the same as `hidden`.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }
}

/// The part of a view that `contentMargins` applies to.
public struct ContentMarginPlacement: Hashable, Sendable {
  package enum Kind { case automatic, content, indicators }
  package let kind: Kind
  /// Both the content and the scroll bars.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  /// The content alone: scroll bars stay at the edges.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .content) }
  /// The scroll bars alone.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .indicators) }
}

/// The purposes of a default scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  package enum Kind { case initialOffset, sizeChanges, alignment }
  package let kind: Kind
  /// Which part of the content is shown first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
  /// Which part of the content stays where it is when the content or the scroll view changes its size.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
  /// Where content lies that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// What scroll views inherit. One value of the environment, so that a scroll view looks once.
/// Says from how many points above the keyboard a finger takes it along.
@MainActor package final class KeyboardDismissPadding: Equatable {
  /// Called when a finger that scrolls begins to.
  let points: () -> CGFloat
  package init(_ points: @escaping () -> CGFloat) { self.points = points }
  nonisolated deinit {}
  package nonisolated static func == (a: KeyboardDismissPadding, b: KeyboardDismissPadding) -> Bool { a === b }
}

package struct ScrollStyle: Equatable {
  package var verticalIndicators = ScrollIndicatorVisibility.automatic
  package var horizontalIndicators = ScrollIndicatorVisibility.automatic
  package var isEnabled = true
  package var isClipDisabled = false
  /// What is left of the speed of content that goes on by itself after a millisecond: above 0, below 1.
  package var decelerationRate = ScrollGlide.rate
  package var contentMargins = EdgeInsets()
  package var indicatorMargins = EdgeInsets()
  package var initialAnchor: UnitPoint?
  package var sizeChangeAnchor: UnitPoint?
  package var alignmentAnchor: UnitPoint?
  /// The purposes for which an anchor was set by itself: what is set further inside leaves those alone.
  var anchoredRoles: [ScrollAnchorRole.Kind] = []
  package var verticalBounce = ScrollBounceBehavior.automatic
  package var horizontalBounce = ScrollBounceBehavior.automatic
  package var dismissesKeyboard = ScrollDismissesKeyboardMode.automatic
  /// Nil for what lies between the keyboard and what scrolls.
  package var dismissPadding: KeyboardDismissPadding?
  var edgeEffects = ScrollEdgeEffects()
  var flashesOnAppear = false
  /// Grows when bars are to be shown for a moment.
  var flashes = 0
  /// Whether bars come and go where nothing else is asked for. A setting of the desktop.
  package var hasOverlayScrolling = true

  package init() {}
  @MainActor package init(_ scope: EnvironmentScope) {
    self = scope.value(ScrollStyleKey.self)
    hasOverlayScrolling = scope.value(InteractionSettingsKey.self).hasOverlayScrolling
  }
}
package struct ScrollStyleKey: InheritedStyleKey { package static let defaultValue = ScrollStyle() }

extension EnvironmentValues {
  package var scrollStyle: ScrollStyle {
    get { self[ScrollStyleKey.self] }
    set { self[ScrollStyleKey.self] = newValue }
  }
  /// Whether scroll views around here scroll.
  public var isScrollEnabled: Bool {
    get { scrollStyle.isEnabled }
    set { scrollStyle.isEnabled = newValue }
  }
  /// Whether scroll views around here show vertical scroll bars.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollStyle.verticalIndicators }
    set { scrollStyle.verticalIndicators = newValue }
  }
  /// Whether scroll views around here show horizontal scroll bars.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollStyle.horizontalIndicators }
    set { scrollStyle.horizontalIndicators = newValue }
  }
}

extension View {
  nonisolated func scrollStyle(
    _ change: @escaping (inout ScrollStyle) -> Void
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { change(&$0.scrollStyle) })
  }
  /// Sets whether scroll views in here show scroll bars.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    scrollStyle { style in
      if axes.contains(.vertical) { style.verticalIndicators = visibility }
      if axes.contains(.horizontal) { style.horizontalIndicators = visibility }
    }
  }
  /// Keeps scroll views in here where they are.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    scrollStyle { $0.isEnabled = $0.isEnabled && !disabled }
  }
  /// Lets the content of scroll views be seen beyond their edges.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollStyle { $0.isClipDisabled = disabled }
  }
  /// Keeps the content of scroll views, or their scroll bars, away from the edges.
  ///
  ///     List(items) { Text($0.name) }.contentMargins(.bottom, 60, for: .scrollContent)
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrollStyle { style in
      func apply(_ margins: inout EdgeInsets) {
        if edges.contains(.top) { margins.top = insets.top }
        if edges.contains(.leading) { margins.leading = insets.leading }
        if edges.contains(.bottom) { margins.bottom = insets.bottom }
        if edges.contains(.trailing) { margins.trailing = insets.trailing }
      }
      if placement.kind != .indicators { apply(&style.contentMargins) }
      if placement.kind != .content { apply(&style.indicatorMargins) }
    }
  }
  /// Keeps the content of scroll views, or their scroll bars, the same number of points away from some edges; nil
  /// leaves the margins as they are. Source: our choice: nil is "no value of one's own" in all modifiers of lengths.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    // No edge: the margins of further out stay.
    contentMargins(
      length == nil ? [] : edges,
      EdgeInsets(top: length ?? 0, leading: length ?? 0, bottom: length ?? 0, trailing: length ?? 0), for: placement)
  }
  /// Keeps the content of scroll views, or their scroll bars, the same number of points away from all edges.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
  /// Sets which part of the content scroll views show first, keep in view when sizes
  /// change, and where they put what is smaller. An anchor for one of these purposes that
  /// is set further out counts more.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollStyle { style in
      for role in [ScrollAnchorRole.Kind.initialOffset, .sizeChanges, .alignment]
      where !style.anchoredRoles.contains(role) {
        style.setAnchor(anchor, for: role)
      }
    }
  }
  /// Sets which part of the content scroll views prefer for one purpose; the anchors
  /// for the other purposes stay as they are. Of several for one purpose the outermost counts.
  ///
  /// ```swift
  /// ScrollView { messages }
  ///   .defaultScrollAnchor(.bottom)
  ///   .defaultScrollAnchor(.top, for: .alignment)
  /// ```
  ///
  /// Nil leaves that purpose to the scroll view.
  ///
  /// Source: Apple, documentation of defaultScrollAnchor(_:for:): its examples set the anchor for one purpose outside
  /// of the one for all.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scrollStyle { style in
      if style.anchoredRoles.contains(role.kind) { return }
      style.anchoredRoles.append(role.kind)
      style.setAnchor(anchor, for: role.kind)
    }
  }
}

extension ScrollStyle {
  fileprivate mutating func setAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole.Kind) {
    switch role {
    case .initialOffset: initialAnchor = anchor
    case .sizeChanges: sizeChangeAnchor = anchor
    case .alignment: alignmentAnchor = anchor
    }
  }
}
