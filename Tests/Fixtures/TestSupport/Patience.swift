import Foundation

/// The longest that anything is waited for, so that a test that waits in vain says for what. Much longer than anything takes on a machine with
/// ten busy processes beside the tests: nothing is found out by how long something takes.
public struct Patience: Sendable {
  public static let longest: Duration = .seconds(180)
  /// How often is looked at what is waited for.
  public static let interval: Duration = .milliseconds(4)
  private let end: ContinuousClock.Instant

  public init(_ longest: Duration = Self.longest) { end = ContinuousClock.now + longest }
  public var isOver: Bool { ContinuousClock.now > end }
}

/// Waits until something is true. It looks many times, however long that takes: between two looks on the main actor all other
/// tests may have their turn.
///
/// - Returns: Whether it is; false when patience is over.
public func waits(
  isolation: isolated (any Actor)? = #isolation, until isTrue: () async throws -> Bool
) async throws -> Bool {
  let patience = Patience()
  var looks = 0
  while try await !isTrue() {
    looks += 1
    if patience.isOver && looks > 1000 { return false }
    try await Task.sleep(for: Patience.interval)
  }
  return true
}
