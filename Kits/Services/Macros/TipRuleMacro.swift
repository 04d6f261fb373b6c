import SwiftSyntax
import SwiftSyntaxMacros

/// `#Rule(Self.$isNew) { $0 == true }`: a rule that asks the closure.
struct TipRuleMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> ExprSyntax {
    var arguments = node.arguments.map { $0.expression.trimmedDescription }
    if let closure = node.trailingClosure { arguments.append(closure.trimmedDescription) }
    return "TipKit.Tips.Rule(\(raw: arguments.joined(separator: ", ")))"
  }
}
