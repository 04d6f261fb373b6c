import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor @Suite("Formats of time") struct TimeFormatTests {
  private let english = Locale(identifier: "en_US")
  private let start = Date(timeIntervalSince1970: 1_560_000_000)
}

extension TimeFormatTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
  private func text<F: DiscreteFormatStyle>(_ style: F, _ seconds: Double) -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(style.locale(english).format(start.addingTimeInterval(seconds)).characters)
  }
  /// What is shown for each second of an hour is what the style says next, and nothing else comes between.
  private func expectSteps<F: DiscreteFormatStyle>(
    _ style: F, from: Double, to end: Double, at place: SourceLocation = #_sourceLocation
  ) where F.FormatInput == Date, F.FormatOutput == AttributedString {
    let style = style.locale(english)
    var input = start.addingTimeInterval(from)
    var count = 0
    while input < start.addingTimeInterval(end), count < 500, let next = style.discreteInput(after: input) {
      #expect(next > input, sourceLocation: place)
      let before = next.addingTimeInterval(-0.0015)
      if before > input { #expect(style.format(before) == style.format(input), sourceLocation: place) }
      #expect(style.format(next.addingTimeInterval(0.001)) != style.format(input), sourceLocation: place)
      input = next.addingTimeInterval(0.001)
      count += 1
    }
    #expect(count > 0, sourceLocation: place)
  }

  @QuickTesting.Test func `a stopwatch shows hundredths, and hours from one on`() {
    let style = SystemFormatStyle.Stopwatch(startingAt: start)
    for (seconds, words) in [
      (-5, "00:00.00"), (0, "00:00.00"), (5.23, "00:05.23"), (65.99, "01:05.99"), (3605.5, "1:00:05.50"),
      (90_061, "25:01:01.00"),
    ] as [(Double, String)] {
      #expect(text(style, seconds) == words)
    }
    #expect(text(.stopwatch(startingAt: start, showsHours: false), 4530) == "75:30.00")
    #expect(text(.stopwatch(startingAt: start, maxPrecision: .milliseconds(100)), 5.29) == "00:05.2")
    #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(1)), 5.29) == "00:05")
    #expect(text(.stopwatch(startingAt: start, maxFieldCount: 2, maxPrecision: .seconds(60)), 5640) == "1:34")
    #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(60)), 300) == "5 minutes")
    expectSteps(style, from: 3599.5, to: 3600.5)
    expectSteps(.stopwatch(startingAt: start, maxFieldCount: 2), from: 3500, to: 3900)
  }
  @QuickTesting.Test func `a timer shows what is left, rounded up, or what is over`() {
    let interval = start..<start.addingTimeInterval(300)
    let down = SystemFormatStyle.Timer(countingDownIn: interval), up = SystemFormatStyle.Timer(countingUpIn: interval)
    for (seconds, words) in [
      (-5, "5:00"), (0, "5:00"), (0.5, "5:00"), (1, "4:59"), (43.2, "4:17"), (299.5, "0:01"), (300, "0:00"),
      (400, "0:00"),
    ] as [(Double, String)] {
      #expect(text(down, seconds) == words)
    }
    for (seconds, words) in [(-5, "0:00"), (0.5, "0:00"), (43.2, "0:43"), (300, "5:00"), (400, "5:00")]
      as [(Double, String)]
    {
      #expect(text(up, seconds) == words)
    }
    let long = start..<start.addingTimeInterval(5640)
    #expect(text(.timer(countingDownIn: long), 0) == "1:34:00")
    #expect(text(.timer(countingDownIn: long, showsHours: false), 0) == "94:00")
    #expect(text(.timer(countingDownIn: long, maxFieldCount: 2), 0) == "1:34")
    expectSteps(.timer(countingDownIn: interval), from: -3, to: 300)
    expectSteps(.timer(countingUpIn: interval), from: -3, to: 300)
    #expect(SystemFormatStyle.Timer(countingDownIn: interval).discreteInput(after: interval.upperBound) == nil)
  }
  @QuickTesting.Test func `an offset is told in units, or as a clock`() {
    let offset = SystemFormatStyle.DateOffset(to: start)
    for (seconds, words) in [
      (-5, "−5 seconds"), (0, "0 seconds"), (222, "3 minutes, 42 seconds"), (7500, "2 hours, 5 minutes"),
      (180_000, "2 days, 2 hours"),
    ] as [(Double, String)] {
      #expect(text(offset, seconds) == words)
    }
    #expect(text(.offset(to: start, allowedFields: [.minute, .second]), 332) == "5:32")
    #expect(text(.offset(to: start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3), 3932) == "1:05:32")
    #expect(text(.offset(to: start, allowedFields: [.hour, .minute]), 3932) == "1 hour, 5 minutes")
    #expect(text(.offset(to: start, maxFieldCount: 1), 3932) == "1 hour")
    let signed = SystemFormatStyle.DateOffset(to: start, sign: .always(includingZero: false))
    for (seconds, words) in [(5, "+5 seconds"), (-5, "−5 seconds"), (0, "0 seconds")] as [(Double, String)] {
      #expect(text(signed, seconds) == words)
    }
    #expect(text(.offset(to: start, sign: .never), -5) == "5 seconds")
    expectSteps(.offset(to: start), from: -120, to: 120)
    expectSteps(.offset(to: start), from: -200_000, to: -190_000)
    expectSteps(.offset(to: start), from: 7500, to: 9000)
  }
  @QuickTesting.Test func `a reference is told by its distance when it is near, and else as a date`() {
    let style = SystemFormatStyle.DateReference(to: start).calendar(calendar), day = 86_400.0
    let expected: [(Double, String)] = [
      (0, "now"), (-30, "now"), (-300, "in 5 minutes"), (-10_800, "in 3 hours"), (-day, "tomorrow"),
      (3 * day, "3 days ago"), (27 * day, "27 days ago"), (-40 * day, "Saturday, June 8"), (-400 * day, "June 2019"),
    ]
    for (seconds, words) in expected { #expect(text(style, seconds) == words) }
    let exact = SystemFormatStyle.DateReference(to: start, maxFieldCount: 3).calendar(calendar)
    #expect(text(exact, -400 * day) == "June 8, 2019")
    let hours = SystemFormatStyle.DateReference(to: start, thresholdField: .hour).calendar(calendar)
    #expect(text(hours, -3 * day) != "in 3 days")
    let placed = style.locale(english), first = start.addingTimeInterval(-10_800)
    var input = first
    for _ in 0..<20 {
      guard let next = placed.discreteInput(after: input) else { break }
      #expect(next > input)
      #expect(placed.format(next) != placed.format(input))
      input = next
    }
    #expect(input > first)
  }
  @QuickTesting.Test func `styles are kept as data`() throws {
    let style = SystemFormatStyle.DateOffset(to: start, allowedFields: [.hour], maxFieldCount: 1)
    #expect(try JSONDecoder().decode(SystemFormatStyle.DateOffset.self, from: JSONEncoder().encode(style)) == style)
  }

  private func shown(_ window: TestWindow) throws -> String { try window.element("text").label }
  @QuickTesting.Test func `a text follows the clock, and is made again only when it reads differently`() throws {
    let now = TestWindow { Text("") }.date
    let window = TestWindow {
      Text(.currentDate, format: .timer(countingDownIn: now..<now.addingTimeInterval(90)))
        .accessibilityIdentifier("text").environment(\.locale, english)
    }
    #expect(try shown(window) == "1:30")
    window.advance(by: .milliseconds(900))
    #expect(try shown(window) == "1:30")
    #expect(window.counters.itemsRecorded == 0 && window.counters.measures == 0)
    window.advance(by: .milliseconds(200))
    #expect(try shown(window) == "1:29")
    window.advance(by: .seconds(10))
    #expect(try shown(window) == "1:19")
    // With each second, and not with each frame.
    #expect(window.counters.itemsRecorded <= 2 * 10)
    window.advance(by: .seconds(100))
    #expect(try shown(window) == "0:00")
    window.advance(by: .seconds(100))
    #expect(window.counters.itemsRecorded == 0)
  }
  @QuickTesting.Test func `sources are the time, ranges and distances`() throws {
    let now = TestWindow { Text("") }.date
    let window = TestWindow {
      VStack {
        Text(.durationOffset(to: now.addingTimeInterval(-5)), format: .time(pattern: .minuteSecond))
          .accessibilityIdentifier("text")
        Text("since \(TimeDataSource<Duration>.durationOffset(to: now), format: .time(pattern: .minuteSecond))")
          .accessibilityIdentifier("key")
        Text(TimeDataSource<Date>.currentDate, format: .stopwatch(startingAt: now, maxPrecision: .seconds(1)))
          .accessibilityIdentifier("stopwatch")
      }.environment(\.locale, english)
    }
    #expect(try shown(window) == "0:05")
    window.advance(by: .seconds(3))
    #expect(try shown(window) == "0:08")
    #expect(try window.element("key").label == "since 0:03")
    #expect(try window.element("stopwatch").label == "00:03")
  }
  @QuickTesting.Test func `a shorter form is shown where the longer ones do not fit, and read in full`() throws {
    let long = Date(timeIntervalSince1970: 1_560_000_000)
    func drawn(_ width: CGFloat, _ isVariable: Bool) -> String {
      let window = TestWindow(size: CGSize(width: width, height: 100)) {
        Group {
          if isVariable {
            Text(long, style: .date).textVariant(.sizeDependent)
          } else {
            Text(long, style: .date).textVariant(.fixed)
          }
        }.lineLimit(1).environment(\.locale, english).environment(\.timeZone, .gmt)
      }
      return window.displayList
    }
    #expect(drawn(200, true).contains("\"June 8, 2019\""))
    #expect(drawn(12 * 8 - 2, true).contains("\"Jun 8, 2019\""))
    #expect(drawn(9 * 8, true).contains("\"6/8/2019\""))
    #expect(drawn(9 * 8, false).contains("\"June 8, 2019\""))
    let units = TestWindow(size: CGSize(width: 70, height: 100)) {
      Text(Duration.seconds(7500), format: .units(allowed: [.hours, .minutes], width: .wide))
        .textVariant(.sizeDependent).lineLimit(1).environment(\.locale, english).accessibilityIdentifier("text")
    }
    #expect(units.displayList.contains("\"2h 5m\""))
    #expect(try shown(units) == "2 hours, 5 minutes")
  }
}
