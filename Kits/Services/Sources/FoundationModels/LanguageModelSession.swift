@_exported import Foundation
import HearthCore

private func reportModel(_ name: String) -> LanguageModelSession.GenerationError {
  Report(kind: .notOnLinux, path: name, message: "there is no model of language on this system: it fails.").tell()
  return .assetsUnavailable(.init(debugDescription: "There is no model of language on this system."))
}
/// The model that writes texts on Apple's devices. It is not available.
///
/// ```swift
/// guard case .available = SystemLanguageModel.default.availability else { return }
/// ```
public final class SystemLanguageModel: Sendable {
  @frozen public enum Availability: Equatable, Sendable {
    public enum UnavailableReason: Equatable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
    case available
    case unavailable(UnavailableReason)
  }
  public struct UseCase: Hashable, Sendable {
    private let name: String
    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }
  public struct Guardrails: Hashable, Sendable {
    private let name: String
    public static let `default` = Guardrails(name: "default")
    public static let permissiveContentTransformations = Guardrails(name: "permissiveContentTransformations")
  }
  public static let `default` = SystemLanguageModel()
  private let useCase: UseCase
  private let guardrails: Guardrails
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {
    (self.useCase, self.guardrails) = (useCase, guardrails)
  }
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  public var isAvailable: Bool { availability == .available }
  public var supportedLanguages: Set<Locale.Language> { [] }
  public func supportsLocale(_ locale: Locale = .current) -> Bool { supportedLanguages.contains(locale.language) }
}
/// How a text is to be written.
public struct GenerationOptions: Hashable, Sendable {
  public struct SamplingMode: Hashable, Sendable {
    private let text: String
    public static let greedy = SamplingMode(text: "greedy")
    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(text: "top \(k) \(seed.map(String.init) ?? "")")
    }
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(text: "probability \(probabilityThreshold) \(seed.map(String.init) ?? "")")
    }
  }
  private let sampling: SamplingMode?
  private let temperature: Double?
  private let maximumResponseTokens: Int?
  public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    (self.sampling, self.temperature, self.maximumResponseTokens) = (sampling, temperature, maximumResponseTokens)
  }
}
/// What a model is asked, and what it is told to be.
public struct Prompt: Hashable, Sendable, ExpressibleByStringInterpolation {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(_ content: some StringProtocol) { text = String(content) }
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
}
public struct Instructions: Hashable, Sendable, ExpressibleByStringInterpolation {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(_ content: some StringProtocol) { text = String(content) }
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
}
@resultBuilder public struct PromptBuilder {
  public static func buildExpression(_ text: some StringProtocol) -> Prompt { Prompt(text) }
  public static func buildExpression(_ prompt: Prompt) -> Prompt { prompt }
  public static func buildBlock(_ parts: Prompt...) -> Prompt { Prompt(parts.map(\.text).joined(separator: "\n")) }
  public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? "" }
  public static func buildEither(first part: Prompt) -> Prompt { part }
  public static func buildEither(second part: Prompt) -> Prompt { part }
  public static func buildArray(_ parts: [Prompt]) -> Prompt { Prompt(parts.map(\.text).joined(separator: "\n")) }
}
@resultBuilder public struct InstructionsBuilder {
  public static func buildExpression(_ text: some StringProtocol) -> Instructions { Instructions(text) }
  public static func buildExpression(_ part: Instructions) -> Instructions { part }
  public static func buildBlock(_ parts: Instructions...) -> Instructions {
    Instructions(parts.map(\.text).joined(separator: "\n"))
  }
  public static func buildOptional(_ part: Instructions?) -> Instructions { part ?? "" }
  public static func buildEither(first part: Instructions) -> Instructions { part }
  public static func buildEither(second part: Instructions) -> Instructions { part }
}
/// A conversation with the model: it never answers.
public final class LanguageModelSession: Sendable {
  public enum GenerationError: Error, LocalizedError, Sendable {
    public struct Context: Sendable {
      public let debugDescription: String
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
    case concurrentRequests(Context)
    public var errorDescription: String? {
      switch self {
      case .exceededContextWindowSize(let context), .assetsUnavailable(let context), .guardrailViolation(let context),
        .unsupportedGuide(let context), .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
        .rateLimited(let context), .concurrentRequests(let context):
        context.debugDescription
      }
    }
  }
  /// An answer. There is never one.
  public struct Response<Content: Sendable>: Sendable {
    public let content: Content
  }
  /// An answer as it grows. Its iteration throws.
  public struct ResponseStream<Content: Sendable>: AsyncSequence, Sendable {
    public struct Snapshot: Sendable { public let content: Content }
    public typealias Element = Snapshot
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Snapshot? {
        throw reportModel("LanguageModelSession.streamResponse(to:)")
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public func collect() async throws -> Response<Content> {
      throw reportModel("LanguageModelSession.streamResponse(to:)")
    }
  }
  private let model: SystemLanguageModel
  private let instructions: Instructions?
  public init(model: SystemLanguageModel = .default, instructions: Instructions? = nil) {
    (self.model, self.instructions) = (model, instructions)
  }
  public convenience init(model: SystemLanguageModel = .default, instructions: String) {
    self.init(model: model, instructions: Instructions(instructions))
  }
  public convenience init(
    model: SystemLanguageModel = .default, @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { self.init(model: model, instructions: try instructions()) }
  public var isResponding: Bool { false }
  /// Reports that there is no model.
  public func prewarm(promptPrefix: Prompt? = nil) { _ = reportModel("LanguageModelSession.prewarm()") }
  /// - Throws: `GenerationError.assetsUnavailable`, always.
  @discardableResult public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw reportModel("LanguageModelSession.respond(to:)") }
  @discardableResult public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw reportModel("LanguageModelSession.respond(to:)") }
  @discardableResult public func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { throw reportModel("LanguageModelSession.respond(to:)") }
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> {
    _ = reportModel("LanguageModelSession.streamResponse(to:)")
    return ResponseStream()
  }
  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> {
    _ = reportModel("LanguageModelSession.streamResponse(to:)")
    return ResponseStream()
  }
}
