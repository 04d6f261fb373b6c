@_exported import AVFoundation
import HearthCore

/// Source: Apple, documentation of SHErrorCode.
public struct SHError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case invalidAudioFormat = 100
    case audioDiscontinuity = 101
    case signatureInvalid = 200
    case signatureDurationInvalid = 201
    case matchAttemptFailed = 202
    case customCatalogInvalid = 300
    case internalError = 500
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.ShazamKit" }
  public var errorCode: Int { code.rawValue }
  public static let invalidAudioFormat = Code.invalidAudioFormat
  public static let audioDiscontinuity = Code.audioDiscontinuity
  public static let signatureInvalid = Code.signatureInvalid
  public static let signatureDurationInvalid = Code.signatureDurationInvalid
  public static let matchAttemptFailed = Code.matchAttemptFailed
  public static let customCatalogInvalid = Code.customCatalogInvalid
  public static let internalError = Code.internalError
}
/// What a sound is like, as bytes.
open class SHSignature: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  public let dataRepresentation: Data
  public init(dataRepresentation: Data) throws { self.dataRepresentation = dataRepresentation }
  /// Of nothing.
  override init() { dataRepresentation = Data() }
}
/// What a piece of music is. There is never one.
open class SHMediaItem: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var title: String? { nil }
  open var artist: String? { nil }
  open var subtitle: String? { nil }
  open var shazamID: String? { nil }
  open var artworkURL: URL? { nil }
  open var appleMusicURL: URL? { nil }
  open var webURL: URL? { nil }
}
open class SHMatch: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var mediaItems: [SHMediaItem] { [] }
}
public protocol SHSessionDelegate: NSObjectProtocol {
  func session(_ session: SHSession, didFind match: SHMatch)
  func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
}
extension SHSessionDelegate {
  public func session(_ session: SHSession, didFind match: SHMatch) {}
  public func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {}
}
/// Finds which piece of music a sound is of: it fails.
open class SHSession: NSObject, @unchecked Sendable {
  // Unchecked: an app sets the delegate before it uses it.
  public enum Result: Sendable {
    case match(SHMatch)
    case noMatch(SHSignature)
    case error(any Error, SHSignature)
  }
  open weak var delegate: (any SHSessionDelegate)?
  public override init() { super.init() }
  private func refuse() -> SHError {
    Report(kind: .notOnLinux, path: "SHSession", message: "nothing finds which piece of music a sound is of.").tell()
    return SHError(.matchAttemptFailed)
  }
  open func match(_ signature: SHSignature) {
    let error = refuse()
    DispatchQueue.global().async { self.delegate?.session(self, didNotFindMatchFor: signature, error: error) }
  }
  open func result(from signature: SHSignature) async -> Result { .error(refuse(), signature) }
}
/// Listens with a microphone, which is not there, and finds a piece of music: it fails.
public final class SHManagedSession: Sendable {
  public init() {}
  public func result() async -> SHSession.Result {
    Report(kind: .notOnLinux, path: "SHManagedSession", message: "there is no microphone for apps.").tell()
    return .error(SHError(.matchAttemptFailed), SHSignature())
  }
  public func cancel() {}
}

/// So that an error is caught by its code, as in `catch SHError.audioDiscontinuity`.
public func ~= (code: SHError.Code, error: any Error) -> Bool { (error as? SHError)?.code == code }
