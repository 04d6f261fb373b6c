/// Whether something is chosen.
public nonisolated struct _ControlStateValue: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// Chosen in part.
  public static let mixed = _ControlStateValue(-1)
  public static let off = _ControlStateValue(0)
  public static let on = _ControlStateValue(1)
}
