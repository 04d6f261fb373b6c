import Foundation
import HearthMotion
import HearthRendering

/// Where a view is that comes into the visible part of a scroll view and leaves it.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// At the top or leading edge.
  case topLeading
  /// In the visible part.
  case identity
  /// At the bottom or trailing edge.
  case bottomTrailing
  /// Whether the view is fully within the visible part.
  public var isIdentity: Bool { self == .identity }
  /// -1 at the top or leading edge, 1 at the bottom or trailing one, 0 in between.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a scroll transition follows the place of its view.
public struct ScrollTransitionConfiguration: Sendable {
  /// How far a view has come into the visible part when it counts as there.
  public struct Threshold: Sendable {
    /// Points from the edge of the visible part: `length · view + room · visible part + inset`.
    private var length: Double, room: Double, inset: Double
    /// Fully visible.
    public static let visible = Threshold(length: 1, room: 0, inset: 0)
    /// Not visible yet.
    public static let hidden = Threshold(length: 0, room: 0, inset: 0)
    /// Its centre at that of the visible part.
    public static var centered: Threshold { Threshold(length: 0.5, room: 0.5, inset: 0) }
    /// A part of it visible, 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(length: min(max(amount, 0), 1), room: 0, inset: 0)
    }
    /// `amount` of the way from this threshold to `other`.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        length: length + (other.length - length) * amount, room: room + (other.room - room) * amount,
        inset: inset + (other.inset - inset) * amount)
    }
    /// `distance` points further in.
    public func inset(by distance: Double) -> Threshold {
      Threshold(length: length, room: room, inset: inset + distance)
    }
    func distance(of view: CGFloat, in container: CGFloat) -> CGFloat { length * view + room * container + inset }
  }
  enum Kind {
    case identity
    case interactive(UnitCurve)
    case animated(Animation)
  }
  var kind: Kind
  var threshold = Threshold.visible

  /// The effect takes all values in between as the view is scrolled.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))
  /// The effect takes all values in between as the view is scrolled, along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }
  /// The effect is animated when the view comes over the threshold.
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))
  /// The effect is animated when the view comes over the threshold.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }
  /// The view is as it is.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// The same with another animation, where it is animated.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var result = self
    if case .animated = kind { result.kind = .animated(animation) }
    return result
  }
  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }
}

nonisolated struct ScrollTransitionModifier<V: VisualEffect>: _ElementModifier {
  var topLeading, bottomTrailing: ScrollTransitionConfiguration
  var axis: Axis?
  var transition: (EmptyVisualEffect, ScrollTransitionPhase) -> V
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ScrollTransitionNode(modifier, inputs))
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: ScrollTransitionNode<V>.self)
    node.modifier = modifier
    node.needsEffect()
  }
}

package final class ScrollTransitionNode<V: VisualEffect>: PlacedEffectNode<V> {
  @exclusivity(unchecked) var modifier: ScrollTransitionModifier<V>
  /// What an animated transition has come to; nil before the first time.
  @exclusivity(unchecked) private var phase: ScrollTransitionPhase?

  init(_ modifier: ScrollTransitionModifier<V>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }
  nonisolated deinit {}
  package override func updateBody() {
    flags.remove(.needsBody)
    needsEffect()
  }

  private func value(_ phase: ScrollTransitionPhase) -> V {
    let modifier = modifier
    return engine.evaluate(for: self) { modifier.transition(EmptyVisualEffect(), phase) }
  }
  /// How far the view has come in over both edges, its length, and that of the visible part. Points.
  private func extent() -> (start: CGFloat, end: CGFloat, length: CGFloat, container: CGFloat)? {
    var corner = CGPoint(x: x, y: y)
    var node = layoutParent
    while let current = node {
      if let scroll = current as? ScrollNode {
        let axis = modifier.axis ?? (scroll.scrolls(along: .vertical) ? .vertical : .horizontal)
        let isVertical = axis == .vertical
        let seen = scroll.reachedBounds
        let length = isVertical ? size.height : size.width, container = isVertical ? seen.height : seen.width
        var start = isVertical ? corner.y - seen.minY : corner.x - seen.minX
        if !isVertical && scroll.flags.contains(.isRightToLeft) { start = container - start - length }
        return (start + length, container - start, length, container)
      }
      corner = current.convertToParent(corner)
      node = current.layoutParent
    }
    return nil
  }
  override func effect() -> (value: V, animation: Animation?)? {
    guard let extent = extent() else { return (value(.identity), nil) }
    // At the edge that is nearer, measured by the way to the threshold.
    func rest(_ distance: CGFloat, _ configuration: ScrollTransitionConfiguration) -> Double {
      if case .identity = configuration.kind { return 0 }
      let needed = configuration.threshold.distance(of: extent.length, in: extent.container)
      if distance >= needed { return 0 }
      return needed > 0 ? min(1, Double((needed - distance) / needed)) : 1
    }
    let top = rest(extent.start, modifier.topLeading), bottom = rest(extent.end, modifier.bottomTrailing)
    let isTop = top > bottom
    let part = isTop ? top : bottom
    let edge: ScrollTransitionPhase = part == 0 ? .identity : isTop ? .topLeading : .bottomTrailing
    switch (isTop ? modifier.topLeading : modifier.bottomTrailing).kind {
    case .identity: return (value(.identity), nil)
    case .interactive(let curve):
      phase = nil
      if part == 0 { return (value(.identity), nil) }
      var result = value(.identity)
      result.animatableData = result.animatableData.interpolated(
        towards: value(edge).animatableData, amount: curve.value(at: part))
      return (result, nil)
    case .animated(let animation):
      let isFirst = phase == nil
      phase = edge
      return (value(edge), isFirst ? nil : animation)
    }
  }
}

extension View {
  /// Draws this view differently as it comes into the visible part of the scroll view around it and leaves it.
  ///
  ///     card.scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8) }
  ///
  /// - Parameter axis: That along which its place counts; nil for that of the scroll view.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }
  /// The same with another configuration at each of the two edges.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    drawn(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
  private nonisolated func drawn<V: VisualEffect>(
    _ modifier: ScrollTransitionModifier<V>
  ) -> ModifiedContent<ModifiedContent<Self, VisualDrawingModifier<V>>, ScrollTransitionModifier<V>> {
    self.modifier(VisualDrawingModifier<V>()).modifier(modifier)
  }
}
