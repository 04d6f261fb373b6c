import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import Weather

/// The example: a dashboard on a phone, a tablet and a desktop.
@MainActor struct WeatherTests {
  private static let phone = CGSize(width: 390, height: 844), pad = CGSize(width: 834, height: 1194)
  private static let desktop = CGSize(width: 1280, height: 760)

  private func window(
    _ size: CGSize, _ idiom: Idiom, text: TestText = .round, settings: TestWindow.Settings = TestWindow.Settings(),
    locale: String = "en_US"
  ) -> TestWindow {
    TestWindow(text: text, size: size, idiom: idiom, settings: settings) {
      Dashboard(forecasts: Forecast.samples)
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.layoutDirection, locale.hasPrefix("ar") ? .rightToLeft : .leftToRight)
    }
  }
  /// How many cards stand beside one another.
  private func columns(_ window: TestWindow) -> Int {
    let titles = ["Temperature", "Rain", "Week", "Wind", "Sky", "Warmth"]
    let frames = titles.compactMap { title in window.find { $0.label == title }?.frame }
    let top = frames.map(\.minY).min() ?? 0
    return frames.filter { abs($0.minY - top) < 1 }.count
  }
  @Test func `a phone has one column of cards, a tablet two, a desktop three or more`() {
    expect(columns(window(Self.phone, .phone)), equals: 1)
    expect(columns(window(Self.pad, .pad)), equals: 2)
    expect(columns(window(Self.desktop, .desktop)) >= 3)
  }
  @Test func `every card has a chart whose marks are told`() {
    let window = window(Self.desktop, .desktop)
    for label in ["Time, ", "Day, ", "Sky, Clear"] {
      expect(window.find { $0.label.hasPrefix(label) } != nil, "\(label): \(window.tree)")
    }
  }
  @Test func `another place has other values`() {
    let samples = Forecast.samples, window = window(Self.desktop, .desktop)
    expect(window.displayList.contains("\"\(DegreeFormat().format(samples[0].now.temperature))\""))
    window.press(named: "Lisbon")
    window.advance(by: .seconds(1))
    expect(window.displayList.contains("\"\(DegreeFormat().format(samples[1].now.temperature))\""))
  }
  @Test func `the dashboard is in Arabic from the right`() throws {
    let window = window(Self.desktop, .desktop, locale: "ar_EG"), list = window.displayList
    for word in ["درجة الحرارة", "الرياح", "هبات", "أوسلو", "صافٍ"] { expect(list.contains("\"\(word)\""), word) }
    expect(list.contains("\"١٩°\"") && !list.contains("9°") && !list.contains("0°"), list)
    // The first card is at the right.
    let first = try require(window.find { $0.label == "درجة الحرارة" }).frame
    let second = try require(window.find { $0.label == "المطر" }).frame
    expect(first.minX > second.minX && first.minY == second.minY, "\(first) \(second)")
  }
  @Test func `everybody can use the dashboard`() {
    for (size, idiom) in [(Self.phone, Idiom.phone), (Self.pad, .pad), (Self.desktop, .desktop)] {
      let window = window(size, idiom)
      // Phones and tablets have Apple's colours until somebody asks for more contrast.
      if idiom != .desktop { window.settings.contrast = .increased }
      let found = window.accessibilityAudit()
      expect(found.isEmpty, "\(idiom): \(found.map { "\($0.auditType.rawValue) \($0)" }.joined(separator: "\n"))")
    }
  }
  @Test func `pictures are drawn where somebody asks for them`() throws {
    #if GTK
      guard let folder = ProcessInfo.processInfo.environment["CHART_PICTURES"] else { return }
      let devices: [(String, CGSize, Idiom)] = [
        ("phone", Self.phone, .phone), ("pad", Self.pad, .pad), ("desktop", Self.desktop, .desktop),
      ]
      var contrast = TestWindow.Settings()
      contrast.contrast = .increased
      for (name, size, idiom) in devices {
        for (look, settings, locale) in [
          ("light", TestWindow.Settings(), "en_US"), ("dark", TestWindow.Settings(colorScheme: .dark), "en_US"),
          ("contrast", contrast, "en_US"), ("from-the-right", TestWindow.Settings(), "ar_EG"),
        ] {
          let window = window(size, idiom, text: .real, settings: settings, locale: locale)
          let file = URL(fileURLWithPath: folder).appendingPathComponent("weather-\(name)-\(look).png")
          try window.picture(scale: 1).pngData.write(to: file)
        }
      }
    #endif
  }
}
