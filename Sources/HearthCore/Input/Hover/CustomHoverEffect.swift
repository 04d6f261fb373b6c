import Foundation

/// A type that says how a view answers a pointer above it, on a television focus.
///
///     struct FadeIn: CustomHoverEffect {
///       func body(content: Content) -> some CustomHoverEffect {
///         content.hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 1 : 0.5) }
///       }
///     }
///
/// Effects change the picture of a view; layout and hits stay as they are. Source: Apple, "CustomHoverEffect".
public protocol CustomHoverEffect: Sendable {
  /// What `body(content:)` returns; the compiler infers it.
  associatedtype Body: CustomHoverEffect
  /// What the effect is built on.
  typealias Content = EmptyHoverEffect
  /// The effects that this one consists of, made from `content`, which has none.
  func body(content: Content) -> Body
  /// What it consists of, the innermost first. Not for apps.
  func _appendBodies(to list: inout _HoverEffectBodies)
}

extension CustomHoverEffect {
  public func _appendBodies(to list: inout _HoverEffectBodies) {
    body(content: EmptyHoverEffect())._appendBodies(to: &list)
  }
}
extension CustomHoverEffect where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) is primitive: it has no body") }
}
extension Never: CustomHoverEffect {}

/// The parts of a hover effect. Opaque to apps.
public struct _HoverEffectBodies: Sendable {
  var list: [HoverEffectBody] = []
  init() {}
}

/// What an app says about an effect: how the view looks while it is active, and while it is not.
struct HoverEffectBody: Sendable {
  let evaluate: @Sendable (Bool, GeometryProxy) -> [any HoverSegment]
  var group: HoverEffectGroup?
  /// False keeps it in its inactive phase.
  var isEnabled = true
}

/// An effect that changes nothing: other effects are made from it.
public struct EmptyHoverEffect: CustomHoverEffect {
  public typealias Body = Never
  init() {}
  public func _appendBodies(to list: inout _HoverEffectBodies) {}
}

/// A hover effect made from a closure.
public struct ContentHoverEffect<Effect: HoverEffectContent>: CustomHoverEffect {
  public typealias Body = Never
  let part: HoverEffectBody
  init(
    _ group: HoverEffectGroup?, _ isEnabled: Bool,
    _ body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> Effect
  ) {
    // Called on the main thread only, as bodies of views are.
    let body = UncheckedSendable(body)
    part = HoverEffectBody(
      evaluate: {
        var parts = _HoverEffectParts()
        body.value(EmptyHoverEffectContent(), $0, $1)._appendParts(to: &parts)
        return parts.segments
      }, group: group, isEnabled: isEnabled)
  }
  public func _appendBodies(to list: inout _HoverEffectBodies) { list.list.append(part) }
}

struct JoinedHoverEffect<First: CustomHoverEffect, Second: CustomHoverEffect>: CustomHoverEffect {
  typealias Body = Never
  let first: First
  let second: Second
  var group: HoverEffectGroup?
  var isEnabled = true
  func _appendBodies(to list: inout _HoverEffectBodies) {
    first._appendBodies(to: &list)
    let start = list.list.count
    second._appendBodies(to: &list)
    list.amend(from: start, group, isEnabled)
  }
}

struct DisabledHoverEffect<Base: CustomHoverEffect>: CustomHoverEffect {
  typealias Body = Never
  let base: Base
  let isDisabled: Bool
  func _appendBodies(to list: inout _HoverEffectBodies) {
    let start = list.list.count
    base._appendBodies(to: &list)
    list.amend(from: start, nil, !isDisabled)
  }
}

extension _HoverEffectBodies {
  /// What is said around parts: they belong to a group if they have none of their
  /// own, and are off where anything says so.
  mutating func amend(from start: Int, _ group: HoverEffectGroup?, _ isEnabled: Bool) {
    for index in start..<list.count {
      if list[index].group == nil { list[index].group = group }
      if !isEnabled { list[index].isEnabled = false }
    }
  }
}

extension CustomHoverEffect where Self == ContentHoverEffect<EmptyHoverEffectContent> {
  /// An effect from a closure that says how the view looks in each phase.
  ///
  /// - Parameters:
  ///   - group: Effects that are active together.
  ///   - isEnabled: False shows the inactive phase always.
  ///   - body: Makes the look from an empty one, whether the effect is active, and the geometry of the view.
  public static func hoverEffect<C: HoverEffectContent>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> C
  ) -> ContentHoverEffect<C> {
    ContentHoverEffect(group, isEnabled, body)
  }
}

extension CustomHoverEffect {
  /// This effect, and `effect` around it.
  public func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
  ) -> some CustomHoverEffect {
    JoinedHoverEffect(first: self, second: effect, group: group, isEnabled: isEnabled)
  }
  /// This effect, and one from a closure around it.
  public func hoverEffect(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent
  ) -> some CustomHoverEffect {
    JoinedHoverEffect(first: self, second: ContentHoverEffect(group, isEnabled, body))
  }
  /// Keeps this effect in its inactive phase.
  public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect {
    DisabledHoverEffect(base: self, isDisabled: isDisabled)
  }
}

extension HoverEffect {
  /// An effect of the app's own.
  public init<E: CustomHoverEffect>(_ effect: E) {
    var bodies = _HoverEffectBodies()
    effect._appendBodies(to: &bodies)
    self.init(kind: .custom, bodies: bodies)
  }
}

extension View {
  /// Shows an effect of the app's own while the pointer is above this view; on a television
  /// while focus is on it, around it or in it.
  public nonisolated func hoverEffect(_ effect: some CustomHoverEffect, isEnabled: Bool = true) -> some View {
    modifier(_HoverEffectModifier(effect: HoverEffect(effect), isEnabled: isEnabled))
  }
  /// Shows an effect of the app's own while the pointer is above this view, or above
  /// another view whose effect belongs to `group`.
  public nonisolated func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup?, isEnabled: Bool = true
  ) -> some View {
    modifier(_HoverEffectModifier(effect: HoverEffect(effect).grouped(group), isEnabled: isEnabled))
  }
  /// Shows an effect that the closure describes.
  ///
  ///     Color.red.hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 1.1 : 1) }
  ///
  /// - Parameters:
  ///   - group: Effects that are active together.
  ///   - isEnabled: False shows the inactive phase always.
  ///   - body: Makes the look from an empty one, whether the effect is active, and the geometry of the view. Called
  ///     again when the phase or the size changes.
  public nonisolated func hoverEffect(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent
  ) -> some View {
    modifier(_HoverEffectModifier(effect: HoverEffect(ContentHoverEffect(group, true, body)), isEnabled: isEnabled))
  }
}
extension HoverEffect {
  func grouped(_ group: HoverEffectGroup?) -> HoverEffect {
    var bodies = bodies
    bodies.amend(from: 0, group, true)
    return HoverEffect(kind: kind, bodies: bodies)
  }
}
