import CoreGraphics

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"

/// Something that was found in a picture.
open class CIFeature: NSObject {
  open var type: String { "" }
  open var bounds: CGRect { .zero }
}
open class CIFaceFeature: CIFeature {
  open var hasSmile: Bool { false }
  open var hasLeftEyePosition: Bool { false }
  open var hasRightEyePosition: Bool { false }
  open var hasMouthPosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var rightEyePosition: CGPoint { .zero }
  open var mouthPosition: CGPoint { .zero }
}
open class CIQRCodeFeature: CIFeature {
  open var messageString: String? { nil }
}
open class CIRectangleFeature: CIFeature {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}
/// Finds faces, texts and codes in pictures. Nothing here does: there is nil, which is reported.
open class CIDetector: NSObject {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    reportFilter("CIDetector", "nothing looks for \(type) in pictures, so that it is nil.")
    return nil
  }
  open func features(in image: CIImage) -> [CIFeature] { [] }
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
