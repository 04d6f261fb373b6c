import SwiftSyntaxMacros

#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin

  @main
  struct SwiftDataMacros: CompilerPlugin {
    let providingMacros: [Macro.Type] = []
  }
#endif
