import CoreMedia
import Foundation

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Writes an asset as another file. Films and sounds are not encoded: it fails with `AVError.exportFailed`.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  // An app uses it where it made it, and the lock guards what changes later.
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
  public let asset: AVAsset
  public let presetName: String
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var shouldOptimizeForNetworkUse = false
  private let lock = NSLock()
  private var kept: (status: Status, error: (any Error)?) = (.unknown, nil)

  public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
  open var status: Status { lock.withLock { kept.status } }
  open var error: (any Error)? { lock.withLock { kept.error } }
  open var progress: Float { 0 }
  /// No kind of file is written.
  open var supportedFileTypes: [AVFileType] { [] }

  private func fail(_ url: URL?, _ type: AVFileType?) -> AVError {
    let part = timeRange.duration == .positiveInfinity ? "all" : "\(timeRange.duration.seconds) s"
    let use = shouldOptimizeForNetworkUse ? ", for the network" : ""
    reportMedia(
      "AVAssetExportSession (\(presetName), \(part)\(use), \(type?.rawValue ?? "no kind"), \(url?.lastPathComponent ?? ""))",
      "films and sounds are not encoded: it fails.")
    let error = AVError(.exportFailed)
    lock.withLock { kept = (.failed, error) }
    return error
  }
  /// Sets `status` to `failed`, and `error`.
  open func export() async { _ = fail(outputURL, outputFileType) }
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    _ = fail(outputURL, outputFileType)
    DispatchQueue.global().async { handler() }
  }
  /// - Throws: `AVError.exportFailed`, always.
  open func export(to url: URL, as fileType: AVFileType) async throws { throw fail(url, fileType) }
  open func cancelExport() { lock.withLock { if kept.status == .unknown { kept.status = .cancelled } } }
  /// None, as each fails.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  open class func allExportPresets() -> [String] { [] }
}
/// How loud the parts of an asset are. There is never one.
open class AVAudioMix: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
}
