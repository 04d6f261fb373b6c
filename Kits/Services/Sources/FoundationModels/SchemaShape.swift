/// What values of a schema look like.
indirect enum SchemaShape: Sendable {
  struct Property: Sendable {
    let name: String
    let description: String?
    let shape: SchemaShape
    let isOptional: Bool
  }
  case object(name: String, description: String?, [Property])
  case choice(name: String, description: String?, [String])
  case union(name: String, description: String?, [SchemaShape])
  case array(SchemaShape, minimum: Int?, maximum: Int?)
  case string(choices: [String]?, pattern: String?)
  case number(isInteger: Bool, minimum: Double?, maximum: Double?)
  case boolean
  /// What the type says of itself, asked when it is written, as a type may contain itself.
  case type(any Generable.Type)
  case reference(String)
  case any
  /// What was decoded.
  case written(GeneratedContent)

  /// The name by which others refer to it.
  var name: String? {
    switch self {
    case .object(let name, _, _), .choice(let name, _, _), .union(let name, _, _): name
    case .type(let type): type.generationSchema.shape.name
    default: nil
    }
  }

  /// This, bounded. A bound of another kind of values bounds nothing.
  func guided(by rules: [GuideRule]) -> SchemaShape {
    guard !rules.isEmpty else { return self }
    if case .type(let type) = self { return type.generationSchema.shape.guided(by: rules) }
    return rules.reduce(self) { $0.guided(by: $1) }
  }
  private func guided(by rule: GuideRule) -> SchemaShape {
    switch (self, rule) {
    case (.string(_, let pattern), .anyOf(let values)): .string(choices: values, pattern: pattern)
    case (.string(let choices, _), .pattern(let pattern)): .string(choices: choices, pattern: pattern)
    case (.number(let isInteger, _, let high), .minimum(let low)):
      .number(isInteger: isInteger, minimum: low, maximum: high)
    case (.number(let isInteger, let low, _), .maximum(let high)):
      .number(isInteger: isInteger, minimum: low, maximum: high)
    case (.array(let element, _, let most), .minimumCount(let least)): .array(element, minimum: least, maximum: most)
    case (.array(let element, let least, _), .maximumCount(let most)): .array(element, minimum: least, maximum: most)
    case (.array(let element, let least, let most), .element(let rules)):
      .array(element.guided(by: rules), minimum: least, maximum: most)
    default: self
    }
  }
}

/// Writes shapes as a schema of JSON. Types that are named are written once each, below `$defs`.
struct SchemaWriter {
  private(set) var definitions: [(String, any ConvertibleToGeneratedContent)] = []
  private var names: [ObjectIdentifier: String] = [:]

  mutating func define(_ name: String, _ shape: SchemaShape) {
    let content = write(shape)
    definitions.append((name, content))
  }

  mutating func write(_ shape: SchemaShape) -> GeneratedContent {
    var entries: [(String, any ConvertibleToGeneratedContent)] = []
    switch shape {
    case .object(let name, let description, let properties):
      entries.append(("title", name))
      if let description { entries.append(("description", description)) }
      entries.append(("type", "object"))
      var written: [(String, any ConvertibleToGeneratedContent)] = []
      for property in properties {
        var content = write(property.shape)
        if let description = property.description { content = content.adding("description", description) }
        written.append((property.name, content))
      }
      entries.append(("properties", Self.structure(written)))
      entries.append(("required", properties.filter { !$0.isOptional }.map(\.name)))
      entries.append(("additionalProperties", false))
      entries.append(("x-order", properties.map(\.name)))
    case .choice(let name, let description, let choices):
      entries.append(("title", name))
      if let description { entries.append(("description", description)) }
      entries += [("type", "string"), ("enum", choices)]
    case .union(let name, let description, let shapes):
      entries.append(("title", name))
      if let description { entries.append(("description", description)) }
      var written: [GeneratedContent] = []
      for shape in shapes { written.append(write(shape)) }
      entries.append(("anyOf", written))
    case .array(let element, let least, let most):
      entries += [("type", "array"), ("items", write(element))]
      if let least { entries.append(("minItems", least)) }
      if let most { entries.append(("maxItems", most)) }
    case .string(let choices, let pattern):
      entries.append(("type", "string"))
      if let choices { entries.append(("enum", choices)) }
      if let pattern { entries.append(("pattern", pattern)) }
    case .number(let isInteger, let low, let high):
      entries.append(("type", isInteger ? "integer" : "number"))
      if let low { entries.append(("minimum", low)) }
      if let high { entries.append(("maximum", high)) }
    case .boolean: entries.append(("type", "boolean"))
    case .type(let type):
      let shape = type.generationSchema.shape
      guard shape.name != nil else { return write(shape) }
      entries.append(("$ref", "#/$defs/\(name(of: type, shape))"))
    case .reference(let name): entries.append(("$ref", "#/$defs/\(name)"))
    case .any: break
    case .written(let content): return content
    }
    return Self.structure(entries)
  }

  /// The name of a type below `$defs`, which is written there the first time.
  private mutating func name(of type: any Generable.Type, _ shape: SchemaShape) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let short = String(describing: type)
    let name = names.values.contains(short) ? String(reflecting: type) : short
    names[ObjectIdentifier(type)] = name
    define(name, shape)
    return name
  }
  static func structure(_ entries: [(String, any ConvertibleToGeneratedContent)]) -> GeneratedContent {
    GeneratedContent(properties: entries) { _, last in last }
  }
}

extension GeneratedContent {
  /// This with one property more, or with that property instead of its own.
  func adding(_ name: String, _ value: any ConvertibleToGeneratedContent) -> GeneratedContent {
    guard case .structure(let properties, let keys) = kind else { return self }
    var entries: [(String, any ConvertibleToGeneratedContent)] = []
    for key in keys { if let value = properties[key] { entries.append((key, value)) } }
    return SchemaWriter.structure(entries + [(name, value)])
  }
}
