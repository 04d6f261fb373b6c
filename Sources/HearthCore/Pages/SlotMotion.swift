import Foundation
import HearthRendering

/// Columns on their way: those that come slide in, those that go slide out as pictures of
/// what they were, and the others make room.
///
/// As with pages, only pictures move: each view has its place, input and focus from the first moment on.
@MainActor final class SlotMotion {
  /// A view that is on its way, by its index among the slots.
  struct Part {
    /// Where its picture is beside its place when the motion begins. Points to the right.
    var start: CGFloat
    /// Where it is in the end: 0 for one that is there.
    var end: CGFloat = 0
    /// What a view that is gone looked like, and where it was.
    var picture: (piece: DisplayPiece, x: CGFloat, y: CGFloat)?
  }
  var parts: [Part?]
  /// 0 when it begins, 1 in the end.
  let progress = MotionProgress(0)
  init(_ parts: [Part?]) { self.parts = parts }
  nonisolated deinit {}
  func offset(_ index: Int) -> CGFloat {
    guard index < parts.count, let part = parts[index] else { return 0 }
    return part.start + (part.end - part.start) * CGFloat(progress.value)
  }
  static let animation = Animation.spring(duration: 0.35, bounce: 0)
}
