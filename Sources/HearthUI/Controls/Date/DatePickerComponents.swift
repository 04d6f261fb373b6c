/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hour and minute, as the locale writes them.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year, as the locale orders them.
  public static let date = DatePickerComponents(rawValue: 2)
  /// Hour, minute and second. Source: Apple has it on watches; here it is on every kind of device.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)

  /// Whether a time of day is among them.
  var hasTime: Bool { contains(.hourAndMinute) }
  var hasSeconds: Bool { contains(.hourMinuteAndSecond) }
}
