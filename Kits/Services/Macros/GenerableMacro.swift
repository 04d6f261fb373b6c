import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Guide`: read by `@Generable`, which surrounds it. Alone it is nothing.
struct GuideMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}

/// `@Generable`: a schema of a structure's properties or an enumeration's cases, and how values are made of content and say what they are.
struct GenerableMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let access = access(of: declaration)
    let description = description(of: node)
    if let enumeration = GenerableEnumeration(declaration) {
      return [enumeration.schema(access: access, description: description)]
    }
    guard declaration.is(StructDeclSyntax.self) else {
      let message = Misuse("'@Generable' belongs before a structure or an enumeration")
      context.diagnose(Diagnostic(node: Syntax(node), message: message))
      return []
    }
    let properties = properties(of: declaration, in: context)
    let listed = properties.map { "\n      " + $0.schema + "," }.joined()
    let partial = properties.map { "\n  \(access)var \($0.name): \($0.plainType).PartiallyGenerated?" }.joined()
    let assigned = properties.map {
      "\n    self.\($0.name) = try content.value(forProperty: \"\($0.plainName)\")"
    }.joined()
    return [
      """
      \(raw: access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
        FoundationModels.GenerationSchema(
          type: Self.self, description: \(raw: description),
          properties: [\(raw: listed)
          ])
      }
      """,
      """
      \(raw: access)nonisolated struct PartiallyGenerated: Swift.Identifiable, FoundationModels.ConvertibleFromGeneratedContent {
        \(raw: access)var id: FoundationModels.GenerationID\(raw: partial)
        \(raw: access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
          self.id = content.id ?? FoundationModels.GenerationID()\(raw: assigned)
        }
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let access = access(of: declaration)
    let body: String
    if let enumeration = GenerableEnumeration(declaration) {
      body = enumeration.conversions(access: access)
    } else {
      guard declaration.is(StructDeclSyntax.self) else { return [] }
      let properties = properties(of: declaration, in: nil)
      let assigned = properties.map {
        "\n    self.\($0.name) = try content.value(forProperty: \"\($0.plainName)\")"
      }.joined()
      let told = properties.map { property in
        property.isOptional
          ? "\n    if let value = self.\(property.name) { properties.append((\"\(property.plainName)\", value)) }"
          : "\n    properties.append((\"\(property.plainName)\", self.\(property.name)))"
      }.joined()
      body = """
          \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {\(assigned)
          }
          \(access)nonisolated var generatedContent: FoundationModels.GeneratedContent {
            \(properties.isEmpty ? "let" : "var") properties: [(String, any FoundationModels.ConvertibleToGeneratedContent)] = []\(told)
            return FoundationModels.GeneratedContent(properties: properties) { _, last in last }
          }
        """
    }
    return [
      try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated FoundationModels.Generable {\n\(raw: body)\n}")
    ]
  }

  /// The access of what the protocol demands, with a space behind it.
  private static func access(of declaration: some DeclGroupSyntax) -> String {
    for modifier in declaration.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public): return "public "
      case .keyword(.package): return "package "
      case .keyword(.fileprivate), .keyword(.private): return "fileprivate "
      default: break
      }
    }
    return ""
  }
  private static func description(of node: AttributeSyntax) -> String {
    guard case .argumentList(let list) = node.arguments,
      let argument = list.first(where: { $0.label?.text == "description" })
    else { return "nil" }
    return argument.expression.trimmedDescription
  }

  private static func properties(
    of declaration: some DeclGroupSyntax, in context: (any MacroExpansionContext)?
  ) -> [GenerableProperty] {
    declaration.memberBlock.members.flatMap { member -> [GenerableProperty] in
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { return [] }
      let isStored = !variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
      guard isStored else { return [] }
      let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
      // `var a, b: Int`: a type stands behind the last name alone.
      var type: TypeSyntax?
      var result: [GenerableProperty] = []
      for binding in variable.bindings.reversed() {
        type = binding.typeAnnotation?.type ?? type
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          !binding.isComputed, !(isConstant && binding.initializer != nil)
        else { continue }
        guard let known = type?.trimmedDescription ?? binding.initializer?.value.literalType else {
          let message = Misuse("A property of a '@Generable' type needs a type, as in 'var \(name): String'")
          context?.diagnose(Diagnostic(node: Syntax(binding), message: message))
          continue
        }
        result.insert(GenerableProperty(name: name, type: known, guide: variable.guide), at: 0)
      }
      return result
    }
  }
}

/// A property that a model writes.
struct GenerableProperty {
  let name: String
  let type: String
  /// What stands within `@Guide(…)`.
  let guide: LabeledExprListSyntax?

  var plainName: String { name.filter { $0 != "`" } }
  var isOptional: Bool { type.hasSuffix("?") || type.hasPrefix("Optional<") }
  /// The type without its question mark.
  var plainType: String {
    if type.hasSuffix("?") { return String(type.dropLast()) }
    return type.hasPrefix("Optional<") ? String(type.dropFirst("Optional<".count).dropLast()) : type
  }
  var schema: String {
    var description = "nil", guides: [String] = []
    for argument in guide ?? [] {
      let value = argument.expression.trimmedDescription
      if argument.label?.text == "description" { description = value } else { guides.append(value) }
    }
    let bounds = guides.isEmpty ? "" : ", guides: [\(guides.joined(separator: ", "))]"
    return """
      FoundationModels.GenerationSchema.Property(name: "\(plainName)", description: \(description), type: (\(type)).self\(bounds))
      """
  }
}

extension VariableDeclSyntax {
  fileprivate var guide: LabeledExprListSyntax? {
    for case .attribute(let attribute) in attributes
    where ["Guide", "FoundationModels.Guide"].contains(attribute.attributeName.trimmedDescription) {
      if case .argumentList(let list) = attribute.arguments { return list }
    }
    return nil
  }
}
extension PatternBindingSyntax {
  fileprivate var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
extension ExprSyntax {
  /// The type of a literal.
  fileprivate var literalType: String? {
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    return nil
  }
}
