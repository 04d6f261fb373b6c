/// Tells what a model writes apart from what it writes next, while it writes.
public struct GenerationID: Sendable, Hashable {
  private let value = UUID()
  public init() {}
}

/// What a model wrote: a value, a list, or properties by their names, in their order.
public struct GeneratedContent: Sendable, Equatable, Generable, CustomDebugStringConvertible {
  public enum Kind: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GeneratedContent])
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }
  public static var generationSchema: GenerationSchema { GenerationSchema(.any) }
  public var id: GenerationID?
  public let kind: Kind
  /// False where the text from which this is ends within it.
  public internal(set) var isComplete = true

  public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }
  public init(_ content: GeneratedContent) throws { self = content }
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }
  public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
    self = value.generatedContent
    self.id = id
  }
  public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
    self.init(properties: properties.map { ($0.key, $0.value) }, id: id) { _, last in last }
  }
  public init<S: Sequence>(
    properties: S, id: GenerationID? = nil,
    uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
  ) rethrows where S.Element == (String, any ConvertibleToGeneratedContent) {
    var values: [String: GeneratedContent] = [:], keys: [String] = []
    for (key, value) in properties {
      if let first = values[key] {
        values[key] = try combine(first, value.generatedContent).generatedContent
      } else {
        values[key] = value.generatedContent
        keys.append(key)
      }
    }
    self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
  }
  public init<S: Sequence>(elements: S, id: GenerationID? = nil) where S.Element == any ConvertibleToGeneratedContent {
    self.init(kind: .array(elements.map(\.generatedContent)), id: id)
  }
  init(elements: [some ConvertibleToGeneratedContent]) { self.init(kind: .array(elements.map(\.generatedContent))) }

  /// The content that a text of JSON says. A text that ends too early is taken as far as it goes, and `isComplete` is false.
  /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` where it is no JSON.
  public init(json: String) throws {
    var parser = JSONParser(json)
    self = try parser.content()
  }

  public var generatedContent: GeneratedContent { self }
  public var jsonString: String { json }
  public var debugDescription: String { json }

  /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` where this is of another kind.
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
    try Value(self)
  }
  /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` where there is no such property, or it is of another kind.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value {
    guard let content = try properties[property] else {
      throw LanguageModelSession.GenerationError.decodingFailure(
        .init(debugDescription: "There is no property \(property) in \(jsonString)."))
    }
    return try Value(content)
  }
  /// Nil where there is no such property, where it is null, or where it is still written and no value yet.
  /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` where it is of another kind.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value?.Type = Value?.self, forProperty property: String
  ) throws -> Value? {
    guard let content = try properties[property], content.kind != .null else { return nil }
    return content.isComplete ? try Value(content) : try? Value(content)
  }

  private var properties: [String: GeneratedContent] {
    get throws {
      guard case .structure(let properties, _) = kind else {
        throw LanguageModelSession.GenerationError.decodingFailure(
          .init(debugDescription: "Properties were expected, not \(jsonString)."))
      }
      return properties
    }
  }
}
