import HearthCore
@_exported import UIKit

/// Why there is no game service. Source: Apple, documentation of GKError.Code.
public struct GKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case cancelled = 2
    case communicationsFailure = 3
    case userDenied = 4
    case invalidCredentials = 5
    case notAuthenticated = 6
    case authenticationInProgress = 7
    case gameUnrecognized = 15
    case notSupported = 16
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "GKErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let unknown = Code.unknown
  public static let cancelled = Code.cancelled
  public static let communicationsFailure = Code.communicationsFailure
  public static let userDenied = Code.userDenied
  public static let invalidCredentials = Code.invalidCredentials
  public static let notAuthenticated = Code.notAuthenticated
  public static let authenticationInProgress = Code.authenticationInProgress
  public static let gameUnrecognized = Code.gameUnrecognized
  public static let notSupported = Code.notSupported
}
func gameFailure(_ page: String? = nil) -> GKError {
  Report(
    kind: .notOnLinux, path: page.map { "GameKit (\($0))" } ?? "GameKit",
    message:
      "there is no Game Center: nobody is authenticated, and scores go nowhere. Ask GKLocalPlayer.local.isAuthenticated first."
  ).tell()
  return GKError(.notAuthenticated)
}
private func tellFailure(_ handler: (@Sendable ((any Error)?) -> Void)?) {
  let error = gameFailure()
  if let handler { DispatchQueue.main.async { handler(error) } }
}

/// Somebody who plays.
open class GKPlayer: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  open var displayName: String { "" }
  open var alias: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
}
/// Who plays on this machine: nobody who is authenticated.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  // The handler is set and called on the main thread.
  public static let local = GKLocalPlayer()
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { true }
  /// Called with `GKError.notAuthenticated`, after it is set.
  open var authenticateHandler: (@MainActor (UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard authenticateHandler != nil else { return }
      let error = gameFailure()
      DispatchQueue.main.async { self.authenticateHandler?(nil, error) }
    }
  }
}
/// A list of scores. None is loaded, and none is sent.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  // Nobody has one.
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  public final class Entry: NSObject, Sendable {
    public let rank = 0, score = 0
    public let formattedScore = ""
    public let player = GKPlayer()
  }
  open var baseLeaderboardID: String { "" }
  open var title: String? { nil }
  /// - Throws: `GKError.notAuthenticated`, always.
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw gameFailure()
  }
  /// - Throws: `GKError.notAuthenticated`, always.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw gameFailure() }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { tellFailure(completionHandler) }
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw gameFailure() }
}
/// Something that a player has reached. None is sent.
open class GKAchievement: NSObject, @unchecked Sendable {
  // An app changes it before it hands it over.
  public final let identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }
  public init(identifier: String) { self.identifier = identifier }
  /// - Throws: `GKError.notAuthenticated`, always.
  open class func report(_ achievements: [GKAchievement]) async throws { throw gameFailure() }
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { tellFailure(completionHandler) }
  /// - Throws: `GKError.notAuthenticated`, always.
  open class func loadAchievements() async throws -> [GKAchievement] { throw gameFailure() }
  open class func resetAchievements() async throws { throw gameFailure() }
}
/// The button of Game Center at a corner of the screen: it is never there.
@MainActor @preconcurrency open class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
  public static let shared = GKAccessPoint()
  open var location = Location.topLeading
  open var isActive = false { didSet { if isActive { _ = gameFailure() } } }
  open var showHighlights = false
  open var isVisible: Bool { false }
  open var isPresentingGameCenter: Bool { false }
  nonisolated override init() { super.init() }
}
@MainActor @preconcurrency public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard
}
/// The pages of Game Center. It goes away at once, and its delegate hears so.
@MainActor @preconcurrency open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  /// What a report says of it.
  private let page: String
  public init(state: GKGameCenterViewControllerState) {
    page = "\(state)"
    super.init(nibName: nil, bundle: nil)
  }
  public init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope) {
    page = "\(leaderboardID), \(playerScope), \(timeScope)"
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    _ = gameFailure(page)
    if let gameCenterDelegate {
      gameCenterDelegate.gameCenterViewControllerDidFinish(self)
    } else {
      dismiss(animated: animated)
    }
  }
}

/// So that an error is caught by its code, as in `catch GKError.cancelled`.
public func ~= (code: GKError.Code, error: any Error) -> Bool { (error as? GKError)?.code == code }
