import Foundation
import HearthCore
import HearthUI

/// Who says how a view controller is presented in a way of the app's own, and how that comes and goes.
///
/// It is asked for view controllers whose `modalPresentationStyle` is `custom`, and for those over all of the window, as
/// `fullScreen`, where it has something to say of them. They lie in a layer above the window's content.
@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// What arranges the presentation; nil for all of the window.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
  /// What makes it come; nil for the way of `modalTransitionStyle`.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What makes it go; nil for the way of `modalTransitionStyle`.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// What a finger drives it by; nil where it comes by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What a finger drives it by; nil where it goes by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}
extension UIViewControllerTransitioningDelegate {
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// Makes a view controller come or go.
@MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the view that comes to the container, or moves the view that goes, and calls `completeTransition(_:)` when it
  /// is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}
extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Tells which view controller of a transition is meant: the one that is seen before, or after.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
/// Tells which view of a transition is meant: the one that goes, or that comes.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator knows of a transition.
@MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// In which it takes place: as large as the window.
  var containerView: UIView { get }
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether a finger drives it.
  var isInteractive: Bool { get }
  /// Whether it was given up.
  var transitionWasCancelled: Bool { get }
  /// How far a finger has brought it, from 0 to 1; what it ends with. For what drives a transition itself.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  /// How the view controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Ends the transition. With false nothing has come, or gone.
  func completeTransition(_ didComplete: Bool)
  /// One of both view controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes, or goes; nil for the one that stays below.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a view controller is before and after: points of the container. Empty for one that is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A presentation in views of its own, above all that the window shows.
@MainActor final class CustomPresentation: NSObject {
  let controller: UIPresentationController
  private let presented: UIViewController, presenter: UIViewController
  private let container: PresentationContainer
  /// The transition that goes on; nil for none.
  private(set) var transition: PresentationTransition?
  nonisolated deinit {}

  /// Nil where the delegate of the view controller says nothing of it.
  init?(_ presented: UIViewController, from presenter: UIViewController) {
    let style = presented.modalPresentationStyle
    guard let delegate = presented.transitioningDelegate, style == .custom || style.coversWindow else { return nil }
    let own =
      style == .custom
      ? delegate.presentationController(forPresented: presented, presenting: presenter, source: presenter) : nil
    if style != .custom,
      delegate.animationController(forPresented: presented, presenting: presenter, source: presenter) == nil,
      delegate.animationController(forDismissed: presented) == nil
    {
      return nil
    }
    controller = own ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    (self.presented, self.presenter) = (presented, presenter)
    container = PresentationContainer(controller)
    super.init()
    presented.ownPresentation = controller
  }

  func show(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    controller.containerView = container
    let view = controller.presentedView ?? presented.view!
    let transition = PresentationTransition(
      container, from: presenter, to: presented, coming: view, isAnimated: animated,
      style: presented.modalPresentationStyle)
    transition.finalFrame = controller.frameOfPresentedViewInContainerView
    self.transition = transition
    controller.presentationTransitionWillBegin()
    transition.didEnd = { [weak self] isComplete in
      guard let self else { return }
      self.transition = nil
      controller.presentationTransitionDidEnd(isComplete)
      if !isComplete { leave() }
      completion?()
    }
    let delegate = presented.transitioningDelegate
    let animator = delegate?.animationController(
      forPresented: presented, presenting: presenter, source: presenter)
    transition.interaction =
      animated ? animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) } : nil
    transition.start(animated ? animator ?? StandardAnimator(presented.modalTransitionStyle, comes: true) : nil)
  }
  func end(animated: Bool, completion: @escaping () -> Void) {
    let view = controller.presentedView ?? presented.view!
    let transition = PresentationTransition(
      container, from: presented, to: presenter, going: view, isAnimated: animated,
      style: presented.modalPresentationStyle)
    self.transition = transition
    controller.dismissalTransitionWillBegin()
    transition.didEnd = { [weak self] isComplete in
      guard let self else { return }
      self.transition = nil
      controller.dismissalTransitionDidEnd(isComplete)
      if isComplete {
        leave()
        completion()
      }
    }
    let delegate = presented.transitioningDelegate
    let animator = delegate?.animationController(forDismissed: presented)
    transition.interaction =
      animated ? animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) } : nil
    transition.start(animated ? animator ?? StandardAnimator(presented.modalTransitionStyle, comes: false) : nil)
  }
  private func leave() {
    (controller.presentedView ?? presented.viewIfLoaded)?.removeFromSuperview()
    container.removeFromSuperview()
    controller.containerView = nil
  }
}

/// The view in which a presentation takes place.
private final class PresentationContainer: UIView {
  private weak var controller: UIPresentationController?
  init(_ controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}

/// A transition, as its animator and those who move along with it see it.
@MainActor
final class PresentationTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  let containerView: UIView, isAnimated: Bool, presentationStyle: UIModalPresentationStyle
  /// What a finger drives the transition by; nil for none, and once that has ended.
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var isInteractive: Bool { interaction != nil }
  private(set) var transitionWasCancelled = false
  var isCancelled: Bool { transitionWasCancelled }
  private(set) var percentComplete: CGFloat = 0
  private(set) var transitionDuration: TimeInterval = 0
  var finalFrame = CGRect.zero
  var didEnd: ((Bool) -> Void)?
  private let from: UIViewController, to: UIViewController, coming: UIView?, going: UIView?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  init(
    _ container: UIView, from: UIViewController, to: UIViewController, coming: UIView? = nil, going: UIView? = nil,
    isAnimated: Bool, style: UIModalPresentationStyle
  ) {
    (containerView, self.from, self.to, self.coming, self.going) = (container, from, to, coming, going)
    (self.isAnimated, presentationStyle) = (isAnimated, style)
  }
  nonisolated deinit {}

  /// Begins: what a finger drives moves when the finger has brought it to its end.
  func start(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
    guard let animator, let interaction, interaction.wantsInteractiveStart else {
      interaction = nil
      return run(animator)
    }
    waiting = animator
    interaction.startInteractiveTransition(self)
  }
  private var waiting: (any UIViewControllerAnimatedTransitioning)?
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if interaction != nil { self.percentComplete = min(max(percentComplete, 0), 1) }
  }
  func finishInteractiveTransition() {
    guard interaction != nil else { return }
    interaction = nil
    percentComplete = 1
    if let waiting {
      self.waiting = nil
      run(waiting)
    }
  }
  func cancelInteractiveTransition() {
    guard interaction != nil else { return }
    interaction = nil
    (percentComplete, transitionWasCancelled) = (0, true)
    if waiting != nil {
      waiting = nil
      completeTransition(false)
    }
  }
  private func run(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
    guard let animator else {
      if let coming {
        coming.frame = finalFrame
        containerView.addSubview(coming)
      }
      for animation in animations { animation(self) }
      return completeTransition(true)
    }
    self.animator = animator
    transitionDuration = animator.transitionDuration(using: self)
    animator.animateTransition(using: self)
    let alongside = animations
    if !alongside.isEmpty {
      UIView.animate(withDuration: transitionDuration) { for animation in alongside { animation(self) } }
    }
  }
  func completeTransition(_ didComplete: Bool) {
    guard let didEnd else { return }
    self.didEnd = nil
    animator?.animationEnded(didComplete)
    didEnd(didComplete)
    for completion in completions { completion(self) }
    (animations, completions) = ([], [])
  }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? going : key == .to ? coming : nil }
  func initialFrame(for vc: UIViewController) -> CGRect {
    if let going, vc === from { return going.frame }
    return vc === from ? containerView.bounds : .zero
  }
  func finalFrame(for vc: UIViewController) -> CGRect {
    if coming != nil, vc === to { return finalFrame }
    return coming != nil || vc === to ? containerView.bounds : .zero
  }
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }
}

/// The way in which presentations come and go where the app has none: from below, or as a fade.
private final class StandardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let fades: Bool, comes: Bool
  init(_ style: UIModalTransitionStyle, comes: Bool) { (fades, self.comes) = (style == .crossDissolve, comes) }
  nonisolated deinit {}
  /// Source: our choice, by eye, beside iOS 17.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: comes ? .to : .from) else { return context.completeTransition(true) }
    let fades = fades, height = context.containerView.bounds.height
    func away() { if fades { view.alpha = 0 } else { view.transform = CGAffineTransform(translationX: 0, y: height) } }
    if comes {
      if let controller = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: controller) }
      context.containerView.addSubview(view)
      UIView.performWithoutAnimation(away)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) { [comes] in
      if comes { (view.alpha, view.transform) = (1, .identity) } else { away() }
    } completion: { _ in
      context.completeTransition(true)
      (view.alpha, view.transform) = (1, .identity)
    }
  }
}

/// Brings a transition forwards as a finger moves.
@MainActor @preconcurrency public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The transition begins: keeps the context, and tells it by `finishInteractiveTransition()` or `cancelInteractiveTransition()` how it ends.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether a finger drives it from its beginning.
  var wantsInteractiveStart: Bool { get }
}
extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
}
