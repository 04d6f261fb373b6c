import CoreDataModel
import Foundation
import HearthUI

import class HearthUI.NSExpression

/// The files of models among a program's resources.
enum ModelFiles {
  /// The program's bundle and those of its packages, which lie beside it or in it.
  static var bundles: [Bundle] {
    var found = [Bundle.main] + Bundle.allBundles
    for folder in [Bundle.main.bundleURL, Bundle.main.resourceURL].compactMap({ $0 }) {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      for name in names where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
        if let bundle = Bundle(path: folder.appendingPathComponent(name).path) { found.append(bundle) }
      }
    }
    return found
  }
  static func all(in bundles: [Bundle]) -> [URL] {
    var seen: Set<String> = [], result: [URL] = []
    for folder in bundles.flatMap({ [$0.bundleURL, $0.resourceURL] }).compactMap({ $0 }) {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      for name in names where name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel") {
        if seen.insert(folder.path + "/" + name).inserted { result.append(folder.appendingPathComponent(name)) }
      }
    }
    return result
  }
  /// The file of the model with a name.
  static func url(named name: String) -> URL? {
    all(in: bundles).first { $0.deletingPathExtension().lastPathComponent == name }
  }

  static func entity(_ file: ModelDocument.Entity) -> NSEntityDescription {
    let result = NSEntityDescription()
    result.name = file.name
    result.managedObjectClassName = file.className ?? "NSManagedObject"
    result.isAbstract = file.isAbstract
    result.renamingIdentifier = file.renamingIdentifier
    result.uniquenessConstraints = file.uniqueness
    result.properties = file.attributes.map(attribute) + file.relationships.map(relationship)
    return result
  }
  private static func attribute(_ file: ModelDocument.Attribute) -> NSAttributeDescription {
    let result: NSAttributeDescription
    if file.isDerived {
      let derived = NSDerivedAttributeDescription()
      derived.derivationExpression = file.derivation.map { NSExpression(format: $0) }
      result = derived
    } else {
      result = NSAttributeDescription()
    }
    result.name = file.name
    result.isOptional = file.isOptional
    result.isTransient = file.isTransient
    result.renamingIdentifier = file.renamingIdentifier
    result.attributeType = types[file.type] ?? .undefinedAttributeType
    result.valueTransformerName = file.transformer
    result.allowsExternalBinaryDataStorage = file.allowsExternalStorage
    result.defaultValue = file.defaultValue.flatMap { value($0, result.attributeType) }
    result.setValidationPredicates(validation(file, result.attributeType), withValidationWarnings: nil)
    return result
  }
  private static func validation(_ file: ModelDocument.Attribute, _ type: NSAttributeType) -> [NSPredicate] {
    let name = type == .stringAttributeType ? "length" : "SELF"
    func limit(_ text: String) -> Any? {
      type == .stringAttributeType ? Int(text) : value(text, type)
    }
    var all: [NSPredicate] = []
    if let low = file.minimum.flatMap(limit) { all.append(NSPredicate(format: "\(name) >= %@", low)) }
    if let high = file.maximum.flatMap(limit) { all.append(NSPredicate(format: "\(name) <= %@", high)) }
    if let pattern = file.pattern { all.append(NSPredicate(format: "SELF MATCHES %@", pattern)) }
    return all
  }
  private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int64(text)
    case .doubleAttributeType, .floatAttributeType: Double(text)
    case .decimalAttributeType: Decimal(string: text)
    case .booleanAttributeType: text == "YES" || text == "1" || text == "true"
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .stringAttributeType: text
    default: nil
    }
  }
  private static func relationship(_ file: ModelDocument.Relationship) -> NSRelationshipDescription {
    let result = NSRelationshipDescription()
    result.name = file.name
    result.isOptional = file.isOptional
    result.isTransient = file.isTransient
    result.renamingIdentifier = file.renamingIdentifier
    (result.minCount, result.maxCount, result.isOrdered) = (file.minimum, file.maximum, file.isOrdered)
    result.deleteRule =
      switch file.deletionRule {
      case "Nullify": .nullifyDeleteRule
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      default: .noActionDeleteRule
      }
    return result
  }
  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
    "Decimal": .decimalAttributeType, "Double": .doubleAttributeType, "Float": .floatAttributeType,
    "String": .stringAttributeType, "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType, "ObjectID": .objectIDAttributeType,
  ]
}
