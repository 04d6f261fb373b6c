import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin

  /// The program that the compiler asks to expand the macros of the module CoreData.
  @main struct CoreDataMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [ManagedMacro.self, ManagesMacro.self]
  }
#endif

/// What a macro cannot be used for, as the compiler shows it.
struct Misuse: DiagnosticMessage {
  let message: String
  let severity = DiagnosticSeverity.error
  var diagnosticID: MessageID { MessageID(domain: "CoreData", id: message) }

  init(_ message: String) { self.message = message }
}
