import Foundation

/// A timer that knows what was given with its selector: Foundation's has no room for that on Linux.
final class SelectorTimer: Timer {
  private var information: Any?
  override var userInfo: Any? { information }

  convenience init(
    _ date: Date, _ interval: TimeInterval, _ target: Any, _ selector: Selector, _ information: Any?, _ repeats: Bool
  ) {
    nonisolated(unsafe) let target = target
    self.init(fire: date, interval: interval, repeats: repeats) { selector.call(on: target, $0) }
    self.information = information
  }
}

/// What can be created as a timer that calls a method. Only `Timer` is; a protocol's initialiser may return a subclass.
public protocol _SelectorTimer {}
extension Timer: _SelectorTimer {}

extension _SelectorTimer where Self: Timer {
  /// Creates a timer that calls a method with itself. It keeps the object until it is invalidated, or has fired and does not repeat.
  public init(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    let interval = max(interval, 0.0001)
    self = SelectorTimer(Date(timeIntervalSinceNow: interval), interval, target, selector, userInfo, repeats) as! Self
  }
  /// The same with the time at which it fires first.
  public init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self = SelectorTimer(date, interval, target, selector, userInfo, repeats) as! Self
  }
}
extension Timer {
  /// Creates such a timer and adds it to the run loop of this thread.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
