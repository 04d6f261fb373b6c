/// Where an interpolated value lies in its columns.
public struct OSLogStringAlignment {
  let columns: Int
  let isLeft: Bool
  /// No columns: the value as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }
  /// At the right of `columns` characters. A longer value takes the room that it needs.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: false)
  }
  /// At the left of `columns` characters. A longer value takes the room that it needs.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }
  func aligned(_ text: String) -> String {
    let missing = min(columns, 10_000) - text.count
    if missing <= 0 { return text }
    let space = String(repeating: " ", count: missing)
    return isLeft ? text + space : space + text
  }
}

/// How an interpolated integer is written.
public struct OSLogIntegerFormatting {
  let radix: Int
  var hasSign = false
  var prefix = ""
  var isUppercase = false
  var minDigits = 0
  /// To the base of ten.
  public static var decimal: OSLogIntegerFormatting { decimal() }
  /// To the base of ten.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, hasSign: explicitPositiveSign)
  }
  /// To the base of ten, with zeros in front up to `minDigits` digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, hasSign: explicitPositiveSign, minDigits: minDigits())
  }
  /// To the base of sixteen.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// To the base of sixteen.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    hex(
      explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase, minDigits: 0)
  }
  /// To the base of sixteen, with zeros in front up to `minDigits` digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasSign: explicitPositiveSign, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      minDigits: minDigits())
  }
  /// To the base of eight.
  public static var octal: OSLogIntegerFormatting { octal() }
  /// To the base of eight.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    octal(
      explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase, minDigits: 0)
  }
  /// To the base of eight, with zeros in front up to `minDigits` digits.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, hasSign: explicitPositiveSign, prefix: includePrefix ? "0o" : "", isUppercase: uppercase,
      minDigits: minDigits())
  }
  func text<T: FixedWidthInteger>(_ value: T) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(minDigits, 1_000) - digits.count))
    return (value < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
  }
}

/// How an interpolated floating-point value is written.
public struct OSLogFloatFormatting {
  /// Of printf(3).
  let conversion: Character
  var precision: Int?
  var hasSign = false
  private func with(_ precision: Int?, _ hasSign: Bool, _ isUppercase: Bool) -> OSLogFloatFormatting {
    let letter = isUppercase ? Character(conversion.uppercased()) : conversion
    return OSLogFloatFormatting(conversion: letter, precision: precision.map { min(max($0, 0), 100) }, hasSign: hasSign)
  }
  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "f") }
  /// With six digits behind the point.
  public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    fixed.with(nil, explicitPositiveSign, uppercase)
  }
  /// With `precision` digits behind the point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { fixed.with(precision(), explicitPositiveSign, uppercase) }
  /// To the base of sixteen, exactly.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }
  /// To the base of sixteen, exactly.
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    hex.with(nil, explicitPositiveSign, uppercase)
  }
  /// As a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  /// As a power of ten.
  public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    exponential.with(nil, explicitPositiveSign, uppercase)
  }
  /// As a power of ten, with `precision` digits behind the point.
  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { exponential.with(precision(), explicitPositiveSign, uppercase) }
  /// As a power of ten where that is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }
  /// As a power of ten where that is shorter.
  public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    hybrid.with(nil, explicitPositiveSign, uppercase)
  }
  /// As a power of ten where that is shorter, with `precision` digits.
  public static func hybrid(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { hybrid.with(precision(), explicitPositiveSign, uppercase) }
  func text(_ value: Double) -> String {
    String(format: "%\(hasSign ? "+" : "")\(precision.map { ".\($0)" } ?? "")\(conversion)", value)
  }
}

/// How an interpolated truth value is written.
public enum OSLogBoolFormat: Sendable {
  /// "true" or "false".
  case truth
  /// "yes" or "no".
  case answer
  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
