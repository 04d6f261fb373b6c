/// A feature that has something to do in each frame of a window: focus, input, the focused values.
///
/// The engine calls its participants in the order in which they were added, each one at its `moments` only: most frames are
/// short, and calls that do nothing would be a part of them that one can measure.
@MainActor package protocol FrameParticipant: AnyObject {
  /// The moments of a frame whose function it implements.
  nonisolated static var moments: FrameMoments { get }
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

/// What a participant is called for in a frame, by the names of its functions.
package struct FrameMoments: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// `frameWillBegin(at:)`
  package static let begin = FrameMoments(rawValue: 1)
  /// `needsFrame`
  package static let need = FrameMoments(rawValue: 2)
  /// `updateFocus()`
  package static let focus = FrameMoments(rawValue: 4)
  /// `needsRound`
  package static let round = FrameMoments(rawValue: 8)
  /// `pictureWillBeRecorded()`
  package static let picture = FrameMoments(rawValue: 16)
  /// `frameDidEnd()`
  package static let end = FrameMoments(rawValue: 32)
}
