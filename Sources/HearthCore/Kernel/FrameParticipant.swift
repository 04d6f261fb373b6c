/// A feature that has something to do in each frame of a window: focus, input, the focused values.
///
/// The engine calls its participants in the order in which they were added.
@MainActor package protocol FrameParticipant: AnyObject {
  /// The frame begins, in the stage `time`: what was due by `time`, in seconds on the host's clock, acts now.
  func frameWillBegin(at time: Double)
  /// Whether a frame has something to do here although no node is marked.
  var needsFrame: Bool { get }
  /// The focus phase.
  func updateFocus()
  /// Whether there is something to do for another round of this frame.
  var needsRound: Bool { get }
  /// The display phase begins.
  func pictureWillBeRecorded()
  /// The frame is over, in the stage `end`.
  func frameDidEnd()
}

extension FrameParticipant {
  package func frameWillBegin(at time: Double) {}
  package var needsFrame: Bool { false }
  package func updateFocus() {}
  package var needsRound: Bool { false }
  package func pictureWillBeRecorded() {}
  package func frameDidEnd() {}
}
