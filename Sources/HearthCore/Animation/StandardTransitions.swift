import Foundation
import HearthRendering

nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  var first: First
  var second: Second
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
  @MainActor var _hasMotion: Bool { first._hasMotion || second._hasMotion }
  @MainActor var _animation: Animation? { second._animation ?? first._animation }
}

nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  var base: Base
  var animation: Animation?
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }
  @MainActor var _hasMotion: Bool { base._hasMotion }
  @MainActor var _animation: Animation? { animation }
}

/// Comes and goes at once.
nonisolated public struct IdentityTransition: Transition {
  public nonisolated init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Fades.
nonisolated public struct OpacityTransition: Transition {
  public nonisolated init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows and shrinks around a point of the view.
nonisolated public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : max(scale, 1e-4), anchor: anchor)
  }
}

/// Comes from, and goes to, a place beside the view's own. Points.
nonisolated public struct OffsetTransition: Transition {
  public var offset: CGSize
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content.offset(phase.isIdentity ? .zero : offset) }
}

/// Comes from, and goes to, an edge: by its own size beyond its place.
nonisolated public struct MoveTransition: Transition {
  public var edge: Edge
  public nonisolated init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeEffect(edge: edge, part: phase.isIdentity ? 0 : 1))
  }
}

/// Comes from the leading edge and goes to the trailing one. Source: Apple, "slide".
nonisolated public struct SlideTransition: Transition {
  public nonisolated init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeEffect(edge: .trailing, part: phase.value))
  }
}

/// Comes from an edge, fading in, and goes to the opposite one, fading out. Source: Apple, "push(from:)".
nonisolated public struct PushTransition: Transition {
  public var edge: Edge
  public nonisolated init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeEffect(edge: edge, part: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Comes and goes blurred, a little smaller or larger.
nonisolated public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    let growsOut: Bool
    /// What goes shrinks.
    public static let downUp = Configuration(growsOut: false)
    /// What goes grows.
    public static let upUp = Configuration(growsOut: true)
  }
  public var configuration: Configuration
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
  // Source of the numbers: our choice, by eye.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let away = phase == .didDisappear && configuration.growsOut ? 1.15 : 0.85
    return content.blur(radius: phase.isIdentity ? 0 : 10).scaleEffect(phase.isIdentity ? 1 : away).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// One transition on the way in, another one on the way out.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal
  public nonisolated init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }
  @MainActor public var _hasMotion: Bool { insertion._hasMotion || removal._hasMotion }
  @MainActor public var _animation: Animation? { insertion._animation ?? removal._animation }
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
    let offset: CGSize = switch edge {
    case .top: CGSize(width: 0, height: -size.height)
    case .bottom: CGSize(width: 0, height: size.height)
    case .leading: CGSize(width: -size.width, height: 0)
    case .trailing: CGSize(width: size.width, height: 0)
    }
    return ProjectionTransform(CGAffineTransform(translationX: offset.width * part, y: offset.height * part))
  }
}

extension Transition where Self == IdentityTransition {
  @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(0) }
  @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { ScaleTransition(scale, anchor: anchor) }
}
extension Transition where Self == OffsetTransition {
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { OffsetTransition(CGSize(width: x, height: y)) }
}
extension Transition where Self == MoveTransition {
  @MainActor @preconcurrency public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  @MainActor @preconcurrency public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  @MainActor @preconcurrency public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition { blurReplace() }
}
