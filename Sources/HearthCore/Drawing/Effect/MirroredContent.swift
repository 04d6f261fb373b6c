import Foundation
import HearthMotion
import HearthRendering

/// Draws its content as in a mirror where the interface has a certain direction.
nonisolated struct MirrorEffect: DrawingEffect {
  typealias AnimatableData = EmptyAnimatableData
  /// Nil for never.
  var direction: LayoutDirection?
  @MainActor func isIdentity(_ context: EffectContext) -> Bool {
    direction != (context.isRightToLeft ? .rightToLeft : .leftToRight)
  }
  static var movesContent: Bool { true }
  @MainActor func transform(_ context: EffectContext) -> Projection? {
    if isIdentity(context) { return nil }
    return Projection(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: context.size.width, ty: 0))
  }
  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: context.size.width, ty: 0)
    return EffectPiece(.transform(mirror), content)
  }
}

extension View {
  /// Says how this view changes in interfaces of different directions: with `mirrors(in:)`, what it draws is turned as
  /// in a mirror where the interface has that direction; with `fixed` it stays as it is.
  ///
  ///     Image(systemName: "pencil.and.scribble").layoutDirectionBehavior(.mirrors)
  ///
  /// The views inside are laid out as elsewhere. Source: Apple, documentation of layoutDirectionBehavior(_:).
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    var direction: LayoutDirection?
    if case .mirrors(let mirrored) = behavior { direction = mirrored }
    return modifier(EffectModifier(MirrorEffect(direction: direction)))
  }
  /// Draws this view as in a mirror where the interface reads from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(EffectModifier(MirrorEffect(direction: enabled ? .rightToLeft : nil)))
  }
}
