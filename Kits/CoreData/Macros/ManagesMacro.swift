import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@_Manages func addToItems(_ value: Item)`: a body that changes the relationship that the method's name says.
struct ManagesMacro: BodyMacro {
  /// Source: seen, the methods that Xcode 16 writes into the extension of an entity's class.
  static func expansion(
    of node: AttributeSyntax, providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) -> [CodeBlockItemSyntax] {
    guard let method = declaration.as(FunctionDeclSyntax.self) else { return [] }
    let name = method.name.text, parameters = method.signature.parameterClause.parameters
    let verbs = ["addTo", "removeFrom", "insertInto", "replace"]
    guard let verb = verbs.first(where: { name.hasPrefix($0) && name.count > $0.count }), !parameters.isEmpty else {
      let message = Misuse(
        "@NSManaged is for methods that change a relationship, as in '@NSManaged func addToItems(_ value: Item)'")
      context.diagnose(Diagnostic(node: Syntax(node), message: message))
      return []
    }
    let title = name.dropFirst(verb.count), key = title.prefix(1).lowercased() + title.dropFirst()
    var value = "nil", place = "nil"
    for parameter in parameters {
      let own = (parameter.secondName ?? parameter.firstName).text
      if parameter.firstName.text == "at" { place = own } else { value = own }
    }
    return ["_managedChange(\(literal: verb), \(literal: key), \(raw: value), at: \(raw: place))"]
  }
}
