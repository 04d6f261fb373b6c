import Foundation
import HearthCore
import HearthUI

/// What is known of a transition while it goes on.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it takes time: it does not, as windows and pages have their new size at once.
  var isAnimated: Bool { get }
  /// Whether it was given up: never here.
  var isCancelled: Bool { get }
  /// Seconds: 0.
  var transitionDuration: TimeInterval { get }
}

/// What accompanies a view controller's transition to another size or other traits.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Calls `animation` when the view has its new size, before it is laid out, and `completion` at the end of the frame.
  ///
  /// - Returns: True: both are called.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Calls `animation` when the view has its new size, before it is laid out.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A transition that is over at once.
@MainActor final class Transition: UIViewControllerTransitionCoordinator {
  /// Has something done at the end of the frame.
  private let atEnd: (@escaping () -> Void) -> Void
  var isAnimated: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  init(atEnd: @escaping (@escaping () -> Void) -> Void) { self.atEnd = atEnd }
  nonisolated deinit {}
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }
  /// The view has its new size, or its new traits.
  func run() {
    for animation in animations { animation(self) }
    let completions = completions
    if !completions.isEmpty { atEnd { for completion in completions { completion(self) } } }
  }
}
