import Foundation
import HearthMotion

/// Changes of one value that are on their way. Made when a value changes with an animation, and again changed while it
/// runs; the node that shows the value asks for `remaining` after each step.
///
/// Each change is a movement of its own, and what is left of all of them is added: an interrupted animation keeps its
/// speed. A spring that begins while another spring runs continues from its value and speed instead. Source: Apple,
/// "CustomAnimation", `shouldMerge(previous:value:time:context:)`.
@MainActor package class AnyAnimator {
  /// Takes part in the frames of its window.
  final var isRunning = false
  /// What of its node moves: who is told of each step.
  final let subject: Subject
  enum Subject {
    /// A value that the node shows.
    case value
    /// The node's place and size: see `GeometryMotion`.
    case place
    /// Whether the element is there: see `Fade`.
    case presence
  }
  init(_ subject: Subject) { self.subject = subject }
  nonisolated deinit {}

  /// Nothing is on its way any more.
  package var isOver: Bool { fatalError("overridden") }
  /// Brings `remaining` to the moment `time`. True when it has changed.
  func advance(to time: Double) -> Bool { fatalError("overridden") }
  /// Ends all movements where they are; completions count them as over.
  package func cancel() { fatalError("overridden") }
}
