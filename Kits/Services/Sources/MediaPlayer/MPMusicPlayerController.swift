import UIKit

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// Plays the user's music. There is none: what is asked of it is reported, and it stays stopped.
@MainActor @preconcurrency open class MPMusicPlayerController: NSObject {
  public static let systemMusicPlayer = MPMusicPlayerController()
  public static let applicationMusicPlayer = MPMusicPlayerController()
  public static let applicationQueuePlayer = MPMusicPlayerController()
  nonisolated override init() { super.init() }
  nonisolated deinit {}
  open var playbackState: MPMusicPlaybackState { .stopped }
  open var nowPlayingItem: MPMediaItem? { nil }
  open var currentPlaybackTime: TimeInterval { 0 }
  open func setQueue(with query: MPMediaQuery) { deny() }
  open func setQueue(with itemCollection: MPMediaItemCollection) { deny() }
  open func play() { deny() }
  open func pause() { deny() }
  open func stop() { deny() }
  open func skipToNextItem() { deny() }
  open func skipToPreviousItem() { deny() }
  private func deny() {
    reportMedia("MPMusicPlayerController", "the user's music is not there for apps. Files are played by AVAudioPlayer.")
  }
}
/// Who hears which music the user chose.
@MainActor @preconcurrency public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
/// The user's music, to choose from. It goes away as if the user cancelled.
@MainActor @preconcurrency open class MPMediaPickerController: UIViewController {
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  open var allowsPickingMultipleItems = false
  open var showsCloudItems = true
  open var prompt: String?
  public init(mediaTypes: MPMediaType) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reportMedia("MPMediaPickerController", "the user's music is not there for apps: it is as if the user cancelled.")
    let delegate = delegate
    dismiss(animated: animated)
    delegate?.mediaPickerDidCancel(self)
  }
}
