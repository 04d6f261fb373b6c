@_exported import Foundation
import HearthCore
@_exported import SwiftUI

private func reportTranslation(_ name: String) -> TranslationError {
  Report(kind: .notOnLinux, path: name, message: "nothing translates texts: it fails.").tell()
  return .unsupportedLanguagePairing
}
/// Why a text was not translated. Source: Apple, documentation of TranslationError.
public struct TranslationError: Error, Hashable, Sendable {
  private let name: String
  public static let unsupportedSourceLanguage = TranslationError(name: "unsupportedSourceLanguage")
  public static let unsupportedTargetLanguage = TranslationError(name: "unsupportedTargetLanguage")
  public static let unsupportedLanguagePairing = TranslationError(name: "unsupportedLanguagePairing")
  public static let unableToIdentifyLanguage = TranslationError(name: "unableToIdentifyLanguage")
  public static let nothingToTranslate = TranslationError(name: "nothingToTranslate")
  public static let internalError = TranslationError(name: "internalError")
  public static func ~= (one: TranslationError, error: any Error) -> Bool { error as? TranslationError == one }
}
/// Which languages are translated: none.
public final class LanguageAvailability: Sendable {
  public enum Status: Hashable, Sendable { case installed, supported, unsupported }
  public init() {}
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    _ = reportTranslation(
      "LanguageAvailability.status(from: \(source.minimalIdentifier), to: \(target?.minimalIdentifier ?? "any"))")
    return .unsupported
  }
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    _ = reportTranslation("LanguageAvailability.status(for:to:)")
    return .unsupported
  }
}
/// Translates texts: each request fails.
public final class TranslationSession: Sendable {
  /// From which language to which.
  public struct Configuration: Hashable, Sendable {
    public var source: Locale.Language?
    public var target: Locale.Language?
    public private(set) var version = 0
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }
    /// Has the action run once more.
    public mutating func invalidate() { version += 1 }
  }
  public struct Request: Hashable, Sendable {
    public var sourceText: String
    public var clientIdentifier: String?
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }
  /// A translation. There is never one.
  public struct Response: Hashable, Sendable {
    public let sourceLanguage: Locale.Language
    public let targetLanguage: Locale.Language
    public let sourceText: String
    public let targetText: String
    public let clientIdentifier: String?
  }
  /// The answers to many requests, as they come.
  public struct BatchResponse: AsyncSequence, Sendable {
    public typealias Element = Response
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Response? {
        throw reportTranslation("TranslationSession.translate(batch:)")
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public let sourceLanguage: Locale.Language?
  public let targetLanguage: Locale.Language?
  init(_ configuration: Configuration) {
    (sourceLanguage, targetLanguage) = (configuration.source, configuration.target)
  }
  /// - Throws: `TranslationError.unsupportedLanguagePairing`, always.
  public func translate(_ string: String) async throws -> Response {
    throw reportTranslation("TranslationSession.translate(_:)")
  }
  public func translations(from batch: [Request]) async throws -> [Response] {
    throw reportTranslation("TranslationSession.translations(from:)")
  }
  /// Its iteration throws.
  public func translate(batch: [Request]) -> BatchResponse {
    _ = reportTranslation("TranslationSession.translate(batch:)")
    return BatchResponse()
  }
  public func prepareTranslation() async throws { throw reportTranslation("TranslationSession.prepareTranslation()") }
}
extension View {
  /// Runs the action with a session whose requests fail, when the view appears and when the configuration changes; not at all
  /// while it is nil.
  public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping @Sendable @MainActor (_ session: TranslationSession) async -> Void
  ) -> some View {
    task(id: configuration) { if let configuration { await action(TranslationSession(configuration)) } }
  }
  public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping @Sendable @MainActor (_ session: TranslationSession) async -> Void
  ) -> some View {
    translationTask(TranslationSession.Configuration(source: source, target: target), action: action)
  }
  /// Reports that nothing translates, and empties the binding.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      guard isShown else { return }
      isPresented.wrappedValue = false
      _ = reportTranslation("translationPresentation(isPresented:text:)")
    }
  }
}
