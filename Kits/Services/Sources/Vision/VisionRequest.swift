import CoreGraphics
import CoreVideo
import Foundation
import HearthCore

/// Why a picture is not looked at. Source: Apple, documentation of VisionError.
public enum VisionError: Error, Sendable {
  case dataUnavailable(String)
  case internalError(String)
  case invalidArgument(String)
  case invalidFormat(String)
  case invalidImage(String)
  case invalidModel(String)
  case invalidOperation(String)
  case ioError(String)
  case operationFailed(String)
  case requestCancelled(String)
  case timeout(String)
  case unsupportedComputeDevice(String)
  case unsupportedRequest(String)
  case unsupportedRevision(String)
}

/// A type that says what is to be found in a picture. Nothing here looks: each request throws `VisionError.unsupportedRequest`, which is reported.
///
/// ```swift
/// var request = RecognizeTextRequest()
/// request.recognitionLevel = .accurate
/// let lines = try await request.perform(on: image)
/// ```
public protocol VisionRequest: Sendable {
  associatedtype Result: Sendable
  /// What a report says of it.
  var _summary: String { get }
}
public protocol ImageProcessingRequest: VisionRequest {
  /// The part of the picture that is looked at.
  var regionOfInterest: NormalizedRect { get set }
}
extension VisionRequest {
  func refusal(_ picture: String, _ orientation: CGImagePropertyOrientation?) -> VisionError {
    let way = orientation.map { ", \($0)" } ?? ""
    let message = "nothing looks for texts, faces and codes in pictures (\(picture)\(way)): it fails."
    Report(kind: .notOnLinux, path: "\(Self.self) (\(_summary))", message: message).tell()
    return .unsupportedRequest("\(Self.self)")
  }
}
// Each throws `VisionError.unsupportedRequest`, always.
extension ImageProcessingRequest {
  public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
    throw refusal("\(image.width) × \(image.height)", orientation)
  }
  public func perform(on image: CIImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
    throw refusal("\(image.extent)", orientation)
  }
  public func perform(on imageData: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
    throw refusal("\(imageData.count) bytes", orientation)
  }
  public func perform(on url: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
    throw refusal(url.lastPathComponent, orientation)
  }
  public func perform(
    on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result {
    throw refusal("\(CVPixelBufferGetWidth(pixelBuffer)) × \(CVPixelBufferGetHeight(pixelBuffer))", orientation)
  }
}
/// Looks at a picture for several things: each request throws.
public struct ImageRequestHandler: Sendable {
  private let picture: String
  private let orientation: CGImagePropertyOrientation?
  public init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) {
    (picture, self.orientation) = ("\(image.width) × \(image.height)", orientation)
  }
  public init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) {
    (picture, self.orientation) = ("\(image.extent)", orientation)
  }
  public init(_ imageData: Data, orientation: CGImagePropertyOrientation? = nil) {
    (picture, self.orientation) = ("\(imageData.count) bytes", orientation)
  }
  public init(_ url: URL, orientation: CGImagePropertyOrientation? = nil) {
    (picture, self.orientation) = (url.lastPathComponent, orientation)
  }
  /// - Throws: `VisionError.unsupportedRequest`, always.
  public func perform<Request: VisionRequest>(_ request: Request) async throws -> Request.Result {
    throw request.refusal(picture, orientation)
  }
  public func perform<A: VisionRequest, B: VisionRequest>(
    _ first: A, _ second: B
  ) async throws -> (A.Result, B.Result) { throw first.refusal("\(picture), also for \(B.self)", orientation) }
}

/// A part of a picture, in parts of its width and height from the lower left corner.
public struct NormalizedRect: Hashable, Sendable {
  public enum CoordinateOrigin: Sendable { case lowerLeft, upperLeft }
  public var origin: CGPoint
  public var width: CGFloat
  public var height: CGFloat
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    (origin, self.width, self.height) = (CGPoint(x: x, y: y), width, height)
  }
  public init(normalizedRect: CGRect) {
    self.init(
      x: normalizedRect.minX, y: normalizedRect.minY, width: normalizedRect.width, height: normalizedRect.height)
  }
  public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)
  public var cgRect: CGRect { CGRect(origin: origin, size: CGSize(width: width, height: height)) }
  public func verticallyFlipped() -> NormalizedRect {
    NormalizedRect(x: origin.x, y: 1 - origin.y - height, width: width, height: height)
  }
  /// The part in pixels, or in points of a view as large as `imageSize`.
  public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
    let rect = origin == .upperLeft ? verticallyFlipped() : self
    return CGRect(
      x: rect.origin.x * imageSize.width, y: rect.origin.y * imageSize.height, width: width * imageSize.width,
      height: height * imageSize.height)
  }
  public static func == (a: NormalizedRect, b: NormalizedRect) -> Bool { a.cgRect == b.cgRect }
  public func hash(into hasher: inout Hasher) {
    for number in [origin.x, origin.y, width, height] { hasher.combine(number) }
  }
}
/// A place in a picture, in parts of its width and height from the lower left corner.
public struct NormalizedPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public var cgPoint: CGPoint { CGPoint(x: x, y: y) }
  public func toImageCoordinates(
    _ imageSize: CGSize, origin: NormalizedRect.CoordinateOrigin = .lowerLeft
  ) -> CGPoint { CGPoint(x: x * imageSize.width, y: (origin == .upperLeft ? 1 - y : y) * imageSize.height) }
}
