import Foundation
import HearthCore
@_exported import PhotosUI
import UIKit

/// What an app may do with the user's photos.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
/// Why photos were not read or written. Source: Apple, documentation of PHPhotosError.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let internalError = Code.internalError
  public static let userCancelled = Code.userCancelled
  public static let accessRestricted = Code.accessRestricted
  public static let accessUserDenied = Code.accessUserDenied
}
/// The user's photos: there is no library of them for apps. Access is denied, and changes fail.
extension PHPhotoLibrary {
  public static func authorizationStatus() -> PHAuthorizationStatus { .denied }
  public static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  static func refuse(_ what: String? = nil) {
    Report(
      kind: .notOnLinux, path: what.map { "PHPhotoLibrary (\($0))" } ?? "PHPhotoLibrary",
      message: "there is no library of photos. Let the user choose files, by PhotosPicker or fileExporter."
    ).tell()
  }
  public static func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    refuse()
    DispatchQueue.global().async { handler(.denied) }
  }
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    refuse()
    DispatchQueue.global().async { handler(.denied) }
  }
  public static func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    refuse()
    return .denied
  }
  /// - Throws: `PHPhotosError.accessUserDenied`, always; the block is not called.
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    Self.refuse()
    throw PHPhotosError(.accessUserDenied)
  }
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    Self.refuse()
    if let completionHandler {
      DispatchQueue.global().async { completionHandler(false, PHPhotosError(.accessUserDenied)) }
    }
  }
}
/// The file that a photo or film consists of, and others beside it.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
  case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
}
/// What is said of a file of a photo.
public final class PHAssetResourceCreationOptions: NSObject {
  public var originalFilename: String? { didSet { if originalFilename != nil { PHPhotoLibrary.refuse() } } }
  public var uniformTypeIdentifier: String? { didSet { if uniformTypeIdentifier != nil { PHPhotoLibrary.refuse() } } }
  public var shouldMoveFile = false { didSet { if shouldMoveFile { PHPhotoLibrary.refuse() } } }
}
/// A change that makes a photo of files: none is made.
public final class PHAssetCreationRequest: NSObject {
  public var creationDate: Date? { didSet { if creationDate != nil { PHPhotoLibrary.refuse() } } }
  public var isFavorite = false { didSet { if isFavorite { PHPhotoLibrary.refuse() } } }
  private override init() {}
  /// Reports that there is no library.
  public class func forAsset() -> PHAssetCreationRequest {
    PHPhotoLibrary.refuse()
    return PHAssetCreationRequest()
  }
  public class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }
  public func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
    PHPhotoLibrary.refuse()
  }
  public func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
    PHPhotoLibrary.refuse()
  }
}
/// A change that makes a photo: none is made.
public final class PHAssetChangeRequest: NSObject {
  @discardableResult public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHPhotoLibrary.refuse()
    return PHAssetChangeRequest()
  }
  @discardableResult public class func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? {
    PHPhotoLibrary.refuse()
    return nil
  }
}

/// So that an error is caught by its code, as in `catch PHPhotosError.userCancelled`.
public func ~= (code: PHPhotosError.Code, error: any Error) -> Bool { (error as? PHPhotosError)?.code == code }
