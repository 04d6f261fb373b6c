import Observation

/// A conversation with the model: it never answers.
///
/// ```swift
/// let session = LanguageModelSession(tools: [FindContacts()]) { "Be brief." }
/// do { title = try await session.respond(to: text, generating: Title.self).content } catch { showPlainList() }
/// ```
public final class LanguageModelSession: Sendable, Observable {
  /// Why a request failed. Here each fails with `assetsUnavailable`, and content that is decoded with `decodingFailure`.
  public enum GenerationError: Error, LocalizedError, Sendable {
    public struct Context: Sendable {
      public let debugDescription: String
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    /// That the model does not want to answer.
    public struct Refusal: Sendable {
      private let entries: [Transcript.Entry]
      public init(transcriptEntries: [Transcript.Entry]) { entries = transcriptEntries }
      /// - Throws: `GenerationError.assetsUnavailable`, always.
      public var explanation: Response<String> {
        get async throws { throw reportModel("LanguageModelSession.GenerationError.Refusal.explanation") }
      }
      /// Its iteration throws.
      public var explanationStream: ResponseStream<String> {
        let text = entries.map(\.description).joined(separator: "\n")
        let request = StreamRequest(
          name: "LanguageModelSession.GenerationError.Refusal.explanationStream", prompt: Prompt(text: text),
          schema: String.generationSchema, tellsSchema: false, options: GenerationOptions())
        return ResponseStream(request: request)
      }
    }
    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
    case concurrentRequests(Context)
    case refusal(Refusal, Context)

    public var errorDescription: String? {
      switch self {
      case .exceededContextWindowSize(let context), .assetsUnavailable(let context), .guardrailViolation(let context),
        .unsupportedGuide(let context), .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
        .rateLimited(let context), .concurrentRequests(let context), .refusal(_, let context):
        context.debugDescription
      }
    }
    public var failureReason: String? { errorDescription }
    public var recoverySuggestion: String? { nil }
  }
  /// That a tool failed while the model called it.
  public struct ToolCallError: Error, LocalizedError {
    public var tool: any Tool
    public var underlyingError: any Error
    public init(tool: any Tool, underlyingError: any Error) {
      (self.tool, self.underlyingError) = (tool, underlyingError)
    }
    public var errorDescription: String? { "\(tool.name): \(underlyingError.localizedDescription)" }
  }
  /// An answer. There is never one.
  public struct Response<Content> {
    public let content: Content
    public let rawContent: GeneratedContent
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }
  /// An answer as it grows. Its iteration throws.
  public struct ResponseStream<Content: Generable>: AsyncSequence {
    /// What there is of the answer.
    public struct Snapshot {
      public let content: Content.PartiallyGenerated
      public let rawContent: GeneratedContent
    }
    public typealias Element = Snapshot
    public struct AsyncIterator: AsyncIteratorProtocol {
      let request: StreamRequest
      public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Snapshot? {
        throw request.failure
      }
    }
    let request: StreamRequest
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(request: request) }
    /// - Throws: `GenerationError.assetsUnavailable`, always.
    nonisolated(nonsending) public func collect() async throws -> sending Response<Content> { throw request.failure }
  }

  private let model: SystemLanguageModel
  private let tools: [any Tool]
  /// What the model was told to be; nothing is added, as nothing is answered.
  public let transcript: Transcript

  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { self.init(model: model, tools: tools, instructions: try instructions()) }
  public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {
    self.init(model: model, tools: tools, instructions: instructions.map { Instructions($0) })
  }
  @_disfavoredOverload public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
  ) {
    var entries: [Transcript.Entry] = []
    if instructions != nil || !tools.isEmpty {
      let segments = instructions.map { [Transcript.Segment.text(.init(content: $0.text))] } ?? []
      let definitions = tools.map { Transcript.ToolDefinition(tool: $0) }
      entries.append(.instructions(.init(segments: segments, toolDefinitions: definitions)))
    }
    self.init(model: model, tools: tools, transcript: Transcript(entries: entries))
  }
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {
    (self.model, self.tools, self.transcript) = (model, tools, transcript)
  }

  public var isResponding: Bool { false }
  /// Reports that there is no model.
  public func prewarm(promptPrefix: Prompt? = nil) {
    _ = reportModel("LanguageModelSession.prewarm(promptPrefix:)")
  }
}
extension LanguageModelSession.Response: Sendable where Content: Sendable {}
extension LanguageModelSession.ResponseStream: Sendable {}
extension LanguageModelSession.ResponseStream.Snapshot: Sendable where Content.PartiallyGenerated: Sendable {}
