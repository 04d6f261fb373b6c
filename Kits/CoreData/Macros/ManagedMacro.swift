import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@_Managed var name: String?`: accessors that ask the managed object for the value with the property's name.
struct ManagedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.typeAnnotation != nil,
      binding.initializer == nil
    else {
      let message = Misuse(
        "@NSManaged is for a variable with a type and without a value, as in '@NSManaged var name: String?'")
      context.diagnose(Diagnostic(node: Syntax(node), message: message))
      return []
    }
    var name = pattern.identifier.text
    if name.hasPrefix("`") { name = String(name.dropFirst().dropLast()) }
    return ["get { _managedValue(\(literal: name)) }", "set { _setManagedValue(newValue, \(literal: name)) }"]
  }
}
