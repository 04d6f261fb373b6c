import Foundation

/// A pull by two fingers on a touch pad: content that can be refreshed follows them beyond its start.
struct ScrollPadPull {
  /// The content is beyond its start because of them, or on its way back.
  var isActive = false
  /// The way of the fingers; points.
  var way: CGFloat = 0
  /// When events last moved the content within its ends; seconds.
  var lastMove = -Double.infinity
}

extension ScrollNode {
  /// Fingers on a touch pad move by `forward`, of the offset. False where that does not pull the content.
  ///
  /// What is left of a flick does not pull: touch pads send it like fingers, so that a pull begins after a pause.
  func pullByPad(_ forward: CGSize, at time: Double) -> Bool {
    if padPull.isActive, padPull.way > 0 {
      guard forward.height.magnitude >= forward.width.magnitude else { return false }
      padPull.way = max(0, padPull.way - forward.height)
    } else {
      let hasRested = time - padPull.lastMove > ScrollSettling.pause
      padPull.lastMove = time
      guard forward.height < 0, -forward.height > forward.width.magnitude, offset.y <= 0, stretch == .zero,
        hasRested, refresher != nil
      else { return false }
      padPull.way = -forward.height
    }
    padPull.isActive = true
    stopGlide()
    setPhase(.interacting)
    pull(to: resisting(CGPoint(x: offset.x, y: offset.y - padPull.way)))
    engine.wakeUps.schedule(after: ScrollSettling.pause, for: self) { [unowned self] in
      padPull.way = 0
      let time = engine.content?.time ?? 0
      if !bounceBack(velocity: .zero, at: time) { setPhase(.idle) }
    }
    return true
  }
}
