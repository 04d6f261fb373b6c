import Foundation
import HearthCore

/// Where the text of a field comes from and goes to.
@MainActor package class TextFieldValue {
  nonisolated init() {}
  nonisolated deinit {}
  /// The locale of the field's environment, in which formats write and read; nil until it is asked for.
  final var locale: Locale?
  /// The text as the app has it now.
  func read() -> String { fatalError("overridden") }
  /// The user has changed the text.
  func write(_ text: String) {}
  /// Editing ends. False when `text` means nothing, so that the value stays.
  func commit(_ text: String) -> Bool { true }
  /// Whether edits go to the app as they are made; otherwise they go when editing ends.
  var isLive: Bool { true }
}

/// The text itself is bound.
final class BoundText: TextFieldValue {
  nonisolated let text: Binding<String>
  nonisolated init(_ text: Binding<String>) { self.text = text }
  nonisolated deinit {}
  override func read() -> String { text.wrappedValue }
  override func write(_ new: String) { text.wrappedValue = new }
}

/// A value is bound, and the text says it in a format.
///
/// The value is set when editing ends by Return or by leaving the field; a text that cannot be read leaves the value as
/// it is, and the field shows that again. Source: Apple, documentation of TextField.init(_:value:format:prompt:).
///
/// It is also set before anything else is done in the window, by a press beside the field or a shortcut, and when field
/// or window goes. Source: our choice, because a button *Save* beside the field would save what was there before; on
/// macOS it does.
final class FormattedValue<Value>: TextFieldValue {
  nonisolated(unsafe) let value: Binding<Value>
  nonisolated(unsafe) let format: (Value, Locale?) -> String
  nonisolated(unsafe) let parse: (String, Locale?) -> Value?
  nonisolated init(
    _ value: Binding<Value>, format: @escaping (Value, Locale?) -> String, parse: @escaping (String, Locale?) -> Value?
  ) {
    (self.value, self.format, self.parse) = (value, format, parse)
  }
  nonisolated deinit {}
  override var isLive: Bool { false }
  override func read() -> String { format(value.wrappedValue, locale) }
  override func commit(_ text: String) -> Bool {
    if text == read() { return true }
    guard let new = parse(text, locale) else { return false }
    value.wrappedValue = new
    return true
  }
}

extension FormattedValue {
  nonisolated convenience init<F: ParseableFormatStyle>(_ value: Binding<Value>, format: F)
  where F.FormatInput == Value, F.FormatOutput == String {
    self.init(
      value, format: { format.inLocale($1).format($0) }, parse: { try? format.inLocale($1).parseStrategy.parse($0) })
  }
  /// An optional value: empty text is nil.
  nonisolated convenience init<F: ParseableFormatStyle>(optional value: Binding<Value>, format: F)
  where Value == F.FormatInput?, F.FormatOutput == String {
    self.init(
      value, format: { value, locale in value.map { format.inLocale(locale).format($0) } ?? "" },
      parse: { text, locale in
        if text.isEmpty { return .some(nil) }
        return (try? format.inLocale(locale).parseStrategy.parse(text)).map { .some($0) }
      })
  }
  /// A formatter has a locale of its own.
  nonisolated convenience init(_ value: Binding<Value>, formatter: Formatter) {
    self.init(
      value, format: { value, _ in FormatterBridge.string(value, formatter) },
      parse: { text, _ in FormatterBridge.value(text, formatter) })
  }
}
extension FormatStyle {
  fileprivate nonisolated func inLocale(_ locale: Locale?) -> Self { locale.map { self.locale($0) } ?? self }
}

/// Between the objects of a `Formatter` and the values of Swift.
private enum FormatterBridge {
  static func string<Value>(_ value: Value, _ formatter: Formatter) -> String {
    guard let object = unwrapped(value) else { return "" }
    return formatter.string(for: object) ?? ""
  }
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle != .optional { return value }
    return mirror.children.first.map(\.value)
  }
  static func value<Value>(_ text: String, _ formatter: Formatter) -> Value? {
    let object: Any?
    switch formatter {
    case let numbers as NumberFormatter: object = numbers.number(from: text)
    case let dates as DateFormatter: object = dates.date(from: text)
    case let dates as ISO8601DateFormatter: object = dates.date(from: text)
    // Foundation on Linux has no way to ask any other formatter to read a text: the value stays.
    default: object = nil
    }
    guard let object else { return nil }
    if let number = object as? NSNumber {
      // A number fits where the value is one of another type.
      let candidates: [Any] = [
        number.intValue, number.doubleValue, number.floatValue, number.decimalValue, number.boolValue,
        number.int64Value,
        number.int32Value, number.uintValue, number.uint64Value,
      ]
      for candidate in candidates {
        if let value = candidate as? Value { return value }
      }
    }
    return object as? Value
  }
}
