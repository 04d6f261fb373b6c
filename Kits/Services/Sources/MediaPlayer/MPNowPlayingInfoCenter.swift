@_exported import AVFoundation
import HearthCore
import UIKit

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"

func reportMedia(_ path: String, _ message: String) { Report(kind: .notOnLinux, path: path, message: message).tell() }

public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// What plays, for the desktop to show. It is not shown, which is reported.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  // Used on the main thread, as on Apple's systems.
  private static let only = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { only }
  open var nowPlayingInfo: [String: Any]? {
    didSet {
      if nowPlayingInfo != nil {
        reportMedia(
          "MPNowPlayingInfoCenter", "the desktop is not told what plays, and its keys for media do not reach the app.")
      }
    }
  }
  open var playbackState = MPNowPlayingPlaybackState.unknown
}
/// A picture of what plays.
open class MPMediaItemArtwork: NSObject {
  public final let bounds: CGRect
  private let request: (CGSize) -> UIImage
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
  }
  open func image(at size: CGSize) -> UIImage? { request(size) }
}

// MARK: - Commands

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}
/// A press of a key for media. None comes.
open class MPRemoteCommandEvent: NSObject {
  public final let command: MPRemoteCommand
  public final let timestamp: TimeInterval
  init(_ command: MPRemoteCommand) { (self.command, timestamp) = (command, ProcessInfo.processInfo.systemUptime) }
}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent { open var positionTime: TimeInterval { 0 } }
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent { open var interval: TimeInterval { 0 } }
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent { open var playbackRate: Float { 1 } }
/// A key for media. Nobody presses it: no desktop is told of the app.
open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  private var handlers: [(token: NSObject, handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    reportMedia("MPRemoteCommand", "keys for media do not reach the app.")
    let token = NSObject()
    handlers.append((token, handler))
    return token
  }
  /// All handlers for nil.
  open func removeTarget(_ target: Any?) {
    guard let target else { return handlers = [] }
    handlers.removeAll { $0.token === target as AnyObject }
  }
}
open class MPSkipIntervalCommand: MPRemoteCommand { open var preferredIntervals: [NSNumber] = [] }
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
open class MPChangePlaybackRateCommand: MPRemoteCommand { open var supportedPlaybackRates: [NSNumber] = [] }
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  // Used on the main thread, as on Apple's systems.
  private static let only = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { only }
  public final let playCommand = MPRemoteCommand()
  public final let pauseCommand = MPRemoteCommand()
  public final let stopCommand = MPRemoteCommand()
  public final let togglePlayPauseCommand = MPRemoteCommand()
  public final let nextTrackCommand = MPRemoteCommand()
  public final let previousTrackCommand = MPRemoteCommand()
  public final let seekForwardCommand = MPRemoteCommand()
  public final let seekBackwardCommand = MPRemoteCommand()
  public final let likeCommand = MPFeedbackCommand()
  public final let skipForwardCommand = MPSkipIntervalCommand()
  public final let skipBackwardCommand = MPSkipIntervalCommand()
  public final let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public final let changePlaybackRateCommand = MPChangePlaybackRateCommand()
}
/// A key with which the user says what they think of what plays. Nobody presses it.
open class MPFeedbackCommand: MPRemoteCommand {
  /// Whether the user has said it already, and what stands on the key: nobody sees it, which `addTarget` reports.
  private var words: (isActive: Bool, title: String, short: String) = (false, "", "")
  open var isActive: Bool {
    get { words.isActive }
    set { words.isActive = newValue }
  }
  open var localizedTitle: String {
    get { words.title }
    set { words.title = newValue }
  }
  open var localizedShortTitle: String {
    get { words.short }
    set { words.short = newValue }
  }
}
