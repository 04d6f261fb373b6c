@_exported import Foundation
import HearthCore
@_exported import UIKit

/// Why there is no small picture of a file. Source: Apple, documentation of QLThumbnailError.
public struct QLThumbnailError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "QLThumbnailErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let generationFailed = Code.generationFailed
  public static let savingToURLFailed = Code.savingToURLFailed
  public static let noCachedThumbnail = Code.noCachedThumbnail
  public static let noCloudThumbnail = Code.noCloudThumbnail
  public static let requestInvalid = Code.requestInvalid
  public static let requestCancelled = Code.requestCancelled
}
/// A small picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }
  public let uiImage: UIImage
  public let type = RepresentationType.thumbnail
  init(_ image: UIImage) { uiImage = image }
  open var cgImage: CGImage? { uiImage.cgImage }
}
/// Makes small pictures of files that are pictures themselves; of others it fails with `QLThumbnailError`.
///
/// ```swift
/// let request = QLThumbnailGenerator.Request(fileAt: url, size: size, scale: 2, representationTypes: .thumbnail)
/// let picture = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request).uiImage
/// ```
public final class QLThumbnailGenerator: NSObject, Sendable {
  open class Request: NSObject, @unchecked Sendable {
    // Unchecked: an app changes it before it hands it over.
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let icon = RepresentationTypes(rawValue: 1)
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      public static let all = RepresentationTypes(rawValue: .max)
    }
    fileprivate let file: URL
    /// Points.
    public let size: CGSize
    public let scale: CGFloat
    public let representationTypes: RepresentationTypes
    public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
      (file, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
    }
  }
  public static let shared = QLThumbnailGenerator()
  private func picture(_ request: Request) throws -> QLThumbnailRepresentation {
    let size = CGSize(width: request.size.width * request.scale, height: request.size.height * request.scale)
    guard !request.representationTypes.isDisjoint(with: [.thumbnail, .lowQualityThumbnail]),
      let image = UIImage(contentsOfFile: request.file.path), image.size.width > 0, image.size.height > 0
    else {
      Report(
        kind: .notOnLinux, path: "QLThumbnailGenerator",
        message: "small pictures are made of files that are pictures, and of no others: it fails."
      ).tell()
      throw QLThumbnailError(.generationFailed)
    }
    // As large as fits, never larger than the picture is.
    let factor = min(size.width / image.size.width, size.height / image.size.height, 1)
    let fitting = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    guard let small = image.preparingThumbnail(of: fitting) else { throw QLThumbnailError(.generationFailed) }
    return QLThumbnailRepresentation(small)
  }
  public func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    try picture(request)
  }
  public func generateBestRepresentation(
    for request: Request, completion: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async {
      do { completion(try self.picture(request), nil) } catch { completion(nil, error) }
    }
  }
  public func generateRepresentations(
    for request: Request,
    update: (
      @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
    )?
  ) { generateBestRepresentation(for: request) { update?($0, .thumbnail, $1) } }
  /// A picture is made at once, so that there is nothing to cancel but what is made on another thread, whose result still comes.
  public func cancel(_ request: Request) {
    Report(
      kind: .notOnLinux, path: "QLThumbnailGenerator.cancel(_:)",
      message: "a picture that is being made is made all the same."
    ).tell()
  }
}

/// So that an error is caught by its code, as in `catch QLThumbnailError.savingToURLFailed`.
public func ~= (code: QLThumbnailError.Code, error: any Error) -> Bool { (error as? QLThumbnailError)?.code == code }
