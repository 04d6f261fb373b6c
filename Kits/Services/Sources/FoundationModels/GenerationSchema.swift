/// What a model is to write: the properties of a type, a choice among texts, or one of several types. It is encoded as a schema of JSON.
public struct GenerationSchema: Sendable, Codable, CustomDebugStringConvertible {
  /// A property of a type.
  public struct Property: Sendable {
    let property: SchemaShape.Property

    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
    ) {
      self.init(name, description, type, guides.flatMap(\.rules), isOptional: false)
    }
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
    ) {
      self.init(name, description, Value.self, guides.flatMap(\.rules), isOptional: true)
    }
    public init<RegexOutput>(
      name: String, description: String? = nil, type: String.Type, guides: [Regex<RegexOutput>] = []
    ) {
      self.init(name, description, type, guides.map { GuideRule($0) }, isOptional: false)
    }
    public init<RegexOutput>(
      name: String, description: String? = nil, type: String?.Type, guides: [Regex<RegexOutput>] = []
    ) {
      self.init(name, description, String.self, guides.map { GuideRule($0) }, isOptional: true)
    }
    private init(
      _ name: String, _ description: String?, _ type: any Generable.Type, _ rules: [GuideRule], isOptional: Bool
    ) {
      property = .init(
        name: name, description: description, shape: .type(type).guided(by: rules), isOptional: isOptional)
    }
  }

  /// What is wrong with a schema that is put together at run time.
  public enum SchemaError: Error, LocalizedError, Sendable {
    public struct Context: Sendable {
      public let debugDescription: String
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    case duplicateType(schema: String?, type: String, context: Context)
    case duplicateProperty(schema: String, property: String, context: Context)
    case emptyTypeChoices(schema: String, context: Context)
    case undefinedReferences(schema: String?, references: [String], context: Context)

    public var errorDescription: String? {
      switch self {
      case .duplicateType(_, _, let context), .duplicateProperty(_, _, let context), .emptyTypeChoices(_, let context),
        .undefinedReferences(_, _, let context):
        context.debugDescription
      }
    }
  }

  let shape: SchemaShape
  private var dependencies: [SchemaShape] = []

  init(_ shape: SchemaShape) { self.shape = shape }
  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
    self.init(.object(name: String(describing: type), description: description, properties.map(\.property)))
  }
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
    self.init(.choice(name: String(describing: type), description: description, choices))
  }
  public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
    self.init(.union(name: String(describing: type), description: description, types.map { .type($0) }))
  }
  /// For the macro `@Generable`: an enumeration whose cases have values. Source of the form, `{"case": name, label: value}`: our choice.
  public init(_type type: any Generable.Type, description: String?, cases: KeyValuePairs<String, [Property]>) {
    let shapes = cases.map { name, values in
      let tag = SchemaShape.Property(
        name: "case", description: nil, shape: .string(choices: [name], pattern: nil), isOptional: false)
      return SchemaShape.object(name: name, description: nil, [tag] + values.map(\.property))
    }
    self.init(.union(name: String(describing: type), description: description, shapes))
  }

  /// - Throws: `SchemaError`, where names are there twice, a name is not there, or there is nothing to choose from.
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
    shape = root.shape
    self.dependencies = dependencies.map(\.shape)
    var names: Set<String> = []
    for name in ([shape] + self.dependencies).compactMap(\.name) where !names.insert(name).inserted {
      throw SchemaError.duplicateType(
        schema: shape.name, type: name, context: .init(debugDescription: "There are two schemas \(name)."))
    }
    var missing: [String] = []
    for shape in [shape] + self.dependencies { try Self.check(shape, names, &missing) }
    guard missing.isEmpty else {
      throw SchemaError.undefinedReferences(
        schema: shape.name, references: missing,
        context: .init(debugDescription: "There are no schemas \(missing.joined(separator: ", "))."))
    }
  }
  private static func check(_ shape: SchemaShape, _ names: Set<String>, _ missing: inout [String]) throws {
    switch shape {
    case .object(let name, _, let properties):
      var known: Set<String> = []
      for property in properties {
        guard known.insert(property.name).inserted else {
          throw SchemaError.duplicateProperty(
            schema: name, property: property.name,
            context: .init(debugDescription: "\(name) has two properties \(property.name)."))
        }
        try check(property.shape, names, &missing)
      }
    case .choice(let name, _, let choices):
      if choices.isEmpty { throw nothing(name) }
    case .union(let name, _, let shapes):
      if shapes.isEmpty { throw nothing(name) }
      for shape in shapes { try check(shape, names, &missing) }
    case .array(let element, _, _): try check(element, names, &missing)
    case .reference(let name): if !names.contains(name) { missing.append(name) }
    case .string, .number, .boolean, .type, .any, .written: break
    }
  }
  private static func nothing(_ name: String) -> SchemaError {
    .emptyTypeChoices(schema: name, context: .init(debugDescription: "\(name) has nothing to choose from."))
  }

  /// The schema as JSON.
  var content: GeneratedContent {
    var writer = SchemaWriter()
    let root = writer.write(shape)
    // The root is below `$defs`, too, where something refers to it.
    for shape in dependencies { if let name = shape.name { writer.define(name, shape) } }
    return writer.definitions.isEmpty ? root : root.adding("$defs", SchemaWriter.structure(writer.definitions))
  }
  public var debugDescription: String { content.jsonString }

  public init(from decoder: any Decoder) throws { shape = .written(try CodedContent(from: decoder).content) }
  public func encode(to encoder: any Encoder) throws { try CodedContent(content: content).encode(to: encoder) }
}

/// A schema that is put together at run time.
public struct DynamicGenerationSchema: Sendable {
  public struct Property: Sendable {
    let property: SchemaShape.Property
    public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false) {
      property = .init(name: name, description: description, shape: schema.shape, isOptional: isOptional)
    }
  }
  let shape: SchemaShape

  public init(name: String, description: String? = nil, properties: [Property]) {
    shape = .object(name: name, description: description, properties.map(\.property))
  }
  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
    shape = .union(name: name, description: description, choices.map(\.shape))
  }
  public init(name: String, description: String? = nil, anyOf choices: [String]) {
    shape = .choice(name: name, description: description, choices)
  }
  public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {
    shape = .array(itemSchema.shape, minimum: minimumElements, maximum: maximumElements)
  }
  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
    shape = .type(type).guided(by: guides.flatMap(\.rules))
  }
  public init(referenceTo name: String) { shape = .reference(name) }
}

/// Content as coders write it, which keep no order of properties.
struct CodedContent: Codable {
  let content: GeneratedContent
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(content: GeneratedContent) { self.content = content }
  init(from decoder: any Decoder) throws {
    if let properties = try? decoder.container(keyedBy: Name.self) {
      let names = properties.allKeys.map(\.stringValue).sorted()
      var entries: [(String, any ConvertibleToGeneratedContent)] = []
      for name in names {
        entries.append((name, try properties.decode(CodedContent.self, forKey: Name(stringValue: name)).content))
      }
      content = SchemaWriter.structure(entries)
    } else if var elements = try? decoder.unkeyedContainer() {
      var list: [GeneratedContent] = []
      while !elements.isAtEnd { list.append(try elements.decode(CodedContent.self).content) }
      content = GeneratedContent(kind: .array(list))
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        content = GeneratedContent(kind: .null)
      } else if let truth = try? value.decode(Bool.self) {
        content = GeneratedContent(kind: .bool(truth))
      } else if let number = try? value.decode(Double.self) {
        content = GeneratedContent(kind: .number(number))
      } else {
        content = GeneratedContent(kind: .string(try value.decode(String.self)))
      }
    }
  }
  func encode(to encoder: any Encoder) throws {
    switch content.kind {
    case .structure(let properties, let keys):
      var container = encoder.container(keyedBy: Name.self)
      for key in keys {
        guard let value = properties[key] else { continue }
        try container.encode(CodedContent(content: value), forKey: Name(stringValue: key))
      }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(CodedContent(content: element)) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .number(let value):
      var container = encoder.singleValueContainer()
      if let whole = Int(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
    case .string(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
}
