import Foundation
import HearthMotion
import HearthRendering

/// Draws nothing otherwise, and reports that there is no depth.
nonisolated struct DepthOffsetEffect: DrawingEffect {
  typealias AnimatableData = EmptyAnimatableData
  var z: CGFloat
  @MainActor func isIdentity(_ context: EffectContext) -> Bool { z == 0 }
  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    context.node.engine.report(
      .notOnLinux, at: context.node,
      "offset(z:) has no effect: windows have no depth. Leave it out, or keep it for other systems.")
    return content
  }
}
