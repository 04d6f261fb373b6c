/// A part of a program that writes to the log.
public final class OSLog: NSObject, Sendable {
  let subsystem: String
  let category: String
  let isDisabled: Bool

  /// The names that the system knows for categories.
  public struct Category: Sendable {
    let name: String
    /// What is of interest on a time line.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
  }
  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The part of the program, as `com.example.notes`.
  ///   - category: What the messages are about.
  public init(subsystem: String, category: String) {
    (self.subsystem, self.category, isDisabled) = (subsystem, category, false)
  }
  /// Creates a log for a category that the system knows.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }
  private init(isDisabled: Bool) { (subsystem, category, self.isDisabled) = ("", "", isDisabled) }
  /// The log without subsystem and category.
  public static let `default` = OSLog(isDisabled: false)
  /// Nothing is written.
  public static let disabled = OSLog(isDisabled: true)
  /// Whether messages of a kind are written: all are, but for those of `disabled`.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
    if isDisabled { return }
    LogOutput.write(LogRecord(subsystem: subsystem, category: category, type: type, message: message()))
  }
}

/// Writes a message to the log.
///
/// - Parameters:
///   - message: The format, as of printf(3), with `%@` for objects and `%{public}` or `%{private}` for who may read a
///     value. Without it numbers are shown, and texts and objects hidden.
///   - log: The part of the program.
///   - type: How important the message is.
///   - args: The values, in order.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any...
) {
  log.write(LogFormat.text("\(message)", args), type)
}
/// Writes a message to the log, with its kind first.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
  log.write(LogFormat.text("\(message)", args), type)
}
/// Writes a message with interpolations to the log.
@_disfavoredOverload public func os_log(_ logMessage: OSLogMessage) { OSLog.default.write(logMessage.text, .default) }
/// Writes a message with interpolations to the log.
@_disfavoredOverload public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ logMessage: OSLogMessage
) {
  log.write(logMessage.text, type)
}

/// Formats of C with what logs add to them.
enum LogFormat {
  static func text(_ format: String, _ arguments: [Any]) -> String {
    var result = "", rest = Substring(format), arguments = arguments[...]
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      var privacy = OSLogPrivacy.auto
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        let words = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",")
          .map { $0.trimmingCharacters(in: .whitespaces) }
        let mask: OSLogPrivacy.Mask = words.contains("mask.hash") ? .hash : .none
        if words.contains("public") {
          privacy = .public
        } else if words.contains("sensitive") {
          privacy = .sensitive(mask: mask)
        } else if words.contains("private") {
          privacy = .private(mask: mask)
        } else {
          privacy = .auto(mask: mask)
        }
        rest = rest[rest.index(after: end)...]
      }
      guard let letter = rest.firstIndex(where: { $0.isLetter && !"hlLqjzt".contains($0) || $0 == "@" }) else {
        result += "%"
        continue
      }
      // How long the number is in C says nothing here: values know their own type.
      let flags = rest[..<letter].filter { !"hlLqjzt".contains($0) }
      let conversion = rest[letter]
      rest = rest[rest.index(after: letter)...]
      guard let argument = arguments.popFirst() else {
        result += "<decode: missing data>"
        continue
      }
      let isText = "@sS".contains(conversion)
      result += privacy.shown(value(argument, flags, conversion), isPlain: !isText)
    }
    return result + rest
  }
  private static func value(_ argument: Any, _ flags: String, _ conversion: Character) -> String {
    switch (conversion, argument) {
    case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger),
      ("D", let number as any BinaryInteger):
      return String(format: "%\(flags)lld", Int64(truncatingIfNeeded: number))
    case ("u", let number as any BinaryInteger), ("x", let number as any BinaryInteger),
      ("X", let number as any BinaryInteger), ("o", let number as any BinaryInteger):
      let width = UInt64(truncatingIfNeeded: number)
      // A negative number of 32 bits has eight digits to the base of sixteen.
      let bits = number.bitWidth
      return String(format: "%\(flags)ll\(conversion)", bits < 64 ? width & (1 << UInt64(bits) - 1) : width)
    case ("c", let number as any BinaryInteger):
      return Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { String(Character($0)) } ?? ""
    case (_, let number as any BinaryFloatingPoint) where "fFeEgGaA".contains(conversion):
      return String(format: "%\(flags)\(conversion)", double(number))
    case (_, let number as NSNumber) where "fFeEgGaA".contains(conversion):
      return String(format: "%\(flags)\(conversion)", number.doubleValue)
    case ("s", let pointer as UnsafePointer<CChar>): return String(cString: pointer)
    case ("s", let pointer as UnsafeMutablePointer<CChar>): return String(cString: pointer)
    default: return "\(argument)"
    }
  }
  private static func double<T: BinaryFloatingPoint>(_ number: T) -> Double { Double(number) }
}
