import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: a class whose stored properties live in a store.
///
/// Each property gets accessors that read and write the model's storage by the property's index, and tell observers.
struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self) else {
      context.report("'@Model' belongs before a class", at: node)
      return []
    }
    let isRoot = protocols.contains { $0.trimmedDescription.hasSuffix("PersistentModel") }
    let name = type.name.trimmedDescription
    let properties = ModelProperty.all(in: type)
    let access = type.modelAccess
    var members: [DeclSyntax] = []
    if isRoot {
      members += [
        "\(raw: access)nonisolated(unsafe) var _$storage = SwiftData._ModelStorage(\(raw: name).self)",
        """
        \(raw: access)nonisolated var persistentBackingData: any SwiftData.BackingData<\(raw: name)> {
          get { SwiftData._backingData(of: self) }
          set { _$storage = SwiftData._storage(of: newValue, self) }
        }
        """,
      ]
    }
    let base = isRoot ? "" : type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
    if type.inheritanceClause != nil {
      members.append(
        "private static let _$offset\(raw: name): Int = \(raw: isRoot ? "0" : "SwiftData._propertyCount(of: \(base).self)")"
      )
    }
    members.append(metadata(of: type, properties, access: access, base: isRoot ? nil : base))
    members.append(initializer(of: name, properties, access: access, isRoot: isRoot))
    return members
  }

  /// What the schema is made of: names, key paths, defaults and options, a statement for each property.
  private static func metadata(
    of type: ClassDeclSyntax, _ properties: [ModelProperty], access: String, base: String?
  ) -> DeclSyntax {
    let name = type.name.trimmedDescription
    var lines: [String] = []
    for property in properties {
      var line = "list.add(\"\(property.plainName)\", \\.\(property.name), chain: \\\(name)?.?.\(property.name)"
      if let attribute = property.attribute { line += ", SwiftData.Schema.Attribute(\(attribute.argumentText))" }
      if let relationship = property.relationship {
        line += ", SwiftData.Schema.Relationship(\(relationship.argumentText))"
      }
      if property.isConstant { line += ", isConstant: true" }
      if let value = property.defaultValue { line += ", default: \(value)" }
      lines.append(line + ")")
    }
    for member in type.memberBlock.members {
      guard let macro = member.decl.as(MacroExpansionDeclSyntax.self) else { continue }
      let arguments = macro.arguments.trimmedDescription
      switch macro.macroName.text {
      case "Unique": lines.append("list.unique(\(arguments))")
      case "Index": lines.append("list.index(\(arguments))")
      default: break
      }
    }
    let isOverride = base == nil ? "" : "override "
    return """
      \(raw: access)nonisolated \(raw: isOverride)class var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        \(raw: lines.isEmpty ? "let" : "var") list = SwiftData._PropertyList<\(raw: name)>(\(raw: base.map { "inherited: \($0).schemaMetadata" } ?? ""))
        \(raw: lines.joined(separator: "\n"))
        return list.metadata
      }
      """
  }

  /// What makes a model of the values that a store has.
  private static func initializer(
    of name: String, _ properties: [ModelProperty], access: String, isRoot: Bool
  ) -> DeclSyntax {
    var lines: [String] = []
    let backing = isRoot ? name : "\(name)"
    if properties.contains(where: \.isConstant) || isRoot {
      lines.append("let storage = SwiftData._ModelStorage.of(backingData, \(name).self)")
    }
    for (index, property) in properties.enumerated() {
      if property.isConstant {
        lines.append("\(property.name) = storage.constant(\(index))")
      } else {
        lines.append("\(property.storage) = SwiftData._SwiftDataNoType()")
      }
    }
    if isRoot {
      lines.append("_$storage = storage")
    } else {
      lines.append("super.init(backingData: SwiftData._cast(backingData))")
    }
    return """
      \(raw: access)required nonisolated init(backingData: any SwiftData.BackingData<\(raw: backing)>) {
        \(raw: lines.joined(separator: "\n"))
      }
      """
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    guard let property = ModelProperty(member), !property.isConstant else { return [] }
    let index = ModelProperty.all(in: declaration).firstIndex { $0.name == property.name } ?? 0
    return ["@SwiftData._PersistedProperty(\(raw: index))"]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard protocols.contains(where: { $0.trimmedDescription.hasSuffix("PersistentModel") }) else { return [] }
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): nonisolated SwiftData.PersistentModel, nonisolated Observation.Observable {}")
    ]
  }
}

extension ClassDeclSyntax {
  /// The access of what a protocol demands of the class, with a space behind it.
  var modelAccess: String {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      default: break
      }
    }
    return ""
  }
}
