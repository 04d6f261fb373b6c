import Foundation
import HearthCore
import HearthSelectors

/// Rates at which frames are wanted, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float, maximum: Float
  public var preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// As often as the screen shows frames.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Calls a method again and again, as often as frames are shown.
///
/// Source: our choice, because a run loop has no screen on Linux: it is a timer with 60 rounds a second, or as many as are preferred.
open class CADisplayLink: NSObject {
  private let target: AnyObject, selector: Selector
  private var timer: Timer?
  private var modes: Set<RunLoop.Mode> = []
  private weak var loop: RunLoop?
  private var isOver = false

  /// Creates a display link that keeps its target until it is invalidated. The method is called with the display link.
  public init(target: Any, selector: Selector) {
    (self.target, self.selector) = (target as AnyObject, selector)
  }

  /// The time of the frame that was shown last, in seconds on the clock of `CACurrentMediaTime()`.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next one.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Seconds from one frame to the next.
  open var duration: CFTimeInterval { 1 / rate }
  /// While true nothing is called.
  open var isPaused = false
  /// Frames a second; 0 for as many as are shown.
  open var preferredFramesPerSecond = 0 { didSet { if preferredFramesPerSecond != oldValue { start() } } }
  /// The rates that are wanted.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { if preferredFrameRateRange != oldValue { start() } }
  }
  private var rate: Double {
    let range = preferredFrameRateRange
    let wanted =
      range.preferred.flatMap { $0 > 0 ? $0 : nil }
      ?? (range.maximum > 0 ? range.maximum : Float(preferredFramesPerSecond))
    return wanted > 0 ? Double(min(wanted, 120)) : 60
  }

  /// Begins to call the method, in a mode of a run loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if isOver { return }
    loop = runloop
    modes.insert(mode)
    start()
  }
  /// Ends it in a mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    start()
  }
  /// Ends it for good, and lets the target go.
  open func invalidate() {
    isOver = true
    timer?.invalidate()
    timer = nil
  }
  private func start() {
    timer?.invalidate()
    timer = nil
    guard let loop, !modes.isEmpty, !isOver else { return }
    nonisolated(unsafe) let link = self
    let timer = Timer(timeInterval: duration, repeats: true) { _ in link.frame() }
    self.timer = timer
    for mode in modes { loop.add(timer, forMode: mode) }
  }
  private func frame() {
    if isPaused { return }
    timestamp = CACurrentMediaTime()
    selector.call(on: target, self)
  }
}
