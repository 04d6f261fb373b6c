import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin

  /// The program that the compiler asks to expand the macros of the modules TipKit, WidgetKit and FoundationModels.
  @main struct ServicesMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      TipParameterMacro.self, TipRuleMacro.self, WidgetPreviewMacro.self, GenerableMacro.self, GuideMacro.self,
    ]
  }
#endif

/// What a macro cannot be used for, as the compiler shows it.
struct Misuse: DiagnosticMessage {
  let message: String
  let severity = DiagnosticSeverity.error
  var diagnosticID: MessageID { MessageID(domain: "Services", id: message) }

  init(_ message: String) { self.message = message }
}
