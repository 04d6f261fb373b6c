import Foundation
import HearthSelectors

/// A method of an object, which is not kept. Without an object the responders are asked when it is called.
@MainActor struct TargetAction {
  private(set) weak var target: AnyObject?
  private let hasTarget: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    (self.target, hasTarget, self.action) = (target.map { $0 as AnyObject }, target != nil, action)
  }
  /// Whether there was an object, and it has gone.
  var isGone: Bool { hasTarget && target == nil }

  func isSame(as target: Any?, _ action: Selector) -> Bool {
    !isGone && self.target === target.map { $0 as AnyObject } && self.action == action
  }
  /// Whether this is meant where nil stands for any.
  func isMeant(by target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target.map { $0 as AnyObject }) && (action == nil || self.action == action)
  }
}

extension Array where Element == TargetAction {
  @MainActor mutating func add(_ target: Any, _ action: Selector) {
    removeAll { $0.isGone }
    if !contains(where: { $0.isSame(as: target, action) }) { append(TargetAction(target, action)) }
  }
}
