import CoreGraphics

/// Requests about people and what is in front. Each fails like all others.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var results: [VNHumanBodyPoseObservation]? { nil }
}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var maximumHandCount = 2
  open var results: [VNHumanHandPoseObservation]? { nil }
}
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var upperBodyOnly = true
}
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
  open var qualityLevel = QualityLevel.accurate
}
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
}
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var results: [VNFeaturePrintObservation]? { nil }
}
/// Where the parts of somebody are. Nobody has one.
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {
  // As its superclass.
}
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  // As its superclass.
}
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  // As its superclass.
}
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
  // As its superclass.
  /// - Throws: `VNError.unsupportedRequest`, always.
  open func computeDistance(
    _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
  ) throws { throw VNError(.unsupportedRequest) }
}
