import CoreGraphics

/// The filters as functions, as `import CoreImage.CIFilterBuiltins` brings them.
extension CIFilter {
  private class func builtin(_ name: String) -> BuiltinFilter {
    guard let recipe = FilterRecipe.all[name] else {
      preconditionFailure("There is no recipe of the filter '\(name)'.")
    }
    return BuiltinFilter(name, recipe)
  }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { builtin("CIQRCodeGenerator") }
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    builtin("CICode128BarcodeGenerator")
  }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtin("CIGaussianBlur") }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { builtin("CIBoxBlur") }
  public class func discBlur() -> any CIFilter & CIDiscBlur { builtin("CIDiscBlur") }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { builtin("CISepiaTone") }
  public class func colorControls() -> any CIFilter & CIColorControls { builtin("CIColorControls") }
  public class func colorInvert() -> any CIFilter & CIColorInvert { builtin("CIColorInvert") }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { builtin("CIColorMonochrome") }
  public class func falseColor() -> any CIFilter & CIFalseColor { builtin("CIFalseColor") }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { builtin("CIExposureAdjust") }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtin("CIGammaAdjust") }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { builtin("CIHueAdjust") }
  public class func vibrance() -> any CIFilter & CIVibrance { builtin("CIVibrance") }
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { builtin("CIColorMatrix") }
  public class func colorClamp() -> any CIFilter & CIColorClamp { builtin("CIColorClamp") }
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { builtin("CIColorPosterize") }
  public class func colorThreshold() -> any CIFilter & CIColorThreshold { builtin("CIColorThreshold") }
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { builtin("CIWhitePointAdjust") }
  public class func toneCurve() -> any CIFilter & CIToneCurve { builtin("CIToneCurve") }
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    builtin("CILinearToSRGBToneCurve")
  }
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    builtin("CISRGBToneCurveToLinear")
  }
  public class func xRay() -> any CIFilter & CIXRay { builtin("CIXRay") }
  public class func thermal() -> any CIFilter & CIThermal { builtin("CIThermal") }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { builtin("CIMaskToAlpha") }
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent { builtin("CIMinimumComponent") }
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent { builtin("CIMaximumComponent") }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectMono") }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTonal") }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectNoir") }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectFade") }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectChrome") }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectInstant") }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectProcess") }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTransfer") }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { builtin("CIUnsharpMask") }
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { builtin("CISharpenLuminance") }
  public class func bloom() -> any CIFilter & CIBloom { builtin("CIBloom") }
  public class func gloom() -> any CIFilter & CIGloom { builtin("CIGloom") }
  public class func edges() -> any CIFilter & CIEdges { builtin("CIEdges") }
  public class func pixellate() -> any CIFilter & CIPixellate { builtin("CIPixellate") }
  public class func crystallize() -> any CIFilter & CICrystallize { builtin("CICrystallize") }
  public class func vignette() -> any CIFilter & CIVignette { builtin("CIVignette") }
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { builtin("CIVignetteEffect") }
  public class func affineClamp() -> any CIFilter & CIAffineClamp { builtin("CIAffineClamp") }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    builtin("CILanczosScaleTransform")
  }
  public class func straighten() -> any CIFilter & CIStraighten { builtin("CIStraightenFilter") }
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { builtin("CITwirlDistortion") }
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { builtin("CIBumpDistortion") }
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    builtin("CIPerspectiveCorrection")
  }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CISourceOverCompositing")
  }
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CISourceAtopCompositing")
  }
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { builtin("CISourceInCompositing") }
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { builtin("CISourceOutCompositing") }
  public class func additionCompositing() -> any CIFilter & CICompositeOperation { builtin("CIAdditionCompositing") }
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { builtin("CIMultiplyCompositing") }
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation { builtin("CIMaximumCompositing") }
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation { builtin("CIMinimumCompositing") }
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIMultiplyBlendMode") }
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIScreenBlendMode") }
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIDarkenBlendMode") }
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { builtin("CILightenBlendMode") }
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIDifferenceBlendMode") }
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIExclusionBlendMode") }
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIOverlayBlendMode") }
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIHardLightBlendMode") }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithMask") }
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithAlphaMask") }
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { builtin("CIDissolveTransition") }
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    builtin("CICheckerboardGenerator")
  }
  public class func linearGradient() -> any CIFilter & CILinearGradient { builtin("CILinearGradient") }
  public class func radialGradient() -> any CIFilter & CIRadialGradient { builtin("CIRadialGradient") }
  public class func areaAverage() -> any CIFilter & CIAreaAverage { builtin("CIAreaAverage") }
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { builtin("CIAreaMaximum") }
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { builtin("CIAreaMinimum") }
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    builtin("CIHighlightShadowAdjust")
  }
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { builtin("CITemperatureAndTint") }
  public class func motionBlur() -> any CIFilter & CIMotionBlur { builtin("CIMotionBlur") }
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { builtin("CIZoomBlur") }
}
