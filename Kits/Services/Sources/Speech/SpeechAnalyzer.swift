import AVFoundation
import Foundation
import HearthCore

/// A part of what is done with what is said.
public protocol SpeechModule: AnyObject, Sendable {}
/// Understands what is said: nobody does. Its locales are none, and an analyzer with it fails.
public final class SpeechTranscriber: SpeechModule {
  public enum TranscriptionOption: Hashable, Sendable { case etiquetteReplacements }
  public enum ReportingOption: Hashable, Sendable { case volatileResults, alternativeTranscriptions, fastResults }
  public enum ResultAttributeOption: Hashable, Sendable { case audioTimeRange, transcriptionConfidence }
  /// What is usually wanted.
  public struct Preset: Sendable {
    let reporting: Set<ReportingOption>
    let attributes: Set<ResultAttributeOption>
    public static let transcription = Preset(reporting: [], attributes: [])
    public static let progressiveTranscription = Preset(reporting: [.volatileResults], attributes: [])
    public static let timeIndexedProgressiveTranscription = Preset(
      reporting: [.volatileResults], attributes: [.audioTimeRange])
  }
  /// What was understood. There is never one.
  public struct Result: Sendable {
    public let text: AttributedString
    public let alternatives: [AttributedString]
    public let range: CMTimeRange
    public let isFinal: Bool
  }
  /// What a report says of it.
  let summary: String
  public init(
    locale: Locale, transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
    attributeOptions: Set<ResultAttributeOption>
  ) {
    let options = "\(transcriptionOptions.count) \(reportingOptions.count) \(attributeOptions.count)"
    summary = "\(locale.identifier), \(options)"
  }
  public convenience init(locale: Locale, preset: Preset) {
    self.init(
      locale: locale, transcriptionOptions: [], reportingOptions: preset.reporting, attributeOptions: preset.attributes)
  }
  public static var isAvailable: Bool { false }
  public static var supportedLocales: [Locale] { get async { [] } }
  public static var installedLocales: [Locale] { get async { [] } }
  public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? {
    await supportedLocales.first { $0.identifier == locale.identifier }
  }
  /// Throws `SFSpeechError` at once: nothing is understood.
  public var results: AsyncThrowingStream<Result, any Error> {
    let error = speechFailure("SpeechTranscriber.results (\(summary))")
    return AsyncThrowingStream { $0.finish(throwing: error) }
  }
}
/// Understands dictation: nobody does.
public final class DictationTranscriber: SpeechModule {
  let summary: String
  public init(locale: Locale) { summary = locale.identifier }
  public static var supportedLocales: [Locale] { get async { [] } }
  public static var installedLocales: [Locale] { get async { [] } }
  public var results: AsyncThrowingStream<SpeechTranscriber.Result, any Error> {
    let error = speechFailure("DictationTranscriber.results (\(summary))")
    return AsyncThrowingStream { $0.finish(throwing: error) }
  }
}
/// Hears whether somebody speaks: nobody listens.
public final class SpeechDetector: SpeechModule {
  public init() {}
}
/// A part of a sound.
public struct AnalyzerInput: @unchecked Sendable {
  // The buffer is not changed once it is handed over.
  public let buffer: AVAudioPCMBuffer
  public let bufferStartTime: CMTime?
  public init(buffer: AVAudioPCMBuffer) { (self.buffer, bufferStartTime) = (buffer, nil) }
  public init(buffer: AVAudioPCMBuffer, bufferStartTime: CMTime?) {
    (self.buffer, self.bufferStartTime) = (buffer, bufferStartTime)
  }
}
/// Does with what is said what its modules are for. There is nothing to do it: each step throws `SFSpeechError`.
public actor SpeechAnalyzer {
  public let modules: [any SpeechModule]
  public init(modules: [any SpeechModule]) { self.modules = modules }
  /// Nil: no form of sounds is understood.
  public static func bestAvailableAudioFormat(compatibleWith modules: [any SpeechModule]) async -> AVAudioFormat? {
    _ = speechFailure("SpeechAnalyzer.bestAvailableAudioFormat (\(modules.count) modules)")
    return nil
  }
  private func failure(_ name: String) -> SFSpeechError {
    speechFailure("SpeechAnalyzer.\(name) (\(modules.count) modules)")
  }
  public func prepareToAnalyze(in audioFormat: AVAudioFormat?) async throws {
    throw failure("prepareToAnalyze \(audioFormat?.sampleRate ?? 0)")
  }
  public func start<Input: AsyncSequence & Sendable>(inputSequence: Input) async throws
  where Input.Element == AnalyzerInput { throw failure("start(inputSequence:)") }
  public func start(inputAudioFile audioFile: AVAudioFile, finishAfterFile: Bool = false) async throws {
    throw failure("start(inputAudioFile:) \(audioFile.url.lastPathComponent) \(finishAfterFile)")
  }
  public func analyzeSequence<Input: AsyncSequence & Sendable>(_ inputSequence: Input) async throws -> CMTime?
  where Input.Element == AnalyzerInput { throw failure("analyzeSequence(_:)") }
  public func analyzeSequence(from audioFile: AVAudioFile) async throws -> CMTime? {
    throw failure("analyzeSequence(from:) \(audioFile.url.lastPathComponent)")
  }
  public func finalize(through time: CMTime?) async throws { throw failure("finalize(through:) \(time?.seconds ?? 0)") }
  public func finalizeAndFinish(through time: CMTime) async throws {
    throw failure("finalizeAndFinish(through:) \(time.seconds)")
  }
  public func finalizeAndFinishThroughEndOfInput() async throws {
    throw failure("finalizeAndFinishThroughEndOfInput()")
  }
  /// Ends what has not begun.
  public func cancelAndFinishNow() async {}
}
/// What modules need from a server: nothing is there.
public enum AssetInventory {
  public enum Status: Int, Hashable, Sendable { case unsupported, supported, downloading, installed }
  public static func status(forModules modules: [any SpeechModule]) async -> Status {
    _ = speechFailure("AssetInventory.status (\(modules.count) modules)")
    return .unsupported
  }
  /// - Throws: `SFSpeechError`, always.
  public static func assetInstallationRequest(
    supporting modules: [any SpeechModule]
  ) async throws -> AssetInstallationRequest? {
    throw speechFailure("AssetInventory.assetInstallationRequest (\(modules.count) modules)")
  }
  @discardableResult public static func reserve(locale: Locale) async throws -> Bool {
    throw speechFailure("AssetInventory.reserve (\(locale.identifier))")
  }
  /// False: none is reserved.
  public static func release(reservedLocale: Locale) async -> Bool {
    await reservedLocales.contains { $0.identifier == reservedLocale.identifier }
  }
  public static var reservedLocales: [Locale] { get async { [] } }
}
/// Fetches what modules need. There is never one.
public final class AssetInstallationRequest: Sendable {
  // There is never one.
  private init() {}
  public var progress: Progress { Progress(totalUnitCount: 1) }
  public func downloadAndInstall() async throws { throw speechFailure("AssetInstallationRequest") }
}

func speechFailure(_ name: String) -> SFSpeechError {
  reportSpeech(name)
  return SFSpeechError(.internalServiceError)
}
