import Foundation
import HearthRendering

nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  var first: First
  var second: Second
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
  @MainActor var _hasMotion: Bool { first._hasMotion || second._hasMotion }
  /// One for both, as a view comes or goes as a whole.
  @MainActor func _animation(isRemoval: Bool) -> Animation?? {
    second._animation(isRemoval: isRemoval) ?? first._animation(isRemoval: isRemoval)
  }
}

nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  var base: Base
  var animation: Animation?
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
  @MainActor var _hasMotion: Bool { base._hasMotion }
  @MainActor func _animation(isRemoval: Bool) -> Animation?? { .some(animation) }
}

/// A transition without an effect: the view comes and goes at once.
nonisolated public struct IdentityTransition: Transition {
  /// Creates a transition that does nothing.
  public nonisolated init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// Nothing moves.
  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that fades the view in and out.
nonisolated public struct OpacityTransition: Transition {
  /// Creates a transition that fades in and out.
  public nonisolated init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// Nothing moves, so that it stays as it is with reduced motion.
  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that grows and shrinks the view around a point of it.
nonisolated public struct ScaleTransition: Transition {
  /// How large the view is when it is away; 1 is its own size. Less than 0.0001 counts as that.
  public var scale: Double
  /// The point of the view that stays where it is.
  public var anchor: UnitPoint
  /// Creates a transition that grows from `scale` times the size of the view, and shrinks to it.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : max(scale, 1e-4), anchor: anchor)
  }
}

/// A transition that moves the view from, and to, an offset from its place. Points.
nonisolated public struct OffsetTransition: Transition {
  /// From the view's own place to that where it comes from and goes to. Points.
  public var offset: CGSize
  /// Creates a transition from, and to, a place that is `offset` away. Points.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that moves the view in from, and out to, an edge: by its own size beyond its place.
nonisolated public struct MoveTransition: Transition {
  /// The edge where the view comes from and where it goes to.
  public var edge: Edge
  /// Creates a transition from an edge and back to it.
  public nonisolated init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeEffect(edge: edge, part: phase.isIdentity ? 0 : 1))
  }
}

/// A transition that moves the view in from the leading edge and out to the trailing one. Source: Apple, "slide".
nonisolated public struct SlideTransition: Transition {
  /// Creates a transition from the leading edge to the trailing one.
  public nonisolated init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeEffect(edge: .trailing, part: phase.value))
  }
}

/// A transition that moves the view in from an edge, fading in, and out to the opposite one, fading out. Source: Apple,
/// "push(from:)".
nonisolated public struct PushTransition: Transition {
  /// The edge where the view comes from.
  public var edge: Edge
  /// Creates a transition from an edge to the opposite one.
  public nonisolated init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeEffect(edge: edge, part: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that blurs the view and makes it a little smaller or larger.
nonisolated public struct BlurReplaceTransition: Transition {
  /// Whether views shrink or grow when they go.
  public struct Configuration: Equatable, Sendable {
    let growsOut: Bool
    /// The view that goes shrinks.
    public static let downUp = Configuration(growsOut: false)
    /// The view that goes grows.
    public static let upUp = Configuration(growsOut: true)
  }
  /// How the view comes and goes.
  public var configuration: Configuration
  /// Creates a transition that blurs the view and scales it.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
  // Source of the numbers: our choice, by eye.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let away = phase == .didDisappear && configuration.growsOut ? 1.15 : 0.85
    return content.blur(radius: phase.isIdentity ? 0 : 10).scaleEffect(phase.isIdentity ? 1 : away).opacity(
      phase.isIdentity ? 1 : 0)
  }
}

/// One transition on the way in, a different one on the way out.
///
///     if isOn {
///       Text("Saved").transition(.asymmetric(insertion: .scale, removal: .opacity))
///     }
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal
  /// Creates a transition out of one for the way in and one for the way out.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }
  @MainActor public var _hasMotion: Bool { insertion._hasMotion || removal._hasMotion }
  @MainActor public func _animation(isRemoval: Bool) -> Animation?? {
    isRemoval ? removal._animation(isRemoval: true) : insertion._animation(isRemoval: false)
  }
}

/// Draws a view a part of its own size towards an edge: 1 just beyond its place.
nonisolated struct _EdgeEffect: GeometryEffect {
  var edge: Edge
  var part: Double
  typealias Body = Never
  var animatableData: Double {
    get { part }
    set { part = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    let offset: CGSize =
      switch edge {
      case .top: CGSize(width: 0, height: -size.height)
      case .bottom: CGSize(width: 0, height: size.height)
      case .leading: CGSize(width: -size.width, height: 0)
      case .trailing: CGSize(width: size.width, height: 0)
      }
    return ProjectionTransform(CGAffineTransform(translationX: offset.width * part, y: offset.height * part))
  }
}

extension Transition where Self == IdentityTransition {
  /// A transition without an effect: the view comes and goes at once.
  @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// Grows from a point in the middle of the view, and shrinks into it.
  @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Grows from `scale` times its size, and shrinks to that, around a point of the view.
  @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  /// Comes from, and goes to, a place that is `offset` away from its own. Points.
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// Comes from, and goes to, a place that is `x` and `y` points away from its own.
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  /// Comes from an edge and goes back to it, by its own size beyond its place.
  @MainActor @preconcurrency public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge and out to the trailing one.
  @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  /// A transition that moves the view in from an edge, fading in, and out to the opposite one, fading out.
  @MainActor @preconcurrency public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  /// Comes and goes blurred; by default it shrinks when it goes.
  @MainActor @preconcurrency public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    BlurReplaceTransition(configuration: config)
  }
  /// Comes and goes blurred, and shrinks when it goes.
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition { blurReplace() }
}
