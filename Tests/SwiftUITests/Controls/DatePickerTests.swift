import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Noon in Greenwich on the day when test windows open, the first of January 2024.
private let noon = Date(timeIntervalSince1970: 1_704_110_400)
private let day: TimeInterval = 86_400

private struct Appointment<S: DatePickerStyle>: View {
  let style: S
  @State var date = noon
  var range: ClosedRange<Date>?
  var components: DatePickerComponents = [.hourAndMinute, .date]
  var body: some View {
    VStack {
      Group {
        if let range {
          DatePicker("Date", selection: $date, in: range, displayedComponents: components)
        } else {
          DatePicker("Date", selection: $date, displayedComponents: components)
        }
      }
      .datePickerStyle(style).accessibilityIdentifier("picker")
      Text(verbatim: date.formatted(Date.ISO8601FormatStyle())).accessibilityIdentifier("date")
      Button("Next") {}.accessibilityIdentifier("next")
    }
  }
}
extension TestWindow {
  fileprivate func date() throws -> String { try element("date").label }
  fileprivate func day(_ label: String) -> Element? { find { $0.label == label && $0.traits.contains(.isButton) } }
  fileprivate func press(_ key: KeyEquivalent, times: Int) { for _ in 0..<times { press(key) } }
}

@MainActor struct DatePickerTests {
  // MARK: - Field

  @QuickTesting.Test func `a field says label and date, and arrows step its parts`() throws {
    let window = TestWindow { Appointment(style: .field) }
    let picker = try window.element("picker")
    expect(picker.label, equals: "Date")
    expect(picker.value?.contains("Jan 1, 2024"), equals: true)
    window.press(.tab)
    expect(window.focused, equals: "picker")
    window.press(.upArrow)
    try expect(window.date(), equals: "2024-02-01T12:00:00Z")
    window.press(.rightArrow)
    window.press(.downArrow)
    // A part begins anew at its end, and the others stay.
    try expect(window.date(), equals: "2024-02-29T12:00:00Z")
    window.press(.end)
    window.press(.upArrow)
    try expect(window.date(), equals: "2024-02-29T00:00:00Z")
    window.press(.tab)
    expect(window.focused, equals: "next")
  }
  @QuickTesting.Test func `digits write a part, and go on to the next when no further one fits`() throws {
    let window = TestWindow { Appointment(style: .field) }
    window.press(.tab)
    window.type("4")
    try expect(window.date(), equals: "2024-04-01T12:00:00Z")
    window.type("17")
    try expect(window.date(), equals: "2024-04-17T12:00:00Z")
    window.type("2031")
    try expect(window.date(), equals: "2031-04-17T12:00:00Z")
    window.type("9")
    window.type("41")
    window.type("a")
    try expect(window.date(), equals: "2031-04-17T09:41:00Z")
  }
  @QuickTesting.Test func `what is written counts when the part is left`() throws {
    let window = TestWindow { Appointment(style: .field) }
    window.press(.tab)
    window.type("1")
    try expect(window.date(), equals: "2024-01-01T12:00:00Z")
    window.press(.rightArrow)
    window.press(.rightArrow)
    window.type("26")
    try expect(window.date(), equals: "2024-01-01T12:00:00Z")
    window.press(.tab)
    try expect(window.date(), equals: "2026-01-01T12:00:00Z")
  }
  @QuickTesting.Test func `a day that the month does not have is its last`() throws {
    let window = TestWindow { Appointment(style: .field, date: noon + 30 * day) }
    window.press(.tab)
    window.press(.upArrow)
    try expect(window.date(), equals: "2024-02-29T12:00:00Z")
  }
  @QuickTesting.Test func `a click chooses a part, and the stepper steps it`() throws {
    let window = TestWindow { Appointment(style: .stepperField) }
    let frame = try window.element("picker").frame
    // The text begins behind the padding of the field: month, day and year of two, two and four digits.
    window.click(at: CGPoint(x: frame.minX + 12, y: frame.midY))
    expect(window.focused, equals: "picker")
    window.press(.upArrow)
    try expect(window.date(), equals: "2024-02-01T12:00:00Z")
    let steppers = CGPoint(x: frame.maxX + 5 + 45, y: frame.midY)
    window.click(at: steppers)
    try expect(window.date(), equals: "2024-03-01T12:00:00Z")
  }
  @QuickTesting.Test func `the locale orders the parts`() throws {
    let window = TestWindow { Appointment(style: .field).environment(\.locale, Locale(identifier: "de_DE")) }
    window.press(.tab)
    window.type("24")
    window.type("12")
    try expect(window.date(), equals: "2024-12-24T12:00:00Z")
    window.press(.rightArrow)
    window.type("18")
    window.type("30")
    try expect(window.date(), equals: "2024-12-24T18:30:00Z")
  }
  @QuickTesting.Test
  func `parts stand and are gone through as the locale writes them, and the digits of a time from left to right`()
    throws
  {
    let english = TestWindow { Appointment(style: .field).environment(\.layoutDirection, .rightToLeft) }
    english.press(.tab)
    english.press(.rightArrow)
    english.press(.upArrow)
    try expect(english.date(), equals: "2024-01-02T12:00:00Z")
    let hebrew = TestWindow {
      Appointment(style: .field).environment(\.layoutDirection, .rightToLeft).environment(
        \.locale, Locale(identifier: "he_IL"))
    }
    hebrew.press(.tab)
    // From the day on the right to the month.
    hebrew.press(.leftArrow)
    hebrew.press(.upArrow)
    try expect(hebrew.date(), equals: "2024-02-01T12:00:00Z")
    hebrew.press(.leftArrow)
    // Beyond the year lie the hour and, to its right, the minute: the minute comes first.
    hebrew.press(.leftArrow)
    hebrew.press(.upArrow)
    try expect(hebrew.date(), equals: "2024-02-01T12:01:00Z")
  }
  @QuickTesting.Test func `the time zone of the place counts`() throws {
    let window = TestWindow { Appointment(style: .field).environment(\.timeZone, TimeZone(secondsFromGMT: 3600 * 13)!) }
    try expect(window.element("picker").value?.contains("Jan 2, 2024"), equals: true)
  }
  @QuickTesting.Test func `what is chosen lies in the range`() throws {
    let window = TestWindow { Appointment(style: .field, range: noon - day...noon + 3 * day) }
    window.press(.tab)
    window.press(.upArrow)
    try expect(window.date(), equals: "2024-01-04T12:00:00Z")
    window.press(.rightArrow)
    window.type("2")
    window.press(.rightArrow)
    try expect(window.date(), equals: "2024-01-02T12:00:00Z")
  }
  @QuickTesting.Test func `assistive technology steps the part, and the wheel turns it where it has focus`() throws {
    let window = TestWindow { Appointment(style: .field) }
    let frame = try window.element("picker").frame, middle = CGPoint(x: frame.midX, y: frame.midY)
    window.scroll(by: CGSize(width: 0, height: 10), at: middle)
    try expect(window.date(), equals: "2024-01-01T12:00:00Z")
    window.press(.tab)
    window.scroll(by: CGSize(width: 0, height: 10), at: middle)
    try expect(window.date(), equals: "2024-02-01T12:00:00Z")
  }
  @QuickTesting.Test func `a disabled picker takes no focus and no clicks`() throws {
    let window = TestWindow { Appointment(style: .stepperField).disabled(true) }
    window.click("picker")
    window.press(.upArrow)
    try expect(window.date(), equals: "2024-01-01T12:00:00Z")
    expect(window.displayList.contains("opacity 0.5"))
  }

  // MARK: - Bad input

  @QuickTesting.Test func `dates and ranges that are none are reported once and shown as something that is one`() throws
  {
    let nan = Date(timeIntervalSinceReferenceDate: .nan), infinite = Date(timeIntervalSinceReferenceDate: .infinity)
    for date in [nan, infinite] {
      let window = TestWindow { Appointment(style: .field, date: date) }
      expect(window.reports.count, equals: 1)
      expect(window.reports.first?.contains("no calendar shows"), equals: true)
      window.press(.tab)
      window.press(.upArrow)
      expect(window.reports.count, equals: 1, "\(window.reports)")
    }
    let outside = TestWindow { Appointment(style: .graphical, date: noon, range: noon + day...noon + 2 * day) }
    expect(outside.reports.count, equals: 1)
    expect(outside.reports.first?.contains("outside of its range"), equals: true)
    try expect(outside.date(), equals: "2024-01-01T12:00:00Z")
    let open = TestWindow {
      DatePicker("Date", selection: .constant(noon), in: (infinite)...).accessibilityIdentifier("picker")
    }
    expect(open.reports.count, equals: 1)
  }

  // MARK: - Calendar

  @QuickTesting.Test func `a calendar chooses days by clicks and keeps the time`() throws {
    let window = TestWindow { Appointment(style: .graphical) }
    expect(window.day("Monday, January 1, 2024")?.isSelected, equals: true)
    let target = try require(window.day("Wednesday, January 17, 2024")).frame
    window.click(at: CGPoint(x: target.midX, y: target.midY))
    try expect(window.date(), equals: "2024-01-17T12:00:00Z")
    expect(window.day("Wednesday, January 17, 2024")?.isSelected, equals: true)
  }
  @Test(arguments: [300, 390, 700] as [CGFloat])
  func `with fingers a calendar is as wide as its page, and the time is a button at the end of its row`(
    _ width: CGFloat
  ) throws {
    let window = TestWindow(size: CGSize(width: width, height: 844), idiom: .phone) { Appointment(style: .graphical) }
    let next = try require(window.find { $0.label == "Next month" }).frame
    expect(next.maxX > width - 40, "\(next)")
    let days = (1...28).compactMap { day in window.find { $0.label.contains(" \(day), ") } }
    let left = days.map(\.frame.minX).min() ?? .infinity, right = days.map(\.frame.maxX).max() ?? 0
    expect(right - left >= width - 60, "\(left) to \(right)")
    let time = try require(window.find { $0.hint == "Shows wheels" }).frame
    expect(time.maxX > width - 40 && time.minY > next.maxY, "\(time)")
  }
  @QuickTesting.Test func `keys go through the days, weeks, months and years`() throws {
    let window = TestWindow { Appointment(style: .graphical, components: .date) }
    window.press(.tab, times: 4)
    window.press(.rightArrow)
    try expect(window.date(), equals: "2024-01-02T12:00:00Z")
    window.press(.downArrow)
    try expect(window.date(), equals: "2024-01-09T12:00:00Z")
    window.press(.home)
    try expect(window.date(), equals: "2024-01-07T12:00:00Z")
    window.press(.end)
    try expect(window.date(), equals: "2024-01-13T12:00:00Z")
    window.press(.pageDown)
    try expect(window.date(), equals: "2024-02-13T12:00:00Z")
    expect(window.day("Tuesday, February 13, 2024")?.isSelected, equals: true)
    window.press(.pageUp, modifiers: .shift)
    try expect(window.date(), equals: "2023-02-13T12:00:00Z")
  }
  @QuickTesting.Test func `days outside of the range are off, and months too`() throws {
    let window = TestWindow { Appointment(style: .graphical, range: noon - 60...noon + 3 * day, components: .date) }
    expect(window.day("Thursday, January 4, 2024")?.isEnabled, equals: true)
    expect(window.day("Friday, January 5, 2024")?.isEnabled, equals: false)
    expect(window.find { $0.label == "Next month" }?.isEnabled, equals: false)
    let off = try require(window.day("Friday, January 5, 2024")).frame
    window.click(at: CGPoint(x: off.midX, y: off.midY))
    try expect(window.date(), equals: "2024-01-01T12:00:00Z")
  }
  @QuickTesting.Test func `the first day of the week is that of the calendar, and weeks are mirrored`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    let window = TestWindow { Appointment(style: .graphical, components: .date).environment(\.calendar, calendar) }
    let monday = try require(window.day("Monday, January 1, 2024")).frame,
      sunday = try require(window.day("Sunday, January 7, 2024")).frame
    expect(monday.minY == sunday.minY && monday.minX < sunday.minX)
    let mirrored = TestWindow {
      Appointment(style: .graphical, components: .date).environment(\.calendar, calendar).environment(
        \.layoutDirection, .rightToLeft)
    }
    try expect(
      require(mirrored.day("Monday, January 1, 2024")).frame.minX
        > require(mirrored.day("Sunday, January 7, 2024")).frame.minX)
  }
  @QuickTesting.Test func `the title of the month leads to wheels of month and year`() throws {
    let window = TestWindow { Appointment(style: .graphical, components: .date) }
    let title = try require(window.find { $0.label == "January 2024" }).frame
    window.click(at: CGPoint(x: title.midX, y: title.midY))
    expect(window.find { $0.label == "Month" }?.value, equals: "January")
    let year = try require(window.find { $0.label == "Year" }).frame
    window.scroll(by: CGSize(width: 0, height: -10), at: CGPoint(x: year.midX, y: year.midY))
    window.advance(by: .seconds(1))
    expect(window.find { $0.label == "Year" }?.value, equals: "2025")
  }
  @QuickTesting.Test func `a compact picker opens a calendar at its date`() throws {
    let window = TestWindow { Appointment(style: .compact, components: .date) }
    try expect(window.element("picker").value, equals: "Jan 1, 2024")
    let button = try require(window.find { $0.label == "Jan 1, 2024" && $0.traits.contains(.isButton) }).frame
    window.click(at: CGPoint(x: button.midX, y: button.midY))
    let target = try require(window.day("Thursday, January 11, 2024")).frame
    window.click(at: CGPoint(x: target.midX, y: target.midY))
    window.press(.escape)
    expect(window.day("Thursday, January 11, 2024") == nil)
    try expect(window.date(), equals: "2024-01-11T12:00:00Z")
  }
  @QuickTesting.Test func `on a phone the time opens wheels`() throws {
    let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) {
      Appointment(style: .automatic, components: .hourAndMinute)
    }
    let button = try require(window.find { $0.traits.contains(.isButton) && $0.label.contains("12:00") }).frame
    window.tap(at: CGPoint(x: button.midX, y: button.midY))
    let minute = try require(window.find { $0.label == "Minute" }).frame
    window.touchDrag(from: CGPoint(x: minute.midX, y: minute.midY), to: CGPoint(x: minute.midX, y: minute.midY - 60))
    window.advance(by: .seconds(1))
    window.press(.escape)
    try expect(window.date() > "2024-01-01T12:01:00Z")
  }

  // MARK: - Wheels

  @QuickTesting.Test func `wheels turn by keys, and each is a stop`() throws {
    let window = TestWindow { Appointment(style: .wheel, components: .date) }
    window.press(.tab)
    window.press(.downArrow)
    try expect(window.date(), equals: "2024-02-01T12:00:00Z")
    window.press(.tab)
    window.press(.end)
    try expect(window.date(), equals: "2024-02-29T12:00:00Z")
    window.press(.tab)
    window.press(.upArrow)
    try expect(window.date(), equals: "2023-02-28T12:00:00Z")
    expect(window.find { $0.label == "Month" }?.value, equals: "February")
  }
  @QuickTesting.Test func `with a time the day is one wheel`() throws {
    let window = TestWindow { Appointment(style: .wheel) }
    expect(window.find { $0.label == "Day" }?.value, equals: "Monday, January 1, 2024")
    window.press(.tab)
    window.press(.downArrow)
    try expect(window.date(), equals: "2024-01-02T12:00:00Z")
    window.press(.tab)
    window.press(.downArrow)
    try expect(window.date(), equals: "2024-01-02T13:00:00Z")
  }
  @QuickTesting.Test func `values outside of the range cannot be turned to`() throws {
    let window = TestWindow { Appointment(style: .wheel, range: noon...noon + 40 * day, components: .date) }
    window.press(.tab)
    window.press(.downArrow, times: 3)
    try expect(window.date(), equals: "2024-02-01T12:00:00Z")
    expect(window.find { $0.label == "Year" }?.value, equals: "2024")
  }

  // MARK: - Styles of apps

  @QuickTesting.Test func `a style of an app has the label, the date and the range`() throws {
    struct Plain: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Button("Later") { configuration.selection += day }.accessibilityIdentifier("later")
          Text(verbatim: configuration.maximumDate == noon + 3 * day ? "limited" : "free").accessibilityIdentifier(
            "range")
        }
      }
    }
    let window = TestWindow { Appointment(style: Plain(), range: noon...noon + 3 * day) }
    window.click("later")
    try expect(window.date(), equals: "2024-01-02T12:00:00Z")
    try expect(window.element("range").label, equals: "limited")
  }
}

@MainActor struct MultiDatePickerTests {
  private struct Holidays: View {
    @State var days: Set<DateComponents> = [DateComponents(year: 2024, month: 1, day: 10)]
    var body: some View {
      VStack {
        MultiDatePicker("Holidays", selection: $days, in: Date(timeIntervalSince1970: 1_704_067_200)...)
          .accessibilityIdentifier("picker")
        Text(verbatim: days.compactMap(\.day).sorted().map { String($0) }.joined(separator: " "))
          .accessibilityIdentifier("days")
      }
    }
  }
  @QuickTesting.Test func `clicks choose days and take them back`() throws {
    let window = TestWindow { Holidays() }
    expect(window.day("Wednesday, January 10, 2024")?.isSelected, equals: true)
    for name in ["Friday, January 12, 2024", "Wednesday, January 10, 2024"] {
      let frame = try require(window.day(name)).frame
      window.click(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    try expect(window.element("days").label, equals: "12")
  }
  @QuickTesting.Test func `arrows move and Space chooses`() throws {
    let window = TestWindow { Holidays() }
    // The month before is out of range: its button is no stop.
    window.press(.tab, times: 3)
    window.press(.rightArrow)
    try expect(window.element("days").label, equals: "10")
    window.press(.space)
    try expect(window.element("days").label, equals: "10 11")
    window.press(.space)
    try expect(window.element("days").label, equals: "10")
  }
  @QuickTesting.Test func `days before the range are off, and components that are no day are reported`() throws {
    let window = TestWindow { Holidays() }
    let back = try require(window.find { $0.label == "Previous month" })
    expect(!back.isEnabled)
    let wrong = TestWindow { Holidays(days: [DateComponents(month: 3)]) }
    expect(wrong.reports.count, equals: 1)
  }
}
