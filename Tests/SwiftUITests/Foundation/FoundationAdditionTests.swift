import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// What Foundation has on Apple's systems only, and apps rely on.
/// Additions to Foundation.
struct FoundationAdditionTests {}

extension FoundationAdditionTests {
  @Test func `a length of time by positions`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    expect([65, 5, 3905].map { formatter.string(from: $0) }, equals: ["01:05", "00:05", "65:05"])
    formatter.zeroFormattingBehavior = .default
    expect([65, 5, 0].map { formatter.string(from: $0) }, equals: ["1:05", "5", "0"])
    formatter.allowedUnits = [.hour, .minute, .second]
    expect(formatter.string(from: 3909), equals: "1:05:09")
    expect(formatter.string(from: -61), equals: "-1:01")
    expect(formatter.string(from: .nan) == nil)
    expect(formatter.string(from: DateComponents(hour: 1, second: 5)), equals: "1:00:05")
  }
  @Test func `a length of time in words`() {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    formatter.allowedUnits = [.hour, .minute, .second]
    let expected: [(DateComponentsFormatter.UnitsStyle, String)] = [
      (.abbreviated, "1h 5m 9s"), (.full, "1 hour, 5 minutes, 9 seconds"), (.short, "1 hr, 5 min, 9 sec"),
      (.spellOut, "one hour, five minutes, nine seconds"),
    ]
    for (style, text) in expected {
      formatter.unitsStyle = style
      expect(formatter.string(from: 3909), equals: text)
    }
    formatter.unitsStyle = .full
    expect(formatter.string(from: 3600), equals: "1 hour")
    expect(formatter.string(from: 0), equals: "0 seconds")
    formatter.maximumUnitCount = 1
    expect(formatter.string(from: 3909), equals: "1 hour")
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    expect(formatter.string(from: 120), equals: "About 2 minutes remaining")
    formatter.includesApproximationPhrase = false
    formatter.unitsStyle = .spellOut
    expect(formatter.string(from: 120), equals: "two minutes remaining")
    formatter.formattingContext = .beginningOfSentence
    expect(formatter.string(from: 120), equals: "Two minutes remaining")
  }
  @Test func `how far a date is from another`() {
    let formatter = RelativeDateTimeFormatter(), now = Date(timeIntervalSince1970: 1_700_000_000)
    formatter.locale = Locale(identifier: "en_US")
    expect(formatter.localizedString(for: now - 7200, relativeTo: now), equals: "2 hours ago")
    expect(formatter.localizedString(for: now + 86_400, relativeTo: now), equals: "in 1 day")
    formatter.dateTimeStyle = .named
    expect(formatter.localizedString(for: now + 86_400, relativeTo: now), equals: "tomorrow")
    formatter.unitsStyle = .spellOut
    expect(formatter.localizedString(for: now - 86_400 * 3, relativeTo: now), equals: "three days ago")
    formatter.locale = Locale(identifier: "de_DE")
    formatter.unitsStyle = .full
    expect(formatter.localizedString(for: now - 7200, relativeTo: now), equals: "vor 2 Stunden")
  }
  @Test func `measurements as people of a place are told them`() {
    let us = Locale(identifier: "en_US"), german = Locale(identifier: "de_DE")
    let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
    expect(warm.formatted(.measurement(width: .narrow, usage: .weather).locale(us)), equals: "70°")
    expect(warm.formatted(.measurement(width: .abbreviated).locale(german)), equals: "21°C")
    expect(warm.formatted(.measurement(width: .wide, usage: .asProvided).locale(us)), equals: "21 degrees Celsius")
    let far = Measurement(value: 5230, unit: UnitLength.meters)
    expect(far.formatted(.measurement(width: .abbreviated).locale(us)), equals: "3.25 mi")
    expect(far.formatted(.measurement(width: .abbreviated).locale(german)), equals: "5,23 km")
    expect(
      Measurement(value: 1, unit: UnitLength.miles).formatted(.measurement(width: .wide).locale(us)), equals: "1 mile")
    let exact = Measurement<UnitLength>.FormatStyle(
      width: .narrow, locale: us, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))
    expect(exact.format(far), equals: "5,230.0m")
  }
  @Test func `folders, and files that the user chose`() {
    expect(URL.cachesDirectory.isFileURL && URL.documentsDirectory.isFileURL)
    expect(URL.applicationSupportDirectory.appending(path: "x").path.hasPrefix(URL.applicationSupportDirectory.path))
    expect(URL.documentsDirectory.startAccessingSecurityScopedResource())
    URL.documentsDirectory.stopAccessingSecurityScopedResource()
  }
  @Test func `notifications one after the other`() async {
    let center = NotificationCenter(), name = Notification.Name("fruit")
    let notifications = center.notifications(named: name).makeAsyncIterator()
    for number in 0..<3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    center.post(name: Notification.Name("other"), object: nil)
    var iterator = notifications, numbers: [Int] = []
    for _ in 0..<3 { if let number = await iterator.next()?.userInfo?["number"] as? Int { numbers.append(number) } }
    expect(numbers, equals: [0, 1, 2])
    let waiting = Task { for await _ in center.notifications(named: name) {} }
    waiting.cancel()
    await waiting.value
  }
  @Test func `a text shows a measurement`() {
    let window = TestWindow {
      Text(
        Measurement(value: 3, unit: UnitLength.kilometers),
        format: .measurement(width: .wide, usage: .asProvided).locale(Locale(identifier: "en_US")))
    }
    expect(window.find { $0.label == "3 kilometers" } != nil)
  }
}
