import Foundation
import HearthCore
import HearthUI

/// Changes that are shown by an animation, by the names of a Mac.
@MainActor @preconcurrency public final class NSAnimationContext: NSObject {
  /// The changes that are made now.
  public static var current: NSAnimationContext { stack.last ?? standing }
  private static let standing = NSAnimationContext()
  private static var stack: [NSAnimationContext] = []
  /// Seconds.
  public var duration: TimeInterval = 0.25
  /// How it begins and ends; nil for slowly at both ends.
  public var timingFunction: CAMediaTimingFunction?
  /// Whether changes that are not made through `animator()` are animated, too: they are not, and true is reported.
  public var allowsImplicitAnimation: Bool {
    get { false }
    set {
      if !newValue { return }
      Report(
        kind: .notOnLinux, path: "NSAnimationContext.allowsImplicitAnimation",
        message: "only what is changed through animator() is animated. Use that, or UIView.animate around the changes."
      ).tell()
    }
  }
  /// Called when all of it is over.
  public var completionHandler: (() -> Void)?
  private override init() { super.init() }
  nonisolated deinit {}
  /// Makes changes. Those that are made through `animator()` are animated.
  public static func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    let context = NSAnimationContext()
    context.duration = current.duration
    context.completionHandler = completionHandler
    // What is said first holds for what follows: the changes are made in one animation whose length is read before.
    context.isCollecting = true
    stack.append(context)
    changes(context)
    stack.removeLast()
    context.finish()
  }
  /// The same, as long as an animation is by itself.
  public static func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
    await withCheckedContinuation { waiting in
      runAnimationGroup(changes) { waiting.resume() }
    }
  }
  /// Begins changes that `endGrouping()` ends.
  public static func beginGrouping() {
    let context = NSAnimationContext()
    context.isCollecting = true
    stack.append(context)
  }
  public static func endGrouping() { stack.popLast()?.finish() }
  private var isCollecting = false
  private var steps: [() -> Void] = []
  /// Makes a change by an animation, at the end of the group around it, or at once.
  func animate(_ change: @escaping () -> Void) {
    if isCollecting { steps.append(change) } else { run { change() } }
  }
  private func finish() {
    let steps = steps
    self.steps = []
    run { for step in steps { step() } }
  }
  private func run(_ changes: () -> Void) {
    if duration <= 0 {
      changes()
      completionHandler?()
      return
    }
    let points = (timingFunction ?? CAMediaTimingFunction(name: .easeInEaseOut)).points.map { Double($0) }
    let animation = Animation.timingCurve(points[0], points[1], points[2], points[3], duration: duration)
    UIView.animate(animation, changes: changes, completion: completionHandler)
  }
}

/// What an `animator()` stands for: setting a property of it changes the one of its view by an animation.
@MainActor @preconcurrency @dynamicMemberLookup public struct _Animator<Target: UIView> {
  fileprivate let target: Target
  public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Target, Value>) -> Value {
    get { target[keyPath: path] }
    nonmutating set { NSAnimationContext.current.animate { [target] in target[keyPath: path] = newValue } }
  }
}
@MainActor @preconcurrency public protocol _Animatable: UIView {}
extension _Animatable {
  /// What sets properties of the view by an animation.
  public func animator() -> _Animator<Self> { _Animator(target: self) }
}
extension UIView: _Animatable {}
