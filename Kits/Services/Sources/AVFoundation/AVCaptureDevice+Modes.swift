import CoreGraphics
import CoreMedia
import Foundation

// There is never a camera, so that nothing of this is ever asked of one.
extension AVCaptureDevice {
  public func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  public var focusMode: FocusMode {
    get { .locked }
    set { reportCamera("AVCaptureDevice.focusMode") }
  }
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  public var focusPointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set { reportCamera("AVCaptureDevice.focusPointOfInterest") }
  }
  public var isFocusPointOfInterestSupported: Bool { false }
  public var exposureMode: ExposureMode {
    get { .locked }
    set { reportCamera("AVCaptureDevice.exposureMode") }
  }
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  public var exposurePointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set { reportCamera("AVCaptureDevice.exposurePointOfInterest") }
  }
  public var isExposurePointOfInterestSupported: Bool { false }
  public var isSubjectAreaChangeMonitoringEnabled: Bool {
    get { false }
    set { reportCamera("AVCaptureDevice.isSubjectAreaChangeMonitoringEnabled") }
  }
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  public var isFlashAvailable: Bool { false }
  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  public var maxAvailableVideoZoomFactor: CGFloat { 1 }
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
    reportCamera("AVCaptureDevice.ramp(toVideoZoomFactor:withRate:)")
  }
  /// What a camera's pictures are like. There is never one.
  public final class Format: NSObject, Sendable {
    private override init() {}
    public var videoMaxZoomFactor: CGFloat { 1 }
    public var isVideoHDRSupported: Bool { false }
  }
  /// - Precondition: There is a camera, which there never is.
  public var activeFormat: Format {
    get { preconditionFailure("AVCaptureDevice.activeFormat: there is no camera") }
    set { reportCamera("AVCaptureDevice.activeFormat (\(newValue.videoMaxZoomFactor))") }
  }
  public var formats: [Format] { [] }
  /// The user's favourite camera: there is none.
  public class var systemPreferredCamera: AVCaptureDevice? { nil }
}
/// How a device was held while a picture was taken.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}
extension AVCaptureConnection {
  /// The older name of `videoRotationAngle`. Source: Apple, documentation of `videoRotationAngle`: landscape to the right is 0, portrait 90.
  public var videoOrientation: AVCaptureVideoOrientation {
    get {
      switch videoRotationAngle {
      case 0: .landscapeRight
      case 180: .landscapeLeft
      case 270: .portraitUpsideDown
      default: .portrait
      }
    }
    set {
      switch newValue {
      case .landscapeRight: videoRotationAngle = 0
      case .portrait: videoRotationAngle = 90
      case .landscapeLeft: videoRotationAngle = 180
      case .portraitUpsideDown: videoRotationAngle = 270
      }
    }
  }
  public var isVideoOrientationSupported: Bool { false }
  public var isVideoMirroringSupported: Bool { false }
}
