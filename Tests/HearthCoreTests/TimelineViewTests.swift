import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthCore

@MainActor private final class Model: ObservableObject {
  @Published var isPaused = false
  @Published var isShown = true
  var dates: [Date] = []
  var context: TimelineViewDefaultContext?
  nonisolated deinit {}
}

/// A timeline view.
struct TimelineViewTests {}

extension TimelineViewTests {
  private struct Ticking<Schedule: TimelineSchedule>: View {
    @ObservedObject var model: Model
    var schedule: Schedule
    var body: some View {
      if model.isShown {
        TimelineView(schedule) { context in
          let _ = model.dates.append(context.date)
          let _ = model.context = context
          Text("\(context.cadence == .live ? "live" : "slow")")
        }
      }
    }
  }

  @Test func `of a period is evaluated at each entry and not in between`() {
    let start = TestHost.firstDate
    let model = Model()
    let window = TestWindow { Ticking(model: model, schedule: .periodic(from: start - 0.25, by: 1)) }
    expect(model.dates, equals: [start - 0.25])
    window.resetCounters()
    window.advance(by: .milliseconds(500))
    expect(window.counters.bodies, equals: 0)
    expect(!window.isAnimating)
    window.advance(by: .milliseconds(3000))
    expect(model.dates, equals: [-0.25, 0.75, 1.75, 2.75].map { start + $0 })
    expect(window.counters.rounds, equals: 3)
  }
  @Test func `of explicit dates ends with the last`() {
    let start = TestHost.firstDate
    let model = Model()
    let dates = [start + 1, start + 1.5, start + 4]
    let window = TestWindow { Ticking(model: model, schedule: .explicit(dates)) }
    expect(model.dates, equals: [dates[0]])
    window.advance(by: .seconds(3))
    expect(model.dates, equals: [dates[0], dates[1]])
    window.advance(by: .seconds(3))
    expect(model.dates, equals: dates)
  }
  @Test func `of every minute begins with the minute that has begun`() {
    let model = Model()
    let window = TestWindow { Ticking(model: model, schedule: .everyMinute) }
    let first = model.dates[0].timeIntervalSinceReferenceDate
    expect(first.truncatingRemainder(dividingBy: 60), equals: 0)
    expect(window.date.timeIntervalSinceReferenceDate - first < 60)
    window.advance(by: .seconds(120))
    expect(model.dates.count, equals: 3)
    expect(model.dates[2].timeIntervalSinceReferenceDate, equals: first + 120)
  }
  @Test func `of the display is evaluated with each frame, and not while paused`() {
    struct Pausing: View {
      @ObservedObject var model: Model
      var body: some View {
        TimelineView(.animation(paused: model.isPaused)) { context in
          let _ = model.dates.append(context.date)
          Color.red
        }
      }
    }
    let model = Model()
    let window = TestWindow { Pausing(model: model) }
    let begin = model.dates.count
    window.advance(by: .seconds(1))
    expect((59...62).contains(model.dates.count - begin))
    expect(abs(model.dates.last!.timeIntervalSince(window.date)) < 1e-6)
    model.isPaused = true
    window.settle()
    window.advance(by: .milliseconds(20))
    let count = model.dates.count
    window.resetCounters()
    window.advance(by: .seconds(1))
    expect(model.dates.count, equals: count)
    expect(window.counters.rounds, equals: 0)
    expect(!window.isAnimating)
  }
  @Test func `of a minimum interval is evaluated no more often`() {
    let model = Model()
    let window = TestWindow { Ticking(model: model, schedule: .animation(minimumInterval: 0.25)) }
    let begin = model.dates.count
    window.advance(by: .seconds(1))
    expect((3...4).contains(model.dates.count - begin))
  }
  @Test func `that has gone runs no more`() {
    let model = Model()
    let window = TestWindow { Ticking(model: model, schedule: .animation) }
    window.advance(by: .milliseconds(100))
    model.isShown = false
    window.settle()
    let count = model.dates.count
    window.advance(by: .seconds(1))
    expect(model.dates.count, equals: count)
    expect(!window.isAnimating)
  }
  @Test func `is evaluated again for the same date when its content is invalidated`() {
    let start = TestHost.firstDate
    let model = Model()
    let window = TestWindow { Ticking(model: model, schedule: .explicit([start - 5])) }
    model.context?.invalidateTimelineContent()
    window.settle()
    expect(model.dates, equals: [start - 5, start - 5])
  }

  @Test func `has schedules with these entries`() {
    let date = Date(timeIntervalSinceReferenceDate: 1000)
    func first<S: TimelineSchedule>(_ schedule: S) -> [Double] {
      Array(schedule.entries(from: date, mode: .normal).prefix(3)).map(\.timeIntervalSinceReferenceDate)
    }
    expect(first(.everyMinute), equals: [960, 1020, 1080])
    expect(first(.periodic(from: Date(timeIntervalSinceReferenceDate: 1), by: 10)), equals: [991, 1001, 1011])
    expect(first(.periodic(from: Date(timeIntervalSinceReferenceDate: 1500), by: 10)), equals: [1500, 1510, 1520])
    expect(first(.periodic(from: date, by: 0)), equals: [1000])
    expect(first(.explicit([date, date + 1])), equals: [1000, 1001])
    expect(first(.animation(minimumInterval: 0.5)), equals: [1000, 1000.5, 1001])
    expect(first(.animation(paused: true)), equals: [1000])
  }
}
