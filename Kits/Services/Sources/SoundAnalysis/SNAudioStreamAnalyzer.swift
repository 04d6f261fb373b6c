@_exported import AVFoundation
@_exported import CoreML
import HearthCore

private func refuse(_ name: String) -> SNError {
  Report(kind: .notOnLinux, path: name, message: "nothing listens to what sounds are: it fails.").tell()
  return SNError(.operationFailed)
}
/// Source: Apple, documentation of SNErrorCode.
public struct SNError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable { case unknownError = 1, operationFailed, invalidFormat, invalidModel, invalidFile }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.SoundAnalysis" }
  public var errorCode: Int { code.rawValue }
  public static let unknownError = Code.unknownError
  public static let operationFailed = Code.operationFailed
  public static let invalidFormat = Code.invalidFormat
  public static let invalidModel = Code.invalidModel
  public static let invalidFile = Code.invalidFile
}
public protocol SNRequest: NSObjectProtocol {}
public protocol SNResult: NSObjectProtocol {}
public protocol SNResultsObserving: NSObjectProtocol {
  func request(_ request: any SNRequest, didProduce result: any SNResult)
  func request(_ request: any SNRequest, didFailWithError error: any Error)
  func requestDidComplete(_ request: any SNRequest)
}
extension SNResultsObserving {
  public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
  public func requestDidComplete(_ request: any SNRequest) {}
}
public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let version1 = SNClassifierIdentifier(rawValue: "SNClassifierIdentifierVersion1")
}
/// Asks what sounds are: it cannot be made.
open class SNClassifySoundRequest: NSObject, SNRequest {
  open var overlapFactor: Double { 0.5 }
  open var knownClassifications: [String] { [] }
  /// - Throws: `SNError` with `operationFailed`, always.
  public init(classifierIdentifier: SNClassifierIdentifier) throws {
    throw refuse("SNClassifySoundRequest \(classifierIdentifier.rawValue)")
  }
  public init(mlModel: MLModel) throws { throw refuse("SNClassifySoundRequest") }
}
open class SNClassification: NSObject {
  private override init() { super.init() }
  open var identifier: String { "" }
  open var confidence: Double { 0 }
}
/// What a sound is. There is never one.
open class SNClassificationResult: NSObject, SNResult {
  private override init() { super.init() }
  open var classifications: [SNClassification] { [] }
  open var timeRange: CMTimeRange { .zero }
  open func classification(forIdentifier identifier: String) -> SNClassification? { nil }
}
/// Listens to a file: nothing is found.
open class SNAudioFileAnalyzer: NSObject {
  private let url: URL
  public init(url: URL) throws { self.url = url }
  /// - Throws: `SNError` with `operationFailed`, always.
  open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
    throw refuse("SNAudioFileAnalyzer \(url.lastPathComponent)")
  }
  open func analyze() { _ = refuse("SNAudioFileAnalyzer.analyze()") }
  open func removeAllRequests() {}
}

/// So that an error is caught by its code, as in `catch SNError.operationFailed`.
public func ~= (code: SNError.Code, error: any Error) -> Bool { (error as? SNError)?.code == code }
