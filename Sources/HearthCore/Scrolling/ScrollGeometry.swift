import Foundation
import HearthRendering

/// The sizes and offsets of a scroll view and its content.
public struct ScrollGeometry: Equatable, Sendable {
  /// Points from the start of the content; negative where a margin lies before it.
  public var contentOffset: CGPoint
  /// The size of the whole content in points, without margins.
  public var contentSize: CGSize
  /// The margins around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size in points of the area that the content is seen through.
  public var containerSize: CGSize
  /// Creates a geometry from its parts.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
  /// The part of the content that is seen between the insets.
  ///
  /// Source: Apple, documentation of `visibleRect`: computed from the offset, the insets and the container's size; and
  /// of `bounds`, which "unlike the visible rect" lies within the insets too.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
  }
  /// A rectangle as large as the container, at the offset of the content: what lies below the insets belongs to it.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}
extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "offset \(contentOffset), content \(contentSize), insets \(contentInsets), container \(containerSize)"
  }
}

/// The state of a scroll view: whether it moves, and why.
public enum ScrollPhase: Hashable, Sendable {
  /// It rests.
  case idle
  /// A finger is down and may begin to scroll.
  case tracking
  /// A finger moves it; it goes on by itself after a finger has let go; or code or the keyboard moves it with an
  /// animation.
  case interacting, decelerating, animating
  /// Whether the content moves, or a finger is down that may move it.
  public var isScrolling: Bool { self != .idle }
}

/// Knows the scroll views below a view, and hands on what happens in them.
@MainActor package final class ScrollRegistry {
  struct Entry { unowned(unsafe) let node: ScrollNode }
  private var entries: [Entry] = []
  var geometryAction: ((ScrollNode) -> Void)?
  /// Called during layout when one of the scroll views shows another part of its content.
  package var movedAction: ((ScrollNode) -> Void)?
  package var phaseAction: ((ScrollNode, ScrollPhase, ScrollPhase) -> Void)?
  var addAction: ((ScrollNode) -> Void)?
  nonisolated package init() {}
  nonisolated deinit {}

  package var scrolls: [ScrollNode] { entries.map(\.node) }
  func add(_ node: ScrollNode) {
    entries.append(Entry(node: node))
    addAction?(node)
  }
  func remove(_ node: ScrollNode) { entries.removeAll { $0.node === node } }
  func geometryDidChange(_ node: ScrollNode) {
    movedAction?(node)
    if node === entries.first?.node { geometryAction?(node) }
  }
  func phaseDidChange(_ node: ScrollNode, from old: ScrollPhase, to new: ScrollPhase) {
    if node === entries.first?.node { phaseAction?(node, old, new) }
  }

  /// The registries around a scope, the innermost first.
  static func all(around scope: EnvironmentScope) -> [ScrollRegistry] { scope.value(ScrollRegistriesKey.self) }
}
struct ScrollRegistriesKey: EnvironmentKey { static var defaultValue: [ScrollRegistry] { [] } }
extension EnvironmentValues {
  package var scrollRegistries: [ScrollRegistry] {
    get { self[ScrollRegistriesKey.self] }
    set { self[ScrollRegistriesKey.self] = newValue }
  }
}

// MARK: - Telling apps

/// Facts for `onScrollPhaseChange` besides the phases.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view at the time of the change.
  public let geometry: ScrollGeometry
  /// Points a second while the content goes on by itself; nil otherwise.
  public let velocity: CGVector?
}

/// Watches the first scroll view in its content. Actions run at the end of the round, never during layout.
nonisolated private struct ScrollWatcher<Content: View>: View {
  let content: Content
  let geometry: ((ScrollGeometry) -> (() -> Void)?)?
  let phase: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
  @State private var registry = ScrollRegistry()
  @MainActor var body: some View {
    let registry = registry
    let (geometry, phase) = (geometry, phase)
    let _ =
      registry.geometryAction = geometry.map { geometry in
        // It may have moved while a gesture looked at an event, or in the middle of layout.
        { node in
          node.engine.performAtEndOfRound { if !node.isUnmounted, let action = geometry(node.geometry) { action() } }
        }
      }
    let _ =
      registry.phaseAction = phase.map { phase in
        { node, old, new in
          let context = ScrollPhaseChangeContext(
            geometry: node.geometry,
            velocity: node.glide.map { CGVector(dx: $0.velocity.width, dy: $0.velocity.height) })
          node.engine.performAtEndOfRound { phase(old, new, context) }
        }
      }
    content.transformEnvironment(\.scrollRegistries) { $0.insert(registry, at: 0) }
  }
}
/// The value that an app made of a geometry last.
private final class LastValue<T> { var value: T? }

nonisolated private struct ScrollGeometryWatcher<Content: View, T: Equatable>: View {
  let content: Content
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void
  @State private var last = LastValue<T>()
  @MainActor var body: some View {
    let (last, transform, action) = (last, transform, action)
    ScrollWatcher(
      content: content,
      geometry: { geometry in
        let new = transform(geometry)
        let old = last.value
        if old == new { return nil }
        last.value = new
        return { action(old ?? new, new) }
      }, phase: nil)
  }
}

extension View {
  /// Runs `action` with the old and new value when what `transform` makes of the
  /// geometry of a scroll view in here changes.
  ///
  ///     ScrollView { Text("Long text") }
  ///       .onScrollGeometryChange(for: Bool.self) { geometry in
  ///         geometry.contentOffset.y > 100
  ///       } action: { _, isFar in
  ///         isShown = isFar
  ///       }
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollGeometryWatcher(content: self, transform: transform, action: action)
  }
  /// Runs `action` with the old and new phase of a scroll view in here.
  ///
  ///     ScrollView { Text("Long text") }.onScrollPhaseChange { _, phase in isShown = !phase.isScrolling }
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    ScrollWatcher(content: self, geometry: nil, phase: { old, new, _ in action(old, new) })
  }
  /// Runs `action` with the old and new phase of a scroll view in here, and what the view shows then.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    ScrollWatcher(content: self, geometry: nil, phase: action)
  }
}
