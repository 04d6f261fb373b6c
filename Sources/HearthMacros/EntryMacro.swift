import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry`: a property that reads and writes the value of a key, and the key.
///
/// What kind of key it is follows from the type that the extension around it extends. The default value is computed
/// with each read, as that of a key written by hand may be.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    // The peer reports what is wrong. With a getter the compiler has nothing to add to that.
    guard let entry = Entry(declaration, in: context, reportsTo: nil) else {
      let variable = declaration.as(VariableDeclSyntax.self)
      let mayHaveGetter =
        variable?.bindingSpecifier.tokenKind == .keyword(.var) && variable?.bindings.first?.accessorBlock == nil
      return mayHaveGetter ? ["get { Swift.fatalError() }"] : []
    }
    return [
      "get { self[\(entry.key).self] }",
      "set { self[\(entry.key).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let entry = Entry(declaration, in: context, reportsTo: node) else { return [] }
    let members: DeclSyntax
    switch (entry.container, entry.type, entry.defaultValue) {
    case (.focusedValues, let type?, _):
      members = "typealias Value = \(type)"
    case (_, let type?, let value):
      members = "static var defaultValue: \(type) { \(value ?? "nil") }"
    case (_, nil, let value):
      members = "@__EntryDefaultValue static var defaultValue = \(value ?? "nil")"
    }
    return [
      """
      private struct \(entry.key): SwiftUI.\(raw: entry.container.keyProtocol) {
        \(members)
      }
      """
    ]
  }
}

/// The default value of a key without a type of its own: the compiler takes the type from the value.
struct EntryDefaultValueMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value else { return [] }
    return ["get { \(value.trimmed) }"]
  }
}

private struct Entry {
  enum Container: String, CaseIterable {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    var keyProtocol: String {
      switch self {
      case .environmentValues: "EnvironmentKey"
      case .transaction: "TransactionKey"
      case .containerValues: "ContainerValueKey"
      case .focusedValues: "FocusedValueKey"
      }
    }
  }

  let container: Container
  let key: TokenSyntax
  /// The value's type, where it is written; of a focused value, without the optional around it.
  let type: TypeSyntax?
  let defaultValue: ExprSyntax?

  /// Nil for what cannot be an entry. What is wrong is reported at `attribute`.
  init?(
    _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext,
    reportsTo attribute: AttributeSyntax?
  ) {
    func report(_ message: String) {
      if let attribute { context.report(message, at: attribute) }
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
      !variable.modifiers.isOfType, variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, binding.accessorBlock == nil
    else {
      report("'@Entry' goes before one stored 'var'")
      return nil
    }
    let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    let owner = extended?.split(separator: ".").last.map(String.init)
    guard let container = owner.flatMap(Container.init(rawValue:)) else {
      let containers = Container.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      report("'@Entry' belongs into an extension of one of \(containers)")
      return nil
    }
    self.container = container
    let plainName = name.text.trimmingBackticks
    key = .identifier("__Key_\(plainName)")
    let written = binding.typeAnnotation?.type.trimmed
    defaultValue = binding.initializer?.value.trimmed

    guard container != .focusedValues else {
      guard let wrapped = written?.wrappedType else {
        report("'@Entry' in 'FocusedValues' needs an optional type, as in 'var \(plainName): String?'")
        return nil
      }
      if let defaultValue, !defaultValue.is(NilLiteralExprSyntax.self) {
        report("a focused value has no default but nil: nothing offers it")
        return nil
      }
      type = wrapped
      return
    }
    type = written
    if defaultValue == nil, written?.wrappedType == nil {
      report("'@Entry' needs a default value, as in 'var \(plainName) = true'")
      return nil
    }
  }
}

extension TypeSyntax {
  /// What an optional type wraps.
  fileprivate var wrappedType: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    if let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
      case .type(let wrapped)? = named.genericArgumentClause?.arguments.first?.argument
    {
      return wrapped.trimmed
    }
    return nil
  }
}

extension String {
  fileprivate var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
