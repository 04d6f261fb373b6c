import SwiftSyntax

// A view of a Mac has a layer once it wants one, and its apps ask each time whether it has: `view.layer?.cornerRadius = 8`. Here each view has
// one, as on other systems of Apple.

extension SourceLowering {
  /// Whether an expression is the layer of a view, as far as names say. An app's own property of this name may be what it asks about.
  private func isLayer(_ node: ExprSyntax) -> Bool {
    guard setup.platform == .macOS, !names.hasOptionalLayer else { return false }
    if let member = node.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text == "layer" }
    return !declaresLayer && node.as(DeclReferenceExprSyntax.self)?.baseName.text == "layer"
  }
  /// `layer?` and `layer!`, whose mark goes.
  func lowerLayer(_ node: ExprSyntax, _ mark: TokenSyntax) {
    if isLayer(node) { blank(mark) }
  }
  /// What is bound where there is a layer: that there is one has to stay a question for the compiler.
  func lowerLayerBinding(_ node: OptionalBindingConditionSyntax) {
    guard let value = node.initializer?.value else {
      guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
      if isLayer(ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name.text)))) {
        edits.insert(" = \(name.text) as Optional", at: end(name))
      }
      return
    }
    var part = value
    while true {
      if isLayer(part) { return edits.insert(" as Optional", at: end(value)) }
      if let chain = part.as(OptionalChainingExprSyntax.self) {
        part = chain.expression
      } else if let forced = part.as(ForceUnwrapExprSyntax.self) {
        part = forced.expression
      } else if let base = part.as(MemberAccessExprSyntax.self)?.base {
        part = base
      } else if let call = part.as(FunctionCallExprSyntax.self) {
        part = call.calledExpression
      } else if let called = part.as(SubscriptCallExprSyntax.self) {
        part = called.calledExpression
      } else {
        return
      }
    }
  }
}

/// Whether a file has a variable or a parameter that is called `layer`.
final class LayerVisitor: SyntaxVisitor {
  private(set) var isFound = false
  init() { super.init(viewMode: .sourceAccurate) }
  static func finds(in tree: SourceFileSyntax) -> Bool {
    let visitor = LayerVisitor()
    visitor.walk(tree)
    return visitor.isFound
  }
  private func note(_ name: TokenSyntax?) -> SyntaxVisitorContinueKind {
    if name?.text == "layer" { isFound = true }
    return .visitChildren
  }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern.as(IdentifierPatternSyntax.self)?.identifier)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName)
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName)
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern.as(IdentifierPatternSyntax.self)?.identifier)
  }
}
