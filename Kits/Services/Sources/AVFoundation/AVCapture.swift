import CoreGraphics
import CoreMedia
import Foundation
import HearthUIKit

/// What an app may use a camera for.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

func reportCamera(_ name: String) { reportMedia(name, "cameras and microphones are not there for apps.") }

/// A camera or a microphone. There is none for an app: all questions answer no.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  // There is never one.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
  }
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }

  private override init() { super.init() }
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    reportCamera("AVCaptureDevice.default (\(mediaType.rawValue))")
    return nil
  }
  public class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    reportCamera("AVCaptureDevice.default (\(deviceType.rawValue), \(mediaType?.rawValue ?? "any"), \(position))")
    return nil
  }
  public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] {
    reportCamera("AVCaptureDevice.devices (\(mediaType.rawValue))")
    return []
  }
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Reports that there is none, and answers no.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    reportCamera("AVCaptureDevice.requestAccess(for:)")
    return false
  }
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    reportCamera("AVCaptureDevice.requestAccess(for:)")
    DispatchQueue.global().async { handler(false) }
  }
  open var position: Position { .unspecified }
  open var localizedName: String { "" }
  open var uniqueID: String { "" }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode: TorchMode {
    get { .off }
    set { reportCamera("AVCaptureDevice.torchMode") }
  }
  open var videoZoomFactor: CGFloat {
    get { 1 }
    set { reportCamera("AVCaptureDevice.videoZoomFactor") }
  }
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  open func unlockForConfiguration() {}

  /// Looks for cameras: there are none.
  public final class DiscoverySession: NSObject, Sendable {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      let kinds = deviceTypes.map(\.rawValue).joined(separator: ", ")
      reportCamera("AVCaptureDevice.DiscoverySession (\(kinds), \(mediaType?.rawValue ?? "any"), \(position))")
    }
    public var devices: [AVCaptureDevice] { [] }
  }
}
open class AVCaptureInput: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  /// - Throws: `AVError.deviceNotConnected`, always.
  public init(device: AVCaptureDevice) throws { throw AVError(.deviceNotConnected) }
}
open class AVCaptureConnection: NSObject {
  open var isVideoMirrored = false
  open var videoRotationAngle: CGFloat = 0
  open func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { false }
}
open class AVCaptureOutput: NSObject {
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Brings a camera's pictures to outputs: it never runs, which is reported.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  // There is nothing in it that changes.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
  }
  public override init() { super.init() }
  open var sessionPreset: Preset {
    get { .high }
    set {}
  }
  open var isRunning: Bool { false }
  open var inputs: [AVCaptureInput] { [] }
  open var outputs: [AVCaptureOutput] { [] }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  open func canSetSessionPreset(_ preset: Preset) -> Bool { false }
  open func addInput(_ input: AVCaptureInput) { reportCamera("AVCaptureSession") }
  open func addOutput(_ output: AVCaptureOutput) { reportCamera("AVCaptureSession") }
  open func removeInput(_ input: AVCaptureInput) {}
  open func removeOutput(_ output: AVCaptureOutput) {}
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() { reportCamera("AVCaptureSession") }
  open func stopRunning() {}
}

/// Shows a camera's pictures: it stays empty.
@MainActor @preconcurrency open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}

/// A code that a camera sees. It never sees one.
open class AVMetadataObject: NSObject {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let face = ObjectType(rawValue: "face")
  }
  open var type: ObjectType { .qr }
  open var bounds: CGRect { .zero }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject { open var stringValue: String? { nil } }
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {}
}

/// A photo. There is none.
open class AVCapturePhoto: NSObject {
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
}
open class AVCapturePhotoSettings: NSObject {
  open var flashMode = AVCaptureDevice.FlashMode.off
  public override init() { super.init() }
  public private(set) var format: [String: Any]?
  public convenience init(format: [String: Any]?) {
    self.init()
    self.format = format
  }
}
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
open class AVCapturePhotoOutput: AVCaptureOutput {
  public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
  open var isHighResolutionCaptureEnabled = false
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// Fails: the delegate gets an empty photo with `AVError.sessionNotRunning`.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    reportCamera("AVCapturePhotoOutput")
    delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.sessionNotRunning))
  }
}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var videoSettings: [String: Any] = [:]
  open var alwaysDiscardsLateVideoFrames = true
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}
open class AVCaptureMovieFileOutput: AVCaptureOutput { open var isRecording: Bool { false } }
