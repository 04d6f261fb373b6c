import Foundation
import HearthMotion
import HearthRendering

/// Turns a view around an axis in space, and takes the room of what is then seen. `rotation3DLayout(_:axis:)` makes it.
///
/// The view is seen without perspective: its frame is the smallest upright rectangle around the turned one. What is turned
/// more than half way to a quarter turn gets the proposed height as its width, and the width as its height. Source: Apple,
/// documentation of `rotation3DLayout(_:axis:)`, for the frame; proposals are our choice.
nonisolated public struct LayoutRotationUnaryLayout: ViewModifier, Animatable {
  private var effect: _Rotation3DEffect
  init(_ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    effect = _Rotation3DEffect(angle: angle, axis: axis, perspective: 0)
  }
  @MainActor public func body(content: Content) -> some View {
    TurnedFrame(turn: effect.effectValue(size: .zero)) { content.modifier(effect) }
  }
  public var animatableData: _Rotation3DEffect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}

/// The frame around one view that is turned about its middle.
private nonisolated struct TurnedFrame: Layout {
  /// Where the unit vectors of the view's plane go.
  let turn: ProjectionTransform
  /// Width and height of the content are exchanged.
  private var isAcross: Bool { turn.m12.magnitude > turn.m11.magnitude }

  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    isAcross ? ProposedViewSize(width: proposal.height, height: proposal.width) : proposal
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var result = CGSize.zero
    let proposal = self.proposal(proposal)
    for view in subviews {
      let size = view.sizeThatFits(proposal)
      result.width = max(result.width, turn.m11.magnitude * size.width + turn.m21.magnitude * size.height)
      result.height = max(result.height, turn.m12.magnitude * size.width + turn.m22.magnitude * size.height)
    }
    return result
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let proposal = self.proposal(proposal)
    for view in subviews {
      view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

extension View {
  /// Turns this view around an axis through its middle, and its frame with it.
  ///
  ///     HStack {
  ///       Text("Up").rotation3DLayout(.degrees(-90), axis: (x: 0, y: 0, z: 1))
  ///       Text("Across")
  ///     }
  ///
  /// - Parameter axis: Its x runs to the right, y down, z towards the eye.
  public nonisolated func rotation3DLayout(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> some View {
    modifier(LayoutRotationUnaryLayout(angle, axis))
  }
}
