import Combine
import Foundation
import Testing

/// Foundation's timers have no clock that a test could hold: intervals are a hundredth of a
/// second, and waiting ends with the event.
@Suite(.timeLimit(.minutes(10))) struct TimerPublisherTests {}

extension TimerPublisherTests {
  @Test func `it publishes from the first subscriber on and stops with the last`() async {
    let (dates, last) = await onRunLoopThread { loop in
      var dates: [Date] = []
      let subscription = Timer.publish(every: 0.01, on: loop, in: .default).autoconnect().sink { dates.append($0) }
      loop.run { dates.count >= 2 }
      subscription.cancel()
      let count = dates.count
      loop.runPastTimers(every: 0.01)
      return (dates, count)
    }
    #expect(dates.count >= 2 && dates == dates.sorted())
    #expect(dates.count == last)
  }

  @Test func `nothing is published before connecting`() async {
    let (before, after) = await onRunLoopThread { loop in
      var count = 0
      let timer = Timer.publish(every: 0.01, on: loop, in: .default)
      let subscription = timer.sink { _ in count += 1 }
      loop.runPastTimers(every: 0.01)
      let before = count
      let connection = timer.connect()
      loop.run { count > 0 }
      connection.cancel()
      subscription.cancel()
      return (before, count)
    }
    #expect(before == 0 && after > 0)
  }

  @Test func `subscribers get what each has demanded`() async {
    let (few, many) = await onRunLoopThread { loop in
      let timer = Timer.publish(every: 0.01, on: loop, in: .default)
      let modest = Probe<Date, Never>(demand: .max(1)), greedy = Probe<Date, Never>(demand: .unlimited)
      timer.subscribe(modest)
      timer.subscribe(greedy)
      let connection = timer.connect()
      loop.run { greedy.values.count >= 3 }
      connection.cancel()
      return (modest.values.count, greedy.values.count)
    }
    #expect(few == 1 && many >= 3)
  }

  @Test func `connecting again gives the connection that there is`() async {
    let (isSame, isFollowed) = await onRunLoopThread { loop in
      let timer = Timer.publish(every: 60, on: loop, in: .default)
      let first = timer.connect(), second = timer.connect()
      first.cancel()
      let third = timer.connect()
      defer { third.cancel() }
      return (first as AnyObject === second as AnyObject, first as AnyObject !== third as AnyObject)
    }
    #expect(isSame && isFollowed)
  }
}
