import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview(as: .systemSmall) { CountWidget() } timeline: { Entry(count: 1) }`: a preview like that of a view, which the program finds in the same way.
struct WidgetPreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    var name = "nil", parts: [String] = []
    for argument in node.arguments {
      let value = argument.expression.trimmedDescription
      if let label = argument.label?.text { parts.append("\(label): \(value)") } else { name = value }
    }
    if let closure = node.trailingClosure { parts.append("widget: \(closure.trimmedDescription)") }
    for closure in node.additionalTrailingClosures {
      parts.append("\(closure.label.text): \(closure.closure.trimmedDescription)")
    }
    guard let place = context.location(of: node) else { return [] }
    let type = context.makeUniqueName("Preview")
    return [
      """
      nonisolated struct \(type): _PreviewRegistry {
        @MainActor static func _makePreview() -> _Preview {
          ._widget(\(raw: name), file: \(place.file), line: \(place.line), \(raw: parts.joined(separator: ", ")))
        }
      }
      """
    ]
  }
}
