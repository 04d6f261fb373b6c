import Foundation

/// Numbers of an axis as text.
enum NumberLabels {
  /// - Parameter step: Between the values of the axis: all have as many decimals as it needs.
  static func text(_ value: Double, step: Double?, locale: Locale = .autoupdatingCurrent) -> String {
    guard value.isFinite else { return "" }
    let style = FloatingPointFormatStyle<Double>.number.locale(locale)
    guard let step, step > 0 else { return style.precision(.fractionLength(0...6)).format(value) }
    var decimals = 0
    while decimals < 10, abs((step * pow(10, Double(decimals))).rounded() - step * pow(10, Double(decimals))) > 1e-6 {
      decimals += 1
    }
    return style.precision(.fractionLength(decimals)).format(value)
  }
}

extension NumberLabels {
  /// A share of one.
  static func percent(_ value: Double, locale: Locale) -> String {
    FloatingPointFormatStyle<Double>.Percent.percent.locale(locale).precision(.fractionLength(0...1)).format(value)
  }
}

/// Dates of an axis as text.
enum DateLabels {
  static func text(
    _ seconds: Double, step: DateStep?, length: Double, calendar: Calendar, locale: Locale
  ) -> String {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    switch step?.unit {
    case .second?, .nanosecond?: style = style.hour().minute().second()
    case .minute?: style = style.hour().minute()
    case .hour?: style = style.hour()
    case .month?, .quarter?:
      // The year, where the axis shows several and one begins.
      style =
        length > 400 * 86_400 && calendar.component(.month, from: date) == 1
        ? style.year() : style.month(.abbreviated)
    case .year?, .yearForWeekOfYear?: style = style.year()
    default: style = style.month(.abbreviated).day()
    }
    return style.format(date)
  }
}
