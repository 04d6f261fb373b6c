import CoreGraphics
import Foundation

/// Looks for texts.
public struct RecognizeTextRequest: ImageProcessingRequest {
  public typealias Result = [RecognizedTextObservation]
  public enum RecognitionLevel: Hashable, Sendable { case accurate, fast }
  public var regionOfInterest = NormalizedRect.fullImage
  public var recognitionLevel = RecognitionLevel.accurate
  public var recognitionLanguages: [Locale.Language] = []
  public var usesLanguageCorrection = true
  public var automaticallyDetectsLanguage = false
  public var customWords: [String] = []
  /// Parts of the picture's height.
  public var minimumTextHeightFraction: Float = 0
  public init() {}
  /// None.
  public var supportedRecognitionLanguages: [Locale.Language] { [] }
  public var _summary: String {
    let languages = recognitionLanguages.map(\.minimalIdentifier).joined(separator: ", ")
    let words = "\(customWords.count) words, corrected \(usesLanguageCorrection), \(automaticallyDetectsLanguage)"
    return "\(recognitionLevel), \(languages), \(words), \(minimumTextHeightFraction), \(regionOfInterest.cgRect)"
  }
}
/// Looks for codes.
public struct DetectBarcodesRequest: ImageProcessingRequest {
  public typealias Result = [BarcodeObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public var symbologies: [BarcodeSymbology] = []
  public init() {}
  public var _summary: String {
    "\(symbologies.map { "\($0)" }.joined(separator: ", ")), \(regionOfInterest.cgRect)"
  }
}
/// Looks for faces.
public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
  public typealias Result = [FaceObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
  public var _summary: String { "\(regionOfInterest.cgRect)" }
}
/// Looks for eyes, noses and mouths.
public struct DetectFaceLandmarksRequest: ImageProcessingRequest {
  public typealias Result = [FaceObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public var inputFaceObservations: [FaceObservation]?
  public init() {}
  public var _summary: String { "\(regionOfInterest.cgRect), \(inputFaceObservations?.count ?? 0) faces" }
}
/// Looks for rectangles.
public struct DetectRectanglesRequest: ImageProcessingRequest {
  public typealias Result = [RectangleObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public var minimumAspectRatio: Float = 0.5
  public var maximumAspectRatio: Float = 1
  public var minimumSize: Float = 0.2
  public var minimumConfidence: Float = 0
  public var maximumObservations = 1
  public init() {}
  public var _summary: String {
    let shape = "\(minimumAspectRatio) to \(maximumAspectRatio), from \(minimumSize)"
    return "\(shape), \(minimumConfidence), \(maximumObservations), \(regionOfInterest.cgRect)"
  }
}
/// Says what a picture shows.
public struct ClassifyImageRequest: ImageProcessingRequest {
  public typealias Result = [ClassificationObservation]
  public enum CropAndScaleAction: Hashable, Sendable { case centerCrop, scaleToFit, scaleToFill }
  public var regionOfInterest = NormalizedRect.fullImage
  public var cropAndScaleAction = CropAndScaleAction.centerCrop
  public init() {}
  /// None.
  public var supportedIdentifiers: [String] { [] }
  public var _summary: String { "\(cropAndScaleAction), \(regionOfInterest.cgRect)" }
}
/// Says how well a picture is made.
public struct CalculateImageAestheticsScoresRequest: ImageProcessingRequest {
  public typealias Result = ImageAestheticsScoresObservation
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
  public var _summary: String { "\(regionOfInterest.cgRect)" }
}
/// Looks for people.
public struct DetectHumanRectanglesRequest: ImageProcessingRequest {
  public typealias Result = [HumanObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public var upperBodyOnly = true
  public init() {}
  public var _summary: String { "\(upperBodyOnly ? "upper bodies" : "whole bodies"), \(regionOfInterest.cgRect)" }
}
/// The kinds of codes.
public enum BarcodeSymbology: Hashable, Sendable, CaseIterable {
  case aztec, codabar, code39, code39Checksum, code93, code128, dataMatrix, ean8, ean13, gs1DataBar, i2of5, itf14
  case microPDF417, microQR, msiPlessey, pdf417, qr, upce
}

/// What was found in a picture. There is never one: a request throws.
public protocol VisionObservation: Hashable, Sendable {
  var uuid: UUID { get }
  /// 0 to 1.
  var confidence: Float { get }
}
/// A text that may be meant.
public struct RecognizedText: Hashable, Sendable {
  public let string: String
  public let confidence: Float
}
public struct RecognizedTextObservation: VisionObservation {
  public let uuid: UUID
  public let confidence: Float
  public let boundingBox: NormalizedRect
  private let candidates: [RecognizedText]
  public var transcript: String { candidates.first?.string ?? "" }
  public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] {
    Array(candidates.prefix(maxCandidateCount))
  }
}
public struct BarcodeObservation: VisionObservation {
  public let uuid: UUID
  public let confidence: Float
  public let boundingBox: NormalizedRect
  public let payloadString: String?
  public let payloadData: Data?
  public let symbology: BarcodeSymbology
}
public struct FaceObservation: VisionObservation {
  public let uuid: UUID
  public let confidence: Float
  public let boundingBox: NormalizedRect
}
public struct HumanObservation: VisionObservation {
  public let uuid: UUID
  public let confidence: Float
  public let boundingBox: NormalizedRect
}
public struct RectangleObservation: VisionObservation {
  public let uuid: UUID
  public let confidence: Float
  public let boundingBox: NormalizedRect
  public let topLeft: NormalizedPoint
  public let topRight: NormalizedPoint
  public let bottomLeft: NormalizedPoint
  public let bottomRight: NormalizedPoint
}
public struct ClassificationObservation: VisionObservation {
  public let uuid: UUID
  public let confidence: Float
  public let identifier: String
  private let precision: [Float]
  /// Whether the picture is what it says at least so surely, where so many of such are to be found.
  public func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool {
    precision.contains { $0 >= minimumPrecision && recall <= 1 }
  }
  public func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool {
    self.precision.contains { $0 >= precision && minimumRecall <= 1 }
  }
}
public struct ImageAestheticsScoresObservation: VisionObservation {
  public let uuid: UUID
  public let confidence: Float
  public let overallScore: Float
  public let isUtility: Bool
}
