import Combine
import Foundation
import Testing

/// Foundation's timers have no clock that a test could hold: intervals are a hundredth of a second, and waiting ends with the event.
@MainActor struct TimerPublisherTests {
  private func run(until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 10)
    while !isDone(), Date() < end { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
  }

  @Test func `it publishes from the first subscriber on and stops with the last`() {
    var dates: [Date] = []
    let subscription = Timer.publish(every: 0.01, on: .main, in: .default).autoconnect().sink { dates.append($0) }
    run { dates.count >= 2 }
    #expect(dates.count >= 2 && dates[0] < dates[1])
    subscription.cancel()
    let count = dates.count
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(dates.count == count)
  }

  @Test func `nothing is published before connecting`() {
    var count = 0
    let timer = Timer.publish(every: 0.01, on: .main, in: .default)
    let subscription = timer.sink { _ in count += 1 }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(count == 0)
    let connection = timer.connect()
    run { count > 0 }
    #expect(count > 0)
    connection.cancel()
    subscription.cancel()
  }

  @Test func `subscribers get what each has demanded`() {
    let timer = Timer.publish(every: 0.01, on: .main, in: .default)
    let modest = Probe<Date, Never>(demand: .max(1)), greedy = Probe<Date, Never>(demand: .unlimited)
    timer.subscribe(modest)
    timer.subscribe(greedy)
    let connection = timer.connect()
    run { greedy.values.count >= 3 }
    #expect(modest.values.count == 1)
    connection.cancel()
  }

  @Test func `connecting again gives the connection that there is`() {
    let timer = Timer.publish(every: 60, on: .main, in: .default)
    let first = timer.connect(), second = timer.connect()
    #expect(first as AnyObject === second as AnyObject)
    first.cancel()
    let third = timer.connect()
    #expect(first as AnyObject !== third as AnyObject)
    third.cancel()
  }
}
