import CoreMedia
import Foundation
import HearthUIKit

/// Something that a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  // An app uses it on the main thread, as on Apple's systems.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  open internal(set) var status = Status.unknown
  open internal(set) var error: (any Error)?
  open var duration: CMTime { asset.duration }
  var position: () -> CMTime = { .zero }
  open func currentTime() -> CMTime { position() }
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var isPlaybackLikelyToKeepUp: Bool { true }
  open var isPlaybackBufferEmpty: Bool { false }

  /// What is loaded: not known, as a program of the desktop loads it.
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }
  open var isPlaybackBufferFull: Bool { false }
  open var presentationSize: CGSize { .zero }
  /// How a sound that is played faster keeps its pitch. Reported: it is played at its own speed.
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm {
    get { .timeDomain }
    set {
      reportMedia(
        "AVPlayerItem.audioTimePitchAlgorithm", "a sound is played at its own speed, not \(newValue.rawValue).")
    }
  }

  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}
extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}
extension NSNotification.Name {
  public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
}

/// Plays the sound of a file or an address by a program of the desktop, as `AVAudioPlayer` does. Its pictures are not shown.
open class AVPlayer: NSObject, @unchecked Sendable {
  // An app uses it on the main thread, as on Apple's systems; the end comes there, too.
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  open internal(set) var currentItem: AVPlayerItem?
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var volume: Float = 1
  open var isMuted = false
  open var allowsExternalPlayback = true
  open var automaticallyWaitsToMinimizeStalling = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open private(set) var timeControlStatus = TimeControlStatus.paused
  open var status: Status { currentItem?.status == .failed ? .failed : currentItem == nil ? .unknown : .readyToPlay }
  open var error: (any Error)? { currentItem?.error }
  private var run: PlayerRun?
  private var number = 0
  private var played: TimeInterval = 0
  private var started: Date?
  private var observers: [ObjectIdentifier: DispatchSourceTimer] = [:]

  public override init() { super.init() }
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    replaceCurrentItem(with: item)
  }
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  deinit { for timer in observers.values { timer.cancel() } }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    stop()
    currentItem = item
    item?.position = { [weak self] in self?.currentTime() ?? .zero }
  }
  /// 1 while it plays, else 0.
  open var rate: Float {
    get { timeControlStatus == .playing ? 1 : 0 }
    set { if newValue == 0 { pause() } else { play() } }
  }
  /// Plays from the start, or on after a pause. Where no program plays sounds, that is reported and the item has failed.
  open func play() {
    guard timeControlStatus != .playing, let item = currentItem else { return }
    if let run, run.isPaused {
      run.resume()
      (timeControlStatus, started) = (.playing, Date())
      return
    }
    number += 1
    let mine = number
    guard let file = item.asset.file, let program = PlayerProgram.player(for: "AVPlayer") else {
      return fail(item)
    }
    run = PlayerRun(
      program.path, program.arguments(file.isFileURL ? file.path : file.absoluteString, isMuted ? 0 : volume)
    ) {
      [weak self] isWell in self?.ended(mine, isWell)
    }
    if run == nil { return fail(item) }
    item.status = .readyToPlay
    (timeControlStatus, played, started) = (.playing, 0, Date())
  }
  private func fail(_ item: AVPlayerItem) {
    (item.status, item.error) = (.failed, AVError(.decodeFailed))
    NotificationCenter.default.post(name: .AVPlayerItemFailedToPlayToEndTime, object: item)
  }
  private func ended(_ ended: Int, _ isWell: Bool) {
    guard ended == number, let item = currentItem else { return }
    (run, timeControlStatus, started, played) = (nil, .paused, nil, 0)
    if !isWell { return fail(item) }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    if actionAtItemEnd == .advance { advance() }
  }
  func advance() {}
  /// Plays at once: other rates than 1 are reported, as programs of the desktop play at their own.
  open func playImmediately(atRate rate: Float) {
    if rate != 1 {
      reportMedia("AVPlayer.playImmediately(atRate:)", "a sound is played at its own speed, not \(rate).")
    }
    play()
  }
  open func pause() {
    guard timeControlStatus == .playing else { return }
    run?.pause()
    played = currentTime().seconds
    (timeControlStatus, started) = (.paused, nil)
  }
  func stop() {
    number += 1
    run?.stop()
    (run, timeControlStatus, started, played) = (nil, .paused, nil, 0)
  }
  /// Since the start, by the clock.
  open func currentTime() -> CMTime {
    CMTime(seconds: played + (started.map { Date().timeIntervalSince($0) } ?? 0), preferredTimescale: 1000)
  }
  /// To the start: it plays anew if it plays. Elsewhere is reported: the program begins at the start.
  open func seek(to time: CMTime) {
    if time == .zero {
      let wasPlaying = timeControlStatus == .playing
      stop()
      if wasPlaying { play() }
      return
    }
    reportMedia("AVPlayer.seek(to:)", "a sound is played from its start: it goes on where it is.")
  }
  /// Does nothing where the player is within the tolerances, and goes to the start where that is.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    if let place = place(near: time, toleranceBefore, toleranceAfter) { seek(to: place) }
  }
  /// Where to go; nil where the player is near enough.
  private func place(near time: CMTime, _ before: CMTime, _ after: CMTime) -> CMTime? {
    let (first, now) = (time.seconds - before.seconds, currentTime().seconds)
    // The tolerance that says nothing is an infinite one, with which the player would never move.
    guard before.isNumeric, after.isNumeric else { return time }
    if now >= first, now <= time.seconds + after.seconds { return nil }
    return first <= 0 ? .zero : time
  }
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    DispatchQueue.main.async { completionHandler(time == .zero) }
  }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    if let place = place(near: time, toleranceBefore, toleranceAfter) {
      seek(to: place, completionHandler: completionHandler)
    } else {
      DispatchQueue.main.async { completionHandler(true) }
    }
  }
  @discardableResult open func seek(to time: CMTime) async -> Bool {
    let other: (CMTime) -> Void = seek(to:)
    other(time)
    return time == .zero
  }

  /// Calls `block` again and again while the player plays.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let observer = NSObject()
    let timer = DispatchSource.makeTimerSource(queue: queue ?? .main)
    timer.schedule(deadline: .now() + interval.seconds, repeating: interval.seconds)
    timer.setEventHandler { [weak self] in
      if let self, self.timeControlStatus == .playing { block(self.currentTime()) }
    }
    timer.resume()
    observers[ObjectIdentifier(observer)] = timer
    return observer
  }
  open func removeTimeObserver(_ observer: Any) {
    if let timer = observers.removeValue(forKey: ObjectIdentifier(observer as AnyObject)) { timer.cancel() }
  }
}

/// Plays one item after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []
  public init(items: [AVPlayerItem]) {
    super.init()
    queue = items
    actionAtItemEnd = .advance
    replaceCurrentItem(with: items.first)
  }
  public override convenience init() { self.init(items: []) }
  public override convenience init(playerItem item: AVPlayerItem?) { self.init(items: item.map { [$0] } ?? []) }
  open func items() -> [AVPlayerItem] { queue }
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains(item) && (afterItem == nil || queue.contains { $0 === afterItem })
  }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if currentItem == nil { replaceCurrentItem(with: item) }
  }
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    if currentItem === item { replaceCurrentItem(with: queue.first) }
  }
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
  open func advanceToNextItem() {
    let wasPlaying = timeControlStatus == .playing
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
    if wasPlaying { play() }
  }
  override func advance() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
    play()
  }
}
/// Plays an item again and again.
open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?
  private var token: (any NSObjectProtocol)?
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    super.init()
    player.actionAtItemEnd = .none
    player.replaceCurrentItem(with: itemToLoop)
    token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: itemToLoop, queue: nil
    ) { [weak player] _ in player?.play() }
  }
  deinit { disableLooping() }
  open func disableLooping() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

/// How a film fills its place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
/// Shows a player's pictures: it stays empty, which is reported.
@MainActor @preconcurrency open class AVPlayerLayer: CALayer {
  open var player: AVPlayer? { didSet { if player != nil { reportVideo("AVPlayerLayer") } } }
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    if player != nil { reportVideo("AVPlayerLayer") }
  }
}
/// How a sound keeps its pitch that is played faster or slower.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
extension NSValue {
  /// A span of time that is kept as a value: none is made here, so that it is empty.
  public var timeRangeValue: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
}
