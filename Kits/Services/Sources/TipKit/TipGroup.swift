@_exported import Foundation

/// Tips of which one at a time is shown.
///
/// ```swift
/// @State private var tips = TipGroup(.ordered) {
///   FirstTip()
///   SecondTip()
/// }
/// var body: some View { Button("Go", action: go).popoverTip(tips.currentTip as? FirstTip) }
/// ```
public final class TipGroup: Sendable {
  /// Which one comes first.
  public enum Priority: Hashable, Sendable {
    /// Whichever may be shown.
    case firstAvailable
    /// The first that is not done with: the others wait for it.
    case ordered
  }
  private let priority: Priority
  private let tips: [any Tip]

  public init(_ priority: Priority = .firstAvailable, @Builder _ tips: () -> [any Tip]) {
    (self.priority, self.tips) = (priority, tips())
  }
  /// The tip to be shown now; nil for none.
  public var currentTip: (any Tip)? {
    switch priority {
    case .firstAvailable: tips.first { $0.shouldDisplay }
    case .ordered:
      tips.first {
        if case .invalidated = $0.status { false } else { true }
      }.flatMap { $0.shouldDisplay ? $0 : nil }
    }
  }

  /// Makes the tips of a group.
  @resultBuilder public enum Builder {
    public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
    public static func buildBlock(_ parts: [any Tip]...) -> [any Tip] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [any Tip]?) -> [any Tip] { part ?? [] }
    public static func buildEither(first part: [any Tip]) -> [any Tip] { part }
    public static func buildEither(second part: [any Tip]) -> [any Tip] { part }
  }
}
