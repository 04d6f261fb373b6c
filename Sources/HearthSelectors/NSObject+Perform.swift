import Foundation

extension NSObject {
  /// Whether this object has the method that a selector carries.
  public func responds(to selector: Selector!) -> Bool { selector?.isMethod(of: self) ?? false }

  /// Calls a method. The object that it returns is the method's own: `takeUnretainedValue()` gives it.
  @discardableResult public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    kept(selector?.call(on: self))
  }
  /// Calls a method with an argument.
  @discardableResult public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    kept(selector?.call(on: self, object))
  }
  /// Calls a method with two arguments.
  @discardableResult
  public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
    kept(selector?.call(on: self, first, second))
  }
  /// The object stays as long as the loop's round, as an autoreleased one does on Apple's systems.
  private func kept(_ value: Any?) -> Unmanaged<AnyObject>! {
    guard let value, type(of: value) is AnyClass else { return nil }
    nonisolated(unsafe) let object = value as AnyObject
    RunLoop.current.perform { withExtendedLifetime(object) {} }
    return .passUnretained(object)
  }

  /// Calls a method once the run loop of this thread has been through `delay` seconds. The object and the argument are kept until then.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    perform(selector, with: argument, afterDelay: delay, inModes: [.default])
  }
  /// The same, in modes of the run loop.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    let call = DelayedCall(target: self, selector: selector, argument: argument)
    nonisolated(unsafe) let unsafe = call
    let timer = Timer(timeInterval: max(0, delay), repeats: false) { _ in unsafe.perform() }
    call.timer = timer
    DelayedCalls.add(call)
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }
  /// Calls a method on the main thread, and waits for it if asked to.
  public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let (target, argument) = (self, argument)
    if Thread.isMainThread && wait {
      selector.call(on: target, argument)
    } else if wait {
      DispatchQueue.main.sync { _ = selector.call(on: target, argument) }
    } else {
      DispatchQueue.main.async { selector.call(on: target, argument) }
    }
  }
  /// Calls a method on a thread of its own.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    nonisolated(unsafe) let (target, argument) = (self, argument)
    Thread.detachNewThread { selector.call(on: target, argument) }
  }
  /// Forgets the delayed calls of an object.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCalls.cancel { $0.target === target as AnyObject }
  }
  /// Forgets those of one selector with an argument that is equal.
  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object argument: Any?) {
    DelayedCalls.cancel { call in
      guard call.target === target as AnyObject, call.selector == selector else { return false }
      switch (call.argument, argument) {
      case (nil, nil): return true
      case (let left?, let right?):
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return left as AnyObject === right as AnyObject
      default: return false
      }
    }
  }
}

/// A call that waits for its time.
final class DelayedCall {
  let target: NSObject
  let selector: Selector
  let argument: Any?
  var timer: Timer?

  init(target: NSObject, selector: Selector, argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }
  func perform() {
    DelayedCalls.remove(self)
    selector.call(on: target, argument)
  }
}

/// All calls that wait.
enum DelayedCalls {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [DelayedCall] = []

  static func add(_ call: DelayedCall) { lock.withLock { all.append(call) } }
  static func remove(_ call: DelayedCall) { lock.withLock { all.removeAll { $0 === call } } }
  static func cancel(where isMeant: (DelayedCall) -> Bool) {
    let cancelled: [DelayedCall] = lock.withLock {
      let meant = all.filter(isMeant)
      all.removeAll { call in meant.contains { $0 === call } }
      return meant
    }
    for call in cancelled { call.timer?.invalidate() }
  }
}
