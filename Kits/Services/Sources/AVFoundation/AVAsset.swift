import CoreGraphics
import CoreMedia
import Foundation

/// What kind of media something is.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let audio = AVMediaType(rawValue: "soun")
  public static let video = AVMediaType(rawValue: "vide")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "meta")
}
/// The kind of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  public static let jpg = AVFileType(rawValue: "public.jpeg")
}
/// Why media cannot be used. Source: Apple, documentation of AVError.
public struct AVError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case sessionNotRunning = -11803
    case deviceNotConnected = -11814
    case exportFailed = -11820
    case decodeFailed = -11821
    case fileFormatNotRecognized = -11828
    case noImageAtTime = -11832
    case applicationIsNotAuthorizedToUseDevice = -11852
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "AVFoundationErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let unknown = Code.unknown
  public static let sessionNotRunning = Code.sessionNotRunning
  public static let deviceNotConnected = Code.deviceNotConnected
  public static let exportFailed = Code.exportFailed
  public static let decodeFailed = Code.decodeFailed
  public static let fileFormatNotRecognized = Code.fileFormatNotRecognized
  public static let noImageAtTime = Code.noImageAtTime
  public static let applicationIsNotAuthorizedToUseDevice = Code.applicationIsNotAuthorizedToUseDevice
}

/// Something to be played. Nothing looks into it but for files of the kind WAV.
open class AVAsset: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  let file: URL?
  init(file: URL?) { self.file = file }
  public convenience init(url: URL) { self.init(file: url) }
  /// Indefinite where it is not known.
  open var duration: CMTime { file.flatMap { Self.duration($0) } ?? .indefinite }
  open var isPlayable: Bool { file != nil }
  /// The parts: not known.
  open var tracks: [AVAssetTrack] { [] }
  /// A property, as Apple's values are loaded: here it is known or it is not.
  public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value { property.value(self) }
  public func load<A, B>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) { (first.value(self), second.value(self)) }
  public func load<A, B, C>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>, _ third: AVAsyncProperty<AVAsset, C>
  ) async throws -> (A, B, C) { (first.value(self), second.value(self), third.value(self)) }
  /// The parts of its kind: not known.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  private static func duration(_ file: URL) -> CMTime? {
    guard file.isFileURL, let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return nil }
    return WaveFile.duration(data).map { CMTime(seconds: $0, preferredTimescale: 48_000) }
  }
}
/// A property of an asset or of a part of it.
public struct AVAsyncProperty<Root, Value> {
  let value: (Root) -> Value
}
extension AVAsyncProperty where Root == AVAsset {
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { AVAsyncProperty<AVAsset, CMTime> { $0.duration } }
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty<AVAsset, Bool> { $0.isPlayable } }
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> {
    AVAsyncProperty<AVAsset, [AVAssetTrack]> { $0.tracks }
  }
  /// No: what is protected is not played.
  public static var hasProtectedContent: AVAsyncProperty<AVAsset, Bool> {
    AVAsyncProperty<AVAsset, Bool> { _ in false }
  }
  public static var isExportable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty<AVAsset, Bool> { _ in false } }
}
extension AVAsyncProperty where Root == AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> {
    AVAsyncProperty<AVAssetTrack, CGSize> { $0.naturalSize }
  }
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    AVAsyncProperty<AVAssetTrack, CGAffineTransform> { $0.preferredTransform }
  }
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> {
    AVAsyncProperty<AVAssetTrack, Float> { $0.nominalFrameRate }
  }
  public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> {
    AVAsyncProperty<AVAssetTrack, CMTimeRange> { $0.timeRange }
  }
}
/// An asset at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(file: URL)
    guard let options, !options.isEmpty else { return }
    reportMedia("AVURLAsset", "an asset has no options: \(options.keys.sorted().joined(separator: ", ")).")
  }
}
/// A part of an asset. There are none.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  public let mediaType: AVMediaType
  init(_ mediaType: AVMediaType) { self.mediaType = mediaType }
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
  public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
    property.value(self)
  }
  public func load<A, B>(
    _ first: AVAsyncProperty<AVAssetTrack, A>, _ second: AVAsyncProperty<AVAssetTrack, B>
  ) async throws -> (A, B) { (first.value(self), second.value(self)) }
}
/// Makes pictures of a film: it never does.
open class AVAssetImageGenerator: NSObject {
  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  public init(asset: AVAsset) { self.asset = asset }
  /// - Throws: `AVError.decodeFailed`, always.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    reportVideo("AVAssetImageGenerator")
    throw AVError(.decodeFailed)
  }
  /// - Throws: `AVError.decodeFailed`, always.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    reportVideo("AVAssetImageGenerator")
    throw AVError(.decodeFailed)
  }
}
func reportVideo(_ name: String) { reportMedia(name, "films are not decoded, so there are no pictures of them.") }

/// So that an error is caught by its code, as in `catch AVError.sessionNotRunning`.
public func ~= (code: AVError.Code, error: any Error) -> Bool { (error as? AVError)?.code == code }
