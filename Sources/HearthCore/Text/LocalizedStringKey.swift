import Foundation
import HearthStrings

/// A key to be looked up in a table of translations, with the values that go into the translation.
///
/// An interpolation becomes a placeholder of the key: `"Row \(3)"` is the key `Row %lld` with one argument.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key, with placeholders as in `String(format:)` when there are arguments.
  package let key: String
  let arguments: [Argument]
  /// Percent signs begin placeholders.
  let isFormat: Bool

  enum Argument: Equatable, Sendable {
    case string(String)
    case signed(Int64)
    case unsigned(UInt64)
    case double(Double)
    case text(Text)

    /// As `String.localizedStringWithFormat` writes it; nothing for a text, which has runs of its own.
    func string(_ specifier: String, _ locale: Locale) -> String {
      switch self {
      case .string(let string): string
      case .signed(let value): NumberText.string(value, specifier, locale)
      case .unsigned(let value): NumberText.string(value, specifier, locale)
      case .double(let value): NumberText.string(value, specifier, locale)
      case .text: ""
      }
    }
  }

  /// The key `value`, without arguments. It is not a format: percent signs in it are signs.
  public init(_ value: String) { (key, arguments, isFormat) = (value, [], false) }
  init(key: String, arguments: [Argument], isFormat: Bool) {
    (self.key, self.arguments, self.isFormat) = (key, arguments, isFormat)
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.hasPlaceholders ? stringInterpolation.key : stringInterpolation.literal
    arguments = stringInterpolation.arguments
    isFormat = stringInterpolation.hasPlaceholders
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate(set) var key = ""
    fileprivate(set) var arguments: [Argument] = []
    var hasPlaceholders: Bool { !arguments.isEmpty }
    /// What was written when there is no placeholder.
    var literal: String { key.contains("%%") ? key.replacingOccurrences(of: "%%", with: "%") : key }

    public init(literalCapacity: Int, interpolationCount: Int) {
      if literalCapacity + 3 * interpolationCount > 15 { key.reserveCapacity(literalCapacity + 4 * interpolationCount) }
      arguments.reserveCapacity(interpolationCount)
    }
    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(37) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }
    mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    /// A text, a number, a date, a picture: whatever has a form in a key.
    // One form for all of them: of ten the compiler would look at each for every operator in a value.
    public mutating func appendInterpolation<T: _Interpolated>(_ value: T) { value._append(to: &self) }
    /// A number as `String(format:)` writes it, `"%.2f"` for example.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, value._argument)
    }
    /// A value as a format style writes it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(input, format: format)))
    }
    /// A value as a format style writes it, with attributes.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append("%@", .text(Text(input, format: format)))
    }
    /// A value as a formatter writes it, or as its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .text(formatter.map { Text(subject, formatter: $0) } ?? Text(verbatim: "\(subject)")))
    }
    /// A date as a formatter writes it. `Date` is no `ReferenceConvertible` in Foundation on Linux.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter?) {
      append("%@", .text(formatter.map { Text(date, formatter: $0) } ?? Text(verbatim: "\(date)")))
    }
    /// A value as a formatter writes it, or as its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .text(formatter.map { Text(subject, formatter: $0) } ?? Text(verbatim: subject.description)))
    }
    /// The time that is left of an interval, or that has passed of it, as a clock that is kept up to date.
    ///
    /// - Parameters:
    ///   - pauseTime: The clock stands still from then on.
    ///   - countsDown: Whether it shows what is left.
    ///   - showsHours: Whether hours are shown from one on; otherwise minutes go on beyond 59.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(
        "%@",
        .text(
          Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
    /// The name of a colour, in English, as assistive technology would say it: "dark blue".
    public mutating func appendInterpolation(accessibilityName color: Color) {
      append("%@", .text(Text(ColorNameContent(color))))
    }
    /// A date that is shown in one of `Text`'s styles, and kept up to date where the style counts.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }
  }
}

/// What can stand in an interpolated key.
public protocol _Interpolated {
  nonisolated func _append(to interpolation: inout LocalizedStringKey.StringInterpolation)
}
extension String: _Interpolated {
  public nonisolated func _append(to interpolation: inout LocalizedStringKey.StringInterpolation) {
    interpolation.append("%@", .string(self))
  }
}
/// What stands in an interpolated key as a text that shows it.
public protocol _InterpolatedAsText: _Interpolated {
  nonisolated var _interpolatedText: Text { get }
}
extension _InterpolatedAsText {
  public nonisolated func _append(to interpolation: inout LocalizedStringKey.StringInterpolation) {
    interpolation.append("%@", .text(_interpolatedText))
  }
}
extension Text: _InterpolatedAsText { public nonisolated var _interpolatedText: Text { self } }
extension Image: _InterpolatedAsText { public nonisolated var _interpolatedText: Text { Text(self) } }
extension AttributedString: _InterpolatedAsText { public nonisolated var _interpolatedText: Text { Text(self) } }
/// A string that is looked up where it says.
extension LocalizedStringResource: _InterpolatedAsText {
  public nonisolated var _interpolatedText: Text { Text(self) }
}
extension Date: _InterpolatedAsText { public nonisolated var _interpolatedText: Text { Text(verbatim: "\(self)") } }
extension ClosedRange: _Interpolated, _InterpolatedAsText where Bound == Date {
  public nonisolated var _interpolatedText: Text { Text(self) }
}
extension DateInterval: _InterpolatedAsText { public nonisolated var _interpolatedText: Text { Text(self) } }

/// A number that has a place in a format.
public protocol _FormatSpecifiable: _Interpolated, Equatable {
  nonisolated var _specifier: String { get }
  nonisolated var _argument: _FormatArgument { get }
}
/// A number on its way into a format.
public struct _FormatArgument: Sendable {
  let argument: LocalizedStringKey.Argument
}
extension LocalizedStringKey.StringInterpolation {
  fileprivate mutating func append(_ specifier: String, _ argument: _FormatArgument) {
    append(specifier, argument.argument)
  }
}

extension _FormatSpecifiable {
  public nonisolated func _append(to interpolation: inout LocalizedStringKey.StringInterpolation) {
    interpolation.append(_specifier, _argument)
  }
}
extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  public nonisolated var _argument: _FormatArgument {
    _FormatArgument(argument: .signed(Int64(truncatingIfNeeded: self)))
  }
}
extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  public nonisolated var _argument: _FormatArgument {
    _FormatArgument(argument: .unsigned(UInt64(truncatingIfNeeded: self)))
  }
}
// Source: seen, the keys that Xcode exports: 64 bit integers are %lld, narrower ones %d, both
// kinds of numbers with a point %lf and %f.
extension Int: _FormatSpecifiable { public nonisolated var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public nonisolated var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public nonisolated var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public nonisolated var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public nonisolated var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public nonisolated var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public nonisolated var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public nonisolated var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public nonisolated var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public nonisolated var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable {
  public nonisolated var _specifier: String { "%f" }
  public nonisolated var _argument: _FormatArgument { _FormatArgument(argument: .double(Double(self))) }
}
extension Double: _FormatSpecifiable {
  public nonisolated var _specifier: String { "%lf" }
  public nonisolated var _argument: _FormatArgument { _FormatArgument(argument: .double(self)) }
}
extension CGFloat: _FormatSpecifiable {
  public nonisolated var _specifier: String { "%lf" }
  public nonisolated var _argument: _FormatArgument { _FormatArgument(argument: .double(Double(self))) }
}
