import Foundation
import HearthCore
import HearthUI

extension UIScrollView {
  /// How fast content that goes on by itself becomes slower: what is left of its speed after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    // Source: seen, the raw values of UIKit.
    /// That of scroll views by themselves.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Content comes to rest sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Says what a finger does to a scroll view, which follows it itself.
@MainActor final class ScrollPanRecognizer: UIPanGestureRecognizer {
  private unowned let scroll: UIScrollView
  private var origin = CGPoint.zero, last = CGPoint.zero, lastTime = 0.0
  private var speed = CGSize.zero
  init(_ scroll: UIScrollView) {
    self.scroll = scroll
    super.init()
    view = scroll
  }
  nonisolated deinit {}
  override var isEnabled: Bool { didSet { if isEnabled != oldValue { scroll.needsUpdate() } } }
  func begin() {
    (origin, last, lastTime, speed) = (scroll.contentOffset, scroll.contentOffset, CACurrentMediaTime(), .zero)
    follow(.zero, .zero, .began)
  }
  func move() {
    if state == .possible { return }
    let offset = scroll.contentOffset, time = CACurrentMediaTime(), seconds = time - lastTime
    if seconds > 0 {
      speed = CGSize(width: (last.x - offset.x) / seconds, height: (last.y - offset.y) / seconds)
      (last, lastTime) = (offset, time)
    }
    follow(wayOfFinger, speed, .changed)
  }
  private var wayOfFinger: CGSize {
    CGSize(width: origin.x - scroll.contentOffset.x, height: origin.y - scroll.contentOffset.y)
  }
  func end() {
    if state == .possible { return }
    follow(wayOfFinger, speed, .ended)
  }
}

extension UIScrollView: PannedView {}
