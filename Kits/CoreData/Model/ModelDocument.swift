import Foundation

/// A model as Xcode's editor keeps it: the file `contents` of an `.xcdatamodel`.
public struct ModelDocument: Equatable, Sendable {
  public enum CodeGeneration: String, Sendable { case manual, `class`, category }

  public struct Attribute: Equatable, Sendable {
    public var name: String
    /// As the editor names it: `String`, `Integer 16`, `Date`, …
    public var type: String
    public var isOptional: Bool
    public var isTransient: Bool
    public var usesScalar: Bool
    public var defaultValue: String?
    public var renamingIdentifier: String?
    public var minimum: String?
    public var maximum: String?
    public var pattern: String?
    public var allowsExternalStorage: Bool
    public var transformer: String?
    public var customClass: String?
    public var isDerived: Bool
    public var derivation: String?
  }
  public struct Relationship: Equatable, Sendable {
    public var name: String
    public var destination: String
    public var inverseName: String?
    public var isOptional: Bool
    public var isTransient: Bool
    public var isToMany: Bool
    public var isOrdered: Bool
    public var minimum: Int
    public var maximum: Int
    public var deletionRule: String
    public var renamingIdentifier: String?
  }
  public struct Entity: Equatable, Sendable {
    public var name: String
    /// The class that the editor names; nil for `NSManagedObject`.
    public var className: String?
    public var parent: String?
    public var isAbstract: Bool
    public var codeGeneration: CodeGeneration
    public var renamingIdentifier: String?
    public var attributes: [Attribute]
    public var relationships: [Relationship]
    public var uniqueness: [[String]]
  }
  public struct Request: Equatable, Sendable {
    public var name: String
    public var entity: String
    public var predicate: String?
    public var limit: Int
  }
  public var identifier: String
  public var entities: [Entity]
  public var configurations: [String: [String]]
  public var requests: [Request]

  /// Reads the text of a file `contents`. Source: seen, files of public projects.
  ///
  /// - Throws: `ModelFileError`
  public init(contents: Data) throws {
    let root = try ModelXML.read(contents)
    guard root.name == "model" else { throw ModelFileError("is no model: it begins with <\(root.name)>") }
    identifier = root["userDefinedModelVersionIdentifier"] ?? ""
    entities = try root.all("entity").map(Self.entity)
    configurations = [:]
    for configuration in root.all("configuration") {
      configurations[configuration["name"] ?? ""] = configuration.all("memberEntity").compactMap { $0["name"] }
    }
    requests = root.all("fetchRequest").compactMap { element in
      guard let name = element["name"], let entity = element["entity"] else { return nil }
      return Request(
        name: name, entity: entity, predicate: element["predicateString"], limit: Int(element["fetchLimit"] ?? "") ?? 0)
    }
  }

  private static func entity(_ element: ModelElement) throws -> Entity {
    guard let name = element["name"] else { throw ModelFileError("has an entity without a name") }
    let className = element["representedClassName"]
    return Entity(
      name: name, className: className == "NSManagedObject" ? nil : className, parent: element["parentEntity"],
      isAbstract: element.flag("isAbstract"),
      codeGeneration: element["codeGenerationType"].flatMap { CodeGeneration(rawValue: $0) } ?? .manual,
      renamingIdentifier: element["elementID"],
      attributes: try element.all("attribute").map { try attribute($0, name) },
      relationships: try element.all("relationship").map { try relationship($0, name) },
      uniqueness: element.all("uniquenessConstraints").flatMap { $0.all("uniquenessConstraint") }.map {
        $0.all("constraint").compactMap { $0["value"] }
      })
  }
  private static func attribute(_ element: ModelElement, _ owner: String) throws -> Attribute {
    guard let name = element["name"] else { throw ModelFileError("has an attribute without a name in \(owner)") }
    return Attribute(
      name: name, type: element["attributeType"] ?? "Undefined", isOptional: element.flag("optional"),
      isTransient: element.flag("transient"), usesScalar: element.flag("usesScalarValueType"),
      defaultValue: element["defaultValueString"] ?? element["defaultDateTimeInterval"],
      renamingIdentifier: element["elementID"], minimum: element["minValueString"] ?? element["minDateTimeInterval"],
      maximum: element["maxValueString"] ?? element["maxDateTimeInterval"], pattern: element["regularExpressionString"],
      allowsExternalStorage: element.flag("allowsExternalBinaryDataStorage"),
      transformer: element["valueTransformerName"], customClass: element["customClassName"],
      isDerived: element.flag("derived"), derivation: element["derivationExpression"])
  }
  private static func relationship(_ element: ModelElement, _ owner: String) throws -> Relationship {
    guard let name = element["name"], let destination = element["destinationEntity"] else {
      throw ModelFileError("has a relationship without a name or a destination in \(owner)")
    }
    let isToMany = element.flag("toMany")
    return Relationship(
      name: name, destination: destination, inverseName: element["inverseName"], isOptional: element.flag("optional"),
      isTransient: element.flag("transient"), isToMany: isToMany, isOrdered: element.flag("ordered"),
      minimum: Int(element["minCount"] ?? "") ?? 0, maximum: isToMany ? Int(element["maxCount"] ?? "") ?? 0 : 1,
      deletionRule: element["deletionRule"] ?? "No Action", renamingIdentifier: element["elementID"])
  }
}
