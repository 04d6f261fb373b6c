import Foundation

/// A value on a scale, whatever type an app plots.
public enum _ChartValue: Hashable, Sendable {
  case number(Double)
  /// Seconds from Foundation's reference date.
  case date(Double)
  case category(String)

  /// The number, or the seconds of a date; nil for a category.
  var scalar: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }
  /// Whether charts can place it: a number or date that is finite, or any category.
  ///
  /// Source: our choice: a mark whose place is not finite is left out, as Apple's charts do not draw it either.
  var isPlottable: Bool { scalar?.isFinite ?? true }
  /// The category that this value is where an axis has categories.
  var category: String {
    switch self {
    case .number(let value): NumberLabels.text(value, step: nil)
    case .date(let value): Date(timeIntervalSinceReferenceDate: value).formatted(date: .numeric, time: .omitted)
    case .category(let name): name
    }
  }
}
