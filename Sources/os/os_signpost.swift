/// What a signpost says.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Something happens.
  public static let event = OSSignpostType(rawValue: 0)
  /// An interval begins.
  public static let begin = OSSignpostType(rawValue: 1)
  /// An interval ends.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Measures parts of a program: each interval is written to the log with how long it took, as a debug message.
///
/// - Parameters:
///   - type: What the signpost says.
///   - log: The part of the program.
///   - name: Of the interval, the same at its begin and at its end.
///   - signpostID: Tells intervals of the same name apart.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  OpenIntervals.note(type, log, name, signpostID, "")
}
/// Measures parts of a program, with a message by a format of C; see `os_log(_:dso:log:type:_:)`.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {
  if log.isDisabled { return }
  OpenIntervals.note(type, log, name, signpostID, LogFormat.text("\(format)", arguments))
}

/// Intervals that have begun by `os_signpost`.
private enum OpenIntervals {
  struct Key: Hashable {
    let log: ObjectIdentifier
    let name: String
    let id: OSSignpostID
  }
  static let open = OSAllocatedUnfairLock<[Key: OSSignpostIntervalState]>(initialState: [:])
  static func note(_ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID, _ text: String) {
    if log.isDisabled { return }
    let key = Key(log: ObjectIdentifier(log), name: "\(name)", id: id)
    let signposter = OSSignposter(logHandle: log)
    switch type {
    case .begin:
      let state = signposter.begin(name, id, text)
      open.withLock { $0[key] = state }
    case .end:
      // One that has not begun is left out.
      if let state = open.withLock({ $0.removeValue(forKey: key) }) {
        signposter.end(name, state, text.isEmpty ? "" : ": " + text)
      }
    default: signposter.emit(name, text)
    }
  }
}
