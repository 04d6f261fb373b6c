@_exported import AVFoundation
@_exported import Foundation
import HearthCore

/// Whether the app may understand what is said.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }
/// Why nothing is understood. Source: Apple, documentation of SFSpeechError.
public struct SFSpeechError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable { case internalServiceError = 1, audioReadFailed, undefinedTemplateClassName }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "SFSpeechErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let internalServiceError = Code.internalServiceError
  public static let audioReadFailed = Code.audioReadFailed
  public static let undefinedTemplateClassName = Code.undefinedTemplateClassName
}
open class SFSpeechRecognitionRequest: NSObject {
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var contextualStrings: [String] = []
  open var addsPunctuation = false
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public let url: URL
  public init(url URL: URL) { url = URL }
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  public override init() { super.init() }
  /// Reports that nothing listens.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {
    reportSpeech("SFSpeechAudioBufferRecognitionRequest.append (\(audioPCMBuffer.format.sampleRate) Hz)")
  }
  open func endAudio() {}
}
/// What was understood. There is never anything.
open class SFTranscription: NSObject, @unchecked Sendable {
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}
/// A word that was understood. There is never one.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var substring: String { "" }
  open var substringRange: NSRange { NSRange(location: 0, length: 0) }
  /// Seconds.
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
  open var confidence: Float { 0 }
  open var alternativeSubstrings: [String] { [] }
}
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  open var state: SFSpeechRecognitionTaskState { .completed }
  open var error: (any Error)? { SFSpeechError(.internalServiceError) }
  open func cancel() {}
  open func finish() {}
}
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}
/// Understands what is said: nobody does. It is not available, and each task fails.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  // Nothing of it changes but the delegate, which the app sets where it made it.
  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  public convenience override init() { self.init(of: .current) }
  public convenience init?(locale: Locale) { self.init(of: locale) }
  private init(of locale: Locale) { self.locale = locale }
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition: Bool { false }
  public class func supportedLocales() -> Set<Locale> { [] }
  public class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  public class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void)
  {
    report()
    DispatchQueue.global().async { handler(.denied) }
  }
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    Self.report()
    DispatchQueue.main.async { resultHandler(nil, SFSpeechError(.internalServiceError)) }
    return SFSpeechRecognitionTask()
  }
  private static func report() { reportSpeech("SFSpeechRecognizer") }
}

func reportSpeech(_ name: String) {
  Report(kind: .notOnLinux, path: name, message: "nothing understands what is said.").tell()
}

/// So that an error is caught by its code, as in `catch SFSpeechError.audioReadFailed`.
public func ~= (code: SFSpeechError.Code, error: any Error) -> Bool { (error as? SFSpeechError)?.code == code }
