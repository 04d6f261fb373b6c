import UIKit

/// Who is wanted for a game.
open class GKMatchRequest: NSObject, @unchecked Sendable {
  // An app changes it before it hands it over.
  open var minPlayers = 2
  open var maxPlayers = 2
  open var defaultNumberOfPlayers = 2
  open var playerGroup = 0
  open var playerAttributes: UInt32 = 0
  open var inviteMessage: String?
  open var recipients: [GKPlayer]?
  public override init() { super.init() }
  /// What a report says of it.
  var summary: String {
    let players = "\(minPlayers) to \(maxPlayers) players, \(defaultNumberOfPlayers)"
    return
      "\(players), group \(playerGroup) \(playerAttributes), \(recipients?.count ?? 0) invited, \(inviteMessage ?? "")"
  }
}
public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }
/// A game with others. There is never one.
open class GKMatch: NSObject, @unchecked Sendable {
  // There is never one.
  public enum SendDataMode: Int, Sendable { case reliable, unreliable }
  private override init() { super.init() }
  open var players: [GKPlayer] { [] }
  open var expectedPlayerCount: Int { 0 }
  open weak var delegate: (any GKMatchDelegate)?
  /// - Throws: `GKError.notAuthenticated`, always.
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw gameFailure("GKMatch \(mode)") }
  /// - Throws: `GKError.notAuthenticated`, always.
  open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
    throw gameFailure("GKMatch \(mode), \(players.count)")
  }
  /// Tells the delegate that nobody is there any more.
  open func disconnect() { delegate?.match(self, didFailWithError: gameFailure("GKMatch")) }
}
public protocol GKMatchDelegate: NSObjectProtocol {
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
  func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}
extension GKMatchDelegate {
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
  public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}
/// A friend who asks the user to play. Nobody does.
open class GKInvite: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var sender: GKPlayer { GKPlayer() }
  open var isHosted: Bool { false }
  open var playerGroup: Int { 0 }
}
/// Who hears of invitations. There are none.
public protocol GKInviteEventListener: NSObjectProtocol {
  func player(_ player: GKPlayer, didAccept invite: GKInvite)
  func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}
extension GKInviteEventListener {
  public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
  public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}
public protocol GKLocalPlayerListener: GKInviteEventListener {}
extension GKLocalPlayer {
  /// Reports that nobody asks the user to play.
  public func register(_ listener: any GKLocalPlayerListener) { _ = gameFailure("register \(type(of: listener))") }
  public func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  public func unregisterAllListeners() {}
}
extension GKPlayer {
  public enum PhotoSize: Int, Sendable { case small, normal }
  /// - Throws: `GKError.notAuthenticated`, always.
  @MainActor public func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw gameFailure("photo \(size)") }
  public func loadPhoto(
    for size: PhotoSize, withCompletionHandler completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil
  ) {
    let error = gameFailure("photo \(size)")
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil, error) } }
  }
}
extension GKLocalPlayer {
  /// - Throws: `GKError.notAuthenticated`, always.
  public func loadFriends() async throws -> [GKPlayer] { throw gameFailure("friends") }
  /// - Throws: `GKError.notAuthenticated`, always.
  public func fetchItemsForIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64) {
    throw gameFailure("signature")
  }
}
/// Finds others to play with. It finds nobody.
open class GKMatchmaker: NSObject, @unchecked Sendable {
  // There is nothing in it.
  private static let only = GKMatchmaker()
  private override init() { super.init() }
  public class func shared() -> GKMatchmaker { only }
  open var inviteHandler: ((GKInvite) -> Void)? {
    get { nil }
    set { if newValue != nil { _ = gameFailure("GKMatchmaker.inviteHandler") } }
  }
  /// - Throws: `GKError.notAuthenticated`, always.
  open func findMatch(for request: GKMatchRequest) async throws -> GKMatch { throw gameFailure(request.summary) }
  open func findMatch(
    for request: GKMatchRequest,
    withCompletionHandler completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil
  ) {
    let error = gameFailure(request.summary)
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil, error) } }
  }
  open func finishMatchmaking(for match: GKMatch) {}
  /// Ends what has not begun.
  open func cancel() {}
}
@MainActor @preconcurrency public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}
extension GKMatchmakerViewControllerDelegate {
  public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
}
/// Lets the user look for others to play with. Its delegate hears at once that it failed.
@MainActor @preconcurrency open class GKMatchmakerViewController: UINavigationController {
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  public final let matchRequest: GKMatchRequest
  public init?(matchRequest request: GKMatchRequest) {
    matchRequest = request
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let error = gameFailure(matchRequest.summary)
    if let matchmakerDelegate {
      matchmakerDelegate.matchmakerViewController(self, didFailWithError: error)
    } else {
      dismiss(animated: animated)
    }
  }
}
/// What an achievement is called. None is known.
open class GKAchievementDescription: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var identifier: String { "" }
  open var title: String { "" }
  open var achievedDescription: String { "" }
  open var unachievedDescription: String { "" }
  open var maximumPoints: Int { 0 }
  open var isHidden: Bool { false }
  /// - Throws: `GKError.notAuthenticated`, always.
  open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] { throw gameFailure() }
}
extension GKAchievement {
  public class func resetAchievements(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    let error = gameFailure()
    if let completionHandler { DispatchQueue.main.async { completionHandler(error) } }
  }
  public class func loadAchievements(
    completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) {
    let error = gameFailure()
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil, error) } }
  }
}
extension GKAccessPoint {
  /// Reports that there is no Game Center. The handler is called, as the pages are away.
  public func trigger(handler: @escaping @MainActor () -> Void) {
    _ = gameFailure("GKAccessPoint.trigger")
    handler()
  }
  public func trigger(state: GKGameCenterViewControllerState, handler: @escaping @MainActor () -> Void) {
    _ = gameFailure("GKAccessPoint.trigger \(state)")
    handler()
  }
}
