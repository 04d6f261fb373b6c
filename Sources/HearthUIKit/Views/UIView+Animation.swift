import Foundation
import HearthCore
import HearthUI

extension UIView {
  /// How an animation goes, and what it begins with.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Goes on from where a running animation is, as all do here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// With `repeat`, goes back the way it came.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends, as without an option.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Lays subviews out with the changes, as is done here for all.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The animation's own duration, curve and options count within another animation, as they always do here.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// For transitions: views move on meanwhile. What was there before does not here, as it is a picture.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// For transitions from one view to another: both stay where they are, and one is hidden.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Views can be touched while they are animated, as they always can here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)

    func animation(_ duration: TimeInterval) -> Animation {
      let animation: Animation
      switch rawValue >> 16 & 3 {
      case 1: animation = .easeIn(duration: duration)
      case 2: animation = .easeOut(duration: duration)
      case 3: animation = .linear(duration: duration)
      default: animation = .easeInOut(duration: duration)
      }
      return repeated(animation)
    }
    /// For ever, where that is asked for.
    fileprivate func repeated(_ animation: Animation) -> Animation {
      contains(.repeat) ? animation.repeatForever(autoreverses: contains(.autoreverse)) : animation
    }
  }

  /// Makes changes and shows them by an animation. Seconds.
  ///
  ///     UIView.animate(withDuration: 0.3) { badge.alpha = 0 }
  /// - Parameter completion: Called when all is where it belongs. Its parameter is true.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(options.animation(duration), delay, animations, completion)
  }
  /// As the form with options.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(AnimationOptions().animation(duration), 0, animations, completion)
  }
  /// Makes changes and shows them by a spring.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without going further than it should, less swings.
  ///   - velocity: What it begins with, in ways to go a second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // The spring comes to rest at the end of the duration: it swings faster than that. Source: our choice of the time
    // in which a thousandth of the way is left.
    let damping = min(max(Double(dampingRatio), 0.05), 1)
    let response = max(duration, 0.01) * damping * 2 * .pi / log(1_000)
    let spring = Animation.interpolatingSpring(
      mass: 1, stiffness: pow(2 * .pi / response, 2), damping: 4 * .pi * damping / response,
      initialVelocity: Double(velocity))
    run(options.repeated(spring), delay, animations, completion)
  }
  /// Makes changes and shows them by a spring: `duration` is how fast it is, and with a bounce above 0 it swings.
  ///
  /// - Parameter initialSpringVelocity: What it begins with, in ways to go a second.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.interpolatingSpring(
      duration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
    run(options.repeated(spring), delay, animations, completion)
  }
  /// Makes changes and shows them by an animation of SwiftUI, so that views of both move together.
  ///
  ///     UIView.animate(.spring(duration: 0.4, bounce: 0.2)) { card.center.y -= 80 }
  /// - Parameter completion: Called when all is where it belongs.
  public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
    run(animation, 0, changes, completion.map { completion in { _ in completion() } })
  }
  /// Makes changes in `view`: with `transitionCrossDissolve` its picture of before fades away above what it is then; without, they are
  /// shown at once. Source: Apple, `transition(with:duration:options:animations:completion:)`, where no option is no transition.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let way = options.rawValue >> 20 & 7
    reportUnkept(
      "UIView.AnimationOptions.transition", if: way != 0 && way != 5,
      "views do not flip or curl: the picture of before fades, as with transitionCrossDissolve.")
    let isFade = way != 0 && view.window != nil
    let before = isFade ? view.fadingPicture(options.animation(duration)) { completion?(true) } : nil
    performWithoutAnimation { animations?() }
    if let before { view.addSubview(before) } else { completion?(true) }
  }
  /// Replaces a view by another, or shows the one and hides the other, by a fade.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let isHiding = options.contains(.showHideTransitionViews)
    guard let hostView = fromView.hostView else {
      completion?(false)
      return
    }
    transition(
      with: hostView, duration: duration,
      options: options.rawValue >> 20 & 7 == 0 ? options.union(.transitionCrossDissolve) : options,
      animations: {
        if isHiding {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          toView.frame = fromView.frame
          hostView.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
  /// Makes changes that are shown at once, in an animation too.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    withTransaction(.unanimated, actions)
  }
  /// Switches animations off, or on again. While they are off, what changes is shown at once: views of UIKit, and
  /// what views of SwiftUI and presentations do because of a state that is written meanwhile, unless `withAnimation` says
  /// otherwise of it.
  ///
  ///     UIView.setAnimationsEnabled(false)
  ///     isCovered = true
  ///     UIView.setAnimationsEnabled(true)
  public class func setAnimationsEnabled(_ enabled: Bool) { Transaction.allowsAnimations = enabled }
  /// Whether animations are on, as they are at the start of a program.
  public class var areAnimationsEnabled: Bool { Transaction.allowsAnimations }
  /// Makes changes that are shown by an animation, where there is one, or at once.
  static func perform(animated: Bool, _ changes: () -> Void) {
    if animated { changes() } else { performWithoutAnimation(changes) }
  }
  private static func run(
    _ animation: Animation, _ delay: TimeInterval, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    if !areAnimationsEnabled {
      performWithoutAnimation(animations)
      completion?(true)
      return
    }
    let animation = delay > 0 ? animation.delay(delay) : animation
    guard let completion else { return withAnimation(animation, animations) }
    withAnimation(animation, animations) { completion(true) }
  }
}

extension UIView.AnimationOptions {
  /// For `UIView.transition`: the view turns about its vertical middle. A fade here, as the following, which is reported.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// The same from the other side.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// The view curls up as a page.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// The view curls down as a page.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// The view turns about its horizontal middle.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// The same from below.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
  /// For `UIView.transition`: a fade.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
}

extension UIView.AnimationOptions {
  var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
}
