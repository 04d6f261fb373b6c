import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Parameter static var isNew = false`: a `$isNew` that keeps the value, and accessors that ask it.
struct TipParameterMacro: AccessorMacro, PeerMacro {
  private struct Property {
    let name: String
    let type: TypeSyntax?
    let value: ExprSyntax
    let access: String
  }
  private static func property(
    _ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax, in context: some MacroExpansionContext,
    isDiagnosed: Bool
  ) -> Property? {
    guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let value = binding.initializer?.value,
      variable.modifiers.contains(where: { $0.name.text == "static" })
    else {
      if isDiagnosed {
        let message = Misuse(
          "@Parameter is for a static variable with a value, as in '@Parameter static var isLoggedIn: Bool = false'")
        context.diagnose(Diagnostic(node: Syntax(node), message: message))
      }
      return nil
    }
    let levels: Set = ["public", "package", "internal", "fileprivate", "private"]
    let access = variable.modifiers.first { levels.contains($0.name.text) }.map { $0.name.text + " " } ?? ""
    return Property(name: pattern.identifier.text, type: binding.typeAnnotation?.type, value: value, access: access)
  }

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let property = property(declaration, node, in: context, isDiagnosed: false) else { return [] }
    return [
      "get { $\(raw: property.name).wrappedValue }", "set { $\(raw: property.name).wrappedValue = newValue }",
    ]
  }
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let property = property(declaration, node, in: context, isDiagnosed: true) else { return [] }
    let type = property.type.map { ": TipKit.Tips.Parameter<\($0.trimmedDescription)>" } ?? ""
    var options = ""
    if case .argumentList(let list) = node.arguments, let first = list.first {
      options = ", options: \(first.expression.trimmedDescription)"
    }
    return [
      """
      \(raw: property.access)static let $\(raw: property.name)\(raw: type) = TipKit.Tips.Parameter(\
      Self.self, \(literal: property.name), \(property.value.trimmed)\(raw: options))
      """
    ]
  }
}
