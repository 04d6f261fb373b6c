private func failure(_ content: GeneratedContent, _ expected: String) -> LanguageModelSession.GenerationError {
  .decodingFailure(.init(debugDescription: "\(expected) was expected, not \(content.jsonString)."))
}

extension Bool: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(.boolean) }
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else { throw failure(content, "A truth value") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}
extension String: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(.string(choices: nil, pattern: nil)) }
  public init(_ content: GeneratedContent) throws {
    guard case .string(let value) = content.kind else { throw failure(content, "A text") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}
extension Int: Generable {
  public static var generationSchema: GenerationSchema {
    GenerationSchema(.number(isInteger: true, minimum: nil, maximum: nil))
  }
  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind, let whole = Int(exactly: value) else {
      throw failure(content, "A whole number")
    }
    self = whole
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}
extension Double: Generable {
  public static var generationSchema: GenerationSchema {
    GenerationSchema(.number(isInteger: false, minimum: nil, maximum: nil))
  }
  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind else { throw failure(content, "A number") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}
extension Float: Generable {
  public static var generationSchema: GenerationSchema { Double.generationSchema }
  public init(_ content: GeneratedContent) throws { self = Float(try Double(content)) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}
extension Decimal: Generable {
  public static var generationSchema: GenerationSchema { Double.generationSchema }
  public init(_ content: GeneratedContent) throws {
    let number = try Double(content)
    // By its text: 0.1 is a tenth, not the number of 64 bits beside it.
    guard let value = Decimal(string: "\(number)", locale: Locale(identifier: "en_US_POSIX")) else {
      throw failure(content, "A decimal number")
    }
    self = value
  }
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
  }
}
extension Never: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(.any) }
  public init(_ content: GeneratedContent) throws { throw failure(content, "Nothing") }
  public var generatedContent: GeneratedContent { switch self {} }
}
extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws {
    guard case .array(let elements) = content.kind else { throw failure(content, "A list") }
    self = []
    for element in elements {
      // The last element of a list that is still written may not be one yet.
      if element.isComplete { append(try Element(element)) } else if let value = try? Element(element) { append(value) }
    }
  }
}
extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { GeneratedContent(elements: self) }
  public var instructionsRepresentation: Instructions { return Instructions(text: generatedContent.jsonString) }
  public var promptRepresentation: Prompt { return Prompt(text: generatedContent.jsonString) }
}
extension Array: Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
  public static var generationSchema: GenerationSchema {
    GenerationSchema(.array(.type(Element.self), minimum: nil, maximum: nil))
  }
}
extension Optional where Wrapped: Generable {
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}
extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}
