import CoreGraphics

/// A filter whose values are properties.
final class BuiltinFilter: CIFilter, @unchecked Sendable {
  // Unchecked: as CIFilter.
  private func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }
  private func number(_ key: String) -> Float { Float(FilterValues([key: value(forKey: key) as Any]).number(key)) }
  private func point(_ key: String) -> CGPoint { (value(forKey: key) as? CIVector)?.cgPointValue ?? .zero }

  var inputImage: CIImage? {
    get { image("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { image("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var maskImage: CIImage? {
    get { image("inputMaskImage") }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var targetImage: CIImage? {
    get { image("inputTargetImage") }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  var amount: Float {
    get { number("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  var saturation: Float {
    get { number("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { number("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var sharpness: Float {
    get { number("inputSharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }
  var width: Float {
    get { number("inputWidth") }
    set { setValue(newValue, forKey: "inputWidth") }
  }
  var ev: Float {
    get { number("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  var levels: Float {
    get { number("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  var threshold: Float {
    get { number("inputThreshold") }
    set { setValue(newValue, forKey: "inputThreshold") }
  }
  var falloff: Float {
    get { number("inputFalloff") }
    set { setValue(newValue, forKey: "inputFalloff") }
  }
  var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }
  var time: Float {
    get { number("inputTime") }
    set { setValue(newValue, forKey: "inputTime") }
  }
  var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  var point0: CGPoint {
    get { point("inputPoint0") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { point("inputPoint1") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  var point2: CGPoint {
    get { point("inputPoint2") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint2") }
  }
  var point3: CGPoint {
    get { point("inputPoint3") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint3") }
  }
  var point4: CGPoint {
    get { point("inputPoint4") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint4") }
  }
  var topLeft: CGPoint {
    get { point("inputTopLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") }
  }
  var topRight: CGPoint {
    get { point("inputTopRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") }
  }
  var bottomLeft: CGPoint {
    get { point("inputBottomLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") }
  }
  var bottomRight: CGPoint {
    get { point("inputBottomRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") }
  }
  var color: CIColor {
    get { value(forKey: "inputColor") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var extent: CGRect {
    get { (value(forKey: "inputExtent") as? CIVector)?.cgRectValue ?? .null }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }
  var transform: CGAffineTransform {
    get { value(forKey: "inputTransform") as? CGAffineTransform ?? .identity }
    set { setValue(newValue, forKey: "inputTransform") }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var rVector: CIVector {
    get { value(forKey: "inputRVector") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { value(forKey: "inputGVector") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { value(forKey: "inputBVector") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { value(forKey: "inputAVector") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { value(forKey: "inputBiasVector") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  var minComponents: CIVector {
    get { value(forKey: "inputMinComponents") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  var maxComponents: CIVector {
    get { value(forKey: "inputMaxComponents") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
  var highlightAmount: Float {
    get { number("inputHighlightAmount") }
    set { setValue(newValue, forKey: "inputHighlightAmount") }
  }
  var shadowAmount: Float {
    get { number("inputShadowAmount") }
    set { setValue(newValue, forKey: "inputShadowAmount") }
  }
  var neutral: CIVector {
    get { value(forKey: "inputNeutral") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  var targetNeutral: CIVector {
    get { value(forKey: "inputTargetNeutral") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
}
extension BuiltinFilter: CIQRCodeGenerator {}
extension BuiltinFilter: CICode128BarcodeGenerator {}
extension BuiltinFilter: CIGaussianBlur {}
extension BuiltinFilter: CIBoxBlur {}
extension BuiltinFilter: CIDiscBlur {}
extension BuiltinFilter: CISepiaTone {}
extension BuiltinFilter: CIColorControls {}
extension BuiltinFilter: CIColorInvert {}
extension BuiltinFilter: CIColorMonochrome {}
extension BuiltinFilter: CIFalseColor {}
extension BuiltinFilter: CIExposureAdjust {}
extension BuiltinFilter: CIGammaAdjust {}
extension BuiltinFilter: CIHueAdjust {}
extension BuiltinFilter: CIVibrance {}
extension BuiltinFilter: CIColorMatrix {}
extension BuiltinFilter: CIColorClamp {}
extension BuiltinFilter: CIColorPosterize {}
extension BuiltinFilter: CIColorThreshold {}
extension BuiltinFilter: CIMaskToAlpha {}
extension BuiltinFilter: CIMinimumComponent {}
extension BuiltinFilter: CIMaximumComponent {}
extension BuiltinFilter: CIPhotoEffect {}
extension BuiltinFilter: CIUnsharpMask {}
extension BuiltinFilter: CISharpenLuminance {}
extension BuiltinFilter: CIBloom {}
extension BuiltinFilter: CIGloom {}
extension BuiltinFilter: CIEdges {}
extension BuiltinFilter: CIPixellate {}
extension BuiltinFilter: CICrystallize {}
extension BuiltinFilter: CIVignette {}
extension BuiltinFilter: CIVignetteEffect {}
extension BuiltinFilter: CIAffineClamp {}
extension BuiltinFilter: CILanczosScaleTransform {}
extension BuiltinFilter: CIStraighten {}
extension BuiltinFilter: CITwirlDistortion {}
extension BuiltinFilter: CIBumpDistortion {}
extension BuiltinFilter: CIPerspectiveCorrection {}
extension BuiltinFilter: CICompositeOperation {}
extension BuiltinFilter: CIBlendWithMask {}
extension BuiltinFilter: CIDissolveTransition {}
extension BuiltinFilter: CICheckerboardGenerator {}
extension BuiltinFilter: CILinearGradient {}
extension BuiltinFilter: CIRadialGradient {}
extension BuiltinFilter: CIAreaAverage {}
extension BuiltinFilter: CIAreaMaximum {}
extension BuiltinFilter: CIAreaMinimum {}
extension BuiltinFilter: CIHighlightShadowAdjust {}
extension BuiltinFilter: CITemperatureAndTint {}
extension BuiltinFilter: CIMotionBlur {}
extension BuiltinFilter: CIZoomBlur {}
extension BuiltinFilter: CIWhitePointAdjust {}
extension BuiltinFilter: CIToneCurve {}
extension BuiltinFilter: CILinearToSRGBToneCurve {}
extension BuiltinFilter: CISRGBToneCurveToLinear {}
extension BuiltinFilter: CIXRay {}
extension BuiltinFilter: CIThermal {}
