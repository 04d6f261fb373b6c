/// - Throws: `GenerationError.assetsUnavailable`, always, and what a builder throws.
extension LanguageModelSession {
  @discardableResult nonisolated(nonsending) public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> {
    throw reportModel("LanguageModelSession.respond(to:options:)")
  }
  @discardableResult nonisolated(nonsending) public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> {
    throw reportModel("LanguageModelSession.respond(to:options:)")
  }
  @discardableResult nonisolated(nonsending) public func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> {
    _ = try prompt()
    throw reportModel("LanguageModelSession.respond(options:prompt:)")
  }
  @discardableResult nonisolated(nonsending) public func respond(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> {
    throw reportModel("LanguageModelSession.respond(to:schema:includeSchemaInPrompt:options:)")
  }
  @discardableResult nonisolated(nonsending) public func respond(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> {
    throw reportModel("LanguageModelSession.respond(to:schema:includeSchemaInPrompt:options:)")
  }
  @discardableResult nonisolated(nonsending) public func respond(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<GeneratedContent> {
    _ = try prompt()
    throw reportModel("LanguageModelSession.respond(schema:includeSchemaInPrompt:options:prompt:)")
  }
  @discardableResult nonisolated(nonsending) public func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> sending Response<Content> {
    throw reportModel("LanguageModelSession.respond(to:generating:includeSchemaInPrompt:options:)")
  }
  @discardableResult nonisolated(nonsending) public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> sending Response<Content> {
    throw reportModel("LanguageModelSession.respond(to:generating:includeSchemaInPrompt:options:)")
  }
  @discardableResult nonisolated(nonsending) public func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> sending Response<Content> {
    _ = try prompt()
    throw reportModel("LanguageModelSession.respond(generating:includeSchemaInPrompt:options:prompt:)")
  }
}

/// What is asked of a model that answers bit by bit.
struct StreamRequest: Sendable {
  let name: String
  let prompt: Prompt
  let schema: GenerationSchema
  let tellsSchema: Bool
  let options: GenerationOptions

  /// That nobody answers, and what.
  var failure: LanguageModelSession.GenerationError {
    let told = tellsSchema ? "as \(schema.shape.name ?? "a text")" : "as it likes"
    let tokens = options.maximumResponseTokens.map { ", within \($0) tokens" } ?? ""
    return reportModel(name, so: "nobody answers “\(prompt.text)” \(told)\(tokens)")
  }
}

/// Streams whose iteration throws `GenerationError.assetsUnavailable`.
extension LanguageModelSession {
  private func stream<Content: Generable>(
    _ name: String, _ prompt: Prompt, _ schema: GenerationSchema, _ tellsSchema: Bool, _ options: GenerationOptions
  ) -> ResponseStream<Content> {
    let request = StreamRequest(
      name: "LanguageModelSession.\(name)", prompt: prompt, schema: schema, tellsSchema: tellsSchema, options: options)
    return ResponseStream(request: request)
  }
  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> {
    stream("streamResponse(to:options:)", prompt, String.generationSchema, false, options)
  }
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> {
    stream("streamResponse(to:options:)", Prompt(prompt), String.generationSchema, false, options)
  }
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> {
    try stream("streamResponse(options:prompt:)", prompt(), String.generationSchema, false, options)
  }
  public func streamResponse(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> {
    stream("streamResponse(to:schema:includeSchemaInPrompt:options:)", prompt, schema, includeSchemaInPrompt, options)
  }
  public func streamResponse(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> {
    stream(
      "streamResponse(to:schema:includeSchemaInPrompt:options:)", Prompt(prompt), schema, includeSchemaInPrompt, options
    )
  }
  public func streamResponse(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<GeneratedContent> {
    try stream(
      "streamResponse(schema:includeSchemaInPrompt:options:prompt:)", prompt(), schema, includeSchemaInPrompt, options)
  }
  public func streamResponse<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> sending ResponseStream<Content> {
    stream(
      "streamResponse(to:generating:includeSchemaInPrompt:options:)", prompt, type.generationSchema,
      includeSchemaInPrompt, options)
  }
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> sending ResponseStream<Content> {
    stream(
      "streamResponse(to:generating:includeSchemaInPrompt:options:)", Prompt(prompt), type.generationSchema,
      includeSchemaInPrompt, options)
  }
  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> sending ResponseStream<Content> {
    try stream(
      "streamResponse(generating:includeSchemaInPrompt:options:prompt:)", prompt(), type.generationSchema,
      includeSchemaInPrompt, options)
  }
}
