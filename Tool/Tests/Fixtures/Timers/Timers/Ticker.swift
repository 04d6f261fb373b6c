import Foundation
import ObjectiveC

@objc protocol TickerDelegate: NSObjectProtocol {
  func tickerDidTick(_ ticker: Ticker)
  @objc optional func tickerDidStop(_ ticker: Ticker)
}

@objcMembers final class Ticker: NSObject {
  weak var delegate: TickerDelegate?
  @objc private(set) dynamic var ticks = 0
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick(timer:)), userInfo: ["a": 1], repeats: true)
    perform(#selector(stop), with: nil, afterDelay: 5)
  }
  func stop() {
    timer?.invalidate()
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    delegate?.tickerDidStop?(self)
  }
  private func tick(timer: Timer) {
    ticks += 1
    delegate?.tickerDidTick(self)
    print(#keyPath(Ticker.ticks))
  }
}
