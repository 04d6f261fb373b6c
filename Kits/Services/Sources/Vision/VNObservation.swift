import CoreGraphics
import Foundation

/// What was found in a picture. Nobody has one.
open class VNObservation: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public final let uuid = UUID()
  open var confidence: VNConfidence { 0 }
}
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  // As its superclass.
  private let box: CGRect
  override init() { box = .zero }
  /// Something that the app itself has found, to be followed.
  public init(boundingBox: CGRect) { box = boundingBox }
  /// Parts of the picture, from the lower left corner.
  open var boundingBox: CGRect { box }
}
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  // As its superclass.
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  // As its superclass.
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
}
open class VNRecognizedText: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
}
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  // As its superclass.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  // As its superclass.
  open var identifier: String { "" }
}
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  // As its superclass.
  open var labels: [VNClassificationObservation] { [] }
}
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  // As its superclass.
  open var payloadStringValue: String? { nil }
  open var symbology: VNBarcodeSymbology { .qr }
}
/// From parts of a picture to its pixels.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
  let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
  return CGRect(
    x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width,
    height: normalizedRect.height * height)
}
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint
{
  CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
