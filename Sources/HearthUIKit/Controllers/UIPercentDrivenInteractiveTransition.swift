import Foundation
import HearthCore
import HearthUI

/// A transition that a finger brings to an end, or gives up.
///
/// What the animator moves is seen when `finish()` is called, and nothing after `cancel()`: what is shown on the way there does not follow the finger.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?
  /// How far the finger has brought it: from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// Seconds that the animator says.
  open private(set) var duration: CGFloat = 0
  /// How fast the rest is shown. Reported: the animator says how long it takes.
  open var completionSpeed: CGFloat = 1 {
    didSet { if completionSpeed != 1 { reportPace("completionSpeed") } }
  }
  /// In which pace the rest is shown. Reported: the animator says it.
  open var completionCurve = UIView.AnimationCurve.easeInOut {
    didSet { if completionCurve != .easeInOut { reportPace("completionCurve") } }
  }
  private func reportPace(_ name: String) {
    reportUnkept(
      "UIPercentDrivenInteractiveTransition.\(name)",
      "the animator of the transition says how long the rest takes, and in which pace it is shown.")
  }
  /// Whether a finger drives it from its beginning.
  open var wantsInteractiveStart = true
  public override init() { super.init() }
  nonisolated deinit {}
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
  }
  /// How far the finger has come: from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }
  /// The finger has brought it to its end: the animator moves what there is to move.
  open func finish() {
    let ended = context
    context = nil
    ended?.finishInteractiveTransition()
  }
  /// The finger has given it up: everything stays as it was.
  open func cancel() {
    let ended = context
    context = nil
    ended?.cancelInteractiveTransition()
  }
}
