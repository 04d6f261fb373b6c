/// What was said in a session: what the model was told to be, what it was asked, what it called and what it answered.
public struct Transcript: Sendable, Equatable, RandomAccessCollection {
  public enum Entry: Sendable, Identifiable, Equatable {
    case instructions(Instructions)
    case prompt(Prompt)
    case toolCalls(ToolCalls)
    case toolOutput(ToolOutput)
    case response(Response)

    public var id: String {
      switch self {
      case .instructions(let entry): entry.id
      case .prompt(let entry): entry.id
      case .toolCalls(let entry): entry.id
      case .toolOutput(let entry): entry.id
      case .response(let entry): entry.id
      }
    }
  }
  public enum Segment: Sendable, Identifiable, Equatable {
    case text(TextSegment)
    case structure(StructuredSegment)

    public var id: String {
      switch self {
      case .text(let segment): segment.id
      case .structure(let segment): segment.id
      }
    }
  }
  public struct TextSegment: Sendable, Identifiable, Equatable {
    public var id: String
    public var content: String
    public init(id: String = UUID().uuidString, content: String) { (self.id, self.content) = (id, content) }
  }
  public struct StructuredSegment: Sendable, Identifiable, Equatable {
    public var id: String
    /// The name of the type or schema.
    public var source: String
    public var content: GeneratedContent
    public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
      (self.id, self.source, self.content) = (id, source, content)
    }
  }
  public struct Instructions: Sendable, Identifiable, Equatable {
    public var id: String
    public var segments: [Segment]
    public var toolDefinitions: [ToolDefinition]
    public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]) {
      (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions)
    }
  }
  public struct ToolDefinition: Sendable, Equatable {
    public var name: String
    public var description: String
    let parameters: GeneratedContent
    public init(name: String, description: String, parameters: GenerationSchema) {
      self.init(name: name, description: description, content: parameters.content)
    }
    public init(tool: some Tool) {
      self.init(name: tool.name, description: tool.description, parameters: tool.parameters)
    }
    init(name: String, description: String, content: GeneratedContent) {
      (self.name, self.description, parameters) = (name, description, content)
    }
  }
  public struct Prompt: Sendable, Identifiable, Equatable {
    public var id: String
    public var segments: [Segment]
    public var options: GenerationOptions
    public var responseFormat: ResponseFormat?
    public init(
      id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions(),
      responseFormat: ResponseFormat? = nil
    ) { (self.id, self.segments, self.options, self.responseFormat) = (id, segments, options, responseFormat) }
  }
  public struct ResponseFormat: Sendable, Equatable {
    public let name: String
    let schema: GeneratedContent
    public init<Content: Generable>(type: Content.Type) { self.init(schema: type.generationSchema) }
    public init(schema: GenerationSchema) {
      self.init(name: schema.shape.name ?? "", schema: schema.content)
    }
    init(name: String, schema: GeneratedContent) { (self.name, self.schema) = (name, schema) }
  }
  public struct ToolCalls: Sendable, Identifiable, Equatable, RandomAccessCollection {
    public var id: String
    private let calls: [ToolCall]
    public init<S: Sequence>(id: String = UUID().uuidString, _ calls: S) where S.Element == ToolCall {
      (self.id, self.calls) = (id, Array(calls))
    }
    public var startIndex: Int { calls.startIndex }
    public var endIndex: Int { calls.endIndex }
    public subscript(position: Int) -> ToolCall { calls[position] }
  }
  public struct ToolCall: Sendable, Identifiable, Equatable {
    public var id: String
    public var toolName: String
    public var arguments: GeneratedContent
    public init(id: String, toolName: String, arguments: GeneratedContent) {
      (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
    }
  }
  public struct ToolOutput: Sendable, Identifiable, Equatable {
    public var id: String
    public var toolName: String
    public var segments: [Segment]
    public init(id: String, toolName: String, segments: [Segment]) {
      (self.id, self.toolName, self.segments) = (id, toolName, segments)
    }
  }
  public struct Response: Sendable, Identifiable, Equatable {
    public var id: String
    public var assetIDs: [String]
    public var segments: [Segment]
    public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
      (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
    }
  }

  private let entries: [Entry]
  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }
  public var startIndex: Int { entries.startIndex }
  public var endIndex: Int { entries.endIndex }
  public subscript(index: Int) -> Entry { entries[index] }
}

private func text(of segments: [Transcript.Segment]) -> String {
  segments.map(\.description).joined(separator: "\n")
}
extension Transcript.Segment: CustomStringConvertible {
  public var description: String {
    switch self {
    case .text(let segment): segment.content
    case .structure(let segment): segment.content.jsonString
    }
  }
}
extension Transcript.TextSegment: CustomStringConvertible {
  public var description: String { content }
}
extension Transcript.StructuredSegment: CustomStringConvertible {
  public var description: String { content.jsonString }
}
extension Transcript.Instructions: CustomStringConvertible {
  public var description: String { text(of: segments) }
}
extension Transcript.Prompt: CustomStringConvertible {
  public var description: String { text(of: segments) }
}
extension Transcript.ToolCall: CustomStringConvertible {
  public var description: String { "\(toolName): \(arguments.jsonString)" }
}
extension Transcript.ToolCalls: CustomStringConvertible {
  public var description: String { map(\.description).joined(separator: "\n") }
}
extension Transcript.ToolOutput: CustomStringConvertible {
  public var description: String { "\(toolName): \(text(of: segments))" }
}
extension Transcript.Response: CustomStringConvertible {
  public var description: String { text(of: segments) }
}
extension Transcript.Entry: CustomStringConvertible {
  public var description: String {
    switch self {
    case .instructions(let entry): entry.description
    case .prompt(let entry): entry.description
    case .toolCalls(let entry): entry.description
    case .toolOutput(let entry): entry.description
    case .response(let entry): entry.description
    }
  }
}
