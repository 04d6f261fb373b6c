import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin

  /// The program that the compiler asks to expand the macros of the module SwiftData.
  @main struct SwiftDataMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      ModelMacro.self, PersistedPropertyMacro.self, MarkerMacro.self, ConstraintMacro.self, ModelActorMacro.self,
    ]
  }
#endif

/// What a macro cannot be used for, as the compiler shows it.
struct Misuse: DiagnosticMessage {
  let message: String
  let severity = DiagnosticSeverity.error
  var diagnosticID: MessageID { MessageID(domain: "SwiftData", id: message) }

  init(_ message: String) { self.message = message }
}

extension MacroExpansionContext {
  func report(_ message: String, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: Syntax(node), message: Misuse(message)))
  }
}
