import Foundation
import HearthCore
import HearthUI

/// Lets the user feel something.
@MainActor @preconcurrency public protocol NSHapticFeedbackPerformer: AnyObject {
  /// Lets the user feel something now.
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
/// Lets the user feel something that goes with what happens on the screen: what it comes to on Linux is what `SensoryFeedback` says.
@MainActor @preconcurrency public final class NSHapticFeedbackManager: NSObject {
  /// The patterns that can be felt.
  public nonisolated enum FeedbackPattern: Int, Sendable {
    /// Nothing in particular.
    case generic = 0
    /// Something is in line with something else.
    case alignment
    /// A value has reached another step.
    case levelChange
  }
  /// When.
  public nonisolated enum PerformanceTime: UInt, Sendable {
    /// As suits the pattern; at once; when what has changed is seen. At once, all of them.
    case `default` = 0, now, drawCompleted
  }
  /// What does it.
  public static let defaultPerformer: any NSHapticFeedbackPerformer = Performer()
  nonisolated deinit {}
  private final class Performer: NSHapticFeedbackPerformer {
    func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {
      switch pattern {
      case .generic: UIImpactFeedbackGenerator(style: .light).impactOccurred()
      case .alignment, .levelChange: UISelectionFeedbackGenerator().selectionChanged()
      }
    }
  }
}
