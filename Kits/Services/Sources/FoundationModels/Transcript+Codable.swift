/// What a model wrote is text of JSON in it, since coders keep no order of properties. Source of the form: our choice; it is read by nobody but this.
extension Transcript: Codable {
  public init(from decoder: any Decoder) throws {
    let content = try CodedContent(from: decoder).content
    do {
      self.init(entries: try content.value([GeneratedContent].self, forProperty: "entries").map(Entry.init(content:)))
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "This is no transcript.", underlyingError: error))
    }
  }
  public func encode(to encoder: any Encoder) throws { try CodedContent(content: content).encode(to: encoder) }
  var content: GeneratedContent { GeneratedContent(properties: ["entries": map(\.content)]) }
}

extension GeneratedContent {
  /// What the text of a property says.
  fileprivate func json(_ property: String) throws -> GeneratedContent {
    try GeneratedContent(json: try value(String.self, forProperty: property))
  }
}

extension Transcript.Entry {
  var content: GeneratedContent {
    switch self {
    case .instructions(let entry):
      let tools = entry.toolDefinitions.map { tool in
        GeneratedContent(properties: [
          "name": tool.name, "description": tool.description, "parameters": tool.parameters.jsonString,
        ])
      }
      return GeneratedContent(properties: [
        "role": "instructions", "id": entry.id, "segments": entry.segments.map(\.content), "tools": tools,
      ])
    case .prompt(let entry):
      let format = entry.responseFormat.map {
        GeneratedContent(properties: ["name": $0.name, "schema": $0.schema.jsonString])
      }
      return GeneratedContent(properties: [
        "role": "prompt", "id": entry.id, "segments": entry.segments.map(\.content), "options": entry.options.content,
        "format": format,
      ])
    case .toolCalls(let entry):
      let calls = entry.map { call in
        GeneratedContent(properties: ["id": call.id, "name": call.toolName, "arguments": call.arguments.jsonString])
      }
      return GeneratedContent(properties: ["role": "calls", "id": entry.id, "calls": calls])
    case .toolOutput(let entry):
      return GeneratedContent(properties: [
        "role": "output", "id": entry.id, "name": entry.toolName, "segments": entry.segments.map(\.content),
      ])
    case .response(let entry):
      return GeneratedContent(properties: [
        "role": "response", "id": entry.id, "assets": entry.assetIDs, "segments": entry.segments.map(\.content),
      ])
    }
  }
  init(content: GeneratedContent) throws {
    let role: String = try content.value(forProperty: "role")
    let id: String = try content.value(forProperty: "id")
    func list(_ name: String) throws -> [GeneratedContent] { try content.value(forProperty: name) }
    func segments() throws -> [Transcript.Segment] { try list("segments").map(Transcript.Segment.init(content:)) }
    switch role {
    case "instructions":
      let tools = try list("tools").map { tool in
        Transcript.ToolDefinition(
          name: try tool.value(forProperty: "name"), description: try tool.value(forProperty: "description"),
          content: try tool.json("parameters"))
      }
      self = .instructions(.init(id: id, segments: try segments(), toolDefinitions: tools))
    case "prompt":
      let format = try content.value(GeneratedContent?.self, forProperty: "format").map { format in
        Transcript.ResponseFormat(
          name: try format.value(forProperty: "name"), schema: try format.json("schema"))
      }
      let options = try GenerationOptions(content: try content.value(forProperty: "options"))
      self = .prompt(.init(id: id, segments: try segments(), options: options, responseFormat: format))
    case "calls":
      let calls = try list("calls").map { call in
        Transcript.ToolCall(
          id: try call.value(forProperty: "id"), toolName: try call.value(forProperty: "name"),
          arguments: try call.json("arguments"))
      }
      self = .toolCalls(.init(id: id, calls))
    case "output":
      self = .toolOutput(.init(id: id, toolName: try content.value(forProperty: "name"), segments: try segments()))
    case "response":
      self = .response(.init(id: id, assetIDs: try content.value(forProperty: "assets"), segments: try segments()))
    default:
      throw LanguageModelSession.GenerationError.decodingFailure(.init(debugDescription: "Nobody is \(role)."))
    }
  }
}

extension Transcript.Segment {
  fileprivate var content: GeneratedContent {
    switch self {
    case .text(let segment): GeneratedContent(properties: ["id": segment.id, "text": segment.content])
    case .structure(let segment):
      GeneratedContent(properties: ["id": segment.id, "source": segment.source, "content": segment.content.jsonString])
    }
  }
  fileprivate init(content: GeneratedContent) throws {
    let id: String = try content.value(forProperty: "id")
    if let text = try content.value(String?.self, forProperty: "text") {
      self = .text(.init(id: id, content: text))
    } else {
      self = .structure(
        .init(
          id: id, source: try content.value(forProperty: "source"), content: try content.json("content")))
    }
  }
}

extension GenerationOptions {
  fileprivate var content: GeneratedContent {
    let sampling: GeneratedContent? = self.sampling.map { sampling in
      // A seed is written as text, as a number of JSON has fewer digits.
      switch sampling.kind {
      case .greedy: GeneratedContent(properties: [:])
      case .top(let count, let seed): GeneratedContent(properties: ["top": count, "seed": seed.map { "\($0)" }])
      case .threshold(let value, let seed):
        GeneratedContent(properties: ["threshold": value, "seed": seed.map { "\($0)" }])
      }
    }
    return GeneratedContent(properties: [
      "sampling": sampling, "temperature": temperature, "tokens": maximumResponseTokens,
    ])
  }
  fileprivate init(content: GeneratedContent) throws {
    let sampling = try content.value(GeneratedContent?.self, forProperty: "sampling").map { sampling in
      let seed = try sampling.value(String?.self, forProperty: "seed").flatMap { UInt64($0) }
      if let count = try sampling.value(Int?.self, forProperty: "top") {
        return SamplingMode.random(top: count, seed: seed)
      }
      if let value = try sampling.value(Double?.self, forProperty: "threshold") {
        return SamplingMode.random(probabilityThreshold: value, seed: seed)
      }
      return SamplingMode.greedy
    }
    self.init(
      sampling: sampling, temperature: try content.value(forProperty: "temperature"),
      maximumResponseTokens: try content.value(forProperty: "tokens"))
  }
}
