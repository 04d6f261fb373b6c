@_exported import AVFoundation
import HearthCore
import SwiftUI

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
/// Small windows of films: there are none.
public final class AVPictureInPictureController: NSObject {
  public class func isPictureInPictureSupported() -> Bool { false }
}
