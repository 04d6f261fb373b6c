import SwiftSyntax

/// A stored property of a model that its store keeps.
struct ModelProperty {
  let name: String
  let variable: VariableDeclSyntax
  let binding: PatternBindingSyntax
  /// The arguments of `@Attribute` and `@Relationship`, where the property has one.
  let attribute: AttributeSyntax?
  let relationship: AttributeSyntax?

  var isConstant: Bool { variable.bindingSpecifier.tokenKind == .keyword(.let) }
  var type: TypeSyntax? { binding.typeAnnotation?.type.trimmed }
  /// The value that a new model starts with, as it is written.
  var defaultValue: ExprSyntax? { binding.initializer?.value.trimmed }
  /// The name of the storage that stands for the property while the compiler checks initialisers.
  var storage: String { "_" + name.filter { $0 != "`" } }
  /// The name without the marks that a keyword needs.
  var plainName: String { name.filter { $0 != "`" } }

  /// Nil for what is no property of the store: computed, of the type, transient, lazy, weak, or of several names.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      !variable.modifiers.contains(where: { Self.excluded.contains($0.name.text) }),
      Self.isStored(binding), variable.attribute("Transient") == nil
    else { return nil }
    // A constant with a value is the same in each model.
    if variable.bindingSpecifier.tokenKind == .keyword(.let), binding.initializer != nil { return nil }
    self.name = name.text
    self.variable = variable
    self.binding = binding
    attribute = variable.attribute("Attribute")
    relationship = variable.attribute("Relationship")
  }

  private static let excluded: Set<String> = ["static", "class", "lazy", "weak", "unowned", "override"]

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let accessors = binding.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// The properties of a class, in the order of its source: a property's index is its position here.
  static func all(in group: some DeclGroupSyntax) -> [ModelProperty] {
    group.memberBlock.members.compactMap { ModelProperty($0.decl) }
  }
}

extension VariableDeclSyntax {
  func attribute(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in attributes {
      let written = attribute.attributeName.trimmedDescription
      if written == name || written == "SwiftData." + name { return attribute }
    }
    return nil
  }
}

extension AttributeSyntax {
  /// What stands between the brackets, or nothing.
  var argumentText: String { arguments?.trimmedDescription ?? "" }
}
