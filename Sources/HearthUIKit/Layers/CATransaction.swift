import Foundation
import HearthCore
import HearthUI

/// How changes of layers are shown that are made together.
///
///     CATransaction.begin()
///     CATransaction.setDisableActions(true)
///     bar.frame.size.width = 100
///     CATransaction.commit()
@MainActor @preconcurrency public final class CATransaction: NSObject {
  private struct Level {
    var duration: CFTimeInterval?
    var timing: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: AnimationsInTransaction?
  }
  /// The transactions that are open, from the outermost one on. The first is that of changes outside of all others, which
  /// ends with the frame.
  private static var levels = [Level()]
  private static func last<Value>(_ path: KeyPath<Level, Value?>) -> Value? {
    for level in levels.reversed() { if let value = level[keyPath: path] { return value } }
    return nil
  }
  private static func change(_ change: (inout Level) -> Void) {
    change(&levels[levels.count - 1])
    if levels.count > 1 { return }
    let reset = {
      levels[0].completion?.commit()
      levels[0] = Level()
    }
    if let engine = Engine.evaluating?.engine ?? Engine.current {
      engine.performAtEndOfFrame(reset)
    } else {
      Engine.performOnMain { reset() }
    }
  }
  /// Begins a transaction, which may be in another.
  public static func begin() { levels.append(Level()) }
  /// Ends the transaction that was begun last.
  public static func commit() {
    guard levels.count > 1, let level = levels.popLast() else {
      Report(
        kind: .badSize, path: "CATransaction", message: "is committed more often than it was begun. Nothing happens."
      ).tell()
      return
    }
    level.completion?.commit()
  }
  /// Shows what was changed, which happens with the next frame in any case.
  public static func flush() {}
  /// Sets whether changes of layers that are no view's are shown without animations of their own.
  public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
  /// Whether changes of layers are shown without animations of their own.
  public static func disableActions() -> Bool { last(\.disablesActions) ?? false }
  /// Sets how long animations take that do not say so themselves: seconds.
  public static func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = max(0, dur) } }
  /// Seconds; 0.25 by itself. Source: Apple, documentation of CATransaction.
  public static func animationDuration() -> CFTimeInterval { last(\.duration) ?? 0.25 }
  /// Sets the curve of animations that have none of their own.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { change { $0.timing = function } }
  /// The curve of animations that have none of their own.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { last(\.timing) }
  /// Calls `block` when all animations of layers are over that this transaction goes on to begin; at the end of the frame
  /// where there are none.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    change { $0.completion = block.map { AnimationsInTransaction($0) } }
  }
  /// The block that `setCompletionBlock(_:)` has set.
  public static func completionBlock() -> (() -> Void)? { levels.last?.completion?.block }
  /// What the animations of the open transactions count in.
  static var counters: [AnimationsInTransaction] { levels.compactMap(\.completion) }
}

/// Counts the animations of a transaction.
@MainActor final class AnimationsInTransaction {
  let block: () -> Void
  private var count = 0
  private var isCommitted = false
  init(_ block: @escaping () -> Void) { self.block = block }
  nonisolated deinit {}
  func enter() { count += 1 }
  func leave() {
    count -= 1
    endIfDone()
  }
  func commit() {
    isCommitted = true
    endIfDone()
  }
  private func endIfDone() {
    guard isCommitted, count == 0 else { return }
    if let engine = Engine.evaluating?.engine ?? Engine.current {
      engine.performAtEndOfFrame(block)
    } else {
      let block = block
      Engine.performOnMain { block() }
    }
  }
}
