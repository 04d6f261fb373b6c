@_exported import Foundation
import HearthCore
@_exported import UIKit
@_exported import Vision

private func refuse(_ name: String) {
  Report(kind: .notOnLinux, path: name, message: "there is no camera for apps, and nothing reads pictures.").tell()
}
/// Something that a camera sees. It never sees anything.
public enum RecognizedItem: Identifiable, Hashable, Sendable {
  public struct Bounds: Hashable, Sendable {
    public let topLeft: CGPoint
    public let topRight: CGPoint
    public let bottomRight: CGPoint
    public let bottomLeft: CGPoint
  }
  public struct Text: Identifiable, Hashable, Sendable {
    public let id: UUID
    public let transcript: String
    public let bounds: Bounds
  }
  public struct Barcode: Identifiable, Hashable, Sendable {
    public let id: UUID
    public let payloadStringValue: String?
    public let bounds: Bounds
  }
  case text(Text)
  case barcode(Barcode)
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
  public var bounds: Bounds {
    switch self {
    case .text(let text): text.bounds
    case .barcode(let code): code.bounds
    }
  }
}
@MainActor @preconcurrency public protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
/// Looks for texts and codes with a camera: there is none.
///
/// ```swift
/// if DataScannerViewController.isSupported && DataScannerViewController.isAvailable { … }
/// ```
@MainActor @preconcurrency open class DataScannerViewController: UIViewController {
  public enum QualityLevel: Hashable, Sendable { case balanced, fast, accurate }
  public enum ScanningUnavailable: Error, Hashable, Sendable { case unsupported, cameraRestricted }
  public enum TextContentType: Hashable, Sendable {
    case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber, URL
    case currency
  }
  public struct RecognizedDataType: Hashable, Sendable {
    private let name: String
    public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> RecognizedDataType {
      RecognizedDataType(name: "text \(languages) \(textContentType.map { "\($0)" } ?? "")")
    }
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
      RecognizedDataType(name: "barcode \(symbologies.map(\.rawValue))")
    }
  }
  open class var isSupported: Bool { false }
  open class var isAvailable: Bool { false }
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  public let recognizedDataTypes: Set<RecognizedDataType>
  public let qualityLevel: QualityLevel
  public let recognizesMultipleItems: Bool
  public let isHighFrameRateTrackingEnabled: Bool
  public let isPinchToZoomEnabled: Bool
  public let isGuidanceEnabled: Bool
  public let isHighlightingEnabled: Bool
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
  ) {
    (self.recognizedDataTypes, self.qualityLevel) = (recognizedDataTypes, qualityLevel)
    self.recognizesMultipleItems = recognizesMultipleItems
    self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
    (self.isPinchToZoomEnabled, self.isGuidanceEnabled) = (isPinchToZoomEnabled, isGuidanceEnabled)
    self.isHighlightingEnabled = isHighlightingEnabled
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open var isScanning: Bool { false }
  /// What is seen: nothing, ever.
  open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }
  /// - Throws: `ScanningUnavailable.unsupported`, always.
  open func startScanning() throws {
    refuse("DataScannerViewController")
    throw ScanningUnavailable.unsupported
  }
  open func stopScanning() {}
}
/// Pages that a camera has taken. There are none.
open class VNDocumentCameraScan: NSObject {
  private override init() { super.init() }
  open var pageCount: Int { 0 }
  open var title: String { "" }
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
@MainActor @preconcurrency public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}
/// Takes pictures of pages: there is no camera, and the delegate hears that it failed.
@MainActor @preconcurrency open class VNDocumentCameraViewController: UIViewController {
  open class var isSupported: Bool { false }
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  nonisolated deinit {}
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    refuse("VNDocumentCameraViewController")
    delegate?.documentCameraViewController(
      self, didFailWithError: DataScannerViewController.ScanningUnavailable.unsupported)
  }
}
/// What is in a picture. There is never one.
public final class ImageAnalysis: Sendable {
  private init() {}
  public var transcript: String { "" }
}
/// Looks for texts and things in a picture: it does not.
public final class ImageAnalyzer: Sendable {
  public struct AnalysisTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let text = AnalysisTypes(rawValue: 1)
    public static let machineReadableCode = AnalysisTypes(rawValue: 2)
    public static let visualLookUp = AnalysisTypes(rawValue: 4)
  }
  public struct Configuration: Sendable {
    public let analysisTypes: AnalysisTypes
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }
  public init() {}
  public static var isSupported: Bool { false }
  public static var supportedTextRecognitionLanguages: [String] { [] }
  /// - Throws: `ScanningUnavailable.unsupported`, always.
  public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
    refuse("ImageAnalyzer \(configuration.analysisTypes.rawValue)")
    throw DataScannerViewController.ScanningUnavailable.unsupported
  }
}
