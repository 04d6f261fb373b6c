import SwiftSyntax
import SwiftSyntaxMacros

/// `@_PersistedProperty(index)`: the accessors of a property of a model, which `@Model` adds.
struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let property = ModelProperty(declaration) else { return [] }
    let name = property.name
    var index = node.argumentText
    if let owner = context.lexicalContext.first?.as(ClassDeclSyntax.self), owner.inheritanceClause != nil {
      let type = owner.name.trimmedDescription
      index = "\(type)._$offset\(type) + \(index)"
    }
    return [
      """
      @storageRestrictions(accesses: _$storage, initializes: \(raw: property.storage))
      init(initialValue) {
        _$storage.initialize(\(raw: index), initialValue)
        \(raw: property.storage) = SwiftData._SwiftDataNoType()
      }
      """,
      "get { _$storage.get(self, \\.\(raw: name), \(raw: index)) }",
      setter(property, index),
    ]
  }

  /// The setter, with the statements of the property's observers around it.
  private static func setter(_ property: ModelProperty, _ index: String) -> AccessorDeclSyntax {
    let set = "_$storage.set(self, \\.\(property.name), \(index), newValue)"
    guard case .accessors(let observers)? = property.binding.accessorBlock?.accessors else {
      return "set { \(raw: set) }"
    }
    var lines = ["let oldValue = self.\(property.name)", "_ = oldValue"]
    for observer in observers where observer.accessorSpecifier.tokenKind == .keyword(.willSet) {
      lines.append("do {\n\(bound(observer, "newValue"))\n}")
    }
    lines.append(set)
    for observer in observers where observer.accessorSpecifier.tokenKind == .keyword(.didSet) {
      lines.append("do {\n\(bound(observer, "oldValue"))\n}")
    }
    return "set {\n\(raw: lines.joined(separator: "\n"))\n}"
  }
  /// The statements of an observer, with the name that it has given its value.
  private static func bound(_ observer: AccessorDeclSyntax, _ value: String) -> String {
    let statements = observer.body?.statements.description ?? ""
    guard let name = observer.parameters?.name.text, name != value else { return statements }
    return "let \(name) = \(value)\n_ = \(name)\n\(statements)"
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let property = ModelProperty(declaration) else { return [] }
    return ["private nonisolated(unsafe) var \(raw: property.storage): SwiftData._SwiftDataNoType"]
  }
}
