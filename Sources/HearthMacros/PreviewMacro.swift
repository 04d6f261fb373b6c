import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: a type of a name that nobody else has, which makes the preview. The program
/// finds it in the table of its conformances.
///
/// What it writes names no module: files with previews of view controllers often import UIKit alone. Variables marked with
/// `@Previewable` become properties of a view around the rest of the body.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    var name: ExprSyntax = "nil"
    var traits: [ExprSyntax] = []
    var arguments: ExprSyntax?
    var body = node.trailingClosure
    var label = ""
    for argument in node.arguments {
      // A trait after the first one has no label.
      if let written = argument.label?.text { label = written }
      switch label {
      case "traits": traits.append(argument.expression.trimmed)
      case "arguments": arguments = argument.expression.trimmed
      case "body": body = argument.expression.as(ClosureExprSyntax.self)
      default: name = argument.expression.trimmed
      }
    }
    guard let body else {
      context.report("'#Preview' needs its body as a closure, as in '#Preview { Page() }'", at: node)
      return []
    }
    guard let place = context.location(of: node) else { return [] }
    let type = context.makeUniqueName("Preview")
    let made = "\(traits.map(\.description).joined(separator: ", "))"
    if let arguments {
      // The closure has a parameter, so that variables at its top are not properties of a view.
      return [
        """
        nonisolated struct \(type): _PreviewGroupRegistry {
          @MainActor static func _makePreviews() -> [_Preview] {
            _Preview._group(
              \(name), traits: [\(raw: made)], arguments: \(arguments), file: \(place.file), line: \(place.line)
            ) \(body.trimmed)
          }
        }
        """
      ]
    }
    return [
      """
      nonisolated struct \(type): _PreviewRegistry {
        @MainActor static func _makePreview() -> _Preview {
          \(wrapper(body, in: context))
          return .init(\(name), traits: [\(raw: made)], file: \(place.file), line: \(place.line)) \(content(body))
        }
      }
      """
    ]
  }

  /// A view with the variables that are marked, where there are any.
  private static func wrapper(_ body: ClosureExprSyntax, in context: some MacroExpansionContext) -> DeclSyntax {
    let variables = body.previewables
    if variables.isEmpty { return "" }
    let properties = variables.map { $0.trimmedDescription }.joined(separator: "\n")
    return """
      struct __Previewed: SwiftUI.View {
        \(raw: properties)
        var body: some SwiftUI.View {
          \(body.rest)
        }
      }
      """
  }
  private static func content(_ body: ClosureExprSyntax) -> ExprSyntax {
    body.previewables.isEmpty ? ExprSyntax(body.trimmed) : "{ __Previewed() }"
  }
}

/// `@Previewable`: says something to `#Preview` around it, which takes it away.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let isInPreview = context.lexicalContext.contains { scope in
      (scope.as(MacroExpansionExprSyntax.self)?.macroName ?? scope.as(MacroExpansionDeclSyntax.self)?.macroName)?.text
        == "Preview"
    }
    if !isInPreview {
      context.report("'@Previewable' goes before a variable at the top of the body of '#Preview'", at: node)
    }
    return []
  }
}

extension ClosureExprSyntax {
  /// The variables marked with `@Previewable`, without the mark.
  fileprivate var previewables: [VariableDeclSyntax] { statements.compactMap(\.previewable) }
  /// The statements that remain.
  fileprivate var rest: CodeBlockItemListSyntax { statements.filter { $0.previewable == nil } }
}

extension CodeBlockItemSyntax {
  fileprivate var previewable: VariableDeclSyntax? {
    guard var variable = item.as(VariableDeclSyntax.self) else { return nil }
    let others = variable.attributes.filter { element in
      let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return name != "Previewable" && name != "SwiftUI.Previewable"
    }
    if others.count == variable.attributes.count { return nil }
    variable.attributes = others
    return variable
  }
}
