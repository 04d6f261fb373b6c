import Foundation

/// A type that says how often a tip is shown.
public protocol TipOption: Sendable {}

extension Tips {
  /// How many times a tip is shown before it is done with.
  public struct MaxDisplayCount: TipOption {
    let count: Int
    public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
  }
  /// For how many seconds in all a tip is shown before it is done with.
  public struct MaxDisplayDuration: TipOption {
    let seconds: TimeInterval
    public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
  }
  /// Whether a tip may follow another at once.
  public struct IgnoresDisplayFrequency: TipOption {
    let isIgnored: Bool
    public init(_ ignoresDisplayFrequency: Bool) { isIgnored = ignoresDisplayFrequency }
  }
  /// How a parameter is kept.
  public struct ParameterOption: Hashable, Sendable {
    private let name: String
    /// With the process.
    public static let transient = ParameterOption(name: "transient")
  }
}
