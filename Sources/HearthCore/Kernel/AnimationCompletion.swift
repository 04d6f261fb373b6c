import Foundation

/// When the completion of an animation is called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  fileprivate let isLogical: Bool
  /// When for the user it is as good as over: a spring still moves a little.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// When it is removed: nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// An action that waits for the animations of one transaction. It is called once: when all that the transaction began
/// are over, or, where it began none, after its update. Source: Apple,
/// `withAnimation(_:completionCriteria:_:completion:)`.
package final class AnimationCompletion: @unchecked Sendable {
  // Unchecked: made where the app calls withAnimation, used on the main actor.
  private let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  /// Animations that were begun and are not over.
  private var pending = 0
  /// A state that was written marked a view.
  private(set) var isNoted = false
  private var isSealed = false

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    (self.criteria, self.action) = (criteria, action)
  }
  deinit {}

  @MainActor func begin() { pending += 1 }
  @MainActor func note() { isNoted = true }
  /// The update is done: no more animations begin.
  @MainActor func seal() {
    isSealed = true
    callIfOver()
  }
  /// The closure of the transaction has run.
  func actionDidRun() {
    Engine.performOnMain { if !self.isNoted { self.seal() } }
  }
  @MainActor private func callIfOver() {
    guard isSealed, pending == 0, let action else { return }
    self.action = nil
    Engine.performOnMainLater(action)
  }

  /// Takes those out of the list for which an animation is over, or is as good as over.
  @MainActor static func end(_ list: inout [AnimationCompletion], logically: Bool) {
    if list.isEmpty { return }
    let ended = list.filter { !logically || $0.criteria.isLogical }
    list.removeAll { completion in ended.contains { $0 === completion } }
    for completion in ended {
      completion.pending -= 1
      completion.callIfOver()
    }
  }
}
