/// Writes the classes of a model's entities, as Xcode does for the setting "Codegen" of each.
///
/// What is written belongs to no actor, also in a target whose code is the main actor's: a context's queue may be any.
///
/// `class` gives the class and its properties, `category` the properties alone, `manual` nothing.
public struct ClassGenerator {
  private let document: ModelDocument
  private let entities: [String: ModelDocument.Entity]

  public init(_ document: ModelDocument) {
    self.document = document
    entities = Dictionary(document.entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// One file of Swift; nil if no entity asks for one.
  public func source() -> String? {
    let written = document.entities.filter { $0.codeGeneration != .manual && $0.className != nil }
    if written.isEmpty { return nil }
    var text = "// Written from the model of the target whenever it is built.\nimport CoreData\nimport Foundation\n"
    for entity in written {
      if entity.codeGeneration == .class { text += classDeclaration(entity) }
      text += properties(entity)
    }
    return text
  }

  /// The name of an entity's class in Swift: the editor may write the module before it, or a point.
  private func className(_ entity: ModelDocument.Entity) -> String {
    entity.className.map { String($0.split(separator: ".").last ?? "") } ?? "NSManagedObject"
  }
  private func className(of entity: String) -> String { entities[entity].map(className) ?? "NSManagedObject" }

  private func classDeclaration(_ entity: ModelDocument.Entity) -> String {
    let parent = entity.parent.map(className(of:)) ?? "NSManagedObject"
    return "\npublic nonisolated class \(className(entity)): \(parent) {}\n"
  }
  private func properties(_ entity: ModelDocument.Entity) -> String {
    let name = className(entity)
    var text = "\nnonisolated extension \(name) {\n"
    text += "  public class func fetchRequest() -> NSFetchRequest<\(name)> {\n"
    text += "    NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")\n  }\n\n"
    let attributes: [(String, String)] = entity.attributes.map { ($0.name, type(of: $0)) }
    let relationships: [(String, String)] = entity.relationships.map { ($0.name, type(of: $0)) }
    for (property, type) in (attributes + relationships).sorted(by: { $0.0 < $1.0 }) {
      text += "  @_Managed public var \(Self.escaped(property)): \(type)\n"
    }
    text += "}\n"
    for relationship in entity.relationships where relationship.isToMany { text += accessors(name, relationship) }
    // A class whose parent is identifiable is so already.
    if entity.parent.flatMap({ entities[$0]?.className }) == nil {
      text += "\nnonisolated extension \(name): Identifiable {}\n"
    }
    return text
  }

  /// The type of a property. Source: seen, what Xcode 16 writes for each setting.
  private func type(of attribute: ModelDocument.Attribute) -> String {
    switch attribute.type {
    case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean":
      guard attribute.usesScalar else { return "NSNumber?" }
      return switch attribute.type {
      case "Integer 16": "Int16"
      case "Integer 32": "Int32"
      case "Integer 64": "Int64"
      case "Double": "Double"
      case "Float": "Float"
      default: "Bool"
      }
    case "Decimal": return "NSDecimalNumber?"
    case "String": return "String?"
    case "Date": return attribute.usesScalar ? "TimeInterval" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Transformable": return (attribute.customClass ?? "NSObject") + "?"
    default: return "NSObject?"
    }
  }
  private func type(of relationship: ModelDocument.Relationship) -> String {
    if !relationship.isToMany { return className(of: relationship.destination) + "?" }
    return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
  }

  /// The methods that add to and remove from a relationship. Source: seen, what Xcode 16 writes.
  private func accessors(_ owner: String, _ relationship: ModelDocument.Relationship) -> String {
    let name = relationship.name, key = "\"\(name)\""
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let element = className(of: relationship.destination)
    var text = "\nnonisolated extension \(owner) {\n"
    func add(_ head: String, _ body: String) { text += "  public func \(head) { \(body) }\n" }
    if relationship.isOrdered {
      let list = "mutableOrderedSetValue(forKey: \(key))"
      add("insertInto\(title)(_ value: \(element), at idx: Int)", "\(list).insert(value, at: idx)")
      add("removeFrom\(title)(at idx: Int)", "\(list).removeObject(at: idx)")
      add(
        "insertInto\(title)(_ values: [\(element)], at indexes: NSIndexSet)",
        "\(list).insert(values, at: IndexSet(indexes))")
      add("removeFrom\(title)(at indexes: NSIndexSet)", "\(list).removeObjects(at: IndexSet(indexes))")
      add("replace\(title)(at idx: Int, with value: \(element))", "\(list).replaceObject(at: idx, with: value)")
      add(
        "replace\(title)(at indexes: NSIndexSet, with values: [\(element)])",
        "\(list).replaceObjects(at: IndexSet(indexes), with: values)")
      add("addTo\(title)(_ value: \(element))", "\(list).add(value)")
      add("removeFrom\(title)(_ value: \(element))", "\(list).remove(value)")
      add("addTo\(title)(_ values: NSOrderedSet)", "\(list).addObjects(from: values.array)")
      add("removeFrom\(title)(_ values: NSOrderedSet)", "\(list).removeObjects(in: values.array)")
    } else {
      let set = "mutableSetValue(forKey: \(key))"
      add("addTo\(title)(_ value: \(element))", "\(set).add(value)")
      add("removeFrom\(title)(_ value: \(element))", "\(set).remove(value)")
      add("addTo\(title)(_ values: NSSet)", "values.allObjects.forEach(\(set).add)")
      add("removeFrom\(title)(_ values: NSSet)", "values.allObjects.forEach(\(set).remove)")
    }
    return text + "}\n"
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
  private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
