@_exported import AVFoundation
import HearthCore
import SwiftUI
@_exported import UIKit

/// Shows a player's film: its sound is played, and a black area with a button stands for its pictures.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay
  @State private var isPlaying = false
  public init(player: AVPlayer?) where VideoOverlay == EmptyView { (self.player, overlay) = (player, EmptyView()) }
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    (self.player, overlay) = (player, videoOverlay())
  }
  public var body: some View {
    ZStack {
      Color.black
      overlay
      if let player {
        Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill") {
          if player.timeControlStatus == .playing { player.pause() } else { player.play() }
          isPlaying = player.timeControlStatus == .playing
        }
        .labelStyle(.iconOnly).font(.largeTitle).buttonStyle(.plain).foregroundStyle(.white)
      }
    }
    .onAppear {
      Report(
        kind: .notOnLinux, path: "VideoPlayer", message: "films are not decoded: only their sound is played."
      ).tell()
      isPlaying = player?.timeControlStatus == .playing
    }
  }
}

/// Shows a player's film in an app of view controllers.
@MainActor @preconcurrency open class AVPlayerViewController: UIHostingController<VideoPlayer<EmptyView>> {
  open var player: AVPlayer? { didSet { rootView = VideoPlayer(player: player) } }
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Kept, and hears nothing, which is reported: films are not shown in windows of their own.
  open weak var delegate: (any AVPlayerViewControllerDelegate)? {
    didSet {
      guard delegate != nil else { return }
      Report(
        kind: .notOnLinux, path: "AVPlayerViewController.delegate",
        message: "films are not shown on the whole screen or in windows of their own, so it hears nothing."
      ).tell()
    }
  }
  private func reportPicture(_ name: String) {
    Report(
      kind: .notOnLinux, path: "AVPlayerViewController.\(name)",
      message: "films are not shown, neither here nor in windows of their own, and the desktop is not told what plays."
    ).tell()
  }
  /// Reported where it is set to something else than it is by itself, as those that follow.
  open var canStartPictureInPictureAutomaticallyFromInline: Bool {
    get { false }
    set { if newValue { reportPicture("canStartPictureInPictureAutomaticallyFromInline") } }
  }
  open var updatesNowPlayingInfoCenter: Bool {
    get { false }
    set { if newValue { reportPicture("updatesNowPlayingInfoCenter") } }
  }
  open var requiresLinearPlayback: Bool {
    get { false }
    set { if newValue { reportPicture("requiresLinearPlayback") } }
  }
  open var allowsVideoFrameAnalysis: Bool {
    get { false }
    set { if newValue { reportPicture("allowsVideoFrameAnalysis") } }
  }
  open var isReadyForDisplay: Bool { false }
  public init() { super.init(rootView: VideoPlayer(player: nil)) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
}
/// Who hears that a film goes to the whole screen or to a small window. None does.
@MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
}
extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
}
/// Who hears of small windows of films. None is shown.
@MainActor @preconcurrency public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
}
extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
  ) {}
}
/// Small windows of films: there are none. It is not made, as on a device that has none.
@MainActor @preconcurrency public final class AVPictureInPictureController: NSObject {
  public nonisolated class func isPictureInPictureSupported() -> Bool { false }
  public weak var delegate: (any AVPictureInPictureControllerDelegate)?
  public let playerLayer: AVPlayerLayer
  /// Nil: ask `isPictureInPictureSupported()` first.
  public init?(playerLayer: AVPlayerLayer) {
    Report(
      kind: .notOnLinux, path: "AVPictureInPictureController",
      message: "films are not shown in small windows. Ask isPictureInPictureSupported() first."
    ).tell()
    return nil
  }
  nonisolated deinit {}
  public var isPictureInPicturePossible: Bool { false }
  public var isPictureInPictureActive: Bool { false }
  /// The delegate hears that it failed.
  public func startPictureInPicture() {
    delegate?.pictureInPictureController(self, failedToStartPictureInPictureWithError: AVError(.unknown))
  }
  public func stopPictureInPicture() {}
}

/// Who hears that the list of loudspeakers is shown. It is not.
@MainActor @preconcurrency public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
/// A button that shows to which loudspeakers sounds can go. The desktop's settings do that: the view is empty, which is reported.
@MainActor @preconcurrency open class AVRoutePickerView: UIView {
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  /// The colour while sounds go elsewhere, which the app is not told: never.
  open var activeTintColor: UIColor! {
    get { tintColor }
    set { reportRoutes("activeTintColor (\(newValue.map { "\($0)" } ?? "none"))") }
  }
  open var prioritizesVideoDevices: Bool {
    get { false }
    set { if newValue { reportRoutes("prioritizesVideoDevices") } }
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    reportRoutes("init(frame:)")
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  private func reportRoutes(_ name: String) {
    Report(
      kind: .notOnLinux, path: "AVRoutePickerView.\(name)",
      message: "the desktop's settings say where sounds go; the view is empty."
    ).tell()
  }
}
