/// A message for the log, made of a string literal.
///
/// ```swift
/// logger.info("read \(count) notes of \(name, privacy: .public)")
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// What the interpolations of an `OSLogMessage` are.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 16 * interpolationCount)
  }
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: @autoclosure () -> String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isPlain: Bool
  ) {
    text += align.aligned(privacy.shown(value(), isPlain: isPlain))
  }

  /// An integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(format.text(number()), align, privacy, isPlain: true)
  }
  /// A floating-point value. A `CGFloat` is one, too.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: @autoclosure () -> T, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(format.text(Double(number())), align, privacy, isPlain: true)
  }
  /// A truth value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(boolean()), .none, privacy, isPlain: true)
  }
  /// A text: private, unless `privacy` says otherwise.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(argumentString(), align, privacy, isPlain: false)
  }
  /// A value by its description: private, unless `privacy` says otherwise.
  @_disfavoredOverload public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(value().description, align, privacy, isPlain: false)
  }
  /// An object by its description: private, unless `privacy` says otherwise.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure () -> NSObject, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(argumentObject().description, .none, privacy, isPlain: false)
  }
  /// An object by its description, or "nil".
  @_disfavoredOverload public mutating func appendInterpolation(
    _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(argumentObject().map(\.description) ?? "nil", .none, privacy, isPlain: false)
  }
  /// An error: private, unless `privacy` says otherwise.
  @_disfavoredOverload public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append("\(error())", .none, privacy, isPlain: false)
  }
  /// A type by its name.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(String(reflecting: value()), align, privacy, isPlain: true)
  }
  /// An address.
  public mutating func appendInterpolation(
    _ pointer: @autoclosure () -> UnsafeRawPointer, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append("\(pointer())", align, privacy, isPlain: true)
  }
}
