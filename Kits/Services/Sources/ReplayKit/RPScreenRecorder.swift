@_exported import Foundation
import HearthCore
@_exported import UIKit

/// Source: Apple, documentation of RPRecordingErrorCode.
public struct RPRecordingError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -5800
    case userDeclined = -5801
    case disabled = -5802
    case failedToStart = -5803
    case failed = -5804
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.ReplayKit.RPRecordingErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let unknown = Code.unknown
  public static let userDeclined = Code.userDeclined
  public static let disabled = Code.disabled
  public static let failedToStart = Code.failedToStart
  public static let failed = Code.failed
}
@MainActor @preconcurrency public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}
extension RPPreviewViewControllerDelegate {
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
}
/// Shows a recording. There is never one.
@MainActor @preconcurrency open class RPPreviewViewController: UIViewController {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
  nonisolated deinit {}
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    previewControllerDelegate?.previewControllerDidFinish(self)
  }
}
/// Records what the app shows: it is not available.
public final class RPScreenRecorder: NSObject, Sendable {
  private static let recorder = RPScreenRecorder()
  public class func shared() -> RPScreenRecorder { recorder }
  private override init() { super.init() }
  public var isAvailable: Bool { false }
  public var isRecording: Bool { false }
  public var isMicrophoneEnabled: Bool {
    get { false }
    set { if newValue { _ = refuse("isMicrophoneEnabled") } }
  }
  private func refuse(_ name: String) -> RPRecordingError {
    Report(kind: .notOnLinux, path: "RPScreenRecorder.\(name)", message: "an app cannot record what it shows.").tell()
    return RPRecordingError(.disabled)
  }
  public func startRecording(handler: (@Sendable ((any Error)?) -> Void)? = nil) {
    let error = refuse("startRecording()")
    DispatchQueue.main.async { handler?(error) }
  }
  public func startRecording() async throws { throw refuse("startRecording()") }
  public func stopRecording(handler: (@Sendable (RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
    let error = refuse("stopRecording()")
    DispatchQueue.main.async { handler?(nil, error) }
  }
  public func stopRecording(withOutput url: URL) async throws { throw refuse("stopRecording(withOutput:)") }
}

/// So that an error is caught by its code, as in `catch RPRecordingError.userDeclined`.
public func ~= (code: RPRecordingError.Code, error: any Error) -> Bool { (error as? RPRecordingError)?.code == code }
