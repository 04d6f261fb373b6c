@_exported import CoreGraphics
@_exported import CoreImage
@_exported import CoreML
@_exported import CoreVideo
import HearthCore
@_exported import ImageIO

/// Why a picture is not looked at. Source: Apple, documentation of VNErrorCode.
public struct VNError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case ok = 0
    case requestCancelled = 1
    case invalidFormat = 2
    case operationFailed = 3
    case outOfBoundsError = 4
    case invalidOption = 5
    case ioError = 6
    case missingOption = 7
    case notImplemented = 8
    case internalError = 9
    case invalidImage = 13
    case invalidModel = 15
    case unsupportedRevision = 16
    case unsupportedRequest = 19
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.Vision" }
  public var errorCode: Int { code.rawValue }
  public static let ok = Code.ok
  public static let requestCancelled = Code.requestCancelled
  public static let invalidFormat = Code.invalidFormat
  public static let operationFailed = Code.operationFailed
  public static let outOfBoundsError = Code.outOfBoundsError
  public static let invalidOption = Code.invalidOption
  public static let ioError = Code.ioError
  public static let missingOption = Code.missingOption
  public static let notImplemented = Code.notImplemented
  public static let internalError = Code.internalError
  public static let invalidImage = Code.invalidImage
  public static let invalidModel = Code.invalidModel
  public static let unsupportedRevision = Code.unsupportedRevision
  public static let unsupportedRequest = Code.unsupportedRequest
}
public typealias VNConfidence = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// What all requests have found: nothing. Subclasses have results of their own kinds, which Swift lets nobody override.
public protocol _VNRequestResults: AnyObject {}
extension _VNRequestResults {
  public var results: [VNObservation]? { nil }
}
/// What is to be found in a picture. Nothing here looks: each request fails with `VNError.unsupportedRequest`.
open class VNRequest: NSObject, _VNRequestResults, @unchecked Sendable {
  // An app changes it before it hands it over.
  public final let completionHandler: VNRequestCompletionHandler?
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1
  public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
  open func cancel() {}
}
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  // As its superclass.
  /// Parts of the picture, from the lower left corner.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages: [String] = ["en-US"]
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  open var customWords: [String] = []
  open var minimumTextHeight: Float = 0
  open var results: [VNRecognizedTextObservation]? { nil }
  /// None.
  open func supportedRecognitionLanguages() throws -> [String] { [] }
}
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var results: [VNFaceObservation]? { nil }
}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var results: [VNFaceObservation]? { nil }
}
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var symbologies: [VNBarcodeSymbology] = []
  open var results: [VNBarcodeObservation]? { nil }
}
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  open var minimumSize: Float = 0.2
  open var minimumConfidence: Float = 0
  open var maximumObservations = 1
  open var results: [VNRectangleObservation]? { nil }
}
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var results: [VNClassificationObservation]? { nil }
}
/// A model of Core ML for pictures. None is loaded.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  // Nobody has one.
  /// - Throws: `VNError.invalidModel`, always.
  public init(for model: MLModel) throws { throw VNError(.invalidModel) }
}
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  public let model: VNCoreMLModel
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
/// Looks at a picture. Every request fails.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  /// What a report says of the picture.
  private let picture: String
  private let orientation: CGImagePropertyOrientation
  private let options: [VNImageOption: Any]
  public convenience init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {
    self.init(cgImage: image, orientation: .up, options: options)
  }
  public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
    (picture, self.orientation, self.options) = ("\(image.width) × \(image.height)", orientation, options)
  }
  public convenience init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
    self.init(data: imageData, orientation: .up, options: options)
  }
  public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
    (picture, self.orientation, self.options) = ("\(imageData.count) bytes", orientation, options)
  }
  public convenience init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {
    self.init(ciImage: image, orientation: .up, options: options)
  }
  public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
    (picture, self.orientation, self.options) = ("\(image.extent)", orientation, options)
  }
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
    self.init(cvPixelBuffer: pixelBuffer, orientation: .up, options: options)
  }
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    (picture, self.orientation, self.options) = (
      "\(CVPixelBufferGetWidth(pixelBuffer)) × \(CVPixelBufferGetHeight(pixelBuffer))", orientation, options
    )
  }
  public convenience init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {
    self.init(url: imageURL, orientation: .up, options: options)
  }
  public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
    (picture, self.orientation, self.options) = (imageURL.lastPathComponent, orientation, options)
  }
  /// Tells each request's handler of the error, and throws it.
  /// - Throws: `VNError.unsupportedRequest`, unless there are no requests.
  open func perform(_ requests: [VNRequest]) throws {
    if requests.isEmpty { return }
    let names = Set(requests.map { "\(type(of: $0))" }).sorted()
    Report(
      kind: .notOnLinux, path: "Vision",
      message:
        "nothing looks for texts, faces and codes in pictures (\(picture), \(orientation), \(options.count) options): \(names.joined(separator: ", ")) fails."
    ).tell()
    let error = VNError(.unsupportedRequest)
    for request in requests { request.completionHandler?(request, error) }
    throw error
  }
}

/// So that an error is caught by its code, as in `catch VNError.requestCancelled`.
public func ~= (code: VNError.Code, error: any Error) -> Bool { (error as? VNError)?.code == code }
