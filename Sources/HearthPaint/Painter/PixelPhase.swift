#if GTK
  import CoreGraphics

  /// At which part of a device pixel a point lies, in 256ths of one to the right and down. Source: the steps of cairo's
  /// coordinates.
  nonisolated struct PixelPhase: Hashable {
    let x, y: UInt8
    init(x: UInt8, y: UInt8) { (self.x, self.y) = (x, y) }
    /// Nil for a point that is not finite, or too far away to tell.
    init?(_ point: CGPoint, scale: CGFloat) {
      let x = point.x * scale, y = point.y * scale
      guard abs(x) < 1e9, abs(y) < 1e9 else { return nil }
      func part(_ value: CGFloat) -> UInt8 { UInt8(Int((value * 256).rounded()) & 255) }
      self.init(x: part(x), y: part(y))
    }
    /// The nearest quarters of a pixel, and what they are away from it, in device pixels.
    var quarters: (phase: PixelPhase, x: CGFloat, y: CGFloat) {
      func nearest(_ part: UInt8) -> (UInt8, CGFloat) {
        let quarter = (Int(part) + 32) / 64 * 64
        return (UInt8(quarter & 255), CGFloat(quarter - Int(part)) / 256)
      }
      let (x, moveX) = nearest(x), (y, moveY) = nearest(y)
      return (PixelPhase(x: x, y: y), moveX, moveY)
    }
  }
#endif
