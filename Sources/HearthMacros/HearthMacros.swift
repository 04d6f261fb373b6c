import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin

  /// The program that the compiler asks to expand the macros of the module HearthUI.
  ///
  /// Compiled against the modules that a toolchain has of swift-syntax there is no program but a library, which the
  /// compiler loads: it finds the macros by their names.
  @main struct HearthMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      EntryMacro.self, EntryDefaultValueMacro.self, AnimatableMacro.self, AnimatableIgnoredMacro.self,
      PreviewMacro.self, PreviewableMacro.self,
    ]
  }
#endif

/// What a macro cannot be used for, as the compiler shows it.
struct Misuse: DiagnosticMessage {
  let message: String
  let severity = DiagnosticSeverity.error
  var diagnosticID: MessageID { MessageID(domain: "SwiftUI", id: message) }

  init(_ message: String) { self.message = message }
}

extension MacroExpansionContext {
  func report(_ message: String, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
    diagnose(Diagnostic(node: Syntax(node), message: Misuse(message), fixIts: fixIts))
  }
}

extension DeclModifierListSyntax {
  func contains(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
  /// `static` or `class`.
  var isOfType: Bool { contains(.static) || contains(.class) }
}
